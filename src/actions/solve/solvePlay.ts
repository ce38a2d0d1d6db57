import { message, type Message } from "../../message";
import type { Maze } from "../../maze/model";
import { type EndedSearch, memoryAfter } from "../../maze/measures";
import type { Solution } from "../../maze/solvers";
import { drawingOfSolution } from "../../worksheet/identity";
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
import { type Look, colorOf } from "../../worksheet/looks";
import { cellName } from "../../worksheet/borders";
import { lookOfCell } from "../../worksheet/cells";
import type { Area } from "../../worksheet/addresses";
import { yieldTurn } from "../../engine";
import type { Act, Pace } from "../core";
import { type Play, Player, foreignIn } from "../watch";

/** The most marks that one request sets: about 10 bytes each. */
const REACH = 50_000;
/** The largest maze for which a solver's memory is shown, in cells: working it out there takes less than a frame. */
const MOST_REMEMBERED = 2_500;
const MOST_NAMED = 20;
/** Differs from every kind of a cell. */
const NO_KIND = 255;

/** One solver's run, as its table is made of it. */
export interface SearchRun extends EndedSearch {
  readonly area: Area;
  readonly path: Solution["path"];
}

/** A search, or several at once, step by step: what is shown and said at each position. */
export interface SearchNarration extends Pick<Play, "length" | "legend" | "remembers"> {
  /** The mark of each cell, as in cellKinds.ts; rows x columns. */
  readonly kindsAt: (position: number) => Uint8Array;
  /** What the step to a position did, without its number. */
  say(position: number): Message;
  /** The run of one solver; undefined for a race. */
  readonly run?: SearchRun;
}

interface PlayedSearch extends SearchNarration, Pick<Play, "conclusionOn"> {
  readonly maze: Maze;
  readonly current: CurrentSolution;
  readonly arrows?: Uint8Array | undefined;
}

export interface SearchPlay extends Play {
  readonly run: SearchRun | undefined;
}

/**
 * Draws a search: its end, or for a player that waits what is before its first step. Gives the player. The name of the solution covers
 * everything that any position marks, so that "Clear solution" works wherever playback is paused.
 */
export async function drawSearch({ session, changes }: Act, search: PlayedSearch, pace: Pace): Promise<Player> {
  const { current, arrows, length } = search;
  const position = pace === "instant" ? length : 0;
  const kinds = search.kindsAt(position);
  await yieldTurn();
  const sketch = { kinds, arrows, isPlayed: position < length, replayed: await marked(search) };
  await yieldTurn();
  await changes.make(session, await drawSolution(session.stamp, current, sketch));
  return new Player(playOf(session.stamp, search), position, pace);
}

function playOf(act: string, search: PlayedSearch): SearchPlay {
  const { maze, current, arrows, conclusionOn, length, legend, remembers, run, kindsAt } = search;
  const { state, area, base } = current;
  const drawing = drawingOfSolution(state, area, act);
  /** What the cells held when the play was last resumed. */
  let contents: readonly unknown[] = current.cells.formulas;

  /** Cells that the search marks and whose fill matches none of these positions. */
  const foreignFills = async (colours: readonly Look[], shown: readonly number[]) => {
    const kinds = await kindsAtAll(search, shown);
    const isMarked = await marked(search);
    const isSame = (colour: Look, look: Look) => (colour || "FFFFFF") === (colorOf(look) || "FFFFFF");
    const isForeign = (cell: number) =>
      isMarked[cell] === 1 &&
      !kinds.some((each) => isSame(colours[cell]!, markOf(each[cell]!) ?? lookOfCell(base, cell)));
    return foreignIn({ area, sheet: drawing.sheet }, "search", isForeign, () => {
      const now = kinds[0]!;
      const known = now.map((kind, cell) => (isForeign(cell) ? NO_KIND : kind));
      return redraw(current, known, now);
    });
  };

  return {
    drawing,
    conclusionOn,
    length,
    legend,
    remembers,
    run,
    reach: REACH,
    cellAt: (position) => run?.visited[position - 1],
    async check(session, shown) {
      const wanted = { area, mask: maze.mask, contents: arrows !== undefined, fills: true };
      const { cells } = await drawing.find(session, { cells: shown.length > 0 ? wanted : undefined });
      if (cells === undefined) return [];
      if (!cells.areWallsOf([maze.standing])) throw drawing.gone;
      contents = cells.contents ?? contents;
      return foreignFills(cells.colours ?? [], shown);
    },
    async paint(from, to) {
      const before = kindsAt(from);
      await yieldTurn();
      const pieces = await redraw(current, before, kindsAt(to));
      if (arrows === undefined || (from === length) === (to === length)) return pieces;
      return [...pieces, ...(await arrowChange(current, arrows, contents, to === length))];
    },
    async say(position) {
      if (position === 0) return message("before-first-step", { steps: length });
      return message("step-of-steps", { step: position, steps: length, did: search.say(position) });
    },
  };
}

