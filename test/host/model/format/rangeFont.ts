import type { Font } from "../../store";
import { color, logical, numberWithin, oneOf, textual } from "../base/arguments";
import { changeLook, commonLook } from "./look";
import { ModelObject } from "../base/modelObject";
import type { Session } from "../base/session";
import type { Target } from "../base/target";

/** Excel's limit of a cell's text of a font's name. */
const LONGEST_FONT_NAME = 31;

export class RangeFont extends ModelObject {
  override readonly className = "RangeFont";

  constructor(
    session: Session,
    private readonly target: Target,
  ) {
    super(session);
  }

  get bold(): boolean | null {
    return this.pick("bold");
  }
  set bold(value: unknown) {
    this.change({ bold: logical(value) });
  }

  /** "#RRGGBB" */
  get color(): string | null {
    return this.pick("color");
  }
  set color(value: unknown) {
    this.change({ color: color(value), tintAndShade: 0 });
  }

  get italic(): boolean | null {
    return this.pick("italic");
  }
  set italic(value: unknown) {
    this.change({ italic: logical(value) });
  }

  get name(): string | null {
    return this.pick("name");
  }
  set name(value: unknown) {
    const name = textual(value);
    numberWithin(name.length, 1, LONGEST_FONT_NAME);
    this.change({ name });
  }

  /** Points, 1 to 409 in steps of a half. */
  get size(): number | null {
    return this.pick("size");
  }
  set size(value: unknown) {
    this.change({ size: Math.round(numberWithin(value, 1, 409) * 2) / 2 });
  }

  get strikethrough(): boolean | null {
    return this.pick("strikethrough");
  }
  set strikethrough(value: unknown) {
    this.change({ strikethrough: logical(value) });
  }

  get subscript(): boolean | null {
    return this.pick("subscript");
  }
  set subscript(value: unknown) {
    const subscript = logical(value);
    this.change(subscript ? { subscript, superscript: false } : { subscript });
  }

  get superscript(): boolean | null {
    return this.pick("superscript");
  }
  set superscript(value: unknown) {
    const superscript = logical(value);
    this.change(superscript ? { superscript, subscript: false } : { superscript });
  }

  /** -1 (darkest) to 1 (lightest). */
  get tintAndShade(): number | null {
    return this.pick("tintAndShade");
  }
  set tintAndShade(value: unknown) {
    this.change({ tintAndShade: numberWithin(value, -1, 1) });
  }

  get underline(): string | null {
    return this.pick("underline");
  }
  set underline(value: unknown) {
    this.change({ underline: oneOf(["None", "Single", "Double", "SingleAccountant", "DoubleAccountant"], value) });
  }

  private pick<K extends keyof Font>(member: K): Font[K] | null {
    return commonLook(this.target, (style) => style.font[member]);
  }

  private change(part: Partial<Font>): void {
    changeLook(this.target, (style) => ({ ...style, font: { ...style.font, ...part } }));
  }
}
