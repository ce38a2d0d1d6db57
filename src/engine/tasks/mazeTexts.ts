import { Maze } from "../../maze/model";
import { parsePassages, type PassageText, type TypedCell } from "./passageList";
import { type Drawing, pathThrough, textFormById } from "../../maze/text";

/** The maze of typed passages, with walls everywhere else, from the first row and column that are named. Throws MazeError. */
export function mazeOfPassages(typed: PassageText): Maze {
  const { passages } = parsePassages(typed);
  let [top, left, bottom, right] = [Infinity, Infinity, 0, 0];
  for (const { from, to } of passages) {
    for (const { row, column } of [from, to]) {
      if (row < top) top = row;
      if (row > bottom) bottom = row;
      if (column < left) left = column;
      if (column > right) right = column;
    }
  }
  const [rows, columns] = [bottom - top + 1, right - left + 1];
  const maze = Maze.walled({ rows, columns });
  // The passages that begin minus those that end before each cell, along rows and down columns. Passages may overlap.
  const across = new Int32Array(rows * columns + 1);
  const down = new Int32Array(rows * columns + columns);
  const cellOf = ({ row, column }: TypedCell) => (row - top) * columns + column - left;
  for (const { from, to } of passages) {
    const steps = from.row === to.row ? across : down;
    steps[Math.min(cellOf(from), cellOf(to))]!++;
    steps[Math.max(cellOf(from), cellOf(to))]!--;
  }
  for (let cell = 0; cell < maze.size; cell++) {
    if (across[cell]! > 0) maze.openWall(2 * cell);
    if (down[cell]! > 0) maze.openWall(2 * cell + 1);
    across[cell + 1]! += across[cell]!;
    down[cell + columns]! += down[cell]!;
  }
  return maze;
}

/** A maze as a text of the form with this id; `onPath`, if given, has 1 for each cell of a path whose order is unknown. */
export function textOfDrawing({
  form,
  drawing,
  onPath,
}: {
  readonly form: string;
  readonly drawing: Drawing;
  readonly onPath?: Uint8Array | undefined;
}): string {
  const path = onPath === undefined ? drawing.path : pathThrough(drawing.maze, onPath, drawing.ends);
  return textFormById(form).print({ ...drawing, path });
}
