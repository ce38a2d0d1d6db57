import type { ChartEntry, SheetStore } from "../../store";
import { textual } from "../base/arguments";
import { ModelObject } from "../base/modelObject";
import type { Session } from "../base/session";

export class ChartTitle extends ModelObject {
  override readonly className = "ChartTitle";

  constructor(
    session: Session,
    private readonly sheet: SheetStore,
    private readonly entry: ChartEntry,
  ) {
    super(session);
  }

  get text(): string {
    return this.entry.title;
  }
  set text(value: unknown) {
    this.entry.title = textual(value);
    this.sheet.touched();
  }
}
