import { message, type Message, type SayWords } from "../../message";
import type { GeneratorFacts } from "../../maze/generators";
import type { Grid, Maze } from "../../maze/model";
import { PLAIN, type Trace, TraceCursor, describeStep, placeOf, tintMeanings, tintsAt } from "../../maze/trace";
import { type Area, type Reference, addressOf, cellsOf } from "../../worksheet/addresses";
import { type ExcelSession, Gone } from "../../worksheet/excel";
import { yieldTurn, listInTurns } from "../../engine";
import {
  type PlayedDrawing,
  type WatchedMaze,
  findWatchedMaze,
  hiddenPieces,
  letterPieces,
  noteNumbers,
} from "../../worksheet/identity";
import { type SetNumbers, type SetsBlock, checksumOf, contentsOfBlock, withLabel } from "../../worksheet/sets";
import type { WantedCells } from "../../worksheet/walls";
import { ANY_NUMBER, numberPieces } from "../../worksheet/cells";
import { type Layout, type Look, stepMark, tintLooks } from "../../worksheet/looks";
import type { Piece } from "../../worksheet/pieces";
import { gapsBeside } from "../../worksheet/ends";
import { cellName } from "../../worksheet/borders";
import { cellDrawn, drawnCell, drawnValues, wallCells, wallLook } from "../../worksheet/lattice";
import { fillPieces, wallLine, wallPieces } from "../../worksheet/lines";
import { lastMerge, setStates, stateLabel } from "./setNumberStates";
import type { SetNumbersPlace } from "../core";
import { type Foreign, type Play, type Sign, foreignIn } from "./player";

/** Mazes up to this many cells are tinted: more would not fit a request with everything else. */
const TINT_CELLS = 20_000;
/** Up to this many cells the numbers on the hidden sheet follow every request; for larger mazes they are those of the end. */
export const FOLLOWED_CELLS = 10_000;
/** Steps after which the computation yields to the page: so few that the page hardly waits. */
const STEPS_AT_ONCE = 1_024;
const TINTED_STEPS_AT_ONCE = 256;
/** Up to this many cells the cells of a step are marked: in larger mazes other fills are not looked for. */
const MARKED_CELLS = 10_000;
/** Steps in a request: their walls take 420 KB at most, which leaves room for the numbers of a maze of followed size. */
const REACH = 30_000;
const NUMBERED_CELLS = 60_000;
/** For work that continues after Stop: a request that was begun is painted to its end. */
const NEVER = new AbortController().signal;

export interface GeneratedMaze {
  readonly drawing: PlayedDrawing;
  /** The cells of this maze: all of the drawing, or its half of a pair. */
  readonly area: Area;
  readonly grid: Grid;
  readonly generator: GeneratorFacts;
  readonly trace: Trace;
  readonly layout: Layout;
  readonly setNumbers: SetNumbersPlace;
  readonly tint: boolean;
  readonly conclusionOn: Play["conclusionOn"];
}

type HiddenNumbers = NonNullable<WatchedMaze["sets"]>;
type Letters = ReadonlyMap<number, string>;

/** What a maze shows at one position, a number or byte for each cell. */
interface Picture {
  readonly position: number;
  readonly standing: Uint8Array;
  readonly tints: Uint8Array | undefined;
  /** In the grid; 0 for an empty cell. */
  readonly numbers: Uint32Array | undefined;
  /** On the hidden sheet, if that follows every request. */
  readonly block: SetsBlock | undefined;
}

const NO_LOOK = 255;

/** Walls, set numbers and tints of two positions, all from the trace, are compared, and only what differs is painted. */
export class GenerationPlay implements Play {
  readonly drawing: PlayedDrawing;
  readonly conclusionOn: Play["conclusionOn"];
  readonly length: number;
  readonly reach: number;
  private readonly size: number;
  private readonly cells: Reference;
  /** Whether walls are cells: then there is no line among them, and walls are tints. */
  private readonly areCells: boolean;
  private readonly drawn: Grid;
  private readonly isTinted: boolean;
  private readonly setsFollow: boolean;
  /** The fill of each tint; of the walls, if these are cells; and last of the cells of a step. */
  private readonly looks: readonly Look[];
  private readonly wall: number;
  private readonly mark: number;
  private stage: WatchedMaze | undefined;
  private cursor: TraceCursor | undefined;
  /** Resolves when the last user of the cursor is done. */
  private free: Promise<unknown> = Promise.resolve();
  private readonly pictures: Picture[] = [];
  private last: SetNumbers | undefined;
  private marked: readonly number[] = [];
  /** The colour of each cell's fill when the play was last resumed; only if steps are marked. */
  private colours: readonly Look[] | undefined;

