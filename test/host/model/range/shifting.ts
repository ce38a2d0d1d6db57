import {
  type Area,
  MAX_COLUMNS,
  MAX_ROWS,
  type Reference,
  type SheetStore,
  containsArea,
  intersect,
  isEntireColumn,
  isEntireRow,
  lastColumn,
  lastRow,
  type Line,
} from "../../store";
import { invalidOperation, nonBlankCellOffSheet } from "../base/errors";
import { checkAllowed, checkUnprotected } from "../base/permissions";
import type { Session } from "../base/session";
import { copied } from "./copyCells";
import { setLine, partHeld } from "../format/edges";

/**
 * Inserts empty cells at the area and moves what was there and beyond down or right; names and formulas follow. The cells get the format
 * of those above or left of them.
 */
export function insertCells(session: Session, sheet: SheetStore, area: Area, shift: "Down" | "Right"): void {
  const axis = directionOf(area, shift === "Down" ? "row" : "column");
  checkShift(sheet, area, axis, "Insert");
  const tail = tailOf(area, axis);
  const pushedOff =
    axis === "row"
      ? { ...tail, row: MAX_ROWS - area.rows, rows: area.rows }
      : { ...tail, column: MAX_COLUMNS - area.columns, columns: area.columns };
  if (sheet.usedArea(true, pushedOff)) throw nonBlankCellOffSheet();
  const closeSeam = openSeam(session, sheet, area, axis);
  const moved =
    axis === "row" ? { ...tail, rows: tail.rows - area.rows } : { ...tail, columns: tail.columns - area.columns };
  if (axis === "row" && isEntireRow(area)) sheet.rows.insert(area.row, area.rows);
  if (axis === "column" && isEntireColumn(area)) sheet.columns.insert(area.column, area.columns);
  if (moved.rows > 0 && moved.columns > 0) {
    sheet.moveCells(moved, axis === "row" ? area.rows : 0, axis === "column" ? area.columns : 0);
  }
  closeSeam("insert");
  formatInserted(session, sheet, area, axis);
  finish(session, sheet, area, axis, axis === "row" ? area.rows : area.columns);
}

/** Gives each inserted row the format of the row above them, each column that of the column to their left. */
function formatInserted(session: Session, sheet: SheetStore, area: Area, axis: Axis): void {
  const { insertedFormat, edgesHeldBy } = session.switches;
  const used = sheet.usedArea(false);
  if (insertedFormat === "none" || area[axis] === 0 || !used) return;
  const size = axis === "row" ? "rows" : "columns";
  const origin = intersect({ ...area, [axis]: area[axis] - 1, [size]: 1 }, used);
  if (!origin) return;
  const cells = copied(session, { sheet, area: origin }).flat();
  for (let line = area[axis]; line < area[axis] + area[size]; line++) {
    for (const [i, { style, top, left, bottom, right }] of cells.entries()) {
      const row = axis === "row" ? line : origin.row + i;
      const column = axis === "row" ? origin.column + i : line;
      const place = { row, column, rows: 1, columns: 1 };
      sheet.restyle(place, () => style);
      if (insertedFormat === "without lines") continue;
      const lines = { EdgeTop: top, EdgeLeft: left, EdgeBottom: bottom, EdgeRight: right };
      for (const [side, held] of Object.entries(lines)) {
        // What only a neighbour holds stays.
        if (held.style !== "None") setLine(edgesHeldBy, sheet, place, side as keyof typeof lines, held);
      }
    }
  }
}

/** Deletes the cells and moves what is below or right of them into their place; names and formulas follow. */
export function deleteCells(session: Session, sheet: SheetStore, area: Area, shift: "Up" | "Left"): void {
  const axis = directionOf(area, shift === "Up" ? "row" : "column");
  checkShift(sheet, area, axis, "Delete");
  const tail = tailOf(area, axis);
  const closeSeam = openSeam(session, sheet, area, axis);
  const moved =
    axis === "row"
      ? { ...tail, row: area.row + area.rows, rows: tail.rows - area.rows }
      : { ...tail, column: area.column + area.columns, columns: tail.columns - area.columns };
  if (axis === "row" && isEntireRow(area)) sheet.rows.delete(area.row, area.rows);
  if (axis === "column" && isEntireColumn(area)) sheet.columns.delete(area.column, area.columns);
  sheet.clearContents(area);
  if (moved.rows > 0 && moved.columns > 0) {
    sheet.moveCells(moved, axis === "row" ? -area.rows : 0, axis === "column" ? -area.columns : 0);
  }
  closeSeam("delete");
  finish(session, sheet, area, axis, axis === "row" ? -area.rows : -area.columns);
}

