import {
  CellError,
  type CellValue,
  type NameEntry,
  type SheetStore,
  absoluteAddress,
  absoluteR1C1,
  fromR1C1,
  inR1C1,
  fullAddress,
  quotedSheetName,
} from "../../store";
import { wellFormed } from "../range/entry";
import { invalidArgument, invalidReference, itemNotFound } from "../base/errors";
import { FormulaReader } from "../calculation/formulaReader";
import { logical, textual } from "../base/arguments";
import { ModelObject } from "../base/modelObject";
import { Range } from "../range/range";
import { formulaReference } from "../base/resolve";
import type { Session } from "../base/session";
import type { HostSwitches } from "../base/switches";

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
    const { referenceStyle } = this.session.switches;
    return referenceStyle === "A1" ? this.entry.formula : inR1C1(this.entry.formula);
  }
  set formula(value: unknown) {
    this.entry.formula = nameFormula(value, this.session.switches.referenceStyle);
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
    const address = fullAddress(value.sheet.name, value.area);
    return this.session.switches.referenceStyle === "A1" ? address : absoluteR1C1(value.sheet.name, value.area);
  }

  get visible(): boolean {
    return this.entry.visible;
  }
  set visible(value: unknown) {
    const visible = logical(value);
    if (this.session.switches.refusesErrorNames && this.entry.formula.includes("#REF!")) throw invalidArgument();
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
export function nameFormula(reference: unknown, style: HostSwitches["referenceStyle"]): string {
  if (reference instanceof Range) return referenceFormula(reference.sheet, reference.area);
  const formula = textual(reference);
  if (!formula.startsWith("=") || formula.length < 2) throw invalidArgument();
  if (style === "A1") return wellFormed(formula);
  if (style === "R1C1 alone" && /\$[A-Z]{1,3}\$\d/i.test(formula.replace(/"[^"]*"|'[^']*'/g, "")))
    throw invalidArgument();
  return wellFormed(fromR1C1(formula));
}

function referenceFormula(sheet: SheetStore, area: Range["area"]): string {
  return `=${quotedSheetName(sheet.name)}!${absoluteAddress(area)}`;
}
