import type { Maze } from "../../maze/model";
import { message, type Message } from "../../message";
import { type Look, allMarks, looksOutside, outsideLook } from "../../worksheet/looks";
import { cellName } from "../../worksheet/borders";
import { wallsOfCells } from "../../worksheet/lattice";
import { type Fills, mostFrequentLook } from "../../worksheet/cells";
import { type Difference, painted } from "../../worksheet/changes";
import { type Area, boundsOf, boundsOfCells, cellOfWhole, cellsOf, intersection } from "../../worksheet/addresses";
import { type ExcelSession, Refusal } from "../../worksheet/excel";
import {
  editedBetween,
  frameBetween,
  grown,
  looksBetween,
  readMaze,
  wallsBetween,
  wallsOfBlock,
} from "../../worksheet/walls";
import {
  type SheetState,
  cellsIn,
  cellsTyped,
  gridToEdit,
  someAreas,
  readSelection,
  readSheet,
} from "../../worksheet/sheet";
import { factBetween, facts, savedMask, savedOutside } from "../../worksheet/memory";
import { findEnds } from "../../worksheet/ends";
import { stampBetween } from "../../worksheet/identity";
import { type Act, type ActionOutcome, type Dialogue, act } from "../core";
import { checkBlock, checkInside, edited, readWallBlock } from "./walls";

/** Puts the typed cells, or the selected ones, back into the maze, walled in. */
export function addCells(dialogue: Dialogue, typed = ""): Promise<ActionOutcome> {
  return act(dialogue, (action) => editMask(action, "add", typed));
}

export function removeCells(dialogue: Dialogue, typed = ""): Promise<ActionOutcome> {
  return act(dialogue, (action) => editMask(action, "remove", typed));
}

/**
 * Takes the typed cells, or the selected ones, out of the maze, or puts them back. Cells that are out are hatched, or look as was chosen
 * for the shape; they are walled off from the maze, and have no walls between them; their contents stay. Cells that are put back are walled
 * on all sides. Where walls are cells, those that are out, and the walls around them, are filled as walls are.
 */
async function editMask(action: Act, edit: "add" | "remove", typed: string): Promise<Message> {
  const { session, dialogue, changes } = action;
  const state = await readSheet(session);
  changes.declareWrites(state, { here: true });
  const areCells = state.before.wallShare !== undefined;
  const whole = areCells ? state.grid! : gridToEdit(state);
  const areas = typed.trim() === "" ? (await readSelection(session)).areas : typedAreas(typed, whole);
  checkInside(state, whole, areas);
  const found = areCells ? await readMaze(session, { state, area: whole }, dialogue.progress) : undefined;
  const before = found === undefined ? maskIn(state, whole) : roomsIn(whole, found.maze);
  const isChosen = cellsIn(whole, areas);
  const after = before.map((was, cell) => (isChosen[cell] === 1 && was !== NO_CELL ? Number(edit === "add") : was));
  const isChanged = (cell: number) => before[cell] !== after[cell];
  const count = after.reduce((sum, _, cell) => sum + Number(isChanged(cell)), 0);
  if (count === 0) return message("already-so");
  const where = { cells: someAreas(areas), sheet: state.name };
  if (!after.includes(1)) throw new Refusal(message("last-cells-selected", where));
  checkEnds(state, whole, isChanged);
  const change = { state, whole, areas, before, after };
  const differences =
    found === undefined ? await outlineBetween(session, change) : [roomsBetween(change, found.looks!)];
  await changes.make(session, painted([...stampBetween(state, session.stamp), ...differences]));
  const outside = areCells ? "filled" : (savedOutside(state.names) ?? "hatched");
  const told = { count, ...where };
  return edited(
    action,
    state,
    edit === "add" ? message("cells-added", told) : message("cells-removed", { ...told, outside }),
  );
}

/** In masks of mazes whose walls are cells: a wall, or a corner. */
const NO_CELL = 2;

