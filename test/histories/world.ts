import { type Filling, type Message, type MessageId, inShort } from "../../src/message";
import { idsIn, sentencesIn } from "../words/sentencesIn";
import { isSameMaze, readSheetInFront, type MazeIdentity, addSizeCells } from "../../src/actions/front";
import { clearMaze } from "../../src/actions/make/clearMaze";
import { removeEnd } from "../../src/actions/edit/ends";
import { clearSolution } from "../../src/actions/solve/solve";
import { type Player, generatedIn } from "../../src/actions/watch";
import { type Grid, BOTTOM, Maze, RIGHT, withoutRoomLoops } from "../../src/maze/model";
import { checkMaze } from "../../src/maze/measures/flood";
import { mazeAt } from "../../src/maze/trace/trace";
import { parseText } from "../../src/maze/text/parseText";
import { addressOf, intersection, parseArea, parseReference, sameArea, type Area } from "../../src/worksheet/addresses";
import type { SheetStore } from "../host/store";
import { openWorkbook } from "../../src/actions/core";
import type { Batch } from "../host/protocol/batch";
import { isCleanup } from "../host/protocol/requestCounter";
import { conversation, type Conversation, book, openWorkbook as openBook, pane, mazeIn } from "../actions/stage";
import { Latency } from "../actions/latency";
import { SharedLocks } from "../actions/sharedLocks";
import { Belongings } from "./belongings";
import { Classroom } from "./classroom";
import { type Ending, endingOf, hasSucceeded } from "./ending";
import { cellsIn, contentAt, fillAt, isIn, Picture, touches, type At } from "./picture";
import { Places, shifted } from "./places";
import { Walkers } from "./walkers";

/** Ids of what tells how an act left the workbook. */
const UNCHANGED = /^(?:nothing-changed|perfect-already|already-so)$/;
const UNFINISHED = /unfinished|in-part|partly/;
const AS_BEFORE = /^(?:sheet-as-before|earlier-maze-gone|cleared-as-before)$/;

/** What goes wrong while an act of the add-in works; requests count from 1. */
export interface Trouble {
  /** This request fails, before which of its calls; with `forGood`, so do all that follow. */
  readonly fault?: { readonly request: number; readonly action: number; readonly code: string };
  /** So many requests later another one fails. */
  readonly second?: { readonly later: number; readonly action: number; readonly code: string };
  readonly forGood?: boolean;
  /** Stop is pressed while this request is under way. */
  readonly stopAt?: number;
  /** Before this request the person looks at another workbook, until the pane asks for this one. */
  readonly leave?: { readonly request: number; readonly platform: "Windows" | "Mac" };
}

/** Two acts at once: where the second one is begun, how long each page's requests take, and where and when the person types. */
export interface Meeting {
  readonly place: "pane" | "ribbon";
  readonly delays: readonly [readonly number[], readonly number[]];
  readonly typed: { readonly row: number; readonly column: number; readonly at: number };
}

export interface Party {
  readonly act: (talk: Conversation) => Promise<object>;
  readonly manner: Manner;
}

/** What an act of the add-in does to a sheet, as far as the model must know beforehand. */
export interface Manner {
  /** What is said to every question. */
  readonly yes?: boolean;
  readonly trouble?: Trouble;
  /** Whether it draws the maze again or removes it. */
  readonly redraws?: boolean;
  /** Whether it changes walls of the maze. */
  readonly edits?: boolean;
  /** Whether it marks cells, so that their fills are not seen; whether it takes all marks away. */
  readonly marks?: boolean;
  readonly unmarks?: boolean;
  /** What the person gives up if it succeeds. */
  readonly gives?: () => void;
  /** Whether it writes on sheets of its own alone, and nothing on the one in front. */
  readonly isOfClass?: boolean;
  /** What it does to the selected line of the maze. */
  readonly line?: { readonly line: "row" | "column"; readonly edit: "insert" | "delete" };
}

const WHAT = ["contents", "fills"] as const;

interface Own {
  readonly what: (typeof WHAT)[number];
  readonly row: number;
  readonly column: number;
}

/** What the pane holds about a maze, and which maze. */
export interface Held {
  readonly maze: MazeIdentity;
  /** The text of the maze, or whether it was found to be perfect. */
  readonly text?: string;
  readonly isPerfect?: boolean;
}

/**
 * The workbook, and what only the person and this model know: where each maze is, how each sheet would look without it, which texts
 * and colours in mazes are a person's own, and which questions were answered with yes. It learns from what people do, from what the
 * add-in says and from names that a person sees in Excel, never from what the add-in keeps in hidden names and sheets.
 */
export class World {
  held: Held | undefined;
  private watched: { readonly player: Player; readonly version: number } | undefined;
  readonly places = new Places();
  readonly classroom = new Classroom();
  readonly walkers = new Walkers();
  /** Ids of sheets where somebody was at work since the last check. */
  private readonly atWork = new Set<string>();
  /** How each sheet, by its id, would look without its maze; sheets that the add-in made for itself have none. */
  private readonly beliefs = new Map<string, Picture>();
  /** What a person typed into cells of mazes, and the fills they gave such cells. */
  private readonly inMazes = { contents: new Belongings(), fills: new Belongings() };
  /** What a person typed into sheets of set numbers. */
  readonly typedInSets = new Belongings();
  /** Ids of sheets where marks of a search, or colours of distances, may lie over fills. */
  private readonly marked = new Set<string>();
  /** By sheet: the lines of the lists below its maze, which may come and go with it. */
  private readonly lists = new Map<string, Set<string>>();
  /** Pictures of sheets, valid until something changes. */
  private readonly pictures = new Map<SheetStore, Picture>();
  private made = 0;
  /** Requests under way, by client. */
  private readonly inFlight = new Map<string, number>();
  private mostInFlight = 0;
  /** Ids of sheets in whose maze a person drew or removed lines since it was drawn. */
  readonly drawnIn = new Set<string>();
  readonly unfinished = new Set<string>();
  /** Ids of sheets with items in a maze that somebody drew, as which they stay. */
  private readonly filled = new Set<string>();
  /** Ids of sheets in whose maze a person set widths or heights. */
  private readonly sizedIn = new Set<string>();
  /** Sheets for which a person deleted something that was kept for them. */
  readonly lossy = new Set<string>();
  /** Sheets for which a person changed, on the hidden sheet itself, what is kept for them. */
  private readonly tampered = new Set<string>();
  /** By sheet: the place that its maze left, being cut and pasted, as long as the add-in has not brought that in order. */
  private readonly left = new Map<string, Area>();
  /** Another page with a client of its own. */
  private otherRuntime: ReturnType<typeof book.openRuntime> | undefined;
  /** Cells, by sheet, for which a question was answered with yes in this act. */
  private consented: Message[] = [];
  /** The model as it was before the last act, and what could be undone then. */
  private beforeLast: { readonly model: object; readonly steps: number; readonly emptied: number } | undefined;
  private consents: { readonly sheet: string; readonly area: Area }[] = [];

  static async open(): Promise<World> {
    openBook({ undo: "web" });
    await addSizeCells(conversation());
    const world = new World();
    world.beliefs.set(world.front.id, Picture.empty());
    const execute = book.excel.execute.bind(book.excel);
    book.excel.execute = async (batch, flags, client = "") => {
      world.pictures.clear();
      const count = (by: number) => {
        const now = (world.inFlight.get(client) ?? 0) + by;
        world.inFlight.set(client, now);
        world.mostInFlight = Math.max(world.mostInFlight, now);
      };
      count(1);
      try {
        return await execute(batch, flags, client);
      } finally {
        count(-1);
      }
    };
    return world;
  }

