import { message, together, type Message } from "../../message";
import type { Mask, Maze } from "../../maze/model";
import { type LineEdit, cellsBefore, linesBefore, sizeAfter, withLines } from "../../maze/resizing";
import { findCurrentSolution, hasSolution, removeSolution } from "../../worksheet/solution";
import {
  CELL_LIMIT,
  type CellSize,
  type Layout,
  type Look,
  type WallWeight,
  allMarks,
  cellHeightOf,
  colorOf,
  outsideLook,
  paintLook,
} from "../../worksheet/looks";
import {
  type Cells,
  type OwnContent,
  contentsOf,
  mostFrequentLook,
  movedContents,
  paintKinds,
  readCells,
  readErrors,
  writeContents,
} from "../../worksheet/cells";
import { cellArea } from "../../worksheet/borders";
import { paintPieces } from "../../worksheet/pieces";
import { type Change, piecesOf } from "../../worksheet/changes";
import { type Area, addressOf, cellsOf, intersection, isOnSheet, without } from "../../worksheet/addresses";
import { type ExcelSession, Refusal, rangeAt } from "../../worksheet/excel";
import { checkFormulas } from "../../worksheet/place";
import { type Site, drawMaze } from "../../worksheet/grid";
import { loadWallBlock, readMaze } from "../../worksheet/walls";
import { type Before, NOTHING_BEFORE, loadSizes, restoreSizes, sizesBefore } from "../../worksheet/before";
import { writtenIn } from "../../worksheet/record";
import { savedMask, savedOutside } from "../../worksheet/shapeAndEnds";
import { type End, findEnds, lettersIn, outerSide, setEnd } from "../../worksheet/ends";
import { type SheetState, gridToEdit, pageKindOf, readSelection, readSheet } from "../../worksheet/sheet";
import { coversSizeCells } from "../../worksheet/sizeCells";
import { type Act, type ActionOutcome, type Dialogue, act } from "../core";
import { pageRemark } from "../maze";
import { takePlace } from "../make";
import { endsLost } from "./ends";
import { outsideMaze } from "./walls";

/** Which lines are edited, and how; which ones, the selection says. */
type LinesToEdit = Pick<LineEdit, "line" | "edit">;

/**
 * Inserts as many rows or columns as are selected before the selected ones, or deletes the selected ones. The maze grows over the cells
 * below or beside it, asking first, and Clear maze brings them back, or restores them; nothing outside is moved. It is drawn again, with
 * the contents and colours of its cells.
 */
export function editLines(lines: LinesToEdit, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, (action) => redrawWithLines(action, lines));
}

/** A maze as it will be drawn, with the other contents of its cells. */
interface DrawnMaze {
  readonly site: Site;
  readonly maze: Maze;
  readonly ends: readonly End[];
  readonly contents: readonly OwnContent[];
  /** Points: the present sizes of columns and rows, not those before the maze. */
  readonly sizes: Before;
}

async function redrawWithLines(action: Act, lines: LinesToEdit): Promise<Message> {
  const { session, dialogue, changes } = action;
  const front = await readSheet(session);
  const grid = gridToEdit(front);
  // It would be divided among its pages anew, in cells of another size.
  if (pageKindOf(front.names)?.kind === "poster")
    throw new Refusal(message("sheet-beside-maze", { sheet: front.name }));
  changes.declareWrites(front, { here: true });
  const change = await chosenLines(session, front, grid, lines);
  const area = { ...grid, ...sizeAfter(grid, change) };
  checkArea(front, area);

  const lined = cellsWithLines(grid, savedMask(front.names, grid));
  let sizesNow: ReturnType<typeof loadSizes>;
  let font: { readonly size: number };
  let block: ReturnType<typeof loadWallBlock>;
  const { maze, remark } = await readMaze(session, { state: front, area: grid }, dialogue.progress, {
    alongside: (sheet) => {
      sizesNow = loadSizes(sheet, grid);
      font = rangeAt(sheet, cellArea(grid, 0)).format.font.load("size");
      block = loadWallBlock(sheet, lined, grid);
    },
  });
  const cells = await readCells(session, front.id, grid);
  await checkFormulas(session, front, grid, cells);
  const errors = await readErrors(session, front.id, grid, cells);
  const after = withLines(maze, change); // throws if nothing of the mask is left
  // Sizes that somebody gave lines of the maze move with these lines; they do not belong to the place.
  const { state, covered, ...occupancy } = await takePlace(action, front, area, {
    asked: without(area, grid),
    seen: (each) => ({ ...each, before: { ...each.before, cellSize: undefined, cellHeight: undefined } }),
  });

  const solution = hasSolution(state) ? await findCurrentSolution(state, grid, cells) : undefined;
  const plain: Cells = solution === undefined ? cells : { ...cells, fills: solution.base };
  const isPlain = (look: Look) => !allMarks.has(look) && !look.includes(",");
  const fill = mostFrequentLook(plain.fills, isPlain, (cell) => maze.has(cell)) ?? "FFFFFF";
  const sizes = sizesBefore(await sizesNow!(session, state.id), grid, NOTHING_BEFORE);
  const { line: wall } = block!();
  const outside = savedOutside(state.names);
  const { cellSize = sizes.widths[0] ?? 24, cellHeight } = front.before;
  const layout: Layout = {
    cellSize,
    cellHeight,
    wallWeight: wall.weight as WallWeight,
    wallColor: wall.color,
    // Cells that have no fill, as in a booklet, are white on paper.
    fill: `#${fill === "" ? "FFFFFF" : fill}`,
    outside,
    fontSize: font!.size,
  };
  const ends = findEnds(state.names, state.name, grid).all;
  const written = solution?.written ?? (await writtenIn(state, grid, session.signal));
  const isLetter = lettersIn(state, grid, written);
  const contents = contentsOf(
    plain,
    (cell, content) => isLetter(cell, content) || solution?.hasArrow(cell) === true,
    // Not every Excel reports a pattern; for cells that are out the colour is enough.
    (cell, look) =>
      look === fill || allMarks.has(look) || (!maze.has(cell) && colorOf(look) === colorOf(outsideLook(outside).look)),
    errors,
  );
  const kept = { covered, isCopyLost: occupancy.isCopyLost, layout };
  const before: DrawnMaze = {
    // The sheet may already have the new grid, whose strip must be restored.
    site: {
      ...kept,
      state: { ...state, grid: area, before: { ...NOTHING_BEFORE, ...occupancy.before } },
      area: grid,
      before: state.before,
      mask: maze.mask,
      asRead: state.names,
      page: occupancy.page && { ...occupancy.page, isPutBack: true },
    },
    maze,
    ends,
    contents,
    sizes,
  };
  const origin = cellsBefore(grid, change);
  const next: DrawnMaze = {
    site: {
      ...kept,
      state,
      area,
      before: occupancy.before,
      page: occupancy.page,
      mask: after.mask,
      written: written
        .stillIn(cells.formulas)
        .without("arrow")
        .moved(area, (cell) => origin[cell]),
    },
    maze: after,
    ends: movedEnds(ends, origin, after),
    contents: movedContents(contents, after.size, (cell) => origin[cell]),
    sizes: movedSizes(sizes, grid, change, layout),
  };
  const where = { maze: addressOf(grid), sheet: state.name };
  const redrawn: Change<void> = {
    make: (drawer) => drawWithContents(drawer, next, dialogue.progress),
    rollBack: async (drawer) => {
      await drawWithContents(drawer, before, () => undefined);
      // The drawing has removed it.
      if (solution !== undefined) await paintPieces(drawer, piecesOf(removeSolution(solution), true));
    },
    // Of its cells contents and fills are read, and of its walls one.
    inexact: message("redrawing-inexact", where),
  };
  await changes.make(session, redrawn);

  return together(
    message("lines-changed", { ...where, area: addressOf(area) }),
    lines.edit === "insert" ? message("inserted-cells-walled") : undefined,
    endsLost(
      ends,
      ends.filter(({ cell }) => !origin.includes(cell)),
    ),
    occupancy.remark,
    remark,
    pageRemark(state),
  );
}

