import { generatorById, generators, type Variation } from "../../../src/maze/generators/generators";
import { type Grid, Maze, Random } from "../../../src/maze/model";
import { openNeighbours } from "../shape";
import { BLOCKED, LOOPED, mazeAt, stepOutcome, stepWall } from "../../../src/maze/trace/trace";

const sizes: readonly Grid[] = [
  { rows: 5, columns: 8 },
  { rows: 15, columns: 20 },
];
const ids = generators.map(({ id }) => id);
const none = { loopPercent: 0, blockPermille: 0 };

function made(id: string, grid: Grid, seed: string, variation: Partial<Variation> = {}) {
  return generatorById(id).make(grid, new Random(seed), { ...none, ...variation });
}

/** The walls between cells that stand. */
function standing(maze: Maze): number[] {
  const walls: number[] = [];
  for (let wall = 0; wall < maze.wallCount; wall++) if (maze.separates(wall) && !maze.isOpen(wall)) walls.push(wall);
  return walls;
}

/** The cells with one passage, and at least one wall to another cell. */
function deadEnds(maze: Maze): number[] {
  const hall = Maze.open(maze);
  return [...maze.standing.keys()].filter((cell) => {
    return openNeighbours(maze, cell).length === 1 && openNeighbours(hall, cell).length > 1;
  });
}

describe.each(ids)("extra openings of %s", (id) => {
  it("are the share of the walls left that was asked for, in the perfect maze of the seed", () => {
    for (const grid of sizes) {
      const perfect = made(id, grid, "share").maze;
      const walls = standing(perfect);
      for (const openPercent of [1, 10, 30, 50, 99, 100]) {
        const { maze, trace } = made(id, grid, "share", { openPercent });
        const left = standing(maze);
        expect(walls.length - left.length).toBe(Math.round((openPercent * walls.length) / 100));
        expect(left.every((wall) => walls.includes(wall))).toBe(true);
        expect(mazeAt(grid, trace, trace.steps.length).standing).toEqual(maze.standing);
        const opened = [...trace.steps].filter((step) => stepOutcome(step) === LOOPED).map(stepWall);
        expect(new Set(opened)).toEqual(new Set(walls.filter((wall) => maze.isOpen(wall))));
      }
    }
  });

  it("leave the share of dead ends that was asked for", () => {
    for (const grid of sizes) {
      for (let i = 0; i < 8; i++) {
        const ends = deadEnds(made(id, grid, `braid ${i}`).maze);
        for (const braidPercent of [10, 25, 50, 75, 100]) {
          const { maze } = made(id, grid, `braid ${i}`, { braidPercent });
          const left = deadEnds(maze);
          const wanted = Math.round((braidPercent * ends.length) / 100);
          const removed = ends.length - left.length;
          // Its straight corridors end side by side, and of two such ends none goes alone.
          const isPaired = id === "growing-tree-oldest" && removed === wanted + 1;
          expect({ i, braidPercent, removed }).toEqual({ i, braidPercent, removed: wanted + (isPaired ? 1 : 0) });
          expect(left.every((cell) => ends.includes(cell))).toBe(true);
        }
      }
    }
  });

  it("leave blocked walls as they are", () => {
    const { maze, trace } = made(id, sizes[1]!, "blocks", { blockPermille: 100, openPercent: 100, braidPercent: 100 });
    const blocked = [...trace.steps].filter((step) => stepOutcome(step) === BLOCKED).map(stepWall);
    expect(blocked.length).toBeGreaterThan(5);
    expect(standing(maze).every((wall) => blocked.includes(wall))).toBe(true);
  });
});

it("come after dead ends were counted in what the openings left", () => {
  const grid = sizes[1]!;
  const opened = made("kruskal", grid, "both", { openPercent: 15 }).maze;
  const both = made("kruskal", grid, "both", { openPercent: 15, braidPercent: 40 }).maze;
  const ends = deadEnds(opened).length;
  expect(ends - deadEnds(both).length).toBe(Math.round(0.4 * ends));
});

it("find nothing to open where there is no wall between cells", () => {
  const line = { rows: 1, columns: 9 };
  const { maze } = made("kruskal", line, "line", { openPercent: 100, braidPercent: 100 });
  expect(maze.standing).toEqual(made("kruskal", line, "line").maze.standing);
});

it("free both of two dead ends that can only go together where one is to go", () => {
  const square = { rows: 2, columns: 2 };
  const left = (braidPercent: number) => deadEnds(made("kruskal", square, "square", { braidPercent }).maze).length;
  expect([left(0), left(50), left(100)]).toEqual([2, 0, 0]);
});