  get front(): SheetStore {
    return book.workbook.activeSheet;
  }

  /** What follows is an act that may be undone. */
  begins(): void {
    const { length: steps, emptied } = book.excel.history;
    this.beforeLast = { model: copyOf(this.model()), steps, emptied };
  }

  /** The person undoes all steps of the last act, where Excel can: everything is as it was before it. */
  undoLast(): void {
    const { excel } = book;
    const before = this.beforeLast;
    this.beforeLast = undefined;
    if (before === undefined || before.emptied !== excel.history.emptied) return;
    for (let steps = excel.history.length - before.steps; steps > 0; steps--) excel.person.undo();
    Object.assign(this, before.model);
    this.pictures.clear();
    this.player = undefined; // it is at another step than its maze
    this.walkers.undone();
  }

  private model(): object {
    const { places, classroom, beliefs, inMazes, typedInSets, marked, lists, drawnIn, unfinished } = this;
    const { sizedIn, lossy, tampered, left } = this;
    const all = { places, classroom, beliefs, inMazes, typedInSets, marked, lists, drawnIn, unfinished };
    return { ...all, sizedIn, lossy, tampered, left };
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
    this.pictures.set(sheet, picture);
    return picture;
  }

  gridOf(sheet: SheetStore): Area | undefined {
    return this.places.of(sheet);
  }

  get player(): Player | undefined {
    return this.watched?.player;
  }

  set player(player: Player | undefined) {
    if (player === this.watched?.player) return;
    const version = player && generatedIn(player) ? this.places.versionOn(player.play.drawing.sheetId) : 0;
    this.watched = player && { player, version };
  }

  /**
   * A search in a maze that somebody drew, or between cells beside the sheet's maze, is shown where the person wants it: in what cells
   * hold and in their fills. A maze that is made is shown in its own place alone.
   */
  followPlay(): void {
    if (this.player === undefined || generatedIn(this.player) !== undefined) return;
    const { sheet: name, area } = this.player.play.drawing;
    const sheet = book.workbook.sheet(name);
    if (sheet === undefined || this.unfinished.has(sheet.id) || isIn(this.gridOf(sheet), area.row, area.column)) return;
    const isShown = ([what, row, column]: At) => (what === "contents" || what === "fills") && isIn(area, row, column);
    this.follow(sheet, isShown, undefined);
  }

  /** Filling a maze with items gives up what a person typed into it, after a question. */
  giveUpTyped(front: SheetStore): void {
    // A sheet that belongs to the maze may be in front.
    const sheet = book.workbook.sheet(mazeOf(front)) ?? front;
    const grid = this.gridOf(sheet);
    if (grid !== undefined) this.release(sheet, grid, "contents");
  }

  private get belongings(): readonly Belongings[] {
    return Object.values(this.inMazes);
  }

  /** The person changed one cell; `what` says its contents or its fill. */
  touched(sheet: SheetStore, { row, column }: Area, what: Own["what"]): void {
    this.pictures.clear();
    const place: At = [what, row, column];
    const now = this.now(sheet).at(place)!;
    const wasOwn = this.inMazes[what].has(sheet.id, row, column);
    if (wasOwn) this.release(sheet, { row, column, rows: 1, columns: 1 }, what);
    // A search that was played back takes an arrow for its own where it shows the same one at its end; so does a maze its numbers.
    if ((/^[→↓]$/.test(now) && this.marked.has(sheet.id)) || (/^\d+$/.test(now) && wasOwn))
      this.beliefs.get(sheet.id)?.put(place, undefined);
    else if (isIn(this.gridOf(sheet), row, column)) this.inMazes[what].put(sheet.id, row, column, now);
    else this.follow(sheet, (at) => at.join() === place.join(), undefined);
  }

  /** What the person did to a sheet, at the places that are wanted, is what it would look like. */
  follow(sheet: SheetStore, isWanted: (at: At) => boolean, outside = this.gridOf(sheet)): void {
    this.pictures.clear();
    this.beliefs.get(sheet.id)?.follow(this.now(sheet), outside, isWanted);
  }

