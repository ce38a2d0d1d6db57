import { apiNotFound } from "../base/errors";
import { ModelObject } from "../base/modelObject";
import { areaOf } from "../base/resolve";
import { Range } from "../range/range";

/** The window in front, of which only the visible cells are modelled, as the switch gives them. */
export class Window extends ModelObject {
  override readonly className = "Window";

  get visibleRange(): Range {
    const { visibleCells } = this.session.switches;
    if (visibleCells === false) throw apiNotFound();
    const sheet = this.session.store.activeSheet;
    return new Range(this.session, sheet, areaOf(sheet, visibleCells));
  }
}
