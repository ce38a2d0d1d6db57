import { Stopped, engine } from "../../engine";
import { type Recipe, decode, decodeMaze } from "../../maze/code";
import { endsOf } from "../../maze/generators";
import { type Grid, type Maze, MazeError, cornerEnds, orRefused } from "../../maze/model";
import type { TextReading } from "../../maze/text";
import { type Message, message, together } from "../../message";
import { type Area, SHEET_COLUMNS, SHEET_ROWS, addressOf, cellsOf, wholeSheet } from "../../worksheet/addresses";
import { lookOfCell, paintKinds } from "../../worksheet/cells";
import type { MarkedEnds } from "../../worksheet/ends";
import { Refusal, bringToFront } from "../../worksheet/excel";
import { addMazeSheetChange, drawMaze } from "../../worksheet/grid";
import { drawnArea, drawnCell } from "../../worksheet/lattice";
import { CELL_LIMIT, type Look, paintLook, wallsUnseen } from "../../worksheet/looks";
import { type SheetState, readSheet } from "../../worksheet/sheet";
import { ORIGIN } from "../../worksheet/sizeCells";
import { ON_PATH, drawSolution } from "../../worksheet/solution";
import { betweenCells } from "../../worksheet/walls";
import { type Act, type ActionOutcome, type Dialogue, type Layout, act, askFirst, mazeSheetTexts } from "../core";
import { endsIfMarked, mazeInFront, readMarkedMaze } from "../maze";
import { codeOf } from "./mazeAsText";

interface NewMaze {
  readonly maze: Maze;
  readonly ends: MarkedEnds;
  readonly code?: string | undefined;
  /** Asks the person, once it is known that a sheet can be added. */
  readonly ask?: () => Promise<void>;
}

/**
 * On a new sheet with size cells of its own, from B2 on, so that nothing in the workbook is covered. `looks` are fills of its cells. If it
 * is interrupted, the sheet is deleted again. Throws Refusal for a maze that is too large for a sheet.
 */
export async function drawOnNewSheet(
  { session, dialogue, changes }: Act,
  { maze, ends, code, ask }: NewMaze,
  layout: Layout,
  looks?: readonly (Look | undefined)[],
): Promise<{ readonly sentence: Message; readonly state: SheetState; readonly area: Area }> {
  const { rows, columns, mask } = maze;
  checkDrawn(maze, layout);
  const front = await readSheet(session);
  changes.declareWrites(front, { structure: true });
  await ask?.();
  const texts = mazeSheetTexts(dialogue.say);
  const added = await changes.make(session, addMazeSheetChange(front, texts, { size: maze, layout, maze }));
  const { state, area } = added;
  const site = { ...added, layout, mask, code };
  await drawMaze(session, site, maze, ends, dialogue.progress);
  if (looks?.some((look) => look !== undefined) === true) {
    const drawn = new Array<Look | undefined>(cellsOf(area));
    looks.forEach((look, cell) => (drawn[drawnCell(maze, layout, cell)] = look));
    await session.repeatableOn(state.id, (sheet) => paintKinds(sheet, area, drawn, paintLook));
  }
  await bringToFront(session, state.id);
  const what = { columns, rows, area: addressOf(area), sheet: state.name };
  return { sentence: together(message("maze-ready-on-new-sheet", what), wallsUnseen(layout)), state, area };
}

export function checkDrawn(size: Pick<Grid, "columns" | "rows">, layout: Layout): void {
  const { rows, columns } = drawnArea({ ...ORIGIN, ...size }, layout);
  checkRoom(rows, columns);
}

/** Throws {@link Refusal} if a maze of this size is too large for a new sheet. */
function checkRoom(rows: number, columns: number): void {
  const [mostRows, mostColumns] = [SHEET_ROWS - ORIGIN.row, SHEET_COLUMNS - ORIGIN.column];
  if (rows <= mostRows && columns <= mostColumns && rows * columns <= CELL_LIMIT) return;
  throw new Refusal(message("more-than-is-drawn", { columns, rows, mostColumns, mostRows, mostCells: CELL_LIMIT }));
}

/** Draws the maze in front on a new sheet in the chosen look, with its ends and the fills of its cells. */
export function redrawMaze(layout: Layout, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const reading = betweenCells(await mazeInFront(action));
    const { maze, looks: found, placeOf } = reading;
    const ends = endsIfMarked(reading);
    const isEnd = new Set([ends?.entrance, ...(ends?.exits ?? [])]);
    const lookOf = (cell: number) =>
      found === undefined || isEnd.has(cell) || !maze.has(cell) ? "" : lookOfCell(found, placeOf(cell));
    const looks = Array.from(maze.standing, (_, cell) => lookOf(cell) || undefined);
    return (await drawOnNewSheet(action, { maze, ends }, layout, looks)).sentence;
  });
}

