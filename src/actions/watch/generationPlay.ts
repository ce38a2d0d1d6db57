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
import { ANY_NUMBER, numberPieces } from "../../worksheet/cells";
import { type Layout, type Look, stepMark, tintLooks } from "../../worksheet/looks";
import type { Piece } from "../../worksheet/pieces";
import { gapsBeside } from "../../worksheet/ends";
import { cellName } from "../../worksheet/borders";
import { cellDrawn, drawnCell, drawnValues, wallCells, wallLook } from "../../worksheet/lattice";
import { fillPieces, wallLine, wallPieces } from "../../worksheet/lines";
import { lastMerge, setStates, stateLabel } from "./setNumbers";
import type { SetNumbersPlace } from "../core";
import { type Foreign, type Play, foreignIn } from "./player";

/** Mazes up to this many cells are tinted: more would not fit a request with everything else. */
const TINT_CELLS = 20_000;
/**
 * Up to this many cells the numbers on the hidden sheet follow every request, and the cells of a step are marked. For larger mazes the
 * numbers are those of the end, and other fills are not looked for.
 */
export const FOLLOWED_CELLS = 10_000;
/** Steps after which the computation yields to the page: so few that the page hardly waits. */
const STEPS_AT_ONCE = 1_024;
const TINTED_STEPS_AT_ONCE = 256;
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

export type GenerationPlay = ReturnType<typeof generationPlay>;

/**
 * How a maze was made. Walls, set numbers and tints of two positions, all from the trace, are compared, and only what differs is painted.
 * `words` gives the texts that are written into cells.
 */
