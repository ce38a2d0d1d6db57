import fc from "fast-check";
import { FillList } from "../../../src/worksheet/cells";
import { gapsBeside } from "../../../src/worksheet/ends";
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
import { anyMaze } from "../../maze/anyMaze";
import { openNeighbours } from "../../maze/shape";

const LINES = {};
const CELLS = { wallShare: 20 };

test("a maze of 2 rows and 3 columns whose walls are cells takes 5 rows and 7 columns, and every second is a cell", () => {
  const maze = { rows: 2, columns: 3 };
  const place = { row: 4, column: 6, ...maze };
  expect(drawnArea(place, CELLS)).toEqual({ row: 4, column: 6, rows: 5, columns: 7 });
  expect(sizeDrawn({ rows: 5, columns: 7 }, CELLS)).toEqual(maze);
  expect(sizeWithWalls(maze, CELLS)).toEqual({ rows: 2.6, columns: 3.8 });
  const values = drawnValues(maze, CELLS, Uint32Array.of(70_000, 2, 3, 4, 5, 6));
  expect(values).toHaveLength(35);
  expect([...values.entries()].filter(([, value]) => value > 0).map(String)).toEqual([
    ...["8,70000", "10,2", "12,3", "22,4", "24,5", "26,6"],
  ]);
  expect([0, 2, 3, 5].map((cell) => drawnCell(maze, CELLS, cell))).toEqual([8, 12, 22, 26]);
  expect([8, 12, 22, 26].map((at) => cellDrawn({ rows: 5, columns: 7 }, CELLS, at))).toEqual([0, 2, 3, 5]);
  const around = Uint32Array.of(0, 1, 2, 5, 4, 3, 0);
  expect([...drawnPath(maze, CELLS, around)]).toEqual([8, 9, 10, 11, 12, 19, 26, 25, 24, 23, 22, 15, 8]);
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
    fc.property(anyMaze(6), ({ maze, ends: { entrance, exits } }) => {
      const at = (cell: number) => drawnCell(maze, CELLS, cell);
      const wide = 2 * maze.columns + 1;
      const gaps = gapsBeside(maze, [entrance, ...exits]);
      // That other walls are open counts for nothing.
      for (let wall = 0; wall < maze.wallCount; wall++) if (!maze.separates(wall)) maze.openWall(wall);
      const cells = [...maze.standing.keys()].filter((cell) => maze.has(cell));
      const next = (cell: number) => openNeighbours(maze, cell).filter((each) => maze.has(each));
      const open = [
        ...cells.flatMap((cell) => [cell, ...next(cell)].map((each) => (at(cell) + at(each)) / 2)),
        ...gaps.map(({ cell, side }) => at(cell) + [1, wide, -1, -wide][side]!),
      ];
      const walls = [...wallCells(maze, gaps).entries()].filter(([, wall]) => wall === 0);
      expect(walls.map(([place]) => place)).toEqual([...new Set(open)].sort((a, b) => a - b));
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
