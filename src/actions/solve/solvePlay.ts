import { message, together, type Message } from "../../message";
import type { Ends, Maze } from "../../maze/model";
import { type SolverFacts, type Solution, memoryAfter } from "../../maze/solvers";
import {
  type MazeIdentity,
  type StampedSolution,
  findWatchedSolution,
  guarding,
  stampedSolution,
} from "../../worksheet/identity";
import {
  type CurrentSolution,
  UNMARKED,
  arrowChange,
  drawSolution,
  markOf,
  redraw,
  ON_PATH,
  SEARCHED,
} from "../../worksheet/solution";
import { loadShownCells } from "../../worksheet/walls";
import { type Look, colorOf } from "../../worksheet/looks";
import type { Painting, Piece } from "../../worksheet/pieces";
import { cellName } from "../../worksheet/lines";
import { lookOfCell } from "../../worksheet/cells";
import { type Area, addressOf, intersection } from "../../worksheet/addresses";
import { Gone, type ExcelSession } from "../../worksheet/excel";
import { yieldTurn } from "../../engine";
import type { Act, Pace } from "../core";
import { type CellOfStep, type Foreign, type Play, Player, type Sign, type Whereabouts, cellsThat } from "../watch";

/** The most marks that one request sets: about 10 bytes each. */
const REACH = 50_000;
/** The largest maze for which a solver's memory is shown, in cells: working it out there takes less than a frame. */
const MOST_REMEMBERED = 2_500;
const MOST_NAMED = 20;
/** Differs from every kind of a cell. */
const NO_KIND = 255;

interface PlayedSearch {
  readonly maze: Maze;
  readonly current: CurrentSolution;
  readonly narration: SearchNarration;
  readonly arrows?: Uint8Array | undefined;
  readonly conclusionOn: (sheet: string) => Message;
  /** The run of one solver; undefined for a race. */
  readonly run?: SearchRun;
}

/** One solver's run, as its table is made of it. */
export interface SearchRun {
  readonly solver: SolverFacts;
  readonly maze: Maze;
  readonly area: Area;
  readonly ends: Ends;
  /** Cells in the order visited, as in Solution. */
  readonly visited: Uint32Array;
  readonly costs: Float64Array | undefined;
}

/**
 * A search as a play. The name of the solution is written before and covers everything that any position marks, so that "Clear
 * solution" works wherever playback is paused.
 */
export class SolvePlay implements Play {
  readonly length: number;
  readonly reach = REACH;
  private readonly stamped: StampedSolution;
  private sheet: string;
  /** What the cells held when the play was last resumed. */
  private contents: readonly unknown[];

  constructor(
    act: string,
    private readonly search: PlayedSearch,
  ) {
    const { state, area, cells } = search.current;
    this.length = search.narration.length;
    this.sheet = state.name;
    this.contents = cells.formulas;
    this.stamped = stampedSolution(state, area, act);
  }

  get conclusion(): Message {
    return this.search.conclusionOn(this.sheet);
  }

  get legend(): readonly Sign[] {
    return this.search.narration.legend;
  }

  get run(): SearchRun | undefined {
    return this.search.run;
  }

  cellAt(position: number): CellOfStep | undefined {
    const place = this.search.run?.visited[position - 1];
    return place === undefined ? undefined : { sheet: this.stamped.sheetId, area: this.stamped.area, place };
  }

  /** The name of the sheet that it is on now. Throws Gone if it is no longer there. */
  async findSheet(session: ExcelSession): Promise<string> {
    await this.check(session, []);
    return this.sheet;
  }

  async check(session: ExcelSession, shown: readonly number[]): Promise<Foreign | undefined> {
    const { area } = this.search.current;
    const isArrowed = this.search.arrows !== undefined;
    const wanted = { area, mask: this.search.maze.mask, contents: isArrowed, fills: true };
    const found = await findWatchedSolution(session, this.stamped, (sheet) =>
      shown.length > 0 ? loadShownCells(sheet, wanted) : undefined,
    );
    this.sheet = found.sheet;
    if (found.alongside === undefined) return undefined;
    const now = await found.alongside(session, this.stamped.sheetId);
    if (!now.areWallsOf([this.search.maze.standing])) {
      throw new Gone(message("watched-solution-gone", { area: addressOf(area) }));
    }
    this.contents = now.contents ?? this.contents;
    return this.foreignFills(now.colours ?? [], shown);
  }

  get guard(): Painting {
    return guarding(this.stamped);
  }

  shows(sheetId: string, area: Area): boolean {
    return sheetId === this.stamped.sheetId && intersection(area, this.search.current.area) !== undefined;
  }

  whereabouts(inFront: MazeIdentity): Whereabouts {
    const { sheetId, stamp, mazeStamp } = this.stamped;
    if (inFront.sheetId !== sheetId) return "elsewhere";
    return inFront.solution === stamp && inFront.maze === mazeStamp ? "here" : "gone";
  }

  get place(): Message {
    return message("cells-on-sheet", { area: addressOf(this.search.current.area), sheet: this.sheet });
  }

