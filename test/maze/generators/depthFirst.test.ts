import { generatorById } from "../../../src/maze/generators";
import { Random } from "../../../src/maze/random";
import {
  BACKTRACKED,
  BLOCKED,
  LOOPED,
  mazeAt,
  OPENED,
  stepOutcome,
  stepSelectedAcross,
  stepWall,
  type Trace,
} from "../../../src/maze/trace";
import { parts } from "../shape";

const depthFirst = generatorById("depth-first").make;

/**
 * The AI-class program as it is told, slow and plain: cells that know which walls are down and which walls they believe to
 * be up, and a stack that keeps everything. Returns the number of passages and of parts.
 */
function program(rows: number, columns: number, random: Random, loopPercent: number, blockPermille: number) {
  const cells = Array.from({ length: rows * columns }, (_, at) => ({
    row: Math.floor(at / columns),
    column: at % columns,
    believedUp: new Set(["n", "e", "s", "w"]),
    visited: false,
  }));
  const down = new Set<string>();
  const moves = { n: [-1, 0, "s"], e: [0, 1, "w"], s: [1, 0, "n"], w: [0, -1, "e"] } as const;
  const stack: typeof cells = [];
  let current = cells[random.below(cells.length)]!;
  current.visited = true;
  for (let visited = 1; visited < cells.length;) {
    const neighbours = Object.entries(moves).flatMap(([side, [dr, dc, back]]) => {
      const cell = cells.find((other) => other.row === current.row + dr && other.column === current.column + dc);
      return cell?.believedUp.size === 4 ? [{ cell, side, back }] : [];
    });
    if (neighbours.length === 0) {
      current = stack.pop()!;
      continue;
    }
    const { cell, side, back } = neighbours[random.below(neighbours.length)]!;
    if (!random.permille(blockPermille)) {
      const [low, high] = [cells.indexOf(current), cells.indexOf(cell)].sort((a, b) => a - b);
      down.add(`${low} ${high}`);
    }
    if (!random.percent(loopPercent)) {
      current.believedUp.delete(side);
      cell.believedUp.delete(back);
    }
    stack.push(current);
    if (!cell.visited) visited++;
    cell.visited = true;
    current = cell;
  }
  return down.size;
}

function counts(trace: Trace) {
  const of = (outcome: number) => [...trace.steps].filter((step) => stepOutcome(step) === outcome).length;
  return { opened: of(OPENED), looped: of(LOOPED), blocked: of(BLOCKED), backtracked: of(BACKTRACKED) };
}

function meanAndError(values: number[]): [number, number] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return [mean, Math.sqrt(variance / values.length)];
}

describe("Depth-first", () => {
  it("steps from cell to neighbouring cell: forward through the wall that falls, back over an opening", () => {
    const grid = { rows: 12, columns: 15 };
    const { maze, trace } = depthFirst(grid, new Random("walk"));
    let current: number | undefined;
    let opened = 0;
    for (const step of trace.steps) {
      const wall = stepWall(step);
      const [from, to] = stepSelectedAcross(step) ? [maze.across(wall), wall >> 1] : [wall >> 1, maze.across(wall)];
      if (current !== undefined) expect(from).toBe(current);
      current = to;
      if (stepOutcome(step) === OPENED) opened++;
      else expect([stepOutcome(step), maze.isOpen(wall)]).toEqual([BACKTRACKED, true]);
    }
    expect(opened).toBe(12 * 15 - 1);
    expect(stepOutcome(trace.steps.at(-1)!)).toBe(OPENED);
  });

  it.each([
    [0, 0],
    [10, 0],
    [50, 0],
    [90, 0],
    [100, 0],
    [0, 100],
    [40, 300],
  ])("makes as many passages as the AI-class program with loop percent %d and block permille %d", (loop, block) => {
    const mazes = 1500;
    const ours: number[] = [];
    const told: number[] = [];
    const random = new Random(`told ${loop} ${block}`);
    for (let i = 0; i < mazes; i++) {
      const imperfection = { loopPercent: loop, blockPermille: block };
      const { maze } = depthFirst({ rows: 4, columns: 5 }, new Random(`${i} ${loop} ${block}`), imperfection);
      ours.push(maze.countPassages());
      told.push(program(4, 5, random, loop, block));
    }
    const [mean, error] = meanAndError(ours);
    const [expected, itsError] = meanAndError(told);
    expect(Math.abs(mean - expected)).toBeLessThan(4 * Math.hypot(error, itsError) + 1e-9);
  });

  it("blocks each wall of a maze without loops with the stated chance, and goes on behind it", () => {
    let blocked = 0;
    for (let i = 0; i < 50; i++) {
      const { maze, trace } = depthFirst({ rows: 20, columns: 20 }, new Random(`block ${i}`), {
        loopPercent: 0,
        blockPermille: 150,
      });
      const seen = counts(trace);
      expect(seen.opened + seen.blocked).toBe(399);
      expect(maze.countPassages()).toBe(seen.opened);
      expect(parts(maze)).toHaveLength(1 + seen.blocked);
      blocked += seen.blocked;
    }
    const tries = 50 * 399;
    expect(Math.abs(blocked - tries * 0.15)).toBeLessThan(4 * Math.sqrt(tries * 0.15 * 0.85));
  });

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
      if (block === 0)
        expect(parts(maze)).toHaveLength(parts(mazeAt(grid, { start: "open", steps: new Uint32Array(0) }, 0)).length);
    },
  );
});
