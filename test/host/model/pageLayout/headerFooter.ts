import { type HeaderFooterTexts, type PageTexts, type SheetStore, joinedSections } from "../../store";
import { textual } from "../base/arguments";
import { generalException, invalidArgument } from "../base/errors";
import { ModelObject } from "../base/modelObject";
import type { Session } from "../base/session";

/**
 * Characters of a header or a footer, "&L", "&C" and "&R" before its three texts counted in
 * ([MS-XLSB] 2.5.73, https://learn.microsoft.com/openspecs/office_file_formats/ms-xlsb).
 */
const LONGEST_TEXT = 255;

/** The six texts around some of the pages, with Excel's codes in them (&P for the page's number). */
export class HeaderFooter extends ModelObject {
  override readonly className = "HeaderFooter";

  constructor(
    session: Session,
    private readonly sheet: SheetStore,
    private readonly pages: "all" | "firstPage" | "evenPages",
  ) {
    super(session);
  }

  get centerFooter(): string | null {
    return this.read(this.texts.footer.center);
  }
  set centerFooter(value: unknown) {
    this.footer({ center: textual(value) });
  }

  get centerHeader(): string | null {
    return this.read(this.texts.header.center);
  }
  set centerHeader(value: unknown) {
    this.header({ center: textual(value) });
  }

  get leftFooter(): string | null {
    return this.read(this.texts.footer.left);
  }
  set leftFooter(value: unknown) {
    this.footer({ left: textual(value) });
  }

  get leftHeader(): string | null {
    return this.read(this.texts.header.left);
  }
  set leftHeader(value: unknown) {
    this.header({ left: textual(value) });
  }

  get rightFooter(): string | null {
    return this.read(this.texts.footer.right);
  }
  set rightFooter(value: unknown) {
    this.footer({ right: textual(value) });
  }

  get rightHeader(): string | null {
    return this.read(this.texts.header.right);
  }
  set rightHeader(value: unknown) {
    this.header({ right: textual(value) });
  }

  private get texts(): PageTexts {
    const { page } = this.sheet;
    return this.pages === "all" ? page : page[this.pages];
  }

  /** As the switch says. */
  private read(text: string): string | null {
    const { pageSettingsRead } = this.session.switches;
    if (text === "" || pageSettingsRead === "as written") return text;
    return pageSettingsRead === "null" ? null : `&"-,Regular"${text}`;
  }

  private header(part: Partial<HeaderFooterTexts>): void {
    if (!this.session.switches.printer) throw generalException();
    this.texts.header = checked({ ...this.texts.header, ...part });
    this.sheet.touched();
  }

  private footer(part: Partial<HeaderFooterTexts>): void {
    if (!this.session.switches.printer) throw generalException();
    this.texts.footer = checked({ ...this.texts.footer, ...part });
    this.sheet.touched();
  }
}

/** @throws InvalidArgument when the three texts with their marks are longer than Excel keeps */
function checked(texts: HeaderFooterTexts): HeaderFooterTexts {
  if (joinedSections(texts).length > LONGEST_TEXT) throw invalidArgument();
  return texts;
}
