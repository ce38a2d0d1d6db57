import { type SheetStore, cellArea } from "../../store";
import { itemNotFound } from "../base/errors";
import { numberWithin } from "../base/arguments";
import { ModelCollection, ModelObject } from "../base/modelObject";
import { Range } from "../range/range";
import { areaArgument } from "../range/areaArgument";
import type { Session } from "../base/session";

type Kind = "horizontalBreaks" | "verticalBreaks";

/** A page break that a person or add-in set, above a row or left of a column. */
export class PageBreak extends ModelObject {
  override readonly className = "PageBreak";

  constructor(
    session: Session,
    private readonly sheet: SheetStore,
    private readonly kind: Kind,
    private readonly line: number,
  ) {
    super(session);
  }

  override identity(): Record<string, unknown> {
    return { _Id: this.line };
  }

  get rowIndex(): number {
    return this.kind === "horizontalBreaks" ? this.line : 0;
  }

  get columnIndex(): number {
    return this.kind === "verticalBreaks" ? this.line : 0;
  }

  delete(): void {
    this.sheet.page[this.kind] = this.sheet.page[this.kind].filter((line) => line !== this.line);
    this.sheet.touched();
  }

  getCellAfterBreak(): Range {
    return new Range(this.session, this.sheet, cellArea(this.rowIndex, this.columnIndex));
  }
}

export class PageBreakCollection extends ModelCollection<PageBreak> {
  override readonly className = "PageBreakCollection";

  constructor(
    session: Session,
    private readonly sheet: SheetStore,
    private readonly kind: Kind,
  ) {
    super(session);
  }

  override list(): readonly PageBreak[] {
    return this.sheet.page[this.kind].map((line) => new PageBreak(this.session, this.sheet, this.kind, line));
  }

  /** A break before the range's first cell. */
  add(pageBreakRange: unknown): PageBreak {
    const area = areaArgument(this.sheet, pageBreakRange);
    const line = this.kind === "horizontalBreaks" ? area.row : area.column;
    numberWithin(line, 1, Infinity);
    const lines = new Set([...this.sheet.page[this.kind], line]);
    this.sheet.page[this.kind] = [...lines].sort((a, b) => a - b);
    this.sheet.touched();
    return new PageBreak(this.session, this.sheet, this.kind, line);
  }

  override getItem(index: unknown): PageBreak {
    const item = typeof index === "number" ? this.list()[index] : undefined;
    if (!item) throw itemNotFound();
    return item;
  }

  removePageBreaks(): void {
    this.sheet.page[this.kind] = [];
    this.sheet.touched();
  }
}