/** The cells of a maze, 1 each, and those that are out, rows x columns of its area. */
interface MaskChange {
  readonly state: SheetState;
  readonly whole: Area;
  readonly areas: readonly Area[];
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

function maskIn({ names }: SheetState, whole: Area): Uint8Array {
  return savedMask(names, whole) ?? new Uint8Array(cellsOf(whole)).fill(1);
}

function roomsIn(whole: Area, maze: Maze): Uint8Array {
  return Uint8Array.from({ length: cellsOf(whole) }, (_, cell) => {
    const isRoom = Math.floor(cell / whole.columns) % 2 === 1 && (cell % whole.columns) % 2 === 1;
    return isRoom ? Number(maze.has(cell)) : NO_CELL;
  });
}

function roomsBetween({ state, whole, before, after }: MaskChange, fills: Fills): Difference {
  const { wall, floor } = wallsOfCells(fills);
  const to = new Map<number, Look>();
  after.forEach((is, cell) => {
    if (is === before[cell]) return;
    const around = is === 1 ? [cell] : [cell, cell - 1, cell + 1, cell - whole.columns, cell + whole.columns];
    for (const each of around) to.set(each, is === 1 ? floor : wall);
  });
  return looksBetween(state.id, { area: whole, fills }, (cell) => to.get(cell));
}

/** Reads the block around the cells that change, in one request. */
async function outlineBetween(session: ExcelSession, change: MaskChange): Promise<Difference[]> {
  const { state, whole, areas, before, after } = change;
  const size = { rows: whole.rows, columns: whole.columns };
  const outside = savedOutside(state.names);
  const [lookBefore, lookAfter] = [before, after].map((mask) => looksOutside({ ...size, mask }, outside));
  /** The look of a cell that is out afterwards, if it gets a new one: it was in, or it is in a hole now, or no longer. */
  const lookOutside = (cell: number) => {
    if (after[cell] === 1) return undefined;
    const look = lookAfter!(cell);
    return before[cell] === 0 && lookBefore!(cell) === look ? undefined : look;
  };
  const repainted = boundsOfCells(whole, (cell) => lookOutside(cell) !== undefined);
  const around = boundsOf(repainted === undefined ? areas : [...areas, repainted]);
  const block = intersection(grown(around), whole)!;
  checkBlock(block, around);
  const found = await readWallBlock(session, state, block, whole);
  const cellAt = (cell: number) => cellOfWhole(whole, block, cell);
  const to = wallsOf(change, block, found.standing);
  const inMaze = {
    looks: found.fills.looks,
    lookOf: found.fills.lookOf.filter((_, cell) => before[cellAt(cell)] === 1),
  };
  const lookOfMaze = mostFrequentLook(inMaze, (look) => !allMarks.has(look)) ?? "FFFFFF";
  const lookAt = (cell: number) => {
    const there = cellAt(cell);
    if (after[there] === 0) return lookOutside(there);
    return before[there] === 0 ? lookOfMaze : undefined;
  };
  const changedWalls = to.map((stands, cell) => stands ^ found.standing[cell]!);
  return [
    editedBetween(state, wallsOfBlock(changedWalls, block, whole)),
    factBetween(state, facts.mask, after.includes(0) ? { ...size, mask: after, outside } : undefined),
    wallsBetween(state.id, found, to),
    looksBetween(state.id, found, lookAt),
    ...(outsideLook(outside).isFramed ? [] : [frameBetween(state.id, whole, found, [before, after])]),
  ];
}

/** Throws {@link Refusal} if the entrance or an exit is among the cells that change. */
function checkEnds({ names, name }: SheetState, whole: Area, isChanged: (cell: number) => boolean): void {
  const { all, entrance } = findEnds(names, name, whole);
  const end = all.find(({ cell }) => isChanged(cell));
  if (end === undefined) return;
  const where = { cell: cellName(whole, end.cell), sheet: name };
  throw new Refusal(message("end-selected", { ...where, end: end === entrance ? "entrance" : "exit" }));
}

function typedAreas(typed: string, whole: Area): readonly Area[] {
  const areas = cellsTyped(typed, whole);
  if (areas !== undefined) return areas;
  throw new Refusal(message("typed-no-cells", { text: typed.trim() }));
}

/** The new walls of the block: two bits a cell. */
function wallsOf({ whole, before, after }: MaskChange, block: Area, standing: Uint8Array): Uint8Array {
  const to = standing.slice();
  const set = (cell: number, bit: number, beyond: number) => {
    const [one, other] = [cellOfWhole(whole, block, cell), cellOfWhole(whole, block, beyond)];
    if (before[one] === after[one] && before[other] === after[other]) return;
    // There is no wall between two cells that are out; a cell taken out or put back is walled off from the others.
    if (after[one] === 0 && after[other] === 0) to[cell]! &= ~bit;
    else to[cell]! |= bit;
  };
  for (let cell = 0; cell < to.length; cell++) {
    if ((cell + 1) % block.columns !== 0) set(cell, 1, cell + 1);
    if (cell + block.columns < to.length) set(cell, 2, cell + block.columns);
  }
  return to;
}
