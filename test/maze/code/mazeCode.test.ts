import fc from "fast-check";
import { message } from "../../../src/message";
import { toBase32, sealed } from "../../../src/maze/code/sealed";
import { ByteWriter, damaged } from "../../../src/maze/code/bytes";
import { MOST_CODE_CELLS, decodeMaze, encodeMaze } from "../../../src/maze/code/mazeCode";
import { decode, encode } from "../../../src/maze/code/recipe";
import { CodeError, MazeError } from "../../../src/maze/model/errors";
import { Maze } from "../../../src/maze/model/maze";
import { Random } from "../../../src/maze/model/random";
import { PERFECT, generatorById } from "../../../src/maze/generators/generators";
import { parseText, textFormById } from "../../../src/maze/text/textForms";
import { anyForest, anyMaze } from "../anyMaze";
import { runs } from "../../depth";

/** Share codes that hold every wall. */

const walled = (rows: number, columns: number) => Maze.walled({ rows, columns });

describe("a share code of walls", () => {
  it.each([
    ["any walls", anyMaze()],
    ["mended ones", anyForest()],
    ["large ones", anyMaze(44)],
  ])("brings back %s, mask and ends, however it is typed", (_, drawn) => {
    fc.assert(
      fc.property(drawn, fc.boolean(), ({ maze, ends }, marked) => {
        const code = encodeMaze({ maze, ends: marked ? ends : undefined });
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5})*(-[0-9A-HJKMNP-TV-Z]{1,5})?$/);
        const typed = ` ${code.toLowerCase().replace(/-/g, " ").replace(/0/g, "o").replace(/1/g, "l")}\n`;
        const read = decodeMaze(typed)!;
        expect([read.maze.rows, read.maze.columns, read.ends]).toEqual([
          maze.rows,
          maze.columns,
          marked ? ends : undefined,
        ]);
        for (let cell = 0; cell < maze.size; cell++) expect(read.maze.has(cell)).toBe(maze.has(cell));
        for (let wall = 0; wall < maze.wallCount; wall++) {
          if (maze.separates(wall)) expect(read.maze.isOpen(wall)).toBe(maze.isOpen(wall));
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it("of a maze by any generator and edited in one wall differs from that of the maze in a few characters alone", () => {
    for (const id of ["kruskal", "depth-first", "eller", "wilson"]) {
      const maze = generatorById(id).makeMaze({ rows: 20, columns: 30 }, new Random("edited"), PERFECT);
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

  it("takes under a thousand characters for the most cells, and no more are taken", () => {
    const longest = encodeMaze({ maze: walled(40, 50), ends: { entrance: 0, exits: [1_999] } });
    expect([longest.length < 1_000, 40 * 50]).toEqual([true, MOST_CODE_CELLS]);
    expect(() => encodeMaze({ maze: walled(3, 667) })).toThrow(
      new CodeError(message("too-many-cells-for-code", { cells: 2_001, most: MOST_CODE_CELLS })),
    );
  });

  it("is no recipe, and a recipe is none", () => {
    const code = encode({ rows: 4, columns: 5, generator: "kruskal", seed: "s", imperfection: PERFECT });
    expect(decodeMaze(code)).toBeUndefined();
    expect(() => decode(encodeMaze({ maze: walled(4, 5) }))).toThrow(
      new CodeError(message("share-code-of-other-version", { version: 3 })),
    );
  });
});

describe("a damaged share code of walls", () => {
  const bytes = (...numbers: readonly number[]) => {
    const out = new ByteWriter();
    for (const number of numbers) out.number(number);
    return sealed(out);
  };
  const WALLS = damaged(message("code-walls-do-not-fit"));

  it("is refused with any one character changed, left out or exchanged with its neighbour", () => {
    const maze = generatorById("kruskal").makeMaze({ rows: 6, columns: 7 }, new Random("damaged"), PERFECT);
    const code = encodeMaze({ maze, ends: { entrance: 0, exits: [41] } }).replace(/-/g, "");
    const refuses = (wrong: string) => expect(() => decodeMaze(wrong)).toThrow(CodeError);
    for (let at = 0; at < code.length; at++) {
      for (const digit of "0123456789ABCDEFGHJKMNPQRSTVWXYZ") {
        if (digit !== code[at]) refuses(code.slice(0, at) + digit + code.slice(at + 1));
      }
      refuses(code.slice(0, at) + code.slice(at + 1));
      const exchanged = code.slice(0, at) + (code[at + 1] ?? "") + code[at]! + code.slice(at + 2);
      if (exchanged !== code) refuses(exchanged);
    }
  });

  it("is refused where its walls are too few, too many, or beyond the last, its flags unknown, or its ends nowhere", () => {
    expect(decodeMaze(bytes(0x30, 1, 2, 1))!.maze.isOpen(0)).toBe(true);
    for (const wrong of [
      [0x30, 1, 2],
      [0x30, 1, 2, 1, 0],
      [0x30, 1, 2, 2],
      [0x31, 1, 2, 1],
      [0x38, 1, 2, 1],
    ]) {
      expect(() => decodeMaze(bytes(...wrong))).toThrow(WALLS);
    }
    expect(() => decodeMaze(bytes(0x32, 1, 2, 5, 1, 0, 1))).toThrow(MazeError);
  });

  it("is refused for its size before anything of that size is made", () => {
    expect(() => decodeMaze(bytes(0x30, 1_000, 1_000))).toThrow(
      new CodeError(message("too-many-cells-for-code", { cells: 1_000_000, most: MOST_CODE_CELLS })),
    );
    expect(() => decodeMaze(bytes(0x30, 0, 5))).toThrow(MazeError);
    expect(() => decodeMaze(bytes(0x30, 200_000_000, 200_000_000))).toThrow(MazeError);
  });

  it("is read or refused in a sentence, whatever its bytes are", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), fc.boolean(), (content, isSealed) => {
        const out = new ByteWriter();
        out.byte(0x30 | (content.length & 7));
        for (const byte of content) out.byte(byte);
        try {
          expect(decodeMaze(isSealed ? sealed(out) : toBase32(out.toBytes()))?.maze.size).toBeLessThanOrEqual(
            MOST_CODE_CELLS,
          );
        } catch (error) {
          expect(error).toBeInstanceOf(MazeError);
        }
      }),
      { numRuns: runs(500) },
    );
  });
});
