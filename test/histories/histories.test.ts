import fc from "fast-check";
import { acts } from "./commands";
import { World } from "./world";

/**
 * Histories: what a person and the add-in do to a workbook one after the other, in any order, with requests that fail and Stop
 * pressed in between. A history that breaks a promise is printed as the acts that it is made of, with the seed that repeats it:
 * LAVIRINT_SEED=… and, where it is printed, LAVIRINT_PATH=….
 */
const sequences = Number(process.env["LAVIRINT_HISTORIES"] ?? 300);
const seed = Number(process.env["LAVIRINT_SEED"] ?? 20_261_122);
const path = process.env["LAVIRINT_PATH"];

test(`${sequences} histories of up to 15 acts break no promise`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(acts, { maxCommands: 15, size: "max" }), async (history) => {
      const world = await World.open();
      await fc.asyncModelRun(() => ({ model: {}, real: world }), history);
    }),
    { numRuns: sequences, seed, ...(path !== undefined && { path }) },
  );
}, 2_147_483_647);