  /** The person drew or removed the line right of a cell. On a sheet with an unfinished maze nobody can say whose it is. */
  lineDrawn(sheet: SheetStore, { row, column }: Omit<Own, "what">): void {
    const [grid, line] = [this.gridOf(sheet), ["lefts", row, column + 1] as const];
    if (isIn(grid, row, column) || isIn(grid, row, column + 1)) this.drawnIn.add(sheet.id);
    else if (this.unfinished.has(sheet.id)) this.beliefs.get(sheet.id)?.put(line, undefined);
    else this.follow(sheet, (at) => at.join() === line.join());
  }

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
    if (!this.sizedIn.has(sheet.id) && !this.unfinished.has(sheet.id)) return;
    const belief = this.beliefs.get(sheet.id)!;
    for (let i = 0; i < 15; i++) for (const what of ["widths", "heights"] as const) belief.put([what, i, i], undefined);
    // A place that a maze has left gets its sizes back later.
    const left = this.left.get(sheet.id);
    this.follow(sheet, (at) => isSize(at) && !touches(left, at));
  }

  /** The person cuts cells of the sheet in front, or copies them, and pastes them there or on another sheet. */
  pasteCells(area: Area, to: SheetStore, at: Omit<Own, "what">, isCut: boolean): void {
    const { front } = this;
    const target = { ...area, row: at.row, column: at.column };
    // A maze that is cut as a whole is an act of its own.
    const source = this.gridOf(front);
    if (isCut && source !== undefined && isWithin(source, area)) return;
    const own = this.ownIn(front, area);
    const took = isCut && marksOn(front).some((mark) => intersection(mark, area) !== undefined);
    // The names of an end in a maze that somebody drew stay with the sheet from which it was cut.
    if (took && source === undefined && to !== front) return;
    this.carry(area, to, target, isCut);
    const covered = this.gridOf(to);
    if (isCut && covered !== undefined && isWithin(covered, target)) this.mazeLost(to);
    for (const [sheet, place] of [
      [front, area],
      [to, target],
    ] as const) {
      const grid = this.gridOf(sheet);
      if (grid !== undefined && isBeside(grid, place)) this.drawnIn.add(sheet.id);
      this.followPaste(sheet, place);
    }
    this.comeAlong(own, to, { row: at.row - area.row, column: at.column - area.column });
    // A line that a maze covered at the edge of a cell goes with that cell, or is lost with one that is moved over it.
    if (isCut && source !== undefined && intersection(source, area)) this.beliefs.get(front.id)?.forgetLines(area);
    if (isCut && covered !== undefined && intersection(covered, target)) this.beliefs.get(to.id)?.forgetLines(target);
    // Clear maze may take an end away where it was moved to.
    if (took) this.beliefs.get(to.id)?.removeFact(target);
    if (this.isDoubtful(front) && isCut) this.beliefs.get(front.id)?.removeFact(area);
    if (this.isDoubtful(to)) this.beliefs.get(to.id)?.removeFact(target);
  }

  private carry(area: Area, to: SheetStore, target: Area, isCut: boolean): void {
    const { front } = this;
    this.walkers.smears(front, to, this.marked.has(front.id));
    book.excel.person.copy(front, [area], isCut);
    if (to !== front) book.excel.person.activate(to);
    to.select([target]);
    book.excel.person.paste(to, undefined);
    this.pictures.clear();
    if (isCut) this.release(front, area);
    this.release(to, target);
  }

  /** Whether there are marks on what is left of an unfinished maze: nobody can say which of its looks are the add-in's. */
  private isDoubtful({ id }: SheetStore): boolean {
    return this.unfinished.has(id) && this.marked.has(id);
  }

  /** What a person's pasting made of these cells, and of those that were cut, is as it is. */
  private followPaste(sheet: SheetStore, place: Area): void {
    const left = this.left.get(sheet.id);
    const now = this.now(sheet);
    const belief = this.beliefs.get(sheet.id);
    this.follow(sheet, (where) => !isSize(where) && touches(place, where));
    // The lines around a place that a maze has left come back.
    if (left !== undefined && intersection(left, place) !== undefined) belief?.forgetLines(left);
    // A line of a list below a maze comes and goes with the maze, wherever it was moved.
    const lines = [...this.lists.values()].flatMap((each) => [...each]);
    for (const { row, column } of cellsIn(place))
      if (lines.includes(now.at(["contents", row, column]) ?? "")) belief?.put(["contents", row, column], undefined);
  }

  /**
   * The person cuts the whole maze of the sheet in front and pastes it there or on another sheet, where it is cells like any others. What
   * it covers there is lost; the place that it leaves is empty, and gets its sizes back once the add-in says so.
   */
  moveMaze(to: SheetStore, at: { readonly row: number; readonly column: number }): void {
    const { front } = this;
    const area = this.gridOf(front);
    const isTaken = to !== front && (this.gridOf(to) !== undefined || this.left.has(to.id));
    if (area === undefined || isTaken || this.unfinished.has(front.id)) return;
    const target = { ...area, ...at };
    if (sameArea(target, area)) return;
    const own = this.belongings.map((belongings) => belongings.within(front.id, area));
    // Lines that the person's own cells beside the maze hold do not go along; those of its own place are lost with its cells.
    if (this.drawnIn.has(front.id) || intersection(area, target) !== undefined)
      this.beliefs.get(front.id)?.forgetFrame(area);
    this.carry(area, to, target, true);
    if (!this.left.has(front.id)) this.left.set(front.id, area);
    this.beliefs.get(front.id)?.emptied(area);
    if (to !== front) {
      this.places.move(front.id, undefined);
      this.follow(to, (where) => touches(target, where), undefined);
      for (const flags of this.ofMaze) flags.delete(front.id);
      return;
    }
    this.belongings.forEach((belongings, i) => {
      for (const { row, column, content } of own[i]!)
        belongings.put(to.id, row - area.row + at.row, column - area.column + at.column, content);
    });
    this.places.move(front.id, target);
    this.beliefs.get(to.id)?.emptied(target);
    this.beliefs.get(to.id)?.forgetFrame(target);
  }

  /** Whether a maze was cut from a place on a sheet and the add-in has not followed. */
  isMoving(sheet: SheetStore): boolean {
    return this.left.has(sheet.id);
  }

  /** What the person has in the cells of an area. */
  private ownIn(sheet: SheetStore, area: Area): Own[] {
    const [grid, now] = [this.gridOf(sheet), this.now(sheet)];
    const beside = cellsIn(area).filter(({ row, column }) => !isIn(grid, row, column));
    return WHAT.flatMap((what) => [
      ...this.inMazes[what].within(sheet.id, area).map(({ row, column }) => ({ what, row, column })),
      ...beside.map((cell) => ({ what, ...cell })).filter((each) => now.at([what, each.row, each.column])),
    ]);
  }

  /** The person's own things, moved by so many cells, come along into a maze. */
  private comeAlong(own: readonly Own[], to: SheetStore, by: Omit<Own, "what">): void {
    const [grid, now] = [this.gridOf(to), this.now(to)];
    for (const each of own) {
      const [row, column] = [each.row + by.row, each.column + by.column];
      const content = now.at([each.what, row, column]);
      if (!isIn(grid, row, column) || !content) continue;
      // A number that was moved out of a maze and back is the maze's own again where it was; a list of questions goes with the maze.
      const isOfMaze = /^\d+$/.test(content) || [...this.lists.values()].some((lines) => lines.has(content));
      if (isOfMaze) this.beliefs.get(to.id)?.put([each.what, row, column], undefined);
      else this.inMazes[each.what].put(to.id, row, column, content);
    }
  }

  /** By Excel's own means the person took all cells of a sheet's maze away: the sheet has what Excel leaves of it. */
  mazeLost(sheet: SheetStore): void {
    const grid = this.gridOf(sheet);
    this.places.move(sheet.id, undefined);
    this.follow(sheet, () => true);
    this.printsHeadings(sheet);
    const belief = this.beliefs.get(sheet.id);
    if (belief !== undefined) belief.printArea = undefined;
    // Its place, and the one that it left before, may get their sizes back: at once, or with a later maze in these rows or columns.
    for (const place of [grid, this.left.get(sheet.id)])
      if (place !== undefined) belief?.forget(place, "widths", "heights");
  }

  /** A person inserted or deleted a line. */
  shifted(sheet: SheetStore, line: "row" | "column", edit: "insert" | "delete", index: number): void {
    this.pictures.clear();
    const before = this.gridOf(sheet);
    this.places.shift(sheet.id, line, edit, index);
    const left = this.left.get(sheet.id);
    const moved = left && shifted(left, line, edit, index);
    if (moved !== undefined) this.left.set(sheet.id, moved);
    else this.left.delete(sheet.id);
    for (const belongings of this.belongings) belongings.shift(sheet.id, line, edit, index);
    const belief = this.beliefs.get(sheet.id);
    if (belief === undefined) return;
    belief.shift(line, edit, index);
    // What a maze covers stays on a sheet of its own if lines come or go inside, unless it has its size again.
    const after = this.gridOf(sheet);
    if (after !== undefined && (after.rows !== before!.rows || after.columns !== before!.columns)) {
      if (this.drawnIn.has(sheet.id)) belief.removeFact(after);
      else belief.emptied(after);
    }
    // Of a place whose cells are all gone the add-in may not know any more how wide and high it was.
    if (left !== undefined && moved === undefined) belief.forget(left, line === "row" ? "widths" : "heights");
    // What Excel made of the new line, and of the lines beside it, is as it is, but for a place that its maze has left.
    const lines = this.lists.get(sheet.id);
    const now = this.now(sheet);
    const isOfList = (at: At) => at[0] === "contents" && lines?.has(now.at(at) ?? "") === true;
    if (!this.isDoubtful(sheet))
      this.follow(sheet, (at) => belief.at(at) === undefined && !touches(moved, at) && !isOfList(at));
    const grid = this.gridOf(sheet);
    if (grid !== undefined) this.drawnIn.add(sheet.id);
  }

  /**
   * A person inserts or deletes a block of cells, which moves those beyond it in its rows or columns. A maze of which these are all rows
   * or columns moves with them, as if it was cut; otherwise its place stays, and some of its cells are others.
   */
  async shiftCells(
    area: Area,
    line: "row" | "column",
    edit: "insert" | "delete",
    shift: () => Promise<void>,
  ): Promise<void> {
    const { front } = this;
    const count = line === "row" ? "rows" : "columns";
    const by = edit === "insert" ? area[count] : -area[count];
    const tail: Area = { ...area, [count]: 100 };
    const source = this.gridOf(front);
    const isMoved = source !== undefined && isWithin({ ...source, [line]: area[line], [count]: 1 }, tail);
    const grid = isMoved ? linesShifted(source, line, area[line], by) : source;
    const own = this.ownIn(front, tail);
    const took = marksOn(front).some((mark) => intersection(mark, tail) !== undefined);
    this.walkers.smears(front, front, this.marked.has(front.id));
    await shift();
    this.release(front, tail);
    this.pictures.clear();
    const belief = this.beliefs.get(front.id)!;
    if (isMoved && grid === undefined) this.mazeLost(front);
    else if (isMoved && !sameArea(grid!, source)) {
      if (!this.left.has(front.id)) this.left.set(front.id, source);
      belief.emptied(source);
      this.places.move(front.id, grid);
      belief.emptied(grid!);
      for (const place of [source, grid!]) belief.forgetLines(place);
    } else if (source !== undefined && isBeside(source, tail)) belief.forgetLines(source);
    if (source !== undefined && isBeside(source, tail)) this.drawnIn.add(front.id);
    this.followPaste(front, tail);
    const stays = own.filter(({ row, column }) => edit === "insert" || !isIn(area, row, column));
    this.comeAlong(stays, front, { row: 0, column: 0, [line]: by });
    // Clear maze may take an end away where it was moved to.
    if (took || this.isDoubtful(front)) belief.removeFact(tail);
  }

  /** A person copied a sheet: what is true of the one is true of the other, except for what is kept elsewhere. */
  copied(sheet: SheetStore, to: SheetStore): void {
    const belief = this.beliefs.get(sheet.id);
    if (belief === undefined) return;
    const copy = belief.copy();
    this.walkers.smears(sheet, to, this.marked.has(sheet.id));
    this.places.copied(sheet, to);
    const lines = this.lists.get(sheet.id);
    if (lines !== undefined) this.lists.set(to.id, new Set(lines));
    for (const belongings of this.belongings) belongings.copied(sheet.id, to.id);
    const grid = this.gridOf(to);
    if (grid !== undefined) copy.removeFact(grid);
    this.beliefs.set(to.id, copy);
    for (const marked of [this.drawnIn, this.unfinished, this.marked]) if (marked.has(sheet.id)) marked.add(to.id);
  }

  added(sheet: SheetStore): void {
    this.beliefs.set(sheet.id, this.now(sheet).copy());
  }

  /** The person gives up what they put into these cells of a maze. */
  release({ id }: SheetStore, area: Area, ...what: Own["what"][]): void {
    for (const each of what.length === 0 ? WHAT : what) this.inMazes[each].release(id, area);
  }

  /** The person gives up what they put into a line of a sheet. */
  releaseLine(sheet: SheetStore, line: "row" | "column", index: number): void {
    const all = { row: 0, column: 0, rows: 1000, columns: 1000 };
    this.release(sheet, { ...all, [line]: index, [line === "row" ? "rows" : "columns"]: 1 });
  }

  get selected(): { readonly row: number; readonly column: number } {
    return this.front.selection.areas[0]!;
  }

  /** The person deletes a sheet, with whatever is theirs there. */
  beforeDeleting(sheet: SheetStore): void {
    this.classroom.deleted(sheet);
    for (const belongings of [...this.belongings, this.typedInSets]) belongings.release(sheet.id);
    if (!this.beliefs.has(sheet.id)) for (const { id } of this.sheets) this.lossy.add(id);
  }

  /** The person deletes the name of an end: what its mark replaced is lost. */
  beforeDeletingEnd(sheet: SheetStore, name: string): void {
    for (const cell of marksOn(sheet, new RegExp(`^${name}$`))) this.release(sheet, cell);
  }

  /** Somebody was at work on this sheet, on that of its maze, and where the player is. */
  private workedOn(sheet: SheetStore): void {
    const others = [book.workbook.sheet(mazeOf(sheet)), this.sheetPlayedOn()];
    for (const each of [sheet, ...others]) if (each !== undefined) this.atWork.add(each.id);
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

  /** What an act takes from the person, or hides, in the maze in front: drawing or clearing it takes the fills of its cells away. */
  private givesUp({ gives, redraws = false, marks = false }: Manner): void {
    const { front } = this;
    const grid = this.gridOf(front);
    gives?.();
    if (redraws && grid !== undefined) this.release(front, grid, "fills");
    if (marks) this.marked.add(front.id);
  }

  /** An act of the add-in, in trouble or without. */
  async act(act: (talk: Conversation) => Promise<object>, manner: Manner = {}): Promise<Ending> {
    const { yes = true, trouble = {}, redraws = false, edits = false, isOfClass = false, line } = manner;
    const { front } = this;
    if (!isOfClass) this.workedOn(front);
    const { selected } = this;
    const gridBefore = this.gridOf(front);
    const wasUnfinished = this.unfinished.has(front.id);
    // A second failure may be that of bringing the sheet back to the front.
    const isFrontBack = trouble.second === undefined;
    const wereShown = new Set(visibleSheets());
    const before = everything((sheet) => this.now(sheet), isFrontBack, wereShown);
    const pictureBefore = this.now(front).copy();
    const sheetsBefore = new Set(book.workbook.sheets.map(({ id }) => id));
    const keepAll = this.belongings.map((belongings) => belongings.snapshot());
    this.givesUp(manner);
    const played = this.sheetPlayedOn();
    if (manner.marks === true && played !== undefined) this.marked.add(played.id);
    const { outcome, sentence } = await this.attempt(act, yes, trouble);
    if (!isOfClass) this.workedOn(this.front);
    this.classroom.hear(sentence, front, this.consented);
    const told = idsIn(sentence);
    const says = (id: RegExp) => told.some((each) => id.test(each));
    const names = (sheet: string) => sentence !== undefined && inShort(sentence).includes(JSON.stringify(sheet));
    const isAsBefore = says(AS_BEFORE);
    if (says(UNCHANGED)) {
      const after = everything((sheet) => this.now(sheet), isFrontBack, wereShown);
      if (JSON.stringify(after()) !== JSON.stringify(before())) expect(after()).toEqual(before());
      for (const keep of keepAll) keep();
    }
    if (!isOfClass && !this.beliefs.has(front.id) && outcome !== undefined)
      for (const { id } of this.sheets) this.tampered.add(id);
    const heard = this.places.hear(sentence);
    // What an unfinished maze covered is on the copy that is shown then, and need not be in its place.
    if (wasUnfinished && says(/^(?:lines-changed-inside|covered-cells-shown)$/))
      for (const at of pictureBefore.differing(this.now(front))) this.beliefs.get(front.id)?.put(at, undefined);
    this.hearPlacesLeft(sentence);
    this.hearLists(sentence);
    this.deleteSheetsLeft(sentence);
    if (edits && !says(UNCHANGED)) this.places.changed(front.id);
    if (line !== undefined && told.includes("lines-changed"))
      for (const own of this.belongings) own.shift(front.id, line.line, line.edit, selected[line.line], gridBefore);
    // A sheet added in this act is a person's if it holds a maze, and the add-in's if it is a helper sheet.
    for (const sheet of book.workbook.sheets) {
      if (sheetsBefore.has(sheet.id) || book.workbook.name("MazeColumns", sheet) === undefined) continue;
      this.beliefs.set(sheet.id, Picture.empty());
      if (!heard.has(sheet.id)) this.places.lookAt(sheet);
    }
    for (const sheet of this.sheets) this.followSizeCells(sheet);
    if (says(UNFINISHED)) {
      for (const sheet of book.workbook.sheets) {
        if (sheet.id !== front.id && !names(sheet.name)) continue;
        this.unfinished.add(sheet.id);
        this.places.lookAt(sheet);
        // The place that a maze left before may be in order now, or not; and which of the two mazes a prepared page is for.
        const [left, belief] = [this.left.get(sheet.id), this.beliefs.get(sheet.id)];
        if (belief !== undefined) belief.printArea = undefined;
        if (left !== undefined) this.beliefs.set(sheet.id, belief!.withoutPlace(left));
        this.left.delete(sheet.id);
      }
    }
    const isThere = book.workbook.sheetById(front.id) !== undefined;
    const isDone = hasSucceeded(outcome, told);
    // Where size cells are missing, a maze is made on another sheet.
    if (redraws && isDone && heard.has(front.id)) for (const flags of this.ofMaze) flags.delete(front.id);
    if (manner.unmarks === true && isDone) {
      this.marked.delete(front.id);
      const grid = this.gridOf(front);
      if (isThere && !this.unfinished.has(front.id))
        expect(this.walkers.left(front, grid, this.inMazes.fills)).toEqual([]);
    }
    this.checkWalked(front, outcome !== undefined);
    // A maze that somebody drew is the person's own, even if the add-in marks, mends or clears it.
    const isTheirs =
      (outcome !== undefined && !redraws) || says(/^cells-cleared$|-nevertheless$|(?<!un)(?:in-part|partly)/);
    const isBare = gridBefore === undefined && this.gridOf(front) === undefined;
    if (isBare && says(/^(?:items-written|questions-asked)$/)) this.filled.add(front.id);
    // What is left of an unfinished maze is the add-in's still, even if its name is gone.
    if (!isOfClass && isThere && isTheirs && isBare) {
      const left = this.left.get(front.id);
      if (!this.unfinished.has(front.id)) {
        this.follow(front, (at) => !touches(left, at) || !isSize(at));
        if (left !== undefined) this.beliefs.get(front.id)?.forgetLines(left);
      }
      // What the person asked for beside what is left of an unfinished maze may be in that or not.
      else for (const at of pictureBefore.differing(this.now(front))) this.beliefs.get(front.id)?.put(at, undefined);
    }
    const belief = this.beliefs.get(front.id);
    if (belief !== undefined && says(/^page-set-up-stays$/)) belief.headings = belief.printArea = undefined;
    if (isThere && wasUnfinished) this.gaveUp(front);
    if (isThere) this.checkAsked(front, gridBefore);
    if (isThere && isAsBefore && names(front.name)) this.checkAsBefore(front);
    if (isThere && gridBefore !== undefined && this.gridOf(front) === undefined) {
      // A maze that was moved leaves empty cells, and everything else as it was.
      const isKnown = isAsBefore || says(/^maze-left-/);
      if (!isKnown && !this.unfinished.has(front.id)) this.follow(front, (at) => touches(gridBefore, at), undefined);
      this.drawnIn.delete(front.id);
    }
    return { outcome, sentence };
  }

  /**
   * Two acts of the add-in at once, the first in the pane and the second in another page, while the person types. None of the promises
   * of one act alone is asked for: afterwards the sheet holds what one of them says it made, and nothing of the other.
   */
  async actTogether(parties: readonly [Party, Party], meeting: Meeting): Promise<void> {
    const { front } = this;
    const gridBefore = this.gridOf(front);
    const { selected } = this;
    this.workedOn(front);
    // Without a maze, what an act marks is a drawing of the person's own.
    if (gridBefore === undefined && parties.some(({ manner }) => manner.redraws !== true)) return;
    const locks = new SharedLocks();
    const latency = new Latency([...meeting.delays, [meeting.typed.at]]);
    const pageOf = (place: Meeting["place"]) => {
      const page = openWorkbook(place, locks.page());
      page.host.areasAtOnce = 4; // so that a drawing takes several requests
      return page;
    };
    for (const { manner } of parties) this.givesUp(manner);
    const endings: (Ending & { readonly manner: Manner })[] = [];
    const take = async (window: 0 | 1, place: Meeting["place"]) => {
      const { act, manner } = parties[window];
      latency.begins(window);
      const talk = { ...this.asked(conversation(), manner.yes !== false), workbook: pageOf(place) };
      const ending = await endingOf(act(talk)).finally(() => latency.ends(window));
      endings.push({ ...ending, manner });
    };
    const type = async () => {
      latency.begins(2);
      await latency.pass(2);
      const { row, column } = meeting.typed;
      // No place of either act: what is typed into cells that are about to be drawn over nobody can keep.
      if (front.protection === undefined && book.workbook.sheets.includes(front) && !isIn(gridBefore, row, column)) {
        book.excel.person.type(front, row, column, this.newValue());
        this.follow(front, ([what, r, c]) => what === "contents" && r === row && c === column, undefined);
      }
      latency.ends(2);
    };
    const inOther = (this.otherRuntime ??= book.openRuntime());
    await this.requesting(
      () => Promise.all([take(0, "pane"), inOther(() => take(1, meeting.place)), type()]),
      async (batch, client) => {
        if (!isCleanup(batch)) await latency.pass(client === "1" ? 0 : 1);
      },
    );
    expect(endings.some(({ sentence }) => idsIn(sentence).includes("at-work-elsewhere"))).toBe(true);
    for (const { outcome, sentence, manner } of endings) {
      const told = idsIn(sentence);
      const isDone = hasSucceeded(outcome, told);
      const heard = this.places.hear(sentence);
      if (manner.edits === true && isDone) this.places.changed(front.id);
      if (manner.line !== undefined && told.includes("lines-changed")) {
        const { line, edit } = manner.line;
        for (const own of this.belongings) own.shift(front.id, line, edit, selected[line], gridBefore);
      }
      if (told.some((id) => UNFINISHED.test(id))) {
        this.unfinished.add(front.id);
        this.places.lookAt(front);
      }
      if (manner.redraws === true && isDone && heard.has(front.id)) {
        for (const flags of this.ofMaze) flags.delete(front.id);
      }
    }
    if (parties.some(({ manner }) => manner.line !== undefined)) this.linesMoved(front);
    const isTheirs = endings.some(({ outcome, manner }) => outcome !== undefined && !manner.redraws);
    if (this.gridOf(front) === undefined && isTheirs) this.follow(front, () => true);
    const { row, column } = meeting.typed;
    // Nobody can keep what is typed into cells that are being drawn over; what is typed into them afterwards is in the maze.
    const drawn = endings.flatMap(({ sentence }) => areasIn(sentence));
    if ([this.gridOf(front), ...drawn].some((area) => isIn(area, row, column))) {
      this.beliefs.get(front.id)?.put(["contents", row, column], undefined);
    }
    this.checkMadeByOne(front, endings);
    const gone = gridBefore !== undefined && this.gridOf(front) === undefined;
    if (gone) {
      if (!endings.some(({ sentence }) => idsIn(sentence).some((id) => AS_BEFORE.test(id)))) {
        this.follow(front, (at) => touches(gridBefore, at), undefined);
      }
      this.drawnIn.delete(front.id);
    }
  }

  /** Where mazes were made and nothing else was done, one of them is there, or on the sheet that it was given. */
  private checkMadeByOne(front: SheetStore, endings: readonly (Ending & { readonly manner: Manner })[]): void {
    if (this.gridOf(front) === undefined || this.unfinished.has(front.id)) return;
    const made = endings.flatMap(({ outcome }) => {
      const player = outcome !== undefined && "player" in outcome ? (outcome.player as Player | undefined) : undefined;
      return player && generatedIn(player) && player !== this.player ? [player] : [];
    });
    const isElse = endings.some(({ outcome, manner }) => {
      const isMaking = outcome !== undefined && "player" in outcome;
      return outcome !== undefined && (manner.edits || manner.line !== undefined || (manner.redraws && !isMaking));
    });
    if (made.length === 0 || isElse) return;
    const found = made.map((player) => {
      const { drawing } = player.play;
      const sheet = book.workbook.sheets.find(({ id }) => id === drawing.sheetId);
      const grid = sheet && this.gridOf(sheet);
      if (sheet === undefined || grid === undefined || !sameArea(drawing.area, grid)) return "elsewhere";
      return isShown(player, sheet);
    });
    expect(found).toContain(true);
  }

  /** Checks that those who walked are where their keys led, and that their trail is filled but for ends and the person's own fills. */
  private checkWalked(sheet: SheetStore, isDone: boolean): void {
    const isOwn = (row: number, column: number) => this.inMazes.fills.has(sheet.id, row, column);
    const faults = this.walkers.faults(isOwn, isEndOf(sheet));
    if (isDone && !this.unfinished.has(sheet.id)) expect(faults).toEqual([]);
  }

  /** What is known of a sheet's maze until it is drawn again. */
  private get ofMaze(): readonly Set<string>[] {
    return [this.drawnIn, this.unfinished, this.marked];
  }

  /** The widths and heights of a place that a maze left, as is told, are as they were before it. */
  private hearPlacesLeft(told: Message | undefined): void {
    for (const { sheet, area } of argsOf(told, "maze-left-place")) {
      const [own, place] = [book.workbook.sheet(sheet)!, parseArea(area)!];
      const left = this.left.get(own.id);
      if (left === undefined) this.followPlaceOfLost(own, place);
      else expect(area).toBe(addressOf(left));
      this.left.delete(own.id);
      // It is said how many of its widths and heights nobody knows any more.
      const isUnknown = idsIn(told).some((id) => /^(?:widths|heights)-stay$/.test(id));
      if (isUnknown) this.beliefs.get(own.id)?.forget(place, "widths", "heights");
    }
  }

  /** The person deletes a sheet of which it is said that it is unfinished and has to be deleted. */
  private deleteSheetsLeft(told: Message | undefined): void {
    for (const { sheet: name } of argsOf(told, "arrived-sheet-left")) {
      const sheet = book.workbook.sheet(name);
      const isHelper = sheet !== undefined && !this.beliefs.has(sheet.id);
      if (isHelper && book.workbook.structureProtection === undefined) book.workbook.deleteSheet(sheet);
    }
  }

  /** The lists of questions that are told, as a person reads them. */
  private hearLists(told: Message | undefined): void {
    for (const { answer } of argsOf(told, "answer-ready")) this.hearAnswers(answer);
    for (const { sheet: name, list } of argsOf(told, "questions-asked")) {
      const sheet = book.workbook.sheet(name)!;
      const { row, column, rows } = parseArea(list)!;
      const lines = this.lists.get(sheet.id) ?? new Set();
      this.lists.set(sheet.id, lines);
      for (let line = row; line < row + rows; line++) {
        const covered = this.beliefs.get(sheet.id)?.at(["contents", line, column]);
        if (covered !== undefined && !lines.has(covered)) expect(covered).toBe("");
        lines.add(contentAt(sheet, line, column));
      }
    }
  }

  /** An answer page has the lines of a list with their answers. */
  private hearAnswers(answer: string): void {
    const sheet = book.workbook.sheet(answer)!;
    const asked = [...this.lists.values()].flatMap((lines) => [...lines].map((line) => line.replace(/_+$/, "").trim()));
    const shown = [...this.now(sheet).held()].map(({ content }) => content);
    this.lists.set(sheet.id, new Set(shown.filter((text) => asked.some((line) => text.startsWith(line)))));
  }

  /** What is in the place of a maze whose cells are gone is as it is; under a maze that was drawn there since nobody sees it. */
  private followPlaceOfLost(sheet: SheetStore, place: Area): void {
    this.follow(sheet, (at) => touches(place, at), undefined);
    const grid = this.gridOf(sheet);
    const belief = this.beliefs.get(sheet.id);
    const hidden = grid && intersection(place, grid);
    if (hidden === undefined || belief === undefined) return;
    const { headings, printArea } = belief;
    this.beliefs.set(sheet.id, Object.assign(belief.withoutPlace(hidden), { headings, printArea }));
  }

  /** Size cells and their labels stay where the add-in made them. */
  private followSizeCells(sheet: SheetStore): void {
    const cells = marksOn(sheet, /^Maze(Columns|Rows)$/);
    this.follow(sheet, ([what, row, column]) => {
      const isLabelled = cells.some((cell) => cell.column === column && (cell.row === row || cell.row === row + 1));
      return isLabelled && (what === "contents" || what === "fills");
    });
  }

  /** Work in which one request at a time is under way, and no range is left to release; each request comes by `before`. */
  private async requesting<T>(work: () => Promise<T>, before: (batch: Batch, client: string) => unknown): Promise<T> {
    this.consents = [];
    this.consented = [];
    this.mostInFlight = 0;
    book.counter.reset();
    const { execute } = book.excel;
    book.excel.execute = async (batch, flags, client = "") => {
      await before(batch, client);
      return execute.call(book.excel, batch, flags, client);
    };
    const done = await work().finally(() => (book.excel.execute = execute));
    expect([Math.max(1, this.mostInFlight), book.counter.cleanups.length]).toEqual([1, 0]);
    return done;
  }

  /** The same person, who gives this answer to every question. */
  private asked(talk: Conversation, isYes: boolean): Conversation {
    const ask: Conversation["ask"] = async ({ sentence }) => {
      if (isYes) this.consented.push(sentence);
      if (isYes) this.consent(sentence);
      return isYes;
    };
    return { ...talk, ask };
  }

  private async attempt(
    act: (talk: Conversation) => Promise<object>,
    yes: boolean,
    { fault, second, forGood = false, stopAt, leave }: Trouble,
  ): Promise<Ending> {
    if (fault !== undefined) {
      const message = "A fault of the test.";
      const later = Array.from({ length: forGood ? 60 : 0 }, (_, i) => ({ request: fault.request + 1 + i, action: 1 }));
      const once = second === undefined ? [] : [{ ...second, request: fault.request + second.later }];
      book.switches.faults = [fault, ...once, ...later].map((each) => ({ ...fault, ...each, message }));
    }
    const talk = conversation(true, (report) => {
      if (report.id === "waiting-for-other-workbook") book.switches.otherWorkbookInFront = "no";
    });
    let hasLeft = false;
    const before = () => {
      const request = book.counter.requests.length + 1;
      if (request === stopAt) talk.stop();
      if (request !== leave?.request || hasLeft) return;
      hasLeft = true;
      book.switches.otherWorkbookInFront = leave.platform;
    };
    return this.requesting(() => endingOf(act(this.asked(talk, yes))), before).finally(() => {
      book.switches.faults = [];
      book.switches.otherWorkbookInFront = "no";
    });
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
        this.typedInSets.release(sheet.id, area);
      }
    }
  }

  /** What the person wrote where an unfinished maze was, and gave up, may be gone for good. */
  private gaveUp(sheet: SheetStore): void {
    for (const { sheet: id, area } of this.consents) {
      if (id === sheet.id) this.beliefs.get(id)?.forget(area, "contents");
    }
  }

  /** Checks that the add-in asked before a maze covered contents. */
  private checkAsked(sheet: SheetStore, before: Area | undefined): void {
    const grid = this.gridOf(sheet);
    const belief = this.beliefs.get(sheet.id);
    if (grid === undefined || belief === undefined || this.unfinished.has(sheet.id)) return;
    for (const { row, column, content } of belief.held()) {
      // The list of an earlier maze's questions goes with that maze.
      if (!isIn(grid, row, column) || isIn(before, row, column) || this.lists.get(sheet.id)?.has(content)) continue;
      const isSaid = this.consents.some((each) => each.sheet === sheet.id && isIn(each.area, row, column));
      if (!isSaid) throw new Error(`“${content}” on ${sheet.name} was covered without a question.`);
    }
  }

  /** Checks a sheet that is said to be as it was before its maze. */
  private checkAsBefore(sheet: SheetStore): void {
    expect(this.gridOf(sheet)).toBeUndefined();
    this.unfinished.delete(sheet.id);
    this.left.delete(sheet.id);
    if (this.tampered.delete(sheet.id)) this.follow(sheet, () => true);
    // The contents of a booklet's sheets are not followed.
    expect(this.beliefs.get(sheet.id)?.differences(this.now(sheet), undefined) ?? []).toEqual([]);
  }

  /** Checks what must be true after every act, of the person or the add-in. */
  async check(): Promise<void> {
    this.pictures.clear();
    expect([...this.inFlight.values()].filter((requests) => requests > 0)).toEqual([]);
    for (const sheet of this.sheets) {
      this.checkOwn(sheet);
      this.checkSurroundings(sheet);
      this.checkStamps(sheet);
      this.checkWhole(sheet);
    }
    this.classroom.check(this.atWork);
    this.atWork.clear();
    this.checkTypedInSets();
    this.checkPlayer();
    await this.checkHeld();
  }

  /** Checks that what people put into a maze is still where they put it, or was given up. */
  private checkOwn(sheet: SheetStore): void {
    const { contents, fills } = this.inMazes;
    const { id, name } = sheet;
    expect(contents.missing(id, name, (row, column) => contentAt(sheet, row, column))).toEqual([]);
    if (this.marked.has(id)) return;
    const isEnd = isEndOf(sheet);
    const fillOf = (row: number, column: number, own: string) =>
      isEnd(row, column) ? own : fillAt(sheet, row, column);
    expect(fills.missing(id, name, fillOf)).toEqual([]);
  }

  /** Checks that what people typed into sheets of set numbers is still there, or that they were asked. */
  private checkTypedInSets(): void {
    for (const id of this.typedInSets.sheetIds) {
      const sheet = book.workbook.sheetById(id);
      const held = (row: number, column: number) => (sheet === undefined ? "" : contentAt(sheet, row, column));
      expect(this.typedInSets.missing(id, sheet?.name ?? "a deleted sheet", held)).toEqual([]);
    }
  }

  /** Checks that each sheet is as the person made it around its maze. */
  private checkSurroundings(sheet: SheetStore): void {
    if (this.unfinished.has(sheet.id)) return;
    const belief = this.beliefs.get(sheet.id)!;
    const now = this.now(sheet);
    const grid = this.gridOf(sheet);
    if (this.tampered.has(sheet.id)) belief.follow(now, grid);
    if (this.lossy.has(sheet.id)) belief.follow(now, grid, ([what]) => what !== "contents");
    const left = this.left.get(sheet.id);
    const known = left === undefined ? belief : belief.withoutPlace(left);
    expect(known.differences(now, grid, this.lists.get(sheet.id))).toEqual([]);
  }

  /** Checks that a maze has one stamp among the names of its sheet. */
  private checkStamps(sheet: SheetStore): void {
    if (this.gridOf(sheet) === undefined || this.unfinished.has(sheet.id)) return;
    const stamps = book.workbook.names.filter(({ name, scope }) => scope === sheet && name.startsWith("MazeStamp_"));
    expect(stamps.length).toBe(1);
  }

  /** Checks that the frame is closed except at the ends, unless a person drew in it. */
  private checkWhole(sheet: SheetStore): void {
    const grid = this.gridOf(sheet);
    if (grid === undefined || this.drawnIn.has(sheet.id) || this.unfinished.has(sheet.id)) return;
    mazeIn(sheet, addressOf(grid), endsIn(sheet, grid));
  }

  private sheetPlayedOn(): SheetStore | undefined {
    return this.player && book.workbook.sheet(this.player.play.drawing.sheet);
  }

  /** Where the player's maze is, if the sheet still has it, at one step, and the add-in did not change it. */
  private playedSheet(): { readonly sheet: SheetStore; readonly grid: Area } | undefined {
    const { player } = this;
    if (player === undefined || player.isOver || generatedIn(player) === undefined) return undefined;
    if (player.stays?.id === "between-steps") return undefined;
    const { sheetId, area } = player.play.drawing;
    const sheet = book.workbook.sheetById(sheetId);
    const grid = sheet && this.gridOf(sheet);
    const stands = this.places.versionOn(sheetId) === this.watched!.version;
    return sheet && grid && stands && sameArea(grid, area) ? { sheet, grid } : undefined;
  }

  /** Checks that an unfinished player whose maze nobody changed shows the walls of its position. */
  private checkPlayer(): void {
    const played = this.playedSheet();
    if (played === undefined || this.drawnIn.has(played.sheet.id) || this.unfinished.has(played.sheet.id)) return;
    const { shown, meant } = wallsOf(this.player!, played.sheet);
    expect(shown).toEqual(meant);
  }

  /** Whether walls of the player's maze were changed by hand; undefined if it has none. */
  get isPlayChanged(): boolean | undefined {
    const played = this.playedSheet();
    return played && !isShown(this.player!, played.sheet);
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
    // Rooms are no fault; a loop round four open cells is one.
    if (held.isPerfect !== undefined && !isMasked)
      expect(held.isPerfect).toBe(checkMaze(withoutRoomLoops(shown)).isPerfect);
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
    for (const sheet of book.workbook.sheets) sheet.protection = undefined;
    // Sheets that the add-in made, with a maze as a person sees it in the name box, or with what is left of one.
    const drawnOn = book.workbook.sheets.filter(
      (each) => this.classroom.isTouched(each) === true || marksOn(each, /^Maze(Grid|Columns)$/).length > 0,
    );
    const hasOrphans = book.workbook.names.some(
      ({ name, formula }) => /^Maze\w+Of$/.test(name) && /#REF!/.test(formula),
    );
    let isCleaned = false;
    for (const sheet of new Set([...(this.sheets.length > 0 ? this.sheets : [this.front]), ...drawnOn])) {
      // What such a page would tell, another one of a booklet tells too, and a class has many. But any act deletes what is kept of a
      // maze whose sheet is gone.
      if (this.classroom.isTouched(sheet) === false && (isCleaned || !hasOrphans)) continue;
      isCleaned = true;
      // What is left of several mazes goes one after the other.
      for (let told: readonly string[] = ["leftovers-deleted"]; told.includes("leftovers-deleted");) {
        bringToFront(sheet);
        const { outcome, sentence } = await this.act(clearMaze, { redraws: true });
        told = idsIn(sentence);
        if (outcome === undefined && !told.includes("no-maze-to-clear")) throw new Error(sentence && inShort(sentence));
        await this.check();
      }
    }
    // Of mazes that somebody drew.
    for (const sheet of book.workbook.sheets) {
      if (sheet.visibility !== "Visible" || !this.beliefs.has(sheet.id)) continue;
      bringToFront(sheet);
      await this.act(clearSolution, { unmarks: true });
      for (const cell of marksOn(sheet)) {
        sheet.select([cell]);
        await this.act(removeEnd);
      }
    }
    // A sheet of set numbers that somebody unhid is theirs once its maze is gone.
    const isShown = (sheet: SheetStore | undefined) =>
      sheet?.visibility === "Visible" && (!this.beliefs.has(sheet.id) || this.filled.has(sheet.id));
    // Size cells stay on a cleared sheet, and with them what is known of their labels.
    const hasSizeCells = (sheet: SheetStore | undefined) =>
      sheet !== undefined && marksOn(sheet, /^Maze(Columns|Rows)$/).length > 0;
    const stays = ({ name, scope }: { readonly name: string; readonly scope: SheetStore | undefined }) =>
      name === "MazeSizeLabels" ? hasSizeCells(scope) : ["MazeChoices", "MazePaper"].includes(name);
    const left = book.workbook.names.filter((each) => !each.visible && !stays(each) && !isShown(each.scope));
    expect(left.map(({ name, formula, scope }) => `${name} ${formula} ${scope?.name}`)).toEqual([]);
    const hidden = book.workbook.sheets.filter(({ visibility }) => visibility !== "Visible");
    expect(hidden.map(({ name }) => name)).toEqual([]);
  }
}

