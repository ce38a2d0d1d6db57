import { type Message, message } from "../../message";
import { ANY_NUMBER, type Look, type Piece, cellBlocks, lookPieces, numberPieces } from "../../worksheet/cells";
import type { Area } from "../../worksheet/excel";
import { someAreas } from "../../worksheet/sheet";

/** Cells of one kind that show something other than what a play painted. */
export interface ForeignCells {
  /** "D4 on Sheet1 holds 1 value, which the maze would cover." */
  readonly told: Message;
  readonly count: number;
  /** Pieces that repaint what the play painted. */
  readonly pieces: Piece[];
}

/** What somebody put into a play's cells since it painted them. */
export interface Foreign {
  /** "D4 on Sheet1 holds 1 value, which … Overwrite it?" */
  readonly question: Message;
  /** After these the cells show again what the play painted. */
  readonly repair: readonly Piece[];
}

/** The cells of an area whose content is none of the expected numbers, and none of our own letters. */
export async function foreignContents(
  { sheetId, sheet, area }: { readonly sheetId: string; readonly sheet: string; readonly area: Area },
  contents: readonly unknown[],
  numbers: readonly Uint32Array[],
  isOurs: (cell: number, content: unknown) => boolean,
): Promise<ForeignCells | undefined> {
  const [now] = numbers;
  const isForeign = contents.map(
    (content, cell) => !isOurs(cell, content) && !numbers.some((each) => content === (each[cell] || "")),
  );
  const count = isForeign.filter(Boolean).length;
  if (now === undefined || count === 0) return undefined;
  const found = now.map((number, cell) => (isForeign[cell] ? ANY_NUMBER : number));
  const pieces = await numberPieces({ sheet: sheetId, area }, found, now, () => true);
  const where = someAreas([...cellBlocks(area, (cell) => isForeign[cell] === true)]);
  return { told: message("values-in-the-way", { where, sheet, count }), count, pieces };
}

/** The cells of an area whose fill is none of the expected tints. */
export function foreignFills(
  { sheetId, sheet, area }: { readonly sheetId: string; readonly sheet: string; readonly area: Area },
  colours: readonly Look[],
  tints: readonly Uint8Array[],
  looks: readonly Look[],
  isOurs: (cell: number) => boolean,
): ForeignCells | undefined {
  const [now] = tints;
  const colourOf = looks.map((look) => look.split(",")[0]!.toUpperCase());
  const isForeign = colours.map(
    (colour, cell) => isOurs(cell) && !tints.some((each) => colour === colourOf[each[cell]!]),
  );
  const count = isForeign.filter(Boolean).length;
  if (now === undefined || count === 0) return undefined;
  const found = now.map((tint, cell) => (isForeign[cell] ? NO_TINT : tint));
  const where = someAreas([...cellBlocks(area, (cell) => isForeign[cell] === true)]);
  const told = message("fills-in-the-way", { where, sheet, count, what: "maze" });
  return { told, count, pieces: lookPieces({ sheet: sheetId, area }, found, now, looks) };
}

/** Differs from every tint. */
const NO_TINT = 255;
