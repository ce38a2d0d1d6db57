import { engine } from "../../engine";
import { type Figures, type Metric, Sample, metrics, theoryOf, unusualness } from "../../maze/comparison";
import type { Recipe } from "../../maze/code";
import { type Ends, type Maze, cornerEnds, countCells, counted } from "../../maze/model";
import type { Expectation, Expectations } from "../../maze/expected";
import { generatorFactsById, isPerfect } from "../../maze/generators";
import type { Shape } from "../../maze/measures";
import { addressOf } from "../../worksheet/excel";
import { facts } from "../../worksheet/memory";
import {
  type Column,
  type Report,
  type ReportChart,
  findReportPlace,
  reportWritten,
  tableOf,
} from "../../worksheet/laboratory";
import { type ActionOutcome, type Dialogue, act, endsOf, mazeInFront } from "../desk";
import { recipeOf } from "../make";
import { theorySource, units } from "./comparisonReport";

/** Number of mazes of the same kind that a maze is compared with, and the size above which it is compared with none. */
const SAMPLE = 200;
const MOST_SAMPLED = 20_000;
/** Cells of all these mazes together. */
const SAMPLED_CELLS = 400_000;
const LEAST_SAMPLE = 20;
/** Lengths of dead ends up to this one have a column of their own. */
const LENGTHS = 30;

/** The figures of mazes made the same way: each one's, and their means. */
interface SampledFigures {
  readonly generator: string;
  readonly figures: readonly Figures[];
}

/**
 * Measures the maze in front and writes its figures to a new sheet "Statistics": beside each the mean for mazes of the same algorithm,
 * size, loops and ends, the theoretical value, and how unusual it is. A maze drawn or changed by hand has only its own figures.
 * Throws ActionFailure; the workbook is then as it was.
 */
export function statisticsOfMaze(dialogue: Dialogue): Promise<ActionOutcome> {
  return act("Statistics", dialogue, async (job, changes) => {
    const reading = await mazeInFront(job, dialogue);
    const { state, area, maze, remark } = reading;
    const place = await findReportPlace(job, "Statistics");
    const marked = endsOf(reading);
    const ends = marked ?? cornerEnds(maze);
    const recipe = await recipeOf(facts.code.read(state.names), maze, dialogue.signal);
    const isWhole = recipe !== undefined && isPerfect(recipe.imperfection);
    const generator = isWhole ? recipe.generator : undefined;
    const own = await engine.run("measureMaze", { maze, ends, generator }, dialogue.signal);
    const sample = recipe && (await sampled(recipe, maze, ends, dialogue));
    const rows = judged(own.figures, sample, theoryOfMaze(own.expected, maze, ends), maze);
    const where = `${addressOf(area)} on ${state.name}`;
    const lines = [
      `Statistics of the maze in ${where}`,
      shapeInWords(maze, own.shape),
      aboutEnds(marked) + aboutSample(sample, recipe),
      mostUnusual(rows),
    ];
    const lengths = own.deadEndLengths;
    const report: Report = {
      name: "Statistics",
      lines,
      charts: lengths.some((count) => count > 0) ? [lengthsChart(lengths)] : [],
      tables: [tableOf(HEADING, columns, rows)],
    };
    dialogue.progress(1, 1, "Writing the figures…");
    await changes.make(job.unstoppable(), reportWritten(place, report));
    return `The statistics of the maze in ${where} stand on the new sheet ${place.name}.${remark}`;
  });
}

function aboutEnds(marked: Ends | undefined): string {
  return marked === undefined ? "From corner to corner, because entrance or exit is missing. " : "";
}

function aboutSample(sample: SampledFigures | undefined, recipe: Recipe | undefined): string {
  if (sample !== undefined) {
    return `Compared with ${counted(sample.figures.length, "maze")} made the same way by ${sample.generator}.`;
  }
  return recipe === undefined
    ? "The maze was drawn or changed by hand: there is nothing that it could be compared with."
    : "The maze is too large to be compared with others; what theory says of it stands beside its figures.";
}

function shapeInWords(maze: Maze, { passages, parts, loops, closedCells }: Shape): string {
  const closed = closedCells === 0 ? "" : `, ${counted(closedCells, "closed cell")}`;
  return `${counted(countCells(maze), "cell")}, ${counted(passages, "passage")}, ${counted(parts, "part")}, ${counted(loops, "loop")}${closed}`;
}

/** Mazes of the same recipe with other seeds; undefined for a maze that is too large. Their ends are those of the maze. */
async function sampled(
  recipe: Recipe,
  maze: Maze,
  ends: Ends,
  dialogue: Dialogue,
): Promise<SampledFigures | undefined> {
  const cells = countCells(maze);
  if (cells > MOST_SAMPLED) return undefined;
  const count = Math.max(LEAST_SAMPLE, Math.min(SAMPLE, Math.floor(SAMPLED_CELLS / cells)));
  const figures: Figures[] = [];
  for (let number = 1; number <= count; number++) {
    dialogue.progress(number - 1, count, `Measuring mazes: ${number - 1} of ${count}`);
    const other = { ...recipe, seed: `statistics ${number}` };
    figures.push(await engine.run("figures", { recipe: other, ends }, dialogue.signal));
  }
  const { name } = generatorFactsById(recipe.generator);
  return { generator: isPerfect(recipe.imperfection) ? name : `${name} with loops or blocked walls`, figures };
}

