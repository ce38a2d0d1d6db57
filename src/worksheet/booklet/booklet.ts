import { type Message, message } from "../../message";
import { type Area, type Job, Refusal, bringToFront, formCodes, insertsSheets } from "../excel";
import { SheetsLeft, sheetsInserted } from "../changes";
import { type WallSample, loadWallSample, sampleAgrees } from "../cells";
import { type AnswerLayout, footerOf } from "../paper";
import { addAnswers, answerPlace, answersInFile, dressAnswerSheet, printAnswers, sizeAnswers } from "./answerSheet";
import { bareSheets, type BookPlace, markSheet, readBookPlace, sheetsOfBook } from "./bookSheets";
import { type BookMaze, type BookUpdate, type BookletDesign, type BookNames, namesInOrder } from "./bookMaze";
import { type PrintedSheets, areDivided, areFitted, fitPages, loadPages } from "./bookletPages";
import type { SheetName } from "../sheet";
import { sizeGrid } from "./plainMaze";
import { type BookPlaces, dressIndexSheet, writeIndex } from "./indexSheet";
import { addMazeSheets, dressMazeSheet, mazeSheetInFile, sheetPlace } from "./mazeSheets";
import { addToStack, dressStackSheet, printStack, sizeStack, stackInFile, stackPlace } from "./mazeStack";

/** Limits of one request, in mazes (4 KB each). */
const SHEETS_AT_ONCE = 10;
const MAZES_AT_ONCE = 20;

/** A booklet while it is drawn, sheet by sheet. */
export class Booklet {
  /** How many of the mazes to draw are drawn, and how many answers; both count from the first. */
  private made = 0;
  private answered = 0;
  private copies = true;
  /** Whether the host takes a print area for each page of a sheet. */
  private takesAreas = true;
  /** The ids of the sheets that arrived in a file. */
  private arrived: readonly string[] = [];
  /** Set if sheets may have arrived that could not be removed yet. */
  private left: SheetsLeft | undefined;
  /** The names that the sheets have now. */
  private names: BookNames;
  /** In an update: the ids of the new sheets, by the names that they get. */
  private renamed: ReadonlyMap<string, string> | undefined;

  /** `before` are all sheets that existed before, and the one in front. */
  constructor(
    private readonly design: BookletDesign,
    private readonly before: Pick<BookPlace, "sheets" | "frontId">,
  ) {
    this.names = design.names;
  }

  /** The mazes whose sheets are drawn. */
  private get drawn(): readonly BookMaze[] {
    return this.design.update?.drawn ?? this.design.mazes;
  }

  /** Whether nothing but the index is missing. */
  get isDrawn(): boolean {
    const { mazes, answerLayout } = this.design;
    return this.made === this.drawn.length && (answerLayout === undefined || this.answered === mazes.length);
  }

  /**
   * Draws everything but the index's list: all sheets arrive in one file, if Excel takes that; otherwise they are drawn one after
   * the other. `progress` tells how many mazes and answers are finished. Throws Refusal, Stopped.
   */
  async draw(job: Job, progress: (done: number, sentence: Message) => void): Promise<void> {
    const { mazes, isOnOneSheet, answerLayout } = this.design;
    const count = this.drawn.length;
    if (this.isDrawn) return;
    if (insertsSheets(job.host)) {
      const answers = message("drawing-answers", { first: 1, last: mazes.length, count: mazes.length });
      progress(0, count === 0 ? answers : message("drawing-mazes", { first: 1, last: count, count }));
      if (await this.arrive(job)) return;
    }
    for (const part of batchesOf(this.drawn, isOnOneSheet ? MAZES_AT_ONCE : SHEETS_AT_ONCE, 1)) {
      const last = this.made + part.length;
      progress(this.made, message("drawing-mazes", { first: this.made + 1, last, count }));
      await this.drawMazes(job, part);
      this.made = last;
    }
    if (answerLayout === undefined) return;
    for (const part of batchesOf(mazes, MAZES_AT_ONCE, answerLayout.across)) {
      const [first, last] = [part[0]!.number, part[part.length - 1]!.number];
      progress(count + this.answered, message("drawing-answers", { first, last, count: mazes.length }));
      await this.drawAnswers(job, part, answerLayout);
      this.answered = last;
    }
  }

