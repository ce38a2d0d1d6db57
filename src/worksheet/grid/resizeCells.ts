import { message } from "../../message";
import { type CellSize, cellHeightOf } from "../looks";
import { paintFontSize, paintKinds, readFontSizes } from "../cells";
import { type Change, betweenOn, painted } from "../changes";
import { type Area, addressOf, cellsOf, wholeColumns, wholeRows, without } from "../addresses";
import { type ExcelSession, rangeAt, usedArea } from "../excel";
import { pinsOfBefore, restoreSizes, sizesBefore } from "../before";
import { factBetween } from "../fact";
import { facts } from "../facts";
import { recordIn } from "../record";
import { checkObstacles, isBesideContents, loadObstacles } from "../place";
import type { SheetState } from "../sheet";

/** Excel's largest letters, in points. */
const LARGEST_FONT = 409;

/** Cells around the maze are left alone. One request to read fonts if they differ, and one for the change. */
export async function resizeCellsChange(
  session: ExcelSession,
  state: SheetState,
  area: Area,
  { widths, heights, font }: Awaited<ReturnType<typeof lookAtCells>>,
  cell: CellSize,
): Promise<Change<void>> {
  const { id, name: sheet, before } = state;
  const sizes = { widths, heights };
  const after = { widths: widths.map(() => cell.cellSize), heights: heights.map(() => cellHeightOf(cell)) };
  const fonts =
    font === undefined ? await readFontSizes(session, id, area) : new Array<number>(cellsOf(area)).fill(font);
  const growth = Math.min(after.widths[0]! / widths[0]!, after.heights[0]! / heights[0]!);
  const grown = (points: number) => Math.min(LARGEST_FONT, Math.max(1, Math.floor(points * growth * 2) / 2));
  const pinned = { ...sizesBefore(sizes, area, before), frame: before.frame };
  const looks = grownLooks(state, area, grown);
  return painted(
    [
      ...(before.cellSize === undefined
        ? [] // nothing is known of what was there before it
        : [factBetween(state, facts.before, pinsOfBefore({ sheet, area }, pinned, cell))]),
      ...(looks === undefined ? [] : [factBetween(state, facts.itemLooks, looks)]),
      betweenOn(id, sizes, after, (on, _, to) => restoreSizes(on, area, to)),
      betweenOn(id, fonts, fonts.map(grown), (on, _, to) => paintKinds(on, area, to, paintFontSize)),
    ],
    { ifStuck: message("cells-partly-resized", { area: addressOf(area), sheet }) },
  );
}

/** What the sheet remembers of the fonts of cells with items, "11 12 General", as these grow; undefined if there are none. */
function grownLooks(state: SheetState, area: Area, grown: (points: number) => number) {
  const looks = recordIn(state, area, facts.itemLooks);
  if (looks.isEmpty) return undefined;
  const grownSizes = (_: string, before: string, given: string) => `${grown(Number(before))} ${grown(Number(given))} `;
  return looks.with("item", (cell) => {
    const look = looks.itemIn(cell);
    return look === undefined ? undefined : String(look).replace(/^(\d+(?:\.\d+)?) (\d+(?:\.\d+)?) /, grownSizes);
  });
}

/**
 * Looks at a maze whose cells are to get another size, in one request. `printed`: the maze with its list of questions, which is in its
 * first column. Gives points, `below` is the height of that list; the font size of the cells, undefined if they differ; and which cells in
 * the same columns or rows hold something that is not Lavirint's ("A3:A9"). Throws Refusal for hidden rows and columns.
 */
export async function lookAtCells(session: ExcelSession, state: SheetState, area: Area, printed: Area) {
  const row = area.row + area.rows;
  const list = { ...printed, row, rows: printed.rows - area.rows, columns: 1 };
  const strips = [wholeColumns(area), wholeRows(area)].flatMap((whole) => without(whole, area));
  const read = await session.onSheet(state.id, (sheet) => {
    const format = rangeAt(sheet, area).format.font.load("size");
    return {
      font: format,
      // The question about merged cells would empty the undo list, and a size changes nothing in them.
      shape: loadObstacles(sheet, area, false),
      list: list.rows === 0 ? undefined : rangeAt(sheet, list).load("height"),
      beside: strips
        .flatMap((strip) => without(strip, list.rows === 0 ? undefined : list))
        .map((part) => rangeAt(sheet, part).getUsedRangeOrNullObject(true).untrack().load("address")),
    };
  });
  const { widths, heights } = await checkObstacles(session, state, area, read.shape, "drawn");
  const size: number | null = read.font.size;
  const theirs = read.beside.filter((used) => isBesideContents(state, [used]));
  return {
    widths,
    heights,
    below: read.list?.height ?? 0,
    font: size ?? undefined,
    beside: theirs.map((used) => addressOf(usedArea(used)!)),
  };
}
