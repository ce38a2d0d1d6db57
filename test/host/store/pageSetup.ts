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

/** How a sheet is printed. Margins in points; rows and columns of titles as areas of whole rows and columns. */
export interface PageSetup {
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
  header: HeaderFooterTexts;
  footer: HeaderFooterTexts;
  /** A page break stands above each of these rows. */
  horizontalBreaks: number[];
  /** A page break stands left of each of these columns. */
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
    header: { left: "", center: "", right: "" },
    footer: { left: "", center: "", right: "" },
    horizontalBreaks: [],
    verticalBreaks: [],
  };
}
