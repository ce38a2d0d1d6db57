/** A solution or distances in the cells of a maze: painted, found again, removed. */
import { message } from "../message";
import { type Grid, runsOf } from "../maze/model";
import { listInTurns, yieldTurn } from "../engine";
import { type Area, type Reference, cellsOf } from "./addresses";
import { type ExcelSession, Refusal, rangeAt, sheetAt } from "./excel";
import type { ReadName } from "./names";
import { CELL_LIMIT, type Look, colorOf, distanceMarks, paintLook, pathMark, raceMarks, visitedMark } from "./looks";
import { NOTHING, type Piece, packedRanges } from "./pieces";
import { type Cells, FillList, type Fills, mostFrequentLook, numberPieces } from "./cells";
import { cellArea } from "./borders";
import { fillPieces } from "./lines";
import { type Change, type Difference, painted } from "./changes";
import { factBetween } from "./fact";
import { facts, forgotten } from "./facts";
import { recordBetween, whereIs, writtenIn } from "./record";
import { ARROWS } from "./written";
import type { SheetState } from "./sheet";

/**
 * A solution in the sheet: path cells are filled, visited cells dotted, and there may be arrows in path cells that were
 * empty; or all cells are filled by their distance. A hidden name keeps which cells these are and how they looked before, so
 * that "Clear solution" removes exactly that, even after the file was closed and opened again. A cell whose fill somebody changed since
 * is theirs.
 */

/** The kinds of cells, as numbers: here one without a mark. */
export const UNMARKED = 0;
/** A cell that the search visited, beside the path. */
export const SEARCHED = 1;
export const ON_PATH = 2;
/** In a race of two solvers: cells visited by the first only, the second only, or both; and on the path of one of them only. */
export const BY_FIRST = 3;
export const BY_SECOND = 4;
export const BY_BOTH = 5;
export const FIRST_PATH = 6;
export const SECOND_PATH = 7;
/** The nearest band of distances; farther ones follow. */
export const NEAREST = 8;

const marks: readonly Look[] = ["", visitedMark, pathMark, ...raceMarks, ...distanceMarks];

export const KINDS = marks.length;

export function markOf(kind: number): Look | undefined {
  return kind === UNMARKED ? undefined : marks[kind];
}

const markLooks: ReadonlySet<Look> = new Set(marks.slice(1));
const colours: ReadonlySet<string> = new Set([...markLooks].map(colorOf));

export function isMark(look: Look): boolean {
  return markLooks.has(look);
}

/** Whether it has the colour of any kind, or of this one: not every Excel reports a pattern. */
export function hasMarkColour(look: Look, kind?: number): boolean {
  const colour = colorOf(look);
  return kind === undefined ? colours.has(colour) : colour === colorOf(marks[kind]!);
}

/** What was painted, and what was there: 1 + an index into the looks for a painted cell, otherwise 0. */
interface Painted {
  readonly looks: readonly Look[];
  readonly codes: Uint32Array;
  /** The kind of each painted cell, for distances. Undefined for a search, where it may be any of several. */
  readonly kinds: Uint8Array | undefined;
}

const DISTANCES = "d";
const SEARCH = "s";

/** Runs of which the encoding takes a few milliseconds. */
const ENCODED_AT_ONCE = 30_000;

/**
 * As text: "2x3s:FFFFFF D9D9D9,LightUp,7F7F7F:3.1 2 1.2", that is rows x columns, the looks, and runs of equal cells, each with
 * its length and its code, both in base 36; code 0 is left out. Where kinds are known the size is "2x3d", and a code is that
 * of the look plus the cell's kind times the number of looks. About 4 characters a run. A large maze takes several turns.
 */
export async function encodePainted({ rows, columns }: Grid, { looks, codes, kinds }: Painted): Promise<string> {
  const codeOf = (cell: number) =>
    codes[cell] === 0 || kinds === undefined ? codes[cell]! : codes[cell]! + looks.length * kinds[cell]!;
  const runs: string[] = [];
  for (const { length, value } of runsOf(codes.length, codeOf)) {
    if (runs.length % ENCODED_AT_ONCE === ENCODED_AT_ONCE - 1) await yieldTurn();
    runs.push(length.toString(36) + (value === 0 ? "" : `.${value.toString(36)}`));
  }
  const size = `${rows}x${columns}${kinds === undefined ? SEARCH : DISTANCES}`;
  return `${size}:${looks.map((look) => look || "-").join(" ")}:${runs.join(" ")}`;
}

const MOST_LOOKS_IN_CELLS = 100_000_000;