  /** Cells that the search marks and whose fill matches none of these positions. */
  private async foreignFills(colours: readonly Look[], shown: readonly number[]): Promise<Foreign | undefined> {
    const { area, base } = this.search.current;
    const kinds = await this.kindsAtAll(shown);
    const marked = await this.marked();
    const isSame = (colour: Look, look: Look) => (colour || "FFFFFF") === (colorOf(look) || "FFFFFF");
    const isForeign = (cell: number) =>
      marked[cell] === 1 &&
      !kinds.some((each) => isSame(colours[cell]!, markOf(each[cell]!) ?? lookOfCell(base, cell)));
    const found = await cellsThat(area, isForeign);
    if (found === undefined) return undefined;
    const now = kinds[0]!;
    const known = now.map((kind, cell) => (isForeign(cell) ? NO_KIND : kind));
    return {
      question: together(
        message("fills-in-the-way", { ...found, sheet: this.sheet, what: "search" }),
        message("overwrite-them", { count: found.count }),
      ),
      repair: await redraw(this.search.current, known, now),
    };
  }

  async paint(from: number, to: number): Promise<readonly Piece[]> {
    const { length } = this;
    const { arrows, current } = this.search;
    const before = this.kindsAt(from);
    await yieldTurn();
    const pieces = await redraw(current, before, this.kindsAt(to));
    if (arrows === undefined || (from === length) === (to === length)) return pieces;
    return [...pieces, ...(await arrowChange(current, arrows, this.contents, to === length))];
  }

  async say(position: number): Promise<Message> {
    const { length: steps } = this;
    if (position === 0) return message("before-first-step", { steps });
    const { narration, current } = this.search;
    const did = narration.say(position, (cell) => cellName(current.area, cell));
    return message("step-of-steps", { step: position, steps, did });
  }

  get remembers(): ((position: number) => Message) | undefined {
    const { run } = this;
    if (run === undefined || run.maze.size > MOST_REMEMBERED) return undefined;
    return (position) => {
      const memory = memoryAfter(run, Math.min(position, run.visited.length));
      switch (memory.kind) {
        case "marks":
          return message("solver-remembers-marks", memory);
        case "turns":
          return message("solver-remembers-turns", memory);
        case "queue":
        case "edges":
        case "stack":
        case "list": {
          const { kind, cells, costs } = memory;
          const named = cells.slice(0, MOST_NAMED).map((cell, i) => {
            const address = cellName(run.area, cell);
            return costs === undefined ? address : `${address} (${costs[i]!})`;
          });
          const shown = named.join(", ") + (cells.length > MOST_NAMED ? ", …" : "");
          return message("solver-remembers-cells", { kind, count: cells.length, cells: shown });
        }
        default:
          return message("solver-remembers-rest", memory);
      }
    };
  }

  kindsAt(position: number): Uint8Array {
    return this.search.narration.kindsAt(position);
  }

  async marked(): Promise<Uint8Array> {
    const [searched, end] = await this.kindsAtAll([this.length - 1, this.length]);
    const marked = new Uint8Array(end!.length);
    for (let cell = 0; cell < marked.length; cell++) {
      if ((cell & 0x3fff) === 0) await yieldTurn();
      if (end![cell] !== UNMARKED || searched![cell] !== UNMARKED) marked[cell] = 1;
    }
    return marked;
  }

  private async kindsAtAll(positions: readonly number[]): Promise<Uint8Array[]> {
    const kinds: Uint8Array[] = [];
    for (const position of positions) {
      kinds.push(this.kindsAt(position));
      await yieldTurn();
    }
    return kinds;
  }
}

/** Draws a search: its end, or for a player that waits what is before its first step. Gives the player. */
export async function drawSearch({ session, changes }: Act, search: PlayedSearch, pace: Pace): Promise<Player> {
  const play = new SolvePlay(session.stamp, search);
  const position = pace === "instant" ? play.length : 0;
  const { current, arrows } = search;
  const kinds = play.kindsAt(position);
  await yieldTurn();
  const sketch = { kinds, arrows, isPlayed: position < play.length, replayed: await play.marked() };
  await yieldTurn();
  await changes.make(session, await drawSolution(session.stamp, current, sketch));
  return new Player(play, position, pace);
}

/** A search, or several at once, step by step: what is shown and said at each position. */
export interface SearchNarration {
  /** The last position; 0 is before the first step. */
  readonly length: number;
  readonly legend: readonly Sign[];
  /** The mark of each cell, as in worksheet/solution.ts; rows x columns. */
  kindsAt(position: number): Uint8Array;
  /** What the step to a position did, without its number; `nameOf` gives a cell's address. */
  say(position: number, nameOf: (cell: number) => string): Message;
}

/**
 * One search in a maze of `size` cells: position k shows the first k visits, and the last one the path, if there is one. Only free
 * cells are marked; `showsVisited`: whether visited cells stay dotted when the path is shown.
 */
export function searchNarration(
  size: number,
  { visited, path }: Solution,
  isFree: (cell: number) => boolean,
  showsVisited: boolean,
): SearchNarration {
  return {
    length: visited.length + (path === undefined ? 0 : 1),
    legend: [
      { looks: [markOf(SEARCHED)!], words: message("sign-visited") },
      { looks: [markOf(ON_PATH)!], words: message("sign-path") },
    ],
    kindsAt(position) {
      const kinds = new Uint8Array(size).fill(UNMARKED);
      const isFound = position > visited.length;
      const shown = isFound && !showsVisited ? 0 : position;
      for (let i = 0; i < shown; i++) if (isFree(visited[i]!)) kinds[visited[i]!] = SEARCHED;
      if (isFound) for (const cell of path!) if (isFree(cell)) kinds[cell] = ON_PATH;
      return kinds;
    },
    say(position, nameOf) {
      if (position > visited.length) return message("search-found-path", { cells: path!.length });
      const cell = visited[position - 1]!;
      const isAgain = visited.subarray(0, position - 1).includes(cell);
      return message(isAgain ? "search-visits-again" : "search-visits", { cell: nameOf(cell) });
    },
  };
}
