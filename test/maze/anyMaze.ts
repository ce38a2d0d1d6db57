import fc from "fast-check";
import { type Ends, Maze, type Grid, type Mask, mend, Random } from "../../src/maze/model";
import { parseText } from "../../src/maze/text/parseText";
import { wallsBetween } from "./shape";

export interface Drawn {
  readonly maze: Maze;
  readonly ends: Ends;
}

/** A maze in which each wall between two cells is open with this chance, in percent. */
export function mazeByChance(grid: Grid, random: Random, open: number): Maze {
  const maze = Maze.walled(grid);
  for (const wall of wallsBetween(maze)) if (random.percent(open)) maze.openWall(wall);
  return maze;
}

/** Any walls at all, at any density, on any mask: loops, cut-off parts, open halls; ends anywhere in it. */
export function anyMaze(most = 12): fc.Arbitrary<Drawn> {
  return fc
    .record({
      rows: fc.integer({ min: 1, max: most }),
      columns: fc.integer({ min: 1, max: most }),
      masked: fc.constantFrom(0, 0, 10, 40),
      open: fc.integer({ min: 0, max: 100 }),
      seed: fc.string(),
      exits: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ rows, columns, masked, open, seed, exits }) => {
      const random = new Random(seed);
      const mask: Mask = Uint8Array.from({ length: rows * columns }, () => Number(!random.percent(masked)));
      mask[random.below(mask.length)] = 1;
      const maze = mazeByChance({ rows, columns, mask: masked === 0 ? undefined : mask }, random, open);
      const cells = [...mask.keys()].filter((cell) => maze.has(cell));
      const anyCell = () => cells[random.below(cells.length)]!;
      return { maze, ends: { entrance: anyCell(), exits: Array.from({ length: exits }, anyCell) } };
    });
}

/** Any size up to `most` x `most`, whole or with cells removed anywhere; at least one stays. */
export function anyGrid(most: number): fc.Arbitrary<Grid> {
  return anyMaze(most).map(({ maze: { rows, columns, mask } }) => ({ rows, columns, mask }));
}

/** A perfect maze, or one tree per component of its mask; ends anywhere in it. */
export function anyForest(most = 12): fc.Arbitrary<Drawn> {
  return anyMaze(most).map(({ maze, ends }) => ({
    maze: mend(Maze.walled(maze), new Random(maze.standing.join())).maze,
    ends,
  }));
}

/** A maze and its ends from a drawing, S the entrance and E the exit. */
export function drawn(...lines: string[]): Drawn {
  const { maze, ends } = parseText(lines.join("\n"));
  return { maze, ends: ends! };
}

/** Rows of `#` (masked) and anything else. */
export function maskOf(...rows: string[]): { rows: number; columns: number; mask: Mask } {
  const cells = rows.join("");
  return {
    rows: rows.length,
    columns: rows[0]!.length,
    mask: Uint8Array.from(cells, (cell) => Number(cell !== "#")),
  };
}