/** Cells beside which walls stand: the first one; or, where cells are out, which may have no lines, the first of the maze with others. */
function cellsWithLines(grid: Area, mask: Mask | undefined): Area {
  const first = cellArea(grid, mask?.indexOf(1) ?? 0);
  if (mask === undefined) return first;
  return intersection({ ...first, column: first.column - 1, rows: 2, columns: 3 }, grid)!;
}

async function chosenLines(
  session: ExcelSession,
  state: SheetState,
  grid: Area,
  { line, edit }: LinesToEdit,
): Promise<LineEdit> {
  const { areas } = await readSelection(session);
  const part = areas.length === 1 ? intersection(areas[0]!, grid) : undefined;
  if (part === undefined) throw outsideMaze(state, grid, areas);
  const change = { line, edit, first: part[line] - grid[line], count: part[`${line}s`] };
  if (edit === "delete" && change.count === grid[`${line}s`]) {
    throw new Refusal(message("every-line-selected", { maze: addressOf(grid), sheet: state.name }));
  }
  return change;
}

function checkArea(state: SheetState, area: Area): void {
  if (isOnSheet(area) && cellsOf(area) <= CELL_LIMIT && !coversSizeCells(state, area)) return;
  throw new Refusal(message("grows-too-far", { area: addressOf(area), sheet: state.name, most: CELL_LIMIT }));
}

function movedEnds(ends: readonly End[], origin: readonly (number | undefined)[], maze: Maze): End[] {
  return ends.flatMap(({ name, cell, was }) => {
    const now = origin.indexOf(cell);
    if (now < 0) return [];
    const side = outerSide(maze, now);
    const opened = was?.opened === undefined || side === undefined ? undefined : { side, line: was.opened.line };
    return [{ name, cell: now, was: { ...(was ?? { look: "", formula: "" }), opened } }];
  });
}

/** Lines keep the sizes that somebody gave them; new lines get that of the maze. */
function movedSizes(sizes: Before, grid: Area, change: LineEdit, cell: CellSize): Before {
  const moved = (list: readonly (number | undefined)[], size: number) =>
    linesBefore(grid, change).map((line) => (line === undefined ? size : list[line]));
  return change.line === "row"
    ? { ...sizes, heights: moved(sizes.heights, cellHeightOf(cell)) }
    : { ...sizes, widths: moved(sizes.widths, cell.cellSize) };
}

async function drawWithContents(
  session: ExcelSession,
  { site, maze, ends, contents, sizes }: DrawnMaze,
  progress: (done: number, total: number) => void,
): Promise<void> {
  const { state, area } = site;
  await drawMaze(session, site, maze, undefined, progress);
  await session.repeatableOn(state.id, (sheet) => {
    restoreSizes(sheet, area, sizes);
    for (const end of ends) setEnd(sheet, area, end);
    // What somebody put on a mark stays there.
    const looks = contents.map(({ look }) => look);
    paintKinds(sheet, area, looks, paintLook);
  });
  await writeContents(session, state.id, area, contents);
}
