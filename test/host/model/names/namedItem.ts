import {
  CellError,
  type CellValue,
  type NameEntry,
  type SheetStore,
  absoluteAddress,
  fullAddress,
  quotedSheetName,
} from "../../store";
import { wellFormed } from "../range/entry";
import { invalidArgument, invalidReference, itemNotFound, itemAlreadyExists } from "../base/errors";
import { FormulaReader } from "../calculation/formulaReader";
import { logical, textual, validName } from "../base/arguments";
import { ModelObject, ModelCollection } from "../base/modelObject";
import { Range } from "../range/range";
import { formulaReference } from "../base/resolve";
import type { Session } from "../base/session";

/** A defined name. */
export class NamedItem extends ModelObject {
  override readonly className = "NamedItem";

  constructor(
    session: Session,
    private readonly entry: NameEntry,
  ) {
    super(session);
  }

  override identity(): Record<string, unknown> {
    return { _Id: this.entry.name };
  }

  get comment(): string {
    return this.entry.comment;
  }
  set comment(value: unknown) {
    this.entry.comment = textual(value);
    this.session.store.touched();
  }

  get formula(): unknown {
    return this.entry.formula;
  }
  set formula(value: unknown) {
    this.entry.formula = nameFormula(value);
    this.session.store.touched();
    this.session.written();
  }

  get name(): string {
    return this.entry.name;
  }

  get scope(): string {
    return this.entry.scope ? "Worksheet" : "Workbook";
  }

  /** What the formula gives: "Range" for cells, else by its value; "Error" when it refers to what is gone. */
  get type(): string {
    const value = this.result();
    if (value instanceof CellError) return "Error";
    if (typeof value === "object") return "Range";
    if (typeof value === "number") return Number.isInteger(value) ? "Integer" : "Double";
    return typeof value === "string" ? "String" : "Boolean";
  }

  /** An address for cells ("Sheet1!A1:B2"), else the formula's value; errors as their text. */
  get value(): unknown {
    const value = this.result();
    if (value instanceof CellError) return value.text;
    if (typeof value !== "object") return value;
    return fullAddress(value.sheet.name, value.area);
  }

  get visible(): boolean {
    return this.entry.visible;
  }
  set visible(value: unknown) {
    const visible = logical(value);
    this.entry.visible = visible;
    this.session.store.touched();
  }

  delete(): void {
    const { store } = this.session;
    if (!store.names.includes(this.entry)) throw itemNotFound();
    store.names = store.names.filter((entry) => entry !== this.entry);
    store.touched();
    this.session.written();
  }

  /** @throws InvalidReference when the name means no cells */
  getRange(): Range {
    const range = this.getRangeOrNullObject();
    if (!range) throw invalidReference();
    return range;
  }

  getRangeOrNullObject(): Range | null {
    const value = this.result();
    return typeof value === "object" && !(value instanceof CellError)
      ? new Range(this.session, value.sheet, value.area)
      : null;
  }

  private result(): CellValue | NonNullable<ReturnType<typeof formulaReference>> {
    const from = this.entry.scope ?? this.session.store.activeSheet;
    const place = formulaReference(this.entry.formula, from);
    if (place) return place;
    if (this.entry.formula.includes("#REF!")) return CellError.ref;
    this.session.settle();
    return FormulaReader.value(this.entry.formula, from, (sheet, row, column) => sheet.value(row, column));
  }
}

/** The formula that a name gets from a range or a formula text. @throws InvalidArgument */
export function nameFormula(reference: unknown): string {
  if (reference instanceof Range) return referenceFormula(reference.sheet, reference.area);
  const formula = textual(reference);
  if (!formula.startsWith("=") || formula.length < 2) throw invalidArgument();
  return wellFormed(formula);
}

function referenceFormula(sheet: SheetStore, area: Range["area"]): string {
  return `=${quotedSheetName(sheet.name)}!${absoluteAddress(area)}`;
}

/** The names of one scope: the workbook's own or one sheet's. */
export class NamedItemCollection extends ModelCollection<NamedItem, SheetStore | undefined> {
  override readonly className = "NamedItemCollection";

  override list(): readonly NamedItem[] {
    const { listsWorkbookNames } = this.session.switches;
    return this.session.store.names
      .filter((entry) => entry.scope === this.owner || (entry.scope === undefined && listsWorkbookNames))
      .map((entry) => new NamedItem(this.session, entry))
      .concat(this.printArea() ?? [])
      .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
  }

  /**
   * @param reference a range or a formula beginning with "="
   * @throws InvalidArgument for what cannot be a name, ItemAlreadyExists for one that this scope has
   */
  add(name: unknown, reference: unknown, comment: unknown = ""): NamedItem {
    return this.insert(name, nameFormula(reference), comment);
  }

  override getItemOrNullObject(name: unknown): NamedItem | null {
    const text = textual(name);
    const printArea = this.printArea();
    if (printArea?.name.toLowerCase() === text.toLowerCase()) return printArea;
    const entry = this.session.store.name(text, this.owner);
    return entry ? new NamedItem(this.session, entry) : null;
  }

  private printArea(): NamedItem | undefined {
    if (this.owner === undefined || this.owner.page.printArea.length === 0) return undefined;
    if (this.session.switches.printAreaName === "unlisted") return undefined;
    return new PrintAreaName(this.session, this.owner);
  }

  private insert(name: unknown, formula: string, comment: unknown): NamedItem {
    const text = validName(name);
    if (this.session.store.name(text, this.owner)) throw itemAlreadyExists();
    const entry: NameEntry = { name: text, formula, visible: true, comment: textual(comment ?? ""), scope: this.owner };
    this.session.store.names.push(entry);
    this.session.store.touched();
    this.session.written();
    return new NamedItem(this.session, entry);
  }
}

/** A sheet's print area, which Excel keeps as a name of that sheet; deleting the name takes the print area away. */
class PrintAreaName extends NamedItem {
  constructor(
    session: Session,
    private readonly sheet: SheetStore,
  ) {
    const areas = sheet.page.printArea.map((area) => `${quotedSheetName(sheet.name)}!${absoluteAddress(area)}`);
    super(session, {
      name: session.switches.printAreaName === "localized" ? "Druckbereich" : "Print_Area",
      formula: `=${areas.join(",")}`,
      visible: true,
      comment: "",
      scope: sheet,
    });
  }

  override delete(): void {
    this.sheet.page.printArea = [];
    this.sheet.touched();
  }
}
