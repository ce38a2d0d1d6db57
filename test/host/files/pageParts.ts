import type { PageSetup as FilePageSetup } from "exceljs";
import { paperNamed, paperNumbered } from "../print/paper";
import { type HeaderFooterTexts, type PageSetup, type PageTexts, joinedSections } from "../store";
import { elements, tag, firstElement, flag, numberOf } from "./package/xml";

const POINTS_PER_INCH = 72;

const ERRORS = [
  ["Blank", "blank"],
  ["Dash", "dash"],
  ["NotAvailable", "NA"],
] as const;

/** Without print area and print titles, which are names (names.ts), and page breaks (below). */
export function pageToFile(page: PageSetup): Partial<FilePageSetup> {
  const { scale, horizontalFitToPages: across, verticalFitToPages: down } = page.zoom;
  const fits = across !== undefined || down !== undefined;
  const errors = ERRORS.find(([name]) => name === page.printErrors)?.[1];
  return {
    paperSize: paperNamed(page.paperSize).code,
    orientation: page.orientation === "Landscape" ? "landscape" : "portrait",
    pageOrder: page.printOrder === "OverThenDown" ? "overThenDown" : "downThenOver",
    margins: {
      left: inches(page.leftMargin),
      right: inches(page.rightMargin),
      top: inches(page.topMargin),
      bottom: inches(page.bottomMargin),
      header: inches(page.headerMargin),
      footer: inches(page.footerMargin),
    },
    horizontalCentered: page.centerHorizontally,
    verticalCentered: page.centerVertically,
    showGridLines: page.printGridlines,
    showRowColHeaders: page.printHeadings,
    blackAndWhite: page.blackAndWhite,
    draft: page.draftMode,
    fitToPage: fits,
    ...(fits ? { fitToWidth: across ?? 0, fitToHeight: down ?? 0 } : { scale: scale ?? 100 }),
    ...(errors && { errors }),
    ...(page.printComments === "EndSheet" && { cellComments: "atEnd" as const }),
    ...(page.firstPageNumber !== "" && { firstPageNumber: page.firstPageNumber }),
  };
}

/** Texts that `headerState` does not show are kept too. */
export function headerFooterToFile(page: PageSetup): string {
  const { headerState, firstPage, evenPages } = page;
  const texts = [
    ["oddHeader", page.header],
    ["oddFooter", page.footer],
    ["evenHeader", evenPages.header],
    ["evenFooter", evenPages.footer],
    ["firstHeader", firstPage.header],
    ["firstFooter", firstPage.footer],
  ] as const;
  const written = texts.map(([name, sections]) => [name, joinedSections(sections)] as const).filter(([, text]) => text);
  const attributes = {
    differentOddEven: headerState.endsWith("OddAndEven") ? 1 : undefined,
    differentFirst: headerState.startsWith("First") ? 1 : undefined,
    scaleWithDoc: page.headersUseScale ? undefined : 0,
    alignWithMargins: page.headersUseMargins ? undefined : 0,
  };
  if (written.length === 0 && Object.values(attributes).every((value) => value === undefined)) return "";
  const opening = tag("headerFooter", attributes).replace(/\/>$/, ">");
  return `${opening}${written.map(([name, text]) => tag(name, {}, text)).join("")}</headerFooter>`;
}

function readHeaderFooter(after: string): Partial<PageSetup> {
  const written = firstElement(after, "headerFooter");
  const texts = (pages: string): PageTexts => ({
    header: sections(firstElement(after, `${pages}Header`)?.text ?? ""),
    footer: sections(firstElement(after, `${pages}Footer`)?.text ?? ""),
  });
  const first = flag(written, "differentFirst", false);
  const even = flag(written, "differentOddEven", false);
  return {
    ...texts("odd"),
    firstPage: texts("first"),
    evenPages: texts("even"),
    headerState: first ? (even ? "FirstOddAndEven" : "FirstAndDefault") : even ? "OddAndEven" : "Default",
    headersUseScale: flag(written, "scaleWithDoc", true),
    headersUseMargins: flag(written, "alignWithMargins", true),
  };
}

