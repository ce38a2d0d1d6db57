import { generatorById } from "../../../src/maze/generators/generators";
import { Random } from "../../../src/maze/model/random";
import { mazeAt } from "../../../src/maze/trace/trace";
import { components } from "../shape";

const depthFirst = generatorById("depth-first").make;

describe("Depth-first", () => {
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
        expect(components(maze)).toHaveLength(
          components(mazeAt(grid, { start: "open", steps: new Uint32Array(0) }, 0)).length,
        );
    },
  );
});
