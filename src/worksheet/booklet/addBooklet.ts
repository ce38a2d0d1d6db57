import { message } from "../../message";
import { type Reference, addressOf } from "../addresses";
import { type ExcelSession, Refusal, bringToFront, unsupportedFormCodes, insertsSheets, sheetAt } from "../excel";
import { type Change, insertSheets, addSheetsChange } from "../changes";
import { OF_PAGE, loadWallSample } from "../lines";
import { facts } from "../memory";
import type { BookPlace } from "./bookSheets";
import { type BookMaze, type BookletDesign, drawnBookMaze } from "./bookletDesign";
import { type BookPlaces, formatIndexSheet, writeIndex } from "./indexSheet";
import { printAreas } from "../page";
import { type SheetName, deleteSheet } from "../sheet";
import {
  type MazeOnSheet,
  type MazeSheet,
  drawMazes,
  formatSheet,
  pagesOf,
  renameSheet,
  sheetInFile,
  sheetOfAnswers,
  sheetOfOne,
  sheetOfSeveral,
} from "./mazeSheet";

/** Limits of one request, in mazes (4 KB each). */
const SHEETS_AT_ONCE = 10;
const MAZES_AT_ONCE = 20;
/** The most cells of one request, about 6 bytes each. */
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
    ...{ names: booklet.newNames, sheets: before.sheets, front: before.frontId },
    ...{ mark: facts.book.name, marked: `${design.book} ` },
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
  private readonly sheets: readonly MazeSheet[];
  private readonly answers: MazeSheet;
  /** Of the new sheets, by the names that they have at first. */
  private readonly ids = new Map<string, string>();
  /** Print areas of several areas. */
  private takesAreas = true;
  private readonly total: number;
  private done = 0;

  constructor(
    private readonly design: BookletDesign,
    private readonly before: Before,
    private readonly watcher: Watcher,
  ) {
    const { names, update, answerLayout, isOnOneSheet, perPage } = design;
    const style = { ...design, names: update?.names ?? names };
    const mazes = design.mazes.map((one) => drawnBookMaze(one, design));
    const drawn = update === undefined ? mazes : mazes.filter((_, i) => update.drawn.includes(design.mazes[i]!));
    this.sheets = isOnOneSheet
      ? [sheetOfSeveral(style, mazes, names.mazes[0]!, "mazes")]
      : perPage === 1
        ? drawn.map((one) => sheetOfOne(style, one, names.mazes[one.number - 1]!))
        : listInParts(mazes, perPage).map((page, i) => sheetOfSeveral(style, page, names.mazes[i]!, i + 1));
    this.answers = sheetOfAnswers(style, mazes, answerLayout, names.answers);
    this.total = drawn.length + mazes.length;
  }

  /** The names of its new sheets, in their order. */
  get newNames(): readonly string[] {
    const { update, names } = this.design;
    return [...(update === undefined ? [names.index] : []), ...this.printed.map(({ name }) => name)];
  }

  async make(session: ExcelSession, arrived: Arrived): Promise<boolean> {
    await this.drawSheets(session, arrived);
    this.isDrawn = true;
    this.watcher.progress(this.total, this.total);
    return this.complete(session);
  }

  private async drawSheets(session: ExcelSession, arrived: Arrived): Promise<void> {
    // Nobody has seen yet whether a file keeps the fills of walls, and nothing is read back of them.
    if (insertsSheets(session.host) && this.design.wallShare === undefined) {
      this.watcher.progress(0, this.total);
      if (await this.arrive(session, arrived)) return;
    }
    await this.drawAll(session, this.sheets, arrived);
    await this.drawAll(session, [this.answers], arrived);
  }

  private async drawAll(session: ExcelSession, sheets: readonly MazeSheet[], arrived: Arrived): Promise<void> {
    const mazes = sheets.flatMap((sheet) => sheet.mazes);
    const most = sheets.length > 1 ? SHEETS_AT_ONCE : MAZES_AT_ONCE;
    const { across = 1, down = 1 } = sheets[0] ?? {};
    for (const part of batchesOf(mazes, most, sheets.length > 1 ? across * down : across)) {
      this.watcher.progress(this.done, this.total);
      await this.drawPart(session, part, sheets, arrived);
      this.done += part.length;
    }
  }

  /**
   * Inserts all sheets, and writes what they lack: names, sizes and pages, in two requests. False if Excel does not take them, or
   * a sample shows other walls; then they are gone.
   */
  private async arrive(session: ExcelSession, arrived: Arrived): Promise<boolean> {
    const { design, before, printed, newNames } = this;
    const index = { name: design.names.index, mazes: [], cells: [] };
    const sheets = printed.map(sheetInFile);
    const inserted = await insertSheets(session, {
      file: design.update === undefined ? [index, ...sheets] : sheets,
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
          for (const described of printed) formatSheet(this.sheet(context, described.name), described);
          return printed.flatMap((described) =>
            loadSamples(this.sheet(context, described.name), described, described.mazes),
          );
        });
        return samples.every(({ isRight }) => isRight());
      },
    });
    return inserted !== undefined;
  }

  /** Draws consecutive mazes on those of the sheets that hold them, and adds these first. */
  private async drawPart(
    session: ExcelSession,
    part: readonly MazeOnSheet[],
    sheets: readonly MazeSheet[],
    arrived: Arrived,
  ): Promise<void> {
    const { host } = session;
    const { takesSeveralAreas } = host;
    const held = sheets.filter(({ mazes }) => mazes.some((one) => part.includes(one)));
    const draw = async () => {
      const { added, ...read } = await session.request((context) => {
        const added = this.add(context, held);
        const placed = held.map((described) => {
          const sheet = added.get(described.name) ?? this.sheet(context, described.name);
          return [sheet, described, part.filter((one) => described.mazes.includes(one))] as const;
        });
        for (const drawn of placed) drawMazes(...drawn);
        return { added, samples: placed.flatMap((drawn) => loadSamples(...drawn)) };
      });
      for (const [name, sheet] of added) this.ids.set(name, sheet.id);
      arrived([...this.ids.values()]);
      return read.samples.find(({ isRight }) => !isRight());
    };
    if ((await draw()) === undefined) return;
    host.takesSeveralAreas = false;
    const untrue = await draw();
    if (untrue === undefined) return;
    host.takesSeveralAreas = takesSeveralAreas;
    throw new Refusal(message("book-maze-untrue", { number: untrue.number }));
  }

  /** Queues those of the sheets that are not there yet, before them the index. */
  private add(context: Excel.RequestContext, held: readonly MazeSheet[]): Map<string, Excel.Worksheet> {
    const { design, ids } = this;
    const { worksheets } = context.workbook;
    const added = new Map<string, Excel.Worksheet>();
    const addSheet = (name: string) => {
      const sheet = worksheets.add(name).load("id");
      added.set(name, sheet);
      return sheet;
    };
    const { index } = design.names;
    if (design.update === undefined && !ids.has(index)) formatIndexSheet(addSheet(index), design);
    for (const described of held) {
      if (!ids.has(described.name)) formatSheet(addSheet(described.name), described);
    }
    return added;
  }

  /** By the name that it has at first, which is shorter than an id, unless it is to be renamed. */
  private sheet(context: Excel.RequestContext, name: string): Excel.Worksheet {
    return sheetAt(context, (this.design.update && this.ids.get(name)) ?? name);
  }

  private get printed(): readonly MazeSheet[] {
    return [...this.sheets, this.answers];
  }

  /**
   * Writes the index, and sets up the pages of sheets that hold several, in one request, and brings the index to
   * the front, in another; one more if the host does not accept that many print areas; and two if the zoom of the first or the last
   * sheet, which is read back, was not set, so that all are sent again (OfficeDev/office-js#1860). Returns whether every zoom was set.
   */
  async complete(session: ExcelSession): Promise<boolean> {
    const { update, names } = this.design;
    if (update !== undefined) await this.replace(session, update.gone);
    const isFitted = (await this.writeEnd(session)) || (await this.fitAgain(session));
    await bringToFront(session, names.index, undefined, endUndo);
    return isFitted;
  }

  private async fitAgain(session: ExcelSession): Promise<boolean> {
    await session.repeatable((context) => {
      for (const each of this.fitted) {
        const zoom = { horizontalFitToPages: 1, ...(isOnePage(each) && { verticalFitToPages: 1 }) };
        this.sheet(context, each.name).pageLayout.zoom = zoom;
      }
    });
    return (await session.request((context) => this.loadPages(context))).areFitted();
  }

  private async replace(session: ExcelSession, gone: readonly SheetName[]): Promise<void> {
    await session.repeatable((context) => {
      for (const sheet of gone) deleteSheet(context, sheet);
      for (const described of this.printed) {
        const sheet = this.sheet(context, described.name);
        renameSheet(sheet, described);
        const earlier = gone.find(({ name }) => name === described.markedName);
        if (earlier !== undefined && earlier.visibility !== "Visible") sheet.visibility = "Hidden";
      }
    });
  }

  private async writeEnd(session: ExcelSession): Promise<boolean> {
    const write = () => {
      return session.request((context) => {
        const { design } = this;
        const index = this.sheet(context, design.names.index);
        writeIndex(index, design, (one) => this.placesOf(one));
        for (const each of this.printed) if (!isOnePage(each)) this.printPages(this.sheet(context, each.name), each);
        return this.loadPages(context);
      });
    };
    try {
      const read = await write();
      if (!this.takesAreas || read.areDivided()) return read.areFitted();
    } catch (error) {
      if (!(error instanceof Refusal) || !unsupportedFormCodes.has(error.code) || !this.takesAreas) throw error;
    }
    this.takesAreas = false;
    return (await write()).areFitted();
  }

  /**
   * Queues the pages of a sheet with several mazes as one print area each. If the host does not accept that many, they are one area with
   * a break before each page, about 250 bytes a page, at a scale at which they fit, because Excel ignores page breaks when it fits to a
   * width (support.microsoft.com, "Scale the sheet size for printing").
   */
  private printPages(sheet: Excel.Worksheet, described: MazeSheet): void {
    const { pageLayout, horizontalPageBreaks } = sheet;
    const pages = pagesOf(described);
    if (this.takesAreas) {
      printAreas(sheet, pages.map(addressOf).join(","));
      return;
    }
    const [first, ...others] = pages;
    const last = pages[pages.length - 1]!;
    pageLayout.zoom = { scale: described.percent };
    pageLayout.setPrintArea(addressOf({ ...first!, rows: last.row + last.rows - first!.row }));
    for (const page of others) horizontalPageBreaks.add(addressOf({ ...page, rows: 1, columns: 1 }));
  }

  /** The sheets that are fitted to pages: those with several mazes only if they have a print area for each page. */
  private get fitted(): readonly MazeSheet[] {
    return this.printed.filter((each) => this.takesAreas || isOnePage(each));
  }

  /** Queues the reading of print areas, and of the zoom of the first sheet that is fitted and of the last ones. */
  private loadPages(context: Excel.RequestContext) {
    const layoutOf = ({ name }: MazeSheet) => this.sheet(context, name).pageLayout;
    const { fitted } = this;
    const zooms = [...new Set([...fitted.slice(0, 1), ...fitted.slice(-2)])].map((each) => layoutOf(each).load("zoom"));
    const divided = this.printed.filter((each) => !isOnePage(each));
    const areas = divided.map((each) => layoutOf(each).getPrintAreaOrNullObject().untrack().load("areaCount"));
    return {
      areDivided: () => areas.every((area, i) => !area.isNullObject && area.areaCount === pagesOf(divided[i]!).length),
      /** Whether every page is fitted. A zoom that Excel reports as null counts as accepted. */
      areFitted: () => {
        const told = zooms.map(({ zoom }) => zoom as Excel.PageLayoutZoomOptions | null);
        return told.every((zoom) => zoom === null || zoom.horizontalFitToPages === 1);
      },
    };
  }

  private placesOf(one: BookMaze): BookPlaces {
    const { names, update, isOnOneSheet, perPage } = this.design;
    const { mazes, answers } = update?.names ?? names;
    const placeOn = ({ mazes: all }: MazeSheet) => all.find(({ number }) => number === one.number)?.area;
    const several = isOnOneSheet || perPage > 1 ? this.sheets.find((each) => placeOn(each) !== undefined) : undefined;
    const above = (sheet: string, described: MazeSheet): Reference => {
      const { row, column } = placeOn(described)!;
      return { sheet, area: { row: row - 1, column, rows: 1, columns: 1 } };
    };
    return {
      maze: several ? above(several.name, several) : { sheet: mazes[one.number - 1]!, area: FIRST_CELL },
      answer: above(answers, this.answers),
    };
  }
}

