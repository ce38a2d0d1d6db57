import { generatorById } from "../../../src/maze/generators/generators";
import { Maze, Random } from "../../../src/maze/model";
import { encodeStep, mazeAt, stepOutcome, stepWall, Outcome } from "../../../src/maze/trace/trace";
import { components } from "../shape";

const depthFirst = generatorById("depth-first").make;

/**
 * The AI-class program as it is told, slow and plain: cells that know which walls are down and which walls they believe to
 * be up, and a stack that keeps everything. It takes the draws that ours takes, so that both make the same maze of a seed.
 * Returns the walls that are down, and its steps: of retreats only the first from each cell.
 */
function program(rows: number, columns: number, random: Random, loopPercent: number, blockPermille: number) {
  const cells = Array.from({ length: rows * columns }, (_, at) => ({
    at,
    row: Math.floor(at / columns),
    column: at % columns,
    believedUp: new Set(["e", "s", "w", "n"]),
    visited: false,
    left: false,
  }));
  type Cell = (typeof cells)[number];
  const moves = { e: [0, 1, "w"], s: [1, 0, "n"], w: [0, -1, "e"], n: [-1, 0, "s"] } as const;
  const down = new Set<number>();
  const blocked = new Set<number>();
  const steps: number[] = [];
  const wallBetween = (one: Cell, other: Cell) =>
    2 * Math.min(one.at, other.at) + (one.column === other.column ? 1 : 0);
  const step = (from: Cell, to: Cell, outcome: Outcome) =>
    steps.push(encodeStep(wallBetween(from, to), outcome, from.at < to.at ? 0 : 1));
  const stack: Cell[] = [];
  let current = cells[random.below(cells.length)]!;
  current.visited = true;
  for (let visited = 1; visited < cells.length;) {
    const neighbours = Object.entries(moves).flatMap(([side, [dr, dc, back]]) => {
      const cell = cells.find((other) => other.row === current.row + dr && other.column === current.column + dc);
      return cell?.believedUp.size === 4 ? [{ cell, side, back }] : [];
    });
    if (neighbours.length === 0) {
      const before = stack.pop()!;
      if (!current.left) step(current, before, Outcome.backtracked);
      current.left = true;
      current = before;
      continue;
    }
    const { cell, side, back } = neighbours[Math.floor((random.below(12) * neighbours.length) / 12)]!;
    const wall = wallBetween(current, cell);
    const stays = blockPermille > 0 && random.permille(blockPermille);
    const perceived = loopPercent > 0 && random.percent(loopPercent);
    if (!down.has(wall)) {
      if (!stays) step(current, cell, cell.visited ? Outcome.looped : Outcome.joined);
      else if (!blocked.has(wall)) step(current, cell, Outcome.blocked);
    }
    (stays ? blocked : down).add(wall);
    if (!perceived) {
      current.believedUp.delete(side);
      cell.believedUp.delete(back);
    }
    stack.push(current);
    if (!cell.visited) visited++;
    cell.visited = true;
    current = cell;
  }
  return { down: [...down].sort((one, other) => one - other), steps };
}

describe("Depth-first", () => {
  it.each([
    [0, 0],
    [10, 0],
    [50, 0],
    [90, 0],
    [100, 0],
    [0, 100],
    [40, 300],
    [95, 100],
  ])(
    "makes the mazes of the AI-class program, wall for wall, with loop percent %d and block permille %d",
    (loop, block) => {
      for (let i = 0; i < 60; i++) {
        const seed = `${i} ${loop} ${block}`;
        const variation = { loopPercent: loop, blockPermille: block };
        // In the small ones a walk with loops comes back to where it began, over places that the stack had to forget.
        const [rows, columns] = i % 2 === 0 ? [5, 6] : i % 3 === 0 ? [1, 6] : [2, 3];
        const { maze, trace } = depthFirst({ rows, columns }, new Random(seed), variation);
        const told = program(rows, columns, new Random(seed), loop, block);
        expect([...Array(maze.wallCount).keys()].filter((wall) => maze.isOpen(wall))).toEqual(told.down);
        const isRetreat = (step: number) => stepOutcome(step) === Outcome.backtracked;
        const forward = [...trace.steps].filter((step) => !isRetreat(step));
        expect(forward).toEqual(told.steps.filter((step) => !isRetreat(step)));
        // With loops the stack forgets places: then the way back leads over no one wall, and no step tells of it.
        if (loop === 0) expect([...trace.steps]).toEqual(told.steps);
        const entered = new Set(told.steps.map(stepWall));
        expect([...trace.steps].every((step) => entered.has(stepWall(step)))).toBe(true);
      }
    },
  );

  it.each([
    [30, 0],
    [95, 0],
    [100, 0],
    [60, 500],
    [100, 1000],
  ])(
    "leaves a trace that makes the same maze, at most five steps a cell, with %d percent and %d permille",
    (loop, block) => {
      const grid = { rows: 30, columns: 30, mask: Uint8Array.from({ length: 900 }, (_, cell) => (cell % 7 ? 1 : 0)) };
      const { maze, trace } = depthFirst(grid, new Random("trace"), { loopPercent: loop, blockPermille: block });
      expect(mazeAt(grid, trace, trace.steps.length).standing).toEqual(maze.standing);
      expect(trace.steps.length).toBeLessThanOrEqual(5 * 900);
      if (block === 0) expect(components(maze)).toHaveLength(components(Maze.open(grid)).length);
    },
  );
});
