import { type Grid, type Mask, Maze } from "../../maze/model";
import { Borders } from "../lines";
import { type Look, lookOfFill } from "../looks";
import { type Area, rowBands } from "../addresses";
import { type ExcelSession, rangeAt } from "../excel";

/** What to read of cells that a play painted. */
export interface WantedCells {
  readonly area: Area;
  readonly mask: Mask | undefined;
  readonly contents: boolean;
  readonly fills: boolean;
}

export interface ShownCells {
  /**
   * The first cells with a wall that differs from each of these states (one byte a cell, as in Maze.standing); none in a large maze, whose
   * walls are not read.
   */
  wrongWalls(states: readonly Uint8Array[]): number[];
  /** Formulas, values or texts, row by row, "" for an empty cell; undefined if they were not asked for. */
  readonly contents: readonly unknown[] | undefined;
  /** The colour of each cell's fill, "RRGGBB"; patterns are left out, because Excel does not report all of them. */
  readonly colours: readonly Look[] | undefined;
}

/** Up to this many cells walls are checked, about 255 bytes a cell. */
const WALL_CELLS = 10_000;
const CONTENTS_CELLS = 100_000;
/** Cells whose fills one request reads, about 45 bytes of answer each; Excel on the web sends at most 5 MB. */
const FILL_CELLS = 80_000;

type Properties = OfficeExtension.ClientResult<Excel.CellProperties[][]>;

interface LoadedShownCells {
  readonly walls: Properties | undefined;
  readonly fills: Properties | undefined;
  readonly contents: Excel.Range | undefined;
}

/** Queues the reading, except for contents and fills of very many cells, which {@link readShownCells} completes. */
export function loadShownCells(sheet: Excel.Worksheet, { area, contents, fills }: WantedCells): LoadedShownCells {
  const range = rangeAt(sheet, area);
  const isSmall = area.rows * area.columns <= WALL_CELLS;
  const borders = { borders: { style: true } };
  const fill = { fill: { color: true } };
  const walls = isSmall ? range.getCellProperties({ format: { ...borders, ...(fills && fill) } }) : undefined;
  const [first] = rowBands(area, CONTENTS_CELLS);
  const [firstFills] = rowBands(area, FILL_CELLS);
  return {
    walls,
    fills: fills ? (walls ?? loadFills(sheet, firstFills!)) : undefined,
    contents: contents ? rangeAt(sheet, first!).load("formulas") : undefined,
  };
}

function loadFills(sheet: Excel.Worksheet, area: Area): Properties {
  return rangeAt(sheet, area).getCellProperties({ format: { fill: { color: true } } });
}

/** The results; if contents are wanted, one more request for every 100,000 cells after the first, and for every 80,000 if fills are. */
export async function readShownCells(
  session: ExcelSession,
  sheetId: string,
  { area, mask, contents: wanted }: WantedCells,
  loaded: LoadedShownCells,
): Promise<ShownCells> {
  const { walls, fills } = loaded;
  const grid = { rows: area.rows, columns: area.columns, mask };
  const contents = wanted ? new Array<unknown>(area.rows * area.columns) : undefined;
  const take = (part: Area, { formulas }: Pick<Excel.Range, "formulas">) => {
    (formulas as unknown[][]).forEach((row, r) => {
      const first = (part.row - area.row + r) * area.columns + part.column - area.column;
      row.forEach((content, c) => (contents![first + c] = content));
    });
  };
  const [first, ...others] = wanted ? [...rowBands(area, CONTENTS_CELLS)] : [];
  if (loaded.contents !== undefined) take(first!, loaded.contents);
  for (const band of others)
    take(band, await session.onSheet(sheetId, (sheet) => rangeAt(sheet, band).load("formulas")));
  const filled = fills?.value.flat();
  if (filled !== undefined) {
    for (const band of [...rowBands(area, FILL_CELLS)].slice(1)) {
      const more = await session.onSheet(sheetId, (sheet) => loadFills(sheet, band));
      for (const row of more.value) for (const cell of row) filled.push(cell);
    }
  }
  return {
    wrongWalls: (states) => {
      if (walls === undefined) return [];
      const borders = new Borders(grid);
      borders.addRows(0, walls.value);
      return differences(borders.maze(), states);
    },
    contents,
    colours: filled?.map(({ format }) => lookOfFill(format?.fill).split(",")[0]!),
  };
}

const FEW = 3;

function differences(found: Maze, states: readonly Uint8Array[]): number[] {
  const mazes = states.map((standing) => mazeOf(found, standing));
  const cells: number[] = [];
  for (let wall = 0; wall < found.wallCount && cells.length < FEW; wall++) {
    if (found.separates(wall) && mazes.every((maze) => maze.isOpen(wall) !== found.isOpen(wall))) cells.push(wall >> 1);
  }
  return cells;
}

function mazeOf(grid: Grid, standing: Uint8Array): Maze {
  const maze = Maze.walled(grid);
  maze.standing.set(standing);
  return maze;
}
