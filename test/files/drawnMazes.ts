import { generatorById } from "../../src/maze/generators/generators";
import { type Grid, LEFT, RIGHT, Random } from "../../src/maze/model";
import { filledMark, removedMark } from "../../src/worksheet/looks";
import type { Drawn } from "./mazeFile";

/** Plain cells first, then those out of a maze, and a path. */
const FILLS = ["FFFFFF", removedMark, filledMark, "BFBFBF"];
export const LOOKS: Drawn["looks"] = FILLS.map((look) => {
  const [color, , hatch] = look.split(",") as [string, string?, string?];
  return { fill: { color, hatch }, font: { size: 9, isBold: color === "BFBFBF" }, isCentred: true };
});
const OUTSIDE = FILLS.indexOf(removedMark);

/** A maze with a seventh of its cells out of it in some, fills everywhere, texts in cells, and two gaps. */
export function drawn(grid: Grid, loops = 0): Drawn {
  const maze = generatorById("kruskal").makeMaze(grid, new Random("file"), { loopPercent: loops, blockPermille: 0 });
  const isOut = (cell: number) => maze.mask !== undefined && maze.mask[cell] === 0;
  const numbered = Array.from({ length: maze.size }, (_, cell) => [cell, String(cell + 1)] as const).filter(
    ([cell]) => {
      return !isOut(cell) && cell % 3 === 0;
    },
  );
  return {
    maze,
    looks: LOOKS,
    lookOf: Uint8Array.from({ length: maze.size }, (_, cell) =>
      isOut(cell) ? OUTSIDE : cell % 11 === 0 ? cell % FILLS.length : 0,
    ),
    contents: new Map([[1, ` <S> & "ends" `], ...numbered]),
    gaps: [
      { cell: 0, side: LEFT },
      { cell: maze.size - 1, side: RIGHT },
    ],
  };
}

const masked = (rows: number, columns: number): Grid => {
  const mask = Uint8Array.from({ length: rows * columns }, (_, cell) => (cell % 7 === 5 && cell > columns ? 0 : 1));
  return { rows, columns, mask };
};

export const small = [drawn({ rows: 15, columns: 20 }), drawn(masked(15, 20)), drawn({ rows: 20, columns: 15 }, 30)];
export const large = [
  drawn({ rows: 100, columns: 100 }),
  drawn(masked(100, 100)),
  drawn({ rows: 100, columns: 100 }, 30),
];
