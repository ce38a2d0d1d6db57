import { type SheetStore, type WorkbookStore, areaAddress, columnLetters } from "../../store";

const ROWS = 12;
const COLUMNS = 12;

/** Everything of a workbook that a file can hold, as plain data to compare; sheets down to row and column 12. */
export function contentsOf(workbook: WorkbookStore): object {
  return {
    sheets: workbook.sheets.map(sheetContents),
    active: workbook.activeSheet.name,
    mode: workbook.calculationMode,
    structureProtection: workbook.structureProtection,
    names: workbook.names.map(({ scope, ...entry }) => ({ ...entry, scope: scope?.name })),
    customXml: workbook.customXmlParts.map((part) => ({ ...part })),
  };
}

function sheetContents(sheet: SheetStore): object {
  const cells: Record<string, unknown> = {};
  const edges: Record<string, unknown> = {};
  for (let row = 0; row <= ROWS; row++) {
    for (let column = 0; column <= COLUMNS; column++) {
      const address = columnLetters(column) + (row + 1);
      const value = sheet.value(row, column);
      cells[address] = { value, formula: sheet.formula(row, column), style: sheet.style(row, column) };
      edges[address] = { top: sheet.horizontalEdge(row, column), left: sheet.verticalEdge(row, column) };
    }
  }
  const lines = Array.from({ length: 40 }, (_, line) => line);
  const sizes = (axis: SheetStore["rows"]) =>
    lines.map((line) => ({ size: axis.size(line), hidden: axis.isHidden(line) }));
  return {
    name: sheet.name,
    visibility: sheet.visibility,
    tabColor: sheet.tabColor,
    views: [sheet.showGridlines, sheet.showHeadings, sheet.frozen],
    cells,
    edges,
    rows: sizes(sheet.rows),
    columns: sizes(sheet.columns),
    merges: sheet.merges.map(areaAddress),
    tables: sheet.tables.map(({ id: _id, ...table }) => table),
    page: sheet.page,
    links: sheet.hyperlinks.map(({ area, ...link }) => ({ ...link, area: areaAddress(area) })),
    pictures: sheet.shapes.map(({ id: _id, picture, ...shape }) => ({
      ...shape,
      file: sheet.workbook.pictures.get(picture ?? ""),
    })),
    charts: sheet.charts.map(({ id: _id, ...chart }) => chart),
    protection: sheet.protection,
    active: [sheet.selection.activeRow, sheet.selection.activeColumn],
    properties: [...sheet.customProperties],
  };
}
