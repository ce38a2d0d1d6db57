import { generatorSeconds, solverSeconds } from "../../maze/comparison/duration";
import { GeneratorComparison } from "../../maze/comparison/generatorComparison";
import { SolverComparison, type SolverPlan } from "../../maze/comparison/solverComparison";
import { counted, grouped } from "../../maze/counted";
import { countCells, type Grid } from "../../maze/maze";
import type { Slices } from "../../maze/slices";
import { solvers } from "../../maze/solvers";
import { freshSeed } from "../../worksheet/excel/freshSeed";
import type { Job } from "../../worksheet/excel/job";
import { Refusal, Stopped } from "../../worksheet/excel/refusal";
import { inTurns } from "../../worksheet/excel/turns";
import { findPlace } from "../../worksheet/grid/readMaze";
import { dropReport, findReportPlace, writeReport } from "../../worksheet/laboratory/reportSheet";
import { rememberedMask } from "../../worksheet/sheet/mask";
import { readSheet } from "../../worksheet/sheet/sheetState";
import type { Dialogue } from "../desk/dialogue";
import { actFor, type ActionOutcome, askFirst } from "../desk/work";
import type { CompareChoice } from "./compareChoice";
import { type Compared, comparisonReport } from "./comparisonReport";

export interface CompareOutcome extends ActionOutcome {
  /** The seed that everything was made from; undefined where nothing was made. */
  readonly seed: string | undefined;
}

/** Above so many seconds the person is asked first. */
const LONG = 30;
/** Solvers are compared on mazes with loops too, in a hundred walls that fall: without any all find the same path. */
const SOLVER_LOOPS = 10;

/**
 * Measures mazes by the hundred and writes what came of it to a new sheet "Comparison": tables of figures against theory, and charts.
 * The same choice and seed give the same figures, but for the times. `clock` tells milliseconds.
 *
 * Stop ends the measuring at once; the sheet then tells of what was measured, and that it was stopped. Sixteen algorithms at one size
 * take 3 requests. Throws ActionFailure; the workbook is then as it was.
 */
export function compare(
  choice: CompareChoice,
  dialogue: Dialogue,
  clock: () => number = () => performance.now(),
): Promise<CompareOutcome> {
  return actFor<CompareOutcome>("Compare", dialogue, { seed: undefined }, async (job, ending) => {
    checkChoice(choice);
    const sizes = choice.asInFront === true ? [await sizeInFront(job)] : choice.sizes;
    const place = await findReportPlace(job, "Comparison");
    const seeded = { ...choice, sizes, seed: choice.seed === "" ? freshSeed() : choice.seed };
    await askForTime(seeded, dialogue);
    const compared = await measure(seeded, dialogue, clock);
    const { made, refused } = compared.generators;
    if (made === 0) {
      if (!compared.isWhole) throw new Stopped();
      throw new Refusal(
        `Choose other algorithms or sizes: none of these was measured. ${refused[0]?.sentence ?? ""}`.trim(),
      );
    }
    dialogue.progress(1, 1, "Writing the figures…");
    ending.mendBy((mender) => dropReport(mender, place));
    ending.otherwise = `A part of the figures may stand on the new sheet ${place.name}; delete it.`;
    // What was measured is written also where Stop was pressed.
    await writeReport(job.unstoppable(), place, comparisonReport(compared));
    const left = refused.length === 0 ? "" : " Some were left out; the sheet names them and says why.";
    const begun = compared.isWhole ? "" : "Stopped. ";
    const sentence = `${begun}The figures of ${counted(made, "maze")} stand on the new sheet ${place.name}.${left} The seed is ${seeded.seed}.`;
    return { sentence, seed: seeded.seed };
  });
}

function checkChoice({ generators, sizes, metrics, asInFront }: CompareChoice): void {
  if (generators.length === 0) throw new Refusal("Choose at least one algorithm.");
  if (sizes.length === 0 && asInFront !== true) throw new Refusal("Type at least one size.");
  if (metrics.length === 0) throw new Refusal("Choose at least one measure.");
}

/** Rows, columns and mask of the maze in front; one request, or two where it has no name. */
async function sizeInFront(job: Job): Promise<Grid> {
  const { state, area, isNamed } = await findPlace(job, await readSheet(job));
  const { rows, columns } = area;
  return { rows, columns, mask: isNamed ? rememberedMask(state.names, area) : undefined };
}

/** Says how long it would take where that is long, and asks. */
async function askForTime(choice: CompareChoice, dialogue: Dialogue): Promise<void> {
  const { generators, sizes, mazes, withSolvers } = choice;
  const seconds = generatorSeconds(choice) + (withSolvers ? solverSeconds(solverPlan(choice)) : 0);
  if (seconds <= LONG) return;
  const cells = sizes.reduce((sum, size) => sum + countCells(size), 0) * generators.length * mazes;
  const many = counted(generators.length * sizes.length * mazes, "maze");
  await askFirst(dialogue, {
    sentence: `${many} of ${grouped(cells)} cells together take about ${duration(seconds)}; Stop ends it, and what was measured stays. Begin?`,
    yes: "Begin",
  });
}

function duration(seconds: number): string {
  if (seconds < 90) return counted(Math.round(seconds), "second");
  return seconds < 5400 ? counted(Math.round(seconds / 60), "minute") : counted(Math.round(seconds / 3600), "hour");
}

/** Measures until all is done or the person presses Stop. */
async function measure(choice: CompareChoice, dialogue: Dialogue, clock: () => number): Promise<Compared> {
  const generators = new GeneratorComparison(choice, clock);
  const isMade = await runOn(generators.run(), dialogue, () => {
    const { made, planned } = generators;
    return [made, planned, `Measuring mazes: ${grouped(made)} of ${grouped(planned)}`];
  });
  if (!isMade || !choice.withSolvers) return { choice, generators, solvers: undefined, isWhole: isMade };
  const comparison = new SolverComparison(solverPlan(choice), clock);
  const isSolved = await runOn(comparison.run(), dialogue, () => {
    const { made, planned } = comparison;
    return [made, planned, `Solving mazes: ${grouped(made)} of ${grouped(planned)}`];
  });
  return { choice, generators, solvers: comparison, isWhole: isSolved };
}

/** On mazes with as many loops as were asked for, and where these are few, on some with more. */
function solverPlan({ generators, sizes, mazes, seed, imperfection }: CompareChoice): SolverPlan {
  const looped = { ...imperfection, loopPercent: SOLVER_LOOPS };
  const imperfections = imperfection.loopPercent < SOLVER_LOOPS ? [imperfection, looped] : [imperfection];
  return { solvers: solvers.map(({ id }) => id), generators, sizes, mazes, seed, imperfections };
}

/** Runs to the end, or until Stop; whether it came to the end. Progress is told a hundred times at most. */
async function runOn(
  work: Slices<void>,
  dialogue: Dialogue,
  state: () => readonly [done: number, total: number, sentence: string],
): Promise<boolean> {
  let told = -1;
  function* telling(): Slices<void> {
    for (;;) {
      const [done, total, sentence] = state();
      const percent = Math.floor((100 * done) / Math.max(1, total));
      if (percent !== told) dialogue.progress(done, total, sentence);
      told = percent;
      if (work.next().done === true) return;
      yield;
    }
  }
  try {
    await inTurns(telling(), dialogue.signal);
    return true;
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return false;
  }
}
