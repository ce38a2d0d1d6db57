import { areaAddress } from "./cells/address";
import { cellArea } from "./cells/area";
import type { BandedState } from "./cells/bandedGrid";
import { type GridState, visitBlock } from "./cells/sparseGrid";
import type { SheetStore } from "./sheetStore";
import type { WorkbookStore } from "./workbookStore";

/**
 * Everything that the workbook's file would hold, and what is selected, as plain data for comparing. Cells that nobody has written into
 * between two snapshots are the same objects in both, so that these are compared at once. Ids are left out: files have others.
 */
export function snapshot(workbook: WorkbookStore): Readonly<Record<string, unknown>> {
  return {
    front: workbook.chartSheetInFront ? undefined : workbook.activeSheet.name,
    sheets: workbook.sheets.map((sheet) => sheetAsData(sheet)),
    names: workbook.names
      .map(({ scope, ...name }) => ({ ...name, scope: scope?.name ?? "" }))
      .sort((a, b) => compare(a.scope, b.scope) || compare(a.name, b.name)),
    customXmlParts: workbook.customXmlParts.map(({ xml }) => xml),
    calculationMode: workbook.calculationMode,
    structureProtection: workbook.structureProtection && { ...workbook.structureProtection },
  };
}

function sheetAsData(sheet: SheetStore): Readonly<Record<string, unknown>> {
  const { styles, lines, pictures } = sheet.workbook;
  const { plain, values, formulas, ...state } = sheet.state();
  const { tables, charts, shapes, conditionalFormats, customProperties, ...settings } = plain;
  return {
    name: state.name,
    selection: sheet.selection,
    ...settings,
    tables: tables.map(withoutId),
    charts: charts.map(withoutId),
    shapes: shapes.map((shape) => ({ ...withoutId(shape), picture: pictures.get(shape.picture ?? "") })),
    conditionalFormats: conditionalFormats.map(withoutId),
    customProperties: [...customProperties],
    rows: state.rows,
    columns: state.columns,
    values: cellsOf(values, undefined),
    formulas: cellsOf(formulas, undefined),
    styles: bandedCells(state.styles, (id) => styles.get(id)),
    horizontalEdges: bandedCells(state.horizontal, (id) => lines.get(id)),
    verticalEdges: bandedCells(state.vertical, (id) => lines.get(id)),
  };
}

function bandedCells({ cells, rowBands, columnBands, base }: BandedState, valueOf: (id: number) => unknown): unknown {
  const bands = [rowBands, columnBands].map((band) => [...band].map(([line, id]) => [line, valueOf(id)]));
  // Without bands it makes no difference whether a cell has the sheet's look by itself.
  const same = rowBands.size + columnBands.size === 0 ? base : undefined;
  return { bands, base: valueOf(base), cells: cellsOf(cells, 0, same, (id) => valueOf(id)) };
}

type Cells = Readonly<Record<string, unknown>>;

/** The cells of each block that was seen before. Nothing is written into a block of a state. */
const known = new WeakMap<object, { readonly same: unknown; readonly cells: Cells }>();

/** By block, so that blocks are compared as a whole: the entries that are neither `empty` nor the `same` as everywhere else. */
function cellsOf<T>(
  state: GridState<T>,
  empty: T,
  same: T = empty,
  valueOf: (entry: T) => unknown = (entry) => entry,
): Readonly<Record<number, Cells>> {
  const blocks: Record<number, Cells> = {};
  for (const [key, block] of [...state].sort(([a], [b]) => a - b)) {
    let seen = known.get(block);
    if (seen?.same !== same) seen = undefined;
    if (seen === undefined) {
      const cells: Record<string, unknown> = {};
      visitBlock(key, block, (entry, row, column) => {
        if (entry !== empty && entry !== same) cells[areaAddress(cellArea(row, column))] = valueOf(entry);
      });
      seen = { same, cells };
      known.set(block, seen);
    }
    if (Object.keys(seen.cells).length > 0) blocks[key] = seen.cells;
  }
  return blocks;
}

function withoutId<T extends { readonly id: string }>({ id: _, ...rest }: T): Omit<T, "id"> {
  return rest;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
