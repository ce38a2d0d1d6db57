import { ActionFailure } from "../../src/actions/desk/work";
import { setUpSheet } from "../../src/actions/front/setUpSheet";
import { GenerationPlay } from "../../src/actions/watch/generationPlay";
import type { Player } from "../../src/actions/watch/player";
import { mazeAt } from "../../src/maze/trace";
import { parseArea, parseReference, type Area } from "../../src/worksheet/excel/addresses";
import type { SheetStore } from "../host/store";
import { conversation, type Conversation } from "../actions/conversation";
import { book, openWorkbook } from "../actions/openMaze";
import { mazeIn } from "../actions/sheetReading";
import { everything, type Trouble } from "../actions/trouble";

/** Cells that are looked through for what a person put there. */
const LOOKED_AT = { rows: 40, columns: 60 };

/** How an act of the add-in ended. */
export interface Ended {
  readonly outcome: object | undefined;
  readonly sentence: string;
}

/**
 * The workbook, and what nobody but the person and this model knows: which contents and fills are a person's own. Each is one of its
 * kind (a text or a colour that nothing else has), so that it can be found wherever it was moved or kept.
 */
export class World {
  player: Player | undefined;
  private readonly values = new Set<string>();
  private readonly fills = new Set<string>();
  private made = 0;
  private inFlight = 0;
  /** Sheets in which a person drew or took away lines since their maze was drawn, by id. */
  readonly drawnIn = new Set<string>();
  /** Sheets of which an outcome said that they are unfinished. */
  readonly unfinished = new Set<string>();

  static async open(): Promise<World> {
    openWorkbook();
    await setUpSheet(conversation());
    const world = new World();
    const execute = book.excel.execute.bind(book.excel);
    book.excel.execute = async (...request) => {
      world.inFlight++;
      try {
        return await execute(...request);
      } finally {
        world.inFlight--;
      }
    };
    return world;
  }

  get front(): SheetStore {
    return book.workbook.activeSheet;
  }

  /** A text that nothing else in the workbook is. */
  newValue(): string {
    const value = `own ${++this.made}`;
    this.values.add(value);
    return value;
  }

  /** A colour that nothing else in the workbook has. */
  newFill(): string {
    const fill = `#${(0xa00000 + ++this.made).toString(16).toUpperCase()}`;
    this.fills.add(fill);
    return fill;
  }

  /** The person gives up what they put into these cells: by an act of their own, or by a yes. */
  release(sheet: SheetStore, { row, column, rows, columns }: Area, what: "all" | "fills" | "values" = "all"): void {
    for (let r = row; r < Math.min(row + rows, LOOKED_AT.rows); r++) {
      for (let c = column; c < Math.min(column + columns, LOOKED_AT.columns); c++) {
        if (what !== "fills") this.values.delete(String(sheet.value(r, c) ?? ""));
        if (what !== "values") this.fills.delete(sheet.style(r, c).fill.color);
      }
    }
  }

  /** A maze that is drawn anew gives all of its cells their fill, and a solution goes with what it covered. */
  releaseFillsOfMaze(sheet: SheetStore): void {
    const grid = this.gridOf(sheet);
    if (grid !== undefined) this.release(sheet, grid, "fills");
    const kept = namesOf(sheet);
    for (const fill of this.fills) if (kept.includes(fill.slice(1))) this.fills.delete(fill);
  }

  /** The maze of a sheet stands as Lavirint drew it. */
  redrawn(sheet: SheetStore): void {
    this.drawnIn.delete(sheet.id);
    this.unfinished.delete(sheet.id);
  }

  /** Types a size into the size cells of the sheet in front, where it has some. */
  typeSize({ columns, rows }: { columns: number; rows: number }): void {
    for (const [name, size] of [
      ["MazeColumns", columns],
      ["MazeRows", rows],
    ] as const) {
      const cell = parseReference(book.workbook.name(name, this.front)?.formula ?? "");
      if (cell !== undefined) book.workbook.sheet(cell.sheet)?.setCell(cell.area.row, cell.area.column, size);
    }
  }

  select(area: Area): void {
    this.front.select([area]);
  }

  /** Where the maze of a sheet stands, by its name. */
  gridOf(sheet: SheetStore): Area | undefined {
    const name = book.workbook.names.find((each) => each.name === "MazeGrid" && each.scope === sheet);
    return name && parseReference(name.formula)?.area;
  }

