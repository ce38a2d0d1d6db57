import { type Area, type PageSetup, type SheetStore, areaAddress, isEntireColumn, isEntireRow } from "../../store";
import { generalException, invalidArgument, itemNotFound } from "../base/errors";
import { logical, numberWithin, oneOf, textual } from "../base/arguments";
import { HeaderFooterGroup } from "./headerFooterGroup";
import { ModelObject } from "../base/modelObject";
import { PAPER_TYPES, POINTS_IN } from "./paperTypes";
import { Range } from "../range/range";
import { RangeAreas } from "../range/rangeAreas";
import { areasOf } from "../base/resolve";
import type { Session } from "../base/session";

/** Points in the greatest margin that a page can have. */
const GREATEST_MARGIN = 49 * 72;
/** Characters of the longest address that VBA's PageSetup.PrintArea takes. */
const LONGEST_PRINT_AREA = 255;

export class PageLayout extends ModelObject {
  override readonly className = "PageLayout";
  private readonly page: PageSetup;

  constructor(
    session: Session,
    private readonly sheet: SheetStore,
  ) {
    super(session);
    this.page = sheet.page;
  }

  get headersFooters(): HeaderFooterGroup {
    return new HeaderFooterGroup(this.session, this.sheet);
  }

  get blackAndWhite(): boolean {
    return this.page.blackAndWhite;
  }
  set blackAndWhite(value: unknown) {
    this.change({ blackAndWhite: logical(value) });
  }

  get bottomMargin(): number {
    return this.page.bottomMargin;
  }
  set bottomMargin(value: unknown) {
    this.change({ bottomMargin: margin(value) });
  }

  get centerHorizontally(): boolean {
    return this.page.centerHorizontally;
  }
  set centerHorizontally(value: unknown) {
    this.change({ centerHorizontally: logical(value) });
  }

  get centerVertically(): boolean {
    return this.page.centerVertically;
  }
  set centerVertically(value: unknown) {
    this.change({ centerVertically: logical(value) });
  }

  get draftMode(): boolean {
    return this.page.draftMode;
  }
  set draftMode(value: unknown) {
    this.change({ draftMode: logical(value) });
  }

  /** "" for automatic numbering. */
  get firstPageNumber(): number | "" {
    return this.page.firstPageNumber;
  }
  set firstPageNumber(value: unknown) {
    this.change({
      firstPageNumber: value === "" || value === null ? "" : Math.floor(numberWithin(value, -32_765, 32_767)),
    });
  }

  get footerMargin(): number {
    return this.page.footerMargin;
  }
  set footerMargin(value: unknown) {
    this.change({ footerMargin: margin(value) });
  }

  get headerMargin(): number {
    return this.page.headerMargin;
  }
  set headerMargin(value: unknown) {
    this.change({ headerMargin: margin(value) });
  }

  get leftMargin(): number {
    return this.page.leftMargin;
  }
  set leftMargin(value: unknown) {
    this.change({ leftMargin: margin(value) });
  }

  get orientation(): string {
    return this.page.orientation;
  }
  set orientation(value: unknown) {
    this.change({ orientation: oneOf(["Portrait", "Landscape"], value) });
  }

  get paperSize(): string {
    return this.page.paperSize;
  }
  set paperSize(value: unknown) {
    this.change({ paperSize: oneOf(PAPER_TYPES, value) });
  }

  get printComments(): string {
    return this.page.printComments;
  }
  set printComments(value: unknown) {
    this.change({ printComments: oneOf(["NoComments", "EndSheet", "InPlace"], value) });
  }

  get printErrors(): string {
    return this.page.printErrors;
  }
  set printErrors(value: unknown) {
    this.change({ printErrors: oneOf(["AsDisplayed", "Blank", "Dash", "NotAvailable"], value) });
  }

  get printGridlines(): boolean {
    return this.page.printGridlines;
  }
  set printGridlines(value: unknown) {
    this.change({ printGridlines: logical(value) });
  }

  get printHeadings(): boolean {
    return this.page.printHeadings;
  }
  set printHeadings(value: unknown) {
    this.change({ printHeadings: logical(value) });
  }

  get printOrder(): string {
    return this.page.printOrder;
  }
  set printOrder(value: unknown) {
    this.change({ printOrder: oneOf(["DownThenOver", "OverThenDown"], value) });
  }

  get rightMargin(): number {
    return this.page.rightMargin;
  }
  set rightMargin(value: unknown) {
    this.change({ rightMargin: margin(value) });
  }

  get topMargin(): number {
    return this.page.topMargin;
  }
  set topMargin(value: unknown) {
    this.change({ topMargin: margin(value) });
  }

  /** Either {scale} in percent or {horizontalFitToPages, verticalFitToPages}; setting one takes the place of the other. */
  get zoom(): PageSetup["zoom"] | null {
    return this.session.switches.pageSettingsRead === "null" ? null : this.page.zoom;
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
    const areas = this.page.printArea;
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

  getPrintTitleColumns(): Range {
    return this.titles(this.page.printTitleColumns);
  }

  getPrintTitleColumnsOrNullObject(): Range | null {
    return this.page.printTitleColumns ? this.titles(this.page.printTitleColumns) : null;
  }

  setPrintTitleColumns(columns: unknown): void {
    const [area, ...others] = this.areas(columns);
    if (!area || others.length > 0 || !isEntireColumn(area)) throw invalidArgument();
    this.change({ printTitleColumns: area });
  }

  getPrintTitleRows(): Range {
    return this.titles(this.page.printTitleRows);
  }

  getPrintTitleRowsOrNullObject(): Range | null {
    return this.page.printTitleRows ? this.titles(this.page.printTitleRows) : null;
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

  private titles(area: Area | undefined): Range {
    if (!area) throw itemNotFound();
    return new Range(this.session, this.sheet, area);
  }

  /** @throws GeneralException if no printer is installed: VBA cannot set page set-up then, and nobody says more of this member */
  private change(part: Partial<PageSetup>): void {
    if (!this.session.switches.printer) throw generalException();
    Object.assign(this.page, part);
    this.sheet.touched();
  }
}

function margin(value: unknown): number {
  return numberWithin(value, 0, GREATEST_MARGIN);
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