  /** `words` gives the texts that are written into cells. */
  constructor(
    readonly generated: GeneratedMaze,
    private readonly words: SayWords,
  ) {
    const { drawing, conclusionOn, area, grid, setNumbers, trace, layout } = generated;
    [this.drawing, this.conclusionOn] = [drawing, conclusionOn];
    const { length } = trace.steps;
    // Numbers in the grid leave it after the last step, at a position of their own, so that the one set that is left can be seen.
    this.length = setNumbers === "grid" && length > 0 ? length + 1 : length;
    this.size = cellsOf(area);
    this.reach = setNumbers !== "grid" || this.size <= NUMBERED_CELLS ? REACH : Infinity;
    this.cells = { sheet: drawing.sheetId, area };
    this.areCells = layout.wallShare !== undefined;
    this.drawn = this.areCells ? { rows: area.rows, columns: area.columns } : grid;
    this.isTinted = generated.tint && this.size <= TINT_CELLS;
    this.setsFollow = this.size <= FOLLOWED_CELLS;
    const tints = tintLooks(generated.generator.colouring, layout);
    this.looks = [...tints, wallLook(layout), stepMark];
    [this.wall, this.mark] = [tints.length, tints.length + 1];
  }

  get beforeLastMerge(): number | undefined {
    const last = lastMerge(this.generated.trace);
    return last < 0 ? undefined : last;
  }

  async check(session: ExcelSession, shown: readonly number[]): Promise<readonly Foreign[]> {
    const { area, setNumbers } = this.generated;
    const { mask } = this.drawn;
    const fills = this.isTinted || this.size <= MARKED_CELLS;
    const wanted: WantedCells = { area, mask, contents: setNumbers === "grid", fills };
    const hidden = { known: this.stage?.sets?.id, contents: shown.length > 0 && this.setsFollow };
    const asked = shown.length > 0 ? wanted : undefined;
    const found = await findWatchedMaze(
      session,
      this.generated,
      asked,
      setNumbers === "hiddenSheet" ? hidden : undefined,
    );
    const { cells } = (this.stage = found);
    this.pictures.length = 0; // entrance and exits may have moved
    if (cells === undefined) return [];
    const { colours, contents } = cells;
    // The sheet itself decides which cells are marked: an interrupted request may have left some.
    this.colours = this.size <= MARKED_CELLS ? colours : undefined;
    this.marked = this.colours?.flatMap((colour, cell) => (colour === stepMark ? [cell] : [])) ?? [];
    const pictures: Picture[] = [];
    for (const position of shown) pictures.push(await this.pictureAt(position));
    if (!cells.areWallsOf(pictures.map(({ standing }) => standing))) {
      throw new Gone(message("watched-maze-changed", { area: addressOf(area) }));
    }
    return [
      ...(contents === undefined ? [] : await this.foreignContents(found.letters, contents, pictures)),
      ...(found.sets === undefined ? [] : await this.foreignOnHidden(found.sets, pictures)),
      ...(colours === undefined ? [] : await this.foreignFills(found.letters, colours, pictures)),
    ];
  }

  /** The cells of the maze whose content is in none of the pictures, the first of which is the one that they should show. */
  private foreignContents(letters: Letters, contents: readonly unknown[], pictures: readonly Picture[]) {
    const isForeign = (cell: number) =>
      contents[cell] !== letters.get(cell) &&
      !pictures.some(({ numbers }) => contents[cell] === (numbers![cell] || ""));
    return foreignIn({ area: this.cells.area, sheet: this.drawing.sheet }, "values", isForeign, async () => {
      const { numbers: now, position } = pictures[0]!;
      const known = now!.map((number, cell) => (isForeign(cell) ? ANY_NUMBER : number));
      const repair = await listInTurns(numberPieces(this.cells, known, now!, { isOurs: () => true }));
      // When the numbers leave the grid at the end, the letters stay.
      return position === this.length ? [...repair, ...letterPieces(this.cells, letters)] : repair;
    });
  }

