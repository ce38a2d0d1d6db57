import { engine, yieldTurn } from "../../engine";
import { type Message, message, together } from "../../message";
import { BOTTOM, RIGHT } from "../../maze/model";
import { hasSolution } from "../../worksheet/solution";
import { type Difference, painted } from "../../worksheet/changes";
import {
  type Area,
  addressOf,
  boundsOf,
  boundsOfCells,
  cellOfWhole,
  cellsOf,
  intersection,
  wholeSheet,
  without,
} from "../../worksheet/addresses";
import { type Fills, lookOfCell, mostFrequentLook, readCells } from "../../worksheet/cells";
import { type Look, allMarks, looksOutside, outsideLook } from "../../worksheet/looks";
import { cellName, neighbour } from "../../worksheet/borders";
import { wallsOfCells } from "../../worksheet/lattice";
import { type ExcelSession, Refusal } from "../../worksheet/excel";
import {
  BLOCK_CELLS,
  type WallBlock,
  frameBetween,
  grown,
  loadWallBlock,
  looksBetween,
  readMaze,
  wallsBetween,
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
import { readUnobstructed } from "../../worksheet/place";
import { factBetween } from "../../worksheet/fact";
import { facts } from "../../worksheet/facts";
import { savedMask, savedOutside } from "../../worksheet/shapeAndEnds";
import { findEnds } from "../../worksheet/ends";
import { stampBetween } from "../../worksheet/identity";
import { type Act, type Dialogue, act } from "../core";
import { paperRemark } from "../maze";

/** Opens the wall between two neighbours, or all inside a block. `typed`, if it is not empty, holds pairs of cells to use instead. */
export const makePassage = wallEdit("open");
/** Puts up walls where {@link makePassage} opens them. */
export const makeWall = wallEdit("close");
/** Puts the typed cells, or the selected ones, back into the maze, walled in. */
export const addCells = cellEdit("add");
export const removeCells = cellEdit("remove");

function wallEdit(edit: "open" | "close") {
  return (typed: string, dialogue: Dialogue) => act(dialogue, (action) => editWalls(action, typed, edit));
}

function cellEdit(edit: "add" | "remove") {
  return (dialogue: Dialogue, typed = "") => act(dialogue, (action) => editMask(action, edit, typed));
}

async function editWalls(action: Act, typed: string, edit: "open" | "close"): Promise<Message> {
  const chosen = await findCells(action, typed);
  const { state, block } = chosen;
  const areCells = state.before.wallShare !== undefined;
  const { count, differences } = await (areCells ? wallCellsBetween : wallLinesBetween)(action.session, chosen, edit);
  if (count === 0) return message("already-so");
  const where = { count, area: addressOf(block), sheet: state.name };
  return edited(action, state, differences, message(edit === "open" ? "walls-taken-down" : "walls-put-up", where));
}

/** Changes a maze, and says so; its solution and its page may be out of date then. */
async function edited(
  action: Act,
  state: SheetState,
  differences: readonly Difference[],
  done: Message,
): Promise<Message> {
  const { session, changes } = action;
  await changes.make(session, painted([...stampBetween(state, session.stamp), ...differences]));
  const stale = hasSolution(state) ? message("solution-out-of-date") : undefined;
  return together(done, stale, await paperRemark(action, state));
}

async function wallLinesBetween(session: ExcelSession, chosen: Chosen, edit: "open" | "close") {
  const { state, whole, block } = chosen;
  const walls = await findWalls(chosen);
  const found = await readWallBlock(session, state, block, whole);
  const to = found.standing.map((stands, cell) => (edit === "open" ? stands & ~walls[cell]! : stands | walls[cell]!));
  return wallsBetween(state, found, to);
}

/** The walls of a block of the maze, in one request. Throws {@link Refusal} where something is in the way of drawing there. */
async function readWallBlock(session: ExcelSession, state: SheetState, block: Area, whole: Area): Promise<WallBlock> {
  const read = await readUnobstructed(session, state, block, (sheet) => loadWallBlock(sheet, block, whole));
  return read();
}

/** Fills the cells that are walls among the chosen ones, or empties them: in a maze whose walls are cells. */
async function wallCellsBetween(session: ExcelSession, { state, whole, block, areas }: Chosen, edit: "open" | "close") {
  const around = intersection(grown(block), whole)!;
  await readUnobstructed(session, state, block, () => undefined);
  const { fills } = await readCells(session, state.id, around);
  const corner = await readCells(session, state.id, { ...whole, rows: 1, columns: 1 });
  const { wall, floor } = wallsOfCells(fills, lookOfCell(corner.fills, 0));
  const isChosen = cellsIn(around, areas);
  const isWall = (cell: number) => lookOfCell(fills, cell) === wall;
  const to = new Map<number, Look>();
  let walls = 0;
  for (let cell = 0; cell < isChosen.length; cell++) {
    const [row, column] = [Math.floor(cell / around.columns), cell % around.columns];
    const [down, across] = [around.row - whole.row + row, around.column - whole.column + column];
    const isRim = down === 0 || across === 0 || down === whole.rows - 1 || across === whole.columns - 1;
    const beside = down % 2 === 0 ? around.columns : 1;
    // Not a cell of the maze, a corner or the frame; and no wall beside a cell that is out of the maze.
    if (isChosen[cell] === 0 || (down + across) % 2 === 0 || isRim) continue;
    if (isWall(cell - beside) || isWall(cell + beside)) continue;
    walls++;
    if (isWall(cell) !== (edit === "close")) to.set(cell, edit === "close" ? wall : floor);
  }
  if (walls === 0) throw noWalls(state, areas);
  return { count: to.size, differences: [looksBetween(state.id, { area: around, fills }, (cell) => to.get(cell))] };
}

function noWalls({ name }: SheetState, areas: readonly Area[]): Refusal {
  return new Refusal(message("select-neighbours", { cells: someAreas(areas), sheet: name }));
}

type Chosen = Awaited<ReturnType<typeof findCells>>;

/** Typed cells are pair by pair; the `whole` is the sheet's maze, or if there is none the block around the cells. */
async function findCells({ session, dialogue: { signal }, changes }: Act, typed: string) {
  const text = { text: typed, sheet: wholeSheet };
  const list = typed.trim() === "" ? undefined : await engine.run("parsePassages", text, signal);
  const count = list?.passages.length ?? 0;
  if (count > BLOCK_CELLS) throw new Refusal(message("too-many-pairs-typed", { count, most: BLOCK_CELLS }));
  const state = await readSheet(session);
  changes.declareWrites(state, { here: true });
  let areas: readonly Area[];
  if (list === undefined) {
    ({ areas } = await readSelection(session));
  } else {
    const origin = list.areAddresses ? { row: 0, column: 0 } : state.grid;
    if (origin === undefined) throw new Refusal(message("addresses-needed", { sheet: state.name }));
    // Counted cells are those of the maze.
    const { wallShare } = list.areAddresses ? {} : state.before;
    const at = (line: number) => (wallShare === undefined ? line : 2 * line + 1);
    const placeOf = ({ row, column }: { readonly row: number; readonly column: number }) => {
      return { row: origin.row + at(row), column: origin.column + at(column), rows: 1, columns: 1 };
    };
    areas = list.passages.map(({ from, to }) => boundsOf([placeOf(from), placeOf(to)]));
  }
  const block = boundsOf(areas);
  const whole = state.grid ?? block;
  checkInside(state, whole, areas);
  checkBlock(block);
  return { state, whole, block, areas, areTyped: list !== undefined };
}

function checkInside(state: SheetState, whole: Area, areas: readonly Area[]): void {
  const outside = areas.filter((area) => without(area, whole).length > 0);
  if (outside.length > 0) throw outsideMaze(state, whole, outside);
}

export function outsideMaze({ name: sheet }: SheetState, whole: Area, areas: readonly Area[]): Refusal {
  const where = { areas: areas.length, cells: someAreas(areas), maze: addressOf(whole), sheet };
  return new Refusal(message("chosen-cells-outside", where));
}

/** Throws {@link Refusal} for a block of cells that is too large to be edited at once; `chosen` is what the person is told of. */
function checkBlock(block: Area, chosen = block): void {
  const cells = cellsOf(block);
  if (cells <= BLOCK_CELLS) return;
  throw new Refusal(message("block-too-large", { area: addressOf(chosen), cells, most: BLOCK_CELLS }));
}

/** The walls between chosen cells of the maze: two bits a cell of the block, as in Maze.standing. */
async function findWalls({ state, whole, block, areas, areTyped }: Chosen): Promise<Uint8Array> {
  const mask = state.grid === undefined ? undefined : savedMask(state.names, whole);
  const walls = new Uint8Array(cellsOf(block));
  // Selected cells count together, typed ones pair by pair.
  for (const group of areTyped ? areas.map((area) => [area]) : [areas]) {
    const around = boundsOf(group);
    const isChosen = cellsIn(around, group);
    const isIn = (cell: number | undefined) =>
      cell !== undefined && isChosen[cell] === 1 && mask?.[cellOfWhole(whole, around, cell)] !== 0;
    for (let cell = 0; cell < isChosen.length; cell++) {
      if (!isIn(cell)) continue;
      for (const side of [RIGHT, BOTTOM] as const) {
        if (isIn(neighbour(around, cell, side))) walls[cellOfWhole(block, around, cell)]! |= 1 << side;
      }
    }
    await yieldTurn();
  }
  if (walls.every((bits) => bits === 0)) throw noWalls(state, areas);
  return walls;
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
  const areas = typed.trim() === "" ? (await readSelection(session)).areas : cellsTyped(typed, whole);
  if (areas === undefined) throw new Refusal(message("typed-no-cells", { text: typed.trim() }));
  checkInside(state, whole, areas);
  const found = areCells ? await readMaze(session, { state, area: whole }, dialogue.progress) : undefined;
  const isRoom = (cell: number) =>
    found === undefined || (Math.floor(cell / whole.columns) % 2 === 1 && (cell % whole.columns) % 2 === 1);
  const mask = found === undefined ? savedMask(state.names, whole) : found.maze.mask;
  const before = mask ?? new Uint8Array(cellsOf(whole)).fill(1);
  const isChosen = cellsIn(whole, areas);
  const after = before.map((was, cell) => (isChosen[cell] === 1 && isRoom(cell) ? Number(edit === "add") : was));
  const isChanged = (cell: number) => before[cell] !== after[cell];
  const count = after.reduce((sum, _, cell) => sum + Number(isChanged(cell)), 0);
  if (count === 0) return message("already-so");
  const where = { cells: someAreas(areas), sheet: state.name };
  if (!after.some((is, cell) => is === 1 && isRoom(cell))) throw new Refusal(message("last-cells-selected", where));
  checkEnds(state, whole, isChanged);
  const change = { state, whole, areas, before, after };
  const differences =
    found === undefined ? await outlineBetween(session, change) : [roomsBetween(change, found.looks!)];
  const outside = areCells ? "filled" : (savedOutside(state.names) ?? "hatched");
  const told = { count, ...where };
  const done = edit === "add" ? message("cells-added", told) : message("cells-removed", { ...told, outside });
  return edited(action, state, differences, done);
}

/** Masks of the area, before and after. */
interface MaskChange {
  readonly state: SheetState;
  readonly whole: Area;
  readonly areas: readonly Area[];
  readonly before: Uint8Array;
  readonly after: Uint8Array;
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
  const isPlain = (look: Look) => !allMarks.has(look);
  const lookOfMaze = mostFrequentLook(found.fills, isPlain, (cell) => before[cellAt(cell)] === 1) ?? "FFFFFF";
  const lookAt = (cell: number) => {
    const there = cellAt(cell);
    if (after[there] === 0) return lookOutside(there);
    return before[there] === 0 ? lookOfMaze : undefined;
  };
  return [
    factBetween(state, facts.mask, after.includes(0) ? { ...size, mask: after, outside } : undefined),
    ...wallsBetween(state, found, wallsAfter(change, found)).differences,
    looksBetween(state.id, found, lookAt),
    ...(outsideLook(outside).isFramed ? [] : [frameBetween(state.id, found, [before, after])]),
  ];
}

function wallsAfter({ before, after }: MaskChange, { area, whole, standing }: WallBlock): Uint8Array {
  const to = standing.slice();
  for (let cell = 0; cell < to.length; cell++) {
    for (const side of [RIGHT, BOTTOM] as const) {
      const beyond = neighbour(area, cell, side);
      if (beyond === undefined) continue;
      const [one, other] = [cellOfWhole(whole, area, cell), cellOfWhole(whole, area, beyond)];
      if (before[one] === after[one] && before[other] === after[other]) continue;
      // There is no wall between two cells that are out; a cell taken out or put back is walled off from the others.
      if (after[one] === 0 && after[other] === 0) to[cell]! &= ~(1 << side);
      else to[cell]! |= 1 << side;
    }
  }
  return to;
}

/** Throws {@link Refusal} if the entrance or an exit is among the cells that change. */
function checkEnds({ names, name }: SheetState, whole: Area, isChanged: (cell: number) => boolean): void {
  const { all, entrance } = findEnds(names, name, whole);
  const end = all.find(({ cell }) => isChanged(cell));
  if (end === undefined) return;
  const where = { cell: cellName(whole, end.cell), sheet: name };
  throw new Refusal(message("end-selected", { ...where, end: end === entrance ? "entrance" : "exit" }));
}
