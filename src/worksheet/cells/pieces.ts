import { Maze, RIGHT, type Grid } from "../../maze/maze";
import type { Area } from "../excel/addresses";
import type { Layout } from "./layout";
import { paintLook, type Look } from "./looks";
import { cellBlocks, packAreas, packOpenings, type PackedOpenings } from "./packing";
import type { Turns } from "../excel/turns";
import { openWalls } from "./walls";

/** What one request does to the workbook: queues calls, reads nothing. */
export type Painting = (context: Excel.RequestContext) => void;

/** What is done to one sheet, as a part of a request. */
export function paintingOn(sheetId: string, paint: (sheet: Excel.Worksheet) => void): Painting {
  return (context) => paint(context.workbook.worksheets.getItem(sheetId));
}

/** A piece of a request: what it does, and about how many bytes it takes. */
export interface Piece {
  readonly bytes: number;
  readonly paint: Painting;
}

/** Bytes of a request; Excel takes more, but the pane would not answer clicks while office.js puts it together. */
const REQUEST_BYTES = 900_000;
/** What a range (or several areas) costs besides its address and values, in bytes. */
export const RANGE_BYTES = 350;

/** The pieces, in their order, in as few requests as their size allows. */
export function inRequests(pieces: readonly Piece[]): Painting[] {
  const requests: Piece[][] = [];
  let bytes = Infinity;
  for (const piece of pieces) {
    if (bytes + piece.bytes > REQUEST_BYTES) {
      requests.push([]);
      bytes = 0;
    }
    requests.at(-1)!.push(piece);
    bytes += piece.bytes;
  }
  return requests.map((request) => (context) => {
    for (const piece of request) piece.paint(context);
  });
}

/**
 * The walls in which two states of a maze differ; states are one byte a cell, as {@link Maze.standing} has them. A wall
 * that fell loses its line, one that stands again gets the layout's. Time O(cells), 3 bytes a cell.
 */
export async function wallPieces(
  sheetId: string,
  { rows, columns, area }: Grid & { readonly area: Area },
  from: Uint8Array,
  to: Uint8Array,
  layout: Layout,
  turns: Turns,
): Promise<Piece[]> {
  const pieces: Piece[] = [];
  const pack = async (before: Uint8Array, after: Uint8Array, queue: typeof openWalls): Promise<void> => {
    let gone: Maze | undefined;
    for (let cell = 0; cell < after.length; cell++) {
      const bits = before[cell]! & ~after[cell]!;
      if (bits === 0) continue;
      gone ??= Maze.walled({ rows, columns });
      if ((bits & 1) !== 0) gone.openWall(2 * cell);
      if ((bits & 2) !== 0) gone.openWall(2 * cell + 1);
    }
    if (gone === undefined) return;
    for (const packed of packOpenings(gone, area)) {
      const bytes = 3 * RANGE_BYTES + packed.addresses.length;
      pieces.push({ bytes, paint: paintingOn(sheetId, (sheet) => queue(sheet, packed)) });
      await turns.next();
    }
  };
  await pack(from, to, openWalls);
  await pack(to, from, (sheet, packed) => raiseWalls(sheet, packed, layout));
  return pieces;
}

/** Queues walls that stand again, each by the range that holds both its cells, as they fell. */
function raiseWalls(sheet: Excel.Worksheet, { side, addresses }: PackedOpenings, layout: Layout): void {
  const item = side === RIGHT ? "InsideVertical" : "InsideHorizontal";
  const border = sheet.getRanges(addresses).untrack().format.borders.getItem(item);
  border.style = "Continuous";
  border.weight = layout.wallWeight;
  border.color = layout.wallColor;
}

/** The cells whose tint changed, each to `looks[tint]`. Time O(cells x looks), 1 byte a cell. */
export function lookPieces(
  sheetId: string,
  area: Area,
  from: Uint8Array,
  to: Uint8Array,
  looks: readonly Look[],
): Piece[] {
  const changedTo = new Set<number>();
  for (let cell = 0; cell < to.length; cell++) if (from[cell] !== to[cell]) changedTo.add(to[cell]!);
  return [...changedTo].flatMap((tint) => {
    const changed = cellBlocks(area, (cell) => to[cell] === tint && from[cell] !== tint);
    return [...packAreas(changed)].map((addresses) => ({
      bytes: 3 * RANGE_BYTES + addresses.length,
      paint: paintingOn(sheetId, (sheet) => paintLook(sheet.getRanges(addresses).untrack().format, looks[tint]!)),
    }));
  });
}