function copyOf<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Map) return new Map([...value].map(([key, each]) => [key, copyOf<unknown>(each)])) as T;
  if (value instanceof Set) return new Set(value) as T;
  if (Array.isArray(value)) return value.map((each) => copyOf<unknown>(each)) as T;
  const copy = Object.create(Object.getPrototypeOf(value) as object) as T & object;
  for (const [name, each] of Object.entries(value)) Object.assign(copy, { [name]: copyOf<unknown>(each) });
  return copy;
}

/** The walls between two cells of a maze; all others, among cells that are out of it, count as standing. */
function between(standing: Uint8Array, grid: Grid): Uint8Array {
  const walled = Maze.walled(grid);
  return standing.map((sides, cell) => {
    const others = [RIGHT, BOTTOM].filter((side) => !walled.separates(2 * cell + side));
    return others.reduce((all, side) => all | (1 << side), sides);
  });
}

/** The walls of a maze that is made: as its sheet shows them, and as they are at the player's position. */
function wallsOf(player: Player, sheet: SheetStore) {
  const { area, grid, trace } = generatedIn(player)!;
  const all = Array.from({ length: grid.rows * grid.columns }, (_, cell) => cell);
  const shown = between(mazeIn(sheet, addressOf(area), all).standing, grid);
  return { shown, meant: between(mazeAt(grid, trace, player.position).standing, grid) };
}

