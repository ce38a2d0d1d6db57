import {
  WHOLE_SHEET,
  containsArea,
  parseArea,
  splitSheet,
  type Area,
  type SheetStore,
  type WorkbookStore,
} from "../../store";
import { editText } from "./cellEditor";
import { selectionName } from "./describe";
import { button, element } from "../controls/elements";
import { choose } from "./gridKeys";
import { openMenu } from "../controls/menu";

/** The name box and the line that shows the active cell's value or formula. */
export class FormulaBar {
  readonly nameBox = element("input", {
    type: "text",
    class: "name-box",
    "aria-label": "Name box",
    spellcheck: "false",
    autocomplete: "off",
  });
  readonly formula = element("input", {
    type: "text",
    class: "formula",
    "aria-label": "Formula bar",
    spellcheck: "false",
    autocomplete: "off",
  });
  readonly element: HTMLElement;

  /** @param goneTo called after the person used the name box to go to a place. */
  constructor(
    private readonly workbook: WorkbookStore,
    private readonly mayLeave: () => boolean,
    private readonly goneTo: () => void,
    private readonly say: (sentence: string) => void,
  ) {
    const names = button("", () => this.offerNames(names), {
      class: "names",
      "aria-label": "Names",
      "aria-haspopup": "menu",
      title: "Names",
    });
    const sign = element("span", { class: "fx", "aria-hidden": "true" }, "fx");
    this.element = element(
      "div",
      { class: "formula-bar", role: "group", "aria-label": "Cell" },
      this.nameBox,
      names,
      sign,
      this.formula,
    );
    this.nameBox.addEventListener("focus", () => this.nameBox.select());
    this.nameBox.addEventListener("blur", () => this.showName());
    this.nameBox.addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.go(this.nameBox.value);
      else if (event.key === "Escape") goneTo();
      else return;
      event.preventDefault();
    });
  }

  /** Shows the active cell's name and content. */
  show(): void {
    const { activeSheet } = this.workbook;
    const { activeRow, activeColumn } = activeSheet.selection;
    if (document.activeElement !== this.nameBox) this.showName();
    const content = editText(activeSheet, activeRow, activeColumn);
    if (this.formula.value !== content) this.formula.value = content;
  }

  private showName(): void {
    const { activeSheet } = this.workbook;
    this.nameBox.value = selectionName(activeSheet, activeSheet.selection);
  }

  private offerNames(at: HTMLElement): void {
    const box = at.getBoundingClientRect();
    const names = this.workbook.names.filter(
      ({ visible, scope }) => visible && (!scope || scope === this.workbook.activeSheet),
    );
    const items = names.map(({ name }) => ({ label: name, act: () => this.go(name) }));
    openMenu(
      "Names",
      items.length > 0 ? items : [{ label: "This workbook has no names", act: undefined }],
      box.left,
      box.bottom,
    );
  }

  private go(text: string): void {
    const place = this.find(text.trim());
    if (!place) {
      this.say(`“${text}” is no address and no name in this workbook. Type an address such as B2 or B2:I6, or a name.`);
      return;
    }
    if (!this.mayLeave()) return;
    if (place.sheet !== this.workbook.activeSheet) this.workbook.activate(place.sheet);
    choose(place.sheet, { areas: place.areas, activeRow: place.areas[0]!.row, activeColumn: place.areas[0]!.column });
    this.goneTo();
  }

  private find(text: string): { sheet: SheetStore; areas: Area[] } | undefined {
    const active = this.workbook.activeSheet;
    const named = this.workbook.name(text, active) ?? this.workbook.name(text, undefined);
    const parts = (named ? named.formula.replace(/^=/, "") : text).split(",").map(splitSheet);
    const sheetName = parts[0]?.sheet;
    const sheet = sheetName === undefined ? active : this.workbook.sheet(sheetName);
    const areas = parts.map(({ rest }) => parseArea(rest));
    if (!sheet || sheet.visibility !== "Visible") return undefined;
    return areas.every((area) => area !== undefined && containsArea(WHOLE_SHEET, area))
      ? { sheet, areas: areas as Area[] }
      : undefined;
  }
}