/** Whole rows always move down and up, whole columns right and left. */
function directionOf(area: Area, asked: Axis): Axis {
  if (isEntireRow(area)) return "row";
  return isEntireColumn(area) ? "column" : asked;
}

function tailOf(area: Area, axis: Axis): Area {
  return axis === "row" ? { ...area, rows: MAX_ROWS - area.row } : { ...area, columns: MAX_COLUMNS - area.column };
}

function checkShift(sheet: SheetStore, area: Area, axis: Axis, what: "Insert" | "Delete"): void {
  if (axis === "row" && isEntireRow(area)) checkAllowed(sheet, `allow${what}Rows`);
  else if (axis === "column" && isEntireColumn(area)) checkAllowed(sheet, `allow${what}Columns`);
  else checkUnprotected(sheet);
  const tail = tailOf(area, axis);
  // What lies across the whole of a merged area or table stretches or shrinks it; what would cut it is refused.
  const strip = axis === "row" ? { ...area, row: 0, rows: MAX_ROWS } : { ...area, column: 0, columns: MAX_COLUMNS };
  const isCut = (other: Area): boolean =>
    intersect(other, tail) !== undefined && !containsArea(tail, other) && !containsArea(strip, other);
  if ([...sheet.merges, ...sheet.tables.map((table) => table.area)].some(isCut)) throw invalidOperation();
  if (what === "Insert" || axis === "column") return;
  for (const { area: table } of sheet.tables) {
    const header = { ...table, rows: 1 };
    if (intersect(header, area) && !containsArea(area, table)) throw invalidOperation();
  }
}

/** Moves merges, conditional formats, links, tables, names and references; `by` is negative for a deletion. */
function finish(session: Session, sheet: SheetStore, area: Area, axis: Axis, by: number): void {
  sheet.merges = sheet.merges.map((merge) => shifted(merge, area, axis, by)).filter((merge) => merge !== undefined);
  sheet.conditionalFormats = sheet.conditionalFormats.flatMap((entry) => {
    const areas = entry.areas.flatMap((place) => shifted(place, area, axis, by) ?? []);
    entry.areas = areas;
    return areas.length > 0 ? [entry] : [];
  });
  sheet.validations = sheet.validations.flatMap((entry) => {
    const place = shifted(entry.area, area, axis, by);
    return place ? [{ ...entry, area: place }] : [];
  });
  sheet.hyperlinks = sheet.hyperlinks.flatMap((link) => {
    const place = shifted(link.area, area, axis, by);
    return place ? [{ ...link, area: place }] : [];
  });
  sheet.tables = sheet.tables.flatMap((table) => {
    const place = shifted(table.area, area, axis, by);
    if (place) table.area = place;
    return place ? [table] : [];
  });
  shiftPages(sheet, area, axis, by);
  sheet.workbook.rewrite((reference: Reference, on) => {
    const name = reference.sheet ?? on?.name;
    if (name?.toLowerCase() !== sheet.name.toLowerCase()) return undefined;
    const place = shifted(reference.area, area, axis, by);
    return place ? { ...reference, area: place } : "#REF!";
  });
  session.written();
  sheet.workbook.changes.sheet("sizes", sheet);
}

