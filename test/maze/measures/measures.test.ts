import fc from "fast-check";
import { kruskal } from "../../../src/maze/generators/kruskal";
import {
  UNREACHED,
  checkMaze,
  countShortestSolutions,
  deadEndLengths,
  distancesFrom,
  longestPath,
  measureShape,
  measureSolution,
  rate,
  stars,
} from "../../../src/maze/measures";
import { cornerEnds, Maze, Random, MazeError, mend } from "../../../src/maze/model";
import { message } from "../../../src/message";
import { anyForest, anyMaze, drawn, maskOf } from "../anyMaze";
import { cellsWith, openNeighbours, components, stepsFrom, isSquare } from "../shape";

test("the shape of a maze is what a slow count counts, for any walls and mask", () => {
  fc.assert(
    fc.property(anyMaze(), ({ maze }) => {
      const shape = measureShape(maze);
      const isStraight = (cell: number) => {
        const [one, two, ...more] = openNeighbours(maze, cell);
        return more.length === 0 && one! + two! === 2 * cell;
      };
      const straights = [...maze.standing.keys()].filter(isStraight).length;
      expect(shape).toMatchObject({
        cells: maze.countCells(),
        passages: maze.countPassages(),
        components: components(maze).length,
        closedCells: cellsWith(maze, 0),
        deadEnds: cellsWith(maze, 1),
        junctions: cellsWith(maze, 3),
        crossroads: cellsWith(maze, 4),
        straights,
        turns: cellsWith(maze, 2) - straights,
      });
      expect(shape.loops).toBe(shape.passages - shape.cells + shape.components);
    }),
  );
});

describe("the longest path", () => {
  it("has ends that are each a farthest cell from the other; it is the longest where no loop is, and only then said to be", () => {
    fc.assert(
      fc.property(fc.oneof(anyMaze(9), anyForest(9)), ({ maze }) => {
        const farthest = (cell: number) => Math.max(...stepsFrom(maze, cell).values());
        const { from, to, length, isLongest } = longestPath(maze)!;
        expect([farthest(from), stepsFrom(maze, from).get(to), farthest(to)]).toEqual(Array(3).fill(length - 1));
        expect(isLongest).toBe(checkMaze(maze).loops === 0);
        if (!isLongest) return;
        const cells = [...maze.standing.keys()].filter((cell) => maze.has(cell));
        expect(Math.max(...cells.map(farthest))).toBe(length - 1);
      }),
      { numRuns: 200 },
    );
  });

  it("between some cells alone is the farthest that any two of them are apart", () => {
    fc.assert(
      fc.property(anyForest(9), fc.func(fc.boolean()), ({ maze }, mayEnd) => {
        const cells = [...maze.standing.keys()].filter((cell) => maze.has(cell) && mayEnd(cell));
        const apart = cells.flatMap((from) => cells.map((to) => stepsFrom(maze, from).get(to) ?? 0));
        const found = longestPath(maze, mayEnd);
        if (cells.length === 0) return expect(found).toBeUndefined();
        expect(found!.length - 1).toBe(Math.max(...apart));
        expect([mayEnd(found!.from), mayEnd(found!.to)]).toEqual([true, true]);
        expect(stepsFrom(maze, found!.from).get(found!.to)).toBe(found!.length - 1);
      }),
    );
  });

  it("between some cells is searched once a part, and not from each of its cells", () => {
    let asked = 0;
    const mayEnd = () => ++asked > 0;
    expect(longestPath(Maze.open({ rows: 1, columns: 1_000 }), mayEnd)!.length).toBe(1_000);
    expect(asked).toBeLessThan(10);
  });
});

