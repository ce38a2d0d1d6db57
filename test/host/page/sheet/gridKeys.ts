import { MAX_COLUMNS, MAX_ROWS, WHOLE_SHEET, type Selection, type SheetStore } from "../../store";
import type { CellEditor, Step } from "./cellEditor";
import {
  columnsBetween,
  extendedTo,
  isSingle,
  jump,
  lastUsed,
  movingCorner,
  nextWithin,
  rowsBetween,
  single,
  step,
  type Cell,
} from "./selection";
import type { GridView } from "../view/gridView";

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** What the keys need from the page around the grid. */
export interface KeyHost {
  /** Deletes what the selection holds. */
  clear(): void;
  /** Goes to the next (1) or previous (-1) sheet in view. */
  turnSheet(by: 1 | -1): void;
  focusNameBox(): void;
  undo(): void;
  redo(): void;
  /** Opens the menu of what is selected. */
  openMenu(): void;
  /** Unmarks copied or cut cells; false if none are marked. */
  dropCopied(): boolean;
}

/** Excel's keys in a grid that is not being edited. */
export class GridKeys {
  constructor(
    private readonly grid: GridView,
    private readonly editor: CellEditor,
    private readonly host: KeyHost,
  ) {}

  handle(event: KeyboardEvent): void {
    if (event.altKey && event.key !== "PageUp" && event.key !== "PageDown") return;
    const handled = this.act(event);
    if (handled) event.preventDefault();
  }

  /** Moves on after Enter or Tab: within the selection when it holds several cells, else to the neighbour. */
  advance({ rows, columns }: Step): void {
    const { sheet } = this.grid;
    const { selection } = sheet;
    if (isSingle(sheet, selection)) return this.go(step(sheet, active(selection), rows, columns));
    const next = nextWithin(selection, rows === 0, rows + columns < 0);
    this.select({ ...selection, activeRow: next.row, activeColumn: next.column });
    this.grid.reveal(next.row, next.column);
  }

  private act(event: KeyboardEvent): boolean {
    const control = event.ctrlKey || event.metaKey;
    const arrow = ARROWS[event.key];
    if (arrow) return this.arrow(arrow, control, event.shiftKey);
    switch (event.key) {
      case "Enter":
        this.advance({ rows: event.shiftKey ? -1 : 1, columns: 0 });
        return true;
      case "Tab":
        this.advance({ rows: 0, columns: event.shiftKey ? -1 : 1 });
        return true;
      case "Home":
      case "End":
        return this.homeOrEnd(event.key, control, event.shiftKey);
      case "PageUp":
      case "PageDown":
        return this.page(event.key === "PageDown" ? 1 : -1, control, event.altKey, event.shiftKey);
      case "F2":
        this.editor.begin("Edit");
        return true;
      case "F5":
        this.host.focusNameBox();
        return true;
      case "Delete":
        this.host.clear();
        return true;
      case "Backspace":
        this.editor.begin("Enter", "");
        return true;
      case " ":
        if (control || event.shiftKey) return this.wholeLines(control, event.shiftKey);
        break;
      case "Escape":
        return this.host.dropCopied();
      case "ContextMenu":
        this.host.openMenu();
        return true;
      case "F10":
        if (event.shiftKey) this.host.openMenu();
        return event.shiftKey;
      default:
    }
    if (control) return this.controlKey(event.key.toLowerCase(), event.shiftKey);
    if (event.key.length !== 1) return false;
    this.editor.begin("Enter", event.key);
    return true;
  }

  private controlKey(key: string, shift: boolean): boolean {
    if (key === "a") this.select({ ...this.grid.sheet.selection, areas: [WHOLE_SHEET] });
    else if (key === "g") this.host.focusNameBox();
    else if (key === "z" && !shift) this.host.undo();
    else if (key === "y" || key === "z") this.host.redo();
    else return false;
    return true;
  }

  private arrow([rows, columns]: readonly [number, number], control: boolean, shift: boolean): boolean {
    const { sheet } = this.grid;
    const from = shift ? movingCorner(sheet.selection) : active(sheet.selection);
    const to = control ? jump(sheet, from, rows, columns) : step(sheet, from, rows, columns);
    this.goOrExtend(to, shift);
    return true;
  }

  private homeOrEnd(key: "Home" | "End", control: boolean, shift: boolean): boolean {
    const { sheet } = this.grid;
    const from = shift ? movingCorner(sheet.selection) : active(sheet.selection);
    if (key === "End") {
      this.goOrExtend(control ? lastUsed(sheet) : jump(sheet, from, 0, 1), shift);
      return true;
    }
    const { frozen } = sheet;
    const column = sheet.columns.isHidden(frozen.columns)
      ? step(sheet, { row: 0, column: frozen.columns }, 0, 1).column
      : frozen.columns;
    this.goOrExtend({ row: control ? frozen.rows : from.row, column }, shift);
    return true;
  }

  private page(by: 1 | -1, control: boolean, across: boolean, shift: boolean): boolean {
    if (control) {
      this.host.turnSheet(by);
      return true;
    }
    const { sheet, page } = this.grid;
    const from = shift ? movingCorner(sheet.selection) : active(sheet.selection);
    this.goOrExtend(across ? step(sheet, from, 0, by * page.columns) : step(sheet, from, by * page.rows, 0), shift);
    return true;
  }

  private wholeLines(control: boolean, shift: boolean): boolean {
    const { selection } = this.grid.sheet;
    const area = selection.areas[selection.areas.length - 1]!;
    const whole =
      control && shift
        ? WHOLE_SHEET
        : control
          ? columnsBetween(area.column, Math.min(MAX_COLUMNS - 1, area.column + area.columns - 1))
          : rowsBetween(area.row, Math.min(MAX_ROWS - 1, area.row + area.rows - 1));
    this.select({ ...selection, areas: [...selection.areas.slice(0, -1), whole] });
    return true;
  }

  private goOrExtend(to: Cell, shift: boolean): void {
    if (!shift) return this.go(to);
    this.select(extendedTo(this.grid.sheet, this.grid.sheet.selection, to));
    this.grid.reveal(to.row, to.column);
  }

  private go(to: Cell): void {
    this.select(single(this.grid.sheet, to));
    this.grid.reveal(to.row, to.column);
  }

  private select(selection: Selection): void {
    choose(this.grid.sheet, selection);
  }
}

export function choose(sheet: SheetStore, { areas, activeRow, activeColumn }: Selection): void {
  sheet.select(areas, activeRow, activeColumn);
}

function active({ activeRow, activeColumn }: Selection): Cell {
  return { row: activeRow, column: activeColumn };
}
