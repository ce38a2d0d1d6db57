import type { Area } from "./cells/area";

export interface HeaderFooterTexts {
  readonly left: string;
  readonly center: string;
  readonly right: string;
}

/** The three texts as one, as Excel keeps them: "&Lleft&Ccentre&Rright". */
export function joinedSections({ left, center, right }: HeaderFooterTexts): string {
  return (left && `&L${left}`) + (center && `&C${center}`) + (right && `&R${right}`);
}

/** The texts above and below a page, with Excel's codes in them. */
export interface PageTexts {
  header: HeaderFooterTexts;
  footer: HeaderFooterTexts;
}

/** Which pages have texts of their own (Excel.HeaderFooterState); the others have the sheet's `header` and `footer`. */
type HeaderFooterState = "Default" | "FirstAndDefault" | "OddAndEven" | "FirstOddAndEven";

/** The texts of one page. @param isFirst whether it is the first that is printed; odd and even go by the page's printed number */
export function textsOfPage(page: PageSetup, isFirst: boolean, number: number): PageTexts {
  if (isFirst && page.headerState.startsWith("First")) return page.firstPage;
  return number % 2 === 0 && page.headerState.endsWith("OddAndEven") ? page.evenPages : page;
}

/**
 * How a sheet is printed. `header` and `footer` are those of all pages that have no others. Margins in points; rows and columns of
 * titles as areas of whole rows and columns.
 */
export interface PageSetup extends PageTexts {
  orientation: "Portrait" | "Landscape";
  /** Excel's name of the paper, "Letter" or "A4" and so on. */
  paperSize: string;
  /** Either a scale in percent (10 to 400) or a number of pages; undefined dimensions are automatic. */
  zoom: { scale?: number; horizontalFitToPages?: number; verticalFitToPages?: number };
  printArea: readonly Area[];
  printTitleRows: Area | undefined;
  printTitleColumns: Area | undefined;
  centerHorizontally: boolean;
  centerVertically: boolean;
  topMargin: number;
  bottomMargin: number;
  leftMargin: number;
  rightMargin: number;
  headerMargin: number;
  footerMargin: number;
  printGridlines: boolean;
  printHeadings: boolean;
  blackAndWhite: boolean;
  draftMode: boolean;
  printOrder: "DownThenOver" | "OverThenDown";
  printComments: "NoComments" | "EndSheet" | "InPlace";
  printErrors: "AsDisplayed" | "Blank" | "Dash" | "NotAvailable";
  /** "" means automatic numbering. */
  firstPageNumber: number | "";
  firstPage: PageTexts;
  evenPages: PageTexts;
  headerState: HeaderFooterState;
  /** Headers and footers begin and end at the page's left and right margins. */
  headersUseMargins: boolean;
  /** They are made smaller with the cells. */
  headersUseScale: boolean;
  /** There is a page break above each of these rows. */
  horizontalBreaks: number[];
  /** There is a page break left of each of these columns. */
  verticalBreaks: number[];
}

/** A new sheet's page: upright, Excel's "normal" margins. @param paperSize Excel's name of it, "Letter" in an English (US) Excel */
export function newPageSetup(paperSize: string): PageSetup {
  return {
    orientation: "Portrait",
    paperSize,
    zoom: { scale: 100 },
    printArea: [],
    printTitleRows: undefined,
    printTitleColumns: undefined,
    centerHorizontally: false,
    centerVertically: false,
    topMargin: 54,
    bottomMargin: 54,
    leftMargin: 50.4,
    rightMargin: 50.4,
    headerMargin: 21.6,
    footerMargin: 21.6,
    printGridlines: false,
    printHeadings: false,
    blackAndWhite: false,
    draftMode: false,
    printOrder: "DownThenOver",
    printComments: "NoComments",
    printErrors: "AsDisplayed",
    firstPageNumber: "",
    ...noTexts(),
    firstPage: noTexts(),
    evenPages: noTexts(),
    headerState: "Default",
    headersUseMargins: true,
    headersUseScale: true,
    horizontalBreaks: [],
    verticalBreaks: [],
  };
}

function noTexts(): PageTexts {
  return { header: { left: "", center: "", right: "" }, footer: { left: "", center: "", right: "" } };
}
