import {
  CELL_VALUE_OPERATORS,
  type CellValueEntry,
  type ColorCriterion,
  type ColorScaleEntry,
  type ConditionalFormatEntry,
  type SheetStore,
  intersect,
} from "../../store";
import { itemNotFound, invalidArgument, apiNotFound } from "../base/errors";
import { ModelCollection, SheetObject } from "../base/modelObject";
import type { Session } from "../base/session";
import { color, oneOf, textual } from "../base/arguments";
import { checkFormatCells } from "../base/permissions";
import type { Target } from "../base/resolve";

/** One conditional format; colour scales and rules of what cells hold are modelled. */
export class ConditionalFormat extends SheetObject {
  override readonly className = "ConditionalFormat";

  constructor(
    session: Session,
    sheet: SheetStore,
    private readonly entry: ConditionalFormatEntry,
  ) {
    super(session, sheet);
  }

  override identity(): Record<string, unknown> {
    return { Id: this.entry.id };
  }

  override isGone(): boolean {
    return !this.sheet.conditionalFormats.includes(this.entry);
  }

  get id(): string {
    return this.entry.id;
  }

  get type(): string {
    return this.entry.type;
  }

  /** @throws ItemNotFound for another kind */
  get colorScale(): ColorScaleConditionalFormat {
    if (this.entry.type !== "ColorScale") throw itemNotFound();
    return new ColorScaleConditionalFormat(this.session, this.sheet, this.entry);
  }

  /** @throws ItemNotFound for another kind */
  get cellValue(): CellValueConditionalFormat {
    if (this.entry.type !== "CellValue") throw itemNotFound();
    return new CellValueConditionalFormat(this.session, this.sheet, this.entry);
  }

  delete(): void {
    const place = this.sheet.conditionalFormats.indexOf(this.entry);
    if (place < 0) throw itemNotFound();
    this.sheet.conditionalFormats.splice(place, 1);
    this.sheet.touched();
  }
}

const TYPES = ["Invalid", "LowestValue", "HighestValue", "Number", "Percent", "Formula", "Percentile"] as const;

/** The criteria of a colour scale: two or three colours and what value each stands for. */
export class ColorScaleConditionalFormat extends SheetObject {
  override readonly className = "ColorScaleConditionalFormat";

  constructor(
    session: Session,
    sheet: SheetStore,
    private readonly entry: ColorScaleEntry,
  ) {
    super(session, sheet);
  }

  get criteria(): unknown {
    return this.entry.criteria;
  }
  /** Minimum and maximum are required; without a midpoint the scale has two colours. @throws InvalidArgument */
  set criteria(value: unknown) {
    if (typeof value !== "object" || value === null) throw invalidArgument();
    const { minimum, midpoint, maximum } = value as Readonly<Record<string, unknown>>;
    this.entry.criteria = {
      minimum: criterion(minimum),
      midpoint: midpoint === undefined || midpoint === null ? undefined : criterion(midpoint),
      maximum: criterion(maximum),
    };
    this.sheet.touched();
  }

  get threeColorScale(): boolean {
    return this.entry.criteria.midpoint !== undefined;
  }
}

/** A rule of what cells hold, and how those look to which it applies. */
export class CellValueConditionalFormat extends SheetObject {
  override readonly className = "CellValueConditionalFormat";

  constructor(
    session: Session,
    sheet: SheetStore,
    private readonly entry: CellValueEntry,
  ) {
    super(session, sheet);
  }

  get format(): ConditionalRangeFormat {
    return new ConditionalRangeFormat(this.session, this.sheet, this.entry);
  }

  get rule(): unknown {
    return this.entry.rule;
  }
  /** @throws InvalidArgument without a first formula, and for an unknown operator */
  set rule(value: unknown) {
    if (typeof value !== "object" || value === null) throw invalidArgument();
    const { operator, formula1, formula2 } = value as Readonly<Record<string, unknown>>;
    if (typeof formula1 !== "string") throw invalidArgument();
    const known = oneOf(CELL_VALUE_OPERATORS, operator);
    this.entry.rule = { operator: known, formula1, ...(typeof formula2 === "string" && { formula2 }) };
    this.sheet.touched();
  }
}

/** How cells look to which a rule applies; its fill is modelled. */
export class ConditionalRangeFormat extends SheetObject {
  override readonly className = "ConditionalRangeFormat";

  constructor(
    session: Session,
    sheet: SheetStore,
    private readonly entry: CellValueEntry,
  ) {
    super(session, sheet);
  }

  get fill(): ConditionalRangeFill {
    return new ConditionalRangeFill(this.session, this.sheet, this.entry);
  }
}

export class ConditionalRangeFill extends SheetObject {
  override readonly className = "ConditionalRangeFill";

  constructor(
    session: Session,
    sheet: SheetStore,
    private readonly entry: CellValueEntry,
  ) {
    super(session, sheet);
  }

  get color(): string {
    return this.entry.color;
  }
  set color(value: unknown) {
    this.entry.color = color(value);
    this.sheet.touched();
  }

  clear(): void {
    this.entry.color = "";
    this.sheet.touched();
  }
}

function criterion(value: unknown): ColorCriterion {
  if (typeof value !== "object" || value === null) throw invalidArgument();
  const { type, formula, color: tone } = value as Readonly<Record<string, unknown>>;
  return {
    type: oneOf(TYPES, type),
    ...(typeof formula === "string" && { formula }),
    ...(tone !== undefined && tone !== null && { color: color(tone) }),
  };
}

/** What ColorScale begins with: from red for the lowest value over yellow to green for the highest. */
const START: ColorScaleEntry["criteria"] = {
  minimum: { type: "LowestValue", color: "#F8696B" },
  midpoint: { type: "Percentile", formula: "50", color: "#FFEB84" },
  maximum: { type: "HighestValue", color: "#63BE7B" },
};

/** The conditional formats that touch a range. Adding a kind that is not modelled answers ApiNotFound. */
export class ConditionalFormatCollection extends ModelCollection<ConditionalFormat, Target> {
  override readonly className = "ConditionalFormatCollection";

  override list(): readonly ConditionalFormat[] {
    const { sheet, areas } = this.owner;
    return sheet.conditionalFormats
      .filter((entry) => entry.areas.some((one) => areas.some((area) => intersect(one, area) !== undefined)))
      .map((entry) => new ConditionalFormat(this.session, sheet, entry));
  }

  /** @throws ApiNotFound for a kind that is not modelled */
  add(type: unknown): ConditionalFormat {
    if (type !== "ColorScale" && type !== "CellValue") throw apiNotFound();
    checkFormatCells(this.owner);
    const { sheet, areas } = this.owner;
    const place = { id: this.session.store.newId(), areas: [...areas] };
    const entry: ConditionalFormatEntry =
      type === "ColorScale"
        ? { ...place, type, criteria: structuredClone(START) }
        : { ...place, type, rule: { operator: "EqualTo", formula1: "" }, color: "" };
    sheet.conditionalFormats.unshift(entry);
    sheet.touched();
    return new ConditionalFormat(this.session, sheet, entry);
  }

  clearAll(): void {
    checkFormatCells(this.owner);
    for (const format of this.list()) format.delete();
  }

  override getItemOrNullObject(id: unknown): ConditionalFormat | null {
    return this.list().find((format) => format.id === textual(id)) ?? null;
  }
}
