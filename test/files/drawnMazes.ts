import { generatorById } from "../../src/maze/generators/generators";
import { type Grid, LEFT, RIGHT, Random } from "../../src/maze/model";
import { allMarks, removedMark, stepMark } from "../../src/worksheet/looks/looks";
import type { Drawn } from "./mazeFile";

/** Every mark that cells of a maze get, and plain cells first. */
const FILLS = ["FFFFFF", ...allMarks, stepMark];
export const LOOKS: Drawn["looks"] = FILLS.map((look) => {
  const [color, pattern, patternColor] = look.split(",") as [string, "Up" | undefined, string | undefined];
  const font = { size: 9, isBold: color === "56B4E9" };
  return { fill: { color, pattern, patternColor }, font, horizontal: "center", vertical: "center", shrinksToFit: true };
});
const OUTSIDE = FILLS.indexOf(removedMark);

/** A maze with a seventh of its cells out of it in some, marks everywhere, numbers and texts in cells, and two gaps. */
export function drawn(grid: Grid, loops = 0): Drawn {
  const maze = generatorById("kruskal").makeMaze(grid, new Random("file"), { loopPercent: loops, blockPermille: 0 });
  const isOut = (cell: number) => maze.mask !== undefined && maze.mask[cell] === 0;
  return {
    maze,
    looks: LOOKS,
    lookOf: Uint8Array.from({ length: maze.size }, (_, cell) =>
      isOut(cell) ? OUTSIDE : cell % 11 === 0 ? cell % FILLS.length : 0,
    ),
    numbers: Uint32Array.from({ length: maze.size }, (_, cell) => (isOut(cell) || cell % 3 > 0 ? 0 : cell + 1)),
    contents: new Map<number, string | { formula: string; shows: string }>([
      [1, ` <S> & "ends" `],
      [2, { formula: "=1+2", shows: "3" }],
    ]),
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