function isShown(player: Player, sheet: SheetStore): boolean {
  const { shown, meant } = wallsOf(player, sheet);
  return shown.join() === meant.join();
}

function isSize([what]: At): boolean {
  return what === "widths" || what === "heights";
}

function isWithin(inner: Area, outer: Area): boolean {
  const common = intersection(inner, outer);
  return common !== undefined && sameArea(common, inner);
}

/** Where an area is whose rows or columns were moved by so many, from this one on; undefined if nothing is left of it. */
function linesShifted(area: Area, line: "row" | "column", from: number, by: number): Area | undefined {
  let moved: Area | undefined = area;
  for (let i = 0; i < Math.abs(by) && moved !== undefined; i++)
    moved = shifted(moved, line, by > 0 ? "insert" : "delete", from);
  return moved;
}

/** What fills the sentences of an id: names and addresses. */
function argsOf<Id extends MessageId>(told: Message | undefined, id: Id): Record<keyof Message<Id>["args"], string>[] {
  const sentences = (sentencesIn(told) as Message[]).filter((each) => each.id === id);
  return sentences.map(({ args }) => args as Record<keyof Message<Id>["args"], string>);
}

function areasIn(told: Message | undefined): Area[] {
  return (sentencesIn(told) as Message[]).flatMap(({ args }) => {
    const { area } = args as { readonly area?: unknown };
    return (typeof area === "string" && parseArea(area)) || [];
  });
}