/** A row of the table: a maze's figure for a metric, and what is expected. */
interface Judged {
  readonly metric: Metric;
  readonly figure: number | undefined;
  readonly theory: Expectation | undefined;
  /** Of the mazes that it is compared with. */
  readonly mean: number | undefined;
  readonly deviation: number | undefined;
  readonly z: number | undefined;
  /** The share of those mazes whose figure is lower; half of the equal ones count as lower. */
  readonly lower: number | undefined;
  /** "" where nothing is expected. */
  readonly words: string;
}

/** What theory says about a maze with these ends; solutions only from corner to corner. */
function theoryOfMaze(expected: Expectations, maze: Maze, ends: Ends): Expectations {
  const corners = cornerEnds(maze);
  const span = ({ entrance, exits }: Ends) => [entrance, ...exits].sort((a, b) => a - b).join();
  return span(ends) === span(corners) ? expected : { ...expected, solutionLength: undefined };
}

function judged(own: Figures, sample: SampledFigures | undefined, theories: Expectations, maze: Maze): Judged[] {
  return metrics.map((metric, i) => {
    const figure = own[i];
    const theory = theoryOf(metric, maze, theories);
    const others = new Sample();
    let below = 0;
    for (const figures of sample?.figures ?? []) {
      const other = figures[i];
      if (other === undefined) continue;
      others.add(other);
      if (figure !== undefined) below += other < figure ? 1 : other === figure ? 0.5 : 0;
    }
    const mean = others.n === 0 ? undefined : others.mean;
    const expected = theory?.value ?? mean;
    const deviation = theory?.sd ?? others.sd;
    const isKnown = figure !== undefined && expected !== undefined && deviation !== undefined;
    const z = isKnown && deviation > 0 ? (figure - expected) / deviation : undefined;
    const words = isKnown ? unusualness(z, Math.abs(figure - expected) < 1e-9) : "";
    const lower = figure === undefined || others.n === 0 ? undefined : below / others.n;
    return { metric, figure, theory, mean, deviation, z, lower, words };
  });
}

/** "Most unusual: Solution, unusually low (z = -2.31)." */
function mostUnusual(rows: readonly Judged[]): string {
  const varying = rows.filter(({ z }) => z !== undefined).sort((a, b) => Math.abs(b.z!) - Math.abs(a.z!));
  const [first] = varying;
  return first === undefined ? "" : `Most unusual: ${first.metric.name}, ${first.words} (z = ${first.z!.toFixed(2)}).`;
}

const byUnit = ({ metric }: Judged) => units[metric.unit].format;
const columns: readonly Column<Judged>[] = [
  { heading: "Measure", of: ({ metric }) => metric.name },
  { heading: "This maze", of: ({ figure }) => figure, format: byUnit },
  { heading: "Theory", of: ({ theory }) => theory?.value, format: byUnit },
  { heading: "Mean", of: ({ mean }) => mean, format: byUnit },
  { heading: "Deviation", of: ({ figure, deviation }) => (figure === undefined ? "" : deviation), format: byUnit },
  { heading: "z", of: ({ z }) => z, format: "0.00" },
  { heading: "Lower", of: ({ lower }) => lower, format: "0%" },
  { heading: "In words", of: ({ words }) => words, isIndented: true },
  { heading: "Theory is", of: ({ theory }) => theorySource(theory) },
];
const HEADING =
  "z counts deviations from theory, or from the mean where there is none; “Lower” is the share of mazes below";

/** The number of dead ends by length; those longer than {@link LENGTHS} cells are counted together. */
function lengthsChart(lengths: readonly number[]): ReportChart {
  const longest = Math.min(LENGTHS, lengths.length - 1);
  const rows = Array.from({ length: longest }, (_, i) => [counted(i + 1, "cell"), lengths[i + 1] ?? 0]);
  const longer = lengths.slice(longest + 1).reduce((sum, count) => sum + (count ?? 0), 0);
  if (longer > 0) rows.push(["longer", longer]);
  return {
    type: "ColumnClustered",
    name: "Dead ends by length",
    title: "Dead ends by length",
    categories: "Cells up to the fork",
    values: "Dead ends",
    sentence: ["How many dead ends are how long.", "A dead end reaches up to the fork that it leaves."],
    figures: [["Length", "Dead ends"], ...rows],
    seriesBy: "Columns",
    format: "0",
    axisFormat: units.number.axisFormat,
    hasLegend: false,
  };
}
