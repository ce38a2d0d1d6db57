import type { SheetStore } from "../../store";
import { numberWithin } from "../base/arguments";
import { ModelCollection, ModelObject } from "../base/modelObject";
import type { Session } from "../base/session";
import { areaArgument } from "../range/range";

/** A page break that a person or add-in set, above the row or left of the column of this number. */
class PageBreak extends ModelObject {
  override readonly className = "PageBreak";

  constructor(
    session: Session,
    private readonly line: number,
  ) {
    super(session);
  }

  override identity(): Record<string, unknown> {
    return { _Id: this.line };
  }
}

export class PageBreakCollection extends ModelCollection<PageBreak, SheetStore> {
  override readonly className = "PageBreakCollection";

  constructor(
    session: Session,
    sheet: SheetStore,
    private readonly kind: "horizontalBreaks" | "verticalBreaks",
  ) {
    super(session, sheet);
  }

  override list(): readonly PageBreak[] {
    return this.owner.page[this.kind].map((line) => new PageBreak(this.session, line));
  }

  /** A break before the range's first cell. */
  add(pageBreakRange: unknown): PageBreak {
    const area = areaArgument(this.owner, pageBreakRange);
    const line = this.kind === "horizontalBreaks" ? area.row : area.column;
    numberWithin(line, 1, Infinity);
    const lines = new Set([...this.owner.page[this.kind], line]);
    this.set([...lines].sort((a, b) => a - b));
    return new PageBreak(this.session, line);
  }

  removePageBreaks(): void {
    this.set([]);
  }

  private set(lines: number[]): void {
    this.owner.page[this.kind] = lines;
    this.owner.touched();
  }
}
