import { message } from "../../message";
import { type Cells, FillList, type Fills, mostFrequentLook, numberPieces } from "../cells";
import { NOTHING, type Piece } from "../pieces";
import { fillPieces } from "../lines";
import { type Area, cellsOf } from "../addresses";
import { CELL_LIMIT } from "../looks";
import { Refusal } from "../excel";
import { yieldTurn, listInTurns } from "../../engine";
import { type Difference, type Change, between, painted } from "../changes";
import type { SheetState } from "../sheet";
import { ARROWS, factBetween, facts, forgotten, recordBetween, whereIs, writtenIn } from "../memory";
import { hasMarkColour, isMark, KINDS, markOf, UNMARKED } from "./cellKinds";
import { decodePainted, encodePainted, holdsDistances, paintedSize } from "./paintedCells";

/**
 * A solution in the sheet: path cells are filled, visited cells dotted, and there may be arrows in path cells that were
 * empty; or all cells are filled by their distance. A hidden name keeps which cells these are and how they looked before, so
 * that "Clear solution" removes exactly that, even after the file was closed and opened again. A cell whose fill somebody changed since
 * is theirs.
 */

const SHOWN_ARROWS: readonly string[] = ["", ...ARROWS];

interface Sketch {
  /** The mark of each cell, as in cellKinds.ts; rows x columns. */
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
  const text = facts.solution.read(state.names);
  return text !== undefined && holdsDistances(text);
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
function paintedIn(state: SheetState, area: Area, text: string): ReturnType<typeof decodePainted> {
  const size = paintedSize(text);
  const painted = size && cellsOf({ ...area, ...size }) <= CELL_LIMIT ? decodePainted(size, text) : undefined;
  const from = painted && whereIs(state, size!, area);
  if (painted === undefined || from === undefined) return decodePainted(area, text);
  const codes = new Uint32Array(cellsOf(area));
  const kinds = painted.kinds && new Uint8Array(codes.length);
  for (let row = 0; row < area.rows; row++) {
    const first = row * area.columns;
    let isNewRow = row > 0;
    for (let cell = first; isNewRow && cell < first + area.columns; cell++) isNewRow = from(cell) === undefined;
    for (let cell = first; cell < first + area.columns; cell++) {
      const source = from(cell);
      // Excel gives cells that it inserts the fill of those above or left of them.
      const like = isNewRow ? cell - area.columns : cell > first ? cell - 1 : undefined;
      if (source !== undefined) {
        codes[cell] = painted.codes[source]!;
        if (kinds !== undefined) kinds[cell] = painted.kinds![source]!;
      } else if (like !== undefined) {
        codes[cell] = codes[like]!;
        if (kinds !== undefined) kinds[cell] = kinds[like]!;
      }
    }
  }
  return { ...painted, codes, kinds };
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
  return between("found", "drawn", function* (before): Generator<Piece> {
    yield NOTHING;
    fills ??= yield* fillsOf(current, kinds);
    const [from, to] = before === "found" ? [found, { fills, arrowIn }] : [{ fills, arrowIn }, found];
    yield* fillPieces(state.id, area, from.fills, to.fills);
    if (hasArrows) yield* arrowPieces(state.id, area, from.arrowIn, to.arrowIn);
  });
}

function* fillsOf({ base }: CurrentSolution, kinds: Uint8Array): InTurns<Fills> {
  const isPresent = new Uint8Array(KINDS);
  for (let cell = 0; cell < kinds.length; cell++) {
    if ((cell & 0x3fff) === 0) yield NOTHING;
    isPresent[kinds[cell]!] = 1;
  }
  const looks = [...base.looks];
  const numberOf = new Uint16Array(KINDS);
  isPresent.forEach((is, kind) => {
    if (is === 1 && kind !== UNMARKED) numberOf[kind] = looks.push(markOf(kind)!) - 1;
  });
  const lookOf = base.lookOf.slice();
  for (let cell = 0; cell < kinds.length; cell++) {
    if ((cell & 0x3fff) === 0) yield NOTHING;
    if (kinds[cell] !== UNMARKED) lookOf[cell] = numberOf[kinds[cell]!]!;
  }
  return { looks, lookOf };
}

async function textOf({ area, base }: CurrentSolution, { kinds, replayed, isDistances }: Sketch): Promise<string> {
  const { lookOf } = base;
  const codes = new Uint32Array(kinds.length);
  for (let cell = 0; cell < codes.length; cell++) {
    if ((cell & 0x3fff) === 0) await yieldTurn();
    if (kinds[cell] !== UNMARKED || replayed?.[cell] === 1) codes[cell] = 1 + lookOf[cell]!;
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

/** The arrows that differ between two states; other cells are left alone. */
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
