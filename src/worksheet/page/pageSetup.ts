import { type Area, addressOf, areaIn, separateAreas } from "../addresses";
import { type ExcelSession, bringToFront, rangesAt, requestOf, sheetAt } from "../excel";
import { murmurHash } from "../../maze/model";
import { MARGINS, type Orientation, orientationOf, type PaperName } from "../paper";
import { NO_TEXTS, type PageTexts, pageCodes } from "./pageTexts";

/** Excel's own name for a sheet's print area; deleting it is the only way to remove the area. */
const PRINT_AREA = "Print_Area";

const isSwitch = (text: string) => /^(?:true|false)?$/.test(text);
const isWord = (text: string) => /^\w{0,40}$/.test(text);

/** The settings that "Set up for printing" changes, with what a hidden name may say of each: anybody may have edited it. */
const isValid = {
  horizontally: isSwitch,
  vertically: isSwitch,
  gridlines: isSwitch,
  headings: isSwitch,
  orientation: isWord,
  /** "100%", or "1x2": pages across x down, 0 for any number. */
  zoom: (text) => text === "" || /^\d{1,5}(?:%|x\d{1,5})$/.test(text),
  /** The print area, "B2:I6" or "A1:C9,E2:F4". */
  areas: (text) => text === "" || text.split(",").every((area) => areaIn(area) !== undefined),
  paper: isWord,
  /** Points: left, right, top, bottom, header, footer. "36 36 54 54 22 22" */
  margins: (text) => text === "" || /^\d{1,4}(?:\.\d{1,3})?(?: \d{1,4}(?:\.\d{1,3})?){5}$/.test(text),
  /** Left, middle and right, with Excel's codes: '["Mazes","","Maze 7"]'. */
  header: isThreeTexts,
  footer: isThreeTexts,
  /** Whether first or even pages have texts of their own: Excel.HeaderFooterState. */
  state: isWord,
} satisfies Readonly<Record<string, (text: string) => boolean>>;

export type PageSetting = keyof typeof isValid;
export const pageSettings = Object.keys(isValid) as readonly PageSetting[];

/**
 * The page set-up of a sheet, as texts that can be compared. "" is a setting that Excel does not report, or reports as null; for the print
 * area it means that there is none.
 */
export type Page = Readonly<Record<PageSetting, string>>;

export interface PageContent {
  readonly paper: PaperName;
  readonly header: PageTexts;
  readonly footer: PageTexts;
  /** Points by which the margins left and right are wider than usual. */
  readonly side?: number;
}

const marginSides = ["left", "right", "top", "bottom", "header", "footer"] as const;

/** The settings of a page that its grid determines: one page that holds it. `tall` is the height of its cells divided by their width. */
export function shapeFor(grid: Area, tall = 1) {
  return {
    orientation: orientationOf(grid, tall) as string,
    zoom: "1x1",
    horizontally: "true",
    vertically: "true",
    gridlines: "false",
    headings: "false",
    areas: addressOf(grid),
  };
}

export function pageFor(grid: Area, { paper, header, footer, side: wider = 0 }: PageContent): Page {
  const isWider = (side: string) => side === "left" || side === "right";
  const margins = marginSides.map((side) => MARGINS[side] + (isWider(side) ? wider : 0)).join(" ");
  return { ...shapeFor(grid), paper, margins, header: joined(header), footer: joined(footer), state: "Default" };
}

/** How a sheet is printed that is as wide as one page, on the paper that this Excel gives new sheets. */
export interface FittedPage {
  /** The part that is printed, an address; all if it is missing. */
  readonly printed?: string;
  readonly orientation?: Orientation;
  /** What every page repeats: rows, "$1:$4", or the letters of columns and the numbers of rows; without it, all is on one page. */
  readonly repeated?: `$${number}:$${number}` | "lettersAndNumbers";
}

/** Points: the usual height of a row, about what is as wide as upright paper, and what would be hard to read on it. */
const ROW = 15;
const UPRIGHT = 560;
const TOO_WIDE = 800;

/** The page of a table of this width, in points: across where it is wider than high, or would be hard to read on upright paper. */
export function pageOfTable(width: number, rows: number, repeated: FittedPage["repeated"]): FittedPage {
  const isWide = width > TOO_WIDE || (width > UPRIGHT && width > rows * ROW);
  return { orientation: isWide ? "Landscape" : "Portrait", repeated };
}

export interface SheetToPrint {
  readonly id: string;
  readonly page?: FittedPage;
}

