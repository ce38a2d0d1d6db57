import { figuresOf, metrics, type Figures } from "../../maze/comparison/metrics";
import { Sample } from "../../maze/comparison/sample";
import { mazeInSlices, type Recipe } from "../../maze/code";
import { counted } from "../../maze/counted";
import { cornerEnds, type Ends } from "../../maze/ends";
import { generatorById, isPerfect } from "../../maze/generators";
import { countCells, type Maze } from "../../maze/maze";
import { deadEndLengthsInSlices } from "../../maze/measures/deadEnds";
import { measureShapeInSlices } from "../../maze/measures/statistics";
import type { Slices } from "../../maze/slices";
import { addressOf } from "../../worksheet/excel/addresses";
import { rememberedText } from "../../worksheet/excel/longText";
import { names } from "../../worksheet/excel/names";
import { inTurns } from "../../worksheet/excel/turns";
import type { Report, ReportChart, ReportTable } from "../../worksheet/laboratory/report";
import { dropReport, findReportPlace, writeReport } from "../../worksheet/laboratory/reportSheet";
import type { Dialogue } from "../desk/dialogue";
import { endsOf, mazeInFront } from "../desk/mazeInFront";
import { act, type ActionOutcome } from "../desk/work";
import { recipeOf } from "../make/recipe";
import { AXIS_FORMATS, FORMATS } from "./comparisonReport";

/** Mazes of the same kind that a maze is compared with, and above how many cells with none. */
const SAMPLE = 200;
const MOST_SAMPLED = 20_000;
/** Cells of all these mazes together. */
const SAMPLED_CELLS = 400_000;
const LEAST_SAMPLE = 20;
/** Lengths of dead ends that have a column of their own. */
const LENGTHS = 30;

/** The figures of mazes made the same way: each one's, and their means. */
interface SampledFigures {
  readonly generator: string;
  readonly figures: readonly Figures[];
}

/**
 * Measures the maze in front and writes its figures to a new sheet "Statistics": beside each what mazes of the same algorithm, size,
 * loops and ends have in the mean, and how unusual it is. A maze drawn or changed by hand has its own figures alone.
 * Throws ActionFailure; the workbook is then as it was.
 */
export function statisticsOfMaze(dialogue: Dialogue): Promise<ActionOutcome> {
  return act("Statistics", dialogue, async (job, ending) => {
    const reading = await mazeInFront(job, dialogue);
    const { state, area, maze, remark } = reading;
    const place = await findReportPlace(job, "Statistics");
    const marked = endsOf(reading);
    const ends = marked ?? cornerEnds(maze);
    const own = await inTurns(figuresOf(maze, ends), dialogue.signal);
    const recipe = await recipeOf(rememberedText(state.names, names.code), maze, dialogue.signal);
    const expected = recipe && (await sampled(recipe, maze, ends, dialogue));
    const where = `${addressOf(area)} on ${state.name}`;
    const lines = [
      `Statistics of the maze in ${where}`,
      await inTurns(shapeInWords(maze), dialogue.signal),
      aboutEnds(marked) + aboutSample(expected, recipe),
    ];
    const lengths = await inTurns(deadEndLengthsInSlices(maze), dialogue.signal);
    const report: Report = {
      name: "Statistics",
      lines,
      charts: lengths.some((count) => count > 0) ? [lengthsChart(lengths)] : [],
      tables: [figuresTable(own, expected)],
    };
    dialogue.progress(1, 1, "Writing the figures…");
    ending.mendBy((mender) => dropReport(mender, place));
    ending.otherwise = `A part of the figures may stand on the new sheet ${place.name}; delete it.`;
    await writeReport(job.unstoppable(), place, report);
    return `The statistics of the maze in ${where} stand on the new sheet ${place.name}.${remark}`;
  });
}

function aboutEnds(marked: Ends | undefined): string {
  return marked === undefined ? "From corner to corner, because entrance or exit is missing. " : "";
}

function aboutSample(expected: SampledFigures | undefined, recipe: Recipe | undefined): string {
  if (expected !== undefined) {
    return `Compared with ${counted(expected.figures.length, "maze")} made the same way by ${expected.generator}.`;
  }
  return recipe === undefined
    ? "The maze was drawn or changed by hand: there is nothing that it could be compared with."
    : "The maze is too large to be compared with others.";
}

function* shapeInWords(maze: Maze): Slices<string> {
  const { passages, parts, loops, closedCells } = yield* measureShapeInSlices(maze);
  const closed = closedCells === 0 ? "" : `, ${counted(closedCells, "closed cell")}`;
  return `${counted(countCells(maze), "cell")}, ${counted(passages, "passage")}, ${counted(parts, "part")}, ${counted(loops, "loop")}${closed}`;
}

/** Mazes of the same recipe, but for their seeds; nothing of a maze that is too large. Their ends are those of the maze. */
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
    const other = await inTurns(mazeInSlices({ ...recipe, seed: `statistics ${number}` }), dialogue.signal);
    figures.push(await inTurns(figuresOf(other, ends), dialogue.signal));
  }
  const { name } = generatorById(recipe.generator);
  return { generator: isPerfect(recipe.imperfection) ? name : `${name} with loops or blocked walls`, figures };
}

/** "Lower" is the share of the other mazes whose figure is lower; half of those with the same one count as lower. */
function figuresTable(own: Figures, expected: SampledFigures | undefined): ReportTable {
  const rows = metrics.map(({ name }, i) => {
    const figure = own[i];
    const others = (expected?.figures ?? []).flatMap((figures) => figures[i] ?? []);
    if (figure === undefined || others.length === 0) return [name, figure ?? "", "", "", "", ""];
    const sample = new Sample();
    for (const other of others) sample.add(other);
    const { mean, sd } = sample;
    const lower = others.reduce((sum, other) => sum + (other < figure ? 1 : other === figure ? 0.5 : 0), 0);
    return [
      name,
      figure,
      mean,
      sd ?? "",
      sd === undefined || sd === 0 ? "" : (figure - mean) / sd,
      lower / others.length,
    ];
  });
  const formats = metrics.map(({ unit }) => FORMATS[unit]);
  const all = (column: number, format: string) => ({ column, formats: metrics.map(() => format) });
  return {
    heading: "Its figures; “Lower” is the share of such mazes that have less",
    columns: ["Measure", "This maze", "Mean", "Deviation", "z", "Lower"],
    rows,
    formats: [...[1, 2, 3].map((column) => ({ column, formats })), all(4, "0.00"), all(5, "0%")],
  };
}

/** How many dead ends are how long; those longer than {@link LENGTHS} cells together. */
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
    axisFormat: AXIS_FORMATS.number,
    hasLegend: false,
  };
}
