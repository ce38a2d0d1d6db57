import {
  type Area,
  type Job,
  type ReadName,
  type Reference,
  Refusal,
  SHEET_COLUMNS,
  SHEET_ROWS,
  intersection,
  rangeAt,
  readNames,
  sameArea,
  sheetAt,
  wholeColumns,
  wholeRows,
} from "../excel";
import { clearAll } from "../cells";
import type { Changes, Touched } from "../changes";
import {
  type HelperSheet,
  type LoadedHelpers,
  type SheetName,
  type SheetState,
  addHelper,
  deleteSheet,
  helperAdded,
} from "../sheet";
import { MOST_PINS, facts, isRemembered, remember } from "../memory";

/**
 * What a maze covers, contents and looks, copied to a hidden sheet of its own. A copy by Excel itself keeps what no
 * text could: formulas, number formats, conditional formats, comments.
 *
 * Which column of the copy belongs to which of the maze's sheet is pinned on both sheets, and the same for rows: when somebody
 * inserts or deletes some in Excel, everything still goes back to where its cell is now. Of the maze's sheet whole columns and rows are
 * pinned, which stay where they are if the maze is cut and pasted.
 */
export interface Covered extends Lines {
  readonly sheet: Omit<SheetName, "name">;
  /** Whether every line is pinned by itself; very many are pinned in groups of neighbours, which may have lost some since. */
  readonly isExact: boolean;
}

interface Lines {
  readonly columns: readonly Line[];
  readonly rows: readonly Line[];
  /** Lines of the copy that belonged to deleted ones, and are not used again. */
  readonly retired: { readonly columns: readonly number[]; readonly rows: readonly number[] };
}

/** Neighbouring columns (or rows) of the maze's sheet and the matching ones of the copy, counted from 0. */
interface Line {
  readonly there: number;
  readonly kept: number;
  readonly count: number;
}

/** What was found where a grid is to be drawn, as far as it matters here. */
interface Place {
  /** Parts outside an earlier grid; within them, `covered` are not blank. */
  readonly strips: readonly Area[];
  readonly covered: readonly Area[];
  readonly coveredSheet: HelperSheet | undefined;
}

/** What {@link keepCovered} does. */
interface CopyPlan {
  /** The copy of an interrupted action, which is deleted. */
  readonly left: HelperSheet | undefined;
  readonly existing: HelperSheet | undefined;
  readonly known: Covered | undefined;
  /** Whether anything is copied, or deleted from the copy. */
  readonly isWritten: boolean;
}

function planCopy(state: SheetState, { strips, covered: pieces, coveredSheet }: Place): CopyPlan {
  // Without a grid the copy was left by an interrupted action.
  const left = state.grid === undefined ? coveredSheet : undefined;
  const existing = left === undefined ? coveredSheet : undefined;
  const known = coveredOn(existing, state.name);
  const isStale =
    existing !== undefined && (known === undefined || strips.some((strip) => coversAnything(known, strip)));
  return { left, existing, known, isWritten: pieces.length > 0 || isStale };
}

/** What {@link keepCovered} touches. */
export function copyTouched(state: SheetState, place: Place): Touched {
  const { left, existing, isWritten } = planCopy(state, place);
  return {
    written: isWritten ? [existing] : [],
    deleted: [left],
    structure: isWritten && existing === undefined,
  };
}

/**
 * The hidden sheet with what was covered on `sheet`, wherever the maze that covered it is now; undefined if there is none. `maze`:
 * only that of the maze in this area.
 */
export function findCopy(loaded: LoadedHelpers, sheet: string, maze?: Area): HelperSheet | undefined {
  const copies = loaded.flatMap(({ sheet: each, names: collection }) => {
    const list = readNames(collection);
    return isRemembered(list, facts.covered) ? [{ ...each, names: list }] : [];
  });
  const isOf = (copy: HelperSheet) => {
    const covered = coveredOn(copy, sheet);
    return covered !== undefined && covered.columns.length > 0 && covered.rows.length > 0;
  };
  const marked = ({ names: list }: HelperSheet) => {
    const mark = facts.covered.read(list);
    return mark?.sheet === sheet && (maze === undefined || sameArea(mark.area, maze));
  };
  return (maze === undefined ? copies.find(isOf) : undefined) ?? copies.find(marked);
}

/** The copy on a maze's hidden sheet; undefined if there is none, or its names were deleted. */
export function coveredOn(helper: HelperSheet | undefined, mazeSheet: string): Covered | undefined {
  const pins = helper && facts.coveredLines.read(helper.names);
  if (pins === undefined) return undefined;
  const found = { columns: [] as Line[], rows: [] as Line[] };
  const retired = { columns: [] as number[], rows: [] as number[] };
  let isExact = true;
  for (let i = 0; i + 1 < pins.length; i += 2) {
    const [there, kept] = [pins[i]!, pins[i + 1]!];
    // A line of the copy that somebody deleted has nothing to restore.
    if (kept.place?.sheet !== helper!.name) continue;
    const axis = there.text === COLUMN ? "columns" : "rows";
    const first = axis === "columns" ? "column" : "row";
    const [from, to] = [there.place?.area, kept.place.area];
    if (from === undefined || there.place?.sheet !== mazeSheet) {
      for (let line = 0; line < Math.min(to[axis], MOST_PINS); line++) retired[axis].push(to[first] + line);
      continue;
    }
    found[axis].push({ there: from[first], kept: to[first], count: Math.min(from[axis], to[axis]) });
    isExact &&= from[axis] === to[axis];
  }
  const lines = { columns: joined(found.columns), rows: joined(found.rows), retired };
  return isValid(lines) ? { ...lines, sheet: helper!, isExact } : undefined;
}

