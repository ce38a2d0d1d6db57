import fc from "fast-check";
import { BOTTOM, LEFT, Maze, RIGHT, TOP, Random } from "../../../src/maze/model";
import { FillList } from "../../../src/worksheet/cells";
import type { Gap } from "../../../src/worksheet/borders";
import {
  cellDrawn,
  drawnArea,
  drawnCell,
  drawnPath,
  drawnValues,
  sizeDrawn,
  sizeWithWalls,
  wallCells,
  wallLook,
  wallsOfCells,
} from "../../../src/worksheet/lattice";
import { pathMark, removedMark } from "../../../src/worksheet/looks";

const LINES = {};
const CELLS = { wallShare: 20 };
const side = fc.integer({ min: 1, max: 6 });

/** The cells of the area of a maze whose walls are cells, drawn as text: each cell of the maze by its number, in base 36. */
const drawnAs = ({ rows, columns }: { rows: number; columns: number }, at: (place: number) => string) =>
  Array.from({ length: 2 * rows + 1 }, (_, row) =>
    Array.from({ length: 2 * columns + 1 }, (_, column) => at(row * (2 * columns + 1) + column)).join(""),
  );

test("a maze of 2 rows and 3 columns whose walls are cells takes 5 rows and 7 columns, and every second is a cell", () => {
  const maze = { rows: 2, columns: 3 };
  const place = { row: 4, column: 6, ...maze };
  expect(drawnArea(place, CELLS)).toEqual({ row: 4, column: 6, rows: 5, columns: 7 });
  expect(sizeDrawn({ rows: 5, columns: 7 }, CELLS)).toEqual(maze);
  expect(sizeWithWalls(maze, CELLS)).toEqual({ rows: 2.6, columns: 3.8 });
  const values = drawnValues(maze, CELLS, Uint8Array.of(1, 2, 3, 4, 5, 6));
  expect(drawnAs(maze, (at) => String(values[at] || "."))).toEqual([
    ...[".......", ".1.2.3.", ".......", ".4.5.6.", "......."],
  ]);
  expect(drawnValues(maze, CELLS, Uint32Array.of(70000, 0, 0, 0, 0, 1))).toEqual(
    Uint32Array.from({ length: 35 }, (_, at) => (at === 8 ? 70000 : at === 26 ? 1 : 0)),
  );
  expect([0, 2, 3, 5].map((cell) => drawnCell(maze, CELLS, cell))).toEqual([8, 12, 22, 26]);
  expect([8, 12, 22, 26].map((at) => cellDrawn({ rows: 5, columns: 7 }, CELLS, at))).toEqual([0, 2, 3, 5]);
  expect([...drawnPath(maze, CELLS, Uint32Array.of(0, 1, 4, 5))]).toEqual([8, 9, 10, 17, 24, 25, 26]);
  expect([...drawnPath(maze, CELLS, new Uint32Array(0))]).toEqual([]);
});

test("of a maze whose walls are lines all is as it was given", () => {
  const maze = { row: 1, column: 2, rows: 3, columns: 4 };
  const values = Uint8Array.of(1, 2);
  const path = Uint32Array.of(3, 4);
  expect([drawnArea(maze, LINES), sizeDrawn(maze, LINES), sizeWithWalls(maze, LINES)]).toEqual([
    ...[maze, { rows: 3, columns: 4 }, { rows: 3, columns: 4 }],
  ]);
  expect([drawnCell(maze, LINES, 7), cellDrawn(maze, LINES, 7)]).toEqual([7, 7]);
  expect(drawnPath(maze, LINES, path)).toBe(path);
  expect(drawnValues(maze, LINES, values)).toBe(values);
});

