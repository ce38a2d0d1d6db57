import { type Area, type Job, rangeAt } from "../excel";
import { type ReversibleChange, sheetAdded } from "../changes";
import { facts, rememberFirst } from "../memory";
import type { SheetState } from "../sheet";

/** Widths of the columns that are shown, in points. */
const WIDTHS = [110, 260, 110];
const INPUT_FILL = "#FFF2CC";

/** What a sheet that marks paths holds. Texts that begin with "=" are formulas; rows and columns count from 0. */
interface MarkingSheet {
  readonly name: string;
  readonly blocks: readonly {
    readonly row: number;
    readonly column: number;
    readonly cells: readonly (readonly (string | number)[])[];
  }[];
  /** Addresses of the cells for the path, and for its steps one by one. */
  readonly inputs: readonly [path: string, steps: string];
  /** Addresses of bold cells, of cells whose text may need several lines, and of columns that are not shown. */
  readonly bold: readonly string[];
  readonly wrapped: readonly string[];
  readonly hidden: string;
}

/**
 * Adds a sheet that marks paths, not yet protected, in one request of at most 0.9 MB: the formulas of 2,000 steps and the walls of 10,000
 * cells. Gives its id.
 */
export function markingSheetAdded(
  state: SheetState,
  area: Area,
  { name, blocks, inputs, bold, wrapped, hidden }: MarkingSheet,
): ReversibleChange<string> {
  const kind = facts.marking;
  return sheetAdded({ name, sheets: state.sheets, mark: kind.name }, async (job) => {
    const added = await job.request((context) => {
      const sheet = context.workbook.worksheets.add(name);
      rememberFirst(sheet, kind, { sheet: state.id, area });
      const at = (address: string) => sheet.getRange(address).untrack();
      for (const { row, column, cells } of blocks) {
        const place = { row, column, rows: cells.length, columns: cells[0]!.length };
        rangeAt(sheet, place).formulas = cells.map((line) => [...line]);
      }
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
      for (const address of bold) at(address).format.font.bold = true;
      at(hidden).columnHidden = true;
      return sheet.load("id");
    });
    return added.id;
  });
}

/** Protects a sheet without a password, in one request. Throws Refusal where that is not possible. */
export async function protectSheet(job: Job, id: string): Promise<void> {
  await job.onSheet(id, (sheet) => sheet.protection.protect());
}