/** Anybody can change names: this limits how many lines are counted one by one, or copied block by block. */
function isValid({ columns, rows }: Lines): boolean {
  const sum = (lines: readonly Line[]) => lines.reduce((total, { count }) => total + count, 0);
  return sum(columns) <= SHEET_COLUMNS && sum(rows) <= SHEET_ROWS && columns.length * rows.length <= MOST_BLOCKS;
}

/** Blocks in one copy, about 400 bytes of request each. */
const MOST_BLOCKS = 5_000;

const COLUMN = "c";
const ROW = "r";
const KEPT = "k";
const NO_LINES: Lines = { columns: [], rows: [], retired: { columns: [], rows: [] } };

/** Whether the copy holds anything of an area. */
export function coversAnything(covered: Covered | undefined, area: Area): boolean {
  return covered !== undefined && pairsIn(covered, area).length > 0;
}

/** Whether the copy of what the sheet's maze covers was deleted by somebody. */
export function isCopyLost(state: SheetState, helper: HelperSheet | undefined): boolean {
  const note = facts.covers.read(state.names);
  return note !== undefined && (note === "lost" || coveredOn(helper, state.name) === undefined);
}

/**
 * Copies what a grid in `area` is going to cover to the hidden sheet, in a request of its own, which adds the sheet where it is
 * missing: a change of visibility empties Excel's undo list, so it must come before the drawing. What the sheet already holds of these
 * places is deleted. No request if there is nothing to copy or delete.
 */
export async function keepCovered(
  job: Job,
  state: SheetState,
  area: Area,
  place: Place & {
    /** What the hidden sheet is called where it is missing. */
    readonly sheetName: string;
  },
  changes: Changes,
): Promise<Covered | undefined> {
  const { strips, covered: pieces, sheetName } = place;
  const { left, existing, known, isWritten } = planCopy(state, place);
  if (left !== undefined) await job.repeatable((context) => deleteSheet(context, left));
  if (!isWritten) return known;
  const lines = withLines(known ?? NO_LINES, pieces);
  const sheets = state.sheets.filter(({ id }) => id !== left?.id);
  const copy = (context: Excel.RequestContext, helper: Excel.Worksheet, name: string) => {
    const source = sheetAt(context, state.id);
    for (const piece of pieces) {
      for (const { from, to } of pairsIn(lines, piece)) rangeAt(helper, to).copyFrom(rangeAt(source, from), "All");
      for (const { part, edge } of edgesBeside(piece, state.grid)) {
        for (const { to } of pairsIn(lines, part)) rangeAt(helper, to).format.borders.getItem(edge).style = "None";
      }
    }
    rememberLines({ sheet: helper, name, names: existing?.names ?? [] }, { sheet: state.name, area }, lines);
    return helper.load("id");
  };
  const { id } =
    existing === undefined
      ? await changes.make(
          job,
          helperAdded(facts.covered, sheetName, sheets, (maker, name) =>
            maker.request((context) => copy(context, addHelper(context, facts.covered, name, state.name, area), name)),
          ),
        )
      : // What else a copy holds does no harm, so nothing is undone.
        await job.repeatableOn(existing.id, (helper, context) => {
          for (const strip of strips) for (const { to } of pairsIn(lines, strip)) clearAll(helper, to);
          return copy(context, helper, existing.name);
        });
  const sheet = existing ?? { id, visibility: "Hidden", isProtected: false };
  return { ...lines, sheet, isExact: known?.isExact ?? true };
}

/** Deletes the copy if the maze in `area` no longer needs any of it, unless somebody protected it. One request, or none. */
export async function dropIdleCopy(job: Job, covered: Covered | undefined, area: Area): Promise<void> {
  if (covered === undefined || covered.sheet.isProtected || coversAnything(covered, area)) return;
  await job
    .request((context) => deleteSheet(context, covered.sheet))
    .catch((error: unknown) => {
      // The maze is complete; the next action that looks at the copy finds nothing in it, and tries again.
      if (!(error instanceof Refusal)) throw error;
    });
}

/** Queues restoring the cells of `piece`, a part of the grid, as far as the copy holds them. */
export function restoreCovered(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  piece: Area,
  covered: Covered,
): void {
  const helper = sheetAt(context, covered.sheet.id);
  for (const { from, to } of pairsIn(covered, piece)) {
    rangeAt(sheet, from).copyFrom(rangeAt(helper, to), "All");
  }
}

