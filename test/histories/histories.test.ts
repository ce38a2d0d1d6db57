import fc from "fast-check";
import { IS_DEEP } from "../depth";
import { histories } from "./acts";
import type { Act } from "./kind";
import { play } from "./play";

/**
 * Histories: what a person and the add-in do to a workbook one after the other, in any order, with requests that fail and Stop
 * pressed in between, on the real client. After each act every promise is looked at (world.ts). A history that breaks one is made as
 * short as it can be and printed as acts, which `play` takes as they stand; its seed repeats it:
 * SOAK_SEED=… SOAK_RUNS=1 npx jest test/histories
 */
const LENGTH = 15;
const { SOAK_RUNS, SOAK_SEED, SOAK_CLASS, SOAK_WALKS } = process.env;
const runs = Number(SOAK_RUNS ?? (IS_DEEP ? 300 : 15));
const firstSeed = Number(SOAK_SEED ?? 1);

/** Every third history is one of a classroom, and every third one of people who walk; with SOAK_CLASS=1 or SOAK_WALKS=1 every one. */
function companyOf(seed: number): Parameters<typeof histories>[1] {
  if (SOAK_CLASS === "1" || SOAK_WALKS === "1") return SOAK_CLASS === "1" ? "classroom" : "walkers";
  return (["classroom", "walkers", "nobody"] as const)[seed % 3]!;
}

const faultOf = (acts: readonly Act[]) =>
  play(...acts).then(
    () => undefined,
    (error: unknown) => error,
  );

/** The same fault from fewer acts: those without which it does not come. */
async function shortened(acts: readonly Act[], first: unknown): Promise<{ acts: readonly Act[]; fault: unknown }> {
  let found = { acts, fault: first };
  for (let i = 0; i < found.acts.length;) {
    const fewer = found.acts.filter((_, at) => at !== i);
    const fault = await faultOf(fewer);
    if (fault === undefined) i++;
    else found = { acts: fewer, fault };
  }
  return found;
}

/** A test plays so many, so that none takes long by itself. */
const PART = 30;
const parts = Array.from({ length: Math.ceil(runs / PART) }, (_, part) => {
  const from = firstSeed + part * PART;
  return [from, Math.min(from + PART, firstSeed + runs) - 1] as const;
});

test.each(parts)(`histories of ${LENGTH} acts break no promise: seeds %i to %i`, async (from, to) => {
  const failures: string[] = [];
  for (let seed = from; seed <= to; seed++) {
    const [acts] = fc.sample(histories(LENGTH, companyOf(seed)), { numRuns: 1, seed });
    const first = await faultOf(acts!);
    if (first === undefined) continue;
    const { acts: few, fault } = await shortened(acts!, first);
    const code = few.map((act) => `  ${JSON.stringify(act)},`).join("\n");
    const said = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
    failures.push(`History of seed ${seed}:\nplay(\n${code}\n);\n\n${said}`);
  }
  if (failures.length > 0) throw new Error(failures.join("\n\n"));
});
