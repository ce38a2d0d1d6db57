import type { SheetStore } from "../../store";
import { HeaderFooter } from "./headerFooter";
import { ModelObject } from "../base/modelObject";
import type { Session } from "../base/session";

/** Headers and footers; one set for all pages is modelled, not those for first or even pages. */
export class HeaderFooterGroup extends ModelObject {
  override readonly className = "HeaderFooterGroup";

  constructor(
    session: Session,
    private readonly sheet: SheetStore,
  ) {
    super(session);
  }

  get defaultForAllPages(): HeaderFooter {
    return new HeaderFooter(this.session, this.sheet);
  }

  get state(): string {
    return "Default";
  }

  get useSheetMargins(): boolean {
    return true;
  }

  get useSheetScale(): boolean {
    return true;
  }
}