  /** An act of the add-in, in trouble or without; `answer` is said to every question. */
  async act(act: (talk: Conversation) => Promise<unknown>, answer: boolean, trouble: Trouble): Promise<Ended> {
    const { fault, stopAt } = trouble;
    const before = everything();
    book.counter.reset();
    if (fault !== undefined) book.switches.faults = [{ ...fault, message: "A fault of the test." }];
    const talk = conversation();
    const asking: Conversation = {
      ...talk,
      ask: async (question) => {
        await talk.ask(question);
        if (answer) this.consent(question.sentence);
        return answer;
      },
    };
    const execute = book.excel.execute;
    book.excel.execute = (...request) => {
      if (book.counter.requests.length + 1 === stopAt) talk.stop();
      return execute(...request);
    };
    let ended: Ended;
    try {
      const outcome = (await act(asking)) as { sentence: string };
      ended = { outcome, sentence: outcome.sentence };
    } catch (error) {
      if (!(error instanceof ActionFailure)) throw error;
      expect(error.sentence).not.toContain("made a mistake of its own");
      ended = { outcome: undefined, sentence: error.sentence };
    } finally {
      book.excel.execute = execute;
      book.switches.faults = [];
    }
    if (/Nothing was changed\.$/.test(ended.sentence)) expect(everything()).toEqual(before);
    if (/unfinished|in part/.test(ended.sentence)) this.unfinished.add(this.front.id);
    this.check();
    return ended;
  }

  /** "D4, E5:F6 on Sheet1 hold 3 values, and G7 on Sheet1 has another fill": what is there may go. */
  private consent(sentence: string): void {
    const cells = /[A-Z]{1,3}\d+(?::[A-Z]{1,3}\d+)?/g;
    for (const [, areas = "", name = "", verb = ""] of sentence.matchAll(
      /((?:[A-Z]{1,3}\d+(?::[A-Z]{1,3}\d+)?(?:, | and )?)+(?:\d+ more areas )?)\s*on (.+?) (holds?|has|have) /g,
    )) {
      const sheet = book.workbook.sheet(name);
      if (sheet === undefined) continue;
      for (const [address] of areas.matchAll(cells)) {
        this.release(sheet, parseArea(address)!, verb.startsWith("hold") ? "values" : "fills");
      }
    }
  }

  /** What must be true after every act, whoever's. */
  check(): void {
    expect(this.inFlight).toBe(0);
    this.checkForeign();
    for (const sheet of book.workbook.sheets) {
      this.checkStamps(sheet);
      this.checkWhole(sheet);
    }
    this.checkPlayer();
  }

  private checkForeign(): void {
    const values = new Set<string>();
    const fills = new Set<string>();
    for (const sheet of book.workbook.sheets) {
      for (let row = 0; row < LOOKED_AT.rows; row++) {
        for (let column = 0; column < LOOKED_AT.columns; column++) {
          values.add(String(sheet.value(row, column) ?? ""));
          fills.add(sheet.style(row, column).fill.color);
        }
      }
    }
    expect([...this.values].filter((value) => !values.has(value))).toEqual([]);
    const kept = book.workbook.sheets.map(namesOf).join();
    expect([...this.fills].filter((fill) => !fills.has(fill) && !kept.includes(fill.slice(1)))).toEqual([]);
  }

  private checkStamps(sheet: SheetStore): void {
    const stamps = book.workbook.names.filter(({ name, scope }) => scope === sheet && name.startsWith("MazeStamp_"));
    if (this.gridOf(sheet) !== undefined) expect(stamps.length).toBe(1);
  }

  /** The frame is closed but for its ends, unless a person drew in it. */
  private checkWhole(sheet: SheetStore): void {
    const grid = this.gridOf(sheet);
    if (grid === undefined || this.drawnIn.has(sheet.id) || this.unfinished.has(sheet.id)) return;
    mazeIn(sheet, nameOf(grid), endsIn(sheet, grid));
  }

  /** A player that is not over, and whose maze nobody touched, shows the walls of its position. */
  private checkPlayer(): void {
    const { player } = this;
    if (player === undefined || player.isOver || !(player.play instanceof GenerationPlay)) return;
    const { generated } = player.play;
    const sheet = book.workbook.sheets.find(({ id }) => id === generated.sheetId);
    const stands = sheet && book.workbook.names.some(({ name, scope }) => scope === sheet && name === generated.stamp);
    if (sheet === undefined || stands !== true || this.drawnIn.has(sheet.id) || / between /.test(player.standing))
      return;
    const grid = this.gridOf(sheet);
    if (grid === undefined || nameOf(grid) !== nameOf(generated.area)) return;
    const shown = mazeIn(sheet, nameOf(grid), endsIn(sheet, grid));
    expect(shown.standing).toEqual(mazeAt(generated.grid, generated.trace, player.position).standing);
  }
}

/** What the names of a sheet hold: what marks took the place of is kept there. */
function namesOf(sheet: SheetStore): string {
  return book.workbook.names
    .filter(({ scope }) => scope === sheet)
    .map(({ formula }) => formula)
    .join();
}

function nameOf({ row, column, rows, columns }: Area): string {
  const letter = (index: number) => String.fromCharCode(65 + index);
  return `${letter(column)}${row + 1}:${letter(column + columns - 1)}${row + rows}`;
}

/** Cells of entrance and exits by their names, numbered in the grid; numbers may have covered their letters. */
function endsIn(sheet: SheetStore, grid: Area): number[] {
  return book.workbook.names
    .filter(({ name, scope }) => scope === sheet && /^Maze(Entrance|Exit\d+)$/.test(name))
    .flatMap(({ formula }) => parseReference(formula)?.area ?? [])
    .map(({ row, column }) => (row - grid.row) * grid.columns + column - grid.column);
}
