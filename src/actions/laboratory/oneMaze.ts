import { message, type Message, together } from "../../message";
import { engine } from "../../engine";
import { type Figures, Sample, metrics, theoryOf, unusualness } from "../../maze/comparison";
import type { Recipe } from "../../maze/code";
import { type Ends, type Maze, cornerEnds, countCells } from "../../maze/model";
import { type Expectations, generatorFactsById, isUnvaried } from "../../maze/generators";
import { addressOf, type Area, intersection } from "../../worksheet/addresses";
import { facts } from "../../worksheet/facts";
import { betweenCells, type MazeReading } from "../../worksheet/walls";
import { type ReportChart, reportContents, tableOf } from "../../worksheet/laboratory";
import { type CellOfRow, type Column, addSheetInFront, findSheetPlace } from "../../worksheet/newSheets";
import { type ActionOutcome, type Dialogue, act, actFor } from "../core";
import { mazeInFront, endsIfMarked, checkCells, readMarkedMaze } from "../maze";
import { recipeOf } from "../make";
import { unitFormats } from "./comparisonReport";
import { UNREACHED } from "../../maze/measures";
import { NEAREST, drawSolution } from "../../worksheet/solution";
import { distanceMarks } from "../../worksheet/looks";
import { cellName } from "../../worksheet/borders";
import { Refusal } from "../../worksheet/excel";
import type { Player } from "../watch";

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
    const ends = endsIfMarked(reading) ?? cornerEnds(maze);
    const recipe = await recipeOf(facts.code.read(state.names), maze, dialogue.signal);
    const generator = recipe && isUnvaried(recipe.variation) ? recipe.generator : undefined;
    const own = await engine.run("measureMaze", { maze, ends, generator }, dialogue.signal);
    const sample = recipe && (await sampled(recipe, maze, ends, dialogue));
    const rows = judged(own.figures, sample, theoryOfMaze(own.expected, maze, ends), maze);
    const where = { area: addressOf(area), sheet: state.name };
    const { passages, components: parts, loops, closedCells: closed } = own.shape;
    const report = {
      lines: [
        message("statistics-title", where),
        message("maze-in-figures", { cells: countCells(maze), passages, parts, loops, closed }),
        sample && recipe
          ? message("compared-with-mazes", {
              mazes: sample.length,
              generator: generatorFactsById(recipe.generator).name,
            })
          : message("compared-with-nothing"),
        mostUnusual(rows),
      ],
      charts: own.deadEndLengths.some((count) => count > 0) ? [lengthsChart(own.deadEndLengths)] : [],
      tables: [tableOf("statistics-table", columns, rows)],
    };
    await changes.make(session.unstoppable(), addSheetInFront(place, reportContents(report, dialogue.say)));
    return together(message("statistics-written", { ...where, written: place.name }), remark);
  });
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
    return { metric, figure, theory, mean, deviation: figure === undefined ? undefined : deviation, z, lower, words };
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
const columns: readonly Column<Judged>[] = [
  { heading: "column-measure", of: ({ metric }) => metric.name },
  { heading: "column-this-maze", of: ({ figure }) => figure, format: byUnit },
  { heading: "column-theory", of: ({ theory }) => theory?.value, format: byUnit },
  { heading: "column-mean", of: ({ mean }) => mean, format: byUnit },
  { heading: "column-deviation", of: ({ deviation }) => deviation, format: byUnit },
  { heading: "column-z", of: ({ z }) => z, format: "0.00" },
  { heading: "column-lower", of: ({ lower }) => lower, format: "0%" },
  { heading: "in-words-label", of: ({ words }) => words, isIndented: true },
];

/** How many dead ends are how long; those longer than {@link LENGTHS} cells together. */
function lengthsChart(lengths: readonly number[]): ReportChart {
  const longest = Math.min(LENGTHS, lengths.length - 1);
  const rows = Array.from({ length: longest }, (_, i): CellOfRow[] => [
    message("length-in-cells", { cells: i + 1 }),
    lengths[i + 1] ?? 0,
  ]);
  const longer = lengths.slice(longest + 1).reduce((sum, count) => sum + (count ?? 0), 0);
  if (longer > 0) rows.push([message("longer-dead-ends"), longer]);
  return {
    type: "ColumnClustered",
    name: "dead-ends-by-length",
    title: "dead-ends-by-length",
    categories: "axis-cells-up-to-fork",
    values: "metric-dead-ends",
    sentence: "dead-ends-by-length-means",
    figures: [[message("column-length"), message("metric-dead-ends")], ...rows],
    format: "0",
    axisFormat: unitFormats.number.axisFormat,
  };
}

