import fc from "fast-check";
import { Check } from "../../../src/maze/measures/check";
import { cornerEnds, type Ends } from "../../../src/maze/model/ends";
import { EndsError } from "../../../src/maze/model/errors";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { longestPath, longestPathBetween } from "../../../src/maze/measures/longestPath";
import { Maze } from "../../../src/maze/model/maze";
import { Random } from "../../../src/maze/model/random";
import {
  deadEndLengths,
  meanDistance,
  countShortestSolutions,
  measureShape,
  measureSolution,
  statistics,
} from "../../../src/maze/measures/statistics";
import { rate } from "../../../src/maze/measures/rating";
import { ascii } from "../../../src/maze/text/lineDrawing";
import { anyForest, anyMaze } from "../anyMaze";
import { cellsWith, openNeighbours, components, stepsFrom } from "../shape";

/** A maze and its ends from a drawing, S the entrance and E the exit. */
function drawn(...lines: string[]): { maze: Maze; ends: Ends } {
  const { maze, ends } = ascii.parse(lines.join("\n"));
  return { maze, ends: ends! };
}

describe("the shape of a maze", () => {
  it("counts what a slow count counts, for any walls and mask", () => {
    fc.assert(
      fc.property(anyMaze(), ({ maze }) => {
        const shape = measureShape(maze);
        expect(shape).toMatchObject({
          cells: maze.countCells(),
          passages: maze.countPassages(),
          components: components(maze).length,
          closedCells: cellsWith(maze, 0),
          deadEnds: cellsWith(maze, 1),
          junctions: cellsWith(maze, 3),
          crossroads: cellsWith(maze, 4),
        });
        expect(shape.straights + shape.turns).toBe(cellsWith(maze, 2));
        expect(shape.loops).toBe(shape.passages - shape.cells + shape.components);
      }),
    );
  });

  it("tells straights from turns", () => {
    expect(measureShape(Maze.open({ rows: 1, columns: 5 }))).toMatchObject({ straights: 3, turns: 0, deadEnds: 2 });
    expect(measureShape(Maze.open({ rows: 5, columns: 1 }))).toMatchObject({ straights: 3, turns: 0 });
    expect(measureShape(Maze.open({ rows: 2, columns: 2 }))).toMatchObject({ straights: 0, turns: 4, loops: 1 });
  });

  it("has 2 + junctions + 2 x crossroads dead ends in every perfect maze of two cells or more", () => {
    fc.assert(
      fc.property(anyForest(), ({ maze }) => {
        fc.pre(Check.of(maze).isPerfect && maze.countCells() > 1);
        const { deadEnds, junctions, crossroads } = measureShape(maze);
        expect(deadEnds).toBe(2 + junctions + 2 * crossroads);
      }),
    );
  });
});

