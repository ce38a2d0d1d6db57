import { type Painting, type Piece, RANGE_BYTES, emptyingPieces, paintingOn } from "../cells";
import { type Area, type ReadName, sheetAt } from "../excel";
import { type Written, facts, remember, writtenIn } from "../memory";
import { arrowPieces, readArrows } from "./solution";

/** A solution that is played, as its sheet was read last. */
interface PlayedSheet {
  readonly id: string;
  readonly name: string;
  readonly names: readonly ReadName[];
  readonly grid: Area | undefined;
}

/** The arrows that come at the last position of a play, and go again: 1 for right, 2 down, 3 left, 4 up, or 0. */
interface PlayedArrows {
  readonly area: Area;
  readonly arrows: Uint8Array;
  /** What the cells held when the sheet was read. */
  readonly contents: readonly unknown[];
}

/**
 * The pieces by which the arrows of a solution come, or go, with what is recorded about them. A cell into which somebody typed is left
 * alone.
 */
export async function arrowChange(
  sheet: PlayedSheet,
  { area, arrows, contents }: PlayedArrows,
  come: boolean,
): Promise<Piece[]> {
  const written = await writtenIn(sheet, area);
  const isFree = (cell: number) => contents[cell] === "" || written.isArrow(cell, contents[cell]);
  const arrowOf = (cell: number) => (isFree(cell) ? arrows[cell]! : 0);
  const isWanted = (cell: number) => arrowOf(cell) > 0;
  const records: readonly [Written, Written] = [written.withoutArrows(), written.withArrows(arrowOf)];
  const reading: Painting = (context) =>
    readArrows(sheetAt(context, sheet.id), { sheetId: sheet.id, area }, arrowOf, contents);
  return [
    { bytes: 2 * RANGE_BYTES, paint: reading },
    recording(sheet, records[come ? 0 : 1], records[come ? 1 : 0]),
    ...(come ? arrowPieces({ state: sheet, area }, arrows, isWanted) : emptyingPieces(sheet.id, area, isWanted)),
  ];
}

/** Changes what is recorded from one state to another, also where that is half done. */
function recording({ id, names: list }: PlayedSheet, from: Written, to: Written): Piece {
  const gone = facts.written.namesFor(from).map(({ name }) => ({ name, formula: "" }));
  return {
    bytes: 2 * RANGE_BYTES + 2 * to.encode().length,
    paint: paintingOn(id, (sheet) => remember(sheet, [...list, ...gone], facts.written, to)),
  };
}