/** The largest maze that is coloured, in cells; 60 x 60 takes less than 120 KB. */
const MOST_CELLS = 40_000;

/**
 * Fills the cells of the maze in front by their distance from its entrance, in eight bands. The earlier looks are kept in the workbook, as
 * for a solution, which this replaces: "Take colours away" restores exactly those. Refused while the current player shows a step before the
 * last. Gives the bands from near to far.
 */
export function colourDistances(current: Player | undefined, dialogue: Dialogue) {
  return actFor(dialogue, async (action) => {
    const { session, changes } = action;
    const marked = await readMarkedMaze(action, (found) => checkCells(found, MOST_CELLS));
    const { reading, isFree } = marked;
    const { state, area, maze, remark } = reading;
    const where = { area: addressOf(area), sheet: state.name };
    checkPlayed(current, reading);
    const { entrance, exits } = reading;
    const isMarked = entrance !== undefined && maze.has(entrance);
    const from = isMarked ? entrance : maze.standing.findIndex((_, cell) => maze.has(cell));
    const distances = await engine.run("distances", { maze, from }, dialogue.signal);
    const farthest = distances.reduce((most, distance, cell) => (distance > distances[most]! ? cell : most), from);
    const bands = bandsOf(distances, distances[farthest]!);
    const kinds = Uint8Array.from(distances, (distance, cell) =>
      distance === UNREACHED || !isFree(cell) ? 0 : NEAREST + bands.findIndex(({ to }) => distance <= to),
    );
    await changes.make(session, await drawSolution(session.stamp, marked.current, { kinds, isDistances: true }));
    const coloured = message("distances-coloured", {
      ...where,
      cell: cellName(area, from),
    });
    const apart = distances.reduce((sum, distance, cell) => sum + Number(distance === UNREACHED && maze.has(cell)), 0);
    const sentence = together(
      coloured,
      message("farthest-cell", { cell: cellName(area, farthest), steps: distances[farthest]! }),
      exitAway(exits, distances, area),
      apart === 0 ? undefined : message("cells-out-of-reach", { cells: apart }),
      remark,
    );
    return { sentence, bands };
  });
}

/** During playback the sheet does not show the whole maze, or the playback would be painted over. */
function checkPlayed(current: Player | undefined, { state, area }: MazeReading): void {
  if (current === undefined || current.isOver) return;
  const { position, play } = current;
  const { drawing, length: steps } = play;
  const isShown = drawing.sheetId === state.id && intersection(area, drawing.area) !== undefined;
  if (!isShown || position === steps) return;
  throw new Refusal(message("show-last-step-first", { place: drawing.place, step: position, steps }));
}

function exitAway(exits: readonly number[], distances: Int32Array, area: Area): Message | undefined {
  const reached = exits.filter((cell) => distances[cell]! > 0);
  if (reached.length === 0) return undefined;
  const nearest = reached.reduce((best, cell) => (distances[cell]! < distances[best]! ? cell : best));
  return message("nearest-exit-away", {
    cell: cellName(area, nearest),
    steps: distances[nearest]!,
  });
}

/** Bands of steps from the entrance, of widths that are equal or differ by one; one for each look, or fewer for fewer distances. */
function bandsOf(distances: Int32Array, farthest: number) {
  const count = Math.min(distanceMarks.length, farthest + 1);
  const first = (band: number) => Math.floor((band * (farthest + 1)) / count);
  return distanceMarks.slice(0, count).map((look, i) => {
    const [from, to] = [first(i), first(i + 1) - 1];
    const cells = distances.reduce((sum, distance) => sum + Number(distance >= from && distance <= to), 0);
    return { from, to, cells, look };
  });
}

export type DistanceBand = ReturnType<typeof bandsOf>[number];
