import { type Area, addressOf, areaIn, separateAreas } from "../excel";
import { MARGINS, orientationOf, type PaperName } from "./paperSizes";
import { NO_TEXTS, type PageTexts } from "./pageTexts";

/** Excel's own name for a sheet's print area; deleting it is the only way to remove the area. */
const PRINT_AREA = "Print_Area";

/** The page set-up of a sheet, as far as "Prepare page" changes it; settings can be compared one by one. */
export interface Page {
  readonly orientation: string;
  /** "100%", or "1x2": pages across x down, 0 for any number. */
  readonly zoom: string;
  readonly horizontally: boolean;
  readonly vertically: boolean;
  readonly gridlines: boolean;
  readonly headings: boolean;
  /** The print area, "B2:I6" or "A1:C9,E2:F4"; "" where there is none. */
  readonly areas: string;
  /** Excel.PaperType; "" where Excel gives none. */
  readonly paper: string;
  /** Points: left, right, top, bottom, header, footer. "36 36 54 54 22 22" */
  readonly margins: string;
  /** Left, middle and right, with Excel's codes: '["Mazes","","Maze 7"]'. */
  readonly header: string;
  readonly footer: string;
  /** Whether first or even pages have texts of their own: Excel.HeaderFooterState. */
  readonly state: string;
}

/** The settings of a page that do not depend on its grid. */
export interface PageDress {
  readonly paper: PaperName;
  readonly header: PageTexts;
  readonly footer: PageTexts;
}

export type PageSetting = keyof Page;
const switches = ["horizontally", "vertically", "gridlines", "headings"] as const;
const textual = ["orientation", "zoom", "areas", "paper", "margins", "header", "footer", "state"] as const;
export const pageSettings: readonly PageSetting[] = [...switches, ...textual];
const marginSides = ["left", "right", "top", "bottom", "header", "footer"] as const;

/** The settings of a page that its grid determines: one page that holds it. */
export function shapeFor(grid: Area) {
  return {
    orientation: orientationOf(grid) as string,
    zoom: "1x1",
    horizontally: true,
    vertically: true,
    gridlines: false,
    headings: false,
    areas: addressOf(grid),
  };
}

export function pageFor(grid: Area, { paper, header, footer }: PageDress): Page {
  const margins = marginSides.map((side) => MARGINS[side]).join(" ");
  return { ...shapeFor(grid), paper, margins, header: joined(header), footer: joined(footer), state: "Default" };
}

/** The page of a new sheet: known defaults, and for the other settings values that it never has. */
export const newPage: Page = {
  orientation: "",
  zoom: "",
  horizontally: false,
  vertically: false,
  gridlines: false,
  headings: false,
  areas: "",
  paper: "",
  margins: "",
  header: joined(NO_TEXTS),
  footer: joined(NO_TEXTS),
  state: "Default",
};

function joined({ left, center, right }: PageTexts): string {
  return JSON.stringify([left, center, right]);
}

/** A page with each setting from one of two: where `other` does not have it, from the first. */
export function mixedPage(page: Page, other: Partial<Page>, isOther: (setting: PageSetting) => boolean): Page {
  const entries = pageSettings.map((setting) => [
    setting,
    isOther(setting) ? (other[setting] ?? page[setting]) : page[setting],
  ]);
  return Object.fromEntries(entries) as Page;
}

interface LoadedPage {
  readonly layout: Excel.PageLayout;
  readonly area: Excel.RangeAreas;
  readonly group: Excel.HeaderFooterGroup;
  readonly texts: Excel.HeaderFooter;
}

/** Queues the reading, about 1,400 bytes. */
export function loadPage(sheet: Excel.Worksheet): LoadedPage {
  const { pageLayout } = sheet;
  const group = pageLayout.headersFooters;
  return {
    layout: pageLayout.load(
      "orientation,zoom,centerHorizontally,centerVertically,printGridlines,printHeadings,paperSize," +
        "leftMargin,rightMargin,topMargin,bottomMargin,headerMargin,footerMargin",
    ),
    area: pageLayout.getPrintAreaOrNullObject().untrack().load("address"),
    group: group.load("state"),
    texts: group.defaultForAllPages.load("leftHeader,centerHeader,rightHeader,leftFooter,centerFooter,rightFooter"),
  };
}

export function pageIn({ layout, area, group, texts }: LoadedPage): Page {
  const { scale, horizontalFitToPages, verticalFitToPages } = layout.zoom;
  const isScale = scale !== undefined && scale !== null;
  const areas = area.isNullObject ? [] : separateAreas(area.address).map(areaIn);
  const paper: unknown = layout.paperSize;
  return {
    orientation: layout.orientation,
    zoom: isScale ? `${scale}%` : `${horizontalFitToPages ?? 0}x${verticalFitToPages ?? 0}`,
    horizontally: layout.centerHorizontally,
    vertically: layout.centerVertically,
    gridlines: layout.printGridlines,
    headings: layout.printHeadings,
    areas: areas.flatMap((each) => (each === undefined ? [] : addressOf(each))).join(","),
    paper: typeof paper === "string" ? paper : "",
    margins: marginSides.map((side) => Math.round(layout[`${side}Margin`] * 1000) / 1000).join(" "),
    header: joined({ left: texts.leftHeader, center: texts.centerHeader, right: texts.rightHeader }),
    footer: joined({ left: texts.leftFooter, center: texts.centerFooter, right: texts.rightFooter }),
    state: group.state,
  };
}

