import fc from "fast-check";
import { BOTTOM, Maze, RIGHT, Random } from "../../../src/maze/model";
import { type Area, addressOf, cellOfWhole, parseArea } from "../../../src/worksheet/addresses";
import { ExcelSession } from "../../../src/worksheet/excel/excelSession";
import { loadWallSample, OF_PAGE, wallPieces } from "../../../src/worksheet/lines";
import type { Piece } from "../../../src/worksheet/pieces";
import { mazeIn, enclose, openWorkbook, pane, sheet } from "../../actions/stage";
import { runs } from "../../depth";
import { anyMaze, mazeByChance } from "../../maze/anyMaze";
import { wallsBetween } from "../../maze/shape";

const PLACE = { row: 3, column: 5 };

const LINE = { style: "Continuous" };

/** The lines on the right and below of the cells of a part of a maze; those between cells out of it are open. */
function linesOf(maze: Maze, { row, column, rows, columns }: Area, isOther: (wall: number) => boolean) {
  return Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_, c) => {
      const cell = (row + r) * maze.columns + column + c;
      const line = (wall: number) => {
        const isOut = !maze.separates(wall) && !maze.has(cell) && !maze.has(maze.across(wall));
        return (isOut ? false : !maze.isOpen(wall)) === isOther(wall) ? { style: "None" } : LINE;
      };
      return { format: { borders: { right: line(2 * cell), bottom: line(2 * cell + 1) } } };
    }),
  ) as Excel.CellProperties[][];
}

/** A sample of a maze, and what of its walls is within: `isOther` says which of them are not as in the maze. */
function sampleOf(maze: Maze, isOther: (wall: number) => boolean = () => false, least?: typeof OF_PAGE) {
  const parts: Area[] = [];
  const getRange = (address: string) => {
    const there = parseArea(address)!;
    const part = { ...there, row: there.row - PLACE.row, column: there.column - PLACE.column };
    const range = {
      untrack: () => range,
      getCellProperties: () => (parts.push(part), { value: linesOf(maze, part, isOther) }),
    };
    return range;
  };
  const area = { ...PLACE, rows: maze.rows, columns: maze.columns };
  const sample = loadWallSample({ getRange } as unknown as Excel.Worksheet, area, maze, least);
  const within = new Set<number>();
  for (const part of parts) {
    for (let cell = 0; cell < part.rows * part.columns; cell++) {
      const there = cellOfWhole({ row: 0, column: 0, rows: maze.rows, columns: maze.columns }, part, cell);
      if ((cell + 1) % part.columns !== 0) within.add(2 * there + RIGHT);
      if (cell + part.columns < part.rows * part.columns) within.add(2 * there + BOTTOM);
    }
  }
  return { sample, parts, within };
}

test("a sample is of the first cells, of the last and of some in the middle, in as few parts as it needs", () => {
  const parts = (rows: number, columns: number, least?: typeof OF_PAGE) =>
    sampleOf(Maze.walled({ rows, columns }), undefined, least).parts.map(addressOf);
  expect(parts(40, 30)).toEqual(["A1:H8", "W33:AD40", "M18:T25"]);
  expect(parts(5, 4)).toEqual(["A1:D5"]);
  expect(parts(40, 30, OF_PAGE)).toEqual(["A1:D4"]);
  expect(parts(1, 1)).toEqual([]);
});

test("a sample has as many walls, and as many that stand, as it needs or the maze has", () => {
  fc.assert(
    fc.property(anyMaze(20), fc.boolean(), ({ maze }, isPage) => {
      const { rows, columns } = maze;
      const { parts, within } = sampleOf(maze, undefined, isPage ? OF_PAGE : undefined);
      const walls = wallsBetween(maze);
      const stands = (wall: number) => !maze.isOpen(wall);
      const sampled = walls.filter((wall) => within.has(wall));
      const [most, mostStanding, side] = isPage ? [20, 6, 4] : [100, 30, 8];
      expect(sampled.length).toBeGreaterThanOrEqual(Math.min(most, walls.length));
      expect(sampled.filter(stands).length).toBeGreaterThanOrEqual(Math.min(mostStanding, walls.filter(stands).length));
      for (const part of parts) {
        expect([part.rows, part.columns]).toEqual([Math.min(side, rows), Math.min(side, columns)]);
        expect(Math.min(part.row, part.column)).toBeGreaterThanOrEqual(0);
        expect(part.row + part.rows <= rows && part.column + part.columns <= columns).toBe(true);
      }
    }),
  );
});

test("a sample agrees where each of its walls is as in the maze, and with the edge of the mask but for the ends", () => {
  fc.assert(
    fc.property(anyMaze(20), fc.nat(), ({ maze }, chosen) => {
      const { sample, within } = sampleOf(maze);
      expect([sample(), sample([])]).toEqual([true, true]);
      const walls = [...within];
      if (walls.length === 0) return;
      const wall = walls[chosen % walls.length]!;
      const { sample: other } = sampleOf(maze, (each) => each === wall);
      const [cell, beyond] = [wall >> 1, maze.across(wall)];
      const isEdge = maze.has(cell) !== maze.has(beyond);
      expect(other()).toBe(!maze.separates(wall));
      expect(other([])).toBe(!maze.separates(wall) && !isEdge);
      const end = maze.has(cell) ? cell : beyond;
      expect(other([end])).toBe(!maze.separates(wall));
      if (isEdge) expect(other([end === cell ? beyond : cell])).toBe(false);
    }),
  );
});

const paint = (pieces: Iterable<Piece>) => {
  const all = [...pieces];
  return ExcelSession.glance(pane).request((context) => all.forEach((piece) => piece.paint(context)));
};
const WALL = { style: "Continuous", weight: "Medium", color: "#C00000" } as const;

test("walls that fell lose their lines or get those of a grid, those that rose get theirs, and no other changes", async () => {
  await fc.assert(
    fc.asyncProperty(anyMaze(6), fc.string(), fc.boolean(), async ({ maze: from }, seed, isGrid) => {
      openWorkbook();
      const { rows, columns } = from;
      const to = mazeByChance(from, new Random(seed), 50);
      const area = { row: 1, column: 1, rows, columns };
      const at = { sheet: sheet().id, area };
      await enclose(addressOf(area));
      const closed = Maze.walled({ rows, columns }).standing;
      const none = Maze.open({ rows, columns }).standing;
      await paint(wallPieces(at, none, closed, WALL));
      await paint(wallPieces(at, closed, from.standing, WALL));
      expect(mazeIn(sheet(), addressOf(area)).standing).toEqual(from.standing);
      const grid = { style: "Dash", weight: "Thin", color: "#0070C0" };
      await paint(wallPieces(at, from.standing, to.standing, WALL, isGrid ? grid : undefined));
      const own = sheet();
      const line = ({ style, weight, color }: typeof grid) => (style === "None" ? "" : `${style} ${weight} ${color}`);
      for (let wall = 0; wall < 2 * rows * columns; wall++) {
        const [row, column] = [1 + Math.floor((wall >> 1) / columns), 1 + ((wall >> 1) % columns)];
        const isRight = (wall & 1) === RIGHT;
        if (isRight ? column === columns : row === rows) continue;
        const seen = line(isRight ? own.verticalEdge(row, column + 1) : own.horizontalEdge(row + 1, column));
        const fell = from.isOpen(wall) ? "" : isGrid ? "Dash Thin #0070C0" : "";
        expect(seen).toBe(to.isOpen(wall) ? fell : "Continuous Medium #C00000");
      }
    }),
    { numRuns: runs(100) },
  );
});
