import { message, type Message, together, type SayWords } from "../../message";
import { engine } from "../../engine";
import { type Figures, Sample, metrics, theoryOf, unusualness } from "../../maze/comparison";
import type { Recipe } from "../../maze/code";
import { type Ends, type Maze, cornerEnds, countCells } from "../../maze/model";
import { type Expectations, generatorFactsById, isUnvaried } from "../../maze/generators";
import type { Shape } from "../../maze/measures";
import { addressOf } from "../../worksheet/addresses";
import { facts } from "../../worksheet/facts";
import { betweenCells } from "../../worksheet/walls";
import { type Report, type ReportChart, reportContents, tableOf } from "../../worksheet/laboratory";
import { type Column, addSheetInFront, findSheetPlace } from "../../worksheet/newSheets";
import { type ActionOutcome, type Dialogue, act } from "../core";
import { mazeInFront, endsIfMarked } from "../maze";
import { recipeOf } from "../make";
import { unitFormats } from "./comparisonReport";

/** Number of mazes of the same kind that a maze is compared with, and the size above which it is compared with none. */
const SAMPLE = 200;
const MOST_SAMPLED = 20_000;
/** Cells of all these mazes together. */
const SAMPLED_CELLS = 400_000;
const LEAST_SAMPLE = 20;
/** Lengths of dead ends up to this one have a column of their own. */
const LENGTHS = 30;

/**
 * Measures the maze in front and writes its figures to a new sheet "Statistics": beside each the mean for mazes of the same algorithm,
 * size, loops and ends, the theoretical value, and how unusual it is. A maze drawn or changed by hand has only its own figures.
 */
export function statisticsOfMaze(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const { session, changes } = action;
    const reading = betweenCells(await mazeInFront(action));
    const { state, area, maze, remark } = reading;
    const place = await findSheetPlace(session, changes, dialogue.say("statistics-sheet"));
    const marked = endsIfMarked(reading);
    const ends = marked ?? cornerEnds(maze);
    const recipe = await recipeOf(facts.code.read(state.names), maze, dialogue.signal);
    const isWhole = recipe !== undefined && isUnvaried(recipe.variation);
    const generator = isWhole ? recipe.generator : undefined;
    const own = await engine.run("measureMaze", { maze, ends, generator }, dialogue.signal);
    const sample = recipe && (await sampled(recipe, maze, ends, dialogue));
    const rows = judged(own.figures, sample, theoryOfMaze(own.expected, maze, ends), maze);
    const where = { area: addressOf(area), sheet: state.name };
    const lines = [
      message("statistics-title", where),
      inFigures(maze, own.shape),
      sample && recipe
        ? message("compared-with-mazes", { mazes: sample.length, generator: generatorFactsById(recipe.generator).name })
        : message("compared-with-nothing"),
      mostUnusual(rows),
    ];
    const lengths = own.deadEndLengths;
    const report: Report = {
      lines: lines.map((line) => (line === undefined ? "" : dialogue.say(line))),
      charts: lengths.some((count) => count > 0) ? [lengthsChart(lengths, dialogue.say)] : [],
      tables: [tableOf(dialogue.say("statistics-table"), columns(dialogue.say), rows)],
    };
    await changes.make(session.unstoppable(), addSheetInFront(place, reportContents(report)));
    return together(message("statistics-written", { ...where, written: place.name }), remark);
  });
}

function inFigures(maze: Maze, { passages, components, loops, closedCells: closed }: Shape): Message {
  return message("maze-in-figures", { cells: countCells(maze), passages, parts: components, loops, closed });
}

/** Mazes of the same recipe with other seeds; undefined for a maze that is too large. Their ends are those of the maze. */
async function sampled(
  recipe: Recipe,
  maze: Maze,
  ends: Ends,
  dialogue: Dialogue,
): Promise<readonly Figures[] | undefined> {
  const cells = countCells(maze);
  if (cells > MOST_SAMPLED) return undefined;
  const count = Math.max(LEAST_SAMPLE, Math.min(SAMPLE, Math.floor(SAMPLED_CELLS / cells)));
  const figures: Figures[] = [];
  for (let number = 1; number <= count; number++) {
    dialogue.progress(number - 1, count);
    const other = { ...recipe, seed: `statistics ${number}` };
    figures.push(await engine.run("figures", { recipe: other, ends }, dialogue.signal));
  }
  return figures;
}

