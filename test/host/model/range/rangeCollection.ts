import { invalidArgument } from "../base/errors";
import { ModelCollection } from "../base/modelObject";
import { Range } from "./range";
import type { Session } from "../base/session";
import type { Target } from "../base/target";

/** The areas of a RangeAreas, one by one. */
export class RangeCollection extends ModelCollection<Range> {
  override readonly className = "RangeCollection";

  constructor(
    session: Session,
    private readonly target: Target,
  ) {
    super(session);
  }

  override list(): readonly Range[] {
    return this.target.areas.map((area) => new Range(this.session, this.target.sheet, area));
  }

  override getItem(index: unknown): Range {
    return this.getItemAt(index);
  }

  getItemAt(index: unknown): Range {
    const range = typeof index === "number" ? this.list()[index] : undefined;
    if (!range) throw invalidArgument();
    return range;
  }
}
