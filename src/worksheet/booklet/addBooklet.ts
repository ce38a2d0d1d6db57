import { message } from "../../message";
import { type Area, type Reference, addressOf } from "../addresses";
import { type ExcelSession, Refusal, bringToFront, unsupportedFormCodes, insertsSheets, sheetAt } from "../excel";
import { type AddedSheets, insertSheets, addSheetsChange } from "../addSheets";
import type { Change } from "../changes";
import { OF_PAGE, loadWallSample } from "../lines";
import { facts } from "../facts";
import type { BookPlace, BookletDesign } from "./booklet";
import { type BookPlaces, markIndex, writeIndex } from "./indexSheet";
import { printAreas } from "../pageSetup";
import { deleteSheet } from "../sheet";
import { drawMazes } from "./plainMaze";
import {
  type MazeOnSheet,
  type MazeSheet,
  formatSheet,
  listInParts,
  renameSheet,
  sheetInFile,
  sheetsOfMazes,
  writeWords,
} from "./mazeSheet";

/** Limits of one request: mazes, of 4 KB each, and cells, of about 6 bytes each. */
const MAZES_AT_ONCE = 20;
const CELLS_AT_ONCE = 25_000;
const FIRST_CELL = { row: 1, column: 1, rows: 1, columns: 1 } as const;

/**
 * A booklet on new sheets: all arrive in one file, if Excel takes that; otherwise they are drawn. Gives whether Excel took the zoom of the
 * pages. An update whose sheets are all drawn is finished, because the earlier ones may be gone.
 */
