import fc from "fast-check";
import { FillList } from "../../../src/worksheet/cells";
import { gapsBeside } from "../../../src/worksheet/ends";
import { drawnCell, wallCells, wallLook, wallsOfCells } from "../../../src/worksheet/lattice";
import { pathMark, removedMark } from "../../../src/worksheet/looks";
import { anyMaze } from "../../maze/anyMaze";
import { openNeighbours } from "../../maze/shape";

const CELLS = { wallShare: 20 };

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