/** What {@link encodePainted} wrote; undefined for any other text. */
export function decodePainted(text: string): (Grid & Painted) | undefined {
  const [size, looks, runs] = text.split(":");
  const [, ...parts] = /^(\d{1,7})x(\d{1,7})([ds])$/.exec(size!) ?? [];
  if (parts.length === 0 || looks === undefined || runs === undefined) return undefined;
  const [rows, columns] = [Number(parts[0]), Number(parts[1])];
  // Each look is painted separately: no real sheet has that many looks in that many cells.
  if (rows * columns > CELL_LIMIT || (looks.length / 7) * rows * columns > MOST_LOOKS_IN_CELLS) return undefined;
  const list = looks.split(" ").map((look) => (look === "-" ? "" : look));
  const codes = new Uint32Array(rows * columns);
  const kinds = parts[2] === DISTANCES ? new Uint8Array(rows * columns) : undefined;
  let cell = 0;
  for (const run of runs.split(" ")) {
    const parts = /^([0-9a-z]{1,5})(?:\.([0-9a-z]{1,5}))?$/.exec(run);
    const length = parts === null ? NaN : parseInt(parts[1]!, 36);
    if (!(length <= codes.length - cell)) return undefined;
    const code = parts?.[2] === undefined ? 0 : parseInt(parts[2], 36);
    const kind = kinds === undefined || code === 0 ? 0 : Math.floor((code - 1) / list.length);
    if (kind >= KINDS || (kinds !== undefined && code > 0 && kind === 0)) return undefined;
    codes.fill(code - kind * list.length, cell, cell + length);
    kinds?.fill(kind, cell, cell + length);
    cell += length;
  }
  return cell === codes.length ? { rows, columns, looks: list, codes, kinds } : undefined;
}

const SHOWN_ARROWS: readonly string[] = ["", ...ARROWS];

interface Sketch {
  /** The kind of each cell; rows x columns. */
  readonly kinds: Uint8Array;
  /** Whether it shows distances; then each cell keeps its kind. */
  readonly isDistances?: boolean | undefined;
  /** The arrow in each cell that is free for it, 1 + its index in {@link ARROWS}, or 0. */
  readonly arrows?: Uint8Array | undefined;
  /** Whether the arrows are only recorded: a play shows them at its end. */
  readonly isPlayed?: boolean;
  /** 1 for further cells that a replay of the search may mark; rows x columns. */
  readonly replayed?: Uint8Array | undefined;
}

export type CurrentSolution = Awaited<ReturnType<typeof findCurrentSolution>>;

export function hasSolution(state: SheetState): boolean {
  return facts.solution.read(state.names) !== undefined;
}

export function hasDistances(state: SheetState): boolean {
  const [size = ""] = facts.solution.read(state.names)?.split(":", 1) ?? [];
  return size.endsWith(DISTANCES);
}

/** The grid, or the place that was selected for Solve, moved with its cells. Throws {@link Refusal} if there is no solution. */
export function solutionArea(state: SheetState): Area {
  const area = state.grid ?? facts.solutionOf.read(state.names)?.area;
  if (area === undefined || !hasSolution(state)) {
    throw new Refusal(message("no-solution", { sheet: state.name }));
  }
  return area;
}

/**
 * Finds what is left of the remembered solution: `shown` is 1 for cells that show something of it now, `base` says how they look beneath.
 * Where the size of the grid has changed, every cell with exactly our marks counts, and the most frequent of the other looks counts as the
 * look beneath.
 */
export async function findCurrentSolution(state: SheetState, area: Area, cells: Cells) {
  const text = facts.solution.read(state.names);
  const size = area.rows * area.columns;
  const written = await writtenIn(state, area);
  const found = {
    state,
    area,
    cells,
    written,
    hasArrow: (cell: number) => written.is("arrow", cell, cells.formulas[cell]),
  };
  const shown = new Uint8Array(size);
  if (text === undefined) return { ...found, base: cells.fills, shown };
  const painted = paintedIn(state, area, text);
  await yieldTurn();
  const base = new FillList(size);
  const common = mostFrequentLook(cells.fills, (look) => !isMark(look)) ?? "";
  const areMarks = cells.fills.looks.map(isMark);
  for (let cell = 0; cell < size; cell++) {
    if ((cell & 0x3fff) === 0) await yieldTurn();
    const look = cells.fills.looks[cells.fills.lookOf[cell]!]!;
    const code = painted?.codes[cell] ?? 0;
    // Not every Excel reports a pattern; where the names say that the cell was marked, its colour is enough.
    const isOurs = code > 0 ? hasMarkColour(look, painted?.kinds?.[cell]) : areMarks[cells.fills.lookOf[cell]!]!;
    if (!isOurs || (painted !== undefined && code === 0)) {
      base.set(cell, look);
    } else {
      shown[cell] = 1;
      base.set(cell, painted?.looks[code - 1] ?? common);
    }
  }
  return { ...found, base, shown };
}

