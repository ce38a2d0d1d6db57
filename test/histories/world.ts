import { type Filling, type Message, inShort } from "../../src/message";
import { idsIn } from "../words/sentencesIn";
import type { ActionFailure } from "../../src/actions/desk/work";
import { isSameMaze } from "../../src/actions/desk/isSameMaze";
import { readSheetInFront, type MazeIdentity } from "../../src/actions/front/sheetInFront";
import { setUpSheet } from "../../src/actions/front/setUpSheet";
import { clearMaze } from "../../src/actions/make/clearMaze";
import { removeEnd } from "../../src/actions/edit/ends";
import { clearSolution } from "../../src/actions/solve/clearSolution";
import { GenerationPlay } from "../../src/actions/watch/generationPlay";
import type { Player } from "../../src/actions/watch/player";
import { BOTTOM, Maze, RIGHT } from "../../src/maze/model/maze";
import { Check } from "../../src/maze/measures/check";
import { mazeAt } from "../../src/maze/trace/trace";
import { parseText } from "../../src/maze/text/textForms";
import { addressOf, parseArea, parseReference, sameArea, type Area } from "../../src/worksheet/excel/addresses";
import type { SheetStore } from "../host/store";
import { conversation, type Conversation } from "../actions/conversation";
import { book, openWorkbook, pane } from "../actions/openMaze";
import { mazeIn } from "../actions/sheetReading";
import { isIn, Picture, type At } from "./picture";

/** Ids of what tells how an act left the workbook. */
const UNCHANGED =
  /^(?:nothing-changed|perfect-already|parts-beyond-mending|(?:passage|wall|cells)-there-already|cells-out-already)$/;
const UNFINISHED = /unfinished|in-part|partly/;
const AS_BEFORE =
  /^(?:sheet-as-before|earlier-maze-gone|earlier-maze-gone-but-kept|cleared-as-before|cleared-but-for-print-area)$/;
const NO_MAZE = /^(?:no-maze-to-clear|selection-too-large-to-clear|selection-empty)$/;

/** What goes wrong while an act of the add-in works; requests count from 1. */
export interface Trouble {
  /** This request fails, before which of its calls; with `forGood`, so do all that follow. */
  readonly fault?: { readonly request: number; readonly action: number; readonly code: string };
  readonly forGood?: boolean;
  /** Stop is pressed while this request is under way. */
  readonly stopAt?: number;
}

/** What the pane holds about a maze, and which maze. */
export interface Held {
  readonly maze: MazeIdentity;
  /** The text of the maze, or whether it was found to be perfect. */
  readonly text?: string;
  readonly isPerfect?: boolean;
}

/**
 * The workbook, and what only the person and this model know: how each sheet would look without its maze, which texts and
 * colours in mazes are a person's own, and which questions were answered with yes. It learns from what people do and what the add-in
 * says, never from what the add-in keeps.
 */
export class World {
  player: Player | undefined;
  held: Held | undefined;
  /** How each sheet, by its id, would look without its maze; sheets that the add-in made for itself have none. */
  private readonly beliefs = new Map<string, Picture>();
  /** What a person typed into cells of mazes, and the colours they gave such cells; each is unique. */
  private readonly typed = new Set<string>();
  private readonly coloured = new Set<string>();
  /** Pictures of sheets, valid until something changes. */
  private readonly pictures = new Map<SheetStore, Picture>();
  private made = 0;
  private inFlight = 0;
  /** Ids of sheets in whose maze a person drew or removed lines since it was drawn. */
  readonly drawnIn = new Set<string>();
  /** Sheets that an outcome called unfinished. */
  readonly unfinished = new Set<string>();
  /** Ids of sheets in whose maze a person set widths or heights. */
  private readonly sizedIn = new Set<string>();
  /** Sheets for which a person deleted something that was kept for them. */
  readonly lossy = new Set<string>();
  /** Sheets for which a person changed, on the hidden sheet itself, what is kept for them. */
  private readonly tampered = new Set<string>();
  /** Cells, by sheet, for which a question was answered with yes in this act. */
  private consents: { readonly sheet: string; readonly area: Area }[] = [];