describe("the longest path", () => {
  const farthest = (maze: Maze) =>
    Math.max(
      ...[...maze.standing.keys()]
        .filter((cell) => maze.has(cell))
        .map((cell) => Math.max(...stepsFrom(maze, cell).values())),
    );

  it("is, in a perfect maze or a forest, the farthest that any two cells of one part are apart", () => {
    fc.assert(
      fc.property(anyForest(9), ({ maze }) => {
        const { from, to, length } = longestPath(maze);
        expect(stepsFrom(maze, from).get(to)).toBe(length - 1);
        expect(length - 1).toBe(farthest(maze));
      }),
    );
  });

  it("has, with loops, ends that are each a farthest cell from the other", () => {
    fc.assert(
      fc.property(anyMaze(9), ({ maze }) => {
        const { from, to, length } = longestPath(maze);
        expect(Math.max(...stepsFrom(maze, to).values())).toBe(length - 1);
        expect(stepsFrom(maze, from).get(to)).toBe(length - 1);
        expect(Math.max(...stepsFrom(maze, from).values())).toBe(length - 1);
      }),
    );
  });

  it("is said to be the longest only where there is no loop, and then it is", () => {
    fc.assert(
      fc.property(anyMaze(7), ({ maze }) => {
        const { length, isLongest } = longestPath(maze);
        expect(isLongest).toBe(Check.of(maze).loops === 0);
        if (isLongest) expect(length - 1).toBe(farthest(maze));
      }),
    );
  });

  it("between some cells alone is the farthest that any two of them are apart", () => {
    fc.assert(
      fc.property(anyForest(9), fc.func(fc.boolean()), ({ maze }, mayEnd) => {
        const cells = [...maze.standing.keys()].filter((cell) => maze.has(cell) && mayEnd(cell));
        const apart = cells.flatMap((from) => cells.map((to) => stepsFrom(maze, from).get(to) ?? 0));
        const found = longestPathBetween(maze, mayEnd);
        if (cells.length === 0) return expect(found).toBeUndefined();
        expect(found!.length - 1).toBe(Math.max(...apart));
        expect([mayEnd(found!.from), mayEnd(found!.to)]).toEqual([true, true]);
        expect(stepsFrom(maze, found!.from).get(found!.to)).toBe(found!.length - 1);
      }),
    );
  });

  it("is one cell where nothing but closed cells is", () => {
    expect(longestPath(Maze.walled({ rows: 3, columns: 3 }))).toEqual({ from: 0, to: 0, length: 1, isLongest: true });
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
    expect(statistics(maze, ends)).toEqual({
      cells: 9,
      passages: 8,
      horizontal: 4,
      vertical: 4,
      components: 1,
      loops: 0,
      closedCells: 0,
      deadEnds: 3,
      straights: 2,
      turns: 3,
      junctions: 1,
      crossroads: 0,
      longestPath: { from: 4, to: 3, length: 8, isLongest: true },
      // 114 steps between the 36 pairs.
      meanDistance: { steps: 114 / 36, isExact: true },
      // Two of one cell (below the entrance, in the middle), and the other five round from the fork.
      deadEndLengths: [0, 2, 0, 0, 0, 0, 1],
      solution: {
        exit: 8,
        length: 5,
        straightLength: 5,
        detour: 1,
        turns: 1,
        wrongTurnings: 1,
        wastedSteps: 1,
        difficulty: rate(maze, ends)!.score,
        shortestSolutions: 1,
      },
    });
  });

  it("are undefined where no exit can be reached", () => {
    const maze = Maze.walled({ rows: 2, columns: 2 });
    expect(statistics(maze, cornerEnds(maze)).solution).toBeUndefined();
    expect(countShortestSolutions(maze, cornerEnds(maze))).toBe(0);
  });

  it("refuse ends outside the maze", () => {
    expect(() => statistics(Maze.open({ rows: 2, columns: 2 }), { entrance: 4, exits: [0] })).toThrow(EndsError);
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

describe("the mean distance between two cells", () => {
  /** The slow, obvious way: a flood from every cell. */
  const slow = (maze: Maze) => {
    let [sum, pairs] = [0, 0];
    for (let cell = 0; cell < maze.size; cell++) {
      if (!maze.has(cell)) continue;
      for (const steps of stepsFrom(maze, cell).values()) sum += steps;
      pairs += stepsFrom(maze, cell).size - 1;
    }
    return pairs === 0 ? 0 : sum / pairs;
  };

  it("is exact for forests, and for mazes with loops of up to 2,000 cells", () => {
    fc.assert(
      fc.property(fc.oneof(anyForest(9), anyMaze(9)), ({ maze }) => {
        const { steps, isExact } = meanDistance(maze);
        expect(isExact).toBe(true);
        expect(steps).toBeCloseTo(slow(maze), 9);
      }),
    );
  });

  it("of a corridor of n cells is (n + 1) / 3, of an open hall a third of rows plus columns, nearly", () => {
    expect(meanDistance(Maze.open({ rows: 1, columns: 100 })).steps).toBeCloseTo(101 / 3, 9);
    const { steps, isExact } = meanDistance(Maze.open({ rows: 40, columns: 60 }));
    expect(isExact).toBe(false);
    // Exactly (rows + columns) / 3 for cells drawn twice; the sample is of 64 cells.
    expect(Math.abs(steps - 100 / 3)).toBeLessThan(2.5);
  });

  it("is 0 where no two cells are joined", () => {
    expect(meanDistance(Maze.walled({ rows: 2, columns: 2 }))).toEqual({ steps: 0, isExact: true });
  });
});

describe("lengths of dead ends", () => {
  it("count every dead end, and its cells up to the fork", () => {
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
});

it("passages lead from left to right or from top to bottom", () => {
  expect(measureShape(Maze.open({ rows: 3, columns: 5 }))).toMatchObject({
    horizontal: 12,
    vertical: 10,
    passages: 22,
  });
});

it("a solution is compared with the straight way: the walls of a bend make it longer", () => {
  const { maze, ends } = drawn("+--+--+", "|S |E |", "+  +  +", "|     |", "+--+--+");
  expect(measureSolution(maze, ends)).toMatchObject({ length: 4, straightLength: 2, detour: 3 });
  expect(measureSolution(maze, { entrance: 2, exits: [2] })).toMatchObject({ length: 1, straightLength: 1, detour: 1 });
});
