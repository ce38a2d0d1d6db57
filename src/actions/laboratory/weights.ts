import { engine } from "../../engine";
import { message, together } from "../../message";
import { type GeneratorByWeight, generatorFactsById, shuffledWalls } from "../../maze/generators";
import { Maze, Random, cornerEnds } from "../../maze/model";
import { mazeAt, stepOutcome, stepWall, Outcome } from "../../maze/trace";
import { addressOf } from "../../worksheet/addresses";
import { Refusal, freshSeed } from "../../worksheet/excel";
import { drawingOfMaze } from "../../worksheet/identity";
import { cellName } from "../../worksheet/borders";
import { facts } from "../../worksheet/facts";
import { readSheet } from "../../worksheet/sheet";
import { readWeights } from "../../worksheet/graphs";
import { type TableCell, TEXT, tableContents } from "../../worksheet/newSheets";
import { unionFindContents } from "../../worksheet/unionFind";
import type { MazeReading } from "../../worksheet/walls";
import { type ActionOutcome, type Dialogue, type GenerateChoice, act, actFor } from "../core";
import { drawOnNewSheet, recipeOf } from "../make";
import { addHelperSheet, checkCells, mazeInFront, refuseCells } from "../maze";
import { generationPlay, startPlayer } from "../watch";

const MOST_CELLS = 10_000;
/** The rows above the table, with the headings. */
const FIRST_ROW = 6;
const HEADINGS = [
  "wall-heading",
  "steps-heading-cell",
  "steps-heading-neighbour",
  "weight-heading",
  "chance-heading",
  "bias-heading",
  "rooms-heading",
  "picture-heading",
] as const;

/**
 * Writes a table of the walls of the maze in front to a sheet of its own, each wall with a weight: a chance, as Kruskal draws it from the
 * seed of the maze, and formulas that make other weights of it. Asks before it replaces an earlier one.
 */
export function writeWeights(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const reading = await mazeInFront(action);
    const { state, area } = reading;
    const where = { area: addressOf(area), sheet: state.name };
    const drawn = await drawnWalls(reading, MOST_CELLS, dialogue);
    const table = {
      count: drawn.length,
      rows: rowsOf(reading, drawn),
      columns: HEADINGS.map((heading, i) => ({
        heading,
        of: (row: readonly TableCell[]) => row[i]!,
        format: i === 1 || i === 2 ? TEXT : undefined,
      })),
      above: [
        [message("weights-title", where)],
        [message("weights-how")],
        [message("weights-column"), 1, message("weights-columns")],
      ],
    };
    const contents = tableContents(table, dialogue);
    const written = await addHelperSheet(action, reading, { kind: facts.weights }, contents);
    return together(message("weights-written", { ...where, written, walls: table.count }), reading.remark);
  });
}

/**
 * The walls of a maze, and which of their cells is selected, in the order in which Kruskal takes them from its seed, or from a fresh one.
 * Throws {@link Refusal} if there are none, for more than `most` cells, and where walls are cells.
 */
async function drawnWalls(reading: MazeReading, most: number, { signal }: Dialogue): Promise<Uint32Array> {
  if (reading.walls !== "sums") refuseCells(reading);
  checkCells(reading, most);
  const { state, area, maze } = reading;
  const recipe = await recipeOf(facts.code.read(state.names), maze, signal);
  const { rows, columns, mask } = maze;
  const drawn = shuffledWalls(Maze.walled({ rows, columns, mask }), new Random(recipe?.seed ?? freshSeed()));
  if (drawn.length > 0) return drawn;
  throw new Refusal(message("no-walls-to-write", { area: addressOf(area), sheet: state.name }));
}

function* rowsOf({ area, maze }: MazeReading, drawn: Uint32Array): Generator<TableCell[]> {
  const { rows, columns } = maze;
  const placeOf = new Map(Array.from(drawn, (entry, place) => [entry >>> 1, place]));
  let row = FIRST_ROW;
  for (const wall of [...placeOf.keys()].sort((a, b) => a - b)) {
    const chance = Math.round((1e6 * (placeOf.get(wall)! + 1)) / (drawn.length + 1)) / 1e6;
    yield [
      wall,
      cellName(area, wall >> 1),
      cellName(area, maze.across(wall)),
      `=INDEX(E${row}:H${row},$B$3)`,
      chance,
      ...examplesOf(row, rows, columns),
    ];
    row++;
  }
}

