import { intersection, referenceTo, type Area } from "../excel/addresses";
import type { Job } from "../excel/job";
import { addHelper, coveredKind, type HelperSheet } from "../sheet/helperSheets";
import { areaOfName, names, setHiddenName } from "../excel/names";
import type { SheetState } from "../sheet/sheetState";
import { rangeAt } from "../excel/rangeAt";

/**
 * What a maze covers, contents and looks, copied to the hidden sheet "Maze covered". A copy by Excel itself keeps what no
 * text could: formulas, number formats, conditional formats, comments.
 */
export interface Covered {
  readonly sheetId: string;
  /** The block on the hidden sheet that stands for the grid, from its top left on; it may be larger. */
  readonly block: Area;
}

export function coveredOn(helper: HelperSheet | undefined): Covered | undefined {
  const block = helper && areaOfName(helper.names, names.coveredBlock)?.area;
  return helper && block && { sheetId: helper.id, block };
}

/**
 * Copies pieces of the grid's place to the hidden sheet, in a request of its own, which makes the sheet where it is missing:
 * a change of visibility empties Excel's list of things to undo, and must come before the drawing.
 */
export async function copyCovered(
  job: Job,
  state: SheetState,
  area: Area,
  pieces: readonly Area[],
  existing: HelperSheet | undefined,
): Promise<Covered> {
  const known = coveredOn(existing)?.block ?? area;
  const rows = Math.max(known.rows, area.rows);
  const columns = Math.max(known.columns, area.columns);
  const block = { ...known, rows, columns };
  const sheetId = await job.request((context) => {
    const added = existing === undefined ? addHelper(context, coveredKind, state.sheets, state.name, area) : undefined;
    const helper = added?.sheet ?? context.workbook.worksheets.getItem(existing!.id);
    const source = context.workbook.worksheets.getItem(state.id);
    for (const piece of pieces) {
      rangeAt(helper, moved(piece, area, block)).copyFrom(rangeAt(source, piece), "All");
      for (const { part, edge } of edgesBeside(piece, state.grid)) {
        const border = rangeAt(helper, moved(part, area, block)).format.borders.getItem(edge);
        border.style = "None";
      }
    }
    setHiddenName(helper, names.coveredBlock, referenceTo(added?.name ?? existing!.name, block));
    return helper.load("id");
  });
  return { sheetId: sheetId.id, block };
}

/** The edges that a piece shares with an earlier grid: that is the frame of a maze, and nothing to give back. */
function edgesBeside(piece: Area, grid: Area | undefined): { part: Area; edge: Edge }[] {
  if (grid === undefined) return [];
  const beside: [Edge, Area][] = [
    ["EdgeLeft", { ...grid, column: grid.column + grid.columns, columns: 1 }],
    ["EdgeTop", { ...grid, row: grid.row + grid.rows, rows: 1 }],
    ["EdgeRight", { ...grid, column: grid.column - 1, columns: 1 }],
    ["EdgeBottom", { ...grid, row: grid.row - 1, rows: 1 }],
  ];
  return beside.flatMap(([edge, strip]) => {
    const part = intersection(piece, strip);
    return part === undefined ? [] : [{ part, edge }];
  });
}

type Edge = "EdgeLeft" | "EdgeTop" | "EdgeRight" | "EdgeBottom";

/** Queues the way back for the cells of `piece`, a part of the grid `area`. */
export function giveBack(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  area: Area,
  piece: Area,
  covered: Covered,
): void {
  const kept = intersection(moved(piece, area, covered.block), covered.block);
  if (kept === undefined) return;
  const source = rangeAt(context.workbook.worksheets.getItem(covered.sheetId), kept);
  rangeAt(sheet, moved(kept, covered.block, area)).copyFrom(source, "All");
}

function moved(piece: Area, from: Area, to: Area): Area {
  return { ...piece, row: piece.row - from.row + to.row, column: piece.column - from.column + to.column };
}
