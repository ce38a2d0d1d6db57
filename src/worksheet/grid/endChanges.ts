import type { Grid } from "../../maze/maze";
import { addressOf, sameArea, type Area } from "../excel/addresses";
import { lookOfCell, readCells } from "../cells/fills";
import {
  findEnds,
  forgetEnds,
  isEndLetter,
  isEndName,
  outerSide,
  REMEMBERED_CONTENT,
  setEnd,
  takeEnd,
  type End,
} from "../sheet/ends";
import { cellArea, edge, type Border } from "../cells/borders";
import type { Job } from "../excel/job";
import type { CellSide } from "../cells/borders";
import { lookOfFill, paintLook, type Look } from "../cells/looks";
import { setName } from "../excel/names";
import { rangeAt } from "../excel/rangeAt";
import { Refusal } from "../excel/refusal";
import { checkObstacles, loadObstacles } from "../sheet/obstacles";
import type { SheetState } from "../sheet/sheetState";
import {
  findStandingSolution,
  hasSolution,
  isArrow,
  putSolutionBack,
  UNMARKED,
  solutionArea,
  takeSolution,
  type StandingSolution,
} from "../beside/solution";

/** Ends that go and ends that come, of a maze in `area`. */
export interface EndChange {
  readonly state: SheetState;
  readonly area: Area;
  readonly grid: Grid;
  /** Whether the area is the whole maze: then the frame beside an end is opened. */
  readonly isFramed: boolean;
  readonly take: readonly End[];
  readonly put: readonly { readonly name: string; readonly cell: number }[];
}

interface CellBefore {
  readonly cell: number;
  readonly look: Look;
  readonly formula: unknown;
  readonly lines: readonly { readonly side: CellSide; readonly line: Border }[];
}

/** What was found where the ends are to change. */
export interface EndSite extends EndChange {
  readonly before: readonly CellBefore[];
  readonly standing: StandingSolution | undefined;
  /** "B2 on Sheet1 holds 1 value. Overwrite it?", or nothing where nothing has to be asked. */
  readonly question: string | undefined;
}

/**
 * Looks at the cells of the change, in one request; one more, at least, where a solution stands, which goes with its ends.
 * Throws {@link Refusal} for cells that are no place for a maze, or hold too much to be given back.
 */
export async function lookAtEnds(job: Job, change: EndChange): Promise<EndSite> {
  const { state, area, grid, take, put, isFramed } = change;
  const sides = new Map<number, Set<CellSide>>();
  const add = (cell: number, side: CellSide | undefined) => {
    const known = sides.get(cell) ?? new Set();
    sides.set(cell, side === undefined ? known : known.add(side));
  };
  for (const { cell, was } of take) add(cell, was?.opened?.side);
  for (const { cell } of put) add(cell, isFramed ? outerSide(grid, cell) : undefined);

  const read = await job.onSheet(state.id, (sheet) => {
    const cells = [...sides].map(([cell, around]) => {
      const place = cellArea(area, cell);
      const range = rangeAt(sheet, place).load("formulas");
      const options = { format: { fill: { color: true, pattern: true, patternColor: true } } };
      const lines = [...around].map((side) => ({ side, border: edge(sheet, place, side).load("style,weight,color") }));
      return { cell, range, looks: range.getCellProperties(options), lines };
    });
    return { cells, shape: loadObstacles(sheet, rangeAt(sheet, area)) };
  });
  checkObstacles(state, area, read.shape, "is");

  const white = whiteOf(change.isFramed && state.grid !== undefined);
  const before = read.cells.map(({ cell, range, looks, lines }): CellBefore => ({
    cell,
    look: lookOfFill(looks.value[0]?.[0]?.format?.fill, white),
    formula: (range.formulas as unknown[][])[0]![0],
    lines: lines.map(({ side, border: { style, weight, color } }) => ({ side, line: { style, weight, color } })),
  }));
  const standing =
    hasSolution(state) && sameArea(solutionArea(state), area)
      ? findStandingSolution(state, area, await readCells(job, state.id, area, white))
      : undefined;
  return { ...change, before, standing, question: question(change, before, standing) };
}

/** What a fill that Excel reports as white was: in a grid of Lavirint's own white, elsewhere none. */
export function whiteOf(isNamed: boolean): Look {
  return isNamed ? "FFFFFF" : "";
}

