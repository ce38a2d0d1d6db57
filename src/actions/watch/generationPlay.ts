import type { Generator } from "../../maze/generators";
import type { Grid } from "../../maze/maze";
import type { Trace } from "../../maze/trace";
import { TraceCursor } from "../../maze/trace/cursor";
import { addressOf, type Area } from "../../worksheet/excel/addresses";
import { cellName } from "../../worksheet/cells/borders";
import type { Job } from "../../worksheet/excel/job";
import type { Layout } from "../../worksheet/cells/layout";
import { inRequests, lookPieces, wallPieces, type Painting, type Piece } from "../../worksheet/cells/pieces";
import { inTurns, Turns } from "../../worksheet/excel/turns";
import {
  findWatchedMaze,
  labelPiece,
  letterPieces,
  noteNumbers,
  type WatchedMaze,
} from "../../worksheet/beside/watchedMaze";
import type { SetNumbers } from "../../worksheet/beside/setNumbers";
import { tintLooks } from "../../worksheet/cells/tintLooks";
import { numberPieces } from "../../worksheet/cells/numberPieces";
import type { SetNumbersPlace } from "../desk/choices";
import { lastStates, stateLabel } from "./setNumberStates";
import type { Play } from "./player";

/** A maze that stands in the sheet, or is about to, and how it came about. */
export interface Generated {
  readonly sheetId: string;
  readonly sheet: string;
  readonly area: Area;
  readonly grid: Grid;
  readonly generator: Generator;
  readonly trace: Trace;
  readonly layout: Layout;
  readonly setNumbers: SetNumbersPlace;
  readonly tint: boolean;
}

/** Cells up to which a maze is tinted: more would not fit a request with everything else. */
const TINT_CELLS = 20_000;
/** Cells up to which the numbers on the hidden sheet follow every request; of larger mazes, whenever the player rests. */
const FOLLOWED_CELLS = 10_000;
/** Steps in a request: their walls take 420 KB at most; beside it numbers of so many cells find room. */
const REACH = 30_000;
const NUMBERED_CELLS = 60_000;
/** For what goes on although Stop was pressed: a request that was begun is painted to its end. */
const NEVER = new AbortController().signal;

/** What is to be seen of a maze at one position, a number or byte for each cell. */
interface Picture {
  readonly position: number;
  readonly standing: Uint8Array;
  /** In the grid (0 for an empty cell) or on the hidden sheet, where they follow every request. */
  readonly numbers: Uint32Array | undefined;
  readonly tints: Uint8Array | undefined;
}

/**
 * How a maze came about, as a play. Everything follows from the trace: walls, set numbers and tints of two positions are
 * compared, and only what differs is painted.
 */
export class GenerationPlay implements Play {
  readonly length: number;
  readonly place: string;
  readonly reach: number;
  private stage: WatchedMaze | undefined;
  /** Where the trace is followed to; made when it is asked for first. */
  private cursor: TraceCursor | undefined;
  /** Ends when whoever asked last has had the cursor. */
  private free: Promise<unknown> = Promise.resolve();
  private readonly pictures: Picture[] = [];
  private last: SetNumbers | undefined;

  constructor(readonly generated: Generated) {
    const { grid, trace, sheet, area, setNumbers } = generated;
    this.length = trace.steps.length;
    this.place = `${addressOf(area)} on ${sheet}`;
    const fitsOne = setNumbers !== "grid" || grid.rows * grid.columns <= NUMBERED_CELLS;
    this.reach = fitsOne ? REACH : Infinity;
  }

  async check(job: Job): Promise<void> {
    const { sheetId, area, setNumbers } = this.generated;
    this.stage = await findWatchedMaze(job, sheetId, area, setNumbers === "hiddenSheet");
    this.pictures.length = 0; // entrance and exits may have moved
  }

  /** The requests for whatever position 0 shows besides the walls, on a grid with nothing in it: set numbers and tints. */
  async begin(): Promise<readonly Painting[]> {
    const { numbers, tints } = await this.pictureAt(0);
    const { sheetId, area, setNumbers, generator, layout } = this.generated;
    const pieces: Piece[] = [];
    if (tints !== undefined) {
      const looks = tintLooks(generator.telling.tinting, layout);
      pieces.push(...lookPieces(sheetId, area, new Uint8Array(tints.length), tints, looks));
    }
    if (setNumbers === "grid" && numbers !== undefined && this.length > 0) {
      pieces.push(noteNumbers(sheetId, true));
      pieces.push(...(await numberPieces(sheetId, area, new Uint32Array(numbers.length), numbers, new Turns())));
    }
    return inRequests(pieces);
  }

