import { type Area, SHEET_COLUMNS, SHEET_ROWS, cellsOf, intersection } from "../excel";
import { CELL_LIMIT } from "../cells";
import { frameLineOf, pinOfLine, type FrameLine } from "./frameLine";
import type { NewPin, Pin } from "./pin";

/**
 * What a maze took the place of, kept in the workbook so that "Clear maze" can give it back after the file was saved and
 * opened on another machine.
 *
 * Widths, heights and the frame's lines are pinned to the maze's cells by hidden names of its sheet; cells that were not
 * blank are copied to a hidden sheet (covered.ts). Why names: they are part of every .xlsx, travel with the sheet when it
 * is renamed, moved or copied, go when it goes, are undone with the rest, and follow their cells when somebody inserts or
 * deletes rows and columns. `workbook.settings` and custom XML parts belong to the file instead, are not undone, and
 * would stay behind for a sheet that somebody deleted; `worksheet.customProperties` would do, but need ExcelApi 1.12.
 */
export interface Before {
  /** Points, one a column and row of the grid from its top left on; undefined, or missing, where it is not known. */
  readonly widths: readonly (number | undefined)[];
  readonly heights: readonly (number | undefined)[];
  /** Lines where the frame runs. */
  readonly frame?: readonly FrameLine[] | undefined;
}

/** What the sheet remembers. */
export interface RememberedBefore extends Before {
  /** Where the grid is by the names; nothing where these are gone, or its cells. */
  readonly grid: Area | undefined;
  /** Width and height that the maze gave its cells, in points; nothing where the names are gone. */
  readonly cellSize: number | undefined;
}

export const NOTHING_BEFORE: RememberedBefore = { widths: [], heights: [], grid: undefined, cellSize: undefined };

/** The most runs of alike widths, and of heights, that are kept; what changes more often is not known any more. */
const MOST_RUNS = 1_000;

type Sizes = Before["widths"];

interface Run {
  readonly first: number;
  readonly count: number;
  readonly size: number | undefined;
}

/** Sizes as runs of alike ones. */
export function* runsOf(sizes: Sizes): Generator<Run> {
  for (let first = 0; first < sizes.length;) {
    let next = first + 1;
    while (next < sizes.length && sizes[next] === sizes[first]) next++;
    yield { first, count: next - first, size: sizes[first] };
    first = next;
  }
}

/** The runs of `count` sizes, at most {@link MOST_RUNS}; what is beyond, or missing, as one that is not known. */
function keptRuns(sizes: Sizes, count: number): Run[] {
  const kept: Run[] = [];
  for (const run of runsOf(sizes.slice(0, count))) {
    if (kept.length === MOST_RUNS - 1) break;
    kept.push(run);
  }
  const last = kept[kept.length - 1];
  const known = last === undefined ? 0 : last.first + last.count;
  return known < count ? [...kept, { first: known, count: count - known, size: undefined }] : kept;
}

/** What the first pin, of the whole grid, says: "grid24" where cells are 24 points wide and high. */
const GRID = /^grid(\d{1,4}(?:\.\d{1,12})?)$/;

/** What the pins of a sheet tell, and where: lists that are empty where there are none, or they tell nothing sound. */
export function rememberedBefore(
  sheet: string,
  pins: readonly Pin[] | undefined,
  named: Area | undefined,
): RememberedBefore {
  const first = GRID.exec(pins?.[0]?.text ?? "");
  const pinned = first === null ? undefined : areaOn(sheet, pins![0]!);
  const grid = [named, pinned].find((area) => area !== undefined && isDrawable(area));
  if (pins === undefined || first === null || grid === undefined) return { ...NOTHING_BEFORE, grid };
  const placed = pins.flatMap((pin) => {
    const area = intersection(areaOn(sheet, pin) ?? NOWHERE, grid);
    return area === undefined ? [] : [{ text: pin.text, area }];
  });
  return {
    grid,
    cellSize: Number(first[1]),
    widths: sizesFrom(placed, "w", grid.columns, ({ column, columns }) => [column - grid.column, columns]),
    heights: sizesFrom(placed, "h", grid.rows, ({ row, rows }) => [row - grid.row, rows]),
    frame: placed.flatMap(({ text, area }) => frameLineOf(grid, text, area)),
  };
}

const NOWHERE: Area = { row: -2, column: -2, rows: 1, columns: 1 };

function areaOn(sheet: string, { place }: Pin): Area | undefined {
  return place?.sheet === sheet ? place.area : undefined;
}

/** Whether an area may be a grid of ours: names can be changed by anybody, and are read before anything is allocated. */
function isDrawable(area: Area): boolean {
  return (
    cellsOf(area) <= CELL_LIMIT &&
    area.row >= 0 &&
    area.column >= 0 &&
    area.row + area.rows <= SHEET_ROWS &&
    area.column + area.columns <= SHEET_COLUMNS
  );
}

/**
 * The sizes that pins tell of `count` columns or rows. One without a pin was inserted by Excel's own means, and would have
 * the size of the one before it, as Excel formats what is inserted.
 */
function sizesFrom(
  placed: readonly { readonly text: string; readonly area: Area }[],
  kind: "w" | "h",
  count: number,
  stretch: (area: Area) => [first: number, length: number],
): Sizes {
  const isPinned = new Uint8Array(count);
  const sizes = new Array<number | undefined>(count).fill(undefined);
  let any = false;
  for (const { text, area } of placed) {
    const parts = /^([wh])(\d{1,4}(?:\.\d{1,12})?|\?)$/.exec(text);
    if (parts?.[1] !== kind) continue;
    const [first, length] = stretch(area);
    for (let i = first; i < first + length; i++) {
      if (isPinned[i] === 1) return []; // two runs never meet: the names are not ours
      isPinned[i] = 1;
      sizes[i] = parts[2] === "?" ? undefined : Number(parts[2]);
      any = true;
    }
  }
  if (!any) return [];
  for (let i = 1; i < count; i++) if (isPinned[i] === 0) sizes[i] = sizes[i - 1];
  return sizes;
}

/** A maze that is drawn, as far as its place is concerned. */
interface PlaceOfMaze {
  readonly sheetName: string;
  readonly area: Area;
  readonly before: Before;
  /** Points. */
  readonly cellSize: number;
}

/** What is to be remembered of the place of a maze. */
export function pinsOfBefore({ sheetName, area, before, cellSize }: PlaceOfMaze): NewPin[] {
  const { widths, heights, frame } = before;
  const pins = [
    { text: `grid${cellSize}`, area },
    ...keptRuns(widths, area.columns).map(({ first, count, size }) => ({
      text: `w${size ?? "?"}`,
      area: { ...area, column: area.column + first, columns: count },
    })),
    ...keptRuns(heights, area.rows).map(({ first, count, size }) => ({
      text: `h${size ?? "?"}`,
      area: { ...area, row: area.row + first, rows: count },
    })),
    ...(frame ?? []).map((line) => pinOfLine(area, line)),
  ];
  return pins.map((pin) => ({ ...pin, sheet: sheetName }));
}
