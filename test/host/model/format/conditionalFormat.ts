import { type ConditionalFormatEntry, type SheetStore, type ColorCriterion, intersect } from "../../store";
import { itemNotFound, invalidArgument, apiNotFound } from "../base/errors";
import { ModelCollection, SheetObject } from "../base/modelObject";
import type { Session } from "../base/session";
import { color, oneOf, textual } from "../base/arguments";
import { checkFormatCells } from "../base/permissions";
import type { Target } from "../base/resolve";

/** One conditional format; only colour scales are modelled. */
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

  get colorScale(): ColorScaleConditionalFormat {
    return new ColorScaleConditionalFormat(this.session, this.sheet, this.entry);
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
    private readonly entry: ConditionalFormatEntry,
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
const START: ConditionalFormatEntry["criteria"] = {
  minimum: { type: "LowestValue", color: "#F8696B" },
  midpoint: { type: "Percentile", formula: "50", color: "#FFEB84" },
  maximum: { type: "HighestValue", color: "#63BE7B" },
};

/** The conditional formats that touch a range. Colour scales are modelled; adding another kind answers ApiNotFound. */
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
    if (type !== "ColorScale") throw apiNotFound();
    checkFormatCells(this.owner);
    const { sheet, areas } = this.owner;
    const entry: ConditionalFormatEntry = {
      id: this.session.store.newId(),
      type,
      areas: [...areas],
      criteria: structuredClone(START),
    };
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