  /**
   * Writes the index, and sets up the pages of sheets that hold several, in one request, and brings the index to
   * the front, in another; one more if the host does not accept that many print areas; and two if the zoom of the first or the last
   * sheet, which is read back, was not set, so that all are sent again (OfficeDev/office-js#1860). Returns whether every zoom was set.
   */
  async finish(job: Job): Promise<boolean> {
    if (this.design.update !== undefined) await this.replace(job, this.design.update);
    const isFitted = await this.writeEnd(job);
    await bringToFront(job, this.names.index);
    if (isFitted) return true;
    await job.repeatable((context) => fitPages(context, this.printed, this.takesAreas));
    return areFitted(await job.request((context) => loadPages(context, this.printed, this.takesAreas)));
  }

  /** Deletes the sheets that go, and gives the new ones their names. Two requests, which can be made again. */
  private async replace(job: Job, { drawn, names, gone }: BookUpdate): Promise<void> {
    if (this.renamed === undefined) {
      const { design } = this;
      const pairs = drawn.map(({ number }): [string, string] => [
        design.names.mazes[number - 1]!,
        names.mazes[number - 1]!,
      ]);
      if (design.answerLayout !== undefined) pairs.push([design.names.answers, names.answers]);
      const found = await job.request(({ workbook: { worksheets } }) => {
        return pairs.map(([now]) => worksheets.getItem(now).load("id"));
      });
      this.renamed = new Map(pairs.map(([, name], i) => [name, found[i]!.id]));
    }
    const { renamed } = this;
    await job.repeatable(({ workbook: { worksheets } }) => {
      for (const id of gone) worksheets.getItemOrNullObject(id).delete();
      for (const [name, id] of renamed) worksheets.getItem(id).name = name;
    });
    this.names = names;
  }

  /** What the person should do if {@link remove} fails. */
  get ifStuck(): Message {
    if (this.left === undefined) return message("booklet-unfinished");
    return message("booklet-sheets-left", { first: this.design.names.index });
  }

  /**
   * Deletes the sheets that came so far, and brings the sheet to the front that was there. Only sheets that carry the booklet's mark, or
   * have one of its names and nothing else, are touched.
   */
  async remove(job: Job): Promise<void> {
    if (this.left !== undefined) return this.left.remove(job);
    const { book, update } = this.design;
    const { books, sheets, frontId } = await readBookPlace(job);
    const isNew = ({ id }: SheetName) => !this.before.sheets.some((sheet) => sheet.id === id);
    const own =
      update === undefined ? sheetsOfBook(books, book) : books.filter((sheet) => sheet.book === book && isNew(sheet));
    const unmarked = sheets.filter(({ id }) => !books.some((each) => each.id === id));
    const bare = await bareSheets(job, unmarked, namesInOrder(this.design.names), this.before.sheets);
    const begun = [...own, ...bare].map(({ id }) => id);
    await job.request(({ workbook: { worksheets } }) => {
      for (const id of new Set([...begun, ...this.arrived])) worksheets.getItemOrNullObject(id).delete();
    });
    if (frontId !== this.before.frontId) await bringToFront(job, this.before.frontId);
  }

  /**
   * Inserts all sheets, and writes what they lack: names, sizes and pages, in two requests. False if Excel does not take them, or
   * a sample shows other walls; then they are gone.
   */
  private async arrive(job: Job): Promise<boolean> {
    const { design, before } = this;
    const { mazes, answerLayout, names } = design;
    const index = { name: names.index, mazes: [], cells: [], columnWidths: [], rowHeights: [] };
    const sheets = design.isOnOneSheet
      ? [stackInFile(design, mazes)]
      : this.drawn.map((one) => mazeSheetInFile(design, one));
    const file = [
      ...(design.update === undefined ? [index] : []),
      ...sheets,
      ...(answerLayout === undefined ? [] : [answersInFile(design, answerLayout, mazes)]),
    ];
    const place = { sheets: before.sheets, front: before.frontId };
    const inserted = await sheetsInserted(job, file, place, () => undefined).catch((error: unknown) => {
      if (error instanceof SheetsLeft) this.left = error;
      throw error;
    });
    if (inserted === undefined) return false;
    this.arrived = inserted.ids;
    const { drawn } = this;
    const last = mazes[mazes.length - 1]!;
    const samples = await job.request((context) => {
      this.dress(context);
      const pages = drawn.slice(-1).map((one) => ({ maze: one.maze, sample: this.loadSample(context, one) }));
      if (answerLayout === undefined) return pages;
      const answers = context.workbook.worksheets.getItem(names.answers);
      const sample = loadWallSample(answers, answerPlace(answerLayout, last.number, last.maze));
      return [...pages, { maze: last.maze, sample }];
    });
    if (samples.every(({ maze, sample }) => sampleAgrees(sample, maze))) {
      this.made = drawn.length;
      this.answered = answerLayout === undefined ? 0 : mazes.length;
      return true;
    }
    job.host.mostInserted = 0;
    await job.unstoppable().repeatable(({ workbook }) => {
      for (const id of this.arrived) workbook.worksheets.getItemOrNullObject(id).delete();
    });
    this.arrived = [];
    return false;
  }

