import { counted, grouped } from "../../maze/counted";
import type { Mask } from "../../maze/maze";
import { SLICE, type Slices } from "../../maze/slices";
import { hasDistances, hasSolution } from "../../worksheet/beside/solution";
import { cellName } from "../../worksheet/cells/borders";
import { addressOf, type Area, cellsOf, without } from "../../worksheet/excel/addresses";
import { boundsOf } from "../../worksheet/excel/bounds";
import type { Job } from "../../worksheet/excel/job";
import { Refusal } from "../../worksheet/excel/refusal";
import { inTurns } from "../../worksheet/excel/turns";
import { whiteOf } from "../../worksheet/grid/endChanges";
import { keepEdited, putKeptBack, wallsOfBlock } from "../../worksheet/sheet/keptWalls";
import { rememberedMask } from "../../worksheet/sheet/mask";
import { checkObstacles, loadObstacles, unlessMergedUnknown } from "../../worksheet/sheet/obstacles";
import { parsePassagesInSlices } from "../../worksheet/sheet/passageList";
import { cellsIn, nameAreas, readSelection } from "../../worksheet/sheet/selection";
import { putStampBack, stampChange } from "../../worksheet/sheet/stamp";
import { checkUnprotected, readSheet, type SheetState } from "../../worksheet/sheet/sheetState";
import {
  BLOCK_CELLS,
  loadWallBlock,
  paintWallBlock,
  restoreWallBlock,
  wallBlockOf,
} from "../../worksheet/sheet/wallBlock";
import { type Dialogue } from "../desk/dialogue";
import { paperRemark } from "../desk/paperRemark";
import { act, type ActionOutcome, type Ending } from "../desk/work";

/**
 * Takes down the walls between the selected cells: the one between two neighbours, all inside of a block. `typed`, if it is
 * not empty, holds pairs of cells instead. Throws ActionFailure; then the walls are as they were.
 */
export function makePassage(typed: string, dialogue: Dialogue): Promise<ActionOutcome> {
  return act("Make passage", dialogue, (job, ending) => editWalls(job, dialogue, ending, typed, "open"));
}

/** Puts up walls where {@link makePassage} takes them down. Throws ActionFailure; then the walls are as they were. */
export function makeWall(typed: string, dialogue: Dialogue): Promise<ActionOutcome> {
  return act("Make wall", dialogue, (job, ending) => editWalls(job, dialogue, ending, typed, "close"));
}

/** Walls that an edit is about: two bits a cell of the block, the right and the bottom one. */
interface Wanted {
  readonly state: SheetState;
  /** The sheet's maze, or where there is none, what was selected. */
  readonly whole: Area;
  readonly block: Area;
  readonly walls: Uint8Array;
}

/**
 * Opens, or puts up, the walls between the selected cells, or along the typed pairs of cells if `typed` holds any. Three or
 * four requests. Returns the outcome's sentence. Throws Refusal where there is no such wall.
 */
async function editWalls(
  job: Job,
  dialogue: Dialogue,
  ending: Ending,
  typed: string,
  edit: "open" | "close",
): Promise<string> {
  const { state, whole, block, walls } = await findWalls(job, dialogue, typed);
  const read = await unlessMergedUnknown(true, (asksForMerged) =>
    job.onSheet(state.id, (sheet) => ({
      block: loadWallBlock(sheet, block, whole),
      shape: loadObstacles(sheet, block, asksForMerged),
    })),
  );
  await checkObstacles(job, state, block, read.shape, "is");
  const found = wallBlockOf(block, read.block, whiteOf(state.grid !== undefined));
  const to = found.standing.map((stands, cell) => (edit === "open" ? stands & ~walls[cell]! : stands | walls[cell]!));
  const changed = to.map((stands, cell) => stands ^ found.standing[cell]!);
  const changes = bitsIn(changed);
  const where = nameOf(block, walls, state.name);
  if (changes.length === 0) {
    return `${edit === "open" ? "There is a passage" : "A wall stands"} between ${where} already. Nothing was changed.`;
  }
  ending.otherwise = `Walls between ${where} are changed in part only. Press the button again.`;
  ending.mendBy((mender) =>
    mender.onSheet(state.id, (sheet) => {
      restoreWallBlock(sheet, found, to);
      putStampBack(sheet, state.names, "maze", job.stamp);
      putKeptBack(sheet, state);
    }),
  );
  await job.onSheet(state.id, (sheet) => {
    keepEdited(sheet, state, wallsOfBlock(changed, block, whole));
    stampChange(sheet, state, job.stamp);
    paintWallBlock(sheet, found, to);
  });
  const done =
    edit === "open"
      ? `${counted(changes.length, "wall was taken down", "walls were taken down")} between ${where}.`
      : `${counted(changes.length, "wall was put up", "walls were put up")} between ${where}.`;
  return done + staleSolution(state) + (await paperRemark(job, ending, state));
}

/** A sentence with a space before it for a solution that an edit leaves as it is, or "". */
export function staleSolution(state: SheetState): string {
  if (hasDistances(state))
    return " The distances that are coloured are those from before; press Colour distances again.";
  return hasSolution(state) ? " The solution that is shown is the one from before; press Solve for the new one." : "";
}