/** Whether two areas have cells in common or lie side by side. */
function isBeside(one: Area, other: Area): boolean {
  const { row, column, rows, columns } = other;
  return intersection(one, { row: row - 1, column: column - 1, rows: rows + 2, columns: columns + 2 }) !== undefined;
}

export const visibleSheets = () => book.workbook.sheets.filter(({ visibility }) => visibility === "Visible");

/**
 * What "Nothing was changed." promises: everything that a person can see. What is kept for deleted mazes may be removed, or shown. It is
 * seldom compared, so the texts of its pictures are made when it is asked for.
 */
function everything(now: (sheet: SheetStore) => Picture, withFront: boolean, wereShown: ReadonlySet<SheetStore>) {
  const names = book.workbook.names
    .filter(({ visible }) => visible)
    .map(({ name, formula, scope }) => `${scope?.id} ${name} ${formula}`);
  // A sheet may belong to a poster, which belongs to a maze.
  const front = withFront && mazeOf(book.workbook.sheet(mazeOf(book.workbook.activeSheet))!);
  const seen = visibleSheets()
    .filter((sheet) => wereShown.has(sheet) || !sheet.name.startsWith("Maze sets"))
    .map((sheet) => [sheet.id, sheet.name, now(sheet)] as const);
  return () => [
    ["names", ...names.sort()],
    ["front", front],
    ...seen.map(([id, name, picture]) => [id, name, picture.withoutWhite()] as const),
  ];
}