/** What was painted, in the cells of an area, wherever they are now; undefined if that is unknown. */
function paintedIn(state: SheetState, area: Area, text: string): Painted | undefined {
  const painted = decodePainted(text);
  if (painted === undefined) return undefined;
  const from = whereIs(state, painted, area);
  if (from === undefined) return painted.rows === area.rows && painted.columns === area.columns ? painted : undefined;
  /** The old cell whose mark each cell has; out of the old ones for none. */
  const sources = new Int32Array(cellsOf(area));
  /** The old cell before the first one after this that is left. */
  const goneBefore = (cell: number, { step, end, back }: { step: number; end: number; back: number }) => {
    for (let next = cell + step; next < end; next += step) {
      const left = from(next);
      if (left !== undefined) return left - back;
    }
    return undefined;
  };
  for (let row = 0; row < area.rows; row++) {
    const first = row * area.columns;
    const end = first + area.columns;
    let isNewRow = true;
    for (let cell = first; isNewRow && cell < end; cell++) isNewRow = from(cell) === undefined;
    // Excel gives cells that it inserts the fill of those above or left of them, which may be deleted since.
    const across = isNewRow
      ? { step: area.columns, end: sources.length, back: painted.columns }
      : { step: 1, end, back: 1 };
    for (let cell = first; cell < end; cell++) {
      const like = cell - across.step;
      const isFirst = like < (isNewRow ? 0 : first);
      sources[cell] = from(cell) ?? (isFirst ? (goneBefore(cell, across) ?? -1) : sources[like]!);
    }
  }
  const { kinds } = painted;
  return {
    ...painted,
    codes: new Uint32Array(sources.map((cell) => painted.codes[cell] ?? 0)),
    kinds: kinds && new Uint8Array(sources.map((cell) => kinds[cell] ?? 0)),
  };
}

/** The names are written first, so that an interrupted drawing can be cleared. `act`: the stamp of the drawing action. */
export async function drawSolution(act: string, current: CurrentSolution, sketch: Sketch): Promise<Change<void>> {
  const { state, area } = current;
  const text = factBetween(state, facts.solution, await textOf(current, sketch));
  await yieldTurn();
  const { arrows } = sketch;
  const bare = current.written.without("arrow");
  const written = arrows
    ? bare.with("arrow", (cell) => (arrows[cell] === 0 ? undefined : ARROWS[arrows[cell]! - 1]))
    : bare;
  const record = recordBetween(state, area, written, true);
  await yieldTurn();
  return painted([
    text,
    factBetween(state, facts.solutionOf, area),
    factBetween(state, facts.solutionStamp, { act, area }),
    ...record,
    marksBetween(current, sketch.kinds, sketch.isPlayed === true ? undefined : sketch.arrows),
  ]);
}

export function removeSolution(current: CurrentSolution): Difference[] {
  const { state, area } = current;
  return [
    marksBetween(current, new Uint8Array(area.rows * area.columns)),
    ...recordBetween(state, area, current.written.without("arrow"), false),
    ...forgotten(state, "solution"),
  ];
}

/** Whether a cell may get an arrow: it has one, or is empty. */
export function isFreeForArrow({ cells, hasArrow }: CurrentSolution, cell: number): boolean {
  return cells.formulas[cell] === "" || hasArrow(cell);
}

/** A long computation: at each empty piece the page may get a turn. */
type InTurns<T> = Generator<Piece, T, void>;

function marksBetween(current: CurrentSolution, kinds: Uint8Array, arrows?: Uint8Array): Difference {
  const { state, area, cells, hasArrow } = current;
  const found = {
    fills: cells.fills,
    arrowIn: (cell: number) => (hasArrow(cell) ? SHOWN_ARROWS.indexOf(String(cells.formulas[cell])) : 0),
  };
  const arrowIn = (cell: number) => arrows?.[cell] ?? 0;
  // A large maze has very many cells, and usually no arrow changes.
  const hasArrows = arrows !== undefined || cells.formulas.some((_, cell) => hasArrow(cell));
  let fills: Fills | undefined;
  return function* (isBack): Generator<Piece> {
    yield NOTHING;
    fills ??= yield* fillsOf(current, kinds);
    const drawn = { fills, arrowIn };
    const [from, to] = isBack ? [drawn, found] : [found, drawn];
    yield* fillPieces(state.id, area, from.fills, to.fills);
    if (hasArrows) yield* arrowPieces(state.id, area, from.arrowIn, to.arrowIn);
  };
}

function* fillsOf({ base }: CurrentSolution, kinds: Uint8Array): InTurns<Fills> {
  const lookOf = new Uint16Array(kinds.length);
  for (let cell = 0; cell < kinds.length; cell++) {
    if ((cell & 0x3fff) === 0) yield NOTHING;
    lookOf[cell] = kinds[cell] === UNMARKED ? base.lookOf[cell]! : base.looks.length + kinds[cell]! - 1;
  }
  return { looks: [...base.looks, ...marks.slice(1)], lookOf };
}

