import type { Mask, Maze } from "../../maze/model";
import { Borders } from "../borders";
import { type Look, lookOfFill } from "../looks";
import { type Area, rowBands } from "../addresses";
import { type ExcelSession, rangeAt } from "../excel";

export interface WantedCells {
  readonly area: Area;
  readonly mask: Mask | undefined;
  readonly contents: boolean;
  readonly fills: boolean;
}

/** Up to this many cells walls are checked, about 255 bytes a cell. */
const WALL_CELLS = 10_000;
const CONTENTS_CELLS = 100_000;
/** Cells whose fills one request reads, about 45 bytes of answer each; Excel on the web sends at most 5 MB. */
const FILL_CELLS = 80_000;

/**
 * Queues the reading, except for contents and fills of very many cells: the result takes one more request for every 100,000 cells after
 * the first if contents are wanted, and for every 80,000 if fills are. `areWallsOf`: whether each wall is as in one of these states (one
 * byte a cell, as in Maze.standing); also said of a large maze, whose walls are not read. `contents` are formulas, values or texts, row by
 * row, "" for an empty cell; `colours` are those of fills, "RRGGBB", without patterns, of which Excel does not report all.
 */
export function loadShownCells(sheet: Excel.Worksheet, { area, mask, contents: areWanted, fills }: WantedCells) {
  const borders = { borders: { style: true } };
  const fill = { fill: { color: true } };
  const isSmall = area.rows * area.columns <= WALL_CELLS;
  const walls = isSmall
    ? rangeAt(sheet, area).getCellProperties({ format: { ...borders, ...(fills && fill) } })
    : undefined;
  const loadFills = (there: Excel.Worksheet, part: Area) => rangeAt(there, part).getCellProperties({ format: fill });
  const loadContents = (there: Excel.Worksheet, part: Area) => rangeAt(there, part).load("formulas");
  const [firstFilled, ...otherFilled] = fills ? rowBands(area, FILL_CELLS) : [];
  const [first, ...others] = areWanted ? rowBands(area, CONTENTS_CELLS) : [];
  const firstFills = firstFilled && (walls ?? loadFills(sheet, firstFilled));
  const firstContents = first && loadContents(sheet, first);
  return async (session: ExcelSession, sheetId: string) => {
    const contents = (firstContents?.formulas as unknown[][] | undefined)?.flat();
    for (const band of others) {
      const more = await session.onSheet(sheetId, (there) => loadContents(there, band));
      for (const row of more.formulas as unknown[][]) for (const content of row) contents!.push(content);
    }
    const colours = firstFills && coloursIn(firstFills.value);
    for (const band of otherFilled) {
      const more = await session.onSheet(sheetId, (there) => loadFills(there, band));
      for (const colour of coloursIn(more.value)) colours!.push(colour);
    }
    return {
      areWallsOf: (states: readonly Uint8Array[]) => {
        if (walls === undefined) return true;
        const borders = new Borders({ rows: area.rows, columns: area.columns, mask });
        borders.addRows(0, walls.value);
        return isOfStates(borders.maze(), states);
      },
      contents,
      colours,
    };
  };
}

function coloursIn(rows: readonly (readonly Excel.CellProperties[])[]): Look[] {
  return rows.flatMap((row) => row.map(({ format }) => lookOfFill(format?.fill)));
}

function isOfStates(found: Maze, states: readonly Uint8Array[]): boolean {
  for (let wall = 0; wall < found.wallCount; wall++) {
    const isWrong = (standing: Uint8Array) => ((standing[wall >> 1]! ^ found.standing[wall >> 1]!) >> (wall & 1)) & 1;
    if (found.separates(wall) && states.every(isWrong)) return false;
  }
  return true;
}