/** Brings the last of some sheets to the front, once all are set up to be printed: one request. */
export async function showPrinted(session: ExcelSession, sheets: readonly SheetToPrint[], cell?: Area): Promise<void> {
  await bringToFront(session, sheets[sheets.length - 1]!.id, cell, ({ context }) => {
    for (const { id, page } of sheets) {
      if (page !== undefined) fitToWidth(sheetAt(context, id), page);
    }
  });
}

/** Queues such a page; pages that follow each other have their numbers. Nothing in an Excel that was seen to refuse page set-up. */
export function fitToWidth(sheet: Excel.Worksheet, { printed, orientation, repeated }: FittedPage): void {
  const request = requestOf(sheet);
  if (!request.host.setsPages) return;
  request.setsUpPage = true;
  const { pageLayout } = sheet;
  pageLayout.zoom = { horizontalFitToPages: 1, ...(repeated === undefined && { verticalFitToPages: 1 }) };
  if (printed !== undefined) pageLayout.setPrintArea(printed);
  if (orientation !== undefined) pageLayout.orientation = orientation;
  if (repeated === undefined) return;
  if (repeated === "lettersAndNumbers") pageLayout.printHeadings = true;
  else pageLayout.setPrintTitleRows(repeated);
  pageLayout.headersFooters.defaultForAllPages.centerFooter = `${pageCodes.page}/${pageCodes.pages}`;
}