async function textOf({ area, base }: CurrentSolution, { kinds, replayed, isDistances }: Sketch): Promise<string> {
  const codes = new Uint32Array(kinds.length);
  for (let cell = 0; cell < codes.length; cell++) {
    if ((cell & 0x3fff) === 0) await yieldTurn();
    if (kinds[cell] !== UNMARKED || replayed?.[cell] === 1) codes[cell] = 1 + base.lookOf[cell]!;
  }
  await yieldTurn();
  return encodePainted(area, { looks: base.looks, codes, kinds: isDistances ? kinds : undefined });
}

/** Arrows come, or go, at the end of a play. A cell into which somebody typed is left alone: `contents` are what the cells hold. */
export function arrowChange(
  { state, area }: CurrentSolution,
  arrows: Uint8Array,
  contents: readonly unknown[],
  come: boolean,
): Promise<Piece[]> {
  const none = () => 0;
  const arrowOf = (cell: number) =>
    contents[cell] === "" || contents[cell] === SHOWN_ARROWS[arrows[cell]!] ? arrows[cell]! : 0;
  return listInTurns(arrowPieces(state.id, area, come ? none : arrowOf, come ? arrowOf : none));
}

/** In place of an arrow: leave the cell as it is. */
const SAME = SHOWN_ARROWS.length;

type ArrowOf = (cell: number) => number;

function* arrowPieces(sheet: string, area: Area, from: ArrowOf, to: ArrowOf): Generator<Piece> {
  const before = new Uint32Array(cellsOf(area)).fill(SAME);
  const after = before.slice();
  for (let cell = 0; cell < before.length; cell++) {
    if (from(cell) !== to(cell)) [before[cell], after[cell]] = [from(cell), to(cell)];
  }
  yield* numberPieces({ sheet, area }, before, after, { shown: (arrow) => SHOWN_ARROWS[arrow]! });
}

export function redraw(current: CurrentSolution, before: Uint8Array, after: Uint8Array): Promise<Piece[]> {
  const { state, area } = current;
  return listInTurns(
    (function* () {
      const from = yield* fillsOf(current, before);
      const to = yield* fillsOf(current, after);
      yield* fillPieces(state.id, area, from, to);
    })(),
  );
}

/**
 * The stamp of the trail that a person walks, one on a sheet. It is a solution like any other: its name says how every cell looked before,
 * so that a step paints its cells and nothing else, and "Clear solution" and "Clear maze" take it away.
 */
const TRAIL = "trail_";

export function trailAct(act: string): string {
  return TRAIL + act;
}

export function hasTrail(names: readonly ReadName[]): boolean {
  return facts.solutionStamp.read(names)?.startsWith(facts.solutionStamp.name + TRAIL) === true;
}

/** Ends the trail of a sheet: what it has marked stays for now, and no next step is taken any more. */
export function stopTrail(state: Parameters<typeof factBetween>[0]): Difference {
  return factBetween(state, facts.solutionStamp, undefined);
}

/** Begins a trail in place of any solution: what it may mark is remembered, and nothing is marked yet. */
export function beginTrail(
  act: string,
  current: CurrentSolution,
  isFree: (cell: number) => boolean,
): Promise<Change<void>> {
  const kinds = new Uint8Array(current.area.rows * current.area.columns).fill(UNMARKED);
  const replayed = Uint8Array.from(kinds, (_, cell) => Number(isFree(cell)));
  return drawSolution(trailAct(act), current, { kinds, replayed });
}

/** 1 for each cell that shows the path of a solution: not those of a race, and not entrance and exits, which keep their own fill. */
export function cellsOnPath({ cells: { fills }, shown }: CurrentSolution): Uint8Array {
  const isPath = fills.looks.map((look) => hasMarkColour(look, ON_PATH));
  return shown.map((is, cell) => (is === 1 && isPath[fills.lookOf[cell]!] ? 1 : 0));
}

/** Gives cells of a maze these looks and selects one of them, in one request; `guard` is queued first. */
export async function paintTrail(
  session: ExcelSession,
  { sheet: id, area }: Reference,
  looks: ReadonlyMap<number, Look>,
  selects: number | undefined,
  guard: (context: Excel.RequestContext) => unknown,
): Promise<void> {
  await session.repeatable((context) => {
    guard(context);
    const sheet = sheetAt(context, id);
    for (const look of new Set(looks.values())) {
      const cells = [...looks].filter(([, each]) => each === look).map(([cell]) => cellArea(area, cell));
      for (const { format } of packedRanges(sheet, cells)) paintLook(format, look);
    }
    if (selects !== undefined) rangeAt(sheet, cellArea(area, selects)).select();
  });
}