/** By how many points a margin may come out different: Excel keeps margins in inches or centimetres. */
const MARGIN_SLACK = 0.5;

export function isSameSetting(setting: PageSetting, page: Page, other: Partial<Page>): boolean {
  if (setting !== "margins") return page[setting] === other[setting];
  const [ours, theirs] = [page, other].map(({ margins = "" }) => margins.split(" ").map(Number));
  return ours!.length === theirs!.length && ours!.every((margin, i) => Math.abs(margin - theirs![i]!) <= MARGIN_SLACK);
}

/**
 * Queues the settings of a page that differ from `now`, or all. The print area is delicate, so it is written only where it
 * differs; and last, so that after an interrupted request it still tells whose page the rest is. `areaName` is its name.
 */
export function writePage(
  sheet: Excel.Worksheet,
  page: Page,
  now: Page,
  isWhole = false,
  areaName: string = PRINT_AREA,
): void {
  const { pageLayout } = sheet;
  const is = (setting: PageSetting) => isWhole || page[setting] !== now[setting];
  if (is("orientation")) pageLayout.orientation = page.orientation === "Landscape" ? "Landscape" : "Portrait";
  if (page.paper !== "" && is("paper")) pageLayout.paperSize = page.paper as Excel.PaperType;
  if (is("zoom")) pageLayout.zoom = decodeZoom(page.zoom);
  if (is("horizontally")) pageLayout.centerHorizontally = page.horizontally;
  if (is("vertically")) pageLayout.centerVertically = page.vertically;
  if (is("gridlines")) pageLayout.printGridlines = page.gridlines;
  if (is("headings")) pageLayout.printHeadings = page.headings;
  if (is("margins")) {
    const margins = page.margins.split(" ").map(Number);
    const sides = Object.fromEntries(marginSides.map((side, i) => [side, margins[i]]));
    pageLayout.setPrintMargins("Points", sides);
  }
  writeTexts(pageLayout.headersFooters, page, now);
  if (!is("areas")) return;
  if (page.areas !== "") pageLayout.setPrintArea(page.areas);
  else if (now.areas !== "" || page === now) sheet.names.getItemOrNullObject(areaName).delete();
}

/** Queues the texts of header and footer that differ. */
function writeTexts(group: Excel.HeaderFooterGroup, page: Page, now: Page): void {
  const isBack = page === now; // what was written may have come through in part
  if (page.state !== (isBack ? "Default" : now.state)) group.state = page.state as Excel.HeaderFooterState;
  const all = group.defaultForAllPages;
  for (const [kind, names] of pageTextNames) {
    const before = textsIn(now[kind]);
    textsIn(page[kind]).forEach((text, i) => {
      if (isBack || text !== before[i]) all[names[i]!] = text;
    });
  }
}

const pageTextNames = [
  ["header", ["leftHeader", "centerHeader", "rightHeader"]],
  ["footer", ["leftFooter", "centerFooter", "rightFooter"]],
] as const;

function textsIn(text: string): readonly [string, string, string] {
  return JSON.parse(text) as [string, string, string];
}

/** The valid settings of a page; anybody may have edited the name. */
export function soundPage(part: object | null): Partial<Page> {
  const entries = Object.entries(part ?? {}).filter(([setting, value]) => {
    if (switches.some((each) => each === setting)) return typeof value === "boolean";
    return typeof value === "string" && (isSound[setting as keyof typeof isSound]?.(value) ?? false);
  });
  return Object.fromEntries(entries);
}

const isWord = (text: string) => /^\w{0,40}$/.test(text);
const isSound: Readonly<Record<(typeof textual)[number], (text: string) => boolean>> = {
  orientation: isWord,
  zoom: (text) => /^\d{1,5}(?:%|x\d{1,5})$/.test(text),
  areas: (text) => text === "" || text.split(",").every((area) => areaIn(area) !== undefined),
  paper: isWord,
  margins: (text) => /^\d{1,4}(?:\.\d{1,3})?(?: \d{1,4}(?:\.\d{1,3})?){5}$/.test(text),
  header: isThreeTexts,
  footer: isThreeTexts,
  state: isWord,
};

function isThreeTexts(text: string): boolean {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) && read.length === 3 && read.every((each) => typeof each === "string");
  } catch {
    return false;
  }
}

function decodeZoom(text: string): Excel.PageLayoutZoomOptions {
  const scale = /^(\d+)%$/.exec(text);
  if (scale !== null) return { scale: Number(scale[1]) };
  const pages = /^(\d+)x(\d+)$/.exec(text);
  if (pages === null) return { scale: 100 };
  const [across, down] = [Number(pages[1]), Number(pages[2])];
  return { ...(across > 0 && { horizontalFitToPages: across }), ...(down > 0 && { verticalFitToPages: down }) };
}
