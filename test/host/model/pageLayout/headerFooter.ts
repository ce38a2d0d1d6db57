import type { HeaderFooterTexts, SheetStore } from "../../store";
import { textual } from "../base/arguments";
import { ModelObject } from "../base/modelObject";
import type { Session } from "../base/session";

/** The six texts around a page, with Excel's codes in them (&P for the page's number). */
export class HeaderFooter extends ModelObject {
  override readonly className = "HeaderFooter";

  constructor(
    session: Session,
    private readonly sheet: SheetStore,
  ) {
    super(session);
  }

  get centerFooter(): string {
    return this.sheet.page.footer.center;
  }
  set centerFooter(value: unknown) {
    this.footer({ center: textual(value) });
  }

  get centerHeader(): string {
    return this.sheet.page.header.center;
  }
  set centerHeader(value: unknown) {
    this.header({ center: textual(value) });
  }

  get leftFooter(): string {
    return this.sheet.page.footer.left;
  }
  set leftFooter(value: unknown) {
    this.footer({ left: textual(value) });
  }

  get leftHeader(): string {
    return this.sheet.page.header.left;
  }
  set leftHeader(value: unknown) {
    this.header({ left: textual(value) });
  }

  get rightFooter(): string {
    return this.sheet.page.footer.right;
  }
  set rightFooter(value: unknown) {
    this.footer({ right: textual(value) });
  }

  get rightHeader(): string {
    return this.sheet.page.header.right;
  }
  set rightHeader(value: unknown) {
    this.header({ right: textual(value) });
  }

  private header(part: Partial<HeaderFooterTexts>): void {
    this.sheet.page.header = { ...this.sheet.page.header, ...part };
    this.sheet.touched();
  }

  private footer(part: Partial<HeaderFooterTexts>): void {
    this.sheet.page.footer = { ...this.sheet.page.footer, ...part };
    this.sheet.touched();
  }
}
