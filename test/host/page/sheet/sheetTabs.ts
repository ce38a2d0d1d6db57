import type { EmbeddedExcel } from "../../protocol/embeddedExcel";
import { nextSheetName } from "../../model/worksheet/sheetNames";
import type { SheetStore, WorkbookStore } from "../../store";
import { askOne, askText, confirmed, tell } from "../controls/dialogs";
import { button, element } from "../controls/elements";
import { openMenu } from "../controls/menu";
import { attempt } from "../controls/attempt";

const SENTENCES = {
  ItemAlreadyExists: "That name is already taken. Try a different one.",
  InvalidArgument: "A sheet’s name has 1 to 31 characters, none of : \\ / ? * [ ], and is not blank.",
  InvalidOperation: "A workbook must contain at least one visible sheet. Insert a sheet, or unhide one, and try again.",
};

/** The tabs of the sheets in view, with the menu that Excel has on them. */
export class SheetTabs {
  readonly element = element("div", { class: "tabs" });
  private readonly list = element("div", { role: "tablist", "aria-label": "Sheets", class: "tablist" });
  /** One for each sheet in view, for as long as the sheet is: a click begins and ends on the same element. */
  private tabs = new Map<SheetStore, HTMLButtonElement>();
  private front: HTMLButtonElement | undefined;
  /** In view if the tabs have too little room. */
  private readonly arrows = [
    button("‹", () => this.scroll(-1), { class: "arrow", "aria-label": "Earlier sheets" }),
    button("›", () => this.scroll(1), { class: "arrow", "aria-label": "Later sheets" }),
  ];
  private readonly workbook: WorkbookStore;
  private readonly end: () => void;

  /** @param mayLeave ends what is being typed; false when that cannot be entered. @param toGrid gives the grid the focus. */
  constructor(
    private readonly excel: EmbeddedExcel,
    private readonly mayLeave: () => boolean,
    private readonly toGrid: () => void,
  ) {
    this.workbook = excel.workbook;
    const add = button("+", () => this.insert(), { class: "add", "aria-label": "New sheet", title: "New sheet" });
    const unhide = button("Unhide…", () => void this.unhide(), { class: "unhide", title: "Show a hidden sheet" });
    this.element.append(...this.arrows, this.list, add, unhide);
    const observer = new ResizeObserver(() => this.bringToView());
    observer.observe(this.element);
    const unsubscribe = this.workbook.changes.subscribe((changes) => {
      if (changes.some(({ kind }) => kind === "sheets" || kind === "view")) this.show();
    });
    this.end = () => {
      observer.disconnect();
      unsubscribe();
    };
    this.show();
  }

  close(): void {
    this.end();
  }

  /** Goes to the next (1) or previous (-1) sheet in view. */
  turn(by: 1 | -1): void {
    const shown = this.shown();
    const next = shown[shown.indexOf(this.workbook.activeSheet) + by];
    if (next) this.goTo(next);
  }

  private shown(): SheetStore[] {
    return this.workbook.sheets.filter((sheet) => sheet.visibility === "Visible");
  }

  private hidden(): SheetStore[] {
    return this.workbook.sheets.filter((sheet) => sheet.visibility === "Hidden");
  }

  private show(): void {
    const hadFocus = this.list.contains(document.activeElement);
    const before = [...this.tabs.values()];
    this.tabs = new Map(this.shown().map((sheet) => [sheet, this.tabs.get(sheet) ?? this.tab(sheet)]));
    for (const [sheet, tab] of this.tabs) this.label(sheet, tab);
    const tabs = [...this.tabs.values()];
    const isSame = tabs.length === before.length && tabs.every((tab, i) => tab === before[i]);
    if (!isSame) this.list.replaceChildren(...tabs);
    this.element.querySelector(".unhide")?.toggleAttribute("hidden", this.hidden().length === 0);
    const front = this.tabs.get(this.workbook.activeSheet);
    if (isSame && front === this.front) return; // tabs that a person scrolled stay where they are
    this.front = front;
    if (hadFocus) front?.focus();
    this.bringToView();
  }