describe("the solution's statistics", () => {
  it("measure a small maze as one counts it by hand", () => {
    const { maze, ends } = drawn(
      "+--+--+--+",
      "|S       |",
      "+  +--+  +",
      "|  |  |  |",
      "+--+  +  +",
      "|       E|",
      "+--+--+--+",
    );
    // Right, right, down, down. Astray: down from the entrance, 1 cell; nothing behind the exit counts.
    expect(measureSolution(maze, ends)).toEqual({ length: 5, wrongTurnings: 1, difficulty: rate(maze, ends)!.score });
  });

  it("are undefined where no exit can be reached", () => {
    const maze = Maze.walled({ rows: 2, columns: 2 });
    expect(measureSolution(maze, cornerEnds(maze))).toBeUndefined();
    expect(countShortestSolutions(maze, cornerEnds(maze))).toBe(0);
  });

  it("count the shortest solutions: as many as ways of choosing, in an open hall, and 1 in a perfect maze", () => {
    const hall = (rows: number, columns: number) => Maze.open({ rows, columns });
    expect(countShortestSolutions(hall(3, 3), { entrance: 0, exits: [8] })).toBe(6);
    expect(countShortestSolutions(hall(3, 3), { entrance: 0, exits: [4] })).toBe(2);
    expect(countShortestSolutions(hall(11, 11), { entrance: 0, exits: [120] })).toBe(184756);
    expect(countShortestSolutions(hall(2, 3), { entrance: 0, exits: [5] })).toBe(3);
    expect(countShortestSolutions(hall(3, 3), { entrance: 4, exits: [0, 8, 0] })).toBe(4);
    expect(countShortestSolutions(hall(3, 3), { entrance: 0, exits: [8, 4, 2] })).toBe(3);
    expect(countShortestSolutions(hall(3, 3), { entrance: 0, exits: [4, 1] })).toBe(1);
    expect(countShortestSolutions(hall(100, 100), { entrance: 0, exits: [9999] })).toBe(Number.MAX_SAFE_INTEGER);
    const { maze } = kruskal({ rows: 20, columns: 20 }, new Random("one"));
    expect(countShortestSolutions(maze, cornerEnds(maze))).toBe(1);
  });
});

test("lengths of dead ends count every dead end, and its cells up to the fork", () => {
  fc.assert(
    fc.property(anyMaze(), ({ maze }) => {
      const counts = deadEndLengths(maze);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(cellsWith(maze, 1));
      const slow = [...Array(maze.size).keys()]
        .filter((cell) => maze.has(cell) && openNeighbours(maze, cell).length === 1)
        .map((cell) => {
          const way = [cell];
          for (;;) {
            const next = openNeighbours(maze, way.at(-1)!).find((other) => !way.includes(other));
            if (next === undefined || openNeighbours(maze, next).length > 2) return way.length;
            way.push(next);
          }
        });
      counts.forEach((count, length) => expect(slow.filter((one) => one === length)).toHaveLength(count));
    }),
  );
});

test("a corridor of many cells is measured whole", () => {
  const cells = 20_001;
  const corridor = Maze.open({ rows: 1, columns: cells });
  const lengths = deadEndLengths(corridor);
  expect([lengths.length, lengths[cells]]).toEqual([cells + 1, 2]);
  const solution = measureSolution(corridor, { entrance: 3, exits: [cells - 1] });
  expect(solution).toMatchObject({ length: cells - 3, wrongTurnings: 1 });
  expect(measureShape(corridor)).toMatchObject({ straights: cells - 2, deadEnds: 2, loops: 0, components: 1 });
  expect(longestPath(corridor)).toEqual({ from: 0, to: cells - 1, length: cells, isLongest: true });
});

describe("distances from a cell", () => {
  it("are the steps of the shortest way to every cell, and UNREACHED where there is none", () => {
    fc.assert(
      fc.property(anyMaze(), ({ maze, ends: { entrance } }) => {
        const steps = stepsFrom(maze, entrance);
        const slow = Array.from(maze.standing, (_, cell) => steps.get(cell) ?? UNREACHED);
        expect([...distancesFrom(maze, entrance)]).toEqual(slow);
      }),
    );
    expect(UNREACHED).toBe(-1);
  });

  it("begin in a cell of the maze", () => {
    const maze = Maze.open(maskOf("..#"));
    expect(() => distancesFrom(maze, 2)).toThrow(new MazeError("ends", message("cell-not-in-maze", { cell: "2" })));
  });
});

test("stars are one more than the whole fifths of a share, and five at most", () => {
  const shown = [0, 0.19, 0.2, 0.4, 0.59, 0.6, 0.8, 0.99, 1].map((share) => stars(share).replaceAll("☆", "").length);
  expect([stars(0.2), ...shown]).toEqual(["★★☆☆☆", 1, 1, 2, 3, 3, 4, 5, 5, 5]);
});

