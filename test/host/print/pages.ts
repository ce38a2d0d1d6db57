import {
  type Area,
  type PageSetup,
  type SheetStore,
  type WorkbookStore,
  areaBetween,
  bounding,
  cellArea,
  intersect,
  lastColumn,
  lastRow,
} from "../store";
import type { Axis } from "../store/cells/axis";
import { paperNamed } from "./paper";

/** Width of the printed row numbers and height of the column letters, in points before scaling. */
export const HEADING = { width: 24, height: 15 };

/** A block of cells on a page. `left` and `top` are points on the paper; sizes of cells are multiplied by the page's `scale`. */
export interface PagePart {
  readonly cells: Area;
  readonly left: number;
  readonly top: number;
}

/** One page that is printed, and the sheet that it shows. */
export interface SheetPage {
  readonly sheet: SheetStore;
  readonly page: PrintedPage;
}

/** One printed page. Lengths in points, (0, 0) is the paper's upper left corner. */
export interface PrintedPage {
  readonly number: number;
  /** Of the sheet's pages. */
  readonly isFirst: boolean;
  readonly width: number;
  readonly height: number;
  /** 1 is full size. */
  readonly scale: number;
  /** Title rows and columns first, where the page repeats them, then the cells of the page itself. */
  readonly parts: readonly PagePart[];
  /** Where row and column headings stand; undefined when they are not printed. */
  readonly headings: { readonly left: number; readonly top: number } | undefined;
}

interface Run {
  readonly first: number;
  readonly last: number;
}

/**
 * The pages of a workbook that is printed entire: those of each sheet in view. A sheet that does not say which number its first page
 * has goes on from the sheet before.
 */
export function layOutWorkbook(workbook: WorkbookStore): SheetPage[] {
  const pages: SheetPage[] = [];
  for (const sheet of workbook.sheets.filter(({ visibility }) => visibility === "Visible")) {
    const first = (pages.at(-1)?.page.number ?? 0) + 1;
    pages.push(...layOutPages(sheet, first).map((page) => ({ sheet, page })));
  }
  return pages;
}

/**
 * The pages of a sheet as its page set-up says: print area (or everything from A1 to the last cell in use), paper, margins,
 * scale or number of pages, titles, breaks, order, centring. Nothing to print gives no page.
 *
 * Fitting only ever makes things smaller, by whole percents and not below 10 %; page breaks are then ignored, as
 * Excel does ("Scale the sheet size for printing", support.microsoft.com).
 *
 * @param automatic number of the first page if the sheet names none.
 */
export function layOutPages(sheet: SheetStore, automatic = 1): PrintedPage[] {
  const { page } = sheet;
  const areas = printedAreas(sheet);
  if (areas.length === 0) return [];
  const paper = paperSize(page);
  const room = {
    width: Math.max(1, paper.width - page.leftMargin - page.rightMargin),
    height: Math.max(1, paper.height - page.topMargin - page.bottomMargin),
  };
  const scale = scaleOf(sheet, areas, room);
  const blocks = areas.flatMap((area) => blocksOf(sheet, area, room, scale));
  const first = page.firstPageNumber === "" ? automatic : page.firstPageNumber;
  return blocks.map((block, index) => ({
    number: first + index,
    isFirst: index === 0,
    ...placed(sheet, block, paper, room, scale),
  }));
}

/** The size of the paper in its orientation, in points. */
function paperSize(page: PageSetup): { readonly width: number; readonly height: number } {
  const { width, height } = paperNamed(page.paperSize);
  return page.orientation === "Landscape" ? { width: height, height: width } : { width, height };
}

function printedAreas(sheet: SheetStore): Area[] {
  const used = sheet.usedArea(false);
  const inUse = used && bounding(used, cellArea(0, 0));
  if (sheet.page.printArea.length === 0) return inUse ? [inUse] : [];
  // Whole rows and columns are printed as far as they are used.
  return sheet.page.printArea
    .map((area) => (area.rows * area.columns > 10_000_000 && inUse ? intersect(area, inUse) : area))
    .filter((area) => area !== undefined);
}

interface Room {
  readonly width: number;
  readonly height: number;
}

function scaleOf(sheet: SheetStore, areas: readonly Area[], room: Room): number {
  const { scale, horizontalFitToPages: across, verticalFitToPages: down } = sheet.page.zoom;
  if (across === undefined && down === undefined) return (scale ?? 100) / 100;
  const fits = (percent: number) =>
    areas.every((area) => {
      const grid = gridOf(sheet, area, room, percent / 100);
      return grid.columns.length <= (across ?? Infinity) && grid.rows.length <= (down ?? Infinity);
    });
  let smaller = 10;
  let larger = 100;
  while (smaller < larger) {
    const middle = Math.ceil((smaller + larger) / 2);
    if (fits(middle)) smaller = middle;
    else larger = middle - 1;
  }
  return smaller / 100;
}