export function generationPlay(generated: GeneratedMaze, words: SayWords) {
  const { drawing, conclusionOn, area, grid, generator, setNumbers, trace, layout } = generated;
  const { colouring } = generator;
  const steps = trace.steps.length;
  // Numbers in the grid leave it after the last step, at a position of their own, so that the one set that is left can be seen.
  const length = setNumbers === "grid" && steps > 0 ? steps + 1 : steps;
  const size = cellsOf(area);
  const cells: Reference = { sheet: drawing.sheetId, area };
  /** Whether walls are cells: then there is no line among them, and walls are tints. */
  const areCells = layout.wallShare !== undefined;
  const drawn: Grid = areCells ? { rows: area.rows, columns: area.columns } : grid;
  const isTinted = generated.tint && size <= TINT_CELLS;
  const isFollowed = size <= FOLLOWED_CELLS;
  const tintsOfCells = tintLooks(colouring, layout);
  /** The fill of each tint; of the walls, if these are cells; and last of the cells of a step. */
  const looks: readonly Look[] = [...tintsOfCells, wallLook(layout), stepMark];
  const [wall, mark] = [tintsOfCells.length, tintsOfCells.length + 1];
  const lastJoin = lastMerge(trace);

  let stage: WatchedMaze | undefined;
  let letters: WatchedMaze["letters"] = new Map();
  let cursor: TraceCursor | undefined;
  /** Resolves when the last user of the cursor is done. */
  let free: Promise<unknown> = Promise.resolve();
  const pictures: Picture[] = [];
  let last: SetNumbers | undefined;
  let marked: readonly number[] = [];
  /** The colour of each cell's fill when the play was last resumed; only if steps are marked. */
  let colours: readonly Look[] | undefined;

  /** Follows the trace to a position, yielding to the page, and reads it there. One at a time: there is one cursor. */
  const at = <T>(position: number, read: (cursor: TraceCursor) => T): Promise<T> => {
    const reading = free.then(async () => {
      cursor ??= new TraceCursor(grid, trace);
      // From here on they are followed step by step.
      if (isTinted) tintsAt(cursor, colouring);
      const most = isTinted ? TINTED_STEPS_AT_ONCE : STEPS_AT_ONCE;
      const step = Math.min(position, steps);
      for (let left = step - cursor.position; left !== 0; left = step - cursor.position) {
        await yieldTurn();
        cursor.moveTo(cursor.position + Math.sign(left) * Math.min(most, Math.abs(left)));
      }
      return read(cursor);
    });
    free = reading.catch(() => undefined);
    return reading;
  };

  /** How cells of these tints look: walls that are cells as walls do, and entrance and exits keep their own marks. */
  const fillsOf = (maze: Maze, tints: Uint8Array): Uint8Array => {
    const fills = drawnValues(grid, layout, tints);
    if (areCells) {
      const ends = Array.from(letters.keys(), (place) => cellDrawn(area, layout, place));
      wallCells(maze, gapsBeside(grid, ends)).forEach((isWall, cell) => isWall === 1 && (fills[cell] = wall));
    }
    for (const cell of letters.keys()) fills[cell] = PLAIN;
    return fills;
  };
  const plainIn = ({ maze }: TraceCursor) => fillsOf(maze, new Uint8Array(maze.size));

  /** What the hidden sheet shows at a position: at the end, the state just before the last merge. */
  const blockAt = async (position: number): Promise<SetsBlock> => {
    if (position === length) {
      last ??= (await setStates(grid, trace, layout, { signal: NEVER, say: words }))[0]!;
      return { ...last, area };
    }
    const numbers = await at(position, (cursor) => drawnValues(grid, layout, cursor.numbers()));
    return { area, label: words(stateLabel(position, length)), numbers };
  };

  /** The last two pictures are cached: the one that the sheet shows is needed each time. */
  const pictureAt = async (position: number): Promise<Picture> => {
    const known = pictures.find((picture) => picture.position === position);
    if (known !== undefined) return known;
    const isEnd = position === length;
    const tintsOf = (at: TraceCursor) => (isTinted && !isEnd ? fillsOf(at.maze, tintsAt(at, colouring)) : plainIn(at));
    const numbersOf = (at: TraceCursor) =>
      drawnValues(grid, layout, isEnd ? new Uint32Array(at.maze.size) : at.numbers());
    const seen = await at(position, (at) => ({
      position,
      standing: areCells ? new Uint8Array(size) : at.maze.standing.slice(),
      tints: areCells || isTinted ? tintsOf(at) : undefined,
      numbers: setNumbers === "grid" ? numbersOf(at) : undefined,
    }));
    const hasBlock = setNumbers === "hiddenSheet" && isFollowed;
    const picture = { ...seen, block: hasBlock ? await blockAt(position) : undefined };
    if (pictures.push(picture) > 2) pictures.shift();
    return picture;
  };

  /** The cells of the maze whose content is in none of the pictures, the first of which is the one that they should show. */
  const foreignContents = (contents: readonly unknown[], pictures: readonly Picture[]) => {
    const isForeign = (cell: number) =>
      contents[cell] !== letters.get(cell) &&
      !pictures.some(({ numbers }) => contents[cell] === (numbers![cell] || ""));
    return foreignIn({ area, sheet: drawing.sheet }, "values", isForeign, async () => {
      const { numbers: now, position } = pictures[0]!;
      const known = now!.map((number, cell) => (isForeign(cell) ? ANY_NUMBER : number));
      const repair = await listInTurns(numberPieces(cells, known, now!, { isOurs: () => true }));
      // When the numbers leave the grid at the end, the letters stay.
      return position === length ? [...repair, ...letterPieces(cells, letters)] : repair;
    });
  };

  /** The cells of the first block of the hidden sheet, and of its label, that show none of the pictures. */
  const foreignOnHidden = async (hidden: NonNullable<WatchedMaze["sets"]>, pictures: readonly Picture[]) => {
    const { contents, name: sheet, record } = hidden;
    const place = withLabel(area);
    if (contents === undefined || checksumOf(place, contents) === record.sums[0]) return [];
    const expected = pictures.map(({ block }) => contentsOfBlock(block!));
    const isForeign = (cell: number) => !expected.some((each) => each[cell] === contents[cell]);
    return foreignIn({ area: place, sheet }, "values", isForeign, () =>
      hiddenPieces(hidden, undefined, pictures[0]!.block!),
    );
  };

  const foreignFills = async (colours: readonly Look[], pictures: readonly Picture[]) => {
    const now = pictures[0]!.tints;
    if (now === undefined) return [];
    const colourOf = looks.map((look) => look.split(",")[0]!.toUpperCase());
    const isForeign = (cell: number) =>
      drawn.mask?.[cell] !== 0 &&
      !letters.has(cell) &&
      colours[cell] !== stepMark &&
      !pictures.some(({ tints }) => colours[cell] === colourOf[tints![cell]!]);
    return foreignIn({ area, sheet: drawing.sheet }, "maze", isForeign, async () => {
      const known = now.map((tint, cell) => (isForeign(cell) ? NO_LOOK : tint));
      return tintPieces(known, now);
    });
  };

  /** The cells on both sides of the step's wall, the selected one first. */
  const cellsOfStep = (position: number): number[] => {
    const { selected, neighbour } = placeOf(grid, trace.steps[position - 1] ?? 0);
    return [selected, neighbour].map((cell) => drawnCell(grid, layout, cell));
  };

  /** The cells that are marked if the player `rests` at a step. Ends, and cells that somebody filled, keep their look. */
  const cellsToMark = (position: number, rests: boolean): number[] => {
    const fills = colours;
    if (!rests || position === 0 || position >= length || fills === undefined) return [];
    return cellsOfStep(position).filter((cell) => {
      const isPlain = fills[cell] === looks[PLAIN] || fills[cell] === stepMark;
      return !letters.has(cell) && (isTinted || isPlain);
    });
  };

  /** Brings the fills of the cells from one state to another; O(cells x looks). */
  const tintPieces = (from: Uint8Array, to: Uint8Array): Promise<Piece[]> =>
    listInTurns(fillPieces(cells.sheet, cells.area, { looks, lookOf: from }, { looks, lookOf: to }));

  const withMarks = ({ tints }: Picture, marked: readonly number[]): Uint8Array => {
    const fills = tints?.slice() ?? new Uint8Array(size);
    for (const cell of marked) fills[cell] = mark;
    return fills;
  };

  const piecesBetween = async (before: Picture, after: Picture, toMark: readonly number[]): Promise<Piece[]> => {
    const pieces = await listInTurns(wallPieces(cells, before.standing, after.standing, wallLine(layout)));
    if (before.tints !== undefined || marked.length > 0 || toMark.length > 0) {
      pieces.push(...(await tintPieces(withMarks(before, marked), withMarks(after, toMark))));
    }
    marked = toMark;
    if (before.block !== undefined && stage?.sets !== undefined) {
      pieces.push(...(await hiddenPieces(stage.sets, before.block.numbers, after.block!)));
    }
    if (before.numbers !== undefined) {
      const { position: to } = after;
      // At the end the grid holds the numbers of no step.
      const step = to < length ? to : undefined;
      if (before.position !== to) pieces.push(noteNumbers(drawing, drawn, stage?.names ?? [], step));
      // Letters of ends may stand in the place of numbers.
      const isOurs = (cell: number, content: unknown) => content === letters.get(cell);
      pieces.push(...(await listInTurns(numberPieces(cells, before.numbers, after.numbers!, { isOurs }))));
      if (to === length) pieces.push(...letterPieces(cells, letters));
    }
    return pieces;
  };

  /** As `say`, without the number of the step; nothing before the first. */
  const describe = (position: number): Promise<Message | undefined> => {
    if (position > steps) return Promise.resolve(message("numbers-leave"));
    const name = (cell: number) => cellName(area, drawnCell(grid, layout, cell));
    return at(position, (cursor) => describeStep(cursor, generator.id, name));
  };

  const tintSigns =
    colouring === "sets"
      ? [{ looks: looks.slice(PLAIN + 1, wall), words: message("sign-sets") }]
      : tintMeanings[colouring].map((words, i) => ({ looks: [looks[PLAIN + 1 + i]!], words }));

  return {
    generated,
    drawing,
    conclusionOn,
    length,
    reach: setNumbers !== "grid" || size <= NUMBERED_CELLS ? REACH : Infinity,
    beforeLastMerge: lastJoin < 0 ? undefined : lastJoin,
    legend: [
      ...(isTinted ? tintSigns : []),
      ...(isFollowed ? [{ looks: [stepMark], words: message("sign-step") }] : []),
    ],
    describe,
    cellAt: (position: number) => cellsOfStep(position)[0]!,
    async check(session: ExcelSession, shown: readonly number[]): Promise<readonly Foreign[]> {
      const wanted = { area, mask: drawn.mask, contents: setNumbers === "grid", fills: isTinted || isFollowed };
      const hidden = { known: stage?.sets?.id, contents: shown.length > 0 && isFollowed };
      stage = await findWatchedMaze(
        session,
        generated,
        shown.length > 0 ? wanted : undefined,
        setNumbers === "hiddenSheet" ? hidden : undefined,
      );
      const { cells: found, sets } = stage;
      letters = stage.letters;
      pictures.length = 0; // entrance and exits may have moved
      if (found === undefined) return [];
      // The sheet itself decides which cells are marked: an interrupted request may have left some.
      colours = isFollowed ? found.colours : undefined;
      marked = colours?.flatMap((colour, cell) => (colour === stepMark ? [cell] : [])) ?? [];
      const seen: Picture[] = [];
      for (const position of shown) seen.push(await pictureAt(position));
      if (!found.areWallsOf(seen.map(({ standing }) => standing))) {
        throw new Gone(message("watched-maze-changed", { area: addressOf(area) }));
      }
      return [
        ...(found.contents === undefined ? [] : await foreignContents(found.contents, seen)),
        ...(sets === undefined ? [] : await foreignOnHidden(sets, seen)),
        ...(found.colours === undefined ? [] : await foreignFills(found.colours, seen)),
      ];
    },
    /** What position 0 shows besides the walls, on an empty grid: set numbers and tints. */
    async begin(): Promise<readonly Piece[]> {
      const first = await pictureAt(0);
      const tints = first.tints && (await at(0, plainIn));
      const numbers = length > 0 ? first.numbers?.map(() => 0) : undefined;
      return piecesBetween({ ...first, position: -1, tints, numbers, block: undefined }, first, []);
    },
    paint: async (from: number, to: number, rests: boolean): Promise<readonly Piece[]> =>
      piecesBetween(await pictureAt(from), await pictureAt(to), cellsToMark(to, rests)),
    async say(position: number): Promise<Message | undefined> {
      // A maze that was made at once stands at its end: its many steps are followed when somebody asks for one of them.
      if (cursor === undefined && !isFollowed) return undefined;
      const did = await describe(position);
      if (did === undefined) return message("before-first-step", { steps: length });
      return message("step-of-steps", { step: position, steps: length, did });
    },
  };
}
