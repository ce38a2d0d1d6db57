import { message, together, type Message, type SayWords } from "../../message";
import type { GeneratorFacts } from "../../maze/generators";
import type { Grid, Maze } from "../../maze/model";
import { PLAIN, type Trace, TraceCursor, describeStep, placeOf, tintMeanings, tintsAt } from "../../maze/trace";
import { type Area, addressOf, cellsOf, intersection } from "../../worksheet/addresses";
import { type ExcelSession } from "../../worksheet/excel";
import { yieldTurn, listInTurns } from "../../engine";
import {
  type FindMaze,
  type MazeIdentity,
  type StampedMaze,
  type WatchedMaze,
  findWatchedMaze,
  guarding,
  labelAndRecord,
  letterPieces,
  noteNumbers,
} from "../../worksheet/identity";
import { type SetsBlock, checksumOf, contentsOfBlock, withLabel } from "../../worksheet/sets";
import type { SetNumbers } from "../../worksheet/sets";
import { type WantedCells, loadShownCells } from "../../worksheet/walls";
import { ANY_NUMBER, numberPieces } from "../../worksheet/cells";
import { type Layout, type Look, stepMark, tintLooks } from "../../worksheet/looks";
import type { Painting, Piece } from "../../worksheet/pieces";
import { gapsBeside } from "../../worksheet/ends";
import {
  cellDrawn,
  cellName,
  drawnCell,
  drawnValues,
  lookPieces,
  wallCells,
  wallLine,
  wallLook,
  wallPieces,
} from "../../worksheet/lines";
import { lastMerge, lastStates, stateLabel } from "./setNumberStates";
import type { SetNumbersPlace } from "../core";
import { type ForeignCells, NO_LOOK, type Picture, cellsThat, foreignContents, foreignFills } from "./foreignCells";
import type { CellOfStep, Foreign, Play, Sign, Whereabouts } from "./player";

/** Mazes up to this many cells are tinted: more would not fit a request with everything else. */
const TINT_CELLS = 20_000;
/** Up to this many cells the numbers on the hidden sheet follow every request; for larger mazes they are those of the end. */
export const FOLLOWED_CELLS = 10_000;
/** Steps after which the computation yields to the page: about a millisecond. */
const STEPS_AT_ONCE = 4_096;
/** The same, if the tints of sets are followed. */
const TINTED_STEPS_AT_ONCE = 256;
/** Up to this many cells the cells of a step are marked: in larger mazes other fills are not looked for. */
const MARKED_CELLS = 10_000;
/** Steps in a request: their walls take 420 KB at most, which leaves room for the numbers of a maze of followed size. */
const REACH = 30_000;
const NUMBERED_CELLS = 60_000;
/** For work that continues after Stop: a request that was begun is painted to its end. */
const NEVER = new AbortController().signal;

/** A maze that is, or will be, in the sheet, and the steps that made it. */
export interface GeneratedMaze extends StampedMaze {
  /** The sheet's name when it was made. */
  readonly sheet: string;
  readonly grid: Grid;
  readonly generator: GeneratorFacts;
  readonly trace: Trace;
  readonly layout: Layout;
  readonly setNumbers: SetNumbersPlace;
  readonly tint: boolean;
  /** What is said when its last step is shown, by the present name of its sheet; see Play.conclusion. */
  readonly conclusionOn: (sheet: string) => Message;
}

type HiddenNumbers = NonNullable<WatchedMaze["sets"]>;

/**
 * How a maze was made, as a play. Everything follows from the trace: walls, set numbers and tints of two positions are
 * compared, and only what differs is painted.
 */
export class GenerationPlay implements Play {
  readonly length: number;
  readonly reach: number;
  private readonly size: number;
  /** The fill of each tint, and last of the walls, if these are cells. */
  private readonly looks: readonly Look[];
  private readonly wall: number;
  private stage: WatchedMaze | undefined;
  private cursor: TraceCursor | undefined;
  /** Resolves when the last user of the cursor is done. */
  private free: Promise<unknown> = Promise.resolve();
  private readonly pictures: Picture[] = [];
  private last: SetNumbers | undefined;
  private marked: readonly number[] = [];
  /** The colour of each cell's fill when the play was last resumed; only if steps are marked. */
  private colours: readonly Look[] | undefined;

