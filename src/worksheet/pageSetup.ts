/** The settings of a page: read, compared, written, as texts. */
import { murmurHash } from "../maze/model";
import { type Area, addressOf, areaIn, separateAreas } from "./addresses";
import { type ExcelSession, bringToFront, rangesAt, requestOf, sheetAt } from "./excel";
import { NO_TEXTS, type PageTexts, pageCodes } from "./pageTexts";
import { MARGINS, type Orientation, orientationOf, type PaperName } from "./paper";

/** Excel's own name for a sheet's print area; deleting it is the only way to remove the area. */
const PRINT_AREA = "Print_Area";

interface Setting {
  /** Whether a hidden name, which anybody may have edited, may say this. */
  readonly isValid: (text: string) => boolean;
  readonly read: (loaded: ReturnType<typeof queuePage>) => string;
  /** Queues it. `before` is what is there, as far as it is known. */
  readonly write: (sheet: Excel.Worksheet, text: string, before: string | undefined) => void;
  /** Whether two different texts mean the same. */
  readonly isSame?: (text: string, other: string) => boolean;
}

const WORD = /^\w{0,40}$/;
const SWITCH = /^(?:true|false)?$/;

type LayoutItem =
  "orientation" | "paperSize" | `center${"Horizontally" | "Vertically"}` | `print${"Gridlines" | "Headings"}`;

function wordOf(item: LayoutItem, valid: RegExp): Setting {
  return {
    isValid: (text) => valid.test(text),
    read: ({ layout }) => told(layout[item]),
    write: ({ pageLayout }, text) => Object.assign(pageLayout, { [item]: valid === SWITCH ? text === "true" : text }),
  };
}

/** '["Mazes","","Maze 7"]', with Excel's codes. */
function textsOf(place: "Header" | "Footer"): Setting {
  const items = (["left", "center", "right"] as const).map((side) => `${side}${place}` as const);
  return {
    isValid: (text) => text === "" || isThreeTexts(text),
    read: ({ texts }) => {
      const all = items.map((item) => texts[item] as unknown);
      return all.every((text) => typeof text === "string") ? JSON.stringify(all) : "";
    },
    write: ({ pageLayout }, text, before = "") => {
      const all = pageLayout.headersFooters.defaultForAllPages;
      const earlier = before === "" ? [] : textsIn(before);
      textsIn(text).forEach((each, i) => {
        if (each !== earlier[i]) all[items[i]!] = each;
      });
    },
    isSame: (text, other) => wordsOf(text) === wordsOf(other),
  };
}

/** In the order in which they are written: the print area last, so that after an interrupted request it tells whose page the rest is. */
const settings = {
  orientation: wordOf("orientation", /^(?:Portrait|Landscape)?$/),
  paper: wordOf("paperSize", WORD),
  /** "100%", or "1x2": pages across x down, 0 for any number. */
  zoom: {
    isValid: (text) => text === "" || /^\d{1,5}(?:%|x\d{1,5})$/.test(text),
    read: ({ layout }) => {
      const zoom = layout.zoom as Excel.PageLayoutZoomOptions | null;
      const { scale, horizontalFitToPages: across, verticalFitToPages: down } = zoom ?? {};
      if (typeof scale === "number") return `${scale}%`;
      return (across ?? down ?? 0) === 0 ? "" : `${across ?? 0}x${down ?? 0}`;
    },
    write: ({ pageLayout }, text) => {
      const [first, down] = text.split(/[x%]/).map(Number);
      pageLayout.zoom = text.endsWith("%")
        ? { scale: first! }
        : { ...(first! > 0 && { horizontalFitToPages: first! }), ...(down! > 0 && { verticalFitToPages: down! }) };
    },
  },
  horizontally: wordOf("centerHorizontally", SWITCH),
  vertically: wordOf("centerVertically", SWITCH),
  gridlines: wordOf("printGridlines", SWITCH),
  headings: wordOf("printHeadings", SWITCH),
  /** Points: left, right, top, bottom, header, footer. "36 36 54 54 22 22" */
  margins: {
    isValid: (text) => text === "" || /^\d{1,4}(?:\.\d{1,3})?(?: \d{1,4}(?:\.\d{1,3})?){5}$/.test(text),
    read: ({ layout }) => {
      const margins = marginSides.map((side) => layout[`${side}Margin`] as number | null);
      if (margins.some((margin) => typeof margin !== "number")) return "";
      return margins.map((margin) => Math.round(margin! * 1000) / 1000).join(" ");
    },
    write: ({ pageLayout }, text) => {
      const margins = text.split(" ").map(Number);
      pageLayout.setPrintMargins("Points", Object.fromEntries(marginSides.map((side, i) => [side, margins[i]])));
    },
    isSame: (text, other) => {
      const others = other.split(" ").map(Number);
      return text.split(" ").every((margin, i) => Math.abs(Number(margin) - others[i]!) <= MARGIN_SLACK);
    },
  },
  /** Whether first or even pages have texts of their own: Excel.HeaderFooterState. */
  state: {
    isValid: (text) => WORD.test(text),
    read: ({ group }) => told(group.state),
    write: ({ pageLayout }, text, before = "Default") => {
      if (text !== before) pageLayout.headersFooters.state = text as Excel.HeaderFooterState;
    },
  },
  header: textsOf("Header"),
  footer: textsOf("Footer"),
  /** The print area, "B2:I6" or "A1:C9,E2:F4"; "" is none. */
  areas: {
    isValid: (text) => text === "" || text.split(",").every((area) => areaIn(area) !== undefined),
    read: ({ area }) => {
      const areas = area.isNullObject ? [] : separateAreas(area.address).map(areaIn);
      return areas.flatMap((each) => (each === undefined ? [] : addressOf(each))).join(",");
    },
    write: printAreas,
  },
} satisfies Readonly<Record<string, Setting>>;

