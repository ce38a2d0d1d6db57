import { message } from "../../../src/message";
import { damaged } from "../../../src/maze/code/bytes";
import * as fc from "fast-check";
import { toBase32 } from "../../../src/maze/code/sealed";
import { decodeWalls, encodeWalls } from "../../../src/maze/code/wallCode";
import { MazeError } from "../../../src/maze/model/errors";
import { Maze } from "../../../src/maze/model/maze";

const mazes = fc
  .record({ rows: fc.integer({ min: 1, max: 9 }), columns: fc.integer({ min: 1, max: 9 }) })
  .chain(({ rows, columns }) =>
    fc.record({
      rows: fc.constant(rows),
      columns: fc.constant(columns),
      out: fc.array(fc.nat(rows * columns - 1), { maxLength: rows * columns - 1 }),
      open: fc.array(fc.nat(2 * rows * columns - 1)),
    }),
  )
  .map(({ rows, columns, out, open }) => {
    const mask = new Uint8Array(rows * columns).fill(1);
    for (const cell of out) mask[cell] = 0;
    const maze = Maze.walled(mask.includes(1) && out.length > 0 ? { rows, columns, mask } : { rows, columns });
    for (const wall of open) if (wall < maze.wallCount && maze.separates(wall)) maze.openWall(wall);
    return maze;
  });

test("every maze comes back wall by wall, with the cells that are out of it", () => {
  fc.assert(
    fc.property(mazes, (maze) => {
      const back = decodeWalls(encodeWalls(maze));
      expect([back.rows, back.columns, back.mask, back.standing]).toEqual([
        maze.rows,
        maze.columns,
        maze.mask,
        maze.standing,
      ]);
    }),
  );
});

test("half a digit a cell: 2,500 cells take less than 1,210 characters", () => {
  const length = encodeWalls(Maze.open({ rows: 50, columns: 50 })).length;
  expect(length).toBeGreaterThan(1_150);
  expect(length).toBeLessThan(1_210);
});

test.each(["", "0", "UUUU", encodeWalls(Maze.walled({ rows: 3, columns: 3 })).slice(0, -2), "ZZZZZ-ZZZZZ-ZZZZZ"])(
  "%p is no code of walls, and is refused",
  (code) => expect(() => decodeWalls(code)).toThrow(MazeError),
);

test("bytes that are left over, or too few, are no walls", () => {
  // Rows, columns, whether there is a mask, and a byte for each four cells.
  expect(encodeWalls(Maze.walled({ rows: 1, columns: 4 }))).toBe(toBase32(Uint8Array.of(1, 4, 0, 0)));
  expect(encodeWalls(Maze.walled({ rows: 1, columns: 8 }))).toBe(toBase32(Uint8Array.of(1, 8, 0, 0, 0)));
  // Nine cells take three bytes, the last of which has only one of them.
  expect(encodeWalls(Maze.walled({ rows: 3, columns: 3 }))).toBe(toBase32(Uint8Array.of(3, 3, 0, 0, 0, 0)));
  const hall = Uint8Array.of(3, 3, 0, 0b11101111, 0b01011011, 0);
  expect(encodeWalls(Maze.open({ rows: 3, columns: 3 }))).toBe(toBase32(hall));
  expect(decodeWalls(toBase32(hall.fill(255, 3))).standing).toEqual(Maze.open({ rows: 3, columns: 3 }).standing);
  expect(() => decodeWalls(toBase32(Uint8Array.of(1, 4, 0, 0, 0)))).toThrow(damaged(message("code-walls-do-not-fit")));
  expect(() => decodeWalls(toBase32(Uint8Array.of(1, 5, 0, 0)))).toThrow(damaged(message("code-walls-do-not-fit")));
});