  /** `words` gives the texts that are written into cells; `find` looks whether the maze still stands where it was drawn. */
  constructor(
    readonly generated: GeneratedMaze,
    private readonly words: SayWords,
    private readonly find: FindMaze = findWatchedMaze,
  ) {
    const { area, setNumbers, trace } = generated;
    const { length } = trace.steps;
    // Numbers in the grid leave it after the last step, at a position of their own, so that the one set that is left can be seen.
    this.length = setNumbers === "grid" && length > 0 ? length + 1 : length;
    this.size = cellsOf(area);
    this.reach = setNumbers !== "grid" || this.size <= NUMBERED_CELLS ? REACH : Infinity;
    this.looks = tintLooks(generated.generator.colouring, generated.layout);
    this.wall = this.looks.length;
    if (this.areCells) this.looks = [...this.looks, wallLook(generated.layout)];
  }

  get beforeLastMerge(): number | undefined {
    const last = lastMerge(this.generated.trace);
    return last < 0 ? undefined : last;
  }

  async check(session: ExcelSession, shown: readonly number[]): Promise<Foreign | undefined> {
    const { sheetId, area, setNumbers } = this.generated;
    const grid = this.drawn;
    const fills = this.isTinted || this.size <= MARKED_CELLS;
    const wanted: WantedCells = { area, mask: grid.mask, contents: setNumbers === "grid", fills };
    const hidden = { known: this.stage?.sets?.id, contents: shown.length > 0 && this.setsFollow };
    const found = await this.find(session, this.generated, {
      alongside: (sheet) => (shown.length > 0 ? loadShownCells(sheet, wanted) : undefined),
      hidden: setNumbers === "hiddenSheet" ? hidden : undefined,
    });
    this.stage = found;
    this.pictures.length = 0; // entrance and exits may have moved
    if (found.alongside === undefined) return undefined;
    const cells = await found.alongside(session, sheetId);
    this.noteMarks(cells.colours);
    const pictures: Picture[] = [];
    for (const position of shown) pictures.push(await this.pictureAt(position));
    const played = { ...this.generated, ...found, grid, looks: this.looks, length: this.length };
    const foreign = [
      await foreignContents(played, cells, pictures),
      found.sets && (await this.foreignOnHidden(found.sets, shown)),
      await foreignFills(played, cells, pictures),
    ].filter((each) => each !== undefined);
    if (foreign.length === 0) return undefined;
    const count = foreign.reduce((sum, each) => sum + each.count, 0);
    return {
      question: together(
        foreign[0]!.told,
        ...foreign.slice(1).map(({ told }) => told),
        message("overwrite-them", { count }),
      ),
      repair: foreign.flatMap(({ pieces }) => pieces),
    };
  }

  /** The cells of the first block of the hidden sheet, and of its label, that show none of these positions. */
  private async foreignOnHidden(hidden: HiddenNumbers, shown: readonly number[]): Promise<ForeignCells | undefined> {
    const { contents, name: sheet, record } = hidden;
    const place = withLabel(this.generated.area);
    if (contents === undefined || checksumOf(place, contents) === record.sums[0]) return undefined;
    const expected: (readonly unknown[])[] = [];
    for (const position of shown) expected.push(contentsOfBlock(await this.blockAt(position)));
    const found = await cellsThat(place, (cell) => !expected.some((each) => each[cell] === contents[cell]));
    if (found === undefined) return undefined;
    const pieces = await this.hiddenPieces(hidden, undefined, shown[0]!, () => true);
    return { ...found, told: message("values-in-the-way", { ...found, sheet }), pieces };
  }

  get conclusion(): Message {
    return this.generated.conclusionOn(this.sheet);
  }

