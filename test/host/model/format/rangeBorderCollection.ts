import { oneOf } from "../base/arguments";
import { BORDER_INDEXES } from "./edges";
import { common } from "./look";
import { ModelCollection } from "../base/modelObject";
import { RangeBorder } from "./rangeBorder";
import type { Session } from "../base/session";
import type { Target } from "../base/target";

export class RangeBorderCollection extends ModelCollection<RangeBorder> {
  override readonly className = "RangeBorderCollection";

  constructor(
    session: Session,
    private readonly target: Target,
  ) {
    super(session);
  }

  override list(): readonly RangeBorder[] {
    return BORDER_INDEXES.map((index) => new RangeBorder(this.session, this.target, index));
  }

  get count(): number {
    return BORDER_INDEXES.length;
  }

  /** @param index one of the eight names, "EdgeTop" and so on. */
  override getItem(index: unknown): RangeBorder {
    return new RangeBorder(this.session, this.target, oneOf(BORDER_INDEXES, index));
  }

  get tintAndShade(): number | null {
    return common(this.list().map((border) => border.tintAndShade));
  }
  set tintAndShade(value: unknown) {
    for (const border of this.list()) border.tintAndShade = value;
  }
}
