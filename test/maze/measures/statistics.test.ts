import fc from "fast-check";
import { Check } from "../../../src/maze/measures/check";
import { cornerEnds, type Ends } from "../../../src/maze/model/ends";
import { EndsError } from "../../../src/maze/model/errors";
import { generatorById, type Generator } from "../../../src/maze/generators/generators";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { longestPath, longestPathBetween } from "../../../src/maze/measures/longestPath";
import { Maze } from "../../../src/maze/model/maze";
import { Random } from "../../../src/maze/model/random";
import { deadEndLengths } from "../../../src/maze/measures/deadEndLengths";
import { meanDistance } from "../../../src/maze/measures/meanDistance";
import {
  countShortestSolutions,
  measureShape,
  measureSolution,
  statistics,
} from "../../../src/maze/measures/statistics";
import { ascii } from "../../../src/maze/text/ascii";
import { anyForest, anyMaze } from "../anyMaze";
import { cellsWith, openNeighbours, parts, stepsFrom } from "../shape";

/** A maze and its ends from a drawing, S the entrance and E the exit. */
function drawn(...lines: string[]): { maze: Maze; ends: Ends } {
  const { maze, ends } = ascii.parse(lines.join("\n"));
  return { maze, ends: ends! };
}

const difficultyOf = ({ maze, ends }: { maze: Maze; ends: Ends }) => measureSolution(maze, ends)!.difficulty;