const ROOM = 4;

/**
 * Formulas that make weights of the chance in column E and the wall's number in column A, which is twice that of its cell, and one more for
 * the wall below: passages from left to right; square rooms with one way between any two; a disc in which the passages lead up and down.
 */
function examplesOf(row: number, rows: number, columns: number): string[] {
  const [wall, chance] = [`A${row}`, `E${row}`];
  const [x, y] = [`MOD(INT(${wall}/2),${columns})`, `INT(${wall}/2/${columns})`];
  const isBelow = `MOD(${wall},2)`;
  const fromCentre = (at: string, size: number) => `((2*${at}+1-${size})/${size})^2`;
  return [
    `=${chance}+${isBelow}/2`,
    `=${chance}+IF(MOD(IF(${isBelow}=0,${x},${y})+1,${ROOM})=0,1,0)`,
    `=${chance}+IF(${fromCentre(x, columns)}+${fromCentre(y, rows)}<1/2,1-${isBelow},${isBelow})/2`,
  ];
}

/** The largest maze, with cells that were removed: each cell is a column, and each wall a row. */
const MOST_JOINED = 100;

/**
 * Writes union-find of the maze in front to a sheet of its own, in formulas: a row for each wall, in the order in which Kruskal takes them
 * from the seed of the maze. Asks before it replaces an earlier one.
 */
export function writeUnionFind(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const reading = await mazeInFront(action);
    const { state, area, maze } = reading;
    const where = { area: addressOf(area), sheet: state.name };
    const drawn = await drawnWalls(reading, MOST_JOINED, dialogue);
    const walls = Array.from(drawn, (entry) => {
      const [cell, neighbour] = [(entry >>> 2) + 1, maze.across(entry >>> 1) + 1];
      return (entry & 1) === 0 ? ([cell, neighbour] as const) : ([neighbour, cell] as const);
    });
    const numbers = Array.from({ length: maze.size }, (_, cell) => cell).filter((cell) => maze.has(cell));
    const cells = numbers.map((each) => ({ number: each + 1, name: cellName(area, each) }));
    const contents = unionFindContents({ where, cells, walls }, dialogue.say);
    const written = await addHelperSheet(action, reading, { kind: facts.unionFind }, contents);
    return together(message("union-find-written", { ...where, written, walls: walls.length }), reading.remark);
  });
}

/**
 * Makes the maze of the weights on the sheet in front, and draws it on a new sheet: its passages are the minimum spanning tree, and of
 * equal weights the one further up counts as less.
 */
export function mazeOfWeights(
  choice: Pick<GenerateChoice, "layout" | "pace" | "tint"> & { readonly generator: GeneratorByWeight },
  dialogue: Dialogue,
) {
  return actFor(dialogue, async (action) => {
    const { session } = action;
    const { generator, layout, pace, tint } = choice;
    const { grid, walls } = await readWeights(session, await readSheet(session), MOST_CELLS);
    const inOrder = walls.sort((one, other) => one.weight - other.weight);
    const weighed = { grid, generator, walls: inOrder.map(({ wall }) => wall) };
    const { maze, trace } = await engine.run("generationByWeights", weighed, dialogue.signal);
    const shown = pace === "instant" ? maze : mazeAt(grid, trace, 0);
    const drawn = await drawOnNewSheet(action, { maze: shown, ends: cornerEnds(maze) }, layout);
    const weightOf = new Map([...inOrder].reverse().map(({ wall, weight }) => [wall, weight]));
    const opened = [...trace.steps].filter((step) => stepOutcome(step) === Outcome.joined).map(stepWall);
    const sum = opened.reduce((all, wall) => all + (weightOf.get(wall) ?? 0), 0);
    const told = together(drawn.sentence, message("weights-add-up", { passages: opened.length, sum }));
    const play = generationPlay(
      {
        drawing: drawingOfMaze(drawn.state, drawn.area, session.stamp),
        area: drawn.area,
        grid,
        trace,
        layout,
        tint,
        generator: generatorFactsById(generator),
        setNumbers: "none",
        conclusionOn: () => told,
      },
      dialogue.say,
    );
    return { player: await startPlayer(session, play, pace), sentence: told };
  });
}