/** The blocks of an area that the copy holds: where they are on the maze's sheet, and where on the copy. */
export function pairsIn({ columns, rows }: Lines, area: Area): { from: Area; to: Area }[] {
  const inside = (lines: readonly Line[], first: number, count: number) =>
    lines.flatMap((line) => {
      const begin = Math.max(first, line.there);
      const end = Math.min(first + count, line.there + line.count);
      return end <= begin ? [] : [{ there: begin, kept: line.kept + begin - line.there, count: end - begin }];
    });
  const across = inside(columns, area.column, area.columns);
  return inside(rows, area.row, area.rows).flatMap((row) =>
    across.map((column) => {
      const size = { rows: row.count, columns: column.count };
      return {
        from: { row: row.there, column: column.there, ...size },
        to: { row: row.kept, column: column.kept, ...size },
      };
    }),
  );
}

/**
 * The known lines, and new ones for those of the pieces that have none yet: each at its own address on the copy if that was
 * never used, so that formulas there stay as they are; otherwise after all others, with one line left free between.
 */
function withLines(known: Lines, pieces: readonly Area[]): Lines {
  const extend = (axis: "columns" | "rows", first: "column" | "row") => {
    const stay = known[axis].flatMap((line) =>
      Array.from({ length: line.count }, (_, i) => ({ there: line.there + i, kept: line.kept + i, count: 1 })),
    );
    const isKnown = new Set(stay.map(({ there }) => there));
    const used = new Set([...known.retired[axis], ...stay.map(({ kept }) => kept)]);
    let beyond = 0;
    for (const index of used) beyond = Math.max(beyond, index);
    for (const piece of pieces) {
      beyond = Math.max(beyond, piece[first] + piece[axis]);
      for (let there = piece[first]; there < piece[first] + piece[axis]; there++) {
        if (isKnown.has(there)) continue;
        isKnown.add(there);
        stay.push({ there, kept: used.has(there) ? -1 : there, count: 1 });
      }
    }
    return joined(stay.map((line) => (line.kept < 0 ? { ...line, kept: (beyond += 2) } : line)));
  };
  return { columns: extend("columns", "column"), rows: extend("rows", "row"), retired: known.retired };
}

/** The same lines in order, with neighbours joined. */
function joined(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (const line of [...lines].sort((one, other) => one.there - other.there)) {
    const last = result[result.length - 1];
    const follows =
      last !== undefined && last.there + last.count === line.there && last.kept + last.count === line.kept;
    if (follows) result[result.length - 1] = { ...last, count: last.count + line.count };
    else result.push(line);
  }
  return result;
}

/** Queues the pins of all lines on the copy: one each, unless there are too many. */
function rememberLines(
  copy: { readonly sheet: Excel.Worksheet; readonly name: string; readonly names: readonly ReadName[] },
  maze: Reference,
  { columns, rows, retired }: Lines,
): void {
  const lines = [...columns, ...rows].reduce((sum, { count }) => sum + count, 0);
  const step = 2 * lines > MOST_PINS ? Infinity : 1;
  const whole = { [COLUMN]: wholeColumns, [ROW]: wholeRows };
  const pins = (
    text: typeof COLUMN | typeof ROW,
    of: readonly Line[],
    gone: readonly number[],
    cells: (line: number, n: number) => Area,
  ) => [
    ...of.flatMap((line) => {
      const each = Math.min(step, line.count);
      return Array.from({ length: line.count / each }, (_, i) => [
        { text, sheet: maze.sheet, area: whole[text](cells(line.there + i * each, each)) },
        { text: KEPT, sheet: copy.name, area: cells(line.kept + i * each, each) },
      ]).flat();
    }),
    // Both ends on the copy, so that it belongs to no line of the maze's sheet.
    ...gone.flatMap((line) => {
      const pin = { sheet: copy.name, area: cells(line, 1) };
      return [
        { ...pin, text },
        { ...pin, text: KEPT },
      ];
    }),
  ];
  remember(copy.sheet, copy.names, facts.coveredLines, [
    ...pins(COLUMN, columns, retired.columns, (column, count) => ({ ...maze.area, column, columns: count })),
    ...pins(ROW, rows, retired.rows, (row, count) => ({ ...maze.area, row, rows: count })),
  ]);
}

/** The edges that a piece shares with an earlier grid: they are the frame of a maze, which is not restored. */
function edgesBeside(piece: Area, grid: Area | undefined): { part: Area; edge: Edge }[] {
  if (grid === undefined) return [];
  const beside: [Edge, Area][] = [
    ["EdgeLeft", { ...grid, column: grid.column + grid.columns, columns: 1 }],
    ["EdgeTop", { ...grid, row: grid.row + grid.rows, rows: 1 }],
    ["EdgeRight", { ...grid, column: grid.column - 1, columns: 1 }],
    ["EdgeBottom", { ...grid, row: grid.row - 1, rows: 1 }],
  ];
  return beside.flatMap(([edge, strip]) => {
    const part = intersection(piece, strip);
    return part === undefined ? [] : [{ part, edge }];
  });
}

type Edge = "EdgeLeft" | "EdgeTop" | "EdgeRight" | "EdgeBottom";