/** The page of a new sheet: known defaults, and for the other settings values that it never has. */
export const newPage: Page = {
  orientation: "",
  zoom: "",
  horizontally: "false",
  vertically: "false",
  gridlines: "false",
  headings: "false",
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

/** A page with each setting from one of two: if `other` does not have it, from the first. */
export function mixedPage<Known extends Partial<Page>>(
  page: Known,
  other: Partial<Page>,
  isOther: (setting: PageSetting) => boolean,
): Known {
  const entries = pageSettings.map((setting) => [
    setting,
    isOther(setting) ? (other[setting] ?? page[setting]) : page[setting],
  ]);
  return Object.fromEntries(entries) as Known;
}

/** Queues the reading, about 1,400 bytes; gives what tells the page. */
export function loadPage({ pageLayout }: Excel.Worksheet): () => Page {
  const layout = pageLayout.load(
    "orientation,zoom,centerHorizontally,centerVertically,printGridlines,printHeadings,paperSize," +
      "leftMargin,rightMargin,topMargin,bottomMargin,headerMargin,footerMargin",
  );
  const area = pageLayout.getPrintAreaOrNullObject().untrack().load("address");
  const group = pageLayout.headersFooters.load("state");
  const texts = group.defaultForAllPages.load(
    "leftHeader,centerHeader,rightHeader,leftFooter,centerFooter,rightFooter",
  );
  return () => {
    const areas = area.isNullObject ? [] : separateAreas(area.address).map(areaIn);
    return {
      orientation: told(layout.orientation),
      zoom: zoomIn(layout),
      horizontally: told(layout.centerHorizontally),
      vertically: told(layout.centerVertically),
      gridlines: told(layout.printGridlines),
      headings: told(layout.printHeadings),
      areas: areas.flatMap((each) => (each === undefined ? [] : addressOf(each))).join(","),
      paper: told(layout.paperSize),
      margins: marginsIn(layout),
      header: toldTexts({ left: texts.leftHeader, center: texts.centerHeader, right: texts.rightHeader }),
      footer: toldTexts({ left: texts.leftFooter, center: texts.centerFooter, right: texts.rightFooter }),
      state: told(group.state),
    };
  };
}

/** What Excel's types promise, but not all of its versions report. */
function told(value: unknown): string {
  return typeof value === "string" || typeof value === "boolean" ? String(value) : "";
}

function toldTexts(texts: PageTexts): string {
  return Object.values(texts).every((text: unknown) => typeof text === "string") ? joined(texts) : "";
}

function zoomIn(layout: Excel.PageLayout): string {
  const zoom = layout.zoom as Excel.PageLayoutZoomOptions | null;
  const [scale, across, down] = [zoom?.scale, zoom?.horizontalFitToPages, zoom?.verticalFitToPages].map(
    (each) => each ?? undefined,
  );
  if (scale !== undefined) return `${scale}%`;
  return across === undefined && down === undefined ? "" : `${across ?? 0}x${down ?? 0}`;
}

function marginsIn(layout: Excel.PageLayout): string {
  const margins = marginSides.map((side) => layout[`${side}Margin`] as number | null);
  if (margins.some((margin) => typeof margin !== "number")) return "";
  return margins.map((margin) => Math.round(margin! * 1000) / 1000).join(" ");
}

/** By how many points a margin may differ when it is read back: Excel keeps margins in inches or centimetres. */
const MARGIN_SLACK = 0.5;

/**
 * Whether a setting as it was read is that of another page, whichever form Excel gives it: headers and footers are compared by the
 * words that are printed, and a setting that Excel does not report counts as the same.
 */
export function isSameSetting(setting: PageSetting, page: Page, other: Partial<Page>): boolean {
  const [ours, theirs] = [page[setting], other[setting]];
  if (ours === theirs) return true;
  if (theirs === undefined || setting === "areas") return false; // no area is none, and not an unknown one
  if (ours === "") return true;
  if (setting === "header" || setting === "footer") return wordsOf(ours) === wordsOf(theirs);
  if (setting !== "margins") return false;
  const [one, two] = [ours, theirs].map((margins) => margins.split(" ").map(Number));
  return one!.length === two!.length && one!.every((margin, i) => Math.abs(margin - two![i]!) <= MARGIN_SLACK);
}

/** A hash of the words of a footer, the same in every form in which Excel gives them: 8 hexadecimal digits. */
export function footerMark({ left, center, right }: PageTexts): string {
  const [hash] = murmurHash(JSON.stringify([left, center, right].map(wordsOf)));
  return (hash! >>> 0).toString(16).padStart(8, "0");
}

export function hasFooterMark({ footer }: Page, mark: string): boolean {
  if (footer === "") return false;
  const [left, center, right] = textsIn(footer);
  return footerMark({ left, center, right }) === mark;
}

/** What is printed of header or footer texts, without Excel's codes for fonts, sizes and colours, and without spaces. */
function wordsOf(texts: string): string {
  return texts.replace(/&\\"[^"]*\\"|&K[0-9A-F]{6}|&K\d\d[+-]\d{3}|&\d{1,3}|\s/gi, "");
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
  const isNew = (setting: PageSetting) => isWhole || page[setting] !== now[setting];
  const is = (setting: PageSetting) => page[setting] !== "" && isNew(setting);
  if (is("orientation")) pageLayout.orientation = page.orientation === "Landscape" ? "Landscape" : "Portrait";
  if (is("paper")) pageLayout.paperSize = page.paper as Excel.PaperType;
  if (is("zoom")) pageLayout.zoom = decodeZoom(page.zoom);
  if (is("horizontally")) pageLayout.centerHorizontally = page.horizontally === "true";
  if (is("vertically")) pageLayout.centerVertically = page.vertically === "true";
  if (is("gridlines")) pageLayout.printGridlines = page.gridlines === "true";
  if (is("headings")) pageLayout.printHeadings = page.headings === "true";
  if (is("margins")) {
    const margins = page.margins.split(" ").map(Number);
    pageLayout.setPrintMargins("Points", Object.fromEntries(marginSides.map((side, i) => [side, margins[i]])));
  }
  writeTexts(pageLayout.headersFooters, page, now);
  if (is("areas")) printAreas(sheet, page.areas);
  else if (isNew("areas") && (now.areas !== "" || page === now)) sheet.names.getItemOrNullObject(areaName).delete();
}

/**
 * Queues print areas, "B2:I6" or "A1:C9,E2:F4". Several are handed over as cells: nobody documents how long a text may be, and VBA's own
 * member takes 255 characters.
 */
export function printAreas(sheet: Excel.Worksheet, areas: string): void {
  const [cells, ...others] = areas.includes(",") ? rangesAt(sheet, areas) : [];
  sheet.pageLayout.setPrintArea(cells === undefined || others.length > 0 ? areas : cells);
}

function writeTexts(group: Excel.HeaderFooterGroup, page: Page, now: Page): void {
  const isBack = page === now; // what was written may have come through in part
  if (page.state !== "" && page.state !== (isBack ? "Default" : now.state))
    group.state = page.state as Excel.HeaderFooterState;
  const all = group.defaultForAllPages;
  for (const [kind, names] of pageTextNames) {
    if (page[kind] === "") continue;
    const before = now[kind] === "" ? [] : textsIn(now[kind]);
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

const UNKNOWN = "?";

export function encodePage(page: Partial<Page>): string {
  return pageSettings.map((setting) => page[setting] ?? UNKNOWN).join("\n");
}

/** What {@link encodePage} wrote, as far as it is valid. */
export function decodePage(text: string): Partial<Page> {
  const lines = text.split("\n");
  const known = pageSettings.flatMap((setting, i) => {
    const line = lines[i] ?? UNKNOWN;
    return isValid[setting](line) ? [[setting, line]] : [];
  });
  return Object.fromEntries(known) as Partial<Page>;
}

function isThreeTexts(text: string): boolean {
  if (text === "") return true;
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
