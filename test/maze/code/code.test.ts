import fc from "fast-check";
import { type Recipe, MAX_CODE_LENGTH, crc32, damaged, decode, encode } from "../../../src/maze/code/recipe";
import { fromBase32, toBase32 } from "../../../src/maze/code/recipe";
import { MOST_CODE_CELLS, decodeMaze, decodeWalls, encodeMaze, encodeWalls } from "../../../src/maze/code/wallCode";
import { UNVARIED, generatorById, generators, isUnvaried, type Variation } from "../../../src/maze/generators";
import { MazeError, Random, Maze } from "../../../src/maze/model";
import { parseText, textFormById } from "../../../src/maze/text";
import { message } from "../../../src/message";
import { runs } from "../../depth";
import { anyMaze, anyForest } from "../anyMaze";
import { expectSameMaze } from "../shape";
import { GROUPS, damagedCodes, forged, typed } from "./damaged";

const plain: Recipe = { generator: "kruskal", rows: 20, columns: 30, seed: "tavo-42", variation: UNVARIED };

const OTHER_VERSION = new MazeError("code", message("share-code-of-other-version"));
const upTo = (most: number, least = 0) => fc.integer({ min: least, max: most });
const perhaps = <T extends object>(given: fc.Arbitrary<T>) => fc.option(given, { nil: {} });
const anyVariation = fc
  .tuple(
    fc.record({ loopPercent: upTo(100), blockPermille: upTo(1000) }),
    perhaps(fc.record({ rooms: upTo(1000, 1), roomFrom: upTo(100, 3), roomTo: upTo(100, 3) })),
    perhaps(fc.record({ openPercent: upTo(100, 1), braidPercent: upTo(100) })),
    perhaps(fc.record({ direction: upTo(100, -100), river: upTo(100, 1), pattern: fc.constant(0) })),
  )
  .filter(([chances, , , texture]) => Object.keys(texture).length === 0 || isUnvaried(chances))
  .map((parts): Variation => Object.assign({}, ...parts) as Variation);

/** Any recipe at all: sizes, masks, ends, seeds of any characters, variations. */
const anyRecipe: fc.Arbitrary<Recipe> = fc
  .record({
    drawn: anyMaze(),
    marked: fc.boolean(),
    generator: fc.constantFrom(...generators.map(({ id }) => id)),
    seed: fc.oneof(fc.string(), fc.string({ unit: "binary" })),
    variation: anyVariation,
  })
  .map(({ drawn: { maze, ends }, marked, generator, seed, variation }) => ({
    generator,
    rows: maze.rows,
    columns: maze.columns,
    mask: maze.mask?.includes(0) ? maze.mask : undefined,
    seed,
    variation,
    ends: marked ? ends : undefined,
  }));

describe("a share code", () => {
  it("brings back the whole recipe, also in lower case, with other hyphens or none, spaces, O for 0 and I or L for 1", () => {
    fc.assert(
      fc.property(anyRecipe, (recipe) => {
        const code = encode(recipe);
        expect(code).toMatch(GROUPS);
        for (const written of [code, typed(code), code.replace(/-/g, "").replace(/1/g, "i")])
          expect(decode(written)).toEqual(recipe);
      }),
      { numRuns: runs(300) },
    );
  });

  it("is short: at most 40 characters for an unmasked maze with ends and a seed of seven letters", () => {
    const code = encode({ ...plain, ends: { entrance: 0, exits: [599] } });
    expect(code.length).toBeLessThanOrEqual(40);
  });

  it("holds a mask in runs where it is simple and in bits where it is not", () => {
    const masked = (isIn: (cell: number) => boolean) => {
      const mask = Uint8Array.from({ length: 10_000 }, (_, cell) => Number(isIn(cell)));
      const recipe = { ...plain, rows: 100, columns: 100, mask };
      expect(decode(encode(recipe)).mask).toEqual(mask);
      return encode(recipe).length;
    };
    expect(masked((cell) => cell < 5000)).toBeLessThan(60);
    const random = new Random("speckled");
    expect(masked(() => random.percent(50))).toBeLessThan(((10_000 / 5) * 6) / 5 + 60);
  });
});

describe("the bytes of a share code", () => {
  it("are digits of five bits, the first ones first, and zeros where the last digit has bits left, in groups of five", () => {
    expect(toBase32(Uint8Array.of(0x08, 0x86, 0x42, 0x98, 0xe8, 0x49))).toBe("12345-67894");
    expect(toBase32(new Uint8Array())).toBe("");
    expect([...fromBase32("zzzz-z zzz")]).toEqual([255, 255, 255, 255, 255]);
  });

  it("have a checksum that others agree on: CRC-32 of 123456789 is CBF43926", () => {
    expect(crc32(Uint8Array.from("123456789", (digit) => digit.charCodeAt(0)))).toBe(0xcbf43926);
  });
});

