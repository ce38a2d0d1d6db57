import { message, type Message } from "../../message";
import { type Look, allMarks, looksOutside, outsideLook } from "../../worksheet/looks";
import { cellName, wallsOfCells } from "../../worksheet/lines";
import { mostFrequentLook } from "../../worksheet/cells";
import { painted } from "../../worksheet/changes";
import { type Area, boundsOf, boundsOfCells, cellOfWhole, intersection } from "../../worksheet/addresses";
import { Refusal } from "../../worksheet/excel";
import {
  type WallBlock,
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
 * on all sides.
 */
async function editMask(action: Act, edit: ChosenCells["edit"], typed: string): Promise<Message> {
  const { session, changes } = action;
  const state = await readSheet(session);
  changes.declareWrites(state, { here: true });
  const areCells = state.before.wallShare !== undefined;
  const whole = areCells ? state.grid! : gridToEdit(state);
  const areas = typed.trim() === "" ? (await readSelection(session)).areas : typedAreas(typed, whole);
  checkInside(state, whole, areas);
  const chosen = { state, whole, areas, edit };
  const count = await (areCells ? editRooms(action, chosen) : editOutline(action, chosen));
  if (count === 0) return message("already-so");
  const told = { count, cells: someAreas(areas), sheet: state.name };
  const outside = areCells ? "filled" : (savedOutside(state.names) ?? "hatched");
  const done = edit === "add" ? message("cells-added", told) : message("cells-removed", { ...told, outside });
  return edited(action, state, done);
}

interface ChosenCells {
  readonly state: SheetState;
  readonly whole: Area;
  readonly areas: readonly Area[];
  readonly edit: "add" | "remove";
}

async function editOutline({ session, changes }: Act, chosen: ChosenCells): Promise<number> {
  const { state, whole } = chosen;
  const change = changeOf(chosen);
  const { before, after, block, lookOutside, count } = change;
  if (count === 0) return 0;
  const found = await readWallBlock(session, state, block, whole);
  const to = wallsOf(change, found);
  const changedWalls = to.map((stands, cell) => stands ^ found.standing[cell]!);
  const outside = savedOutside(state.names);
  const { isFramed } = outsideLook(outside);
  const look = lookOfMaze(change, found);
  const lookAt = (cell: number) => {
    const there = cellOfWhole(whole, block, cell);
    if (after[there] === 0) return lookOutside(there);
    return before[there] === 0 ? look : undefined;
  };

  const differences = [
    editedBetween(state, wallsOfBlock(changedWalls, block, whole)),
    ...stampBetween(state, session.stamp),
    factBetween(state, facts.mask, after.includes(0) ? { ...sizeOf(whole), mask: after, outside } : undefined),
    wallsBetween(state.id, found, to),
    looksBetween(state.id, found, lookAt),
    ...(isFramed ? [] : [frameBetween(state.id, whole, found, [before, after])]),
  ];
  await changes.make(session, painted(differences));
  return count;
}

/** The same where walls are cells: cells that are out, and the walls around them, are filled as walls are. */
async function editRooms(
  { session, dialogue, changes }: Act,
  { state, whole, areas, edit }: ChosenCells,
): Promise<number> {
  const { found } = await readMaze(session, { state, area: whole }, dialogue.progress);
  const { maze, cells } = found!;
  const isChosen = cellsIn(whole, areas);
  const { wall, floor } = wallsOfCells(cells.fills);
  const to = new Map<number, Look>();
  const isChanged = (cell: number) => isChosen[cell] === 1 && maze.has(cell) === (edit === "remove");
  checkEnds(state, whole, isChanged);
  const rooms = [...roomsIn(whole)];
  const changed = rooms.filter(isChanged);
  for (const cell of changed) {
    const around = edit === "add" ? [cell] : [cell, cell - 1, cell + 1, cell - whole.columns, cell + whole.columns];
    for (const each of around) to.set(each, edit === "add" ? floor : wall);
  }
  if (changed.length === 0) return 0;
  if (rooms.every((cell) => !maze.has(cell) || isChanged(cell)))
    throw new Refusal(message("last-cells-selected", { cells: someAreas(areas), sheet: state.name }));
  const painting = looksBetween(state.id, { area: whole, fills: cells.fills }, (cell) => to.get(cell));
  await changes.make(session, painted([...stampBetween(state, session.stamp), painting]));
  return changed.length;
}

function* roomsIn({ rows, columns }: Area): Generator<number> {
  for (let row = 1; row < rows; row += 2)
    for (let column = 1; column < columns; column += 2) yield row * columns + column;
}

/** Throws {@link Refusal} if the entrance or an exit is among the cells that change. */
function checkEnds({ names, name }: SheetState, whole: Area, isChanged: (cell: number) => boolean): void {
  const { all, entrance } = findEnds(names, name, whole);
  const end = all.find(({ cell }) => isChanged(cell));
  if (end === undefined) return;
  const where = { cell: cellName(whole, end.cell), sheet: name };
  throw new Refusal(message("end-selected", { ...where, end: end === entrance ? "entrance" : "exit" }));
}

/** What changes in the mask: the cells of the maze before and after, 1 each, rows x columns of the whole. */
function changeOf({ state, whole, areas, edit }: ChosenCells) {
  const before = savedMask(state.names, whole) ?? new Uint8Array(whole.rows * whole.columns).fill(1);
  const isChosen = cellsIn(whole, areas);
  const inside = edit === "add" ? 1 : 0;
  const after = before.map((was, cell) => (isChosen[cell] === 1 ? inside : was));
  const outsideLooks = savedOutside(state.names);
  const [lookBefore, lookAfter] = [before, after].map((mask) => looksOutside({ ...sizeOf(whole), mask }, outsideLooks));
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
  if (!after.includes(1))
    throw new Refusal(message("last-cells-selected", { cells: someAreas(areas), sheet: state.name }));
  checkEnds(state, whole, (cell) => before[cell] !== after[cell]);
  const count = after.reduce((sum, is, cell) => sum + (is === before[cell] ? 0 : 1), 0);
  return { whole, before, after, block, lookOutside, count };
}

function typedAreas(typed: string, whole: Area): readonly Area[] {
  const areas = cellsTyped(typed, whole);
  if (areas !== undefined) return areas;
  throw new Refusal(message("typed-no-cells", { text: typed.trim() }));
}

type MaskChange = ReturnType<typeof changeOf>;

const sizeOf = ({ rows, columns }: Area) => ({ rows, columns });

/** The new walls of the block: two bits a cell. */
function wallsOf({ whole, before, after, block }: MaskChange, { standing }: WallBlock): Uint8Array {
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

function lookOfMaze({ whole, before, block }: MaskChange, { fills }: WallBlock): Look {
  const inMaze = {
    looks: fills.looks,
    lookOf: fills.lookOf.filter((_, cell) => before[cellOfWhole(whole, block, cell)] === 1),
  };
  return mostFrequentLook(inMaze, (look) => !allMarks.has(look)) ?? "FFFFFF";
}