/** Moves print areas and titles, and with whole rows and columns the page breaks above or left of them. */
function shiftPages({ page }: SheetStore, area: Area, axis: Axis, by: number): void {
  const placeOf = (place: Area | undefined) => place && shifted(place, area, axis, by);
  page.printArea = page.printArea.flatMap((place) => placeOf(place) ?? []);
  page.printTitleRows = placeOf(page.printTitleRows);
  page.printTitleColumns = placeOf(page.printTitleColumns);
  const isWhole = axis === "row" ? isEntireRow(area) : isEntireColumn(area);
  if (!isWhole) return;
  const breaks = axis === "row" ? "horizontalBreaks" : "verticalBreaks";
  const start = area[axis];
  // A break goes with the row below it, or the column right of it.
  page[breaks] = page[breaks].flatMap((line) => {
    if (line < start) return [line];
    if (by > 0) return [line + by];
    return line >= start - by && line + by > 0 ? [line + by] : [];
  });
}

/** Where an area is after the shift: moved, grown or shrunk; undefined when all of it was deleted. Whole columns stay whole. */
function shifted(other: Area, area: Area, axis: Axis, by: number): Area | undefined {
  if (axis === "row" ? isEntireColumn(other) : isEntireRow(other)) return other;
  const across = axis === "row" ? { ...other, row: area.row, rows: 1 } : { ...other, column: area.column, columns: 1 };
  const band = axis === "row" ? { ...area, rows: 1 } : { ...area, columns: 1 };
  if (!containsArea(band, across)) return other;
  const size = axis === "row" ? "rows" : "columns";
  const first = other[axis];
  const last = axis === "row" ? lastRow(other) : lastColumn(other);
  const start = area[axis];
  if (by > 0)
    return last < start
      ? other
      : first >= start
        ? { ...other, [axis]: first + by }
        : { ...other, [size]: other[size] + by };
  const end = start - by;
  const before = Math.max(0, Math.min(last + 1, start) - first);
  const after = Math.max(0, last + 1 - Math.max(first, end));
  if (before + after === 0) return undefined;
  const place = first < start ? first : first >= end ? first + by : start;
  return { ...other, [axis]: place, [size]: before + after };
}

type Axis = "row" | "column";

/**
 * Lines go where the cells go that hold them. Where both cells have a line nothing is to be done: it moves with the cell below or right
 * of it. Otherwise the lines at both ends of the area are noted, before cells are inserted or deleted there, and put right afterwards.
 */
function openSeam(
  { switches: { edgesHeldBy } }: Session,
  sheet: SheetStore,
  area: Area,
  axis: Axis,
): (done: "insert" | "delete") => void {
  const strip =
    axis === "row" ? { ...area, row: 0, rows: sheet.rows.count } : { ...area, column: 0, columns: sheet.columns.count };
  const used = sheet.usedArea(false);
  const across = used && intersect(used, strip);
  if (edgesHeldBy === "both" || !across) return () => undefined;
  const [start, end] = axis === "row" ? [area.row, area.row + area.rows] : [area.column, area.column + area.columns];
  const places =
    axis === "row"
      ? Array.from({ length: across.columns }, (_place, i) => across.column + i)
      : Array.from({ length: across.rows }, (_place, i) => across.row + i);
  const lineAt = (place: number, edge: number): Line =>
    axis === "row" ? sheet.horizontalEdge(edge, place) : sheet.verticalEdge(place, edge);
  const setLine = (place: number, edge: number, line: Line): void => {
    if (axis === "row") sheet.changeHorizontalEdges({ row: edge, column: place, rows: 1, columns: 1 }, () => line);
    else sheet.changeVerticalEdges({ row: place, column: edge, rows: 1, columns: 1 }, () => line);
  };
  const before = places.map((place) => ({
    place,
    staying: partHeld(edgesHeldBy, lineAt(place, start), "first"),
    moving: partHeld(edgesHeldBy, lineAt(place, start), "second"),
    following: partHeld(edgesHeldBy, lineAt(place, end), "second"),
  }));
  return (done) => {
    for (const { place, staying, moving, following } of before) {
      if (done === "delete") setLine(place, start, joined(staying, following));
      else {
        setLine(place, start, staying);
        setLine(place, end, moving);
      }
    }
  };
}

/** One line of what both its cells hold; where they hold different ones that of the right or lower cell is seen. */
function joined(first: Line, second: Line): Line {
  if (first.style === "None") return second;
  if (second.style === "None") return first;
  const { heldBy: _one, ...line } = second;
  return line;
}
