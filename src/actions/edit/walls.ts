import { engine, yieldTurn } from "../../engine";
import { type Message, message, together } from "../../message";
import { hasSolution } from "../../worksheet/solution";
import { type Difference, painted } from "../../worksheet/changes";
import { type Area, addressOf, boundsOf, cellsOf, intersection, wholeSheet, without } from "../../worksheet/addresses";
import { lookOfCell, readCells } from "../../worksheet/cells";
import type { Look } from "../../worksheet/looks";
import { wallsOfCells } from "../../worksheet/lattice";
import { type ExcelSession, Refusal } from "../../worksheet/excel";
import {
  BLOCK_CELLS,
  type WallBlock,
  editedBetween,
  grown,
  loadWallBlock,
  looksBetween,
  wallsBetween,
  wallsOfBlock,
} from "../../worksheet/walls";
import { type SheetState, cellsIn, someAreas, readSelection, readSheet } from "../../worksheet/sheet";
import { readUnobstructed } from "../../worksheet/place";
import { savedMask } from "../../worksheet/memory";
import { stampBetween } from "../../worksheet/identity";
import { type Act, type ActionOutcome, type Dialogue, act } from "../core";
import { paperRemark } from "../maze";

/** Opens the wall between two neighbours, or all inside a block. `typed`, if it is not empty, holds pairs of cells to use instead. */
export function makePassage(typed: string, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, (action) => editWalls(action, typed, "open"));
}

/** Puts up walls where {@link makePassage} opens them. */
export function makeWall(typed: string, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, (action) => editWalls(action, typed, "close"));
}

/** Throws Refusal if there is no such wall. */
async function editWalls(action: Act, typed: string, edit: "open" | "close"): Promise<Message> {
  const { session, changes } = action;
  const chosen = await findCells(action, typed);
  const { state, block } = chosen;
  const areCells = state.before.wallShare !== undefined;
  const { count, differences } = await (areCells ? wallCellsBetween : wallLinesBetween)(session, chosen, edit);
  if (count === 0) return message("already-so");
  await changes.make(session, painted([...stampBetween(state, session.stamp), ...differences]));
  const where = { count, area: addressOf(block), sheet: state.name };
  return edited(action, state, message(edit === "open" ? "walls-taken-down" : "walls-put-up", where));
}

interface WallEdit {
  /** How many walls are put up or taken down. */
  readonly count: number;
  readonly differences: readonly Difference[];
}

async function wallLinesBetween(session: ExcelSession, chosen: Chosen, edit: "open" | "close"): Promise<WallEdit> {
  const { state, whole, block } = chosen;
  const walls = await findWalls(chosen);
  const found = await readWallBlock(session, state, block, whole);
  const to = found.standing.map((stands, cell) => (edit === "open" ? stands & ~walls[cell]! : stands | walls[cell]!));
  const changed = to.map((stands, cell) => stands ^ found.standing[cell]!);
  const count = changed.reduce((sum, bits) => sum + (bits & 1) + (bits >> 1), 0);
  const differences = [editedBetween(state, wallsOfBlock(changed, block, whole)), wallsBetween(state.id, found, to)];
  return { count, differences };
}

/** The walls of a block of the maze, in one request. Throws {@link Refusal} where something is in the way of drawing there. */
export async function readWallBlock(
  session: ExcelSession,
  state: SheetState,
  block: Area,
  whole: Area,
): Promise<WallBlock> {
  const read = await readUnobstructed(session, state, block, (sheet) => loadWallBlock(sheet, block, whole));
  return read();
}

/** What is said of a maze that was edited: its solution and its page may be out of date. */
export async function edited(action: Act, state: SheetState, done: Message): Promise<Message> {
  const stale = hasSolution(state) ? message("solution-out-of-date") : undefined;
  return together(done, stale, await paperRemark(action, state));
}

/** Fills the cells that are walls among the chosen ones, or empties them: in a maze whose walls are cells. */
async function wallCellsBetween(
  session: ExcelSession,
  { state, whole, block, areas }: Chosen,
  edit: "open" | "close",
): Promise<WallEdit> {
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
  if (count > MOST_PAIRS) throw new Refusal(message("too-many-pairs-typed", { count, most: MOST_PAIRS }));
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
    areas = list.passages.map(({ from, to }) =>
      boundsOf(
        [from, to].map((cell) => ({
          row: origin.row + at(cell.row),
          column: origin.column + at(cell.column),
          rows: 1,
          columns: 1,
        })),
      ),
    );
  }
  const block = boundsOf(areas);
  const whole = state.grid ?? block;
  checkInside(state, whole, areas);
  checkBlock(block);
  return { state, whole, block, areas, areTyped: list !== undefined };
}

export function checkInside(state: SheetState, whole: Area, areas: readonly Area[]): void {
  const outside = areas.filter((area) => without(area, whole).length > 0);
  if (outside.length > 0) throw outsideMaze(state, whole, outside);
}

export function outsideMaze({ name: sheet }: SheetState, whole: Area, areas: readonly Area[]): Refusal {
  const where = { areas: areas.length, cells: someAreas(areas), maze: addressOf(whole), sheet };
  return new Refusal(message("chosen-cells-outside", where));
}

/** Throws {@link Refusal} for a block of cells that is too large to be edited at once; `chosen` is what the person is told of. */
export function checkBlock(block: Area, chosen = block): void {
  const cells = cellsOf(block);
  if (cells <= BLOCK_CELLS) return;
  throw new Refusal(message("block-too-large", { area: addressOf(chosen), cells, most: BLOCK_CELLS }));
}

/** The most pairs of cells that are typed for one edit: the number of cells in a block. */
const MOST_PAIRS = BLOCK_CELLS;

/** The walls to edit, which are between chosen cells of the maze: two bits a cell of the block, the right and the bottom one. */
async function findWalls({ state, whole, block, areas, areTyped }: Chosen): Promise<Uint8Array> {
  const mask = state.grid === undefined ? undefined : savedMask(state.names, whole);
  const walls = new Uint8Array(cellsOf(block));
  // Selected cells count together, typed ones pair by pair.
  for (const group of areTyped ? areas.map((area) => [area]) : [areas]) {
    const around = boundsOf(group);
    const chosen = cellsIn(around, group);
    const placeIn = ({ row, column, columns }: Area, r: number, c: number) =>
      (around.row - row + r) * columns + around.column - column + c;
    const isIn = (r: number, c: number) =>
      r < around.rows &&
      c < around.columns &&
      chosen[r * around.columns + c] === 1 &&
      mask?.[placeIn(whole, r, c)] !== 0;
    for (let r = 0; r < around.rows; r++) {
      for (let c = 0; c < around.columns; c++) {
        if (!isIn(r, c)) continue;
        if (isIn(r, c + 1)) walls[placeIn(block, r, c)]! |= 1;
        if (isIn(r + 1, c)) walls[placeIn(block, r, c)]! |= 2;
      }
    }
    await yieldTurn();
  }
  if (walls.every((bits) => bits === 0)) throw noWalls(state, areas);
  return walls;
}