  get legend(): readonly Sign[] {
    const { colouring } = this.generated.generator;
    const looks = this.looks.slice(PLAIN + 1, this.wall);
    const tints =
      colouring === "sets"
        ? [{ looks, words: message("sign-sets") }]
        : tintMeanings[colouring].map((words, i) => ({ looks: [looks[i]!], words }));
    return [
      ...(this.isTinted ? tints : []),
      ...(this.size <= MARKED_CELLS ? [{ looks: [stepMark], words: message("sign-step") }] : []),
    ];
  }

  get guard(): Painting {
    const { sheetId, stamp, area } = this.generated;
    return guarding(sheetId, stamp, area);
  }

  shows(sheetId: string, area: Area): boolean {
    const sets = this.stage?.sets;
    if (sheetId === sets?.id) return intersection(area, withLabel(this.generated.area)) !== undefined;
    return sheetId === this.generated.sheetId && intersection(area, this.generated.area) !== undefined;
  }

  whereabouts(inFront: MazeIdentity): Whereabouts {
    const { sheetId, stamp } = this.generated;
    if (inFront.sheetId !== sheetId) return "elsewhere";
    return inFront.maze === stamp ? "here" : "gone";
  }

  get place(): Message {
    return message("cells-on-sheet", { area: addressOf(this.generated.area), sheet: this.sheet });
  }

  /** The sheet's name at the last look. */
  get sheet(): string {
    return this.stage?.sheet ?? this.generated.sheet;
  }

  /** What position 0 shows besides the walls, on an empty grid: set numbers and tints. */
  async begin(): Promise<readonly Piece[]> {
    const { numbers, tints } = await this.pictureAt(0);
    const pieces: Piece[] = [];
    if (tints !== undefined) {
      const plain = this.areCells ? await this.at(0, ({ maze }) => this.plainIn(maze)) : new Uint8Array(this.size);
      pieces.push(...lookPieces(this.cells, plain, tints, this.looks));
    }
    if (this.generated.setNumbers === "grid" && numbers !== undefined && this.length > 0) {
      pieces.push(...this.noted(0));
      pieces.push(...(await this.numberPieces(new Uint32Array(this.size), numbers)));
    }
    return pieces;
  }

  async paint(from: number, to: number, rests: boolean): Promise<readonly Piece[]> {
    const { sheetId, area, layout, setNumbers } = this.generated;
    const before = await this.pictureAt(from);
    const after = await this.pictureAt(to);
    const pieces = await listInTurns(wallPieces(this.cells, before.standing, after.standing, wallLine(layout)));
    if (before.tints !== undefined && after.tints !== undefined) {
      pieces.push(...lookPieces(this.cells, before.tints, after.tints, this.looks));
    }
    pieces.push(...(await this.markPieces(to, rests)));
    if (before.numbers === undefined || after.numbers === undefined) return pieces;
    if (setNumbers === "hiddenSheet") {
      const hidden = this.stage?.sets;
      return hidden === undefined ? pieces : [...pieces, ...(await this.hiddenPieces(hidden, before.numbers, to))];
    }
    if (from !== to) pieces.push(...this.noted(to));
    pieces.push(...(await this.numberPieces(before.numbers, after.numbers)));
    if (to === this.length) pieces.push(...letterPieces(sheetId, area, this.stage?.letters ?? new Map()));
    return pieces;
  }

  /** Notes whose step's set numbers the grid holds; at the end it holds none. */
  private noted(position: number): Piece[] {
    if (this.stage === undefined) return [];
    const step = position < this.length ? position : undefined;
    return [noteNumbers({ ...this.generated, grid: this.drawn }, this.stage, step)];
  }

  async say(position: number): Promise<Message | undefined> {
    // A maze that was made at once stands at its end: its many steps are followed when somebody asks for one of them.
    if (this.cursor === undefined && !this.setsFollow) return undefined;
    const { length: steps } = this;
    const did = await this.describeStep(position);
    return did === undefined
      ? message("before-first-step", { steps })
      : message("step-of-steps", { step: position, steps, did });
  }

