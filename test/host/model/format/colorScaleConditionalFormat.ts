import type { ColorCriterion, ConditionalFormatEntry, SheetStore } from "../../store";
import { invalidArgument } from "../base/errors";
import { color, oneOf } from "../base/arguments";
import { ModelObject } from "../base/modelObject";
import type { Session } from "../base/session";

const TYPES = ["Invalid", "LowestValue", "HighestValue", "Number", "Percent", "Formula", "Percentile"] as const;

/** The criteria of a colour scale: two or three colours and what value each stands for. */
export class ColorScaleConditionalFormat extends ModelObject {
  override readonly className = "ColorScaleConditionalFormat";

  constructor(
    session: Session,
    private readonly sheet: SheetStore,
    private readonly entry: ConditionalFormatEntry,
  ) {
    super(session);
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