/**
 * Queues what ends undo, where anything can be undone so far: after it, nobody would know the sheets that are left. It changes nothing,
 * since the sheet is not protected.
 * https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-undo-capabilities
 */
function endUndo(sheet: Excel.Worksheet): void {
  sheet.protection.unprotect();
}

const isOnePage = ({ mark: { part } }: MazeSheet) => typeof part === "number";

/** Queues a sample of the last of these mazes on each page. */
function loadSamples(sheet: Excel.Worksheet, { mazes, across, down, look }: MazeSheet, drawn: readonly MazeOnSheet[]) {
  if (look.wallShare !== undefined) return []; // fills have none of the faults of lines
  const isLast = (one: MazeOnSheet, i: number) =>
    i === drawn.length - 1 || (mazes.indexOf(one) + 1) % (across * down) === 0;
  return drawn.filter(isLast).map(({ area, maze, number, ends: { entrance, exits } }) => {
    const sample = loadWallSample(sheet, area, maze, OF_PAGE);
    return { number, isRight: () => sample([entrance, ...exits]) };
  });
}

function listInParts<T>(all: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / length) }, (_, i) => all.slice(i * length, (i + 1) * length));
}

/** Mazes in batches of at most `most` for one request each; all but the last hold a multiple of `step`. */
function batchesOf(mazes: readonly MazeOnSheet[], most: number, step: number): MazeOnSheet[][] {
  const cells = Math.max(1, ...mazes.map(({ maze }) => maze.size));
  const fit = Math.min(most, Math.floor(CELLS_AT_ONCE / cells));
  const size = Math.max(step, Math.floor(fit / step) * step);
  return listInParts(mazes, size);
}
