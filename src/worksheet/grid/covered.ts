import { message, together } from "../../message";
import { BOTTOM, LEFT, RIGHT, SIDES, TOP, runsOf } from "../../maze/model";
import {
  type Area,
  type Reference,
  addressOf,
  boundsOf,
  cellsOf,
  intersection,
  isOnSheet,
  sameArea,
  wholeSheet,
  without,
} from "../addresses";
import { type ExcelSession, rangeAt, sheetAt, usedArea } from "../excel";
import { replaceNames } from "../names";
import { clearAll } from "../cells";
import { type CellSide, LINE_OPTIONS, cellArea, edge, lineOf, oppositeOf, ownEdge, rimOf, setBorder } from "../borders";
import type { FrameLine } from "../before";
import { saveFirstFact } from "../fact";
import { facts } from "../facts";
import { freeSheetName } from "../addSheets";
import type { Changes } from "../changes";
import { type HelperSheet, type SheetLook, type SheetState, addSheetOfMaze, leaveHelperChange } from "../sheet";

/**
 * What a maze covers, contents and looks, copied to a hidden sheet of its own. A copy by Excel itself keeps what no
 * text could: formulas, number formats, conditional formats, comments.
 * A name of the hidden sheet refers to the cells there that belong to the maze's; at first they have the same addresses, so that formulas
 * come back as they were. Where rows or columns were inserted or deleted inside the maze, or its cells were cut and pasted, the two no
 * longer match: nothing goes back by itself then, and the hidden sheet is shown.
 */
export interface Covered {
  readonly sheet: Pick<HelperSheet, "id" | "visibility">;
  /** How far down and to the right of a maze's cell its copy is. */
  readonly down: number;
  readonly right: number;
}

/**
 * What became of the copy on `coveredSheet`: `copy` is undefined where it does not match the maze; somebody may have deleted it. `remark`:
 * what the person reads of a maze that was moved or changed by Excel's own means, when it is removed or drawn again.
 */
export function findCopy({ grid, before: { home }, name, names }: SheetLook, coveredSheet: HelperSheet | undefined) {
  const isAtHome = grid !== undefined && home !== undefined && sameArea(grid, home);
  const there = coveredSheet && facts.coveredCells.read(coveredSheet.names);
  const isMatching =
    isAtHome &&
    there?.sheet === coveredSheet?.name &&
    there?.area.rows === grid.rows &&
    there.area.columns === grid.columns;
  const copy: Covered | undefined = isMatching
    ? { sheet: coveredSheet!, down: there.area.row - grid.row, right: there.area.column - grid.column }
    : undefined;
  const stray = isMatching ? undefined : coveredSheet;
  const shown = stray && message("covered-cells-shown", { copy: stray.name });
  const left = home && together(message("maze-left-place", { area: addressOf(home), sheet: name }), shown);
  const changed = stray && message("lines-changed-inside", { copy: stray.name });
  const note = facts.covers.read(names);
  return {
    copy,
    coveredSheet,
    isCopyLost: note === "lost" || (note !== undefined && coveredSheet === undefined),
    remark: isAtHome ? changed : (left ?? shown),
  };
}

/** Whether nothing is known of a maze on the sheet: a copy of its cells was made, and then nothing was drawn. */
export function isUnknown({ grid, before, names }: SheetLook): boolean {
  return grid === undefined && before.home === undefined && facts.covers.read(names) === undefined;
}

interface Place extends Pick<ReturnType<typeof findCopy>, "copy" | "coveredSheet"> {
  /** Parts outside an earlier grid; within them, `occupied` are not blank. */
  readonly strips: readonly Area[];
  readonly occupied: readonly Area[];
}

/** Whether keeping what a grid covers adds a hidden sheet, or shows one that does not match. */
export function changesCopySheets({ copy, coveredSheet, occupied }: Place): boolean {
  return copy === undefined && (coveredSheet !== undefined || occupied.length > 0);
}

/**
 * Copies what a grid in `area` is going to cover to the hidden sheet, in a request of its own, which adds the sheet where it is
 * missing: a change of visibility empties Excel's undo list, so it must come before the drawing. What the sheet already holds of these
 * places is deleted. No request if there is nothing to copy or delete. `sheetName`: what a new sheet is called.
 */