test("cells, open walls and gaps are open, and all the rest is wall", () => {
  fc.assert(
    fc.property(side, side, fc.string(), fc.boolean(), (rows, columns, seed, isMasked) => {
      const random = new Random(seed);
      const mask = isMasked
        ? Uint8Array.from({ length: rows * columns }, (_, cell) => Number(cell === 0 || random.percent(70)))
        : undefined;
      const maze = Maze.walled({ rows, columns, mask });
      for (let wall = 0; wall < maze.wallCount; wall++) if (random.percent(50)) maze.openWall(wall);
      const sides = [RIGHT, BOTTOM, LEFT, TOP] as const;
      const gaps = Array.from({ length: random.below(3) }, (): Gap => {
        return { cell: random.below(rows * columns), side: sides[random.below(4)]! };
      });
      const isIn = (row: number, column: number) =>
        row >= 0 && column >= 0 && row < rows && column < columns && maze.has(row * columns + column);
      const isOpen = (row: number, column: number) => {
        const [r, c] = [row >> 1, column >> 1];
        for (const { cell, side: at } of gaps) {
          const gapRow = 2 * Math.floor(cell / columns) + 1 + Number(at === BOTTOM) - Number(at === TOP);
          const gapColumn = 2 * (cell % columns) + 1 + Number(at === RIGHT) - Number(at === LEFT);
          if (gapRow === row && gapColumn === column) return true;
        }
        if (row % 2 === 1 && column % 2 === 1) return isIn(r, c);
        if (row % 2 === 1) return isIn(r, c - 1) && isIn(r, c) && maze.isOpen(2 * (r * columns + c - 1) + RIGHT);
        if (column % 2 === 1) return isIn(r - 1, c) && isIn(r, c) && maze.isOpen(2 * ((r - 1) * columns + c) + BOTTOM);
        return false;
      };
      const walls = wallCells(maze, gaps);
      const wide = 2 * columns + 1;
      expect(drawnAs(maze, (at) => (walls[at] === 1 ? "#" : " "))).toEqual(
        drawnAs(maze, (at) => (isOpen(Math.floor(at / wide), at % wide) ? " " : "#")),
      );
    }),
  );
});

test("a path goes through neighbouring cells, and each second one is a cell of the maze", () => {
  fc.assert(
    fc.property(side, side, fc.string(), (rows, columns, seed) => {
      const random = new Random(seed);
      const path = [random.below(rows * columns)];
      for (let steps = random.below(8); steps > 0; steps--) {
        const last = path.at(-1)!;
        const next = [
          ...(last % columns < columns - 1 ? [last + 1] : []),
          ...(last % columns > 0 ? [last - 1] : []),
          ...(last >= columns ? [last - columns] : []),
          ...(last + columns < rows * columns ? [last + columns] : []),
        ];
        if (next.length > 0) path.push(next[random.below(next.length)]!);
      }
      const drawn = [...drawnPath({ rows, columns }, CELLS, Uint32Array.from(path))];
      const wide = 2 * columns + 1;
      expect(drawn.filter((_, i) => i % 2 === 0).map((at) => cellDrawn({ rows, columns: wide }, CELLS, at))).toEqual(
        path,
      );
      for (let i = 1; i < drawn.length; i++) expect([1, wide]).toContain(Math.abs(drawn[i]! - drawn[i - 1]!));
    }),
  );
});

test("walls look like the first cell, and the floor as most other cells that have no mark; white where there is none", () => {
  const fills = (...looks: string[]) => {
    const list = new FillList(looks.length);
    looks.forEach((look, cell) => list.set(cell, look));
    return list;
  };
  const drawn = fills("1F3864", "1F3864", "1F3864", "FFF2CC", pathMark, pathMark, removedMark, removedMark);
  expect(wallsOfCells(drawn)).toEqual({ wall: "1F3864", floor: "FFF2CC" });
  expect(wallsOfCells(drawn, "FFF2CC")).toEqual({ wall: "FFF2CC", floor: "1F3864" });
  expect(wallsOfCells(fills("000000", pathMark))).toEqual({ wall: "000000", floor: "FFFFFF" });
  expect(wallLook({ wallColor: "#1f3864" })).toBe("1F3864");
});