function question(
  { state, area, put }: EndChange,
  before: readonly CellBefore[],
  standing: StandingSolution | undefined,
): string | undefined {
  const ends = findEnds(state.names, state.name, area);
  const foreign = before.filter(
    ({ cell, formula }) =>
      put.some((one) => one.cell === cell) &&
      formula !== "" &&
      !isEndLetter(ends, cell, formula) &&
      !(standing?.shown[cell] === 1 && isArrow(formula)),
  );
  for (const { cell, formula } of foreign) {
    if (String(formula).length <= REMEMBERED_CONTENT) continue;
    throw new Refusal(
      `${addressOf(cellArea(area, cell))} on ${state.name} holds a text too long to be put aside for the mark of an entrance or exit. Move it to another cell and try again.`,
    );
  }
  if (foreign.length === 0) return undefined;
  const addresses = foreign.map(({ cell }) => addressOf(cellArea(area, cell))).join(" and ");
  return foreign.length === 1
    ? `${addresses} on ${state.name} holds 1 value. Overwrite it? It comes back when the mark is removed.`
    : `${addresses} on ${state.name} hold ${foreign.length} values. Overwrite them? They come back when the marks are removed.`;
}

/** Makes the change, in one request. */
export async function changeEnds(job: Job, site: EndSite): Promise<void> {
  const { state, area, grid, isFramed, take, put, before, standing } = site;
  await job.onSheet(state.id, (sheet) => {
    if (standing !== undefined) takeSolution(sheet, standing);
    const now = new Map(before.map((cell) => [cell.cell, lookWithout(site, cell)]));
    for (const end of take) {
      takeEnd(sheet, area, end, now.get(end.cell)!);
      if (end.was !== undefined) now.set(end.cell, { look: end.was.look, content: end.was.formula });
    }
    for (const { name, cell } of put) {
      const { look, content } = now.get(cell)!;
      const side = isFramed ? outerSide(grid, cell) : undefined;
      const line = side === undefined ? undefined : lineBefore(site, cell, side);
      const opened = side === undefined || line === undefined ? undefined : { side, line };
      setEnd(sheet, state.name, area, { name, cell, was: { look, formula: String(content), opened } });
    }
  });
}

/** How a cell looks and what it holds once the solution is gone. */
function lookWithout({ standing }: EndSite, { cell, look, formula }: CellBefore): { look: Look; content: unknown } {
  if (standing?.shown[cell] !== 1) return { look, content: formula };
  return { look: lookOfCell(standing.base, cell), content: isArrow(formula) ? "" : formula };
}

/** The line that stands on a side of a cell, or stood there before the end that is taken away; nothing where none is. */
function lineBefore({ before, take }: EndSite, cell: number, side: CellSide): Border | undefined {
  const opened = take.find((end) => end.cell === cell)?.was?.opened;
  if (opened?.side === side) return opened.line;
  const found = before.find((one) => one.cell === cell)?.lines.find((one) => one.side === side)?.line;
  return found === undefined || found.style === "None" ? undefined : found;
}

/** Brings everything back to what was found. */
export async function undoEnds(job: Job, { state, area, before, standing, put }: EndSite): Promise<void> {
  await job.onSheet(state.id, (sheet) => {
    const made = put.map(({ name }) => ({ name, formula: "" }));
    forgetEnds(sheet, [...state.names, ...made]);
    for (const { name, formula } of state.names) {
      if (!isEndName(name)) continue;
      const item = setName(sheet, name, formula);
      if (/Was$/i.test(name)) item.visible = false;
    }
    if (standing !== undefined) {
      putSolutionBack(sheet, standing, {
        kinds: new Uint8Array(area.rows * area.columns).fill(UNMARKED),
        arrows: undefined,
      });
    }
    for (const { cell, look, formula, lines } of before) {
      const place = cellArea(area, cell);
      const range = rangeAt(sheet, place);
      paintLook(range.format, look);
      range.formulas = [[formula]];
      for (const { side, line } of lines) {
        const border = edge(sheet, place, side);
        border.style = line.style as Excel.BorderLineStyle;
        if (line.style === "None") continue;
        border.weight = line.weight as Excel.BorderWeight;
        border.color = line.color;
      }
    }
  });
}
