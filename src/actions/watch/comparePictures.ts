import { narrationOf } from "../../maze/generators";
import { message, together } from "../../message";
import type { ShownCells } from "../../worksheet/walls";
import { type WatchedMaze, labelPiece, letterPieces } from "../../worksheet/identity";
import { cellName, stepMark, tintLooks } from "../../worksheet/cells";
import { Gone, addressOf } from "../../worksheet/excel";
import { type Foreign, type ForeignCells, foreignContents, foreignFills } from "./foreignCells";
import { type GeneratedMaze, type Picture, lengthOfPlay } from "./generated";

/** Whether the cell above the set numbers holds something other than these labels, the first of which should be there. */
function foreignLabel(
  { sheetId, sheet, label, contents }: NonNullable<WatchedMaze["sets"]>,
  labels: readonly string[],
): ForeignCells | undefined {
  const [now] = labels;
  const content = contents?.[0]?.[0];
  const isOurs = content === "" || labels.some((each) => each === content);
  if (label === undefined || now === undefined || isOurs) return undefined;
  const told = message("values-in-the-way", { where: addressOf(label), sheet, count: 1 });
  return { told, count: 1, pieces: [labelPiece(sheetId, label, now, () => true)] };
}

/**
 * What the cells of a maze show that is in none of the pictures, the first of which is the one that they should show.
 * Throws Gone if walls differ.
 */
export async function comparePictures(
  { sheetId, area, grid, generator, layout, trace, setNumbers }: GeneratedMaze,
  { sheet, letters, sets }: WatchedMaze,
  cells: ShownCells,
  pictures: readonly Picture[],
  labels: readonly string[],
): Promise<Foreign | undefined> {
  const [wrong] = cells.wrongWalls(pictures.map(({ standing }) => standing));
  if (wrong !== undefined) {
    throw new Gone(message("watched-walls-changed", { cell: cellName(area, wrong), sheet }));
  }
  const place = { sheetId, sheet, area };
  const numbers = pictures.flatMap((picture) => picture.numbers ?? []);
  const found = [];
  if (cells.contents !== undefined) {
    const foreign = await foreignContents(
      place,
      cells.contents,
      numbers,
      (cell, content) => content === letters.get(cell),
    );
    const isAtEnd = pictures[0]?.position === lengthOfPlay({ trace, setNumbers });
    // When the numbers leave the grid at the end, the letters stay.
    if (foreign !== undefined && isAtEnd) foreign.pieces.push(...letterPieces(sheetId, area, letters));
    found.push(foreign);
  }
  if (sets?.contents !== undefined) {
    const contents = sets.contents.slice(sets.contents.length - sets.block.rows).flat();
    found.push(await foreignContents({ ...sets, area: sets.block }, contents, numbers, () => false));
    found.push(foreignLabel(sets, labels));
  }
  if (cells.colours !== undefined) {
    const tints = pictures.flatMap((picture) => picture.tints ?? []);
    const isTinted = (cell: number) =>
      grid.mask?.[cell] !== 0 && !letters.has(cell) && cells.colours![cell] !== stepMark;
    found.push(
      foreignFills(place, cells.colours, tints, tintLooks(narrationOf(generator).colouring, layout), isTinted),
    );
  }
  const foreign = found.filter((each) => each !== undefined);
  const [first, ...more] = foreign;
  if (first === undefined) return undefined;
  const count = foreign.reduce((sum, each) => sum + each.count, 0);
  return {
    question: together(first.told, ...more.map(({ told }) => told), message("overwrite-them", { count })),
    repair: foreign.flatMap(({ pieces }) => pieces),
  };
}
