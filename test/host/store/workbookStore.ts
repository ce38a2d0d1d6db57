import { WHOLE_SHEET } from "./cells/area";
import { Changes } from "./changes";
import { Interner } from "./cells/interner";
import type { CustomXmlPartEntry, NameEntry, PictureFile } from "./parts";
import { type Reference, rewriteReferences } from "./cells/references";
import { SheetStore, type SheetState } from "./sheetStore";
import { type CellStyle, DEFAULT_STYLE, type Line, NO_LINE } from "./style";
import { CellError } from "./cellValue";

/** Workbooks made so far: part of every id, so that ids of two workbooks never meet. */
let workbooks = 0;

/** The state of a workbook, except selections and the sheet in front. */
export interface WorkbookState {
  readonly sheets: ReadonlyMap<SheetStore, SheetState>;
  readonly names: readonly NameEntry[];
  readonly customXmlParts: readonly CustomXmlPartEntry[];
  readonly calculationMode: WorkbookStore["calculationMode"];
}

/**
 * A workbook's contents as plain data: sheets in the order of their tabs, and names. It keeps only one rule of
 * Excel's: formulas and names follow a sheet that is renamed and show #REF! when it is deleted.
 *
 * A view subscribes to `changes`. After editing `names` or `customXmlParts` directly, call `touched()`.
 */
export class WorkbookStore {
  readonly changes = new Changes();
  /** Every different look of a cell; id 1 is the default. */
  readonly styles = new Interner<CellStyle>(DEFAULT_STYLE);
  /** Every different line; id 1 is no line. */
  readonly lines = new Interner<Line>(NO_LINE);
  /** Pictures that a sheet shows or showed, by keys that shapes have. They never change, so that states of the workbook share them. */
  readonly pictures = new Map<string, PictureFile>();
  fileName = "Book1.xlsx";
  names: NameEntry[] = [];
  /** Values are JSON texts. */
  customXmlParts: CustomXmlPartEntry[] = [];
  calculationMode: "Automatic" | "AutomaticExceptTables" | "Manual" = "Automatic";
  /** While set, sheets cannot be added, deleted, renamed, moved, shown or hidden. */
  structureProtection: { password: string } | undefined;
  /** A chart sheet is in front: no worksheet is active and nothing is selected, though `activeSheet` is the one to come back to. */
  chartSheetInFront = false;

  private tabs: SheetStore[] = [];
  private active: SheetStore | undefined;
  private readonly serial = ++workbooks;
  private lastId = 0;
  private lastTableId = 0;

  /**
   * @param sheetNames names of the first sheets; a workbook has at least one
   * @param paperSize Excel's name of the paper that new sheets have, which is that of the person's printer or country
   */
  constructor(
    sheetNames: readonly string[] = ["Sheet1"],
    readonly paperSize = "Letter",
  ) {
    for (const name of sheetNames) this.addSheet(name);
  }

  /** In the order of the tabs, hidden ones included. */
  get sheets(): readonly SheetStore[] {
    return this.tabs;
  }

  get activeSheet(): SheetStore {
    return this.active ?? this.tabs[0]!;
  }

  /** The sheet of this name without regard to case. */
  sheet(name: string): SheetStore | undefined {
    return this.tabs.find((sheet) => sheet.name.toLowerCase() === name.toLowerCase());
  }

  sheetById(id: string): SheetStore | undefined {
    return this.tabs.find((sheet) => sheet.id.toLowerCase() === id.toLowerCase());
  }

  /** An id of the form that Excel uses, unique in this workbook. */
  newId(): string {
    this.lastId++;
    const hex = (value: number, digits: number): string => value.toString(16).toUpperCase().padStart(digits, "0");
    return `{${hex(this.serial, 8)}-0001-0000-0000-${hex(this.lastId, 12)}}`;
  }

  /** A number that no table of this workbook has had. */
  newTableId(): number {
    return ++this.lastTableId;
  }

  private readonly deletedIds: string[] = [];

  /** Adds a sheet at that place among the tabs (at the end unless given), perhaps with a deleted one's id; it does not become active. */
  addSheet(name: string, position = this.tabs.length, usesIdAgain = false): SheetStore {
    const sheet = new SheetStore(this, (usesIdAgain ? this.deletedIds.pop() : undefined) ?? this.newId(), name);
    this.tabs.splice(position, 0, sheet);
    this.active ??= sheet;
    this.changes.workbook("sheets");
    return sheet;
  }

  /** Deletes the sheet and its names; references to it become #REF!. The next visible tab is activated if it was active. */
  deleteSheet(sheet: SheetStore): void {
    const position = this.tabs.indexOf(sheet);
    this.tabs.splice(position, 1);
    this.deletedIds.push(sheet.id);
    this.names = this.names.filter((entry) => entry.scope !== sheet);
    this.rewrite((reference) => (isOn(reference, sheet.name) ? "#REF!" : undefined));
    if (this.active === sheet) {
      const after = this.tabs.slice(position).find((tab) => tab.visibility === "Visible");
      const before = this.tabs
        .slice(0, position)
        .reverse()
        .find((tab) => tab.visibility === "Visible");
      this.active = after ?? before ?? this.tabs[0];
    }
    this.changes.workbook("sheets");
    this.changes.workbook("names");
  }