  /** Queues what sheets that arrived in a file lack; all but the index is as if it had been drawn then. */
  private dress({ workbook: { worksheets } }: Excel.RequestContext): void {
    const { design } = this;
    const { mazes, answerLayout, names, cellSize } = design;
    const { maze } = mazes[0]!;
    if (design.update === undefined) this.dressIndex(worksheets.getItem(names.index));
    if (answerLayout !== undefined) {
      const answers = worksheets.getItem(names.answers);
      dressAnswerSheet(answers, this.finalStyle, answerLayout, maze);
      sizeAnswers(answers, design, answerLayout, mazes);
    }
    if (design.isOnOneSheet) {
      const stack = worksheets.getItem(this.sheetOf(1));
      dressStackSheet(stack, design, maze);
      sizeStack(stack, design, mazes);
      return;
    }
    for (const one of this.drawn) {
      const sheet = worksheets.getItem(this.sheetOf(one.number));
      const name = this.finalStyle.names.mazes[one.number - 1]!;
      markSheet(sheet, design.book, one.part ?? one.number, name, footerOf(one.texts));
      sizeGrid(sheet, sheetPlace(maze), cellSize);
      dressMazeSheet(sheet, design, one);
    }
  }

  private dressIndex(sheet: Excel.Worksheet): void {
    dressIndexSheet(sheet, this.design);
    this.design.remembered?.(sheet);
  }

  /** The style with the names that its sheets will have in the end. */
  private get finalStyle(): BookletDesign {
    const { design } = this;
    return design.update === undefined ? design : { ...design, names: design.update.names };
  }

  private async drawMazes(job: Job, part: readonly BookMaze[]): Promise<void> {
    const { design } = this;
    const last = part[part.length - 1]!;
    const sample = await job.request((context): WallSample => {
      const { worksheets } = context.workbook;
      if (this.made === 0 && design.update === undefined) this.dressIndex(worksheets.add(design.names.index));
      if (design.isOnOneSheet) {
        if (this.made === 0) dressStackSheet(worksheets.add(this.sheetOf(1)), design, last.maze);
        addToStack(worksheets.getItem(this.sheetOf(1)), design, part, this.copies);
      } else {
        addMazeSheets(context, design, part, this.copies, this.finalStyle.names);
      }
      return this.loadSample(context, last);
    });
    if (sampleAgrees(sample, last.maze)) return;
    // On some hosts copied lines, or touching areas in one address, do not behave as documented.
    this.copies = false;
    const { takesSeveralAreas } = job.host;
    job.host.takesSeveralAreas = false;
    if (!design.isOnOneSheet) {
      await job.request((context) => {
        for (const { number } of part) context.workbook.worksheets.getItem(this.sheetOf(number)).delete();
      });
    }
    const again = await job.request((context) => {
      if (design.isOnOneSheet) addToStack(context.workbook.worksheets.getItem(this.sheetOf(1)), design, part, false);
      else addMazeSheets(context, design, part, false, this.finalStyle.names);
      return this.loadSample(context, last);
    });
    if (sampleAgrees(again, last.maze)) return;
    job.host.takesSeveralAreas = takesSeveralAreas;
    throw new Refusal(message("book-maze-untrue", { number: last.number }));
  }

  private async drawAnswers(job: Job, part: readonly BookMaze[], layout: AnswerLayout): Promise<void> {
    const { design } = this;
    const last = part[part.length - 1]!;
    const draw = (isAgain: boolean) =>
      job.request((context): WallSample => {
        const { worksheets } = context.workbook;
        if (this.answered === 0 && !isAgain) {
          dressAnswerSheet(worksheets.add(design.names.answers), this.finalStyle, layout, last.maze);
        }
        const sheet = worksheets.getItem(design.names.answers);
        const stack = design.isOnOneSheet ? worksheets.getItem(this.sheetOf(1)) : undefined;
        const placeOf = ({ number, maze }: BookMaze) => ({
          sheet: stack ?? worksheets.getItem(this.sheetOf(number)),
          area: this.areaOf(number, maze),
        });
        // The sheets that stay may have been changed since they were drawn.
        const copies = this.copies && design.update === undefined;
        addAnswers(sheet, design, layout, part, copies ? placeOf : undefined);
        return loadWallSample(sheet, answerPlace(layout, last.number, last.maze));
      });
    if (sampleAgrees(await draw(false), last.maze)) return;
    this.copies = false;
    if (sampleAgrees(await draw(true), last.maze)) return;
    throw new Refusal(message("book-answer-untrue", { number: last.number }));
  }