  /** The cells of the first block of the hidden sheet, and of its label, that show none of the pictures. */
  private async foreignOnHidden(hidden: HiddenNumbers, pictures: readonly Picture[]) {
    const { contents, name: sheet, record } = hidden;
    const place = withLabel(this.cells.area);
    if (contents === undefined || checksumOf(place, contents) === record.sums[0]) return [];
    const expected = pictures.map(({ block }) => contentsOfBlock(block!));
    const isForeign = (cell: number) => !expected.some((each) => each[cell] === contents[cell]);
    return foreignIn({ area: place, sheet }, "values", isForeign, () =>
      hiddenPieces(hidden, undefined, pictures[0]!.block!),
    );
  }

  private async foreignFills(letters: Letters, colours: readonly Look[], pictures: readonly Picture[]) {
    const now = pictures[0]!.tints;
    if (now === undefined) return [];
    const colourOf = this.looks.map((look) => look.split(",")[0]!.toUpperCase());
    const isForeign = (cell: number) =>
      this.drawn.mask?.[cell] !== 0 &&
      !letters.has(cell) &&
      colours[cell] !== stepMark &&
      !pictures.some(({ tints }) => colours[cell] === colourOf[tints![cell]!]);
    return foreignIn({ area: this.cells.area, sheet: this.drawing.sheet }, "maze", isForeign, async () => {
      const known = now.map((tint, cell) => (isForeign(cell) ? NO_LOOK : tint));
      return this.fillPieces(known, now);
    });
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

  /** What position 0 shows besides the walls, on an empty grid: set numbers and tints. */
  async begin(): Promise<readonly Piece[]> {
    const first = await this.pictureAt(0);
    const plain = this.areCells ? await this.at(0, ({ maze }) => this.plainIn(maze)) : new Uint8Array(this.size);
    const numbers = this.length > 0 ? first.numbers?.map(() => 0) : undefined;
    const empty = { ...first, position: -1, tints: first.tints && plain, numbers, block: undefined };
    return this.piecesBetween(empty, first, []);
  }

  async paint(from: number, to: number, rests: boolean): Promise<readonly Piece[]> {
    return this.piecesBetween(await this.pictureAt(from), await this.pictureAt(to), this.cellsToMark(to, rests));
  }

  private async piecesBetween(before: Picture, after: Picture, marked: readonly number[]): Promise<readonly Piece[]> {
    const line = wallLine(this.generated.layout);
    const pieces = await listInTurns(wallPieces(this.cells, before.standing, after.standing, line));
    if (before.tints !== undefined || this.marked.length > 0 || marked.length > 0) {
      const [was, is] = [this.fillsOf(before, this.marked), this.fillsOf(after, marked)];
      pieces.push(...(await this.fillPieces(was, is)));
    }
    this.marked = marked;
    if (before.block !== undefined && this.stage?.sets !== undefined) {
      pieces.push(...(await hiddenPieces(this.stage.sets, before.block.numbers, after.block!)));
    }
    if (before.numbers !== undefined) {
      const { position: to } = after;
      // At the end the grid holds the numbers of no step.
      const step = to < this.length ? to : undefined;
      if (before.position !== to) pieces.push(noteNumbers(this.drawing, this.drawn, this.stage?.names ?? [], step));
      pieces.push(...(await this.numberPieces(before.numbers, after.numbers!)));
      if (to === this.length) pieces.push(...letterPieces(this.cells, this.stage?.letters ?? new Map()));
    }
    return pieces;
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

  cellAt(position: number): number {
    return this.cellsOfStep(position)[0]!;
  }

  /** The cells on both sides of the step's wall, the selected one first. */
  private cellsOfStep(position: number): number[] {
    const { grid, layout, trace } = this.generated;
    const { selected, neighbour } = placeOf(grid, trace.steps[position - 1] ?? 0);
    return [selected, neighbour].map((cell) => drawnCell(grid, layout, cell));
  }

  /** The cells that are marked if the player `rests` at a step. Ends, and cells that somebody filled, keep their look. */
  private cellsToMark(position: number, rests: boolean): number[] {
    const { colours } = this;
    if (!rests || position === 0 || position >= this.length || colours === undefined) return [];
    return this.cellsOfStep(position).filter((cell) => {
      const isPlain = colours[cell] === this.looks[PLAIN] || colours[cell] === stepMark;
      return this.stage?.letters.has(cell) !== true && (this.isTinted || isPlain);
    });
  }

  private fillsOf({ tints }: Picture, marked: readonly number[]): Uint8Array {
    const fills = tints?.slice() ?? new Uint8Array(this.size);
    for (const cell of marked) fills[cell] = this.mark;
    return fills;
  }

  /** Brings the fills of the cells from one state to another; O(cells x looks). */
  private fillPieces(from: Uint8Array, to: Uint8Array): Promise<Piece[]> {
    const { looks } = this;
    const { sheet, area } = this.cells;
    return listInTurns(fillPieces(sheet, area, { looks, lookOf: from }, { looks, lookOf: to }));
  }

  /** Brings the numbers in the grid from one state to another; letters of ends may stand in their place. */
  private numberPieces(before: Uint32Array, after: Uint32Array): Promise<Piece[]> {
    const isOurs = (cell: number, content: unknown) => content === this.stage?.letters.get(cell);
    return listInTurns(numberPieces(this.cells, before, after, { isOurs }));
  }

  /** Where walls are cells, the look of each cell without tints. */
  private plainIn(maze: Maze): Uint8Array {
    const { grid, area, layout } = this.generated;
    const ends = [...(this.stage?.letters.keys() ?? [])].map((place) => cellDrawn(area, layout, place));
    return wallCells(maze, gapsBeside(grid, ends)).map((isWall) => (isWall === 1 ? this.wall : PLAIN));
  }

  /** Follows the trace to a position, yielding to the page, and reads it there. One at a time: there is one cursor. */
  private at<T>(position: number, read: (cursor: TraceCursor) => T): Promise<T> {
    const reading = this.free.then(async () => {
      const { grid, trace, generator } = this.generated;
      this.cursor ??= new TraceCursor(grid, trace);
      // From here on they are followed step by step.
      if (this.isTinted) tintsAt(this.cursor, generator.colouring);
      const most = this.isTinted ? TINTED_STEPS_AT_ONCE : STEPS_AT_ONCE;
      const step = Math.min(position, trace.steps.length);
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
    const { setNumbers } = this.generated;
    const seen = await this.at(position, (cursor) => ({
      position,
      standing: this.areCells ? new Uint8Array(this.size) : cursor.maze.standing.slice(),
      tints: this.tintsOf(cursor, position),
      numbers: setNumbers === "grid" ? this.numbersOf(cursor, position) : undefined,
    }));
    const isFollowed = setNumbers === "hiddenSheet" && this.setsFollow;
    const picture = { ...seen, block: isFollowed ? await this.blockAt(position) : undefined };
    if (this.pictures.push(picture) > 2) this.pictures.shift();
    return picture;
  }

  private tintsOf(cursor: TraceCursor, position: number): Uint8Array | undefined {
    const { grid, layout, generator } = this.generated;
    if (!this.areCells && !this.isTinted) return undefined;
    const isPlain = !this.isTinted || position === this.length;
    const own = isPlain ? new Uint8Array(cursor.maze.size) : tintsAt(cursor, generator.colouring);
    const tints = drawnValues(grid, layout, own);
    if (this.areCells) this.plainIn(cursor.maze).forEach((look, cell) => look === this.wall && (tints[cell] = look));
    // Entrance and exits keep their own marks.
    for (const cell of this.stage?.letters.keys() ?? []) tints[cell] = 0;
    return tints;
  }

  private numbersOf({ sets, maze }: TraceCursor, position: number): Uint32Array {
    const { grid, layout } = this.generated;
    return drawnValues(grid, layout, position === this.length ? new Uint32Array(maze.size) : sets.numbers());
  }

  /** What the hidden sheet shows at a position: at the end, the state just before the last merge. */
  private async blockAt(position: number): Promise<SetsBlock> {
    const { grid, trace, area, layout } = this.generated;
    if (position === this.length) {
      this.last ??= (await setStates(grid, trace, layout, { signal: NEVER, say: this.words }))[0]!;
      return { ...this.last, area };
    }
    const numbers = await this.at(position, ({ sets }) => sets.numbers());
    const label = this.words(stateLabel(position, this.length));
    return { area, label, numbers: drawnValues(grid, layout, numbers) };
  }
}