export type PageSetting = keyof typeof settings;
export const pageSettings = Object.keys(settings) as readonly PageSetting[];
const settingOf = (setting: PageSetting): Setting => settings[setting];

/** "" is a setting that Excel does not report, or reports as null; for the print area it means that there is none. */
export type Page = Readonly<Record<PageSetting, string>>;

export interface PageContent {
  readonly paper: PaperName;
  readonly header: PageTexts;
  readonly footer: PageTexts;
  /** Points by which the margins left and right are wider than usual. */
  readonly side?: number;
}

const marginSides = ["left", "right", "top", "bottom", "header", "footer"] as const;

/** One page that holds the grid. `tall` is the height of its cells divided by their width. */
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
  return {
    ...shapeFor(grid),
    paper,
    margins,
    header: JSON.stringify(header),
    footer: JSON.stringify(footer),
    state: "Default",
  };
}

/** A sheet as wide as one page, on the paper that this Excel gives new sheets. */
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

/** Sets sheets up to be printed, and brings the last to the front: one request. */
export async function showPrinted(session: ExcelSession, sheets: readonly SheetToPrint[], cell?: Area): Promise<void> {
  await bringToFront(session, sheets[sheets.length - 1]!.id, cell, ({ context }) => {
    for (const { id, page } of sheets) {
      if (page !== undefined) fitToWidth(sheetAt(context, id), page);
    }
  });
}

/** Pages that follow each other have their numbers. Does nothing in an Excel that was seen to refuse page set-up. */
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
  header: JSON.stringify(NO_TEXTS),
  footer: JSON.stringify(NO_TEXTS),
  state: "Default",
};

export function mixedPage<Known extends Partial<Page>>(
  page: Known,
  other: Partial<Page>,
  isOther: (setting: PageSetting) => boolean,
): Known {
  const taken = pageSettings.filter((setting) => other[setting] !== undefined && isOther(setting));
  return { ...page, ...Object.fromEntries(taken.map((setting) => [setting, other[setting]])) };
}

/** Queues the reading, about 1,400 bytes; gives what tells the page. */
export function loadPage({ pageLayout }: Excel.Worksheet): () => Page {
  const loaded = queuePage(pageLayout);
  return () => Object.fromEntries(pageSettings.map((setting) => [setting, settingOf(setting).read(loaded)])) as Page;
}

function queuePage(pageLayout: Excel.PageLayout) {
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

/** What Excel's types promise, but not all of its versions report. */
function told(value: unknown): string {
  return typeof value === "string" || typeof value === "boolean" ? String(value) : "";
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
  return ours === "" || (settingOf(setting).isSame?.(ours, theirs) ?? false);
}

/** A hash of the words of a page's footer, the same in every form in which Excel gives them: 8 hexadecimal digits; "" if there is none. */
export function footerMark({ footer }: Pick<Page, "footer">): string {
  if (footer === "") return "";
  const [hash] = murmurHash(JSON.stringify(textsIn(footer).map(wordsOf)));
  return (hash! >>> 0).toString(16).padStart(8, "0");
}

/** What is printed of header or footer texts, without Excel's codes for fonts, sizes and colours, and without spaces. */
function wordsOf(texts: string): string {
  return texts.replace(/&\\"[^"]*\\"|&K[0-9A-F]{6}|&K\d\d[+-]\d{3}|&\d{1,3}|\s/gi, "");
}

/** Queues the settings of a page that differ from `now`, as far as that is known. `areaName` is the name of the print area. */
export function writePage(sheet: Excel.Worksheet, page: Page, now: Partial<Page>, areaName: string = PRINT_AREA): void {
  for (const setting of pageSettings) {
    const text = page[setting];
    if (text !== "" && text !== now[setting]) settingOf(setting).write(sheet, text, now[setting]);
  }
  if (page.areas === "" && now.areas !== "") sheet.names.getItemOrNullObject(areaName).delete();
}

/** Several are handed over as cells: nobody documents how long a text may be, and VBA's own member takes 255 characters. */
export function printAreas(sheet: Excel.Worksheet, areas: string): void {
  const [cells, ...others] = areas.includes(",") ? rangesAt(sheet, areas) : [];
  sheet.pageLayout.setPrintArea(cells === undefined || others.length > 0 ? areas : cells);
}

function textsIn(text: string): PageTexts {
  return JSON.parse(text) as PageTexts;
}

const UNKNOWN = "?";

export function encodePage(page: Partial<Page>): string {
  return pageSettings.map((setting) => page[setting] ?? UNKNOWN).join("\n");
}

export function decodePage(text: string): Partial<Page> {
  const lines = text.split("\n");
  const known = pageSettings.flatMap((setting, i) => {
    const line = lines[i] ?? UNKNOWN;
    return settingOf(setting).isValid(line) ? [[setting, line]] : [];
  });
  return Object.fromEntries(known) as Partial<Page>;
}

function isThreeTexts(text: string): boolean {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) && read.length === 3 && read.every((each) => typeof each === "string");
  } catch {
    return false;
  }
}
