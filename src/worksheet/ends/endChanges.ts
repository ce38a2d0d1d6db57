import { type Message, message } from "../../message";
import type { Grid } from "../../maze/model";
import { type Area, addressOf, sameArea } from "../addresses";
import { type ExcelSession, Refusal, rangeAt } from "../excel";
import { type CellContent, contentsIn, writeContent } from "../pieces";
import { type CellSide, cellArea, edge, isLine, ownEdge, setBorder } from "../lines";
import { FILL_OPTIONS, type Look, lookOfFill, paintLook } from "../looks";
import { lookOfCell, readCells } from "../cells";
import { type End, type EndCell, findEnds, isOurLetter, outerSide, withEnd, withoutEnd } from "./ends";
import type { SheetState } from "../sheet";
import { type UnderMark, endNames, facts, fitsName, savedNames, type Written, writtenIn } from "../memory";
import { checkObstacles, loadObstacles, unlessMergedUnknown } from "../place";
import { type Change, betweenOn, namesBetween, painted } from "../changes";
import { type CurrentSolution, findCurrentSolution, hasSolution, solutionArea, removeSolution } from "../solution";

/** Ends that are removed and ends that are added, in a maze in `area`. */
export interface EndChange {
  readonly state: SheetState;
  readonly area: Area;
  readonly grid: Grid;
  /** Whether the area is the whole maze: then the frame beside an end is opened. */
  readonly isFramed: boolean;
  readonly take: readonly End[];
  readonly put: readonly { readonly name: string; readonly cell: number }[];
  /** Where walls are cells: those of the frame that are opened and closed beside ends. */
  readonly gaps?: readonly { readonly cell: number; readonly look: Look }[];
}

interface EndSite extends EndChange {
  readonly before: readonly EndCell[];
  readonly current: CurrentSolution | undefined;
  /** "B2 on Sheet1 holds 1 value. Overwrite it?", or nothing if nothing has to be asked. */
  readonly question: Message | undefined;
}

/**
 * Looks at the cells of the change, in one request, or at least two if there is a solution, which is removed with its ends.
 * Throws {@link Refusal} for cells that are not fit for a maze, or hold too much to be restored.
 */
export async function lookAtEnds(session: ExcelSession, change: EndChange): Promise<EndSite> {
  const { state, area, grid, take, put, isFramed, gaps = [] } = change;
  const sides = new Map<number, Set<CellSide>>();
  const add = (cell: number, side: CellSide | undefined) => {
    const known = sides.get(cell) ?? new Set();
    sides.set(cell, side === undefined ? known : known.add(side));
  };
  for (const { cell, was } of take) add(cell, was?.opened?.side);
  for (const { cell } of put) add(cell, isFramed ? outerSide(grid, cell) : undefined);
  for (const { cell } of gaps) add(cell, undefined);

  const ask = (asksForMerged: boolean) =>
    session.onSheet(state.id, (sheet) => {
      const cells = [...sides].map(([cell, around]) => {
        const place = cellArea(area, cell);
        const range = rangeAt(sheet, place).load("formulas,values,numberFormat,valueTypes");
        const options = { format: { fill: FILL_OPTIONS } };
        const lines = [...around].map((side) => ({
          side,
          border: edge(sheet, place, side).load("style,weight,color"),
        }));
        return { cell, range, looks: range.getCellProperties(options), lines };
      });
      return { cells, shape: loadObstacles(sheet, area, asksForMerged) };
    });
  const read = await unlessMergedUnknown(true, ask);
  await checkObstacles(session, state, area, read.shape, "drawn");

  const before = read.cells.map(({ cell, range, looks, lines }): EndCell => ({
    cell,
    look: lookOfFill(looks.value[0]?.[0]?.format?.fill),
    content: contentsIn(range, range.valueTypes)[0]!,
    lines: lines.map(({ side, border: { style, weight, color } }) => ({ side, line: { style, weight, color } })),
  }));
  const current =
    hasSolution(state) && sameArea(solutionArea(state), area)
      ? await findCurrentSolution(state, area, await readCells(session, state.id, area))
      : undefined;
  const written = current?.written ?? (await writtenIn(state, area, session.signal));
  return { ...change, before, current, question: question(change, before, written, current) };
}