  private bringToView(): void {
    for (const arrow of this.arrows) arrow.hidden = this.list.scrollWidth <= this.list.clientWidth;
    this.front?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** Scrolls by most of what is in view, to earlier (-1) or later (1) sheets. */
  private scroll(by: 1 | -1): void {
    this.list.scrollLeft += by * 0.8 * this.list.clientWidth;
  }

  private tab(sheet: SheetStore): HTMLButtonElement {
    const tab = button("", () => this.goTo(sheet), { role: "tab", "aria-controls": "sheet" });
    tab.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      const box = tab.getBoundingClientRect();
      this.menu(sheet, event.clientX || box.left, event.clientY || box.top);
    });
    tab.addEventListener("dblclick", () => void this.rename(sheet));
    tab.addEventListener("keydown", (event) => this.key(event, sheet));
    return tab;
  }

  private label(sheet: SheetStore, tab: HTMLButtonElement): void {
    const isInFront = sheet === this.workbook.activeSheet;
    tab.textContent = sheet.name;
    tab.title = `${sheet.name}: right-click, or Shift+F10, for more`;
    tab.tabIndex = isInFront ? 0 : -1;
    tab.setAttribute("aria-selected", String(isInFront));
    tab.style.setProperty("--tab-color", sheet.tabColor || null);
  }

  private key(event: KeyboardEvent, sheet: SheetStore): void {
    const shown = this.shown();
    const at = shown.indexOf(sheet);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: shown.length - 1 }[event.key];
    const next = to === undefined ? undefined : shown[to];
    if (next) this.goTo(next);
    else if (event.key === "Enter" || event.key === " ") this.toGrid();
    else if (event.key === "Delete") void this.delete(sheet);
    else if (event.key === "F2") void this.rename(sheet);
    else if (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey)) {
      const box = (event.target as HTMLElement).getBoundingClientRect();
      this.menu(sheet, box.left, box.top);
    } else return;
    event.preventDefault();
  }

  private goTo(sheet: SheetStore): void {
    if (sheet !== this.workbook.activeSheet && this.mayLeave()) this.excel.person.activate(sheet);
  }

  private menu(sheet: SheetStore, x: number, y: number): void {
    if (!this.mayLeave()) return;
    const several = this.shown().length > 1;
    openMenu(
      `Sheet ${sheet.name}`,
      [
        { label: "Insert", act: () => this.insert() },
        { label: "Delete", act: several ? () => void this.delete(sheet) : undefined },
        { label: "Rename", act: () => void this.rename(sheet) },
        { label: "Hide", act: several ? () => this.attempt(() => this.excel.person.hide(sheet)) : undefined },
        { label: "Unhide…", act: this.hidden().length > 0 ? () => void this.unhide() : undefined },
      ],
      x,
      y,
    );
  }

  private insert(): void {
    if (this.mayLeave()) this.attempt(() => this.excel.person.addSheet(nextSheetName(this.workbook)));
  }

  private async rename(sheet: SheetStore): Promise<void> {
    const name = await askText("Rename sheet", "Name", sheet.name);
    if (name !== undefined && name !== sheet.name) this.attempt(() => this.excel.person.rename(sheet, name));
  }

  private async delete(sheet: SheetStore): Promise<void> {
    const question = `The sheet “${sheet.name}” will be deleted for good, with everything on it.`;
    if (sheet.usedArea(false) && !(await confirmed("Delete sheet", question, "Delete"))) return;
    this.attempt(() => this.excel.person.delete(sheet));
  }

  private async unhide(): Promise<void> {
    const hidden = this.hidden();
    const names = hidden.map((sheet) => sheet.name);
    const chosen = await askOne("Unhide", "Hidden sheets", names, "Unhide");
    const sheet = chosen === undefined ? undefined : hidden[chosen];
    if (sheet) this.attempt(() => this.excel.person.unhide(sheet));
  }

  private attempt(act: () => void): void {
    attempt(act, (sentence) => void tell(sentence), SENTENCES);
  }
}