  async paint(from: number, to: number): Promise<readonly Painting[]> {
    const { sheetId, area, grid, layout, generator, setNumbers } = this.generated;
    const turns = new Turns();
    const before = await this.pictureAt(from);
    const after = await this.pictureAt(to);
    const pieces = await wallPieces(sheetId, { ...grid, area }, before.standing, after.standing, layout, turns);
    if (before.tints !== undefined && after.tints !== undefined) {
      const looks = tintLooks(generator.telling.tinting, layout);
      pieces.push(...lookPieces(sheetId, area, before.tints, after.tints, looks));
    }
    if (before.numbers !== undefined && after.numbers !== undefined) {
      const hidden = this.stage?.sets;
      if (setNumbers === "hiddenSheet") {
        if (hidden !== undefined)
          pieces.push(
            ...(await this.hiddenPieces(hidden, before.numbers, { position: to, numbers: after.numbers }, turns)),
          );
      } else {
        if ((from === this.length) !== (to === this.length)) pieces.push(noteNumbers(sheetId, to < this.length));
        pieces.push(...(await numberPieces(sheetId, area, before.numbers, after.numbers, turns)));
        if (to === this.length) pieces.push(...letterPieces(sheetId, area, this.stage?.letters ?? new Map()));
      }
    }
    return inRequests(pieces);
  }

  async settle(from: number | undefined, to: number): Promise<readonly Painting[]> {
    const hidden = this.stage?.sets;
    if (this.setsFollow || hidden === undefined) return [];
    const turns = new Turns();
    const before = from === undefined ? undefined : await this.hiddenNumbersAt(from);
    const numbers = await this.hiddenNumbersAt(to);
    return inRequests(await this.hiddenPieces(hidden, before, { position: to, numbers }, turns));
  }

  say(position: number): Promise<string> {
    const { area } = this.generated;
    return this.at(position, (cursor) => cursor.sentence((cell) => cellName(area, cell)));
  }

  private get setsFollow(): boolean {
    return this.generated.grid.rows * this.generated.grid.columns <= FOLLOWED_CELLS;
  }

  /** Follows the trace to a position, in turns, and reads what is true there. One after the other: there is one cursor. */
  private at<T>(position: number, read: (cursor: TraceCursor) => T): Promise<T> {
    const reading = this.free.then(async () => {
      const { grid, trace, generator } = this.generated;
      this.cursor ??= new TraceCursor(grid, trace, generator.telling);
      await inTurns(this.cursor.moveTo(position), NEVER);
      return read(this.cursor);
    });
    this.free = reading.catch(() => undefined);
    return reading;
  }

  /** The last two pictures are kept: the one that the sheet shows is asked for again each time. */
  private async pictureAt(position: number): Promise<Picture> {
    const known = this.pictures.find((picture) => picture.position === position);
    if (known !== undefined) return known;
    const isHidden = this.generated.setNumbers === "hiddenSheet" && this.setsFollow;
    const seen = await this.at(position, (cursor) => ({
      position,
      standing: cursor.maze.standing.slice(),
      tints: this.tintsOf(cursor),
      numbers: this.numbersOf(cursor),
    }));
    const picture = isHidden ? { ...seen, numbers: await this.hiddenNumbersAt(position) } : seen;
    if (this.pictures.push(picture) > 2) this.pictures.shift();
    return picture;
  }

  private tintsOf(cursor: TraceCursor): Uint8Array | undefined {
    const { size } = cursor.maze;
    if (!this.generated.tint || size > TINT_CELLS) return undefined;
    if (cursor.position === this.length) return new Uint8Array(size);
    const tints = cursor.tints();
    // Entrance and exits keep their own marks.
    for (const cell of this.stage?.letters.keys() ?? []) tints[cell] = 0;
    return tints;
  }

  /** Those in the grid, where they leave it at the end. */
  private numbersOf({ position, sets, maze }: TraceCursor): Uint32Array | undefined {
    if (this.generated.setNumbers !== "grid") return undefined;
    return position === this.length ? new Uint32Array(maze.size) : sets.numbers();
  }

  /** At the end the hidden sheet goes on showing the state just before the last merge. */
  private async hiddenNumbersAt(position: number): Promise<Uint32Array> {
    if (position < this.length) return this.at(position, ({ sets }) => sets.numbers());
    const { grid, trace } = this.generated;
    return (this.last ??= (await lastStates(grid, trace, NEVER))[0]!).numbers;
  }

  /** Brings the hidden sheet from its numbers, or from whatever it shows, to those of a position. */
  private async hiddenPieces(
    { sheetId, block, label }: NonNullable<WatchedMaze["sets"]>,
    before: Uint32Array | undefined,
    { position, numbers }: { readonly position: number; readonly numbers: Uint32Array },
    turns: Turns,
  ): Promise<Piece[]> {
    // Numbers that no cell can have differ from every number.
    const pieces = await numberPieces(sheetId, block, before ?? numbers.map(() => 0xffffffff), numbers, turns);
    if (label === undefined) return pieces;
    const text = position < this.length ? stateLabel(position, this.length) : this.last!.label;
    return [labelPiece(sheetId, label, text), ...pieces];
  }
}
