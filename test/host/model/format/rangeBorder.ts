import { type Area, type Line } from "../../store";
import { invalidArgument } from "../base/errors";
import { color, numberWithin, oneOf } from "../base/arguments";
import { checkFormatCells } from "../base/permissions";
import { type BorderIndex, changeLines, hasBorder, linesOf, seamsBetween } from "./edges";
import { LINE_STYLES, LINE_WEIGHTS, withColor, withStyle, withWeight } from "./lines";
import { common } from "./look";
import { ModelObject } from "../base/modelObject";
import type { Session } from "../base/session";
import type { Target } from "../base/target";

/** One of the eight borders of a range: all lines of that kind in its areas, each shared with the neighbouring cell. */
export class RangeBorder extends ModelObject {
  override readonly className = "RangeBorder";

  constructor(
    session: Session,
    private readonly target: Target,
    readonly sideIndex: BorderIndex,
  ) {
    super(session);
  }

  override identity(): Record<string, unknown> {
    return { SideIndex: this.sideIndex };
  }

  /** "#RRGGBB" */
  get color(): string | null {
    return this.pick((line) => line.color) ?? (this.lines().length === 0 ? "#000000" : null);
  }
  set color(value: unknown) {
    const next = color(value);
    this.checkThere();
    this.change((line) => withColor(line, next));
  }

  get style(): string | null {
    return this.pick((line) => line.style) ?? (this.lines().length === 0 ? "None" : null);
  }
  set style(value: unknown) {
    const style = oneOf(LINE_STYLES, value);
    if (style === "None" && this.session.switches.keepsRemovedBorders) return;
    if (style !== "None") this.checkThere();
    this.change((line) => withStyle(line, style));
  }

  get tintAndShade(): number | null {
    return this.pick((line) => line.tintAndShade);
  }
  set tintAndShade(value: unknown) {
    const tintAndShade = numberWithin(value, -1, 1);
    this.change((line) => ({ ...withColor(line, line.color), tintAndShade }));
  }

  get weight(): string | null {
    return this.pick((line) => line.weight) ?? (this.lines().length === 0 ? "Thin" : null);
  }
  set weight(value: unknown) {
    const weight = oneOf(LINE_WEIGHTS, value);
    this.checkThere();
    this.change((line) => withWeight(line, weight));
  }

  /**
   * Refuses a line inside a single row or column. Microsoft does not document it for office.js; VBA, whose borders these
   * are, answers with error 1004 ("Unable to set the LineStyle property of the Border class") and lets only None pass.
   */
  private checkThere(): void {
    if (!this.target.areas.every((area) => hasBorder(area, this.sideIndex))) throw invalidArgument();
  }

  private lines(): Line[] {
    const { edgesHeldBy } = this.session.switches;
    return this.areas().flatMap((area) => linesOf(edgesHeldBy, this.target.sheet, area, this.sideIndex));
  }

  /** The areas, with the pairs of cells on both sides of where they touch as the switch says. */
  private areas(): readonly Area[] {
    const { areas } = this.target;
    if (areas.length === 1 || !this.session.switches.joinsTouchingAreas) return areas;
    if (this.sideIndex !== "InsideVertical" && this.sideIndex !== "InsideHorizontal") return areas;
    return [...areas, ...seamsBetween(areas, this.sideIndex === "InsideHorizontal")];
  }

  private pick<T>(property: (line: Line) => T): T | null {
    const [first, ...others] = this.lines().map(property);
    const { areas } = this.target;
    if (areas.length > 1 && this.session.switches.mixedBordersRead === "first") return first ?? null;
    return first === undefined ? null : common([first, ...others]);
  }

  private change(change: (line: Line) => Line): void {
    checkFormatCells(this.target);
    const { edgesHeldBy } = this.session.switches;
    for (const area of this.areas()) changeLines(edgesHeldBy, this.target.sheet, area, this.sideIndex, change);
  }
}