describe("the shape of a maze", () => {
  it("counts what a slow count counts, for any walls and mask", () => {
    fc.assert(
      fc.property(anyMaze(), ({ maze }) => {
        const shape = measureShape(maze);
        expect(shape).toMatchObject({
          cells: maze.countCells(),
          passages: maze.countPassages(),
          parts: parts(maze).length,
          closedCells: cellsWith(maze, 0),
          deadEnds: cellsWith(maze, 1),
          junctions: cellsWith(maze, 3),
          crossroads: cellsWith(maze, 4),
        });
        expect(shape.straights + shape.turns).toBe(cellsWith(maze, 2));
        expect(shape.loops).toBe(shape.passages - shape.cells + shape.parts);
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
    expect(longestPath(Maze.walled({ rows: 3, columns: 3 }))).toEqual({ from: 0, to: 0, length: 1 });
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
      parts: 1,
      loops: 0,
      closedCells: 0,
      deadEnds: 3,
      straights: 2,
      turns: 3,
      junctions: 1,
      crossroads: 0,
      longestPath: { from: 4, to: 3, length: 8 },
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
        stepsInVain: 1,
        difficulty: 100 / 121,
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

describe("difficulty", () => {
  it("is 0 for a corridor of any length", () => {
    for (const length of [1, 2, 50, 5000]) {
      const maze = Maze.open({ rows: 1, columns: length });
      expect(measureSolution(maze, cornerEnds(maze))!.difficulty).toBe(0);
    }
  });

  it("counts the steps in vain by themselves where the solution is longer, and by the solution's own where it is shorter", () => {
    const corridor = Maze.open({ rows: 1, columns: 9 });
    const hard = (toil: number) => (100 * toil) / (toil + 120);
    // Two steps in vain before a solution of six, and three before one of a single step.
    expect(measureSolution(corridor, { entrance: 2, exits: [8] })!.difficulty).toBeCloseTo(hard(2), 9);
    expect(measureSolution(corridor, { entrance: 3, exits: [4] })!.difficulty).toBeCloseTo(hard(Math.sqrt(3)), 9);
  });

  it("of a single short wrong turning does not change when the corridor to it grows, nor by what lies behind the exit", () => {
    const short = drawn("+--+--+--+--+", "|S     E    |", "+--+  +--+--+", "|##|  |##|##|", "+--+--+--+--+");
    const long = drawn(
      "+--+--+--+--+--+--+",
      "|S        E       |",
      "+--+--+  +--+--+  +",
      "|##|##|  |##|##|  |",
      "+--+--+--+--+--+--+",
    );
    expect(difficultyOf(short)).toBeGreaterThan(0);
    expect(difficultyOf(long)).toBe(difficultyOf(short));
  });

  it("is between 0 and 100, and 0 exactly when there is no wrong turning", () => {
    fc.assert(
      fc.property(anyForest(), ({ maze, ends }) => {
        const solution = measureSolution(maze, ends);
        if (solution === undefined) return;
        expect(solution.difficulty).toBeGreaterThanOrEqual(0);
        expect(solution.difficulty).toBeLessThan(100);
        expect(solution.difficulty === 0).toBe(solution.wrongTurnings === 0);
      }),
    );
  });

  it("falls whenever a wrong turning is walled off", () => {
    fc.assert(
      fc.property(anyForest(), ({ maze, ends: { entrance, exits } }) => {
        const ends = { entrance, exits: exits.slice(0, 1) };
        const before = measureSolution(maze, ends);
        fc.pre(before !== undefined && before.wrongTurnings > 0);
        const on = new Set(stepsAlong(maze, ends));
        const exit = before.exit;
        const cell = [...on].find((at) => at !== exit && openNeighbours(maze, at).some((next) => !on.has(next)))!;
        const next = openNeighbours(maze, cell).find((other) => !on.has(other))!;
        const lower = Math.min(cell, next);
        const walled = maze.copy();
        walled.closeWall(2 * lower + (Math.abs(cell - next) === 1 && maze.columns > 1 ? 0 : 1));
        expect(measureSolution(walled, ends)!.difficulty).toBeLessThan(before.difficulty);
      }),
    );
  });

  it("grows with a deeper wrong turning, and with one wrong turning more", () => {
    const shallow = drawn(
      "+--+--+--+",
      "|S      E|",
      "+  +--+--+",
      "|  |##|##|",
      "+--+--+--+",
      "|##|##|##|",
      "+--+--+--+",
    );
    const deeper = drawn(
      "+--+--+--+",
      "|S      E|",
      "+  +--+--+",
      "|  |##|##|",
      "+  +--+--+",
      "|  |##|##|",
      "+--+--+--+",
    );
    const more = drawn(
      "+--+--+--+",
      "|S      E|",
      "+  +  +--+",
      "|  |  |##|",
      "+--+--+--+",
      "|##|##|##|",
      "+--+--+--+",
    );
    expect(difficultyOf(shallow)).toBeLessThan(difficultyOf(deeper));
    expect(difficultyOf(shallow)).toBeLessThan(difficultyOf(more));
  });

  it("is higher for depth-first's mazes than for Kruskal's of the same size, and lowest for the binary tree's", () => {
    const mean = (make: Generator["make"]) => {
      let sum = 0;
      for (let i = 0; i < 100; i++) {
        const { maze } = make({ rows: 20, columns: 20 }, new Random(`kind ${i}`));
        sum += measureSolution(maze, cornerEnds(maze))!.difficulty / 100;
      }
      return sum;
    };
    const [binaryTree, kruskals, depthFirst] = ["binary-tree", "kruskal", "depth-first"].map((id) =>
      mean(generatorById(id).make),
    );
    expect(kruskals).toBeGreaterThan(binaryTree! + 3);
    expect(depthFirst).toBeGreaterThan(kruskals! + 3);
  });

  it("grows with the size of mazes of one kind", () => {
    const mean = (size: number) => {
      let sum = 0;
      for (let i = 0; i < 40; i++) {
        const { maze } = kruskal({ rows: size, columns: size }, new Random(`difficulty ${i}`));
        sum += measureSolution(maze, cornerEnds(maze))!.difficulty / 40;
      }
      return sum;
    };
    const means = [5, 10, 20, 50].map(mean);
    expect(means).toEqual([...means].sort((a, b) => a - b));
    expect(means[1]).toBeLessThan(25);
    expect(means[3]).toBeGreaterThan(70);
  });
});

function stepsAlong(maze: Maze, ends: Ends): number[] {
  const steps = stepsFrom(maze, ends.entrance);
  let cell = [...ends.exits].sort((a, b) => (steps.get(a) ?? Infinity) - (steps.get(b) ?? Infinity))[0]!;
  const path = [cell];
  while (cell !== ends.entrance) {
    cell = openNeighbours(maze, cell).find((next) => steps.get(next)! < steps.get(cell)!)!;
    path.push(cell);
  }
  return path;
}
