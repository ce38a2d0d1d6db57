import { generatorById } from "../../../src/maze/generators/generators";
import { Maze, Random } from "../../../src/maze/model";
import { mazeAt, stepOutcome, stepSelectedAcross, stepWall, Outcome } from "../../../src/maze/trace/trace";
import { components } from "../shape";

const grid = { rows: 7, columns: 9 };
const made = (id: string, seed: string) => generatorById(id).make(grid, new Random(seed));
const between = Maze.walled(grid);
const right = (cell: number) => 2 * cell;
const bottom = (cell: number) => 2 * cell + 1;
const rowsOf = (walls: (row: number, cells: number[]) => number[]) =>
  [...Array(grid.rows).keys()].flatMap((row) =>
    walls(
      row,
      [...Array(grid.columns).keys()].map((column) => row * grid.columns + column),
    ),
  );

describe("The trace of Eller's algorithm", () => {
  it("looks at every wall once: in each row at those between its cells from the left, then at those below them", () => {
    const { trace } = made("eller", "row by row");
    const expected = rowsOf((_, cells) => [...cells.map(right), ...cells.map(bottom)]).filter((wall) =>
      between.separates(wall),
    );
    expect([...trace.steps].map(stepWall)).toEqual(expected);
  });

  it("refuses a wall between cells that are joined by then, and no other", () => {
    for (const seed of ["one", "two", "three"]) {
      const { trace } = made("eller", seed);
      trace.steps.forEach((step, k) => {
        const now = mazeAt(grid, trace, k);
        const part = components(now).find((cells) => cells.includes(stepWall(step) >> 1))!;
        expect(stepOutcome(step) === Outcome.refused).toBe(part.includes(now.across(stepWall(step))));
      });
    }
  });
});

describe("The trace of sidewinder", () => {
  it("looks at every wall between the cells of a row from the left, and after each run's end at the one wall above it that falls", () => {
    const { trace } = made("sidewinder", "runs");
    let run: number[] = [];
    const sideways: number[] = [];
    for (const step of trace.steps) {
      const [wall, cell] = [stepWall(step), stepWall(step) >> 1];
      if ((wall & 1) === 0) {
        sideways.push(wall);
        if (run.at(-1) !== cell) run = [cell];
        if (stepOutcome(step) === Outcome.joined) run.push(cell + 1);
        else expect(stepOutcome(step)).toBe(Outcome.kept);
        continue;
      }
      // A cell that ends a row and is a run by itself has no wall at its side to be looked at.
      const selected = cell + grid.columns;
      if (selected % grid.columns === grid.columns - 1 && run.at(-1) !== selected) run = [selected];
      expect([stepOutcome(step), stepSelectedAcross(step)]).toEqual([Outcome.joined, true]);
      expect(run).toContain(selected);
    }
    expect(sideways).toEqual(rowsOf((_, cells) => cells.slice(0, -1).map(right)));
  });
});

describe("The trace of the binary tree", () => {
  it("opens a wall of each cell but the first, in order, from the cell at its left or above it", () => {
    const { trace } = made("binary-tree", "slant");
    const [from, to] = [[] as number[], [] as number[]];
    for (const step of trace.steps) {
      const ends = [stepWall(step) >> 1, between.across(stepWall(step))];
      if (stepSelectedAcross(step)) ends.reverse();
      from.push(ends[0]!);
      to.push(ends[1]!);
    }
    expect(to).toEqual([...Array(grid.rows * grid.columns).keys()].slice(1));
    expect(from.every((cell, i) => [to[i]! - 1, to[i]! - grid.columns].includes(cell))).toBe(true);
  });
});
