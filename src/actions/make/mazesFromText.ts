import { type Message, message, together } from "../../message";
import { Stopped, engine } from "../../engine";
import { addressOf, wholeSheet } from "../../worksheet/addresses";
import { Refusal } from "../../worksheet/excel";
import { ON_PATH, drawSolution } from "../../worksheet/solution";
import { type Act, type ActionOutcome, type Dialogue, type Layout, act, askFirst } from "../desk";
import { readMarkedMaze } from "../maze";
import { drawOnNewSheet, expectRoom, room, checkRoom } from "./ready";
import { decode, decodeMaze } from "../../maze/code";
import { cornerEnds } from "../../maze/model";
import type { TextReading } from "../../maze/text";
import { codeOf } from "./recipe";
import { ORIGIN } from "../../worksheet/sizeCells";

/**
 * Draws the maze of a text, in any form that is known, on a new sheet; a path that is marked in it becomes its solution. First says what
 * was read, and of a text with two meanings asks which is meant. Throws ActionFailure, for a fault in the text with its line and column;
 * then nothing was changed.
 */
export function openText(text: string, layout: Layout, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("draw-text-button"), dialogue, async (job, changes) => {
    dialogue.progress(0, 1, message("reading-text"));
    const found = expectRoom(await engine.run("mazeOfText", { text, room }, dialogue.signal));
    const reading = found.other === undefined ? found : await meant(found, found.other, dialogue);
    const { maze, ends, path } = reading;
    const ask = () => askFirst(dialogue, { sentence: preview(reading), yes: message("draw-text") });
    const { sentence } = await drawOnNewSheet({ job, dialogue, changes }, { maze, ends, ask }, layout);
    if (path === undefined) return sentence;
    await fillPath({ job, dialogue, changes }, path);
    return together(sentence, message("path-of-text-drawn", { steps: path.length - 1 }));
  });
}

/** Which of two mazes a text means. */
async function meant(one: TextReading, other: TextReading, dialogue: Dialogue): Promise<TextReading> {
  const sizes = { otherColumns: other.maze.columns, otherRows: other.maze.rows };
  const isOne = await dialogue.ask({
    sentence: message("text-of-two-sizes", { ...sizeOf(one), ...sizes }),
    yes: message("text-of-size", sizeOf(one)),
    no: message("text-of-size", sizeOf(other)),
  });
  if (dialogue.signal.aborted) throw new Stopped(message("cancelled"));
  return isOne ? one : other;
}

const sizeOf = ({ maze: { columns, rows } }: TextReading) => ({ columns, rows });

/** What was read of a text, before it is drawn. */
function preview(reading: TextReading): Message {
  const { form, remarks } = reading;
  const isSaid = remarks.some(({ id }) => id === "text-with-one-end");
  return together(
    message("text-read", { ...sizeOf(reading), form }),
    isSaid ? undefined : endsRead(reading),
    ...remarks,
  );
}

function endsRead({ maze, ends }: TextReading): Message {
  if (ends === undefined) return message("text-without-ends");
  const placeOf = (cell: number) => [Math.floor(cell / maze.columns) + 1, (cell % maze.columns) + 1] as const;
  const [row, column] = placeOf(ends.entrance);
  const { length } = ends.exits;
  if (length > 1) return message("text-exits-read", { row, column, exits: length });
  const [toRow, toColumn] = placeOf(ends.exits[0]!);
  return message("text-ends-read", { row, column, toRow, toColumn });
}

/** Fills the path of the maze that was just drawn, as Solve does. */
async function fillPath({ job, dialogue, changes }: Act, path: Uint32Array): Promise<void> {
  dialogue.progress(0, 1, message("drawing-solution"));
  const { reading, standing, isFree } = await readMarkedMaze({ job, dialogue, changes });
  const { maze } = reading;
  const kinds = new Uint8Array(maze.size);
  for (const cell of path) if (isFree(cell)) kinds[cell] = ON_PATH;
  await changes.make(job, await drawSolution(job.stamp, standing, { kinds, arrows: undefined }));
}

/** Makes the maze of a share code and draws it on a new sheet. Throws ActionFailure; then nothing was changed. */
export function drawCode(code: string, layout: Layout, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("draw-code-button"), dialogue, async (job, changes) => {
    if (code.trim() === "") throw new Refusal(message("no-share-code"));
    const shared = decodeMaze(code);
    if (shared !== undefined) {
      const { maze, ends = cornerEnds(maze) } = shared;
      checkRoom(maze.rows, maze.columns);
      return (await drawOnNewSheet({ job, dialogue, changes }, { maze, ends }, layout)).sentence;
    }
    const recipe = decode(code);
    checkRoom(recipe.rows, recipe.columns);
    const maze = await engine.run("maze", recipe, dialogue.signal);
    const ends = recipe.ends ?? cornerEnds(maze);
    const plain = codeOf({ ...recipe, ends: undefined });
    const { sentence } = await drawOnNewSheet({ job, dialogue, changes }, { maze, ends, code: plain }, layout);
    return together(sentence, message("seed", { seed: recipe.seed }));
  });
}

/**
 * Draws a maze whose passages were typed or pasted as pairs of cells, on a new sheet. It is as large as the cells require: addresses
 * count from the first row and column that are named, numbers of rows and columns from 0. Where no passage was typed there is a
 * wall. Throws ActionFailure, for a fault in the text with its line and column; then nothing was changed.
 */
export function createFromPassages(text: string, layout: Layout, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("create-from-passages-button"), dialogue, async (job, changes) => {
    const drawing = await engine.run("mazeOfPassages", { text, sheet: wholeSheet, room }, dialogue.signal);
    const { maze, first, areAddresses } = expectRoom(drawing);
    const ends = cornerEnds(maze);
    const { sentence } = await drawOnNewSheet({ job, dialogue, changes }, { maze, ends }, layout);
    const isMoved = areAddresses && (first.row !== ORIGIN.row || first.column !== ORIGIN.column);
    const cell = addressOf({ ...first, rows: 1, columns: 1 });
    return together(sentence, isMoved ? message("first-cell-moved", { cell }) : undefined);
  });
}