/** Two addresses: a list of passages begins with them. */
const TWO_ADDRESSES = /^\s*(?:[([]\s*)?[A-Z]{1,3}\d{1,7}[\s,;:()[\]/>→–-]+[A-Z]{1,3}\d/i;
/** What a share code may be written in, and what one looks like that is not one: groups of characters, with hyphens between. */
const CODE = /^[0-9A-Z\s-]+$/i;
const CODE_GROUPS = /^\s*[0-9A-Z]+(-[0-9A-Z]+)+\s*$/i;
const LONGEST_CODE = 65_000;

/**
 * Draws on a new sheet the maze of a share code, of a list of passages (pairs of addresses), or of a text in any form that is known; a
 * path that is marked in it becomes its solution. Of a text, first says what was read, and if it has two meanings asks which is meant.
 * Throws ActionFailure, for a fault in the text with its line and column; then nothing was changed.
 */
export function openText(text: string, layout: Layout, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const { path, ...drawn } = await mazeOf(text, dialogue);
    const { sentence } = await drawOnNewSheet(action, drawn, layout);
    if (path === undefined) return sentence;
    await fillPath(action, path);
    return together(sentence, message("path-of-text-drawn", { steps: path.length - 1 }));
  });
}

async function mazeOf(text: string, dialogue: Dialogue): Promise<NewMaze & Pick<TextReading, "path">> {
  const { signal } = dialogue;
  const shared = codeIn(text);
  if (shared !== undefined && "maze" in shared)
    return { maze: shared.maze, ends: shared.ends ?? cornerEnds(shared.maze) };
  if (shared !== undefined) {
    checkRoom(shared.rows, shared.columns);
    const maze = await engine.run("maze", shared, signal);
    const code = codeOf({ ...shared, ends: undefined });
    return { maze, ends: shared.ends ?? endsOf(maze, shared.variation), code };
  }
  if (TWO_ADDRESSES.test(text)) {
    // As large as the cells require, from the first row and column that are named. Where no passage was typed there is a wall.
    const maze = await engine.run("mazeOfPassages", { text, sheet: wholeSheet }, signal);
    return { maze, ends: cornerEnds(maze) };
  }
  const found = await engine.run("mazeOfText", text, signal);
  const reading = found.other === undefined ? found : await meant(found, found.other, dialogue);
  const { maze, ends = reading.lone, path } = reading;
  const ask = () => askFirst(dialogue, { sentence: preview(reading), yes: message("draw-text") });
  return { maze, ends, path, ask };
}

async function meant(one: TextReading, other: TextReading, dialogue: Dialogue): Promise<TextReading> {
  const sizes = { otherColumns: other.maze.columns, otherRows: other.maze.rows };
  const isOne = await dialogue.ask({
    sentence: message("text-of-two-sizes", { ...sizeOf(one), ...sizes }),
    yes: message("compared-size", sizeOf(one)),
    no: message("compared-size", sizeOf(other)),
  });
  if (dialogue.signal.aborted) throw new Stopped(message("cancelled"));
  return isOne ? one : other;
}

const sizeOf = ({ maze: { columns, rows } }: TextReading) => ({ columns, rows });

function preview(reading: TextReading): Message {
  const { ends, lone, remarks } = reading;
  const marked =
    ends !== undefined ? "both" : lone === undefined ? "none" : lone.exits.length > 0 ? "exit" : "entrance";
  return together(message("text-read", { ...sizeOf(reading), form: reading.form, marked }), ...remarks);
}

/** Fills the path of the maze that was just drawn, as Solve does. */
async function fillPath(action: Act, path: Uint32Array): Promise<void> {
  const { session, changes } = action;
  const { reading, current, isFree } = await readMarkedMaze(action);
  const kinds = new Uint8Array(reading.maze.size);
  const mark = (cell: number) => isFree(cell) && (kinds[cell] = ON_PATH);
  const { placeOf } = betweenCells(reading);
  const places = Array.from(path, placeOf);
  places.forEach(mark);
  // Where walls are cells, a cell is between two of the maze.
  const far = [2, 2 * reading.area.columns];
  if (reading.lattice === undefined) places.length = 0;
  places.forEach(
    (place, i) => i > 0 && far.includes(Math.abs(place - places[i - 1]!)) && mark((place + places[i - 1]!) / 2),
  );
  await changes.make(session, await drawSolution(session.stamp, current, { kinds }));
}

type Shared = NonNullable<ReturnType<typeof decodeMaze>> | Recipe;

/** What a share code holds; undefined for a text that is none. Throws MazeError for what only looks like one. */
function codeIn(text: string): Shared | undefined {
  if (text.length > LONGEST_CODE || !CODE.test(text)) return undefined;
  const shared = orRefused(() => decodeMaze(text) ?? decode(text));
  if (!(shared instanceof MazeError)) return shared;
  if (!CODE_GROUPS.test(text) || TWO_ADDRESSES.test(text)) return undefined;
  throw shared;
}