  static async open(): Promise<World> {
    openWorkbook();
    await setUpSheet(conversation());
    const world = new World();
    world.beliefs.set(world.front.id, Picture.empty());
    const execute = book.excel.execute.bind(book.excel);
    book.excel.execute = async (...request) => {
      world.pictures.clear();
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

  /** All sheets except the helper sheets of the add-in. */
  get sheets(): SheetStore[] {
    return book.workbook.sheets.filter(({ id }) => this.beliefs.has(id));
  }

  newValue(): string {
    return `own ${++this.made}`;
  }

  newFill(): string {
    return `#${(0xa00000 + ++this.made).toString(16).toUpperCase()}`;
  }

  private now(sheet: SheetStore): Picture {
    const known = this.pictures.get(sheet);
    if (known !== undefined) return known;
    const picture = Picture.of(sheet);
    // Columns that Set up sheet made narrow get their width back with Clear maze.
    if (namesOf(sheet).includes("MazeBeforeColumns")) {
      picture.widths.forEach((width, c) => width === "9" && (picture.widths[c] = "48"));
    }
    this.pictures.set(sheet, picture);
    return picture;
  }

  /** Where the maze of a sheet is: by its visible name, or else by its stamp, which follows its cells. */
  gridOf(sheet: SheetStore): Area | undefined {
    const own = book.workbook.names.filter(({ scope }) => scope === sheet);
    const name = own.find((each) => each.name === "MazeGrid") ?? own.find((each) => each.name.startsWith("MazeStamp_"));
    const found = name && parseReference(name.formula);
    return found?.sheet === sheet.name ? found.area : undefined;
  }

  /** A search in a maze that somebody drew, or between cells beside the sheet's maze, is shown where the person wants it. */
  followPlay(): void {
    if (this.player === undefined) return;
    const place = (this.player.play.place as Message<"cells-on-sheet">).args;
    const [sheet, area] = [book.workbook.sheet(place.sheet as string), parseArea(place.area as string)];
    if (sheet === undefined || area === undefined) return;
    const grid = this.gridOf(sheet);
    if (!isIn(grid, area.row, area.column)) this.follow(sheet, (at) => touches(area, at), undefined);
  }

  /** Filling a maze with items gives up what a person typed into it, after a question. */
  giveUpTyped(sheet: SheetStore): void {
    const grid = this.gridOf(sheet);
    if (grid !== undefined) this.release(sheet, grid, "typed");
  }

  /** The person changed one cell; `what` says its contents or its fill. */
  touched(sheet: SheetStore, { row, column }: Area, what: "contents" | "fills"): void {
    this.pictures.clear();
    const now = this.now(sheet);
    if (isIn(this.gridOf(sheet), row, column)) {
      if (what === "contents") this.typed.add(now.at(["contents", row, column])!);
      else this.coloured.add(sheet.style(row, column).fill.color);
    } else {
      this.follow(sheet, (at) => at[0] === what && at[1] === row && at[2] === column, undefined);
    }
  }

  /** What the person did to a sheet, at the places that are wanted, is what it would look like. */
  follow(sheet: SheetStore, isWanted: (at: At) => boolean, outside = this.gridOf(sheet)): void {
    this.pictures.clear();
    this.beliefs.get(sheet.id)?.follow(this.now(sheet), outside, isWanted);
  }

  /** A person has headings printed. */
  printsHeadings(sheet: SheetStore): void {
    this.beliefs.get(sheet.id)!.headings = String(sheet.page.printHeadings);
  }

  /** A person set the size of a column or row. In a maze it moves when rows or columns are inserted or deleted. */
  sized(sheet: SheetStore, isWanted: (at: At) => boolean): void {
    this.follow(sheet, isWanted, { row: 1000, column: 1000, rows: 1, columns: 1 });
    if (this.gridOf(sheet) !== undefined) this.sizedIn.add(sheet.id);
  }

  /** The add-in inserted or deleted rows or columns of a maze, so it is not known where a person's sizes went. */
  linesMoved(sheet: SheetStore): void {
    if (!this.sizedIn.has(sheet.id)) return;
    const belief = this.beliefs.get(sheet.id)!;
    for (let i = 0; i < 15; i++) for (const what of ["widths", "heights"] as const) belief.put([what, i, i], undefined);
    this.follow(sheet, ([what]) => what === "widths" || what === "heights");
  }

  /** A person inserted or deleted a line. */
  shifted(sheet: SheetStore, line: "row" | "column", edit: "insert" | "delete", index: number): void {
    this.pictures.clear();
    const belief = this.beliefs.get(sheet.id);
    if (belief === undefined) return;
    belief.shift(line, edit, index);
    // What Excel made of the new line, and of the lines beside it, is as it is.
    this.follow(sheet, (at) => belief.at(at) === undefined);
    const grid = this.gridOf(sheet);
    if (grid !== undefined) this.drawnIn.add(sheet.id);
  }

  /** A person copied a sheet: what is true of the one is true of the other, except for what is kept elsewhere. */
  copied(sheet: SheetStore, to: SheetStore): void {
    const belief = this.beliefs.get(sheet.id);
    if (belief === undefined) return;
    const copy = belief.copy();
    const grid = this.gridOf(to);
    if (grid !== undefined) copy.forget(grid);
    this.beliefs.set(to.id, copy);
    for (const marked of [this.drawnIn, this.unfinished]) if (marked.has(sheet.id)) marked.add(to.id);
  }

  /** A person added a sheet. */
  added(sheet: SheetStore): void {
    this.beliefs.set(sheet.id, this.now(sheet).copy());
  }

  /** The person gives up what they put into these cells of a maze. */
  release(sheet: SheetStore, area: Area, what: "all" | "typed" | "coloured" = "all"): void {
    this.pictures.clear();
    const now = this.now(sheet);
    for (let row = area.row; row < area.row + area.rows; row++) {
      for (let column = area.column; column < area.column + area.columns; column++) {
        if (what !== "coloured") this.typed.delete(now.at(["contents", row, column]) ?? "");
        if (what !== "typed") this.coloured.delete(sheet.style(row, column).fill.color);
      }
    }
  }

  /** The person deletes a sheet, with whatever is theirs there. */
  beforeDeleting(sheet: SheetStore): void {
    this.release(sheet, { row: 0, column: 0, rows: 15, columns: 13 });
    if (!this.beliefs.has(sheet.id)) for (const { id } of this.sheets) this.lossy.add(id);
  }

  /** Drawing a maze again or clearing it removes the colours of its cells, and so does removing a solution. */
  private releaseColours(sheet: SheetStore): void {
    const grid = this.gridOf(sheet);
    if (grid !== undefined) this.release(sheet, grid, "coloured");
    const kept = namesOf(sheet);
    for (const fill of this.coloured) if (kept.includes(fill.slice(1))) this.coloured.delete(fill);
  }

  /** Types a size into the size cells of the sheet in front, if it has any. */
  typeSize({ columns, rows }: { columns: number; rows: number }): void {
    for (const [name, size] of [
      ["MazeColumns", columns],
      ["MazeRows", rows],
    ] as const) {
      const cell = parseReference(book.workbook.name(name, this.front)?.formula ?? "");
      if (cell !== undefined) book.workbook.sheet(cell.sheet)?.setCell(cell.area.row, cell.area.column, size);
    }
  }

  /** An act of the add-in, in trouble or without; `answer` is said to every question. */
  async act(
    act: (talk: Conversation) => Promise<object>,
    { yes = true, trouble = {}, redraws = false }: { yes?: boolean; trouble?: Trouble; redraws?: boolean } = {},
  ): Promise<{ readonly outcome: object | undefined; readonly sentence: Message | undefined }> {
    const { front } = this;
    const gridBefore = this.gridOf(front);
    const stampBefore = stampOf(front);
    const before = everything((sheet) => this.now(sheet));
    const sheetsBefore = new Set(book.workbook.sheets.map(({ id }) => id));
    if (redraws) this.releaseColours(front);
    this.consents = [];
    const { outcome, sentence } = await this.attempt(act, yes, trouble);
    const told = idsIn(sentence);
    const says = (id: RegExp) => told.some((each) => id.test(each));
    const names = (sheet: string) => sentence !== undefined && inShort(sentence).includes(JSON.stringify(sheet));
    const isAsBefore = says(AS_BEFORE);
    if (says(UNCHANGED)) {
      const after = everything((sheet) => this.now(sheet));
      if (JSON.stringify(after) !== JSON.stringify(before)) expect(after).toEqual(before);
    }
    if (!this.beliefs.has(front.id) && outcome !== undefined) for (const { id } of this.sheets) this.tampered.add(id);
    // A sheet added in this act is a person's if it holds a maze, and the add-in's if it is a helper sheet.
    for (const sheet of book.workbook.sheets) {
      const isNew = !sheetsBefore.has(sheet.id);
      if (isNew && namesOf(sheet).includes("MazeColumns")) this.beliefs.set(sheet.id, Picture.empty());
    }
    for (const sheet of this.sheets) this.followSizeCells(sheet);
    if (says(UNFINISHED)) {
      for (const { id, name } of this.sheets) if (id === front.id || names(name)) this.unfinished.add(id);
    }
    const isThere = book.workbook.sheetById(front.id) !== undefined;
    // Where size cells are missing, a maze is made on another sheet.
    const isOther = this.gridOf(front) !== undefined && stampOf(front) === stampBefore;
    const redrawn = redraws && outcome !== undefined && !isOther && !/^(?:stopped|cancelled)$/.test(told[0] ?? "");
    if (isThere && redrawn) {
      this.drawnIn.delete(front.id);
      this.unfinished.delete(front.id);
    }
    // A maze that somebody drew is the person's own, even if the add-in marks, mends or clears it.
    const isTheirs =
      (outcome !== undefined && !redraws) || says(/^cells-cleared$|-nevertheless$|(?<!un)(?:in-part|partly)/);
    if (isThere && isTheirs && gridBefore === undefined && this.gridOf(front) === undefined) {
      this.follow(front, () => true);
    }
    if (isThere) this.checkAsked(front, gridBefore);
    if (isThere && isAsBefore && names(front.name)) this.checkAsBefore(front);
    if (isThere && gridBefore !== undefined && this.gridOf(front) === undefined) {
      if (!isAsBefore) this.follow(front, (at) => touches(gridBefore, at), undefined);
      this.drawnIn.delete(front.id);
    }
    return { outcome, sentence };
  }

  /** Size cells and their labels stay where the add-in made them. */
  private followSizeCells(sheet: SheetStore): void {
    const cells = marksOn(sheet, /^Maze(Columns|Rows)$/);
    this.follow(sheet, ([what, row, column]) => {
      const isLabelled = cells.some((cell) => cell.column === column && (cell.row === row || cell.row === row + 1));
      return isLabelled && (what === "contents" || what === "fills");
    });
  }

  private async attempt(
    act: (talk: Conversation) => Promise<object>,
    yes: boolean,
    { fault, forGood = false, stopAt }: Trouble,
  ): Promise<{ readonly outcome: object | undefined; readonly sentence: Message | undefined }> {
    book.counter.reset();
    if (fault !== undefined) {
      const message = "A fault of the test.";
      const later = Array.from({ length: forGood ? 60 : 0 }, (_, i) => ({ request: fault.request + 1 + i, action: 1 }));
      book.switches.faults = [fault, ...later].map((each) => ({ ...fault, ...each, message }));
    }
    const talk = conversation();
    const asking: Conversation = {
      ...talk,
      ask: async (question) => {
        await talk.ask(question);
        if (yes) this.consent(question.sentence);
        return yes;
      },
    };
    const { execute } = book.excel;
    book.excel.execute = (...request) => {
      if (book.counter.requests.length + 1 === stopAt) talk.stop();
      return execute(...request);
    };
    try {
      const outcome = (await act(asking)) as { sentence: Message | undefined };
      return { outcome, sentence: outcome.sentence };
    } catch (error) {
      if (!isFailure(error)) throw error;
      if (idsIn(error.sentence).some((id) => id === "internal-error" || id === "still-at-work")) throw error;
      const details = error.details === undefined ? "" : inShort(error.details);
      if (details.includes("embedded workbook:")) throw new Error(details, { cause: error });
      return { outcome: undefined, sentence: error.sentence };
    } finally {
      book.excel.execute = execute;
      book.switches.faults = [];
    }
  }

  /** "D4, E5:F6 on Sheet1 hold 3 values, and G7 on Sheet1 has another fill": what is there may go. */
  private consent(told: Message): void {
    const fillings = Object.entries(told.args as Readonly<Record<string, Filling | readonly Filling[]>>);
    const sheet = book.workbook.sheet((told.args as { readonly sheet?: string }).sheet ?? "");
    for (const each of fillings.flatMap(([name, filling]) => (name === "sheet" ? [] : filling))) {
      if (typeof each === "object") this.consent(each);
      if (typeof each !== "string" || sheet === undefined) continue;
      for (const [address] of each.matchAll(/[A-Z]{1,3}\d+(?::[A-Z]{1,3}\d+)?/g)) {
        const area = parseArea(address)!;
        this.consents.push({ sheet: sheet.id, area });
        this.release(sheet, area);
      }
    }
  }

  /** Checks that the add-in asked before a maze covered contents. */
  private checkAsked(sheet: SheetStore, before: Area | undefined): void {
    const grid = this.gridOf(sheet);
    const belief = this.beliefs.get(sheet.id);
    if (grid === undefined || belief === undefined || this.unfinished.has(sheet.id)) return;
    for (const { row, column, content } of belief.held()) {
      if (!isIn(grid, row, column) || isIn(before, row, column)) continue;
      const isSaid = this.consents.some((each) => each.sheet === sheet.id && isIn(each.area, row, column));
      if (!isSaid) throw new Error(`“${content}” on ${sheet.name} was covered without a question.`);
    }
  }

  /** Checks a sheet that is said to be as it was before its maze. */
  private checkAsBefore(sheet: SheetStore): void {
    expect(this.gridOf(sheet)).toBeUndefined();
    this.unfinished.delete(sheet.id);
    if (this.tampered.delete(sheet.id)) this.follow(sheet, () => true);
    // The contents of a booklet's sheets are not followed.
    expect(this.beliefs.get(sheet.id)?.differences(this.now(sheet), undefined) ?? []).toEqual([]);
  }

  /** Checks what must be true after every act, of the person or the add-in. */
  async check(): Promise<void> {
    this.pictures.clear();
    expect(this.inFlight).toBe(0);
    this.checkOwn();
    for (const sheet of this.sheets) {
      this.checkSurroundings(sheet);
      this.checkStamps(sheet);
      this.checkWhole(sheet);
    }
    this.checkPlayer();
    await this.checkHeld();
  }

  /** Checks that what people put into mazes still exists or was given up. */
  private checkOwn(): void {
    const contents = new Set<string>();
    const fills = new Set<string>();
    for (const sheet of book.workbook.sheets) {
      const now = this.now(sheet);
      for (const row of now.contents) for (const content of row) contents.add(content!);
      for (const row of now.fills) for (const fill of row) fills.add(fill!.split(" ")[0]!);
    }
    expect([...this.typed].filter((value) => !contents.has(value))).toEqual([]);
    const kept = book.workbook.sheets.map(namesOf).join();
    expect([...this.coloured].filter((fill) => !fills.has(fill) && !kept.includes(fill.slice(1)))).toEqual([]);
  }

  /** Checks that each sheet is as the person made it around its maze. */
  private checkSurroundings(sheet: SheetStore): void {
    if (this.unfinished.has(sheet.id)) return;
    const belief = this.beliefs.get(sheet.id)!;
    const now = this.now(sheet);
    const grid = this.gridOf(sheet);
    if (this.tampered.has(sheet.id)) belief.follow(now, grid);
    if (this.lossy.has(sheet.id)) belief.follow(now, grid, ([what]) => what !== "contents");
    expect(belief.differences(now, grid)).toEqual([]);
  }

  private checkStamps(sheet: SheetStore): void {
    const stamps = book.workbook.names.filter(({ name, scope }) => scope === sheet && name.startsWith("MazeStamp_"));
    if (this.gridOf(sheet) !== undefined && !this.unfinished.has(sheet.id)) expect(stamps.length).toBe(1);
  }

  /** Checks that the frame is closed except at the ends, unless a person drew in it. */
  private checkWhole(sheet: SheetStore): void {
    const grid = this.gridOf(sheet);
    if (grid === undefined || this.drawnIn.has(sheet.id) || this.unfinished.has(sheet.id)) return;
    mazeIn(sheet, addressOf(grid), endsIn(sheet, grid));
  }

  /** Where the player's maze is, if the sheet still has it and nobody changed it by hand. */
  private playedSheet(): { readonly sheet: SheetStore; readonly grid: Area } | undefined {
    const { player } = this;
    if (player === undefined || player.isOver || !(player.play instanceof GenerationPlay)) return undefined;
    const { sheetId, stamp, area } = player.play.generated;
    const sheet = book.workbook.sheetById(sheetId);
    const grid = sheet && this.gridOf(sheet);
    const stands = book.workbook.names.some(({ name, scope }) => scope === sheet && name === stamp);
    return sheet && grid && stands && sameArea(grid, area) ? { sheet, grid } : undefined;
  }

  /** Checks that an unfinished player whose maze nobody changed shows the walls of its position. */
  private checkPlayer(): void {
    const played = this.playedSheet();
    if (played === undefined || this.drawnIn.has(played.sheet.id) || this.unfinished.has(played.sheet.id)) return;
    const { standing } = this.player!;
    if (typeof standing === "object" && standing.id === "between-steps") return;
    expect(this.shownWalls(played)).toEqual(this.playedWalls());
  }

  /** Whether walls of the player's maze were changed by hand; undefined where it has none. */
  get isPlayChanged(): boolean | undefined {
    const played = this.playedSheet();
    if (played === undefined) return undefined;
    return this.shownWalls(played).join() !== this.playedWalls().join();
  }

  private shownWalls({ sheet, grid }: { readonly sheet: SheetStore; readonly grid: Area }): Uint8Array {
    const all = Array.from({ length: grid.rows * grid.columns }, (_, cell) => cell);
    return this.between(mazeIn(sheet, addressOf(grid), all).standing);
  }

  private playedWalls(): Uint8Array {
    const { generated } = this.player!.play as GenerationPlay;
    return this.between(mazeAt(generated.grid, generated.trace, this.player!.position).standing);
  }

  /** The walls between two cells of the player's maze; all others, among cells that are out of it, count as standing. */
  private between(standing: Uint8Array): Uint8Array {
    const grid = Maze.walled((this.player!.play as GenerationPlay).generated.grid);
    return standing.map((sides, cell) => {
      const others = [RIGHT, BOTTOM].filter((side) => !grid.separates(2 * cell + side));
      return others.reduce((all, side) => all | (1 << side), sides);
    });
  }

  /** Checks that what the pane holds about a maze is still true, or was dropped because the maze is another. */
  private async checkHeld(): Promise<void> {
    const { held, front } = this;
    const grid = this.gridOf(front);
    if (held === undefined || grid === undefined) return;
    if (this.drawnIn.has(front.id) || this.unfinished.has(front.id)) return;
    const { maze: now } = await readSheetInFront(pane);
    if (now === undefined || !isSameMaze(held.maze, now)) return;
    const shown = mazeIn(front, addressOf(grid), endsIn(front, grid));
    const isMasked = front.stylesIn(grid).some(({ fill }) => fill.pattern === "LightUp");
    if (held.isPerfect !== undefined && !isMasked) expect(held.isPerfect).toBe(Check.of(shown).isPerfect);
    if (held.text === undefined) return;
    const { maze, ends } = parseText(held.text);
    for (let wall = 0; wall < maze.wallCount; wall++) {
      if (maze.separates(wall)) expect(maze.isOpen(wall)).toBe(shown.isOpen(wall));
    }
    if (ends === undefined) return;
    expect([ends.entrance]).toEqual(endsIn(front, grid, /^MazeEntrance$/));
    expect([...ends.exits]).toEqual(endsIn(front, grid, /^MazeExit\d+$/).sort((one, other) => one - other));
  }

  /** Clears every maze at the end: each sheet said to be as it was is so, and nothing is left behind. */
  async clearAll(): Promise<void> {
    const bringToFront = (sheet: SheetStore) => {
      sheet.protection = undefined;
      if (sheet.visibility !== "Visible") book.workbook.setVisibility(sheet, "Visible");
      book.excel.person.activate(sheet);
      sheet.select([{ row: 0, column: 0, rows: 1, columns: 1 }]);
    };
    const drawnOn = book.workbook.sheets.filter((each) => /MazeBook/.test(namesOf(each)) && this.gridOf(each));
    for (const sheet of new Set([...this.sheets, ...drawnOn])) {
      bringToFront(sheet);
      const { outcome, sentence } = await this.act(clearMaze, { redraws: true });
      if (outcome === undefined && !idsIn(sentence).some((id) => NO_MAZE.test(id))) {
        throw new Error(sentence && inShort(sentence));
      }
      await this.check();
    }
    // Of mazes that somebody drew.
    for (const sheet of book.workbook.sheets) {
      if (!namesOf(sheet).includes("Was") && !namesOf(sheet).includes("MazeSolution")) continue;
      bringToFront(sheet);
      await this.act(clearSolution);
      for (const cell of marksOn(sheet)) {
        sheet.select([cell]);
        await this.act(removeEnd);
      }
    }
    // A sheet of set numbers that somebody unhid is theirs once its maze is gone.
    const isShown = (sheet: SheetStore | undefined) =>
      sheet !== undefined && sheet.visibility === "Visible" && !this.beliefs.has(sheet.id);
    // Size cells stay on a cleared sheet, and so does what is known of their labels.
    const staying = ["MazeChoices", "MazePaper", "MazeSizeLabels"];
    const left = book.workbook.names.filter(
      ({ name, scope, visible }) => !visible && !staying.includes(name) && !isShown(scope),
    );
    expect(left.map(({ name, formula, scope }) => `${name} ${formula} ${scope?.name}`)).toEqual([]);
    expect(book.workbook.sheets.filter(({ visibility }) => visibility !== "Visible").map(({ name }) => name)).toEqual(
      [],
    );
  }
}

/** Whether this is a failure of this window or of the other, which has its own classes. */
function isFailure(error: unknown): error is ActionFailure {
  return error instanceof Error && error.name === "ActionFailure";
}

/** Whether a place lies in an area or at its edge. */
function touches(area: Area, [what, row, column]: At): boolean {
  if (what === "widths") return column >= area.column && column < area.column + area.columns;
  if (what === "heights") return row >= area.row && row < area.row + area.rows;
  if (isIn(area, row, column)) return true;
  return (what === "tops" && isIn(area, row - 1, column)) || (what === "lefts" && isIn(area, row, column - 1));
}

/** What "Nothing was changed." promises: everything that a person can see. What is kept for deleted mazes may be removed. */
function everything(now: (sheet: SheetStore) => Picture): (readonly [id: string, ...unknown[]])[] {
  const names = book.workbook.names
    .filter(({ visible }) => visible)
    .map(({ name, formula, scope }) => `${scope?.id} ${name} ${formula}`);
  const seen = book.workbook.sheets.filter(({ visibility }) => visibility === "Visible");
  return [
    ["names", ...names.sort()],
    ["front", book.workbook.activeSheet.name],
    ...seen.map((sheet) => [sheet.id, sheet.name, now(sheet).withoutWhite()] as const),
  ];
}

/** The names of a sheet with their formulas, which keep what marks replaced. */
function namesOf(sheet: SheetStore): string {
  return book.workbook.names
    .filter(({ scope }) => scope === sheet)
    .map(({ name, formula }) => `${name} ${formula}`)
    .join();
}

/** The name that says which action drew a sheet's maze. */
function stampOf(sheet: SheetStore): string | undefined {
  return book.workbook.names.find(({ name, scope }) => scope === sheet && name.startsWith("MazeStamp_"))?.name;
}

/** Cells of entrance and exits by their names. */
function marksOn(sheet: SheetStore, which = /^Maze(Entrance|Exit\d+)$/): Area[] {
  return book.workbook.names
    .filter(({ name, scope }) => scope === sheet && which.test(name))
    .flatMap(({ formula }) => parseReference(formula)?.area ?? []);
}

/** The same numbered in the grid; numbers may have covered their letters. */
function endsIn(sheet: SheetStore, grid: Area, which?: RegExp): number[] {
  return marksOn(sheet, which)
    .filter(({ row, column }) => isIn(grid, row, column))
    .map(({ row, column }) => (row - grid.row) * grid.columns + column - grid.column);
}