export function addBooklet(
  design: BookletDesign,
  before: Pick<BookPlace, "sheets" | "frontId">,
  { progress }: { readonly progress: (done: number, total: number) => void },
): Change<boolean> {
  const { names, update, book } = design;
  const printed = sheetsOfMazes(design);
  const mazes = printed.flatMap(({ layout }) => layout.mazes);
  const newNames = [...(update === undefined ? [names.index] : []), ...printed.map(({ name }) => name)];
  /** Ids of the new sheets, by the names that they have at first. */
  const ids = new Map<string, string>();
  let isDrawn = false;

  // A name is shorter than an id, but an update renames its sheets.
  const sheetIn = (context: Excel.RequestContext, { name }: MazeSheet) =>
    sheetAt(context, (update && ids.get(name)) ?? name);

  const planned = {
    names: newNames,
    sheets: before.sheets,
    front: before.frontId,
    mark: facts.book.name,
    marked: `${book} `,
  };
  const ifStuck = message("booklet-sheets-left", { first: names.index });
  const change = addSheetsChange(planned, ifStuck, async (session, added) => {
    progress(0, mazes.length);
    if (!(await insertAll(session, added))) {
      const most = Math.min(MAZES_AT_ONCE, Math.floor(CELLS_AT_ONCE / Math.max(...mazes.map(({ maze }) => maze.size))));
      for (const [i, part] of listInParts(mazes, Math.max(1, most)).entries()) {
        if (i > 0) progress(i * most, mazes.length);
        await drawPart(session, part, added);
      }
    }
    isDrawn = true;
    progress(mazes.length, mazes.length);
    return finish(session);
  });
  if (update === undefined) return change;
  return {
    make: (session) => change.make(session),
    rollBack: (session) => (isDrawn ? finish(session) : change.rollBack(session)),
    get leaves() {
      return message(isDrawn ? "class-set-updated-nevertheless" : "nothing-changed");
    },
  };

  /** Inserts all sheets, and writes what they lack in two requests. False if Excel takes none, or a sample is wrong: all are gone then. */
  async function insertAll(session: ExcelSession, added: AddedSheets): Promise<boolean> {
    // Nobody has seen yet whether a file keeps the fills of walls, and nothing is read back of them.
    if (design.wallShare !== undefined || !insertsSheets(session.host)) return false;
    const index = update === undefined ? [{ name: names.index, mazes: [], cells: [] }] : [];
    const inserted = await insertSheets(session, added, {
      file: [...index, ...printed.map(sheetInFile)],
      format: async (all) => {
        all.forEach((id, i) => ids.set(newNames[i]!, id));
        const samples = await session.request((context) => {
          if (update === undefined) markIndex(sheetAt(context, names.index), design);
          for (const each of printed) formatSheet(sheetIn(context, each), each);
          return printed.flatMap((each) => loadSamples(sheetIn(context, each), each, each.layout.mazes));
        });
        return samples.every(({ isRight }) => isRight());
      },
    });
    if (inserted === undefined) ids.clear();
    return inserted !== undefined;
  }

  /** Draws these mazes, and adds the sheets for them that are not there yet. */
  async function drawPart(session: ExcelSession, part: readonly MazeOnSheet[], sheets: AddedSheets): Promise<void> {
    const { host } = session;
    const { takesSeveralAreas } = host;
    const drawOnce = async () => {
      const drawn = await session.request((context) => {
        const added = new Map<string, Excel.Worksheet>();
        const add = (name: string) => {
          const sheet = context.workbook.worksheets.add(name).load("id");
          added.set(name, sheet);
          return sheet;
        };
        if (update === undefined && ids.size === 0) markIndex(add(names.index), design);
        const samples = printed.flatMap((each) => {
          const placed = each.layout.mazes.filter((one) => part.includes(one));
          if (placed.length === 0) return [];
          const isThere = ids.has(each.name);
          const sheet = isThere ? sheetIn(context, each) : add(each.name);
          if (!isThere) {
            formatSheet(sheet, each);
            writeWords(sheet, each);
          }
          drawMazes(sheet, placed, each.look);
          return loadSamples(sheet, each, placed);
        });
        return { added, samples };
      });
      for (const [name, sheet] of drawn.added) ids.set(name, sheet.id);
      sheets.ids = [...ids.values()];
      return drawn.samples.find(({ isRight }) => !isRight());
    };
    if ((await drawOnce()) === undefined) return;
    host.takesSeveralAreas = false;
    const untrue = await drawOnce();
    if (untrue === undefined) return;
    host.takesSeveralAreas = takesSeveralAreas;
    throw new Refusal(message("book-maze-untrue", { number: untrue.number }));
  }

  /**
   * Renames the sheets of an update, writes the index, sets up the pages of sheets that hold several, and brings the index to the front, in
   * three requests; two more if the zoom of the first or the last sheet, which is read back, was not set, so that all are sent again
   * (OfficeDev/office-js#1860). Gives whether every zoom was set.
   */
  async function finish(session: ExcelSession): Promise<boolean> {
    if (update !== undefined) {
      await session.repeatable((context) => {
        for (const sheet of update.gone) deleteSheet(context, sheet);
        for (const each of printed) {
          const sheet = sheetIn(context, each);
          renameSheet(sheet, each);
          const earlier = update.gone.find(({ name }) => name === each.finalName);
          if (earlier !== undefined && earlier.visibility !== "Visible") sheet.visibility = "Hidden";
        }
      });
    }
    const isFitted = await finishPages(session);
    await bringToFront(session, names.index, undefined, endUndo);
    return isFitted;
  }

  /** With a print area for each page or, if the host refuses or drops some of them, in one request more, with page breaks. */
  async function finishPages(session: ExcelSession, areAreas = true): Promise<boolean> {
    const divided = printed.filter(({ pages }) => pages.length > 0);
    const fitted = areAreas ? printed : printed.filter(({ pages }) => pages.length === 0);
    const ends = [...new Set([...fitted.slice(0, 1), ...fitted.slice(-2)])];
    const layoutOf = (context: Excel.RequestContext, each: MazeSheet) => sheetIn(context, each).pageLayout;
    const loadZooms = (context: Excel.RequestContext) => ends.map((each) => layoutOf(context, each).load("zoom"));
    // A zoom that Excel reports as null counts as accepted.
    const areSet = (layouts: readonly Excel.PageLayout[]) => {
      const zooms = layouts.map(({ zoom }) => zoom as Excel.PageLayoutZoomOptions | null);
      return zooms.every((zoom) => zoom === null || zoom.horizontalFitToPages === 1);
    };
    const writing = session.request((context) => {
      writeIndex(sheetAt(context, names.index), design, placesIn(design, printed));
      for (const each of divided) printPages(sheetIn(context, each), each, areAreas);
      const loadArea = (layout: Excel.PageLayout) => layout.getPrintAreaOrNullObject().untrack().load("areaCount");
      return { areas: divided.map((each) => loadArea(layoutOf(context, each))), zooms: loadZooms(context) };
    });
    const written = await writing.catch((error: unknown) => {
      if (!areAreas || !(error instanceof Refusal) || !unsupportedFormCodes.has(error.code)) throw error;
      return undefined;
    });
    const isWhole = (area: Excel.RangeAreas, i: number) =>
      !area.isNullObject && area.areaCount === divided[i]!.pages.length;
    if (written === undefined || (areAreas && !written.areas.every(isWhole))) return finishPages(session, false);
    if (areSet(written.zooms)) return true;
    await session.repeatable((context) => {
      for (const each of fitted) {
        const zoom = { horizontalFitToPages: 1, ...(each.pages.length === 0 && { verticalFitToPages: 1 }) };
        layoutOf(context, each).zoom = zoom;
      }
    });
    return areSet(await session.request(loadZooms));
  }
}

