import { generatorById } from "../../../src/maze/generators/generators";
import { crc32 } from "../../../src/maze/code/recipe";
import { Random } from "../../../src/maze/model/random";
import { mazeAt } from "../../../src/maze/trace/trace";
import { components } from "../shape";

const depthFirst = generatorById("depth-first").make;

describe("Depth-first", () => {
  // CRC-32 of the walls and steps that the AI-class program, told as it is, made of the same draws.
  it.each([
    [0, 0, "c3fcb6a2"],
    [10, 0, "4febad29"],
    [50, 0, "1491aa32"],
    [90, 0, "2e9c5d81"],
    [100, 0, "fc5d3886"],
    [0, 100, "356bcc1f"],
    [40, 300, "4bef8fdb"],
    [95, 100, "95362d8c"],
  ])(
    "still makes the same small mazes with loop percent %d and block permille %d",
    (loopPercent, blockPermille, crc) => {
      const bytes: number[] = [];
      for (let i = 0; i < 60; i++) {
        // In the small ones a walk with loops comes back to where it began, over places that the stack had to forget.
        const [rows, columns] = i % 2 === 0 ? [5, 6] : i % 3 === 0 ? [1, 6] : [2, 3];
        const random = new Random(`${i} ${loopPercent} ${blockPermille}`);
        const { maze, trace } = depthFirst({ rows, columns }, random, { loopPercent, blockPermille });
        bytes.push(...maze.standing, ...[...trace.steps].flatMap((step) => [step, step >>> 8]));
      }
      expect(crc32(Uint8Array.from(bytes)).toString(16)).toBe(crc);
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
      if (block === 0)
        expect(components(maze)).toHaveLength(
          components(mazeAt(grid, { start: "open", steps: new Uint32Array(0) }, 0)).length,
        );
    },
  );
});
