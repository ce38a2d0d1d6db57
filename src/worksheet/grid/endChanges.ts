import type { Grid } from "../../maze/maze";
import { addressOf, sameArea, type Area } from "../excel/addresses";
import { lookOfCell, readCells } from "../cells/fills";
import {
  findEnds,
  forgetEnds,
  isEndLetter,
  isEndName,
  outerSide,
  encodeWas,
  REMEMBERED_LENGTH,
  type Was,
  setEnd,
  takeEnd,
  type End,
  type EndCell,
} from "../sheet/ends";
import { cellArea, edge, isLine, type Border } from "../cells/borders";
import { setBorder } from "../cells/walls";
import { paintingOn, paintPieces } from "../cells/pieces";
import { contentIn, loadContent, writeContent, type CellContent } from "../cells/texts";
import type { Job } from "../excel/job";
import type { CellSide } from "../cells/borders";
import { FILL_OPTIONS, learnFills, lookOfFill, paintLook, type Look } from "../cells/looks";
import { setName } from "../excel/names";
import { rangeAt } from "../excel/rangeAt";
import { Refusal } from "../excel/refusal";
import { checkObstacles, loadObstacles, unlessMergedUnknown } from "../sheet/obstacles";
import type { SheetState } from "../sheet/sheetState";
import {
  findStandingSolution,
  hasSolution,
  isArrow,
  putSolutionBack,
  solutionArea,
  takeSolution,
  type StandingSolution,
} from "../beside/solution";
import { UNMARKED } from "../beside/cellKinds";

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
  readonly content: CellContent;
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

  const ask = (asksForMerged: boolean) =>
    job.onSheet(state.id, (sheet) => {
      const cells = [...sides].map(([cell, around]) => {
        const place = cellArea(area, cell);
        const range = loadContent(rangeAt(sheet, place));
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
  await checkObstacles(job, state, area, read.shape, "is");

  const white = whiteOf(change.isFramed && state.grid !== undefined);
  for (const { looks } of read.cells) learnFills(looks.value);
  const before = read.cells.map(({ cell, range, looks, lines }): CellBefore => ({
    cell,
    look: lookOfFill(looks.value[0]?.[0]?.format?.fill, white),
    content: contentIn(range),
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
    ({ cell, content: { formula } }) =>
      put.some((one) => one.cell === cell) &&
      formula !== "" &&
      !isEndLetter(ends, cell, formula) &&
      !(standing?.shown[cell] === 1 && isArrow(formula)),
  );
  for (const one of foreign) {
    const { cell } = one;
    if (encodeWas(wasOf(one.look, one.content, undefined)).length <= REMEMBERED_LENGTH) continue;
    throw new Refusal(
      `Move the text to another cell and try again. ${addressOf(cellArea(area, cell))} on ${state.name} holds a text too long to be put aside for the mark of an entrance or exit.`,
    );
  }
  if (foreign.length === 0) return undefined;
  const addresses = foreign.map(({ cell }) => addressOf(cellArea(area, cell))).join(" and ");
  return foreign.length === 1
    ? `${addresses} on ${state.name} holds 1 value. Overwrite it? It comes back when the mark is removed.`
    : `${addresses} on ${state.name} hold ${foreign.length} values. Overwrite them? They come back when the marks are removed.`;
}

/** Makes the change, in one request, or more where a large solution goes with the ends. */
export async function changeEnds(job: Job, site: EndSite): Promise<void> {
  const { state, area, grid, isFramed, take, put, before, standing } = site;
  const change = paintingOn(state.id, (sheet) => {
    const now = new Map(before.map((cell) => [cell.cell, lookWithout(site, cell)]));
    for (const end of take) {
      takeEnd(sheet, area, end, now.get(end.cell)!);
      if (end.was === undefined) continue;
      const { look, formula, isText } = end.was;
      const { numberFormat } = now.get(end.cell)!;
      now.set(end.cell, { look, content: formula, isText: isText === true, numberFormat });
    }
    for (const { name, cell } of put) {
      const { look, content, isText, numberFormat } = now.get(cell)!;
      const side = isFramed ? outerSide(grid, cell) : undefined;
      const line = side === undefined ? undefined : lineBefore(site, cell, side);
      const opened = side === undefined || line === undefined ? undefined : { side, line };
      setEnd(sheet, area, {
        name,
        cell,
        was: wasOf(look, { formula: content, isText, numberFormat }, opened),
      });
    }
  });
  const solution = standing === undefined ? [] : takeSolution(standing);
  await paintPieces(job, [...solution, { bytes: CHANGE_BYTES, paint: change }]);
}

/** What two ends cost in a request. */
const CHANGE_BYTES = 10_000;

function wasOf(look: Look, { formula, isText }: CellContent, opened: Was["opened"]): Was {
  return { look, formula: formula as string | number | boolean, ...(isText && { isText }), opened };
}

/** How a cell looks and what it holds once the solution is gone. */
function lookWithout(
  { standing }: EndSite,
  { cell, look, content }: CellBefore,
): EndCell & { readonly isText: boolean } {
  const { formula, isText, numberFormat } = content;
  if (standing?.shown[cell] !== 1) return { look, content: formula, isText, numberFormat };
  const isOurs = isArrow(formula);
  const base = lookOfCell(standing.base, cell);
  return { look: base, content: isOurs ? "" : formula, isText: isText && !isOurs, numberFormat };
}

/** The line that stands on a side of a cell, or stood there before the end that is taken away; nothing where none is. */
function lineBefore({ before, take }: EndSite, cell: number, side: CellSide): Border | undefined {
  const opened = take.find((end) => end.cell === cell)?.was?.opened;
  if (opened?.side === side) return opened.line;
  const found = before.find((one) => one.cell === cell)?.lines.find((one) => one.side === side)?.line;
  return isLine(found) ? found : undefined;
}

/** Brings everything back to what was found. */
export async function undoEnds(job: Job, { state, area, before, standing, put }: EndSite): Promise<void> {
  const way = paintingOn(state.id, (sheet) => {
    const made = put.map(({ name }) => ({ name, formula: "" }));
    forgetEnds(sheet, [...state.names, ...made]);
    for (const { name, formula } of state.names) {
      if (!isEndName(name)) continue;
      const item = setName(sheet, name, formula);
      if (/Was$/i.test(name)) item.visible = false;
    }
    for (const { cell, look, content, lines } of before) {
      const place = cellArea(area, cell);
      const range = rangeAt(sheet, place);
      paintLook(range.format, look);
      writeContent(range, content);
      for (const { side, line } of lines) setBorder(edge(sheet, place, side), line);
    }
  });
  const nothing = { kinds: new Uint8Array(area.rows * area.columns).fill(UNMARKED), arrows: undefined };
  const solution = standing === undefined ? [] : putSolutionBack(job.stamp, standing, nothing);
  await paintPieces(job, [...solution, { bytes: CHANGE_BYTES, paint: way }]);
}
