import { generatorById } from "../../../src/maze/generators/generators";
import { Maze, Random } from "../../../src/maze/model";
import { mazeAt, stepOutcome, stepWall, Outcome } from "../../../src/maze/trace/trace";
import { components, wallsBetween } from "../shape";

const grid = { rows: 7, columns: 9 };
const made = (seed: string) => generatorById("eller").make(grid, new Random(seed));

describe("The trace of Eller's algorithm", () => {
  it("looks at every wall once: in each row at those between its cells from the left, then at those below them", () => {
    const { trace } = made("row by row");
    // The walls of a row, first all that are even numbers: at the right of its cells.
    const expected = wallsBetween(Maze.walled(grid)).sort((one, other) => {
      const [row, below] = [one, other].map((wall) => Math.floor(wall / (2 * grid.columns)));
      return row! - below! || (one & 1) - (other & 1) || one - other;
    });
    expect([...trace.steps].map(stepWall)).toEqual(expected);
  });

  it("refuses a wall between cells that are joined by then, and no other", () => {
    for (const seed of ["one", "two", "three"]) {
      const { trace } = made(seed);
      trace.steps.forEach((step, k) => {
        const now = mazeAt(grid, trace, k);
        const part = components(now).find((cells) => cells.includes(stepWall(step) >> 1))!;
        expect(stepOutcome(step) === Outcome.refused).toBe(part.includes(now.across(stepWall(step))));
      });
    }
  });
});