describe("checking a maze", () => {
  it("finds the components, and the cells of all but the largest, or the first of the largest", () => {
    fc.assert(
      fc.property(anyMaze(), fc.nat(5), ({ maze }, most) => {
        const parts = components(maze).map((part) => part.sort((a, b) => a - b));
        const found = checkMaze(maze, most);
        expect(found.components).toBe(parts.length);
        const size = Math.max(...parts.map(({ length }) => length));
        const largest = parts.findIndex(({ length }) => length === size);
        parts.splice(largest, 1);
        expect(found.cutOff.map((part) => [...part].sort((a, b) => a - b))).toEqual(parts.slice(0, most));
      }),
    );
  });

  it("finds as many loops as passages less cells plus components, closes one in each and cuts nothing off; one part without is perfect", () => {
    fc.assert(
      fc.property(anyMaze(), ({ maze }) => {
        const { isPerfect, loops, someLoops } = checkMaze(maze, Infinity);
        const parts = components(maze).length;
        const count = maze.countPassages() - maze.countCells() + parts;
        expect([loops, someLoops.length, isPerfect]).toEqual([count, count, parts === 1 && count === 0]);
        const broken = maze.copy();
        for (const { wall } of someLoops) broken.closeWall(wall);
        expect(checkMaze(broken)).toMatchObject({ loops: 0, components: parts, isPerfect: parts === 1 });
      }),
    );
  });

  it("walks each of the first loops through passages and back to where it began, seeing no cell twice", () => {
    fc.assert(
      fc.property(anyMaze(), fc.nat(20), ({ maze }, most) => {
        const { loops, someLoops } = checkMaze(maze, most);
        expect(someLoops).toHaveLength(Math.min(most, loops));
        for (const { wall, cells } of someLoops) {
          expect(cells.length).toBeGreaterThanOrEqual(4);
          expect(new Set(cells).size).toBe(cells.length);
          cells.forEach((cell, i) => expect(openNeighbours(maze, cell)).toContain(cells[(i + 1) % cells.length]));
          expect([...cells]).toEqual(expect.arrayContaining([wall >> 1, maze.across(wall)]));
        }
      }),
    );
  });
});

/** The first cells of open blocks of 2 by 3 cells, across and down. */
const roomsIn = (maze: Maze): string[] =>
  [...maze.standing.keys()].flatMap((cell) =>
    [1, maze.columns].flatMap((step) =>
      isSquare(maze, cell) && isSquare(maze, cell + step) ? [`${cell} and ${step} on`] : [],
    ),
  );

describe("mending a maze", () => {
  it("closes one wall a loop outside of rooms, opens one a part too many, and leaves one part for each of the mask, and no more to mend", () => {
    fc.assert(
      fc.property(anyMaze(), fc.string(), ({ maze }, seed) => {
        const [given, before] = [maze.copy(), checkMaze(maze)];
        const partsOfMask = checkMaze(Maze.open(maze)).components;
        const { maze: mended, closed, opened } = mend(maze, new Random(seed));
        const after = checkMaze(mended);
        expect(after.components).toBe(partsOfMask);
        expect(roomsIn(mended)).toEqual(roomsIn(maze));
        if (roomsIn(maze).length === 0) expect(after.loops).toBe(0);
        expect(closed).toHaveLength(before.loops - after.loops);
        expect(opened).toHaveLength(before.components - partsOfMask);
        for (const wall of closed) expect([maze.isOpen(wall), mended.isOpen(wall)]).toEqual([true, false]);
        for (const wall of opened) expect([maze.isOpen(wall), mended.isOpen(wall)]).toEqual([false, true]);
        expect(maze.standing).toEqual(given.standing);
        expect(mend(mended, new Random("twice")).maze.standing).toEqual(mended.standing);
      }),
    );
  });

  it("breaks the one loop of an open 2x2 at each of its four walls equally often", () => {
    const maze = Maze.open({ rows: 2, columns: 2 });
    const seen = new Map<number, number>();
    for (let i = 0; i < 4000; i++) {
      const wall = mend(maze, new Random(`loop ${i}`)).closed[0]!;
      seen.set(wall, (seen.get(wall) ?? 0) + 1);
    }
    expect(seen.size).toBe(4);
    // SD of each count: sqrt(4000 x 1/4 x 3/4) = 27.4.
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(4 * 27.4);
  });
});
