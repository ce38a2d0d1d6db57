import fc from "fast-check";
import { Check } from "../../../src/maze/measures/flood";
import { Maze, mend, Random } from "../../../src/maze/model";
import { anyMaze } from "../anyMaze";
import { openNeighbours, components, isSquare } from "../shape";

describe("checking a maze", () => {
  it("finds the components, each with its cells", () => {
    fc.assert(
      fc.property(anyMaze(), ({ maze }) => {
        const check = new Check(maze);
        const found = Array.from({ length: check.components }, (_, part) =>
          [...check.component(part)].sort((a, b) => a - b),
        );
        expect(found).toEqual(components(maze).map((part) => part.sort((a, b) => a - b)));
        expect(found.map((_, part) => check.componentSize(part))).toEqual(found.map(({ length }) => length));
      }),
    );
  });

  it("counts passages less cells plus components as loops, and closing their walls breaks all and cuts nothing off", () => {
    fc.assert(
      fc.property(anyMaze(), ({ maze }) => {
        const check = new Check(maze);
        expect(check.loops).toBe(maze.countPassages() - maze.countCells() + components(maze).length);
        const broken = maze.copy();
        for (const wall of check.loopWalls) broken.closeWall(wall);
        expect(new Check(broken).loops).toBe(0);
        expect(new Check(broken).components).toBe(check.components);
      }),
    );
  });

  it("walks each loop through passages and back to where it began, seeing no cell twice", () => {
    fc.assert(
      fc.property(anyMaze(), ({ maze }) => {
        const check = new Check(maze);
        for (let loop = 0; loop < check.loops; loop++) {
          const cells = [...check.loop(loop)];
          expect(cells.length).toBeGreaterThanOrEqual(4);
          expect(new Set(cells).size).toBe(cells.length);
          cells.forEach((cell, i) => expect(openNeighbours(maze, cell)).toContain(cells[(i + 1) % cells.length]));
          const wall = check.loopWalls[loop]!;
          expect(cells).toEqual(expect.arrayContaining([wall >> 1, maze.across(wall)]));
        }
      }),
    );
  });

  it("calls a maze perfect when it has one part and no loop", () => {
    const maze = Maze.open({ rows: 2, columns: 2 });
    expect(new Check(maze).isPerfect).toBe(false);
    maze.closeWall(0);
    expect(new Check(maze).isPerfect).toBe(true);
    maze.closeWall(1);
    expect(new Check(maze).isPerfect).toBe(false);
  });
});

/** The first cells of open blocks of 2 by 3 cells, across and down. */
const roomsIn = (maze: Maze): string[] =>
  [...maze.standing.keys()].flatMap((cell) =>
    [1, maze.columns].flatMap((step) =>
      isSquare(maze, cell) && isSquare(maze, cell + step) ? [`${cell} and ${step} on`] : [],
    ),
  );

describe("mending a maze", () => {
  it("closes one wall a loop outside of rooms, opens one a part too many, and leaves one part for each of the mask", () => {
    fc.assert(
      fc.property(anyMaze(), fc.string(), ({ maze }, seed) => {
        const before = new Check(maze);
        const partsOfMask = new Check(Maze.open(maze)).components;
        const mending = mend(maze, new Random(seed));
        const after = new Check(mending.maze);
        expect(after.components).toBe(partsOfMask);
        expect(roomsIn(mending.maze)).toEqual(roomsIn(maze));
        if (roomsIn(maze).length === 0) expect(after.loops).toBe(0);
        expect(mending.closed).toHaveLength(before.loops - after.loops);
        expect(mending.opened).toHaveLength(before.components - partsOfMask);
        for (const wall of mending.closed)
          expect([maze.isOpen(wall), mending.maze.isOpen(wall)]).toEqual([true, false]);
        for (const wall of mending.opened)
          expect([maze.isOpen(wall), mending.maze.isOpen(wall)]).toEqual([false, true]);
      }),
    );
  });

  it("changes nothing in a perfect maze, and never the maze it was given", () => {
    fc.assert(
      fc.property(anyMaze(), ({ maze }) => {
        const given = maze.standing.slice();
        const once = mend(maze, new Random("once")).maze;
        expect(maze.standing).toEqual(given);
        expect(mend(once, new Random("twice")).maze.standing).toEqual(once.standing);
      }),
    );
  });

  it("breaks the one loop of an open 2x2 at each of its four walls equally often", () => {
    const maze = Maze.open({ rows: 2, columns: 2 });
    const seen = new Map<number, number>();
    for (let i = 0; i < 4000; i++) {
      const wall = mend(maze, new Random(`loop ${i}`)).closed[0]!;
      seen.set(wall, (seen.get(wall) ?? 0) + 1);
    }
    expect(seen.size).toBe(4);
    // SD of each count: sqrt(4000 x 1/4 x 3/4) = 27.4.
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(4 * 27.4);
  });
});
