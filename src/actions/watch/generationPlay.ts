import { message, type Message } from "../../message";
import { narrationOf } from "../../maze/generators";
import { PLAIN, TraceCursor, placeOf, tintMeanings } from "../../maze/trace";
import { type Area, type Job, Refusal, addressOf, yieldTurn, intersection, listInTurns } from "../../worksheet/excel";
import {
  type FindMaze,
  type MazeIdentity,
  type WatchedMaze,
  findWatchedMaze,
  guarding,
  labelPiece,
  letterPieces,
  noteNumbers,
  noteSets,
} from "../../worksheet/identity";
import type { SetNumbers } from "../../worksheet/beside";
import { type WantedCells, loadShownCells, readShownCells } from "../../worksheet/walls";
import { comparePictures } from "./comparePictures";
import type { Foreign } from "./foreignCells";
import { type GeneratedMaze, type Picture, lengthOfPlay, type Sign } from "./generated";
import {
  ANSWER_TOO_LARGE,
  ANY_NUMBER,
  type Look,
  type Painting,
  type Piece,
  cellName,
  lookPieces,
  numberPieces,
  stepMark,
  tintLooks,
  wallPieces,
} from "../../worksheet/cells";
import { lastMerge, lastStates, stateLabel } from "./setNumberStates";
import type { Dialogue } from "../desk";
import type { Play, Whereabouts } from "./player";

/** Mazes up to this many cells are tinted: more would not fit a request with everything else. */
const TINT_CELLS = 20_000;
/** Up to this many cells the numbers on the hidden sheet follow every request; for larger mazes, only when the player rests. */
const FOLLOWED_CELLS = 10_000;
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

/** Differs from every look. */
const NO_LOOK = 255;

/** Whether a generated maze is the one in front, is on another sheet, or has changed. */
export function whereaboutsOf(
  { sheetId, stamp }: Pick<GeneratedMaze, "sheetId" | "stamp">,
  inFront: MazeIdentity,
): Whereabouts {
  if (inFront.sheetId !== sheetId) return "elsewhere";
  return inFront.maze === stamp ? "here" : "gone";
}

/**
 * How a maze was made, as a play. Everything follows from the trace: walls, set numbers and tints of two positions are
 * compared, and only what differs is painted.
 */
export class GenerationPlay implements Play {
  readonly length: number;
  readonly reach: number;
  private stage: WatchedMaze | undefined;
  /** The position in the trace; made when first needed. */
  private cursor: TraceCursor | undefined;
  /** Resolves when the last user of the cursor is done. */
  private free: Promise<unknown> = Promise.resolve();
  private readonly pictures: Picture[] = [];
  private last: SetNumbers | undefined;
  /** The labels of the hidden numbers that may stand there: the last two. */
  private labels: string[] = [];
  /** The marked cells of the present step. */
  private marked: readonly number[] = [];
  /** The colour of each cell's fill when the play was last resumed; only if steps are marked. */
  private colours: readonly Look[] | undefined;

  /** `words` gives the texts that are written into cells; `find` looks whether the maze still stands where it was drawn. */
  constructor(
    readonly generated: GeneratedMaze,
    private readonly words: Dialogue["say"],
    private readonly find: FindMaze = findWatchedMaze,
  ) {
    const { grid, setNumbers } = generated;
    this.length = lengthOfPlay(generated);
    const fitsOne = setNumbers !== "grid" || grid.rows * grid.columns <= NUMBERED_CELLS;
    this.reach = fitsOne ? REACH : Infinity;
  }

  get beforeLastMerge(): number | undefined {
    const last = lastMerge(this.generated.trace);
    return last < 0 ? undefined : last;
  }