describe("a damaged share code", () => {
  const refuses = (code: string) => expect(() => decode(code)).toThrow("share-code");

  it("is refused with any one character changed, left out, doubled or exchanged with its neighbour, also one of walls", () => {
    for (const wrong of damagedCodes(encode({ ...plain, ends: { entrance: 0, exits: [599] } }))) refuses(wrong);
    const maze = generatorById("kruskal").makeMaze({ rows: 6, columns: 7 }, new Random("damaged"), UNVARIED);
    for (const wrong of damagedCodes(encodeMaze({ maze, ends: { entrance: 0, exits: [41] } })))
      expect(() => decodeMaze(wrong)).toThrow("share-code");
  });

  it("is refused when its end is missing or something stands behind it", () => {
    const code = encode(plain);
    for (let length = 0; length < code.length; length++) if (code[length] !== "-") refuses(code.slice(0, length));
    for (const more of ["0", "00000000", code]) refuses(code + more);
  });

  it.each(["ABCDU", "maze!"])("says which character no code has: %s", (code) => {
    const told = message("share-code-with-other-character", { character: code.at(-1)! });
    expect(() => decode(code)).toThrow(new MazeError("code", told));
  });

  it("is refused when it is empty, ends within a byte, or is longer than any code", () => {
    for (const code of ["22222-22222-22220", "", "----", "0000000", "0", "000", "01", "0001", " ".repeat(65_534)])
      expect(() => decode(code)).toThrow(damaged());
    expect(() => decode("A".repeat(70_000))).toThrow(
      new MazeError("code", message("share-code-too-long", { most: 32_767, length: 70_000 })),
    );
  });
});

describe("a share code with a right checksum and wrong contents", () => {
  it("is what such bytes are encoded as: numbers above 127 take two, a mask as short in runs as in bits is written in runs", () => {
    const recipe = { ...plain, seed: "A" };
    expect(encode({ ...recipe, rows: 1, columns: 127 })).toBe(forged(0x20, 1, 1, 127, 1, 65));
    expect(encode({ ...recipe, rows: 128, columns: 300 })).toBe(forged(0x20, 1, 0x80, 1, 0xac, 2, 1, 65));
    const half = new Uint8Array(16).fill(1, 0, 8);
    expect(encode({ ...recipe, rows: 4, columns: 4, mask: half })).toBe(forged(0x24, 1, 4, 4, 1, 65, 0, 8, 8));
    const chess = Uint8Array.from({ length: 9 }, (_, cell) => cell % 2);
    const ofChess = forged(0x24, 1, 3, 3, 1, 65, 1, 0b10101010, 0);
    expect([encode({ ...recipe, rows: 3, columns: 3, mask: chess }), decode(ofChess).mask]).toEqual([ofChess, chess]);
    // Nothing stands behind the last cell of a mask.
    expect(() => decode(forged(0x24, 1, 3, 3, 1, 65, 1, 0b10101010, 0b11111110))).toThrow("share-code-damaged");
  });

  it.each([
    ["version 1", [0x10, 1, 2, 3, 1, 65], OTHER_VERSION],
    ["another version", [0x30, 1, 2, 3, 1, 65], OTHER_VERSION],
    ["a sign of later versions", [0x28, 8, 1, 2, 3, 1, 65], OTHER_VERSION],
    ["no such generator", [0x20, 99, 2, 3, 1, 65], OTHER_VERSION],
    ["generator 0", [0x20, 0, 2, 3, 1, 65], OTHER_VERSION],
    ["no rows", [0x20, 1, 0, 3, 1, 65], "side-not-whole"],
    ["10^16 cells", [0x20, 1, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff, 0x7f, 1, 65], "maze-too-many-cells"],
    ["a number without end", [0x20, 1, 0xff, 0xff, 0xff, 0xff, 1, 3, 1, 65], damaged()],
    ["a loop percent of 101", [0x21, 1, 2, 3, 101, 0, 1, 65], "variation-wrong"],
    ["openings of 101 percent", [0x28, 1, 1, 2, 3, 101, 0, 1, 65], "variation-wrong"],
    ["a seed longer than the code", [0x20, 1, 2, 3, 9, 65], damaged()],
    ["bytes left over", [0x20, 1, 2, 3, 1, 65, 7], damaged()],
    ["an entrance outside", [0x22, 1, 2, 3, 1, 65, 6, 1, 0], "cell-not-in-maze"],
    ["no exit", [0x22, 1, 2, 3, 1, 65, 0, 0], "maze-without-exit"],
    ["a million exits", [0x22, 1, 2, 3, 1, 65, 0, 0xc0, 0x84, 0x3d, 1], damaged()],
    ["a mask of a third kind", [0x24, 1, 2, 3, 1, 65, 2, 6], OTHER_VERSION],
    ["a mask with runs that are too long", [0x24, 1, 2, 3, 1, 65, 0, 5, 2], damaged()],
    ["a mask with runs of nothing", [0x24, 1, 2, 3, 1, 65, 0, 1, 0, 5], damaged()],
    ["a mask with runs that are too few", [0x24, 1, 2, 3, 1, 65, 0, 5], damaged()],
    ["a mask with bits that are too few", [0x24, 1, 9, 9, 1, 65, 1, 255], damaged()],
    ["a mask of no cell", [0x24, 1, 2, 3, 1, 65, 0, 0, 6], MazeError],
  ])("is refused for %s", (_, bytes, error) => {
    expect(() => decode(forged(...bytes))).toThrow(error);
  });
});