  /** As {@link say}, without the number of the step; nothing before the first. */
  describeStep(position: number): Promise<Message | undefined> {
    const { area, grid, layout, trace, generator } = this.generated;
    if (position > trace.steps.length) return Promise.resolve(message("numbers-leave"));
    const name = (cell: number) => cellName(area, drawnCell(grid, layout, cell));
    return this.at(position, (cursor) => describeStep(cursor, generator.id, name));
  }

  cellAt(position: number): CellOfStep {
    const { grid, layout, trace } = this.generated;
    const { selected } = placeOf(grid, trace.steps[position - 1] ?? 0);
    return { ...this.cells, place: drawnCell(grid, layout, selected) };
  }

  /** The sheet itself decides which cells are marked: an interrupted request may have left some. */
  private noteMarks(colours: readonly Look[] | undefined): void {
    this.colours = this.size <= MARKED_CELLS ? colours : undefined;
    this.marked = this.colours?.flatMap((colour, cell) => (colour === stepMark ? [cell] : [])) ?? [];
  }

  /**
   * Marks the cells on both sides of the step's wall if the player `rests`, and removes the marks before. Ends, and cells
   * that somebody filled, keep their look.
   */
  private async markPieces(position: number, rests: boolean): Promise<Piece[]> {
    const { grid, layout, trace, tint } = this.generated;
    const isStep = rests && position > 0 && position < this.length && this.colours !== undefined;
    if (!isStep && this.marked.length === 0) return [];
    const looks = [...this.looks, stepMark];
    const known = tint || this.areCells ? await this.pictureAt(position) : undefined;
    const tints = known?.tints ?? new Uint8Array(this.size);
    const step = placeOf(grid, trace.steps[position - 1] ?? 0);
    const both = [step.selected, step.neighbour].map((cell) => drawnCell(grid, layout, cell));
    const free = (cell: number) =>
      this.stage?.letters.has(cell) !== true &&
      (tint || this.colours?.[cell] === looks[PLAIN] || this.colours?.[cell] === stepMark);
    const [before, after] = [tints.slice(), tints.slice()];
    for (const cell of this.marked) before[cell] = looks.length - 1;
    this.marked = isStep ? both.filter(free) : [];
    for (const cell of this.marked) {
      after[cell] = looks.length - 1;
      before[cell] = NO_LOOK;
    }
    return lookPieces(this.cells, before, after, looks);
  }

  /** Brings the numbers in the grid from one state to another; letters of ends may stand in their place. */
  private numberPieces(before: Uint32Array, after: Uint32Array): Promise<Piece[]> {
    const isOurs = (cell: number, content: unknown) => content === this.stage?.letters.get(cell);
    return listInTurns(numberPieces(this.cells, before, after, { isOurs }));
  }

  private get cells() {
    return { sheet: this.generated.sheetId, area: this.generated.area };
  }

  private get areCells(): boolean {
    return this.generated.layout.wallShare !== undefined;
  }

  private get drawn(): Grid {
    const { grid, area } = this.generated;
    return this.areCells ? { rows: area.rows, columns: area.columns } : grid;
  }

  /** Where walls are cells, the look of each cell without tints. */
  private plainIn(maze: Maze): Uint8Array {
    const { grid, area, layout } = this.generated;
    const ends = [...(this.stage?.letters.keys() ?? [])].map((place) => cellDrawn(area, layout, place));
    return wallCells(maze, gapsBeside(grid, ends)).map((isWall) => (isWall === 1 ? this.wall : PLAIN));
  }

  private get isTinted(): boolean {
    return this.generated.tint && this.size <= TINT_CELLS;
  }

  private get setsFollow(): boolean {
    return this.size <= FOLLOWED_CELLS;
  }

