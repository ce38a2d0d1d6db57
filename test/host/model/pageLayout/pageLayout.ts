import {
  type Area,
  type HeaderFooterTexts,
  type PageSetup,
  type PageTexts,
  areaAddress,
  isEntireRow,
  joinedSections,
} from "../../store";
import { logical, numberWithin, oneOf, textual } from "../base/arguments";
import { generalException, invalidArgument, itemNotFound } from "../base/errors";
import { SheetObject, withProperties } from "../base/modelObject";
import { areasOf } from "../base/resolve";
import type { Session } from "../base/session";
import { Range } from "../range/range";
import { RangeAreas } from "../range/rangeAreas";

/** Excel's names of papers (Excel.PaperType). */
const PAPER_TYPES = [
  ...["Letter", "LetterSmall", "Tabloid", "Ledger", "Legal", "Statement", "Executive", "A3", "A4", "A4Small", "A5"],
  ...["B4", "B5", "Folio", "Quatro", "Paper10x14", "Paper11x17", "Note", "Envelope9", "Envelope10", "Envelope11"],
  ...["Envelope12", "Envelope14", "Csheet", "Dsheet", "Esheet", "EnvelopeDL", "EnvelopeC5", "EnvelopeC3", "EnvelopeC4"],
  ...["EnvelopeC6", "EnvelopeC65", "EnvelopeB4", "EnvelopeB5", "EnvelopeB6", "EnvelopeItaly", "EnvelopeMonarch"],
  ...["EnvelopePersonal", "FanfoldUS", "FanfoldStdGerman", "FanfoldLegalGerman"],
];

const POINTS_IN = { Points: 1, Inches: 72, Centimeters: 72 / 2.54 } as const;
/** Points in the greatest margin that a page can have. */
const GREATEST_MARGIN = 49 * 72;
/** Characters of the longest address that VBA's PageSetup.PrintArea takes. */
const LONGEST_PRINT_AREA = 255;
/**
 * Characters of a header or a footer, "&L", "&C" and "&R" before its three texts counted in
 * ([MS-XLSB] 2.5.73, https://learn.microsoft.com/openspecs/office_file_formats/ms-xlsb).
 */
const LONGEST_TEXT = 255;

abstract class PageSettings extends SheetObject {
  read(name: string): unknown {
    return this.sheet.page[name as keyof PageSetup];
  }

  /** @throws GeneralException if no printer is installed: VBA cannot set page set-up then, and nobody says more of this member */
  change(part: Partial<PageSetup>): void {
    if (!this.session.switches.printer) throw generalException();
    Object.assign(this.sheet.page, part);
    this.sheet.touched();
  }
}

type Side = keyof HeaderFooterTexts;

abstract class Texts extends PageSettings {
  constructor(
    session: Session,
    sheet: SheetObject["sheet"],
    private readonly pages: "all" | "firstPage" | "evenPages",
  ) {
    super(session, sheet);
  }

  /** As the switch says. */
  override read(name: string): string | null {
    const { part, side } = placeOf(name);
    const text = this.texts[part][side];
    const { pageSettingsRead } = this.session.switches;
    if (text === "" || pageSettingsRead === "as written") return text;
    return pageSettingsRead === "null" ? null : `&"-,Regular"${text}`;
  }

  /** @throws InvalidArgument when the three texts with their marks are longer than Excel keeps */
  override change(changed: Readonly<Record<string, unknown>>): void {
    super.change({});
    for (const [name, text] of Object.entries(changed)) {
      const { part, side } = placeOf(name);
      const texts = { ...this.texts[part], [side]: text };
      if (joinedSections(texts).length > LONGEST_TEXT) throw invalidArgument();
      this.texts[part] = texts;
    }
  }

  private get texts(): PageTexts {
    const { page } = this.sheet;
    return this.pages === "all" ? page : page[this.pages];
  }
}

/** Where "leftHeader" is. */
function placeOf(name: string): { part: keyof PageTexts; side: Side } {
  const [, side, part] = /^(left|center|right)(Header|Footer)$/.exec(name)!;
  return { part: part!.toLowerCase() as keyof PageTexts, side: side as Side };
}

/** The six texts around some of the pages, with Excel's codes in them (&P for the page's number). */
export class HeaderFooter extends withProperties(Texts, {
  centerFooter: textual,
  centerHeader: textual,
  leftFooter: textual,
  leftHeader: textual,
  rightFooter: textual,
  rightHeader: textual,
}) {
  override readonly className = "HeaderFooter";
}

export class HeaderFooterGroup extends PageSettings {
  override readonly className = "HeaderFooterGroup";

  get defaultForAllPages(): HeaderFooter {
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
    this.change({ headerState: oneOf(["Default", "FirstAndDefault", "OddAndEven", "FirstOddAndEven"], value) });
  }

  get useSheetMargins(): boolean {
    return this.sheet.page.headersUseMargins;
  }

  set useSheetMargins(value: unknown) {
    this.change({ headersUseMargins: logical(value) });
  }

  get useSheetScale(): boolean {
    return this.sheet.page.headersUseScale;
  }

  set useSheetScale(value: unknown) {
    this.change({ headersUseScale: logical(value) });
  }
}

const margin = (points: unknown): number => numberWithin(points, 0, GREATEST_MARGIN);

