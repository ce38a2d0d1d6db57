import { type Area, type SheetStore, bounding, intersect, isEntireColumn, isEntireRow, WHOLE_SHEET } from "../store";
import { cellsAsText, cellsOfText } from "./cellsAsText";
import { ExcelError, invalidArgument } from "./base/errors";
import { checkUnlocked } from "./base/permissions";
import type { Session } from "./base/session";
import { writeCell } from "./range/cellValues";
import { copyCells } from "./range/copyCells";
import { moveCells } from "./range/moveCells";

/** Most cells that a paste writes. */
const MOST_CELLS = 1_000_000;

/** What was copied or cut, until something else is done to it. `text` is what other programs get of it. */
export interface Copied {
  readonly sheet: SheetStore;
  readonly area: Area;
  readonly isCut: boolean;
  readonly text: string;
}

/** Cells on the clipboard, and pasting them. It does not access the system's clipboard; callers pass its text in and out. */
export class Clipboard {
  private held: Copied | undefined;

  constructor(private readonly session: Session) {}

  /** What is marked as copied or cut; nothing once its sheet is gone. */
  get copied(): Copied | undefined {
    return this.held && this.session.store.sheets.includes(this.held.sheet) ? this.held : undefined;
  }

  /**
   * Whole rows and columns are taken as far as anything is in them. @throws InvalidSelection for several areas, InvalidArgument for
   * more than a million cells
   */
  take(sheet: SheetStore, areas: readonly Area[], isCut: boolean): Copied {
    if (areas.length !== 1) {
      throw new ExcelError("InvalidSelection", "This works on one block of cells only. Select one, and try again.");
    }
    const area = inUse(sheet, areas[0]!);
    if (area.rows * area.columns > MOST_CELLS) throw invalidArgument();
    this.session.settle();
    return (this.held = { sheet, area, isCut, text: cellsAsText(sheet, area) });
  }

  /** What is copied. The function that it gives brings it back. */
  fork(): () => void {
    const { held } = this;
    return () => void (this.held = held);
  }

  /** Unmarks the copied cells, as Esc does. */
  drop(): void {
    this.held = undefined;
  }

  /**
   * Pastes over the selection: what is marked, if `text` is what it was handed out as, or undefined; else the text, as if it were
   * typed. Returns the cells that were pasted into. What was cut is moved, once. @throws what copying, moving and typing throw
   */
  paste(sheet: SheetStore, selected: Area, text: string | undefined): Area | undefined {
    const copied = this.stillSo();
    if (!copied || (text !== undefined && plain(text) !== plain(copied.text))) {
      return text === undefined || text === "" ? undefined : this.pasteText(sheet, selected, text);
    }
    const { area: source } = copied;
    if (copied.isCut) {
      moveCells(this.session, copied, { sheet, row: selected.row, column: selected.column });
      this.drop();
      return { ...source, row: selected.row, column: selected.column };
    }
    const repeats = (place: number, size: number) => (place % size === 0 ? place : size);
    const area = {
      ...selected,
      rows: isEntireColumn(selected) ? source.rows : repeats(selected.rows, source.rows),
      columns: isEntireRow(selected) ? source.columns : repeats(selected.columns, source.columns),
    };
    checkRoom(area);
    copyCells(this.session, copied, { sheet, area }, "All", { skipBlanks: false, transpose: false });
    return area;
  }

  /** The marked cells, unless they were changed since: then only their text can be pasted. */
  private stillSo(): Copied | undefined {
    const { copied } = this;
    if (copied && cellsAsText(copied.sheet, copied.area) !== copied.text) this.drop();
    return this.copied;
  }

  private pasteText(sheet: SheetStore, selected: Area, text: string): Area {
    const cells = cellsOfText(text);
    const columns = Math.max(...cells.map((row) => row.length));
    const isOne = cells.length === 1 && columns === 1;
    const area = isOne ? inUse(sheet, selected) : { ...selected, rows: cells.length, columns };
    checkRoom(area);
    checkUnlocked(sheet, area);
    for (let r = 0; r < area.rows; r++) {
      for (let c = 0; c < area.columns; c++) {
        const cell = isOne ? cells[0]![0]! : cells[r]![c];
        if (cell !== undefined) writeCell(sheet, area.row + r, area.column + c, cell);
      }
    }
    this.session.written();
    return area;
  }
}

/** Programs differ in how they end lines. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/\n$/, "");
}

/** Of whole rows and columns the part that reaches to the last used cell. */
function inUse(sheet: SheetStore, area: Area): Area {
  if (!isEntireColumn(area) && !isEntireRow(area)) return area;
  const used = sheet.usedArea(false, area);
  const first = { ...area, rows: isEntireColumn(area) ? 1 : area.rows, columns: isEntireRow(area) ? 1 : area.columns };
  return used ? intersect(bounding(first, used), area)! : first;
}

/** @throws InvalidArgument beyond the sheet's end or for too many cells */
function checkRoom(area: Area): void {
  const room = intersect(area, WHOLE_SHEET);
  if (!room || room.rows !== area.rows || room.columns !== area.columns) throw invalidArgument();
  if (area.rows * area.columns > MOST_CELLS) throw invalidArgument();
}