export async function keepCovered(
  { session, changes }: { readonly session: ExcelSession; readonly changes: Changes },
  state: SheetState,
  area: Area,
  { strips, occupied, copy: known, coveredSheet }: Place,
  sheetName: string,
): Promise<Covered | undefined> {
  const copy = (context: Excel.RequestContext, helper: Excel.Worksheet, by: Offset) => {
    const source = sheetAt(context, state.id);
    for (const piece of occupied) {
      rangeAt(helper, copyOf(by, piece)).copyFrom(rangeAt(source, piece), "All");
      // The edges that it shares with an earlier grid are the frame of a maze, which is not restored.
      for (const { side, outside } of state.grid === undefined ? [] : sidesOf(state.grid)) {
        const part = intersection(piece, outside);
        if (part !== undefined) setBorder(ownEdge(rangeAt(helper, copyOf(by, part)), oppositeOf(side)), undefined);
      }
    }
  };
  if (known !== undefined) {
    if (strips.length === 0) return known;
    // What else a copy holds does no harm, so nothing is undone.
    await session.repeatableOn(known.sheet.id, (helper, context) => {
      for (const strip of strips) clearAll(helper, copyOf(known, strip));
      copy(context, helper, known);
    });
    return known;
  }
  if (coveredSheet !== undefined) await changes.make(session, leaveHelperChange(coveredSheet));
  if (occupied.length === 0) return undefined;
  const fill = (helper: Excel.Worksheet, context: Excel.RequestContext) => {
    copy(context, helper, NO_OFFSET);
    saveFirstFact(helper, facts.coveredCells, area);
  };
  const { sheets } = state;
  const name = freeSheetName(sheets, sheetName);
  // The name refers to the whole sheet, so deleting rows and columns there can't break it.
  const maze = { sheet: state.name, area: wholeSheet };
  const added = addSheetOfMaze(facts.covered, { name, sheets }, maze, fill, (id) => id);
  const id = await changes.make(session, Object.assign(added, { isCopy: true as const }));
  return { ...NO_OFFSET, sheet: { id, visibility: "Hidden" } };
}

export function matchCopy(context: Excel.RequestContext, covered: Covered, area: Area): void {
  replaceNames(sheetAt(context, covered.sheet.id), [], facts.coveredCells.namesFor(copyOf(covered, area)));
}

export function restoreCovered(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  piece: Area,
  covered: Covered,
): void {
  const helper = sheetAt(context, covered.sheet.id);
  rangeAt(sheet, piece).copyFrom(rangeAt(helper, copyOf(covered, piece)), "All");
}

/** Cells whose contents are read back; of more only where the first and the last ones are. */
const MOST_READ_BACK = 10_000;

/** Queues the question whether what was restored is there: whether the maze's sheet has contents in the same cells as the copy. */
export function loadBack(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  area: Area,
  covered: Covered,
): () => boolean {
  const helper = sheetAt(context, covered.sheet.id);
  const isLarge = cellsOf(area) > MOST_READ_BACK;
  const [there, copy] = [rangeAt(sheet, area), rangeAt(helper, copyOf(covered, area))].map((cells) =>
    cells
      .getUsedRangeOrNullObject(true)
      .untrack()
      .load(isLarge ? "address" : "address,formulas"),
  ) as [Excel.Range, Excel.Range];
  const held = ({ formulas }: Excel.Range) => (formulas as unknown[][]).flat().map((content) => content !== "");
  return () => {
    const [now, kept] = [usedArea(there), usedArea(copy)];
    if (now === undefined || kept === undefined) return now === kept;
    return sameArea(copyOf(covered, now), kept) && (isLarge || String(held(there)) === String(held(copy)));
  };
}

type Offset = Pick<Covered, "down" | "right">;

const NO_OFFSET: Offset = { down: 0, right: 0 };

function copyOf({ down, right }: Offset, area: Area): Area {
  return { ...area, row: area.row + down, column: area.column + right };
}

/** The most cells of a side of the frame that are read, 600 bytes each of an answer of 5 MB at most; lines beyond are not restored. */
const SIDE_CELLS = 1_500;

type Side = ReturnType<typeof sidesOf>[number];

/** The sides of an area's frame beyond which there are cells. */
function sidesOf(area: Area) {
  return ([TOP, BOTTOM, LEFT, RIGHT] as const).flatMap((side) => {
    const inside = rimOf(area, side);
    const outside = beside(inside, side);
    return isOnSheet(outside) ? [{ side, inside, outside }] : [];
  });
}

function beside(cells: Area, side: CellSide): Area {
  if (side === TOP || side === BOTTOM) return { ...cells, row: cells.row + (side === BOTTOM ? 1 : -1) };
  return { ...cells, column: cells.column + (side === RIGHT ? 1 : -1) };
}

/**
 * Queues the question whether there are lines on the four sides: 1 KB where there is no maze, because then the whole place usually has no
 * line; otherwise 3 KB. Nothing for an earlier grid's place, whose frame it is. Gives what tells the sides that may have some.
 */