/** Writes into `page` what a worksheet's XML says before and after its cells. */
export function readPage(page: PageSetup, before: string, after: string): void {
  const options = firstElement(after, "printOptions");
  const margins = firstElement(after, "pageMargins");
  const setup = firstElement(after, "pageSetup");
  const margin = (name: string, points: number) => {
    const inches = numberOf(margins, name);
    return inches === undefined || inches < 0 || inches > 100 ? points : roundedPoints(inches * POINTS_PER_INCH);
  };
  const first = numberOf(setup, "firstPageNumber");
  const fits = flag(firstElement(before, "pageSetUpPr"), "fitToPage", false);
  const comments = setup?.attributes.get("cellComments");
  Object.assign(page, {
    orientation: setup?.attributes.get("orientation") === "landscape" ? "Landscape" : "Portrait",
    paperSize: paperNumbered(numberOf(setup, "paperSize") ?? 1).name,
    zoom: fits ? fitFrom(setup) : { scale: Math.min(400, Math.max(10, numberOf(setup, "scale") ?? 100)) },
    centerHorizontally: flag(options, "horizontalCentered", false),
    centerVertically: flag(options, "verticalCentered", false),
    printGridlines: flag(options, "gridLines", false),
    printHeadings: flag(options, "headings", false),
    leftMargin: margin("left", page.leftMargin),
    rightMargin: margin("right", page.rightMargin),
    topMargin: margin("top", page.topMargin),
    bottomMargin: margin("bottom", page.bottomMargin),
    headerMargin: margin("header", page.headerMargin),
    footerMargin: margin("footer", page.footerMargin),
    blackAndWhite: flag(setup, "blackAndWhite", false),
    draftMode: flag(setup, "draft", false),
    printOrder: setup?.attributes.get("pageOrder") === "overThenDown" ? "OverThenDown" : "DownThenOver",
    printComments: comments === "atEnd" ? "EndSheet" : comments === "asDisplayed" ? "InPlace" : "NoComments",
    printErrors: ERRORS.find(([, name]) => name === setup?.attributes.get("errors"))?.[0] ?? "AsDisplayed",
    firstPageNumber: first !== undefined && flag(setup, "useFirstPageNumber", false) ? first : "",
    ...readHeaderFooter(after),
    horizontalBreaks: breaksFrom(after, "rowBreaks"),
    verticalBreaks: breaksFrom(after, "colBreaks"),
  } satisfies Partial<PageSetup>);
}

/** `<rowBreaks>` or `<colBreaks>`; "" when there are none. */
export function breaksToFile(name: "rowBreaks" | "colBreaks", breaks: readonly number[], last: number): string {
  if (breaks.length === 0) return "";
  const count = breaks.length;
  const each = breaks.map((line) => tag("brk", { id: line, max: last, man: 1 })).join("");
  return `<${name} count="${count}" manualBreakCount="${count}">${each}</${name}>`;
}

function breaksFrom(xml: string, name: string): number[] {
  const start = xml.indexOf(`<${name}`);
  if (start < 0) return [];
  const end = xml.indexOf(`</${name}>`, start);
  const lines = [...elements(xml.slice(start, end < 0 ? start : end), "brk")].map((brk) => numberOf(brk, "id") ?? 0);
  return lines.filter((line) => Number.isInteger(line) && line > 0);
}

function fitFrom(setup: ReturnType<typeof firstElement>): PageSetup["zoom"] {
  const across = numberOf(setup, "fitToWidth") ?? 1;
  const down = numberOf(setup, "fitToHeight") ?? 1;
  return { ...(across > 0 && { horizontalFitToPages: across }), ...(down > 0 && { verticalFitToPages: down }) };
}

function inches(points: number): number {
  return Math.round((points / POINTS_PER_INCH) * 1e9) / 1e9;
}

/** Inches in files are rounded; a margin of 0.7 inches is 50.4 points and not 50.39999. */
function roundedPoints(points: number): number {
  return Math.round(points * 1e6) / 1e6;
}

/** Text before the first &L, &C or &R belongs to the centre; "&&" is a written ampersand. */
function sections(text: string): HeaderFooterTexts {
  const found = { left: "", center: "", right: "" };
  let into: keyof HeaderFooterTexts = "center";
  for (const [part] of text.matchAll(/&[^]|[^&]+|&/g)) {
    if (part === "&L") into = "left";
    else if (part === "&C") into = "center";
    else if (part === "&R") into = "right";
    else found[into] += part;
  }
  return found;
}
