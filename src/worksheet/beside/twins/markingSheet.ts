import { FIRST_STEP_ROW } from "../../../maze/marking";
import { type Area, type Job, Refusal, SHEET_ROWS, rangeAt, requestOf, rowBands } from "../../excel";
import { type ReversibleChange, sheetAdded } from "../../changes";
import { facts, rememberFirst } from "../../memory";
import type { SheetState } from "../../sheet";

/** Widths of the columns that are shown, in points. */
const WIDTHS = [110, 260, 110];
/** Where a path is typed, in one cell or step by step. */
const INPUTS = ["B4", `B${FIRST_STEP_ROW}:B${SHEET_ROWS}`];
/** Points: a line of text, and the most that Excel gives a row. */
const [LINE, TALLEST] = [15, 409];
const INPUT_FILL = "#FFF2CC";
/** Cells of a block in one request: 1,000 rows of formulas, 0.6 MB. */
const CELLS_AT_ONCE = 7_000;

/** What cells hold. Texts that begin with "=" are formulas; rows and columns count from 0. */
interface MarkingBlock {
  readonly row: number;
  readonly column: number;
  readonly cells: readonly (readonly (string | number)[])[];
}

/** What a sheet that marks paths holds. */
interface MarkingSheet {
  readonly name: string;
  readonly blocks: readonly MarkingBlock[];
  /** Addresses of the cells for the path, and for its steps one by one. */
  readonly inputs: readonly [path: string, steps: string];
  /** Addresses of bold cells, of cells whose text may need several lines, and of columns that are not shown. */
  readonly bold: readonly string[];
  readonly wrapped: readonly string[];
  readonly hidden: string;
  /** The rows, each one cell, whose texts are as wide as the sheet. */
  readonly explained: string;
  /**
   * Rows, by addresses in them, and how many lines of text they have room for: Excel fits no row to merged cells, to the result of a
   * formula, or on a protected sheet.
   */
  readonly lines: readonly (readonly [address: string, count: number])[];
  /** What is printed: all but the list of steps. */
  readonly printed: string;
}

/**
 * Adds a sheet that marks paths in one request, or in two of at most 1 MB if there are more than 1,000 steps or 7,000 cells. Where
 * {@link printedAndProtected} has shown on another sheet whether this Excel protects sheets, `protects`, that is done at once. Gives its
 * id.
 */
export function markingSheetAdded(
  state: Pick<SheetState, "id" | "sheets">,
  area: Area,
  { name, blocks, inputs, bold, wrapped, hidden, explained, lines, printed }: MarkingSheet,
  protects?: boolean,
): ReversibleChange<string> {
  const kind = facts.marking;
  return sheetAdded({ name, sheets: state.sheets, mark: kind.name }, async (job) => {
    const bands = blocks.map(writersOf);
    const isOnePart = bands.every((writers) => writers.length <= 1);
    const added = await job.request((context) => {
      const sheet = context.workbook.worksheets.add(name);
      rememberFirst(sheet, kind, { sheet: state.id, area });
      const at = (address: string) => sheet.getRange(address).untrack();
      for (const [first] of bands) first!(sheet);
      WIDTHS.forEach((width, column) => {
        rangeAt(sheet, { row: 0, column, rows: 1, columns: 1 }).format.columnWidth = width;
      });
      for (const address of inputs) {
        const { format } = at(address);
        format.protection.locked = false;
        format.fill.color = INPUT_FILL;
      }
      for (const address of wrapped) {
        const { format } = at(address);
        format.wrapText = true;
        format.horizontalAlignment = "Left";
        format.verticalAlignment = "Top";
      }
      at(explained).merge(true);
      for (const [address, count] of lines) at(address).format.rowHeight = Math.min(TALLEST, count * LINE);
      for (const address of bold) at(address).format.font.bold = true;
      at(hidden).columnHidden = true;
      if (protects !== undefined) printOnOnePage(sheet, printed);
      if (protects === true && isOnePart) sheet.protection.protect();
      return sheet.load("id");
    });
    for (let part = 1; bands.some((writers) => writers.length > part); part++) {
      await job.repeatableOn(added.id, (sheet) => bands.forEach((writers) => writers[part]?.(sheet)));
    }
    if (protects === true && !isOnePart) await protectedWhere(job, added.id);
    return added.id;
  });
}

/** What queues the writing of a block, in parts that each fit a request. */
function writersOf({ row, column, cells }: MarkingBlock): ((sheet: Excel.Worksheet) => void)[] {
  const area = { row, column, rows: cells.length, columns: cells[0]!.length };
  return [...rowBands(area, CELLS_AT_ONCE)].map((band) => (sheet) => {
    const lines = cells.slice(band.row - row, band.row - row + band.rows);
    rangeAt(sheet, band).formulas = lines.map((line) => [...line]);
  });
}

/** Excel's codes if a sheet can’t be protected at all. */
const IMPOSSIBLE = new Set([
  "AccessDenied",
  "ApiNotFound",
  "InvalidOperation",
  "NotImplemented",
  "UnsupportedOperation",
]);

/**
 * Sets a new sheet up to be printed on one page, as far as Excel takes that without a printer, and protects it without a password; gives
 * whether that is possible. One request.
 */
export function printedAndProtected(
  job: Job,
  id: string,
  { printed }: Pick<MarkingSheet, "printed">,
): Promise<boolean> {
  return protectedWhere(job, id, (sheet) => printOnOnePage(sheet, printed));
}

/** Protects a sheet once everything `before` is done. A refusal of that changes nothing, so the request may be made again without it. */
function protectedWhere(job: Job, id: string, before?: (sheet: Excel.Worksheet) => void): Promise<boolean> {
  return job
    .repeatableOn(id, (sheet) => {
      before?.(sheet);
      sheet.protection.protect();
    })
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal && IMPOSSIBLE.has(error.code ?? "")) return false;
        throw error;
      },
    );
}

/** Queues the page set-up: this part of the sheet, on one page. Nothing in an Excel that was seen to refuse it. */
function printOnOnePage(sheet: Excel.Worksheet, printed: string): void {
  const request = requestOf(sheet);
  if (!request.host.setsPages) return;
  request.setsUpPage = true;
  sheet.pageLayout.zoom = { horizontalFitToPages: 1, verticalFitToPages: 1 };
  sheet.pageLayout.setPrintArea(printed);
}

/** Of sheets that mark paths, those into which somebody typed a path. One request. */
export async function typedOn<Sheet extends { readonly id: string }>(
  job: Job,
  sheets: readonly Sheet[],
): Promise<readonly Sheet[]> {
  if (sheets.length === 0) return [];
  const used = await job.request(({ workbook: { worksheets } }) =>
    sheets.map(({ id }) =>
      INPUTS.map((cells) =>
        worksheets.getItem(id).getRange(cells).untrack().getUsedRangeOrNullObject(true).untrack().load("address"),
      ),
    ),
  );
  return sheets.filter((_, i) => used[i]!.some(({ isNullObject }) => !isNullObject));
}
