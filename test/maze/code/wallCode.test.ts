import fc from "fast-check";
import { message } from "../../../src/message";
import { decode, encode, damaged, toBase32 } from "../../../src/maze/code/recipe";
import { MOST_CODE_CELLS, decodeMaze, decodeWalls, encodeMaze, encodeWalls } from "../../../src/maze/code/wallCode";
import { MazeError, Maze, Random } from "../../../src/maze/model";
import { UNVARIED, generatorById } from "../../../src/maze/generators/generators";
import { parseText, textFormById } from "../../../src/maze/text";
import { anyForest, anyMaze } from "../anyMaze";
import { expectSameMaze } from "../shape";
import { runs } from "../../depth";
import { GROUPS, damagedCodes, forged, typed } from "./damaged";

const walled = (rows: number, columns: number) => Maze.walled({ rows, columns });
const tooMany = new MazeError("code", message("too-much-for-code"));

describe("a code of walls", () => {
  it.each([
    ["any walls", anyMaze()],
    ["mended ones", anyForest()],
    ["large ones", anyMaze(44)],
  ])("brings back %s, mask and ends, sealed however it is typed, and without a seal", (_, drawn) => {
    fc.assert(
      fc.property(drawn, fc.boolean(), ({ maze, ends }, marked) => {
        const code = encodeMaze({ maze, ends: marked ? ends : undefined });
        expect(code).toMatch(GROUPS);
        const read = decodeMaze(typed(code))!;
        expectSameMaze(read.maze, maze);
        expect(read.ends).toEqual(marked ? ends : undefined);
        expectSameMaze(decodeWalls(encodeWalls(maze)), maze);
      }),
      { numRuns: runs(60) },
    );
  });

  it("of a maze by any generator and edited in one wall differs from that of the maze in a few characters alone", () => {
    for (const id of ["kruskal", "depth-first", "eller", "wilson"]) {
      const maze = generatorById(id).makeMaze({ rows: 20, columns: 30 }, new Random("edited"), UNVARIED);
      const before = encodeMaze({ maze });
      maze.openWall(maze.isOpen(640) ? 642 : 640);
      const after = encodeMaze({ maze });
      expect(decodeMaze(after)!.maze.standing).toEqual(maze.standing);
      const differ = [...before].filter((character, at) => character !== after[at]).length;
      // One digit of the walls, and up to eight of the checksum.
      expect([before.length === after.length, differ <= 9]).toEqual([true, true]);
    }
  });

  it("stays what it was when it was handed out", () => {
    const { maze, ends } = parseText(
      [
        "+--+--+--+--+",
        "|S    |     |",
        "+  +--+  +  +",
        "|     |  |  |",
        "+  +--+--+  +",
        "|  |##|   E |",
        "+--+--+--+--+",
      ].join("\n"),
    );
    const code = encodeMaze({ maze, ends });
    expect(code).toBe("6R1G8-0011C-0ZY3F-K66EJ-ZGAM");
    expect(textFormById("ascii").print(decodeMaze(code)!)).toBe(textFormById("ascii").print({ maze, ends }));
  });

  it("takes half a digit a cell: under a thousand characters for the most cells that are sealed", () => {
    expect(encodeMaze({ maze: walled(40, 50), ends: { entrance: 0, exits: [1_999] } }).length).toBeLessThan(1_000);
    expect(encodeWalls(Maze.open({ rows: 50, columns: 50 })).length).toBeLessThan(1_210);
    expect(40 * 50).toBe(MOST_CODE_CELLS);
    expect(() => encodeMaze({ maze: walled(3, 667) })).toThrow(tooMany);
  });

  it("is no recipe, and a recipe is none", () => {
    const code = encode({ rows: 4, columns: 5, generator: "kruskal", seed: "s", variation: UNVARIED });
    expect(decodeMaze(code)).toBeUndefined();
    const other = message("share-code-of-other-version");
    expect(() => decode(encodeMaze({ maze: walled(4, 5) }))).toThrow(new MazeError("code", other));
  });
});

describe("a damaged code of walls", () => {
  const WALLS = damaged();
  const early = damaged();

  it("is refused with any one character changed, left out or exchanged with its neighbour", () => {
    const maze = generatorById("kruskal").makeMaze({ rows: 6, columns: 7 }, new Random("damaged"), UNVARIED);
    const code = encodeMaze({ maze, ends: { entrance: 0, exits: [41] } }).replace(/-/g, "");
    for (const wrong of damagedCodes(code)) expect(() => decodeMaze(wrong)).toThrow("share-code");
  });

  it.each([
    ["its walls are too few", [0x30, 1, 2], early],
    ["its walls are too many", [0x30, 1, 2, 1, 0], WALLS],
    ["a wall is beyond the last", [0x30, 1, 2, 2], WALLS],
    ["it has an unknown flag", [0x31, 1, 2, 1], WALLS],
    ["it has another unknown flag", [0x38, 1, 2, 1], WALLS],
    ["its ends are nowhere", [0x32, 1, 2, 5, 1, 0, 1], "cell-not-in-maze"],
    ["it has no rows", [0x30, 0, 5], "side-not-whole"],
  ])("is refused where %s, sealed or not", (_, bytes, error) => {
    expect(decodeMaze(forged(0x30, 1, 2, 1))!.maze.isOpen(0)).toBe(true);
    expect(() => decodeMaze(forged(...bytes))).toThrow(error);
    expect(() => decodeWalls(toBase32(Uint8Array.from(bytes)))).toThrow(error);
  });

  it("is refused for its size before anything of that size is made", () => {
    expect(() => decodeMaze(forged(0x30, 0xe8, 7, 0xe8, 7))).toThrow(tooMany);
    const huge = [0x30, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff, 0x7f];
    expect(() => decodeMaze(forged(...huge))).toThrow("maze-too-many-cells");
    expect(() => decodeWalls(toBase32(Uint8Array.from(huge)))).toThrow("maze-too-many-cells");
  });

  it.each(["", "0", "UUUU", encodeWalls(walled(3, 3)).slice(0, -2), "ZZZZZ-ZZZZZ-ZZZZZ"])(
    "is refused without a seal: %p",
    (code) => expect(() => decodeWalls(code)).toThrow(MazeError),
  );
});
