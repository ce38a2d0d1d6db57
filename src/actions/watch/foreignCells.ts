import { message, type Message } from "../../message";
import type { Grid } from "../../maze/model";
import { listInTurns } from "../../engine";
import { ANY_NUMBER, numberPieces } from "../../worksheet/cells";
import { type Look, stepMark } from "../../worksheet/looks";
import { type Piece, PAUSE, cellBlocksInTurns } from "../../worksheet/pieces";
import { lookPieces } from "../../worksheet/lines";
import { type Area, addressOf, cellsOf } from "../../worksheet/addresses";
import { Gone } from "../../worksheet/excel";
import { letterPieces } from "../../worksheet/identity";
import { someAreas } from "../../worksheet/sheet";
import type { ShownCells } from "../../worksheet/walls";

/** What a maze shows at one position, a number or byte for each cell. */
export interface Picture {
  readonly position: number;
  readonly standing: Uint8Array;
  /** In the grid (0 for an empty cell), or on the hidden sheet if they are updated with every request. */
  readonly numbers: Uint32Array | undefined;
  readonly tints: Uint8Array | undefined;
}

interface PlayedMaze {
  readonly sheetId: string;
  readonly sheet: string;
  readonly area: Area;
  readonly grid: Grid;
  readonly letters: ReadonlyMap<number, string>;
  readonly looks: readonly Look[];
  readonly length: number;
}

/** Differs from every look. */
export const NO_LOOK = 255;

/** Cells of one kind that show something other than what a play painted. */
export interface ForeignCells {
  /** "D4 on Sheet1 holds 1 value, which the maze would cover." */
  readonly told: Message;
  readonly count: number;
  /** Pieces that repaint what the play painted. */
  readonly pieces: readonly Piece[];
}

/**
 * The cells of the maze whose content is in none of the pictures, the first of which is the one that they should show.
 * Throws Gone if walls differ.
 */
export async function foreignContents(
  { sheetId, sheet, area, letters, length }: PlayedMaze,
  cells: ShownCells,
  pictures: readonly Picture[],
): Promise<ForeignCells | undefined> {
  const { contents } = cells;
  if (!cells.areWallsOf(pictures.map(({ standing }) => standing))) {
    throw new Gone(message("watched-maze-changed", { area: addressOf(area) }));
  }
  const now = pictures[0]?.numbers;
  if (contents === undefined || now === undefined) return undefined;
  const isForeign = (cell: number) => {
    const content = contents[cell];
    return content !== letters.get(cell) && !pictures.some(({ numbers }) => content === (numbers![cell] || ""));
  };
  const found = await cellsThat(area, isForeign);
  if (found === undefined) return undefined;
  const known = now.map((number, cell) => (isForeign(cell) ? ANY_NUMBER : number));
  const pieces = await listInTurns(numberPieces({ sheet: sheetId, area }, known, now, { isOurs: () => true }));
  // When the numbers leave the grid at the end, the letters stay.
  if (pictures[0]!.position === length) pieces.push(...letterPieces(sheetId, area, letters));
  return { ...found, told: message("values-in-the-way", { ...found, sheet }), pieces };
}

/** The cells of the maze whose fill is in none of the pictures. */
export async function foreignFills(
  { sheetId, sheet, area, grid, letters, looks }: PlayedMaze,
  { colours }: ShownCells,
  pictures: readonly Picture[],
): Promise<ForeignCells | undefined> {
  const now = pictures[0]?.tints;
  if (colours === undefined || now === undefined) return undefined;
  const colourOf = looks.map((look) => look.split(",")[0]!.toUpperCase());
  const isForeign = (cell: number) =>
    grid.mask?.[cell] !== 0 &&
    !letters.has(cell) &&
    colours[cell] !== stepMark &&
    !pictures.some(({ tints }) => colours[cell] === colourOf[tints![cell]!]);
  const found = await cellsThat(area, isForeign);
  if (found === undefined) return undefined;
  const known = now.map((tint, cell) => (isForeign(cell) ? NO_LOOK : tint));
  const pieces = lookPieces({ sheet: sheetId, area }, known, now, looks);
  return { ...found, told: message("fills-in-the-way", { ...found, sheet, what: "maze" }), pieces };
}

/** Where the cells of an area are that are meant, and how many; undefined if there are none. */
export async function cellsThat(
  area: Area,
  isMeant: (cell: number) => boolean,
): Promise<{ where: string | Message; count: number } | undefined> {
  const blocks = (await listInTurns(cellBlocksInTurns(area, isMeant))).filter((block) => block !== PAUSE);
  if (blocks.length === 0) return undefined;
  return { where: someAreas(blocks), count: blocks.reduce((sum, block) => sum + cellsOf(block), 0) };
}
