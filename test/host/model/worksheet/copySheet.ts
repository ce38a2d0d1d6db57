import { type Reference, rewriteReferences, type SheetStore, WHOLE_SHEET, type WorkbookStore } from "../../store";
import { invalidOperation } from "../base/errors";
import { checkStructure } from "../base/permissions";
import { copyName } from "./sheetNames";

/**
 * A copy of the sheet at that place among the tabs of its workbook, or of another one: cells, looks, edges, sizes, merges, links, shapes,
 * charts, tables, properties, view, page and the sheet's own names. It has the sheet's name if that is free. In another workbook
 * references to other sheets become those to the workbook that it comes from: '[Book1.xlsx]Sheet2'!A1.
 */
export function copySheet(source: SheetStore, position: number, workbook = source.workbook): SheetStore {
  const name = workbook.sheet(source.name) === undefined ? source.name : copyName(workbook, source.name);
  const copy = workbook.addSheet(name, position);
  const toCopy = (formula: string) =>
    rewriteReferences(formula, (reference) => {
      if (reference.sheet === undefined || reference.sheet.startsWith("[")) return undefined;
      if (reference.sheet.toLowerCase() === source.name.toLowerCase()) return { ...reference, sheet: copy.name };
      return workbook === source.workbook ? undefined : inWorkbook(source.workbook, reference);
    });
  source.forEachCell(WHOLE_SHEET, (row, column, content) => copy.setCell(row, column, content.value, content.formula));
  source.forEachFormula(WHOLE_SHEET, (row, column, formula) =>
    copy.setCell(row, column, source.value(row, column), workbook === source.workbook ? formula : toCopy(formula)),
  );
  copy.copyLooks(source);
  for (const run of source.rows.customRuns()) {
    if (run.size !== undefined) copy.setRowHeight(run.first, run.last, run.size);
    if (run.hidden) copy.hideRows(run.first, run.last, true);
  }
  for (const run of source.columns.customRuns()) {
    if (run.size !== undefined) copy.setColumnWidth(run.first, run.last, run.size);
    if (run.hidden) copy.hideColumns(run.first, run.last, true);
  }
  copy.columns.defaultSize = source.columns.defaultSize;
  copy.merges = [...source.merges];
  copy.conditionalFormats = source.conditionalFormats.map((entry) =>
    structuredClone({ ...entry, id: workbook.newId() }),
  );
  copy.validations = structuredClone(source.validations);
  copy.hyperlinks = structuredClone(source.hyperlinks);
  copy.shapes = source.shapes.map((entry) => ({ ...entry, id: workbook.newId() }));
  for (const table of source.tables) {
    const name = freeTableName(workbook, table.name);
    copy.tables.push({ ...structuredClone(table), id: String(workbook.newTableId()), name });
  }
  copy.customProperties = new Map(source.customProperties);
  copy.tabColor = source.tabColor;
  copy.showGridlines = source.showGridlines;
  copy.showHeadings = source.showHeadings;
  copy.frozen = { ...source.frozen };
  copy.protection = source.protection;
  Object.assign(copy.page, structuredClone(source.page));
  copy.charts = source.charts.map((chart) => ({
    ...structuredClone(chart),
    id: workbook.newId(),
    series: chart.series.map((series) => ({
      ...series,
      nameFrom: toCopy(series.nameFrom),
      values: toCopy(series.values),
      categories: toCopy(series.categories),
    })),
  }));
  for (const entry of source.workbook.names.filter((candidate) => candidate.scope === source)) {
    workbook.names.push({ ...entry, formula: toCopy(entry.formula), scope: copy });
  }
  copy.touched();
  return copy;
}

/**
 * Moves the sheet to another workbook, as "Move or Copy" does: its own names go along, and what referred to it refers to the other
 * workbook. @throws InvalidOperation for the last visible sheet, AccessDenied if the structure of either workbook is protected
 */
export function moveSheetTo(source: SheetStore, workbook: WorkbookStore): SheetStore {
  const from = source.workbook;
  for (const each of [from, workbook]) checkStructure(each);
  if (!from.sheets.some((sheet) => sheet !== source && sheet.visibility === "Visible")) throw invalidOperation();
  const moved = copySheet(source, workbook.sheets.length, workbook);
  from.rewrite((reference, on) => {
    const isToSheet = reference.sheet?.toLowerCase() === source.name.toLowerCase();
    return isToSheet && on !== source ? inWorkbook(workbook, { ...reference, sheet: moved.name }) : undefined;
  });
  from.deleteSheet(source);
  workbook.activate(moved);
  return moved;
}

/** A reference as it is written in other workbooks. */
function inWorkbook({ fileName }: WorkbookStore, reference: Reference): Reference {
  return { ...reference, sheet: `[${fileName}]${reference.sheet ?? ""}` };
}

/** "Table1" becomes "Table13", for example, as Excel numbers copies: a number is added until the name is free. */
function freeTableName(workbook: WorkbookStore, name: string): string {
  const taken = new Set(workbook.sheets.flatMap(({ tables }) => tables.map((table) => table.name.toLowerCase())));
  let number = 2;
  while (taken.has(`${name}${number}`.toLowerCase()) || workbook.name(`${name}${number}`, undefined)) number++;
  return `${name}${number}`;
}
