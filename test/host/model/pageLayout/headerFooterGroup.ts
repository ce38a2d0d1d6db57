import type { SheetStore } from "../../store";
import { logical, oneOf } from "../base/arguments";
import { HeaderFooter } from "./headerFooter";
import { ModelObject } from "../base/modelObject";
import type { Session } from "../base/session";

const STATES = ["Default", "FirstAndDefault", "OddAndEven", "FirstOddAndEven"] as const;

/** Headers and footers. Odd pages share their texts with "all pages", as in files, where both are one (ECMA-376 part 1, 18.3.1.46). */
export class HeaderFooterGroup extends ModelObject {
  override readonly className = "HeaderFooterGroup";

  constructor(
    session: Session,
    private readonly sheet: SheetStore,
  ) {
    super(session);
  }

  get defaultForAllPages(): HeaderFooter {
    return new HeaderFooter(this.session, this.sheet, "all");
  }

  get oddPages(): HeaderFooter {
    return new HeaderFooter(this.session, this.sheet, "all");
  }

  get evenPages(): HeaderFooter {
    return new HeaderFooter(this.session, this.sheet, "evenPages");
  }

  get firstPage(): HeaderFooter {
    return new HeaderFooter(this.session, this.sheet, "firstPage");
  }

  /** Which pages show texts of their own; writing those texts alone does not change it. */
  get state(): string {
    return this.sheet.page.headerState;
  }
  set state(value: unknown) {
    this.sheet.page.headerState = oneOf(STATES, value);
    this.sheet.touched();
  }

  get useSheetMargins(): boolean {
    return this.sheet.page.headersUseMargins;
  }
  set useSheetMargins(value: unknown) {
    this.sheet.page.headersUseMargins = logical(value);
    this.sheet.touched();
  }

  get useSheetScale(): boolean {
    return this.sheet.page.headersUseScale;
  }
  set useSheetScale(value: unknown) {
    this.sheet.page.headersUseScale = logical(value);
    this.sheet.touched();
  }
}
