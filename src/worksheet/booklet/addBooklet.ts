import { message } from "../../message";
import { type Reference, addressOf } from "../addresses";
import { type ExcelSession, Refusal, bringToFront, unsupportedFormCodes, insertsSheets, sheetAt } from "../excel";
import { type Change, insertSheets, addSheetsChange } from "../changes";
import { OF_PAGE, loadWallSample } from "../lines";
import { facts } from "../memory";
import type { BookPlace } from "./bookSheets";
import type { BookMaze, BookletDesign } from "./bookletDesign";
import { type BookPlaces, formatIndexSheet, writeIndex } from "./indexSheet";
import { printAreas } from "../page";
import { type SheetName, deleteSheet } from "../sheet";
import {
  type MazeOnSheet,
  type MazeSheet,
  drawMazes,
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

type Arrived = (ids: readonly string[]) => void;

type Before = Pick<BookPlace, "sheets" | "frontId">;

interface Watcher {
  progress(done: number, total: number): void;
}

/**
 * A booklet on new sheets: all arrive in one file, if Excel takes that; otherwise they are drawn one after the other. `before`: the
 * sheets that existed before, and the one in front. Gives whether Excel took the zoom of the pages. An update whose sheets are all drawn is
 * finished, because the earlier ones may be gone.
 */
export function addBooklet(design: BookletDesign, before: Before, watcher: Watcher): Change<boolean> {
  const booklet = new Booklet(design, before, watcher);
  const added = {
    names: booklet.newNames,
    sheets: before.sheets,
    front: before.frontId,
    mark: facts.book.name,
    marked: `${design.book} `,
    ifStuck: message("booklet-sheets-left", { first: design.names.index }),
  };
  const change = addSheetsChange(added, (session, arrived) => booklet.make(session, arrived));
  if (design.update === undefined) return change;
  return {
    make: (session) => change.make(session),
    rollBack: (session) => (booklet.isDrawn ? booklet.complete(session) : change.rollBack(session)),
    get leaves() {
      return message(booklet.isDrawn ? "class-set-updated-nevertheless" : "nothing-changed");
    },
  };
}

class Booklet {
  isDrawn = false;
  /** Of its new sheets, in their order. */
  readonly newNames: readonly string[];
  private readonly sheets: readonly MazeSheet[];
  /** Of the new sheets, by the names that they have at first. */
  private readonly ids = new Map<string, string>();

  constructor(
    private readonly design: BookletDesign,
    private readonly before: Before,
    private readonly watcher: Watcher,
  ) {
    this.sheets = sheetsOfMazes(design);
    const index = design.update === undefined ? [design.names.index] : [];
    this.newNames = [...index, ...this.sheets.map(({ name }) => name)];
  }

  async make(session: ExcelSession, arrived: Arrived): Promise<boolean> {
    const mazes = this.sheets.flatMap((sheet) => sheet.mazes);
    const total = mazes.length;
    this.watcher.progress(0, total);
    if (!(await this.arrive(session, arrived))) {
      const most = Math.min(MAZES_AT_ONCE, Math.floor(CELLS_AT_ONCE / Math.max(...mazes.map(({ maze }) => maze.size))));
      for (const [i, part] of listInParts(mazes, Math.max(1, most)).entries()) {
        if (i > 0) this.watcher.progress(i * most, total);
        await this.drawPart(session, part, arrived);
      }
    }
    this.isDrawn = true;
    this.watcher.progress(total, total);
    return this.complete(session);
  }

  /**
   * Inserts all sheets, and writes what they lack: names, sizes and pages, in two requests. False if Excel does not take them, or
   * a sample shows other walls; then they are gone.
   */
  private async arrive(session: ExcelSession, arrived: Arrived): Promise<boolean> {
    const { design, before, sheets, newNames } = this;
    // Nobody has seen yet whether a file keeps the fills of walls, and nothing is read back of them.
    if (design.wallShare !== undefined || !insertsSheets(session.host)) return false;
    const index = { name: design.names.index, mazes: [], cells: [] };
    const printed = sheets.map(sheetInFile);
    const inserted = await insertSheets(session, {
      file: design.update === undefined ? [index, ...printed] : printed,
      sheets: before.sheets,
      front: before.frontId,
      arrived: (ids) => {
        arrived(ids);
        this.ids.clear();
        ids.forEach((id, i) => this.ids.set(newNames[i]!, id));
      },
      format: async () => {
        const samples = await session.request((context) => {
          if (design.update === undefined) formatIndexSheet(this.sheet(context, design.names.index), design);
          for (const described of sheets) formatSheet(this.sheet(context, described.name), described);
          return sheets.flatMap((described) =>
            loadSamples(this.sheet(context, described.name), described, described.mazes),
          );
        });
        return samples.every(({ isRight }) => isRight());
      },
    });
    return inserted !== undefined;
  }

  /** Draws these mazes on the sheets that hold them, and adds the sheets that are not there yet, before them the index. */
  private async drawPart(session: ExcelSession, part: readonly MazeOnSheet[], arrived: Arrived): Promise<void> {
    const { design, ids } = this;
    const { host } = session;
    const { takesSeveralAreas } = host;
    const draw = async () => {
      const added = new Map<string, Excel.Worksheet>();
      const samples = await session.request((context) => {
        added.clear();
        const addSheet = (name: string) => {
          const sheet = context.workbook.worksheets.add(name).load("id");
          added.set(name, sheet);
          return sheet;
        };
        const { index } = design.names;
        if (design.update === undefined && !ids.has(index)) formatIndexSheet(addSheet(index), design);
        return this.sheets.flatMap((described) => {
          const { name, mazes } = described;
          const placed = mazes.filter((one) => part.includes(one));
          if (placed.length === 0) return [];
          const isThere = ids.has(name);
          const sheet = isThere ? this.sheet(context, name) : addSheet(name);
          if (!isThere) formatSheet(sheet, described);
          if (placed[0] === mazes[0]) writeWords(sheet, described);
          drawMazes(sheet, described, placed);
          return loadSamples(sheet, described, placed);
        });
      });
      for (const [name, sheet] of added) ids.set(name, sheet.id);
      arrived([...ids.values()]);
      return samples.find(({ isRight }) => !isRight());
    };
    if ((await draw()) === undefined) return;
    host.takesSeveralAreas = false;
    const untrue = await draw();
    if (untrue === undefined) return;
    host.takesSeveralAreas = takesSeveralAreas;
    throw new Refusal(message("book-maze-untrue", { number: untrue.number }));
  }

  /** By the name that it has at first, which is shorter than an id, unless it is to be renamed. */
  private sheet(context: Excel.RequestContext, name: string): Excel.Worksheet {
    return sheetAt(context, (this.design.update && this.ids.get(name)) ?? name);
  }

  /**
   * Writes the index, and sets up the pages of sheets that hold several, in one request, and brings the index to
   * the front, in another; one more if the host does not accept that many print areas; and two if the zoom of the first or the last
   * sheet, which is read back, was not set, so that all are sent again (OfficeDev/office-js#1860). Returns whether every zoom was set.
   */
  async complete(session: ExcelSession): Promise<boolean> {
    const { update, names } = this.design;
    if (update !== undefined) await this.replace(session, update.gone);
    const isFitted = (await this.finishPages(session, true)) ?? (await this.finishPages(session, false)) === true;
    await bringToFront(session, names.index, undefined, endUndo);
    return isFitted;
  }

  private async replace(session: ExcelSession, gone: readonly SheetName[]): Promise<void> {
    await session.repeatable((context) => {
      for (const sheet of gone) deleteSheet(context, sheet);
      for (const described of this.sheets) {
        const sheet = this.sheet(context, described.name);
        renameSheet(sheet, described);
        const earlier = gone.find(({ name }) => name === described.markedName);
        if (earlier !== undefined && earlier.visibility !== "Visible") sheet.visibility = "Hidden";
      }
    });
  }

  /**
   * Writes the index and the pages, with a print area for each or page breaks. Gives whether every zoom was set, and undefined if the host
   * refused or dropped some of the areas.
   */
  private async finishPages(session: ExcelSession, areAreas: boolean): Promise<boolean | undefined> {
    const { design, sheets } = this;
    const divided = sheets.filter(({ pages }) => pages.length > 0);
    const fitted = areAreas ? sheets : sheets.filter(({ pages }) => pages.length === 0);
    const ends = [...new Set([...fitted.slice(0, 1), ...fitted.slice(-2)])];
    const layoutOf = (context: Excel.RequestContext, { name }: MazeSheet) => this.sheet(context, name).pageLayout;
    const loadZooms = (context: Excel.RequestContext) => ends.map((each) => layoutOf(context, each).load("zoom"));
    // A zoom that Excel reports as null counts as accepted.
    const areSet = (layouts: readonly Excel.PageLayout[]) => {
      const zooms = layouts.map(({ zoom }) => zoom as Excel.PageLayoutZoomOptions | null);
      return zooms.every((zoom) => zoom === null || zoom.horizontalFitToPages === 1);
    };
    const write = session.request((context) => {
      writeIndex(this.sheet(context, design.names.index), design, (one) => this.placesOf(one));
      for (const each of divided) printPages(this.sheet(context, each.name), each, areAreas);
      const areas = divided.map((each) =>
        layoutOf(context, each).getPrintAreaOrNullObject().untrack().load("areaCount"),
      );
      return { areas, zooms: loadZooms(context) };
    });
    const written = await write.catch((error: unknown) => {
      if (!areAreas || !(error instanceof Refusal) || !unsupportedFormCodes.has(error.code)) throw error;
      return undefined;
    });
    const isWhole = (area: Excel.RangeAreas, i: number) =>
      !area.isNullObject && area.areaCount === divided[i]!.pages.length;
    if (written === undefined || (areAreas && !written.areas.every(isWhole))) return undefined;
    if (areSet(written.zooms)) return true;
    await session.repeatable((context) => {
      for (const each of fitted) {
        const zoom = { horizontalFitToPages: 1, ...(each.pages.length === 0 && { verticalFitToPages: 1 }) };
        layoutOf(context, each).zoom = zoom;
      }
    });
    return areSet(await session.request(loadZooms));
  }

  private placesOf({ number }: BookMaze): BookPlaces {
    const { names, update, isOnOneSheet, perPage } = this.design;
    const { mazes, answers } = update?.names ?? names;
    const above = (sheet: string, described: MazeSheet): Reference => {
      const { row, column } = described.mazes.find(({ one }) => one.number === number)!.area;
      return { sheet, area: { row: row - 1, column, rows: 1, columns: 1 } };
    };
    const several =
      isOnOneSheet || perPage > 1
        ? this.sheets.find((each) => each.mazes.some(({ one }) => one.number === number))
        : undefined;
    return {
      maze: several ? above(several.name, several) : { sheet: mazes[number - 1]!, area: FIRST_CELL },
      answer: above(answers, this.sheets[this.sheets.length - 1]!),
    };
  }
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
function loadSamples(sheet: Excel.Worksheet, { mazes, slots, look }: MazeSheet, drawn: readonly MazeOnSheet[]) {
  if (look.wallShare !== undefined) return []; // fills have none of the faults of lines
  const isLast = (one: MazeOnSheet, i: number) =>
    i === drawn.length - 1 || (mazes.indexOf(one) + 1) % (slots.across * slots.down) === 0;
  return drawn.filter(isLast).map(({ area, maze, one: { number }, ends: { entrance, exits } }) => {
    const sample = loadWallSample(sheet, area, maze, OF_PAGE);
    return { number, isRight: () => sample([entrance, ...exits]) };
  });
}
