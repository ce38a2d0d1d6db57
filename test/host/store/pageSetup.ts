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

/** The texts of one page. @param isFirst whether it is the first that is printed; odd and even go by the page's printed number */
export function textsOfPage(page: PageSetup, isFirst: boolean, number: number): PageTexts {
  if (isFirst && page.headerState.startsWith("First")) return page.firstPage;
  return number % 2 === 0 && page.headerState.endsWith("OddAndEven") ? page.evenPages : page;
}

/**
 * How a new sheet is printed: upright, with Excel's "normal" margins. `header` and `footer` are those of all pages that have no others.
 * Margins in points; rows and columns of titles as areas of whole rows and columns.
 *
 * @param paperSize Excel's name of the paper, "Letter" in an English (US) Excel
 */
export function newPageSetup(paperSize: string) {
  return {
    orientation: "Portrait" as "Portrait" | "Landscape",
    paperSize,
    /** Either a scale in percent (10 to 400) or a number of pages; undefined dimensions are automatic. */
    zoom: { scale: 100 } as { scale?: number; horizontalFitToPages?: number; verticalFitToPages?: number },
    printArea: [] as readonly Area[],
    printTitleRows: undefined as Area | undefined,
    printTitleColumns: undefined as Area | undefined,
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
    printOrder: "DownThenOver" as "DownThenOver" | "OverThenDown",
    printComments: "NoComments" as "NoComments" | "EndSheet" | "InPlace",
    printErrors: "AsDisplayed" as "AsDisplayed" | "Blank" | "Dash" | "NotAvailable",
    /** "" means automatic numbering. */
    firstPageNumber: "" as number | "",
    ...noTexts(),
    firstPage: noTexts(),
    evenPages: noTexts(),
    /** Which pages have texts of their own (Excel.HeaderFooterState); the others have `header` and `footer`. */
    headerState: "Default" as "Default" | "FirstAndDefault" | "OddAndEven" | "FirstOddAndEven",
    /** Headers and footers begin and end at the page's left and right margins. */
    headersUseMargins: true,
    /** They are made smaller with the cells. */
    headersUseScale: true,
    /** There is a page break above each of these rows. */
    horizontalBreaks: [] as number[],
    /** There is a page break left of each of these columns. */
    verticalBreaks: [] as number[],
  };
}
export type PageSetup = ReturnType<typeof newPageSetup>;

function noTexts(): PageTexts {
  return { header: { left: "", center: "", right: "" }, footer: { left: "", center: "", right: "" } };
}
