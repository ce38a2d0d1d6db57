import { type Fill, NO_FILL } from "../../store";
import { color, numberWithin, oneOf } from "../base/arguments";
import { changeLook, commonLook } from "./look";
import { ModelObject } from "../base/modelObject";
import type { Session } from "../base/session";
import type { Target } from "../base/target";

const PATTERNS = [
  "None",
  "Solid",
  "Gray50",
  "Gray75",
  "Gray25",
  "Horizontal",
  "Vertical",
  "Down",
  "Up",
  "Checker",
  "SemiGray75",
  "LightHorizontal",
  "LightVertical",
  "LightDown",
  "LightUp",
  "Grid",
  "CrissCross",
  "Gray16",
  "Gray8",
] as const;

export class RangeFill extends ModelObject {
  override readonly className = "RangeFill";

  constructor(
    session: Session,
    private readonly target: Target,
  ) {
    super(session);
  }

  /** "#RRGGBB", white if there is no fill. */
  get color(): string | null {
    return this.pick("color");
  }
  set color(value: unknown) {
    const next = color(value);
    this.change((fill) => ({
      ...fill,
      color: next,
      tintAndShade: 0,
      pattern: fill.pattern === "None" ? "Solid" : fill.pattern,
    }));
  }

  /** Null for plain fills too: Excel does not report their pattern. */
  get pattern(): string | null {
    const pattern = this.session.switches.patternsReadNull ? null : this.pick("pattern");
    return pattern === "None" || pattern === "Solid" ? null : pattern;
  }
  set pattern(value: unknown) {
    const pattern = oneOf(PATTERNS, value);
    this.change((fill) => (pattern === "None" ? NO_FILL : { ...fill, pattern }));
  }

  get patternColor(): string | null {
    return this.pick("patternColor");
  }
  set patternColor(value: unknown) {
    const patternColor = color(value);
    this.change((fill) => ({ ...fill, patternColor, patternTintAndShade: 0 }));
  }

  get patternTintAndShade(): number | null {
    return this.pick("patternTintAndShade");
  }
  set patternTintAndShade(value: unknown) {
    const patternTintAndShade = numberWithin(value, -1, 1);
    this.change((fill) => ({ ...fill, patternTintAndShade }));
  }

  /** Null if there is no fill, too (OfficeDev/office-js#4900). */
  get tintAndShade(): number | null {
    const tint = commonLook(this.target, ({ fill }) => (fill.pattern === "None" ? "none" : fill.tintAndShade));
    return tint === "none" ? null : tint;
  }
  set tintAndShade(value: unknown) {
    const tintAndShade = numberWithin(value, -1, 1);
    this.change((fill) => ({ ...fill, tintAndShade }));
  }

  clear(): void {
    this.change(() => NO_FILL);
  }

  private pick<K extends keyof Fill>(member: K): Fill[K] | null {
    return commonLook(this.target, (style) => style.fill[member]);
  }

  private change(change: (fill: Fill) => Fill): void {
    changeLook(this.target, (style) => ({ ...style, fill: change(style.fill) }));
  }
}