export class PageLayout extends withProperties(PageSettings, {
  blackAndWhite: logical,
  bottomMargin: margin,
  centerHorizontally: logical,
  centerVertically: logical,
  draftMode: logical,
  /** "" for automatic numbering. */
  firstPageNumber: (first) => (first === "" || first === null ? "" : Math.floor(numberWithin(first, -32_765, 32_767))),
  footerMargin: margin,
  headerMargin: margin,
  leftMargin: margin,
  orientation: (value) => oneOf(["Portrait", "Landscape"], value),
  paperSize: (value) => oneOf(PAPER_TYPES, value),
  printComments: (value) => oneOf(["NoComments", "EndSheet", "InPlace"], value),
  printErrors: (value) => oneOf(["AsDisplayed", "Blank", "Dash", "NotAvailable"], value),
  printGridlines: logical,
  printHeadings: logical,
  printOrder: (value) => oneOf(["DownThenOver", "OverThenDown"], value),
  rightMargin: margin,
  topMargin: margin,
}) {
  override readonly className = "PageLayout";

  get headersFooters(): HeaderFooterGroup {
    return new HeaderFooterGroup(this.session, this.sheet);
  }

  /** Either {scale} in percent or {horizontalFitToPages, verticalFitToPages}; setting one takes the place of the other. */
  get zoom(): PageSetup["zoom"] | null {
    return this.session.switches.pageSettingsRead === "null" ? null : this.sheet.page.zoom;
  }
  set zoom(value: unknown) {
    const zoom = zoomOf(value);
    if (zoom.scale === undefined && !this.isFittingTaken()) return;
    this.change({ zoom });
  }

  getPrintArea(): RangeAreas {
    const area = this.getPrintAreaOrNullObject();
    if (!area) throw itemNotFound();
    return area;
  }

  getPrintAreaOrNullObject(): RangeAreas | null {
    const areas = this.sheet.page.printArea;
    return areas.length === 0 ? null : new RangeAreas(this.session, { sheet: this.sheet, areas });
  }

  setPrintArea(printArea: unknown): void {
    this.change({ printArea: this.takenAreas(this.areas(printArea), typeof printArea === "string") });
  }

  /** As the switch says: VBA's PageSetup.PrintArea is known to take no longer address, and nobody knows of this member. */
  private takenAreas(areas: readonly Area[], isText: boolean): readonly Area[] {
    const { manyPrintAreas } = this.session.switches;
    const isTaken = (count: number) => areas.slice(0, count).map(areaAddress).join(",").length <= LONGEST_PRINT_AREA;
    if (manyPrintAreas === "taken" || isTaken(areas.length)) return areas;
    if (manyPrintAreas === "text refused" && !isText) return areas;
    if (manyPrintAreas !== "cut") throw invalidArgument();
    return areas.filter((_, i) => isTaken(i + 1));
  }

  setPrintTitleRows(rows: unknown): void {
    const [area, ...others] = this.areas(rows);
    if (!area || others.length > 0 || !isEntireRow(area)) throw invalidArgument();
    this.change({ printTitleRows: area });
  }

  setPrintMargins(unit: unknown, marginOptions: unknown): void {
    const factor = POINTS_IN[oneOf(["Points", "Inches", "Centimeters"], unit)];
    if (typeof marginOptions !== "object" || marginOptions === null) throw invalidArgument();
    for (const [side, value] of Object.entries(marginOptions)) {
      if (!["bottom", "footer", "header", "left", "right", "top"].includes(side)) throw invalidArgument();
      if (typeof value === "number") this.change({ [`${side}Margin`]: margin(value * factor) });
    }
  }

  /** As the switch says: an Excel that was never asked to lay out pages may leave its first fitting undone. */
  private isFittingTaken(): boolean {
    const { fittingTaken } = this.session.switches;
    if (fittingTaken !== "later") return fittingTaken === "at once";
    const { fitted, request } = this.session;
    const first = fitted.get(this.sheet) ?? request;
    fitted.set(this.sheet, first);
    return first < request;
  }

  private areas(value: unknown): readonly Area[] {
    const target =
      value instanceof RangeAreas
        ? value.target
        : value instanceof Range
          ? { sheet: value.sheet, areas: [value.area] }
          : areasOf(this.sheet, textual(value));
    if (target.sheet !== this.sheet) throw invalidArgument();
    return target.areas;
  }
}

function zoomOf(value: unknown): PageSetup["zoom"] {
  if (typeof value !== "object" || value === null) throw invalidArgument();
  const { scale, horizontalFitToPages, verticalFitToPages, ...unknown } = value as Record<string, unknown>;
  if (Object.keys(unknown).length > 0) throw invalidArgument();
  const pages = {
    ...(typeof horizontalFitToPages === "number"
      ? { horizontalFitToPages: numberWithin(horizontalFitToPages, 1, 32_767) }
      : {}),
    ...(typeof verticalFitToPages === "number"
      ? { verticalFitToPages: numberWithin(verticalFitToPages, 1, 32_767) }
      : {}),
  };
  if (typeof scale === "number") {
    if (Object.keys(pages).length > 0) throw invalidArgument();
    return { scale: numberWithin(scale, 10, 400) };
  }
  if (Object.keys(pages).length === 0) throw invalidArgument();
  return pages;
}