  /** Follows the trace to a position, yielding to the page, and reads it there. One at a time: there is one cursor. */
  private at<T>(position: number, read: (cursor: TraceCursor) => T): Promise<T> {
    const reading = this.free.then(async () => {
      const { grid, trace, generator } = this.generated;
      this.cursor ??= new TraceCursor(grid, trace);
      // From here on they are followed step by step.
      if (this.isTinted) tintsAt(this.cursor, generator.colouring);
      const most = this.isTinted ? TINTED_STEPS_AT_ONCE : STEPS_AT_ONCE;
      const step = Math.min(position, this.generated.trace.steps.length);
      for (let left = step - this.cursor.position; left !== 0; left = step - this.cursor.position) {
        await yieldTurn();
        this.cursor.moveTo(this.cursor.position + Math.sign(left) * Math.min(most, Math.abs(left)));
      }
      return read(this.cursor);
    });
    this.free = reading.catch(() => undefined);
    return reading;
  }

  /** The last two pictures are cached: the one that the sheet shows is needed each time. */
  private async pictureAt(position: number): Promise<Picture> {
    const known = this.pictures.find((picture) => picture.position === position);
    if (known !== undefined) return known;
    const isHidden = this.generated.setNumbers === "hiddenSheet" && this.setsFollow;
    const seen = await this.at(position, (cursor) => ({
      position,
      // Where walls are cells, there is no line among them.
      standing: this.areCells ? new Uint8Array(this.size) : cursor.maze.standing.slice(),
      tints: this.tintsOf(cursor, position),
      numbers: this.numbersOf(cursor, position),
    }));
    const picture = isHidden ? { ...seen, numbers: (await this.blockAt(position)).numbers } : seen;
    if (this.pictures.push(picture) > 2) this.pictures.shift();
    return picture;
  }

  private tintsOf(cursor: TraceCursor, position: number): Uint8Array | undefined {
    const { grid, layout, generator } = this.generated;
    const isPlain = !this.isTinted || position === this.length;
    if (!this.areCells && !this.isTinted) return undefined;
    const own = isPlain ? new Uint8Array(cursor.maze.size) : tintsAt(cursor, generator.colouring);
    const tints = drawnValues(grid, layout, own);
    if (this.areCells) this.plainIn(cursor.maze).forEach((look, cell) => look === this.wall && (tints[cell] = look));
    // Entrance and exits keep their own marks.
    for (const cell of this.stage?.letters.keys() ?? []) tints[cell] = 0;
    return tints;
  }

  private numbersOf({ sets, maze }: TraceCursor, position: number): Uint32Array | undefined {
    if (this.generated.setNumbers !== "grid") return undefined;
    const { grid, layout } = this.generated;
    return drawnValues(grid, layout, position === this.length ? new Uint32Array(maze.size) : sets.numbers());
  }

  /** What the hidden sheet shows at a position: at the end, the state just before the last merge. */
  private async blockAt(position: number): Promise<SetsBlock> {
    const { grid, trace, area, layout } = this.generated;
    if (position < this.length) {
      const numbers = await this.at(position, ({ sets }) => sets.numbers());
      return {
        area,
        label: this.words(stateLabel(position, this.length)),
        numbers: drawnValues(grid, layout, numbers),
      };
    }
    this.last ??= (await lastStates(grid, trace, { signal: NEVER, say: this.words }))[0]!;
    return { area, ...this.last, numbers: drawnValues(grid, layout, this.last.numbers) };
  }

  /** Brings the hidden sheet from its known numbers, or from unknown ones, to those of a position. */
  private async hiddenPieces(
    hidden: HiddenNumbers,
    before: Uint32Array | undefined,
    position: number,
    isOurs?: () => boolean,
  ): Promise<Piece[]> {
    const block = await this.blockAt(position);
    const known = before ?? block.numbers.map(() => ANY_NUMBER);
    const pieces = await listInTurns(
      numberPieces({ sheet: hidden.id, area: block.area }, known, block.numbers, { isOurs }),
    );
    return [labelAndRecord(hidden, block), ...pieces];
  }
}