function question(
  { state, area, put }: EndChange,
  before: readonly EndCell[],
  written: Written,
  current: CurrentSolution | undefined,
): Message | undefined {
  const ends = findEnds(state.names, state.name, area);
  const foreign = before.filter(
    ({ cell, content: { formula } }) =>
      put.some((one) => one.cell === cell) &&
      formula !== "" &&
      !isOurLetter(ends, written, cell, formula) &&
      !written.isOurs(cell, formula) &&
      current?.hasArrow(cell) !== true,
  );
  for (const one of foreign) {
    const { cell } = one;
    if (fitsName(wasOf(one.look, one.content, undefined))) continue;
    throw new Refusal(message("text-too-long-for-end", { cell: addressOf(cellArea(area, cell)), sheet: state.name }));
  }
  if (foreign.length === 0) return undefined;
  const cells = foreign.map(({ cell }) => addressOf(cellArea(area, cell)));
  return message("overwrite-for-ends", { cells, count: cells.length, sheet: state.name });
}

/** The change, in one request, or more if a large solution is removed with the ends. */
export function changeEnds(site: EndSite): Change<void> {
  const { state, area, grid, isFramed, take, put, before, current, gaps = [] } = site;
  const cells = new Map(before.map((cell) => [cell.cell, lookWithout(site, cell)]));
  const found = [...cells.values()];
  for (const end of take) {
    cells.set(end.cell, withoutEnd(cells.get(end.cell)!, end));
  }
  const made = put.map(({ name, cell }) => {
    const side = isFramed ? outerSide(grid, cell) : undefined;
    const is = cells.get(cell)!;
    const line = side === undefined ? undefined : is.lines.find((each) => each.side === side)?.line;
    const opened = side === undefined || line === undefined || !isLine(line) ? undefined : { side, line };
    const was = wasOf(is.look, is.content, opened);
    cells.set(cell, withEnd(is, name, opened?.side));
    return { name, place: cellArea(area, cell), was };
  });
  for (const { cell, look } of gaps) cells.set(cell, { ...cells.get(cell)!, look });
  const gone = new Set([...take, ...put].flatMap(({ name }) => endNames(name)).map((name) => name.toUpperCase()));
  const names = savedNames(state.names, facts.ends);
  const stay = names.filter(({ name }) => !gone.has(name.toUpperCase()));
  const differences = [
    ...(current === undefined ? [] : removeSolution(current)),
    namesBetween(state.id, names, [...stay, ...facts.ends.namesFor(made)]),
    betweenOn(state.id, found, [...cells.values()], (on, from, to) => paintEndCells(on, area, from, to), CHANGE_BYTES),
  ];
  return painted(differences);
}

const CHANGE_BYTES = 10_000;

function paintEndCells(sheet: Excel.Worksheet, area: Area, from: readonly EndCell[], to: readonly EndCell[]): void {
  to.forEach(({ cell, look, content, lines }, i) => {
    const was = from[i]!;
    const place = cellArea(area, cell);
    const range = rangeAt(sheet, place);
    if (look !== was.look) paintLook(range.format, look);
    if (content.formula !== was.content.formula || content.isText !== was.content.isText) writeContent(range, content);
    lines.forEach(({ side, line }, j) => {
      if (line !== was.lines[j]!.line) setBorder(isLine(line) ? ownEdge(range, side) : edge(sheet, place, side), line);
    });
  });
}

function wasOf(look: Look, { formula, isText }: CellContent, opened: UnderMark["opened"]): UnderMark {
  return { look, formula: formula as string | number | boolean, ...(isText && { isText }), opened };
}

function lookWithout({ current }: EndSite, found: EndCell): EndCell {
  const { cell, content } = found;
  if (current === undefined) return found;
  const look = current.shown[cell] === 1 ? lookOfCell(current.base, cell) : found.look;
  return { ...found, look, content: current.hasArrow(cell) ? { ...content, formula: "", isText: false } : content };
}