const tooMuch = new MazeError("code", message("too-much-for-code"));

describe("making a share code", () => {
  it("refuses what no maze can be made of, before it makes one", () => {
    expect(() => encode({ ...plain, rows: 0 })).toThrow("side-not-whole");
    expect(() => encode({ ...plain, generator: "magic" })).toThrow(
      new MazeError("choice", message("no-such-choice", { id: "magic" })),
    );
    expect(() => encode({ ...plain, ends: { entrance: 600, exits: [0] } })).toThrow("cell-not-in-maze");
    expect(() => encode({ ...plain, variation: { loopPercent: 101, blockPermille: 0 } })).toThrow("variation-wrong");
  });

  it("refuses what would not fit one cell of a worksheet", () => {
    const random = new Random("speckled");
    const mask = Uint8Array.from({ length: 500 * 500 }, () => Number(random.percent(50)));
    expect(() => encode({ ...plain, rows: 500, columns: 500, mask })).toThrow(tooMuch);
    expect(() => encode({ ...plain, seed: "x".repeat(MAX_CODE_LENGTH + 1) })).toThrow(tooMuch);
    // The longest that fits: 17,066 bytes are 27,306 digits and 5,461 hyphens.
    const longest = { ...plain, seed: "x".repeat(17_055) };
    expect(encode(longest)).toHaveLength(MAX_CODE_LENGTH);
    expect(decode(encode(longest)).seed).toBe(longest.seed);
    expect(() => encode({ ...plain, seed: "x".repeat(17_056) })).toThrow(tooMuch);
    const exits = Array.from({ length: MAX_CODE_LENGTH }, () => 0);
    expect(() => encode({ ...plain, ends: { entrance: 0, exits } })).toThrow(tooMuch);
  });
});

const walled = (rows: number, columns: number) => Maze.walled({ rows, columns });

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
    const text = [
      ...["+--+--+--+--+", "|S    |     |", "+  +--+  +  +", "|     |  |  |", "+  +--+--+  +"],
      ...["|  |##|   E |", "+--+--+--+--+", ""],
    ].join("\n");
    const code = "6R1G8-0011C-0ZY3F-K66EJ-ZGAM";
    expect(encodeMaze(parseText(text))).toBe(code);
    expect(textFormById("ascii").print(decodeMaze(code)!)).toBe(text);
  });

  it("takes half a digit a cell: under a thousand characters for the most cells that are sealed", () => {
    expect(encodeMaze({ maze: walled(40, 50), ends: { entrance: 0, exits: [1_999] } }).length).toBeLessThan(1_000);
    expect(encodeWalls(Maze.open({ rows: 50, columns: 50 })).length).toBeLessThan(1_210);
    expect(40 * 50).toBe(MOST_CODE_CELLS);
    expect(() => encodeMaze({ maze: walled(3, 667) })).toThrow(tooMuch);
  });

  it("is no recipe, and a recipe is none", () => {
    const code = encode({ rows: 4, columns: 5, generator: "kruskal", seed: "s", variation: UNVARIED });
    expect(decodeMaze(code)).toBeUndefined();
    expect(() => decode(encodeMaze({ maze: walled(4, 5) }))).toThrow(OTHER_VERSION);
  });
});

describe("a damaged code of walls", () => {
  it.each([
    ["its walls are too few", [0x30, 1, 2], damaged()],
    ["its walls are too many", [0x30, 1, 2, 1, 0], damaged()],
    ["a wall is beyond the last", [0x30, 1, 2, 2], damaged()],
    ["it has an unknown flag", [0x31, 1, 2, 1], damaged()],
    ["it has another unknown flag", [0x38, 1, 2, 1], damaged()],
    ["its ends are nowhere", [0x32, 1, 2, 5, 1, 0, 1], "cell-not-in-maze"],
    ["it has no rows", [0x30, 0, 5], "side-not-whole"],
  ])("is refused where %s, sealed or not", (_, bytes, error) => {
    expect(decodeMaze(forged(0x30, 1, 2, 1))!.maze.isOpen(0)).toBe(true);
    expect(() => decodeMaze(forged(...bytes))).toThrow(error);
    expect(() => decodeWalls(toBase32(Uint8Array.from(bytes)))).toThrow(error);
  });

  it("is refused for its size before anything of that size is made", () => {
    expect(() => decodeMaze(forged(0x30, 0xe8, 7, 0xe8, 7))).toThrow(tooMuch);
    const huge = [0x30, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff, 0x7f];
    expect(() => decodeMaze(forged(...huge))).toThrow("maze-too-many-cells");
    expect(() => decodeWalls(toBase32(Uint8Array.from(huge)))).toThrow("maze-too-many-cells");
  });

  it.each(["", "0", "UUUU", encodeWalls(walled(3, 3)).slice(0, -2), "ZZZZZ-ZZZZZ-ZZZZZ"])(
    "is refused without a seal: %p",
    (code) => expect(() => decodeWalls(code)).toThrow(MazeError),
  );
});
