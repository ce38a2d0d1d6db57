import type { EmbeddedExcel } from "../../protocol/embeddedExcel";
import type { Change } from "../../store";
import { CellEditor } from "./cellEditor";
import { describeCell, describeSelection } from "./describe";
import { element } from "../controls/elements";
import { FormulaBar } from "./formulaBar";
import { GridClipboard } from "./gridClipboard";
import { GridKeys } from "./gridKeys";
import { GridMenu } from "./gridMenu";
import { GridPointer } from "./gridPointer";
import type { MenuItem } from "../controls/menu";
import { tell } from "../controls/dialogs";
import { attempt } from "../controls/attempt";
import { SheetTabs } from "./sheetTabs";
import type { StatusBar } from "../controls/statusBar";
import { GridView } from "../view/gridView";

/** One workbook in view: formula bar, grid and tabs, and what the person does with them. */
export class SheetArea {
  readonly view: GridView;
  readonly editor: CellEditor;
  private readonly bar: FormulaBar;
  private readonly tabs: SheetTabs;
  /** Gets the keys and is what a screen reader reads; it lies over the canvases. */
  private readonly surface = element("div", {
    class: "surface",
    role: "grid",
    tabindex: "0",
    "aria-description": "F6 leaves the grid",
    "aria-rowcount": "1048576",
    "aria-colcount": "16384",
  });
  private readonly clipboard: GridClipboard;
  private readonly end: () => void;
  private spoken = 0;

  /** @param place is filled with the workbook. */
  constructor(
    place: HTMLElement,
    private readonly excel: EmbeddedExcel,
    private readonly status: StatusBar,
    addInItems: () => readonly MenuItem[],
  ) {
    const { workbook } = excel;
    const grid = element("div", { id: "sheet", class: "sheet", role: "tabpanel" });
    const say = (sentence: string): void => status.say(sentence);
    const refuse = (sentence: string): void => void tell(sentence);
    this.bar = new FormulaBar(
      workbook,
      () => this.editor.commit(),
      () => {
        const { activeRow, activeColumn } = workbook.activeSheet.selection;
        workbook.changes.flush(); // another sheet may have come to the front
        this.view.reveal(activeRow, activeColumn);
        this.focus();
      },
      say,
    );
    this.tabs = new SheetTabs(
      excel,
      () => this.editor.commit(),
      () => this.focus(),
    );
    place.replaceChildren(this.bar.element, grid, this.tabs.element);
    this.view = new GridView(grid, workbook);
    this.editor = new CellEditor(
      this.view,
      excel,
      this.bar.formula,
      (step) => {
        this.focus();
        if (step) keys.advance(step);
      },
      refuse,
    );
    const sayMarked = (sentence: string): void => {
      this.view.marked = excel.person.clipboard.copied;
      say(sentence);
    };
    this.clipboard = new GridClipboard(this.surface, excel, sayMarked, refuse);
    const menu = new GridMenu(this.view, excel, this.clipboard, refuse, addInItems);
    grid.append(this.surface, this.editor.input);
    const keys = new GridKeys(this.view, this.editor, {
      clear: () => {
        const { activeSheet } = workbook;
        attempt(() => excel.person.empty(activeSheet, activeSheet.selection.areas), refuse);
      },
      turnSheet: (by) => this.tabs.turn(by),
      focusNameBox: () => this.bar.nameBox.focus(),
      undo: () => this.undo(),
      redo: () => this.redo(),
      openMenu: () => menu.openAtCell(),
      dropCopied: () => this.dropCopied(),
    });
    this.surface.addEventListener("keydown", (event) => keys.handle(event));
    // Back from the pane, say: Enter and Esc belong to the cell that is still being edited.
    this.surface.addEventListener("focus", () => this.editor.resume());
    new GridPointer(this.view, this.editor, this.surface);
    this.surface.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      if (!this.editor.commit()) return;
      menu.openAt(this.view.hit(event.clientX, event.clientY), event.clientX, event.clientY);
    });
    this.editor.onState = () => this.showState();
    this.view.onLayout = () => {
      this.editor.place();
      status.showZoom(this.view.zoom);
    };
    this.end = workbook.changes.subscribe((changes) => this.take(changes));
    this.showState();
    this.describe();
  }

  close(): void {
    this.editor.cancel();
    this.end();
    this.clipboard.close();
    this.tabs.close();
    this.view.close();
  }

  focus(): void {
    this.surface.focus();
  }

  undo(): void {
    if (this.editor.commit() && !this.excel.person.undo()) this.status.say("There is nothing to undo.");
    this.showActive();
  }

  redo(): void {
    if (this.editor.commit() && !this.excel.person.redo()) this.status.say("There is nothing to redo.");
    this.showActive();
  }

  /** Another sheet may have come to the front, and other cells may be selected. */
  private showActive(): void {
    this.excel.workbook.changes.flush();
    const { activeRow, activeColumn } = this.excel.workbook.activeSheet.selection;
    this.view.reveal(activeRow, activeColumn);
    this.view.marked = this.excel.person.clipboard.copied;
  }

  private dropCopied(): boolean {
    const { clipboard } = this.excel.person;
    const isMarked = clipboard.copied !== undefined;
    clipboard.drop();
    this.view.marked = undefined;
    this.status.say("");
    return isMarked;
  }

  private take(changes: readonly Change[]): void {
    this.view.marked = this.excel.person.clipboard.copied;
    const { activeSheet } = this.excel.workbook;
    const concerns = changes.some((change) => !("sheet" in change) || change.sheet === activeSheet);
    if (!concerns) return;
    // What an add-in selects is scrolled into view; a person who selects in the grid already sees it there.
    const isSelected = changes.some((change) => change.kind === "selection");
    if (isSelected && !this.surface.contains(document.activeElement)) {
      const { activeRow, activeColumn } = activeSheet.selection;
      this.view.reveal(activeRow, activeColumn);
    }
    if (!this.editor.mode) this.bar.show();
    this.describe();
    this.status.showSums(activeSheet, activeSheet.selection);
  }

  private showState(): void {
    this.status.showMode(this.editor.mode ?? "Ready");
    if (!this.editor.mode) this.bar.show();
  }

  /** The active cell in words, in the one cell that the grid has for screen readers; a new one each time, so that it is read. */
  private describe(): void {
    const { activeSheet } = this.excel.workbook;
    const { activeRow, activeColumn } = activeSheet.selection;
    const words =
      describeSelection(activeSheet, activeSheet.selection) ?? describeCell(activeSheet, activeRow, activeColumn);
    this.surface.setAttribute("aria-label", `Worksheet ${activeSheet.name}`);
    const spoken = this.surface.querySelector("[role=gridcell]");
    if (spoken?.textContent === words) return;
    const cell = element(
      "div",
      {
        role: "gridcell",
        id: `active-cell-${++this.spoken}`,
        "aria-colindex": String(activeColumn + 1),
        "aria-selected": "true",
      },
      words,
    );
    const row = element("div", { role: "row", class: "visually-hidden", "aria-rowindex": String(activeRow + 1) }, cell);
    this.surface.replaceChildren(row);
    this.surface.setAttribute("aria-activedescendant", cell.id);
  }
}
