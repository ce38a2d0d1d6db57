import { type Message, message, together } from "../../message";
import { BOTTOM, type Ends, LEFT, type Maze, RIGHT, SIDES, TOP, inRows, passagesOf } from "../../maze/model";
import {
  readWallCodes,
  readableContents,
  rewriteWallCodes,
  wallCodeContents,
  PATH_CELL,
  findMarkingSheets,
  markingContents,
  resultsContents,
} from "../../worksheet/companions";
import { addSheetBeside, addSheetInFront, findSheetPlace } from "../../worksheet/newSheets";
import { addressOf, referenceTo, sameArea } from "../../worksheet/addresses";
import { bringToFront, Refusal } from "../../worksheet/excel";
import { cellArea, cellName } from "../../worksheet/borders";
import { facts } from "../../worksheet/facts";
import { showPrinted } from "../../worksheet/pageSetup";
import { type ActionOutcome, type Dialogue, act, type Act, lookAndAsk } from "../core";
import { addHelperSheet, checkCells, mazeInFront, endsIfMarked, wayThrough } from "../maze";
import { wallTable } from "../../maze/code";
import { freeSheetName, nameAround } from "../../worksheet/addSheets";
import { type HelperSheet, helpersIn, readHelpers } from "../../worksheet/sheet";
import type { MazeReading } from "../../worksheet/walls";
import { MOST_MARKED_STEPS, markingCells, stepSigns, stepsToMark } from "../../maze/marking";

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
    const helpers = await readHelpers(session, state.sheets, state.name);
    const earlier = helpersIn(helpers, facts.wallCodes, state.name);
    const told = earlier.length === 0 ? await writeFirst(action, reading) : await writeAgain(action, reading, earlier);
    return together(told, reading.remark);
  });
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

/** To the sheet that formulas refer to, among its copies. */
async function writeAgain(
  { session, dialogue, changes }: Act,
  { state, area, maze }: MazeReading,
  sheets: readonly HelperSheet[],
): Promise<Message> {
  // Nothing in a copy tells it from the sheet, except perhaps the name that Excel gave it.
  const unnumbered = sheets.filter(({ name }) => !/ \(\d+\)$/.test(name));
  const sheet = unnumbered[0] ?? sheets[0]!;
  changes.declareWrites(state, { written: [sheet] });
  const written = sheet.name;
  const where = { maze: addressOf(area), sheet: state.name };
  const { found } = await lookAndAsk(dialogue, message("write"), async (isAgain) => {
    const found = await readWallCodes(session, sheet, area, isAgain);
    const reasons = together(
      found.isAsWritten ? undefined : message("walls-changed", { written }),
      unnumbered.length === 1
        ? undefined
        : message("walls-copied", { written, sheets: sheets.map(({ name }) => name) }),
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

/** Adds a sheet that marks paths through the maze in front by formulas, without Lavirint. Asks before it replaces an earlier one. */
export function addSelfMarking(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const reading = await mazeInFront(action);
    const { state, area } = reading;
    const where = { maze: addressOf(area), sheet: state.name };
    checkCells(reading, MOST_CELLS);
    const named = nameAround(state.name, (sheet) => dialogue.say(message("self-marking-sheet", { sheet })));
    const { sheet, steps } = await markingOf(reading, dialogue);
    const contents = markingContents(area, sheet);
    const written = await addHelperSheet(action, reading, { kind: facts.marking, named }, contents, PATH_CELL);
    return together(
      message("self-marking-written", { ...where, written, steps }),
      action.session.host.locksSheets ? undefined : message("self-markings-not-locked"),
      reading.remark,
    );
  });
}

/** The largest maze whose paths are marked, with cells that were removed. */
const MOST_CELLS = 10_000;

/** What the sheet holds, and how many steps it marks. Throws {@link Refusal} for a maze without a path, or with one too long. */
export async function markingOf(reading: MazeReading, { say, signal }: Pick<Dialogue, "say" | "signal">) {
  const { state, area, maze } = reading;
  const where = { maze: addressOf(area), sheet: state.name };
  const { ends, steps: shortest } = await wayThrough(reading, signal);
  const most = MOST_MARKED_STEPS;
  if (shortest > most) {
    throw new Refusal(message("path-too-long-to-mark", { ...where, steps: shortest, most }));
  }
  const steps = stepsToMark(shortest);
  const signs = stepSigns(SIDES.map((side) => say(message("step-letter", { side }))));
  const origin = { row: area.row + 1, column: area.column + 1 };
  const cells = markingCells(
    maze,
    ends,
    origin,
    { signs, steps },
    { ...where, say, entrance: cellName(area, ends.entrance) },
  );
  return { sheet: { ...cells, shortest, maze, ends }, steps };
}

/** Collects what every sheet for self-marking says at the moment, and from now on, in a table on a new sheet. */
export function collectResults(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async ({ session, changes }) => {
    const place = await findSheetPlace(session, changes, dialogue.say("results-sheet"));
    const marking = await findMarkingSheets(session, place.sheets);
    if (marking.length === 0) throw new Refusal(message("no-self-marking"));
    await changes.make(session, addSheetInFront(place, resultsContents(marking, dialogue.say)));
    return message("results-collected", { name: place.name, sheets: marking.length });
  });
}