  renameSheet(sheet: SheetStore, name: string): void {
    const old = sheet.name;
    sheet.takeName(name);
    this.rewrite((reference) => (isOn(reference, old) ? { ...reference, sheet: name } : undefined));
    this.changes.workbook("sheets");
  }

  moveSheet(sheet: SheetStore, position: number): void {
    this.tabs.splice(this.tabs.indexOf(sheet), 1);
    this.tabs.splice(position, 0, sheet);
    this.changes.workbook("sheets");
  }

  activate(sheet: SheetStore): void {
    this.active = sheet;
    this.chartSheetInFront = false;
    this.changes.activated();
  }

  /** Hiding the active sheet activates the next visible one. */
  setVisibility(sheet: SheetStore, visibility: SheetStore["visibility"]): void {
    sheet.visibility = visibility;
    if (visibility !== "Visible" && this.active === sheet) {
      const position = this.tabs.indexOf(sheet);
      const next = [...this.tabs.slice(position), ...this.tabs.slice(0, position).reverse()];
      this.active = next.find((tab) => tab.visibility === "Visible");
    }
    this.changes.workbook("sheets");
  }

  /** The name with this scope (undefined: the workbook's own), without regard to case. */
  name(name: string, scope: SheetStore | undefined): NameEntry | undefined {
    return this.names.find((entry) => entry.scope === scope && entry.name.toLowerCase() === name.toLowerCase());
  }

  /** To be called after a direct change of `names` or `customXmlParts`. */
  touched(): void {
    this.changes.workbook("names");
  }

  /** The workbook as it is now; see SheetStore.state. */
  state(): WorkbookState {
    return {
      sheets: new Map(this.tabs.map((sheet) => [sheet, sheet.state()])),
      names: this.names.map((entry) => ({ ...entry })),
      customXmlParts: this.customXmlParts.map((part) => ({ ...part })),
      calculationMode: this.calculationMode,
    };
  }

  /** Restores a state, with the same sheet objects. If the sheet in front did not exist then, its neighbour comes to the front. */
  takeState({ sheets, names, customXmlParts, calculationMode }: WorkbookState): void {
    const place = this.tabs.indexOf(this.activeSheet);
    this.tabs = [...sheets.keys()];
    for (const [sheet, state] of sheets) sheet.takeState(state);
    this.names = names.map((entry) => ({ ...entry }));
    this.customXmlParts = customXmlParts.map((part) => ({ ...part }));
    this.calculationMode = calculationMode;
    if (!this.tabs.includes(this.activeSheet) || this.activeSheet.visibility !== "Visible") {
      const shown = this.tabs.filter((tab) => tab.visibility === "Visible");
      this.active = shown.find((tab) => this.tabs.indexOf(tab) >= place - 1) ?? shown[0];
    }
    this.changes.workbook("sheets");
    this.changes.workbook("names");
  }

  /** All of it, with what `state` leaves out. The function that it gives brings it back, any number of times. */
  fork(): () => void {
    const state = this.state();
    const selections = this.tabs.map((sheet) => [sheet, sheet.selection] as const);
    const { active, chartSheetInFront, structureProtection, fileName, lastId, lastTableId } = this;
    const deletedIds = [...this.deletedIds];
    return () => {
      this.takeState(state);
      for (const [sheet, { areas, activeRow, activeColumn }] of selections)
        sheet.select(areas, activeRow, activeColumn);
      Object.assign(this, { active, chartSheetInFront, structureProtection, fileName, lastId, lastTableId });
      this.deletedIds.splice(0, Infinity, ...deletedIds);
      this.changes.activated();
      this.changes.flush();
    };
  }

  /** Rewrites the references of every name, chart and formula (see rewriteReferences); `on` is the sheet a formula stands on. */
  rewrite(change: (reference: Reference, on: SheetStore | undefined) => Reference | "#REF!" | undefined): void {
    for (const entry of this.names) {
      entry.formula = rewriteReferences(entry.formula, (reference) => change(reference, entry.scope));
    }
    for (const sheet of this.tabs) {
      for (const series of sheet.charts.flatMap((chart) => chart.series)) {
        for (const part of ["nameFrom", "values", "categories"] as const) {
          series[part] = rewriteReferences(series[part], (reference) => change(reference, sheet));
        }
      }
      const rewritten: [number, number, string][] = [];
      sheet.forEachFormula(WHOLE_SHEET, (row, column, formula) => {
        const next = rewriteReferences(formula, (reference) => change(reference, sheet));
        if (next !== formula) rewritten.push([row, column, next]);
      });
      for (const [row, column, formula] of rewritten) {
        const value = formula.includes("#REF!") ? CellError.ref : sheet.value(row, column);
        sheet.setCell(row, column, value, formula);
      }
    }
  }
}

function isOn(reference: Reference, sheetName: string): boolean {
  return reference.sheet?.toLowerCase() === sheetName.toLowerCase();
}