/** The rows and the columns of an area, each cut into what goes on one page. */
function gridOf(sheet: SheetStore, area: Area, room: Room, scale: number): { rows: Run[]; columns: Run[] } {
  const { page } = sheet;
  const fitting = page.zoom.horizontalFitToPages !== undefined || page.zoom.verticalFitToPages !== undefined;
  const heading = page.printHeadings ? HEADING : { width: 0, height: 0 };
  const titleRows = page.printTitleRows && { first: page.printTitleRows.row, last: lastRow(page.printTitleRows) };
  const titleColumns = page.printTitleColumns && {
    first: page.printTitleColumns.column,
    last: lastColumn(page.printTitleColumns),
  };
  return {
    rows: cut(
      sheet.rows,
      { first: area.row, last: lastRow(area) },
      room.height / scale - heading.height,
      fitting ? [] : page.horizontalBreaks,
      titleRows,
    ),
    columns: cut(
      sheet.columns,
      { first: area.column, last: lastColumn(area) },
      room.width / scale - heading.width,
      fitting ? [] : page.verticalBreaks,
      titleColumns,
    ),
  };
}

/** Lines in order, as many per page as fit, at least one; titles that a page repeats take room on it. */
function cut(axis: Axis, lines: Run, room: number, breaks: readonly number[], titles: Run | undefined): Run[] {
  const pages: Run[] = [];
  const breaksHere = new Set(breaks);
  let first = lines.first;
  let left = room - repeated(axis, titles, first);
  for (let line = lines.first; line <= lines.last; line++) {
    const size = axis.shown(line);
    const full = size > left + 1e-6 || breaksHere.has(line);
    if (full && line > first) {
      pages.push({ first, last: line - 1 });
      first = line;
      left = room - repeated(axis, titles, first);
    }
    left -= size;
  }
  pages.push({ first, last: lines.last });
  return pages;
}

/** Points that titles take on a page that begins at `first`: none on the page that has them anyway, or before it. */
function repeated(axis: Axis, titles: Run | undefined, first: number): number {
  return titles && titles.last < first ? axis.offset(titles.last + 1) - axis.offset(titles.first) : 0;
}

function blocksOf(sheet: SheetStore, area: Area, room: Room, scale: number): Area[] {
  const { rows, columns } = gridOf(sheet, area, room, scale);
  const block = (row: Run, column: Run) => areaBetween(row.first, column.first, row.last, column.last);
  return sheet.page.printOrder === "OverThenDown"
    ? rows.flatMap((row) => columns.map((column) => block(row, column)))
    : columns.flatMap((column) => rows.map((row) => block(row, column)));
}

function placed(
  sheet: SheetStore,
  cells: Area,
  paper: Room,
  room: Room,
  scale: number,
): Omit<PrintedPage, "number" | "isFirst"> {
  const { page, rows, columns } = sheet;
  const heading = page.printHeadings ? HEADING : { width: 0, height: 0 };
  const titleRows = page.printTitleRows && lastRow(page.printTitleRows) < cells.row ? page.printTitleRows : undefined;
  const titleColumns =
    page.printTitleColumns && lastColumn(page.printTitleColumns) < cells.column ? page.printTitleColumns : undefined;
  const titleHeight = titleRows ? rows.offset(lastRow(titleRows) + 1) - rows.offset(titleRows.row) : 0;
  const titleWidth = titleColumns
    ? columns.offset(lastColumn(titleColumns) + 1) - columns.offset(titleColumns.column)
    : 0;
  const height = heading.height + titleHeight + rows.offset(lastRow(cells) + 1) - rows.offset(cells.row);
  const width = heading.width + titleWidth + columns.offset(lastColumn(cells) + 1) - columns.offset(cells.column);
  const left = page.leftMargin + (page.centerHorizontally ? Math.max(0, (room.width - width * scale) / 2) : 0);
  const top = page.topMargin + (page.centerVertically ? Math.max(0, (room.height - height * scale) / 2) : 0);
  const titleLeft = left + heading.width * scale;
  const titleTop = top + heading.height * scale;
  const cellsLeft = titleLeft + titleWidth * scale;
  const cellsTop = titleTop + titleHeight * scale;

  const parts: PagePart[] = [];
  const across = titleRows && { row: titleRows.row, rows: titleRows.rows };
  const down = titleColumns && { column: titleColumns.column, columns: titleColumns.columns };
  if (across && down) parts.push({ cells: { ...across, ...down }, left: titleLeft, top: titleTop });
  if (across) parts.push({ cells: { ...cells, ...across }, left: cellsLeft, top: titleTop });
  if (down) parts.push({ cells: { ...cells, ...down }, left: titleLeft, top: cellsTop });
  parts.push({ cells, left: cellsLeft, top: cellsTop });
  return { ...paper, scale, parts, headings: page.printHeadings ? { left, top } : undefined };
}