/** Where the mazes and the answers of a booklet are: in the first cell of a sheet, or in the cell above one of several. */
function placesIn(design: BookletDesign, printed: readonly MazeSheet[]): BookPlaces[] {
  const { names, isOnOneSheet, perPage } = design;
  const above = (sheet: string, { row, column }: Area): Reference => {
    return { sheet, area: { row: row - 1, column, rows: 1, columns: 1 } };
  };
  const areAlone = !isOnOneSheet && perPage === 1;
  const several = printed.slice(0, -1).flatMap(({ name, layout }) => layout.mazes.map(({ area }) => above(name, area)));
  const answers = printed[printed.length - 1]!.layout.mazes;
  return design.mazes.map((_, i) => ({
    maze: areAlone ? { sheet: names.mazes[i]!, area: FIRST_CELL } : several[i]!,
    answer: above(names.answers, answers[i]!.area),
  }));
}

/**
 * Queues the pages of a sheet with several mazes as one print area each. If the host does not accept that many, they are one area with
 * a break before each page, about 250 bytes a page, at a scale at which they fit, because Excel ignores page breaks when it fits to a
 * width (support.microsoft.com, "Scale the sheet size for printing").
 */
function printPages(sheet: Excel.Worksheet, { pages, percent }: MazeSheet, areAreas: boolean): void {
  if (areAreas) {
    printAreas(sheet, pages.map(addressOf).join(","));
    return;
  }
  const { pageLayout, horizontalPageBreaks } = sheet;
  const [first, ...others] = pages;
  const last = pages[pages.length - 1]!;
  pageLayout.zoom = { scale: percent };
  pageLayout.setPrintArea(addressOf({ ...first!, rows: last.row + last.rows - first!.row }));
  for (const page of others) horizontalPageBreaks.add(addressOf({ ...page, rows: 1, columns: 1 }));
}

/**
 * Queues what ends undo, where anything can be undone so far: after it, nobody would know the sheets that are left. It changes nothing,
 * since the sheet is not protected.
 * https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-undo-capabilities
 */
function endUndo(sheet: Excel.Worksheet): void {
  sheet.protection.unprotect();
}

/** Queues a sample of the last of these mazes on each page. */
function loadSamples(
  sheet: Excel.Worksheet,
  { layout: { mazes, slots }, look }: MazeSheet,
  drawn: readonly MazeOnSheet[],
) {
  if (look.wallShare !== undefined) return []; // fills have none of the faults of lines
  const isLast = (one: MazeOnSheet, i: number) =>
    i === drawn.length - 1 || (mazes.indexOf(one) + 1) % (slots.across * slots.down) === 0;
  return drawn.filter(isLast).map(({ area, maze, one: { number }, ends: { entrance, exits } }) => {
    const sample = loadWallSample(sheet, area, maze, OF_PAGE);
    return { number, isRight: () => sample([entrance, ...exits]) };
  });
}