  private loadSample({ workbook: { worksheets } }: Excel.RequestContext, { number, maze }: BookMaze): WallSample {
    return loadWallSample(worksheets.getItem(this.sheetOf(number)), this.areaOf(number, maze));
  }

  /** The name of the sheet that holds maze `number`. */
  private sheetOf(number: number): string {
    return this.names.mazes[this.design.isOnOneSheet ? 0 : number - 1]!;
  }

  /** Where on that sheet it is. */
  private areaOf(number: number, maze: BookMaze["maze"]): Area {
    return this.design.isOnOneSheet ? stackPlace(number, maze) : sheetPlace(maze);
  }

  private placesOf({ number, maze }: BookMaze): BookPlaces {
    const { isOnOneSheet, answerLayout } = this.design;
    const area = this.areaOf(number, maze);
    const own = { sheet: this.sheetOf(number), area: isOnOneSheet ? labelled(area) : area };
    if (answerLayout === undefined) return { maze: own, answer: undefined };
    const answer = { sheet: this.names.answers, area: labelled(answerPlace(answerLayout, number, maze)) };
    return { maze: own, answer };
  }

  /** Returns whether every zoom was set. Throws Refusal. */
  private async writeEnd(job: Job): Promise<boolean> {
    const write = () =>
      job.request((context) => {
        this.writePages(context);
        return loadPages(context, this.printed, this.takesAreas);
      });
    try {
      const pages = await write();
      if (!this.takesAreas || areDivided(pages, this.printed)) return areFitted(pages);
    } catch (error) {
      if (!(error instanceof Refusal) || !formCodes.has(error.code) || !this.takesAreas) throw error;
    }
    this.takesAreas = false;
    return areFitted(await write());
  }

  /** Queues the index, and the print set-up of sheets that hold several mazes. */
  private writePages({ workbook: { worksheets } }: Excel.RequestContext): void {
    const { design, takesAreas } = this;
    const size = design.mazes[0]!.maze;
    const index = worksheets.getItem(this.names.index);
    writeIndex(index, this.finalStyle, (maze) => this.placesOf(maze));
    if (design.update !== undefined) design.remembered?.(index);
    const { length } = design.mazes;
    if (design.isOnOneSheet) printStack(worksheets.getItem(this.sheetOf(1)), design, length, size, takesAreas);
    if (design.answerLayout !== undefined) {
      printAnswers(worksheets.getItem(this.names.answers), design.answerLayout, length, size, takesAreas);
    }
  }

  private get printed(): PrintedSheets {
    const { isOnOneSheet, answerLayout, mazes } = this.design;
    const pagesOf = ({ across, down }: AnswerLayout) => Math.ceil(mazes.length / (across * down));
    return {
      ofOne: isOnOneSheet ? [] : this.drawn.map(({ number }) => this.sheetOf(number)),
      ofSeveral: [
        ...(isOnOneSheet ? [{ name: this.sheetOf(1), pages: mazes.length }] : []),
        ...(answerLayout === undefined ? [] : [{ name: this.names.answers, pages: pagesOf(answerLayout) }]),
      ],
    };
  }
}

/** A place with the row above it. */
function labelled(area: Area): Area {
  return { ...area, row: area.row - 1, rows: area.rows + 1 };
}

/** The most cells of one request, about 6 bytes each. */
const CELLS_AT_ONCE = 25_000;

/** Mazes of one size in batches of at most `most` for one request each; all but the last hold a multiple of `step`. */
function batchesOf(mazes: readonly BookMaze[], most: number, step: number): BookMaze[][] {
  const batches: BookMaze[][] = [];
  const cells = mazes[0]?.maze.size ?? 1;
  const fit = Math.min(most, Math.floor(CELLS_AT_ONCE / cells));
  const size = Math.max(step, Math.floor(fit / step) * step);
  for (let at = 0; at < mazes.length; at += size) batches.push(mazes.slice(at, at + size));
  return batches;
}
