import { type Message, message } from "../../message";
import type { Grid } from "../../maze/model";
import {
  type Area,
  SHEET_COLUMNS,
  SHEET_ROWS,
  addressOf,
  boundsOf,
  boundsOfCells,
  cellOfWhole,
  cellsOf,
  intersection,
} from "../addresses";
import { type ExcelSession, Refusal, usedArea } from "../excel";
import {
  CELL_LIMIT,
  type Look,
  distanceMarks,
  entranceMark,
  exitMark,
  pathMark,
  raceMarks,
  visitedMark,
} from "../looks";
import { lookOfCell, readCells } from "../cells";
import { cellArea } from "../borders";
import { type Selection, type SheetState, cellsIn, readSelection, someAreas } from "../sheet";
import { coversSizeCells } from "../sizeCells";
import { savedMask } from "../memory";

/** The cells that a maze is made of: the selected areas, or all cells that are filled like the active one. */
export type ChosenShape = "areas" | "colour";

/** `mask` is undefined if all cells of the area belong to the maze. */
type MaskedArea = Pick<Grid, "mask"> & { readonly area: Area };

/** One or two requests, and one more for every 25,000 cells whose colour counts. Throws {@link Refusal} for what is no shape. */
export async function readChosenShape(
  session: ExcelSession,
  state: SheetState,
  shape: ChosenShape,
): Promise<MaskedArea> {
  const selection = await readSelection(session);
  const found = shape === "areas" ? await ofAreas(selection, state) : await ofColour(session, selection, state);
  const { area } = found;
  if (coversSizeCells(state, area)) {
    throw new Refusal(message("shape-over-size-cells", { area: addressOf(area), sheet: state.name }));
  }
  const { grid } = state;
  if (grid !== undefined && (grid.row !== area.row || grid.column !== area.column)) {
    throw new Refusal(
      message("shape-beside-maze", { sheet: state.name, maze: addressOf(grid), shape: addressOf(area) }),
    );
  }
  return found;
}

async function ofAreas({ areas }: Selection, state: SheetState): Promise<MaskedArea> {
  const area = boundsOf(areas);
  checkSize(area, (size) =>
    message("shape-selected-too-large", { areas: someAreas(areas), sheet: state.name, ...size }),
  );
  if (cellsOf(area) === 1) {
    throw new Refusal(message("shape-is-one-cell", { cell: addressOf(area), sheet: state.name }));
  }
  return masked(area, cellsIn(area, areas));
}

async function ofColour(session: ExcelSession, { active }: Selection, state: SheetState): Promise<MaskedArea> {
  const used = usedArea(
    await session.onSheet(state.id, (sheet) => sheet.getUsedRangeOrNullObject(false).untrack().load("address")),
  );
  if (used === undefined || intersection(used, active) === undefined) throw colourless(active, state);
  checkSize(used, (size) => message("used-part-too-large", { sheet: state.name, area: addressOf(used), ...size }));
  const { fills } = await readCells(session, state.id, used, { fills: true, contents: false });
  const look = lookOfCell(fills, cellOfWhole(used, active, 0));
  const { grid } = state;
  const isInGrid = grid !== undefined && intersection(grid, active) !== undefined;
  // An existing maze has replaced the colours of its cells; then its own shape is meant.
  if (isInGrid && (look === "" || marks.has(look))) {
    return { area: grid, mask: savedMask(state.names, grid) };
  }
  if (look === "") throw colourless(active, state);
  const isWanted = (cell: number) => {
    const found = lookOfCell(fills, cell);
    if (found === look) return true;
    if (!isInGrid || !marks.has(found)) return false;
    return intersection(grid, cellArea(used, cell)) !== undefined;
  };
  const area = boundsOfCells(used, isWanted)!; // the active cell is one of them
  const isIn = (_: unknown, cell: number) => Number(isWanted(cellOfWhole(used, area, cell)));
  return masked(area, Uint8Array.from({ length: cellsOf(area) }, isIn));
}

const marks = new Set<Look>([entranceMark, exitMark, pathMark, visitedMark, ...raceMarks, ...distanceMarks]);

function colourless(active: Area, state: SheetState): Refusal {
  return new Refusal(message("shape-colourless", { cell: addressOf(active), sheet: state.name }));
}

function checkSize(area: Area, tooLarge: (size: { readonly count: number; readonly most: number }) => Message): void {
  const count = cellsOf(area);
  if (count <= CELL_LIMIT && area.columns < SHEET_COLUMNS && area.rows < SHEET_ROWS) return;
  throw new Refusal(tooLarge({ count, most: CELL_LIMIT }));
}

function masked(area: Area, cells: Uint8Array): MaskedArea {
  return { area, mask: cells.includes(0) ? cells : undefined };
}
