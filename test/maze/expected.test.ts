import { message } from "../../src/message";
import { sidewinderDeadEnds } from "../../src/maze/expected/sidewinderDeadEnds";
import { uniformTreeDeadEnds } from "../../src/maze/expected/uniformTrees";
import { generators } from "../../src/maze/generators/generators";
import { expectedOf } from "../../src/maze/generators/shared/expectedOf";
import { Maze } from "../../src/maze/model/maze";
import { cellsWith, components } from "./shape";

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe.each(generators.map(({ id }) => id))("what is expected of %s", (id) => {
  it("is nothing on a mask", () => {
    expect(expectedOf({ id }, { rows: 2, columns: 2, mask: Uint8Array.of(1, 1, 1, 0) })).toEqual({});
  });
});

describe("what is known", () => {
  const known = (id: string, rows: number, columns: number): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(expectedOf({ id }, { rows, columns })).map(([what, { value, kind }]) => [
        what,
        `${kind} ${Math.round(value * 100) / 100}`,
      ]),
    );
  const all = generators.map(({ id }) => id);

  it("of any perfect maze is that a corridor has two ends and no other way, and that 2 x 2 cells are one", () => {
    const corridor = { deadEnds: "exact 2", crossroads: "exact 0", solutionLength: "exact 7", longestPath: "exact 7" };
    for (const id of all) {
      expect([known(id, 1, 7), known(id, 7, 1)]).toEqual([corridor, corridor]);
      const two = { value: 2, kind: "exact", source: message("theory-every-maze"), sd: 0 };
      for (const [rows, columns] of [
        [1, 7],
        [7, 1],
        [1, 2],
      ] as const) {
        expect(expectedOf({ id }, { rows, columns }).deadEnds).toEqual(two);
      }
      expect(known(id, 1, 1)).toMatchObject({ deadEnds: "exact 0", longestPath: "exact 1" });
      expect(known(id, 2, 2)).toMatchObject({ deadEnds: "exact 2", crossroads: "exact 0", longestPath: "exact 4" });
    }
  });

  it.each([
    ["kruskal", "published 121.24", "published 57.6", "published 83.2"],
    ["prim-weights", "published 121.24", "published 57.6", "published 83.2"],
    ["boruvka", "published 121.24", "published 57.6", "published 83.2"],
    ["kruskal-picks", "published 121.24", "published 57.6", "published 83.2"],
    ["depth-first", "published 42.14", "published 116.8", "published 230.08"],
    ["growing-tree-newest", "published 42.14", "published 116.8", "published 230.08"],
    ["prim-frontier", "published 140.64", "published 43.36", "published 58.72"],
    ["wilson", "exact 116.15", "published 60.32", "published 92.8"],
    ["aldous-broder", "exact 116.15", "published 60.32", "published 92.8"],
    ["eller", "published 116", "published 56.4", "published 89.28"],
    ["hunt-and-kill", "published 40.08", "published 77.56", "published 150.68"],
    ["sidewinder", "exact 109.48", "published 47.52", "published 82.76"],
    ["binary-tree", "exact 101", "exact 39", "published 72.52"],
    ["recursive-division", "published 108.55", "published 66.52", "published 102.4"],
  ])("of 20 x 20 by %s", (id, deadEnds, solutionLength, longestPath) => {
    expect(known(id, 20, 20)).toMatchObject({ deadEnds, solutionLength, longestPath });
    const mask = new Uint8Array(400).fill(1, 1);
    expect(expectedOf({ id }, { rows: 20, columns: 20, mask })).toEqual({});
    const { sd, error } = expectedOf({ id }, { rows: 20, columns: 20 }).deadEnds!;
    // 20,000 mazes were counted, of which the mean has a 141st of the deviation.
    if (error !== undefined) expect(sd! / error).toBeCloseTo(Math.sqrt(20_000), 6);
  });

  it("of dead ends on 20 x 20 is their deviation too, where it was simulated, and on no other size", () => {
    const deviations = { sidewinder: 5.276, "binary-tree": 4.944, wilson: 5.52, kruskal: 5.44, "depth-first": 3.672 };
    for (const [id, sd] of Object.entries(deviations)) {
      const deadEnds = (rows: number, columns: number) => expectedOf({ id }, { rows, columns }).deadEnds;
      expect(deadEnds(20, 20)!.sd).toBeCloseTo(sd, 9);
      expect([deadEnds(20, 21)?.sd, deadEnds(21, 20)?.sd, deadEnds(9, 9)?.sd]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    }
  });

  it("of other sizes is what can be worked out", () => {
    const deadEnds = (value: string) => ({ deadEnds: value });
    const sized = (rows: number, columns: number) =>
      Object.fromEntries(
        all.map((id) => [id, known(id, rows, columns)] as const).filter(([, of]) => Object.keys(of).length > 0),
      );
    const [kruskal, uniform] = [deadEnds("exact 3.55"), deadEnds("exact 3.44")];
    expect(sized(3, 3)).toEqual({
      kruskal,
      "prim-weights": kruskal,
      boruvka: kruskal,
      "kruskal-picks": kruskal,
      wilson: uniform,
      "aldous-broder": uniform,
      sidewinder: deadEnds("exact 3.34"),
      "binary-tree": { deadEnds: "exact 3.25", crossroads: "exact 0", solutionLength: "exact 5" },
    });
    expect(sized(5, 9)).toEqual({
      wilson: deadEnds("exact 13.43"),
      "aldous-broder": deadEnds("exact 13.43"),
      sidewinder: deadEnds("exact 13.08"),
      "binary-tree": { deadEnds: "exact 12.25", crossroads: "exact 0", solutionLength: "exact 13" },
    });
  });
});

