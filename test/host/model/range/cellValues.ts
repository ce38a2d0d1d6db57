import {
  type Area,
  CellError,
  type SheetStore,
  cellCount,
  displayText,
  isNumberFormat,
  isEntireColumn,
  isEntireRow,
} from "../../store";
import { LONGEST_FORMULA, enter } from "./entry";
import { ExcelError, generalException, invalidArgument } from "../base/errors";
import { tellChanged } from "../base/changed";
import { textual } from "../base/arguments";
import { checkUnlocked, checkFormatCells } from "../base/permissions";
import { targetOf } from "../base/resolve";
import type { Session } from "../base/session";

/** Microsoft's documented limit of cells in one read. */
const READ_LIMIT = 5_000_000;

function isUnbounded(area: Area): boolean {
  return isEntireColumn(area) || isEntireRow(area);
}

/**
 * rows x columns of what `read` gives for each cell; null for whole rows and columns, whose cells Excel does not report.
 * @throws ResponsePayloadSizeLimitExceeded for more than five million cells
 */
export function readGrid<T>(area: Area, read: (row: number, column: number) => T): T[][] | null {
  if (isUnbounded(area)) return null;
  if (cellCount(area) > READ_LIMIT) {
    throw new ExcelError(
      "ResponsePayloadSizeLimitExceeded",
      "The response payload size has exceeded the limit: more than 5,000,000 cells.",
    );
  }
  return Array.from({ length: area.rows }, (_row, r) =>
    Array.from({ length: area.columns }, (_column, c) => read(area.row + r, area.column + c)),
  );
}

/**
 * Hands every cell of the area the entry meant for it: a single value is meant for all, an array of rows x columns cell by cell. Null
 * entries leave their cell alone. @throws InvalidArgument for an array of another shape and for whole rows and columns
 */
function forEachEntry(area: Area, input: unknown, visit: (entry: unknown, row: number, column: number) => void): void {
  if (isUnbounded(area)) throw invalidArgument();
  const rows = Array.isArray(input) ? (input as unknown[]) : undefined;
  if (rows && (rows.length !== area.rows || rows.some((row) => !Array.isArray(row) || row.length !== area.columns))) {
    throw invalidArgument();
  }
  for (let r = 0; r < area.rows; r++) {
    const row = rows?.[r] as readonly unknown[] | undefined;
    for (let c = 0; c < area.columns; c++) {
      const entry = row ? row[c] : input;
      if (entry !== null && entry !== undefined) visit(entry, area.row + r, area.column + c);
    }
  }
}

/** What `range.values` reads: "" for an empty cell, errors as their text. */
export function valueOf(sheet: SheetStore, row: number, column: number): string | number | boolean {
  const value = sheet.value(row, column) ?? "";
  return value instanceof CellError ? value.text : value;
}

export function valueTypeOf(sheet: SheetStore, row: number, column: number): string {
  const value = sheet.value(row, column);
  if (value === undefined) return "Empty";
  if (value instanceof CellError) return "Error";
  return typeof value === "string" ? "String" : typeof value === "number" ? "Double" : "Boolean";
}

export function textOf(sheet: SheetStore, row: number, column: number): string {
  return displayText(sheet.value(row, column), sheet.style(row, column).numberFormat);
}

/**
 * Writes values or formulas as if each were entered. Cells hidden under a merged area keep nothing. @throws AccessDenied for locked
 * cells of a protected sheet, InvalidArgument for what cannot be in a cell
 */
export function writeValues(session: Session, sheet: SheetStore, area: Area, input: unknown): void {
  checkUnlocked(sheet, area);
  checkWatched(session, area);
  const held = () => ({
    value: valueOf(sheet, area.row, area.column),
    type: valueTypeOf(sheet, area.row, area.column),
  });
  const before = held();
  forEachEntry(area, input, (entry, row, column) => {
    if (typeof entry !== "string" && typeof entry !== "number" && typeof entry !== "boolean") throw invalidArgument();
    writeCell(sheet, row, column, entry);
  });
  session.written();
  if (cellCount(area) > 1 || !session.events.isWatched("DataChanged")) return tellChanged(session, sheet, area);
  session.settle();
  const after = held();
  tellChanged(session, sheet, area, "RangeEdited", {
    valueBefore: before.value,
    valueAfter: after.value,
    valueTypeBefore: before.type,
    valueTypeAfter: after.type,
  });
}

/** Writing this many cells at once failed on the web while handlers listened to changes (OfficeDev/office-js#539). */
const TOO_LARGE_TO_WATCH = 200_000;

/** @throws GeneralException if the switch says so, for a write that is too large to tell of */
export function checkWatched({ events, switches }: Session, area: Area): void {
  const isLarge = cellCount(area) >= TOO_LARGE_TO_WATCH;
  if (isLarge && switches.refusesLargeWatchedWrites && events.isWatched("DataChanged")) throw generalException();
}

/** Longest text that a cell takes, characters. */
const LONGEST_TEXT = 32_767;

/** Enters one value, as Excel does, ignoring protection. */
export function writeCell(sheet: SheetStore, row: number, column: number, input: string | number | boolean): void {
  if (typeof input === "string" && input.length > (input.startsWith("=") ? LONGEST_FORMULA : LONGEST_TEXT))
    throw invalidArgument();
  const merge = sheet.merges.length > 0 ? sheet.mergeAt(row, column) : undefined;
  if (merge && (merge.row !== row || merge.column !== column)) return;
  const style = sheet.style(row, column);
  const entry = enter(input, style.numberFormat);
  sheet.setCell(row, column, entry.value, entry.formula);
  const { numberFormat } = entry;
  if (numberFormat !== undefined && style.numberFormat === "General") {
    sheet.restyle({ row, column, rows: 1, columns: 1 }, (old) => ({ ...old, numberFormat }));
  }
}

/** Writes number formats. @throws AccessDenied when the protection forbids formatting */
export function writeNumberFormats(sheet: SheetStore, area: Area, input: unknown): void {
  checkFormatCells(targetOf(sheet, area));
  if (!Array.isArray(input)) {
    if (isUnbounded(area)) throw invalidArgument();
    if (input === null) return;
    const numberFormat = formatText(input);
    sheet.restyle(area, (style) => ({ ...style, numberFormat }));
    return;
  }
  if (input.length === 1 && Array.isArray(input[0]) && input[0].length === 1 && cellCount(area) > 1) {
    // One format in brackets is meant for all cells, too.
    return writeNumberFormats(sheet, area, input[0][0]);
  }
  forEachEntry(area, input, (entry, row, column) => {
    const numberFormat = formatText(entry);
    sheet.restyle({ row, column, rows: 1, columns: 1 }, (style) => ({ ...style, numberFormat }));
  });
}

function formatText(value: unknown): string {
  const format = textual(value) || "General";
  if (!isNumberFormat(format)) throw invalidArgument();
  return format;
}
