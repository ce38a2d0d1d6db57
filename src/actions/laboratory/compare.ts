import { message, together, type Message } from "../../message";
import { Stopped, engine } from "../../engine";
import { type GeneratorFigures, type SolverFigures, generatorSeconds, solverSeconds } from "../../maze/comparison";
import { type Grid, countCells } from "../../maze/model";
import { solverFacts } from "../../maze/solvers";
import { type ExcelSession, Refusal, seedFrom } from "../../worksheet/excel";
import { findPlace } from "../../worksheet/walls";
import { reportContents } from "../../worksheet/laboratory";
import { addSheetInFront, findSheetPlace } from "../../worksheet/newSheets";
import { readSheet } from "../../worksheet/sheet";
import { sizeDrawn } from "../../worksheet/lattice";
import { facts } from "../../worksheet/facts";
import { savedMask } from "../../worksheet/shapeAndEnds";
import { type Dialogue, actFor, askFirst } from "../core";
import {
  type CompareChoice,
  type Comparison,
  type Measured,
  choiceOf,
  comparisonReport,
  madeOf,
  refusedIn,
} from "./comparisonReport";

/** Seconds. */
const LONG = 30;
/** Solvers are also compared on mazes with this share of extra openings, in percent: without loops all find the same path. */
const SOLVER_OPENINGS = 10;

/** What a person chooses to compare; without sizes, mazes of the size and shape of the one in front. */
export type ComparisonWanted = Omit<CompareChoice, "sizes"> & { readonly sizes: CompareChoice["sizes"] | undefined };

/**
 * Measures hundreds of mazes and writes the results to a new sheet "Comparison". The same choice and seed give the same figures, except the
 * times. Without a choice it is what the comparison in front was asked for. Stop ends the measuring at once; the sheet then holds what was
 * measured, and says that it was stopped.
 */
export function compare(wanted: ComparisonWanted | undefined, dialogue: Dialogue) {
  return actFor(dialogue, async ({ session, changes }) => {
    const choice = wanted ?? (await choiceInFront(session));
    const sizes = choice.sizes ?? [await sizeInFront(session)];
    const place = await findSheetPlace(session, changes, dialogue.say("comparison-sheet"));
    const seeded = { ...choice, sizes, seed: seedFrom(choice.seed) };
    const compared = { choice: seeded, generators: generatorPlans(seeded), solvers: solverPlans(seeded) };
    await askForTime(compared, dialogue);
    const isWhole = await measure(compared, dialogue);
    const [made, refused] = [madeOf(compared.generators), refusedIn(compared)];
    if (made === 0) {
      if (!isWhole) throw new Stopped();
      throw new Refusal(together(message("nothing-compared"), refused[0]?.figures?.refused));
    }
    const contents = reportContents(comparisonReport(compared, isWhole), dialogue.say);
    await changes.make(session.unstoppable(), addSheetInFront(place, contents));
    const written = together(
      message("comparison-written", { mazes: made, sheet: place.name }),
      refused.length === 0 ? undefined : message("comparison-left-some-out"),
    );
    return { sentence: isWhole ? written : together(message("stopped"), written), seed: seeded.seed };
  });
}

async function choiceInFront(session: ExcelSession): Promise<CompareChoice> {
  const { names, name } = await readSheet(session);
  const choice = choiceOf(facts.comparison.read(names));
  if (choice === undefined) throw new Refusal(message("no-comparison-here", { sheet: name }));
  return choice;
}

async function sizeInFront(session: ExcelSession): Promise<Grid> {
  const { state, area, selection } = await findPlace(session, await readSheet(session));
  // One cell of some maze says nothing of its size until that maze is read.
  if (selection?.focus !== undefined) throw new Refusal(message("generate-or-select", { sheet: state.name }));
  const { rows, columns } = state.grid === undefined ? area : sizeDrawn(area, state.before);
  return { rows, columns, mask: state.grid && savedMask(state.names, area) };
}

async function askForTime({ choice, generators: made, solvers }: Comparison, dialogue: Dialogue): Promise<void> {
  const { generators, sizes, mazes } = choice;
  const seconds =
    sum(made.map(({ plan }) => generatorSeconds(plan))) + sum(solvers.map(({ plan }) => solverSeconds(plan)));
  if (seconds <= LONG) return;
  const cells = sum(sizes.map(countCells)) * generators.length * mazes;
  await askFirst(dialogue, {
    sentence: message("comparison-takes-long", { mazes: made.length * mazes, cells, time: inWords(seconds) }),
    yes: message("begin-comparison"),
  });
}

function inWords(seconds: number): Message {
  if (seconds < 90) return message("time-in-seconds", { seconds: Math.round(seconds) });
  return message("time-in-minutes", { minutes: Math.round(seconds / 60) });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** Measures until all is done or the person presses Stop; returns whether it finished. Reports progress a hundred times at most. */
async function measure({ choice, generators, solvers }: Comparison, dialogue: Dialogue): Promise<boolean> {
  const { signal } = dialogue;
  type Found = { readonly made: number; readonly refused?: Message | undefined; readonly isPlanned?: boolean };
  const reporting = (groups: readonly Measured<unknown, Found>[]) => {
    let told = 0;
    return () => {
      const planned = groups.filter(({ figures }) => figures?.refused === undefined && figures?.isPlanned !== false);
      const [done, total] = [madeOf(groups), choice.mazes * planned.length];
      const percent = Math.floor((100 * done) / Math.max(1, total));
      if (percent !== told) dialogue.progress(done, total);
      told = percent;
    };
  };
  dialogue.progress(0, choice.mazes * generators.length);
  const [ofGenerators, ofSolvers] = [reporting(generators), reporting(solvers)];
  try {
    for (const each of generators) {
      const note = (figures: GeneratorFigures) => {
        each.figures = figures;
        ofGenerators();
      };
      note(await engine.run("compareGenerator", each.plan, signal, note));
    }
    for (const each of solvers) {
      const note = (figures: SolverFigures) => {
        each.figures = figures;
        ofSolvers();
      };
      note(await engine.run("compareSolvers", each.plan, signal, note));
    }
    return true;
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return false;
  }
}

function generatorPlans({ generators, sizes, mazes, seed, variation }: CompareChoice): Comparison["generators"] {
  return sizes.flatMap((size) =>
    generators.map((generator) => ({ plan: { generator, size, mazes, seed, variation } })),
  );
}

/** For each size, mazes with as many extra openings as chosen, and if these are few, some with more. */
function solverPlans({ generators, sizes, mazes, seed, variation, withSolvers }: CompareChoice): Comparison["solvers"] {
  if (!withSolvers) return [];
  const looped = { ...variation, openPercent: SOLVER_OPENINGS };
  // A pattern goes with no openings.
  const isOpened = (variation.openPercent ?? 0) >= SOLVER_OPENINGS || (variation.pattern ?? 0) !== 0;
  const all = isOpened ? [variation] : [variation, looped];
  const ids = solverFacts.map(({ id }) => id);
  return sizes.flatMap((size) =>
    all.map((each) => ({ plan: { solvers: ids, generators, size, mazes, seed, variation: each } })),
  );
}