/** The sheet of the maze that a helper sheet stands for: it comes to the front before anything is done. Any other sheet is its own. */
function mazeOf(sheet: SheetStore): string {
  const mark = book.workbook.names.find(({ name, scope }) => scope === sheet && /^Maze\w+Of$/.test(name));
  return parseReference(mark?.formula ?? "")?.sheet ?? sheet.name;
}

/** Cells of entrance and exits by their names, which stay with the sheet from which a maze was cut until the add-in follows. */
function marksOn(sheet: SheetStore, which = /^Maze(Entrance|Exit\d+)$/): Area[] {
  return book.workbook.names
    .filter(({ name }) => which.test(name))
    .map(({ formula }) => parseReference(formula))
    .flatMap((cell) => (cell?.sheet === sheet.name ? cell.area : []));
}

/** Whether a cell is one of them. */
function isEndOf(sheet: SheetStore): (row: number, column: number) => boolean {
  const ends = marksOn(sheet);
  return (row, column) => ends.some((end) => isIn(end, row, column));
}

/** The same numbered in the grid; numbers may have covered their letters. */
function endsIn(sheet: SheetStore, grid: Area, which?: RegExp): number[] {
  return marksOn(sheet, which)
    .filter(({ row, column }) => isIn(grid, row, column))
    .map(({ row, column }) => (row - grid.row) * grid.columns + column - grid.column);
}