/** 1 for each cell that any position marks. */
async function marked(narration: SearchNarration): Promise<Uint8Array> {
  const [searched, end] = await kindsAtAll(narration, [narration.length - 1, narration.length]);
  const marked = new Uint8Array(end!.length);
  for (let cell = 0; cell < marked.length; cell++) {
    if ((cell & 0x3fff) === 0) await yieldTurn();
    if (end![cell] !== UNMARKED || searched![cell] !== UNMARKED) marked[cell] = 1;
  }
  return marked;
}

async function kindsAtAll({ kindsAt }: SearchNarration, positions: readonly number[]): Promise<Uint8Array[]> {
  const kinds: Uint8Array[] = [];
  for (const position of positions) {
    kinds.push(kindsAt(position));
    await yieldTurn();
  }
  return kinds;
}

/**
 * One search: position k shows the first k visits, and the last one the path, if there is one. Only free cells are marked; `showsVisited`:
 * whether visited cells stay dotted when the path is shown.
 */
export function searchNarration(
  run: SearchRun,
  isFree: (cell: number) => boolean,
  showsVisited: boolean,
): SearchNarration {
  const { visited, path, maze } = run;
  const { size } = maze;
  return {
    run,
    length: visited.length + (path === undefined ? 0 : 1),
    legend: [
      { looks: [markOf(SEARCHED)!], words: message("sign-visited") },
      { looks: [markOf(ON_PATH)!], words: message("sign-path") },
    ],
    remembers: size > MOST_REMEMBERED ? undefined : (position) => memoryOf(run, Math.min(position, visited.length)),
    kindsAt(position) {
      const kinds = new Uint8Array(size).fill(UNMARKED);
      const isFound = position > visited.length;
      const shown = isFound && !showsVisited ? 0 : position;
      for (let i = 0; i < shown; i++) if (isFree(visited[i]!)) kinds[visited[i]!] = SEARCHED;
      if (isFound) for (const cell of path!) if (isFree(cell)) kinds[cell] = ON_PATH;
      return kinds;
    },
    say(position) {
      if (position > visited.length) return message("search-found-path", { cells: path!.length });
      const cell = visited[position - 1]!;
      const isAgain = visited.subarray(0, position - 1).includes(cell);
      return message(isAgain ? "search-visits-again" : "search-visits", { cell: cellName(run.area, cell) });
    },
  };
}

function memoryOf(run: SearchRun, visits: number): Message {
  const memory = memoryAfter(run, visits);
  if (memory.kind === "marks") return message("solver-remembers-marks", memory);
  if (memory.kind === "turns") return message("solver-remembers-turns", memory);
  if (!("cells" in memory)) return message("solver-remembers-rest", memory);
  const { kind, cells, costs } = memory;
  const named = cells.slice(0, MOST_NAMED).map((cell, i) => {
    const address = cellName(run.area, cell);
    return costs === undefined ? address : `${address} (${costs[i]!})`;
  });
  const shown = named.join(", ") + (cells.length > MOST_NAMED ? ", …" : "");
  return message("solver-remembers-cells", { kind, count: cells.length, cells: shown });
}