export function loadFrame(sheet: Excel.Worksheet, area: Area, earlier: Area | undefined): () => Side[] {
  const sides = sidesOf(area);
  if (earlier === undefined) {
    const { borders } = rangeAt(sheet, boundsOf(sides.map(({ outside }) => outside))).format;
    const lines = (["InsideVertical", "InsideHorizontal"] as const).map((item) => borders.getItem(item).load("style"));
    return () => (lines.some(mayHaveLines) ? sides : []);
  }
  if (sameArea(earlier, area)) return () => [];
  // The line between the cells outside and inside, either of which may hold it.
  const lines = sides.map(({ inside, side }) => edge(sheet, inside, side).load("style"));
  return () => sides.filter((_, i) => mayHaveLines(lines[i]!));
}

/** Where some cells have a line and others have none, Excel gives null. */
const mayHaveLines = ({ style }: Excel.RangeBorder) => style !== "None";

export function clearFrame(sheet: Excel.Worksheet, area: Area): void {
  for (const { side, inside } of sidesOf(area)) setBorder(edge(sheet, inside, side), undefined);
}

/**
 * The lines to remember for a grid in `area`: those that an earlier grid remembers, unless they are outside the new one; those on the new
 * frame now that are not part of the earlier maze; and, on a part of the new frame that the earlier maze covers, those that its `copy` has
 * there. One request for each sheet that may have lines.
 */
export async function frameBefore(
  session: ExcelSession,
  { sheet, area }: Reference,
  sides: readonly Side[],
  earlier: { readonly area: Area; readonly frame: readonly FrameLine[] } | undefined,
  copy: Covered | undefined,
): Promise<FrameLine[]> {
  const kept = earlier?.frame.flatMap((line) => linesOf(area, line)) ?? [];
  const found = await readFrame(session, sheet, sides, NO_OFFSET);
  const covered = sidesOf(area).flatMap(({ side, outside }) => {
    const beyond = earlier && intersection(outside, earlier.area);
    return beyond === undefined ? [] : [{ side, inside: beside(beyond, oppositeOf(side)), outside: beyond }];
  });
  const under = copy === undefined ? [] : await readFrame(session, copy.sheet.id, covered, copy);
  // Frame and walls of the earlier maze are not restored.
  return [...kept, ...linesApart(earlier?.area, found), ...under];
}

/** The lines on these sides, which may have been drawn through the cells outside the frame or through those inside. */
async function readFrame(
  session: ExcelSession,
  sheetId: string,
  sides: readonly Side[],
  by: Offset,
): Promise<FrameLine[]> {
  if (sides.length === 0) return [];
  const first = (part: Area): Area => {
    return { ...part, rows: Math.min(part.rows, SIDE_CELLS), columns: Math.min(part.columns, SIDE_CELLS) };
  };
  const read = await session.onSheet(sheetId, (sheet) =>
    sides.map(({ inside, outside }) =>
      [outside, inside].map((strip) =>
        rangeAt(sheet, copyOf(by, first(strip))).getCellProperties({ format: { borders: LINE_OPTIONS } }),
      ),
    ),
  );
  return sides.flatMap(({ side, inside }, i) => {
    const [beyond, within] = read[i]!.map(({ value }) => value.flat());
    const lines = beyond!.map(
      ({ format }, n) =>
        lineOf(format?.borders?.[SIDES[oppositeOf(side)]]) ?? lineOf(within![n]?.format?.borders?.[SIDES[side]]),
    );
    const runs = [...runsOf(lines.length, (n) => lines[n] && Object.values(lines[n]).join())];
    return runs.flatMap(({ first, length }): FrameLine[] => {
      const line = lines[first];
      const ends = [first, first + length - 1].map((n) => cellArea(inside, n));
      return line === undefined ? [] : [{ side, inside: boundsOf(ends), ...line }];
    });
  });
}

/** What of a line is on sides of cells of the area, seen from these, so that the area's grid may cover it. */
function linesOf(area: Area, line: FrameLine): FrameLine[] {
  const within = intersection(area, line.inside);
  if (within !== undefined) return [{ ...line, inside: within }];
  const inside = intersection(area, beside(line.inside, line.side));
  return inside === undefined ? [] : [{ ...line, side: oppositeOf(line.side), inside }];
}

/** What of lines is on no side of cells of the area. */
function linesApart(area: Area | undefined, lines: readonly FrameLine[]): FrameLine[] {
  return lines.flatMap((line) => {
    const touching = area && boundsOf([area, beside(area, oppositeOf(line.side))]);
    return without(line.inside, touching).map((inside) => ({ ...line, inside }));
  });
}

/** `still`: a new grid, whose lines stay. */
export function restoreFrame(sheet: Excel.Worksheet, lines: readonly FrameLine[], still?: Area): void {
  for (const { side, inside, ...line } of linesApart(still, lines)) setBorder(edge(sheet, inside, side), line);
}