async function findWalls(job: Job, { signal }: Dialogue, typed: string): Promise<Wanted> {
  const list = typed.trim() === "" ? undefined : await inTurns(parsePassagesInSlices(typed), signal);
  if (list !== undefined && list.passages.length > MOST_PAIRS) {
    throw new Refusal(
      `Type fewer pairs of cells. ${grouped(list.passages.length)} pairs of cells were typed, ` +
        `and at most ${grouped(MOST_PAIRS)} are edited at once.`,
    );
  }
  const state = await readSheet(job);
  checkUnprotected(state);
  let areas: readonly Area[];
  if (list === undefined) {
    ({ areas } = await readSelection(job));
  } else {
    const origin = list.areAddresses ? { row: 0, column: 0 } : state.grid;
    if (origin === undefined) {
      throw new Refusal(
        `Type addresses such as B2 C2. Rows and columns count within a maze that Lavirint knows, and there is none on ${state.name}.`,
      );
    }
    areas = list.passages.map(({ from, to }) =>
      boundsOf(
        [from, to].map((cell) => ({
          row: origin.row + cell.row,
          column: origin.column + cell.column,
          rows: 1,
          columns: 1,
        })),
      ),
    );
  }
  const block = boundsOf(areas);
  const whole = state.grid ?? block;
  const outside = areas.filter((area) => without(area, whole).length > 0);
  if (outside.length > 0) {
    throw new Refusal(
      `Choose cells of the maze and try again. ${nameAreas(outside)} ${outside.length === 1 ? "is" : "are"} ` +
        `not inside of the maze ${addressOf(whole)} on ${state.name}.`,
    );
  }
  if (block.rows * block.columns > BLOCK_CELLS) {
    throw new Refusal(
      `Choose a smaller block. ${addressOf(block)} has ${grouped(block.rows * block.columns)} cells, and at most ${grouped(BLOCK_CELLS)} are edited at once.`,
    );
  }
  const mask = state.grid === undefined ? undefined : rememberedMask(state.names, whole);
  // Selected cells count together, typed ones pair by pair.
  const groups = list === undefined ? [areas] : areas.map((area) => [area]);
  const walls = await inTurns(wallsBetween(block, groups, whole, mask), signal);
  if (walls.every((bits) => bits === 0)) throw nothingBetween(areas, mask, state);
  return { state, whole, block, walls };
}

/** The walls between the cells of each group. */
function* wallsBetween(
  block: Area,
  groups: readonly (readonly Area[])[],
  whole: Area,
  mask: Mask | undefined,
): Slices<Uint8Array> {
  const walls = new Uint8Array(block.rows * block.columns);
  let left = SLICE;
  for (const group of groups) {
    addWalls(walls, block, group, whole, mask);
    if ((left -= cellsOf(boundsOf(group))) > 0) continue;
    left = SLICE;
    yield;
  }
  return walls;
}

/** Pairs of cells that are typed for one edit: as many as a block has cells. */
const MOST_PAIRS = BLOCK_CELLS;

/** Adds the walls between neighbouring cells of the areas that are both in the maze. */
function addWalls(walls: Uint8Array, block: Area, areas: readonly Area[], whole: Area, mask: Mask | undefined): void {
  const around = boundsOf(areas);
  const cells = cellsIn(around, areas);
  const at = (row: number, column: number) =>
    row < around.rows &&
    column < around.columns &&
    cells[row * around.columns + column] === 1 &&
    (mask === undefined ||
      mask[(around.row - whole.row + row) * whole.columns + around.column - whole.column + column] === 1);
  for (let row = 0; row < around.rows; row++) {
    for (let column = 0; column < around.columns; column++) {
      if (!at(row, column)) continue;
      const cell = (around.row - block.row + row) * block.columns + around.column - block.column + column;
      if (at(row, column + 1)) walls[cell]! |= 1;
      if (at(row + 1, column)) walls[cell]! |= 2;
    }
  }
}

function nothingBetween(areas: readonly Area[], mask: Mask | undefined, state: SheetState): Refusal {
  const why = mask === undefined ? "" : " that are both in the maze";
  return new Refusal(
    `${nameAreas(areas)} on ${state.name} ${areas.length === 1 && areas[0]!.rows * areas[0]!.columns === 1 ? "is a single cell" : `has no two neighbouring cells${why}`}. Select two neighbouring cells of the maze, or a block of them, or type pairs of cells.`,
  );
}

/** The numbers of the walls whose bits are set. */
function bitsIn(walls: Uint8Array): number[] {
  const found: number[] = [];
  walls.forEach((bits, cell) => {
    if ((bits & 1) !== 0) found.push(2 * cell);
    if ((bits & 2) !== 0) found.push(2 * cell + 1);
  });
  return found;
}

/** "C3 and D3 on Sheet1", or "the cells of C3:D9 on Sheet1" */
function nameOf(block: Area, walls: Uint8Array, sheet: string): string {
  const [wall, second] = bitsIn(walls);
  if (wall === undefined || second !== undefined) return `the cells of ${addressOf(block)} on ${sheet}`;
  const beyond = (wall >> 1) + ((wall & 1) === 0 ? 1 : block.columns);
  return `${cellName(block, wall >> 1)} and ${cellName(block, beyond)} on ${sheet}`;
}