  async check(job: Job, shown: readonly number[]): Promise<Foreign | undefined> {
    const { sheetId, area, grid, setNumbers } = this.generated;
    const cellCount = grid.rows * grid.columns;
    const fills = this.isTinted || cellCount <= MARKED_CELLS;
    const known = this.stage?.sets;
    let wanted: WantedCells = { area, mask: grid.mask, contents: setNumbers === "grid", fills };
    const look = () =>
      this.find(job, this.generated, {
        alongside: (sheet) => (shown.length > 0 ? loadShownCells(sheet, wanted) : undefined),
        hidden: setNumbers === "hiddenSheet" ? { known, contents: shown.length > 0 && this.setsFollow } : undefined,
      });
    const found = await look().catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== ANSWER_TOO_LARGE || wanted.contents === false) throw error;
      // Somebody wrote very long texts into the cells.
      wanted = { ...wanted, contents: "apart" };
      return look();
    });
    this.stage = found;
    this.pictures.length = 0; // entrance and exits may have moved
    if (found.alongside === undefined) return undefined;
    const cells = await readShownCells(job, sheetId, wanted, found.alongside);
    this.noteMarks(cells.colours);
    const pictures: Picture[] = [];
    for (const position of shown) pictures.push(await this.pictureAt(position));
    const labels: string[] = [];
    if (found.sets !== undefined) for (const position of shown) labels.push(await this.labelAt(position));
    this.labels = [...(found.sets?.record?.labels.slice(0, 1) ?? []), ...labels];
    return comparePictures(this.generated, found, cells, pictures, labels);
  }

  get conclusion(): Message {
    return this.generated.conclusionOn(this.sheet);
  }

  get legend(): readonly Sign[] {
    const { area, tint, generator, layout } = this.generated;
    const size = area.rows * area.columns;
    const { colouring } = narrationOf(generator);
    const looks = tintLooks(colouring, layout).slice(PLAIN + 1);
    const tints =
      colouring === "sets"
        ? [{ looks, words: message("sign-sets") }]
        : tintMeanings[colouring].flatMap((words, i) => (words === undefined ? [] : [{ looks: [looks[i]!], words }]));
    return [
      ...(tint && size <= TINT_CELLS ? tints : []),
      ...(size <= MARKED_CELLS ? [{ looks: [stepMark], words: message("sign-step") }] : []),
    ];
  }

  get guard(): Painting {
    const { sheetId, stamp, area } = this.generated;
    return guarding(sheetId, stamp, area);
  }

  shows(sheetId: string, area: Area): boolean {
    const sets = this.stage?.sets;
    if (sheetId === sets?.sheetId) return intersection(area, sets.place) !== undefined;
    return sheetId === this.generated.sheetId && intersection(area, this.generated.area) !== undefined;
  }

  whereabouts(inFront: MazeIdentity): Whereabouts {
    return whereaboutsOf(this.generated, inFront);
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
    const { sheetId, area, setNumbers, generator, layout } = this.generated;
    const pieces: Piece[] = [];
    if (tints !== undefined) {
      const looks = tintLooks(narrationOf(generator).colouring, layout);
      pieces.push(...lookPieces({ sheet: sheetId, area }, new Uint8Array(tints.length), tints, looks));
    }
    if (setNumbers === "grid" && numbers !== undefined && this.length > 0) {
      pieces.push(...this.noted(0));
      pieces.push(
        ...(await numberPieces({ sheet: sheetId, area }, new Uint32Array(numbers.length), numbers, this.isLetter)),
      );
    }
    return pieces;
  }

  async paint(from: number, to: number, rests: boolean): Promise<readonly Piece[]> {
    const { sheetId, area, layout, generator, setNumbers } = this.generated;
    const before = await this.pictureAt(from);
    const after = await this.pictureAt(to);
    const pieces = await listInTurns(wallPieces({ sheet: sheetId, area }, before.standing, after.standing, layout));
    if (before.tints !== undefined && after.tints !== undefined) {
      const looks = tintLooks(narrationOf(generator).colouring, layout);
      pieces.push(...lookPieces({ sheet: sheetId, area }, before.tints, after.tints, looks));
    }
    pieces.push(...(await this.markPieces(to, rests)));
    if (before.numbers !== undefined && after.numbers !== undefined) {
      const hidden = this.stage?.sets;
      if (setNumbers === "hiddenSheet") {
        if (hidden !== undefined)
          pieces.push(...(await this.hiddenPieces(hidden, before.numbers, { position: to, numbers: after.numbers })));
      } else {
        if (from !== to) pieces.push(...this.noted(to));
        pieces.push(...(await numberPieces({ sheet: sheetId, area }, before.numbers, after.numbers, this.isLetter)));
        if (to === this.length) pieces.push(...letterPieces(sheetId, area, this.stage?.letters ?? new Map()));
      }
    }
    return pieces;
  }

  /** Notes whose step's set numbers the grid holds; at the end it holds none. */
  private noted(position: number): Piece[] {
    const { stage } = this;
    return stage === undefined
      ? []
      : [noteNumbers(this.generated, stage, position < this.length ? position : undefined)];
  }

  async settle(from: number | undefined, to: number): Promise<readonly Piece[]> {
    const hidden = this.stage?.sets;
    if (this.setsFollow || hidden === undefined) return [];
    const before = from === undefined ? undefined : await this.hiddenNumbersAt(from);
    const numbers = await this.hiddenNumbersAt(to);
    return this.hiddenPieces(hidden, before, { position: to, numbers });
  }

  async say(position: number): Promise<Message> {
    const { length: steps } = this;
    const did = await this.describeStep(position);
    return did === undefined
      ? message("before-first-step", { steps })
      : message("step-of-steps", { step: position, steps, did });
  }

  /** As {@link say}, without the number of the step; nothing before the first. */
  describeStep(position: number): Promise<Message | undefined> {
    const { area, trace } = this.generated;
    if (position > trace.steps.length) return Promise.resolve(message("numbers-leave"));
    return this.at(position, (cursor) => cursor.describeStep((cell) => cellName(area, cell)));
  }

  /** The sheet itself decides which cells are marked: an interrupted request may have left some. */
  private noteMarks(colours: readonly Look[] | undefined): void {
    this.colours = this.generated.grid.rows * this.generated.grid.columns <= MARKED_CELLS ? colours : undefined;
    this.marked = this.colours?.flatMap((colour, cell) => (colour === stepMark ? [cell] : [])) ?? [];
  }

  /**
   * Marks the cells on both sides of the step's wall if the player `rests`, and removes the marks before. Ends, and cells
   * that somebody filled, keep their look.
   */
  private async markPieces(position: number, rests: boolean): Promise<Piece[]> {
    const { sheetId, area, grid, trace, tint, generator, layout } = this.generated;
    const isStep = rests && position > 0 && position < this.length && this.colours !== undefined;
    if (!isStep && this.marked.length === 0) return [];
    const looks = [...tintLooks(narrationOf(generator).colouring, layout), stepMark];
    const tints =
      (tint ? (await this.pictureAt(position)).tints : undefined) ?? new Uint8Array(area.rows * area.columns);
    const { selected, neighbour } = placeOf(grid, trace.steps[position - 1] ?? 0);
    const free = (cell: number) =>
      this.stage?.letters.has(cell) !== true &&
      (tint || this.colours?.[cell] === looks[PLAIN] || this.colours?.[cell] === stepMark);
    const next = isStep ? [selected, neighbour].filter(free) : [];
    const [before, after] = [tints.slice(), tints.slice()];
    for (const cell of this.marked) before[cell] = looks.length - 1;
    for (const cell of next) {
      after[cell] = looks.length - 1;
      before[cell] = NO_LOOK;
    }
    this.marked = next;
    return lookPieces({ sheet: sheetId, area }, before, after, looks);
  }

  private readonly isLetter = (cell: number, content: unknown) => content === this.stage?.letters.get(cell);

  private get isTinted(): boolean {
    const { tint, grid } = this.generated;
    return tint && grid.rows * grid.columns <= TINT_CELLS;
  }

  private get setsFollow(): boolean {
    return this.generated.grid.rows * this.generated.grid.columns <= FOLLOWED_CELLS;
  }

  /** Follows the trace to a position, yielding to the page, and reads it there. One at a time: there is one cursor. */
  private at<T>(position: number, read: (cursor: TraceCursor) => T): Promise<T> {
    const reading = this.free.then(async () => {
      const { grid, trace, generator } = this.generated;
      this.cursor ??= new TraceCursor(grid, trace, narrationOf(generator));
      // From here on they are followed step by step.
      if (this.isTinted) this.cursor.tints();
      const most = this.isTinted ? TINTED_STEPS_AT_ONCE : STEPS_AT_ONCE;
      const step = Math.min(position, this.generated.trace.steps.length);
      for (let left = step - this.cursor.position; left !== 0; left = step - this.cursor.position) {
        this.cursor.moveTo(this.cursor.position + Math.sign(left) * Math.min(most, Math.abs(left)));
        await yieldTurn();
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
      standing: cursor.maze.standing.slice(),
      tints: this.tintsOf(cursor, position),
      numbers: this.numbersOf(cursor, position),
    }));
    const picture = isHidden ? { ...seen, numbers: await this.hiddenNumbersAt(position) } : seen;
    if (this.pictures.push(picture) > 2) this.pictures.shift();
    return picture;
  }

  private tintsOf(cursor: TraceCursor, position: number): Uint8Array | undefined {
    if (!this.isTinted) return undefined;
    if (position === this.length) return new Uint8Array(cursor.maze.size);
    const tints = cursor.tints();
    // Entrance and exits keep their own marks.
    for (const cell of this.stage?.letters.keys() ?? []) tints[cell] = 0;
    return tints;
  }

  /** The numbers in the grid, which has none at the end. */
  private numbersOf({ sets, maze }: TraceCursor, position: number): Uint32Array | undefined {
    if (this.generated.setNumbers !== "grid") return undefined;
    return position === this.length ? new Uint32Array(maze.size) : sets.numbers();
  }

  /** At the end the hidden sheet keeps the state just before the last merge. */
  private async hiddenNumbersAt(position: number): Promise<Uint32Array> {
    if (position < this.length) return this.at(position, ({ sets }) => sets.numbers());
    const { grid, trace } = this.generated;
    return (this.last ??= (await lastStates(grid, trace, { signal: NEVER, say: this.words }))[0]!).numbers;
  }

  /** Brings the hidden sheet from its known numbers, or from unknown ones, to those of a position. */
  private async hiddenPieces(
    hidden: NonNullable<WatchedMaze["sets"]>,
    before: Uint32Array | undefined,
    { position, numbers }: { readonly position: number; readonly numbers: Uint32Array },
  ): Promise<Piece[]> {
    const { sheetId, block, label } = hidden;
    const pieces = await numberPieces(
      { sheet: sheetId, area: block },
      before ?? numbers.map(() => ANY_NUMBER),
      numbers,
    );
    const text = await this.labelAt(position);
    pieces.unshift(...noteSets(hidden, position < this.length ? position : this.last!.step!, text));
    if (label === undefined) return pieces;
    const known = new Set<unknown>(["", text, ...this.labels]);
    this.labels = [...this.labels.slice(-1), text];
    return [labelPiece(sheetId, label, text, (content) => known.has(content)), ...pieces];
  }

  /** What stands above the numbers on the hidden sheet. */
  private async labelAt(position: number): Promise<string> {
    if (position < this.length) return this.words(stateLabel(position, this.length));
    await this.hiddenNumbersAt(position);
    return this.last!.label;
  }
}