it("nothing is expected where nothing is known", () => {
  for (const [rows, columns] of [
    [3, 4],
    [4, 3],
    [20, 21],
    [21, 20],
  ] as const) {
    for (const id of ["kruskal", "eller"]) expect(expectedOf({ id }, { rows, columns })).toEqual({});
  }
  expect(Object.keys(expectedOf({ id: "wilson" }, { rows: 30, columns: 30 }))).toEqual(["deadEnds"]);
  expect(expectedOf({ id: "wilson" }, { rows: 30, columns: 31 })).toEqual({});
  expect(expectedOf({ id: "growing-tree-mixed" }, { rows: 20, columns: 20 })).toEqual({});
  expect(expectedOf({ id: "depth-first" }, { rows: 20, columns: 21 })).toEqual({});
  expect(expectedOf({ id: "wilson" }, { rows: 100, columns: 100 })).toEqual({});
});

/** Every spanning tree of a small grid. */
function* spanningTrees(rows: number, columns: number): Generator<Maze> {
  const all = Maze.open({ rows, columns });
  const walls = Array.from({ length: all.wallCount }, (_, wall) => wall).filter((wall) => all.separates(wall));
  for (let set = 0; set < 2 ** walls.length; set++) {
    const chosen = walls.filter((_, i) => (set >> i) & 1);
    if (chosen.length !== rows * columns - 1) continue;
    const maze = Maze.walled({ rows, columns });
    for (const wall of chosen) maze.openWall(wall);
    if (components(maze).length === 1) yield maze;
  }
}

describe("uniform spanning trees", () => {
  it.each([
    [2, 2],
    [2, 3],
    [3, 3],
    [2, 5],
  ])("have as many dead ends as all trees of %d x %d have on average", (rows, columns) => {
    const deadEnds = [...spanningTrees(rows, columns)].map((maze) => cellsWith(maze, 1));
    expect(uniformTreeDeadEnds(rows, columns)).toBeCloseTo(mean(deadEnds), 9);
    expect(uniformTreeDeadEnds(columns, rows)).toBeCloseTo(mean(deadEnds), 9);
  });

  it("have 55/16 on 3 x 3 and 116.1517 on 20 x 20", () => {
    expect(uniformTreeDeadEnds(3, 3)).toBeCloseTo(55 / 16, 10);
    expect(uniformTreeDeadEnds(20, 20)).toBeCloseTo(116.1517, 4);
  });
});

describe("sidewinder", () => {
  it("has 109.4840 dead ends on 20 x 20", () => {
    expect(sidewinderDeadEnds(20, 20)).toBeCloseTo(109.484, 4);
  });

  it("has as many as all throws of its coins have on average, on 2 x 3 and 3 x 3", () => {
    /** Rows of runs, each with the chance of its coins and of the cell drawn from each run. */
    const rowsBelow = (columns: number): { chance: number; right: boolean[]; up: boolean[] }[] => {
      const found: { chance: number; right: boolean[]; up: boolean[] }[] = [];
      const go = (column: number, from: number, chance: number, right: boolean[], up: boolean[]) => {
        if (column === columns) return void found.push({ chance, right, up });
        const coins = column < columns - 1 ? [true, false] : [false];
        for (const on of coins) {
          const half = coins.length === 2 ? chance / 2 : chance;
          if (on) go(column + 1, from, half, [...right, true], up);
          else {
            for (let drawn = from; drawn <= column; drawn++) {
              const opened = up.map((open, at) => open || at === drawn);
              go(column + 1, column + 1, half / (column - from + 1), [...right, false], opened);
            }
          }
        }
      };
      go(0, 0, 1, [], new Array<boolean>(columns).fill(false));
      return found;
    };
    for (const [rows, columns] of [
      [2, 3],
      [3, 3],
    ] as const) {
      const choices = rowsBelow(columns);
      let sum = 0;
      const pick = (row: number, chance: number, maze: Maze): void => {
        if (row === rows) return void (sum += chance * cellsWith(maze, 1));
        for (const choice of choices) {
          const next = maze.copy();
          choice.right.forEach((open, column) => open && next.openWall(2 * (row * columns + column)));
          choice.up.forEach((open, column) => open && next.openWall(2 * ((row - 1) * columns + column) + 1));
          pick(row + 1, chance * choice.chance, next);
        }
      };
      const first = Maze.walled({ rows, columns });
      for (let column = 0; column + 1 < columns; column++) first.openWall(2 * column);
      pick(1, 1, first);
      expect(sidewinderDeadEnds(rows, columns)).toBeCloseTo(sum, 10);
    }
  });

  it("has the same number in every column far from the rims, so that wide grids grow evenly", () => {
    const grown = (columns: number) => sidewinderDeadEnds(9, columns + 1) - sidewinderDeadEnds(9, columns);
    expect(grown(200_000)).toBeCloseTo(grown(90), 6);
    expect(sidewinderDeadEnds(9, 300)).toBeCloseTo(sidewinderDeadEnds(9, 50) + 250 * grown(90), 6);
  });
});
