import { type HeaderFooterTexts, type SheetStore, joinedSections } from "../../store";
import { textual } from "../base/arguments";
import { invalidArgument } from "../base/errors";
import { ModelObject } from "../base/modelObject";
import type { Session } from "../base/session";

/**
 * Characters of a header or a footer, "&L", "&C" and "&R" before its three texts counted in
 * ([MS-XLSB] 2.5.73, https://learn.microsoft.com/openspecs/office_file_formats/ms-xlsb).
 */
const LONGEST_TEXT = 255;

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
    this.sheet.page.header = checked({ ...this.sheet.page.header, ...part });
    this.sheet.touched();
  }

  private footer(part: Partial<HeaderFooterTexts>): void {
    this.sheet.page.footer = checked({ ...this.sheet.page.footer, ...part });
    this.sheet.touched();
  }
}

/** @throws InvalidArgument when the three texts with their marks are longer than Excel keeps */
function checked(texts: HeaderFooterTexts): HeaderFooterTexts {
  if (joinedSections(texts).length > LONGEST_TEXT) throw invalidArgument();
  return texts;
}