/** What theory says about a maze with these ends; solutions only from corner to corner. */
function theoryOfMaze(expected: Expectations, maze: Maze, ends: Ends): Expectations {
  const corners = cornerEnds(maze);
  const span = ({ entrance, exits }: Ends) => [entrance, ...exits].sort((a, b) => a - b).join();
  return span(ends) === span(corners) ? expected : { ...expected, solutionLength: undefined };
}

type Judged = ReturnType<typeof judged>[number];

/** Each figure beside what is expected: by theory, or by the mazes that it is compared with. */
function judged(own: Figures, sample: readonly Figures[] | undefined, theories: Expectations, maze: Maze) {
  return metrics.map((metric, i) => {
    const figure = own[i];
    const theory = theoryOf(metric, maze, theories);
    const others = new Sample();
    let below = 0;
    for (const figures of sample ?? []) {
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
    const words = isKnown ? unusualness(z, Math.abs(figure - expected) < 1e-9) : undefined;
    // The share of those mazes whose figure is lower; half of the equal ones count as lower.
    const lower = figure === undefined || others.n === 0 ? undefined : below / others.n;
    return { metric, figure, theory, mean, deviation, z, lower, words };
  });
}

/** "Most unusual: Solution, unusually low (z = -2.31)." */
function mostUnusual(rows: readonly Judged[]): Message | undefined {
  const varying = rows.filter(({ z }) => z !== undefined).sort((a, b) => Math.abs(b.z!) - Math.abs(a.z!));
  const [first] = varying;
  if (first?.words === undefined) return undefined;
  return message("most-unusual", { metric: first.metric.name, words: first.words, z: first.z! });
}

const byUnit = ({ metric }: Judged) => unitFormats[metric.unit].format;
const columns = (say: SayWords): readonly Column<Judged>[] => [
  { heading: say("column-measure"), of: ({ metric }) => say(metric.name) },
  { heading: say("column-this-maze"), of: ({ figure }) => figure, format: byUnit },
  { heading: say("column-theory"), of: ({ theory }) => theory?.value, format: byUnit },
  { heading: say("column-mean"), of: ({ mean }) => mean, format: byUnit },
  {
    heading: say("column-deviation"),
    of: ({ figure, deviation }) => (figure === undefined ? "" : deviation),
    format: byUnit,
  },
  { heading: say("column-z"), of: ({ z }) => z, format: "0.00" },
  { heading: say("column-lower"), of: ({ lower }) => lower, format: "0%" },
  { heading: say("in-words-label"), of: ({ words }) => words && say(words), isIndented: true },
];

/** How many dead ends are how long; those longer than {@link LENGTHS} cells together. */
function lengthsChart(lengths: readonly number[], say: SayWords): ReportChart {
  const longest = Math.min(LENGTHS, lengths.length - 1);
  const rows = Array.from({ length: longest }, (_, i) => [
    say(message("length-in-cells", { cells: i + 1 })),
    lengths[i + 1] ?? 0,
  ]);
  const longer = lengths.slice(longest + 1).reduce((sum, count) => sum + (count ?? 0), 0);
  if (longer > 0) rows.push([say("longer-dead-ends"), longer]);
  const title = say("dead-ends-by-length");
  const deadEnds = say("metric-dead-ends");
  return {
    type: "ColumnClustered",
    name: title,
    title,
    categories: say("axis-cells-up-to-fork"),
    values: deadEnds,
    sentence: say("dead-ends-by-length-means"),
    figures: [[say("column-length"), deadEnds], ...rows],
    format: "0",
    axisFormat: unitFormats.number.axisFormat,
  };
}
