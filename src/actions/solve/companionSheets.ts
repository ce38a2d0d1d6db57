import { type Message, message, together } from "../../message";
import { BOTTOM, type Ends, LEFT, type Maze, RIGHT, SIDES, TOP, inRows, passagesOf } from "../../maze/model";
import { readWallCodes, readableContents, rewriteWallCodes, wallCodeContents } from "../../worksheet/companions";
import { addSheetBeside } from "../../worksheet/newSheets";
import { addressOf, referenceTo, sameArea } from "../../worksheet/addresses";
import { bringToFront } from "../../worksheet/excel";
import { cellArea } from "../../worksheet/borders";
import { facts } from "../../worksheet/facts";
import { showPrinted } from "../../worksheet/pageSetup";
import { type ActionOutcome, type Dialogue, act, type Act, lookAndAsk } from "../core";
import { addHelperSheet, checkCells, mazeInFront, endsIfMarked } from "../maze";
import { wallTable } from "../../maze/code";
import { freeSheetName, nameAround } from "../../worksheet/addSheets";
import { type HelperSheet, helpersIn, readHelpers } from "../../worksheet/sheet";
import type { MazeReading } from "../../worksheet/walls";

/** In each cell which sides of the same cell of the maze are open, and whether it is an end. Asks before it replaces an earlier one. */
export function writeReadableMaze(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const reading = await mazeInFront(action);
    const { state, area, maze } = reading;
    checkCells(reading, MOST_WORDS);
    const named = nameAround(state.name, (sheet) => dialogue.say(message("readable-sheet", { sheet })));
    const ends = endsIfMarked(reading);
    const values = inRows(cellWords(maze, ends).map(dialogue.say), maze);
    const first = cellArea(area, ends?.entrance ?? 0);
    const contents = readableContents(area, values);
    const written = await addHelperSheet(action, reading, { kind: facts.readable, named }, contents, first);
    return together(message("readable-written", { written, maze: addressOf(area), sheet: state.name }), reading.remark);
  });
}

/** The sides that are open, as bits, in the order in which they are said. */
export function sidesInWords(open: number): Message[] {
  return [TOP, RIGHT, BOTTOM, LEFT]
    .filter((side) => (open & (1 << side)) !== 0)
    .map((side) => message("open-side", { side: SIDES[side]! }));
}

/** What the readable maze says of each cell: "start; open: up, right". */
export function cellWords(maze: Maze, ends: Ends | undefined): Message[] {
  return Array.from(passagesOf(maze), (open, cell) => {
    if (!maze.has(cell)) return message("cell-outside");
    const isExit = ends?.exits.includes(cell) === true;
    const end = cell === ends?.entrance ? (isExit ? "both" : "entrance") : isExit ? "exit" : "none";
    return open === 0 ? message("cell-closed", { end }) : message("cell-open", { end, open: sidesInWords(open) });
  });
}

/**
 * Writes the maze in front as wall codes, which worksheet functions take: to a sheet of its own, each cell's code in the same cell; and
 * again to the same cells of that sheet, so that formulas keep referring to them. Asks before it deletes what else stands there. Throws
 * ActionFailure; then the workbook is as it was, or the codes were written to the sheet again.
 */
export function writeWalls(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const { session } = action;
    const reading = await mazeInFront(action);
    const { state } = reading;
    checkCells(reading, MOST_CODES);
    const sheets = await readHelpers(session, state.sheets, state.name);
    const earlier = likeliest(helpersIn(sheets, facts.wallCodes, state.name));
    const told = earlier === undefined ? await writeFirst(action, reading) : await writeAgain(action, reading, earlier);
    return together(told, reading.remark);
  });
}

/**
 * The sheet that formulas refer to, among its copies; nothing in a copy tells it from the sheet, except perhaps the name that Excel gave
 * it. `isUncertain`: it may be a copy itself.
 */
function likeliest(sheets: readonly HelperSheet[]) {
  const isNumbered = ({ name }: HelperSheet) => / \(\d+\)$/.test(name);
  const sheet = sheets.find((each) => !isNumbered(each)) ?? sheets[0];
  if (sheet === undefined) return undefined;
  const isUncertain = sheets.filter((each) => !isNumbered(each)).length !== 1;
  return { sheet, all: sheets.map(({ name }) => name), isUncertain };
}

async function writeFirst({ session, dialogue, changes }: Act, reading: MazeReading): Promise<Message> {
  const { state, area, maze } = reading;
  changes.declareWrites(state, { structure: true });
  const named = nameAround(state.name, (sheet) => dialogue.say(message("walls-sheet", { sheet })));
  const name = freeSheetName(state.sheets, named);
  const contents = wallCodeContents(area, wallTable(maze));
  const adding = addSheetBeside(facts.wallCodes, { ...state, name }, { sheet: state.id, area }, contents);
  const added = await changes.make(session, adding);
  await showPrinted(session, [added], area);
  return together(
    message("walls-written", { written: name, maze: addressOf(area), sheet: state.name }),
    message("walls-in-functions", { range: referenceTo(name, area).slice(1) }),
  );
}

async function writeAgain(
  { session, dialogue, changes }: Act,
  { state, area, maze }: MazeReading,
  { sheet, all, isUncertain }: NonNullable<ReturnType<typeof likeliest>>,
): Promise<Message> {
  changes.declareWrites(state, { written: [sheet] });
  const written = sheet.name;
  const where = { maze: addressOf(area), sheet: state.name };
  const { found } = await lookAndAsk(dialogue, message("write"), async (isAgain) => {
    const found = await readWallCodes(session, sheet, area, isAgain);
    const reasons = together(
      found.isAsWritten ? undefined : message("walls-changed", { written }),
      isUncertain ? message("walls-copied", { written, sheets: all }) : undefined,
    );
    const question = reasons && together(reasons, message("write-walls-again", { ...where, earlier: written }));
    return { found, question };
  });
  await changes.make(session, rewriteWallCodes(state, area, found, wallTable(maze)));
  const { before, after } = found;
  if (sheet.visibility === "Visible") await bringToFront(session, sheet.id, after);
  const range = referenceTo(written, after).slice(1);
  const isResized = before !== undefined && !sameArea(before, after);
  return together(
    message("walls-written", { ...where, written }),
    isResized
      ? message("walls-resized", { range, before: referenceTo(written, before).slice(1) })
      : message("walls-in-functions", { range }),
  );
}

/** The largest maze whose cells are said in words, with cells that were removed; and functions take no more wall codes. */
const MOST_WORDS = 10_000;
const MOST_CODES = 250_000;
