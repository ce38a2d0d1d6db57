import fc from "fast-check";
import { histories, kinds } from "./acts";
import type { Act } from "./kind";
import { World } from "./world";

/**
 * Histories: what a person and the add-in do to a workbook one after the other, in any order, with requests that fail and Stop
 * pressed in between, on the real client. After each act every promise is looked at (world.ts). A history that breaks one is made as
 * short as it can be and printed as acts, which `play` takes as they stand; its seed repeats it:
 * SOAK_SEED=… SOAK_RUNS=1 npx jest test/histories
 */
const LENGTH = 15;
const { SOAK_RUNS, SOAK_SEED } = process.env;
const runs = Number(SOAK_RUNS ?? 300);
const firstSeed = Number(SOAK_SEED ?? 1);

/** Plays a history from a new workbook on. Rejects with the promise that is broken. */
async function play(...acts: readonly Act[]): Promise<void> {
  const world = await World.open();
  for (const [name, given] of acts) {
    await kinds[name]!.run(world, given as never);
    await world.check();
  }
  await world.clearAll();
}

const faultOf = (acts: readonly Act[]) =>
  play(...acts).then(
    () => undefined,
    (error: unknown) => error,
  );

/** The same fault from fewer acts: those without which it does not come. */
async function shortened(acts: readonly Act[]): Promise<{ acts: readonly Act[]; fault: unknown }> {
  let found = { acts, fault: await faultOf(acts) };
  for (let i = 0; i < found.acts.length;) {
    const fewer = found.acts.filter((_, at) => at !== i);
    const fault = await faultOf(fewer);
    if (fault === undefined) i++;
    else found = { acts: fewer, fault };
  }
  return found;
}

test("a maze over whose cells others were pasted leaves no hidden name", async () => {
  const size = { columns: 2, rows: 1 };
  const made = { generator: "kruskal", seed: "b", setNumbers: "grid", pace: "step", tint: true, loopPercent: 50 };
  await play(
    ["generate", { size, made, yes: false, trouble: {} }],
    ["cut", { at: { row: 0, column: 0 }, to: { row: 0, column: 1 }, rows: 2, columns: 2, isElsewhere: false }],
  );
});

test("a maze that is cleared while another page colours its distances leaves no hidden name", async () => {
  const size = { columns: 5, rows: 3 };
  const made = {
    generator: "depth-first",
    seed: "b",
    setNumbers: "grid",
    pace: "instant",
    tint: false,
    loopPercent: 50,
  };
  const going = { yes: false, trouble: {} };
  const acts = [
    ["colourDistances", going],
    ["formatGrid", { size: { columns: 5, rows: 6 }, setNumbers: "grid", ...going }],
  ];
  const typed = { row: 12, column: 10, at: 154 };
  await play(
    ["generate", { size, made, yes: true, trouble: {} }],
    [
      "twoAtOnce",
      {
        acts,
        place: "pane",
        hasLocks: false,
        delays: [
          [6, 16, 1, 1, 14],
          [6, 37],
        ],
        typed,
      },
    ],
  );
});

test("what is left of a maze whose drawing again was aborted for good is cleared as the add-in's own", async () => {
  const made = { seed: "a", setNumbers: "none", pace: "instant", tint: false, loopPercent: 50 };
  const going = { yes: true, trouble: {} };
  const fault = { request: 5, action: 17, code: "RequestAborted" };
  await play(
    ["generate", { size: { columns: 2, rows: 1 }, made: { ...made, generator: "depth-first" }, ...going }],
    [
      "generate",
      { size: { columns: 2, rows: 2 }, made: { ...made, generator: "eller" }, ...going, trouble: { stopAt: 4 } },
    ],
    ["otherWindowGenerates", { seed: "x", yes: true, trouble: { fault, forGood: true } }],
    ["preparePage", going],
  );
});

/** A test plays so many, so that none takes long by itself. */
const PART = 30;
const parts = Array.from({ length: Math.ceil(runs / PART) }, (_, part) => {
  const from = firstSeed + part * PART;
  return [from, Math.min(from + PART, firstSeed + runs) - 1] as const;
});

test.each(parts)(`histories of ${LENGTH} acts break no promise: seeds %i to %i`, async (from, to) => {
  const failures: string[] = [];
  for (let seed = from; seed <= to; seed++) {
    const [acts] = fc.sample(histories(LENGTH), { numRuns: 1, seed });
    if ((await faultOf(acts!)) === undefined) continue;
    const { acts: few, fault } = await shortened(acts!);
    const code = few.map((act) => `  ${JSON.stringify(act)},`).join("\n");
    const said = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
    failures.push(`History of seed ${seed}:\nplay(\n${code}\n);\n\n${said}`);
  }
  if (failures.length > 0) throw new Error(failures.join("\n\n"));
});
