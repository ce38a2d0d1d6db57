import { Maze } from "../../../src/maze/model/maze";
import { Check } from "../../../src/maze/measures/check";
import { deadEndLengths, measureShape, statistics } from "../../../src/maze/measures/statistics";
import { longestPath } from "../../../src/maze/measures/longestPath";

describe("mazes of many cells", () => {
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
      wastedSteps: 3,
    });
    expect(shape).toMatchObject({ straights: cells - 2, deadEnds: 2, horizontal: cells - 1, loops: 0, components: 1 });
    expect(shape.longestPath).toEqual({ from: 0, to: cells - 1, length: cells, isLongest: true });
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
    expect(measureShape(closed)).toMatchObject({ closedCells: 9_900, components: 9_900, passages: 0 });
    expect(longestPath(closed)).toEqual({ from: 0, to: 0, length: 1, isLongest: true });
  });
});
