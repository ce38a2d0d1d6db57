import { Maze } from "../../../src/maze/maze";
import { Check } from "../../../src/maze/measures/check";
import { deadEndLengths, deadEndLengthsInSlices } from "../../../src/maze/measures/deadEnds";
import { wrongTurnings } from "../../../src/maze/measures/difficulty";
import { distancesInSlices } from "../../../src/maze/measures/distances";
import { longestPath, longestPathInSlices } from "../../../src/maze/measures/longestPath";
import { meanDistanceInSlices } from "../../../src/maze/measures/meanDistance";
import { measureShape, statistics } from "../../../src/maze/measures/statistics";
import type { Slices } from "../../../src/maze/slices";

describe("mazes of more cells than a slice has", () => {
  it("are measured whole: a corridor", () => {
    const cells = 20_001;
    const corridor = Maze.open({ rows: 1, columns: cells });
    const lengths = deadEndLengths(corridor);
    expect([lengths.length, lengths[cells]]).toEqual([cells + 1, 2]);
    const { meanDistance: mean, solution, ...shape } = statistics(corridor, { entrance: 3, exits: [cells - 1] });
    expect(mean.isExact).toBe(true);
    expect(mean.steps).toBeCloseTo((cells + 1) / 3, 6);
    expect(solution).toMatchObject({
      length: cells - 3,
      straightLength: cells - 3,
      detour: 1,
      turns: 0,
      wrongTurnings: 1,
      stepsInVain: 3,
    });
    expect(shape).toMatchObject({ straights: cells - 2, deadEnds: 2, horizontal: cells - 1, loops: 0, parts: 1 });
    expect(shape.longestPath).toEqual({ from: 0, to: cells - 1, length: cells });
  });

  it("are measured whole: a hall and closed cells", () => {
    const hall = Maze.open({ rows: 90, columns: 110 });
    expect(measureShape(hall)).toMatchObject({
      cells: 9_900,
      passages: 90 * 109 + 89 * 110,
      loops: 89 * 109,
      turns: 4,
      straights: 0,
      junctions: 2 * (88 + 108),
      crossroads: 88 * 108,
    });
    const { loopWalls } = Check.of(hall);
    expect(new Set(loopWalls).size).toBe(89 * 109);
    for (const wall of loopWalls) hall.closeWall(wall);
    expect(Check.of(hall).isPerfect).toBe(true);
    const closed = Maze.walled({ rows: 90, columns: 110 });
    expect(measureShape(closed)).toMatchObject({ closedCells: 9_900, parts: 9_900, passages: 0 });
    expect(longestPath(closed)).toEqual({ from: 0, to: 0, length: 1 });
  });
});

describe("slices of 20,000 cells", () => {
  const corridor = Maze.open({ rows: 1, columns: 20_000 });
  const hall = Maze.open({ rows: 100, columns: 200 });
  /** Two hundred parts of a hundred cells, each of which fits a slice. */
  const stripes = Maze.walled(hall);
  for (let cell = 0; cell < 19_800; cell++) stripes.openWall(2 * cell + 1);
  const astray = (maze: Maze) => wrongTurnings(maze, Uint32Array.of(19_998, 19_999));

  // All cells are in three slices. Each look at all of them takes so many, and first all passages are read.
  const works: [string, (maze: Maze) => Slices<unknown>, Maze, number][] = [
    ["distances in a corridor: a flood", (maze) => distancesInSlices(maze, 5), corridor, 3 + 3],
    ["wrong turnings in a corridor: a flood, its way, and the forks of it", astray, corridor, 3 + 3 + 2],
    ["dead ends in a corridor: all cells, and from both ends", deadEndLengthsInSlices, corridor, 3 + 7],
    ["dead ends in stripes: all cells, and from both ends of each", deadEndLengthsInSlices, stripes, 3 + 7],
    ["the longest path in a corridor: two floods, each taken back", longestPathInSlices, corridor, 3 + 5 + 5],
    [
      "the mean distance in a corridor: all cells, a flood, all passages",
      meanDistanceInSlices,
      corridor,
      3 + 2 + 2 + 2,
    ],
    ["the mean distance in stripes: all cells, and a flood in each", meanDistanceInSlices, stripes, 3 + 4],
    ["a check of a hall: a flood, and all loops", (maze) => Check.inSlices(maze), hall, 3 + 3 + 3],
  ];
  it.each(works)("%s", (_, work, maze, least) => {
    const slices = [...work(maze)].length;
    expect(slices).toBeGreaterThanOrEqual(least);
    expect(slices).toBeLessThan(2 * least);
  });
});
