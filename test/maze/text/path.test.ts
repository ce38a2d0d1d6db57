import fc from "fast-check";
import { message } from "../../../src/message";
import { Maze, Random } from "../../../src/maze/model";
import { type Drawing, parseText, textFormById, decodeText } from "../../../src/maze/text";
import { markedPath, marksThrough } from "../../../src/maze/text/reading";
import { anyForest, anyMaze, type Drawn } from "../anyMaze";
import { openNeighbours } from "../shape";
import { runs } from "../../depth";

/** A simple path through the maze: a random walk that never enters a cell twice. */
function wander({ maze }: Drawn, seed: string): Uint32Array {
  const random = new Random(seed);
  const cells = [...Array(maze.size).keys()].filter((cell) => maze.has(cell));
  const path = [cells[random.below(cells.length)]!];
  for (;;) {
    const last = path[path.length - 1]!;
    const next = openNeighbours(maze, last).filter((cell) => !path.includes(cell));
    if (next.length === 0) return Uint32Array.from(path);
    path.push(next[random.below(next.length)]!);
  }
}

/** A path as it is read: from the entrance, towards an exit, or from its smaller end. */
function asRead(path: Uint32Array, ends: Drawing["ends"]): Uint32Array | undefined {
  if (path.length < 2) return undefined;
  const [first, last] = [path[0]!, path[path.length - 1]!];
  const isExit = (cell: number) => ends?.exits.includes(cell) ?? false;
  const weight = (cell: number) => (cell === ends?.entrance ? 0 : isExit(cell) ? 2 : 1);
  const difference = weight(first) - weight(last);
  const isForward = difference < 0 || (difference === 0 && first < last);
  return isForward ? path : path.slice().reverse();
}

/** The forms that mark a path in its cells and in the openings between them. */
const marking = ["box-drawing", "ascii", "blocks", "box-heavy", "box-double", "number-signs"].map(textFormById);

describe.each(marking.map((form) => [form.id, form] as const))("a path in the form %s", (_id, form) => {
  it("is read back, whatever way it takes through whatever maze", () => {
    fc.assert(
      fc.property(anyMaze(9), fc.string(), fc.boolean(), (drawn, seed, marked) => {
        const ends = marked ? drawn.ends : undefined;
        const path = wander(drawn, seed);
        fc.pre(path.length > 1);
        const read = parseText(form.print({ maze: drawn.maze, ends, path }));
        expect(read.path).toEqual(asRead(path, ends));
        expect(read.maze.standing).toEqual(drawn.maze.standing);
      }),
      { numRuns: runs(300) },
    );
  });
});

const read = (...lines: string[]) => parseText(lines.join("\n"));

describe("a path", () => {
  it("is marked x in its cells and in the openings between them", () => {
    const maze = Maze.open({ rows: 2, columns: 3 });
    maze.closeWall(2);
    const drawing = { maze, ends: { entrance: 0, exits: [2] }, path: Uint32Array.of(0, 3, 4, 5, 2) };
    expect(textFormById("blocks").print(drawing)).toBe(
      ["  0 1 2", " ███████", "0█S  █E█0", " █x█ █x█", "1█xxxxx█1", " ███████", "  0 1 2", ""].join("\n"),
    );
    expect(textFormById("ascii").print(drawing)).toBe(
      ["+--+--+--+", "|S    |E |", "+x +  +x +", "|x xx xx |", "+--+--+--+", ""].join("\n"),
    );
  });

  it("of cells alone is found between them, and goes by an exit that it does not enter", () => {
    const { path } = read("███████", "█S█E█E█", "█ █ █ █", "█x x x█", "███████");
    expect(path).toEqual(Uint32Array.of(0, 3, 4, 5, 2));
  });

  it("of cells alone is what the cells allow in a maze without loops", () => {
    fc.assert(
      fc.property(anyForest(9), fc.string(), (drawn, seed) => {
        const path = wander(drawn, seed);
        fc.pre(path.length > 1);
        const cells = new Uint8Array(drawn.maze.size);
        for (const cell of path) cells[cell] = 1;
        const marks = marksThrough(drawn.maze, cells, undefined);
        expect(markedPath(drawn.maze, marks, undefined)).toEqual(asRead(path, undefined));
      }),
      { numRuns: runs(200) },
    );
  });

  it.each([
    ["breaks off", ["+--+--+", "|x x  |", "+--+--+"]],
    ["is in two pieces", ["+--+--+--+", "|x xx |x |", "+--+--+--+"]],
    ["divides", ["+--+--+--+", "|x xx xx |", "+  +x +  +", "|  |x |  |", "+--+--+--+"]],
    ["closes", ["+--+--+", "|x xx |", "+x +x +", "|x xx |", "+--+--+"]],
    ["is a single cell", ["█████", "█x█ █", "█████"]],
  ])("that %s is left out, and that is said", (_what, lines) => {
    const { path, remarks } = read(...lines);
    expect(path).toBeUndefined();
    expect(remarks).toEqual([
      message("text-marks-left-out", { marks: [message("found-characters", { characters: "x" })] }),
    ]);
  });

  it("of a hexadecimal text is its way in letters, from the entrance to the exit", () => {
    const way = ["93", "C6", "", "0,0", "1,0"];
    expect(read(...way, "SEN").path).toEqual(Uint32Array.of(0, 2, 3, 1));
    expect(read(...way, "EE").path).toBeUndefined();
    expect(read(...way, "S").path).toBeUndefined();
    const printed = textFormById("hexadecimal").print(read(...way, "SEN"));
    expect(printed).toBe([...way, "SEN", ""].join("\n"));
    const path = Uint32Array.of(2, 1, 0);
    const column = { maze: Maze.open({ rows: 3, columns: 1 }), ends: { entrance: 2, exits: [0] }, path };
    expect(parseText(textFormById("hexadecimal").print(column)).path).toEqual(path);
  });
});

function utf16(text: string, isLittle: boolean): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  [...text].forEach((character, i) => view.setUint16(2 * i, character.charCodeAt(0), isLittle));
  return view.buffer;
}

describe("the bytes of a file", () => {
  const lines = ["  0 1", " █████", "0█SxE█0", " █████", "  0 1", ""];
  const same = read(...lines);
  const bytesOf = (text: string, block: number) =>
    Uint8Array.from(text, (character) => (character === "█" ? block : character.charCodeAt(0))).buffer;

  it("are read as UTF-8, UTF-16, with and without a byte order mark, and with the blocks of code pages 437 and 852", () => {
    const text = lines.join("\r\n");
    for (const bytes of [
      new TextEncoder().encode(text).buffer,
      new TextEncoder().encode("\ufeff" + text).buffer,
      utf16("\ufeff" + text, true),
      utf16("\ufeff" + text, false),
      bytesOf(text, 0xdb),
    ]) {
      expect(parseText(decodeText(bytes))).toEqual(same);
    }
  });

  it("of which a program made Ű instead of blocks are read too", () => {
    expect(parseText(lines.join("\n").replaceAll("█", "Ű"))).toEqual(same);
  });

  it("hold a drawing of lines in those code pages", () => {
    const drawn = ["┌──┐", "│SE│", "└──┘"].join("\n");
    const code: Record<string, number> = { "┌": 0xda, "─": 0xc4, "┐": 0xbf, "│": 0xb3, "└": 0xc0, "┘": 0xd9 };
    const bytes = Uint8Array.from(drawn, (character) => code[character] ?? character.charCodeAt(0));
    expect(decodeText(bytes.buffer)).toBe(drawn);
  });

  it("may be a Micromouse file: a byte for each of 16 x 16 cells, column by column from the bottom", () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => {
      const up = i & 15;
      return (up === 15 ? 1 : 0) + 2 + (up === 0 ? 4 : 0) + 8;
    });
    const { maze } = parseText(decodeText(bytes.buffer));
    expect([maze.rows, maze.columns, maze.countPassages()]).toEqual([16, 16, 15 * 16]);
    expect([maze.isOpen(0), maze.isOpen(1)]).toEqual([false, true]);
  });

  it("may be UTF-16 without a mark, and code page 1252 with its dashes", () => {
    const drawn = ["+––+", "|S |", "+––+"].join("\r\n");
    const ansi = Uint8Array.from(drawn, (character) => (character === "–" ? 0x96 : character.charCodeAt(0)));
    for (const bytes of [utf16(drawn, true), utf16(drawn, false), ansi.buffer]) expect(decodeText(bytes)).toBe(drawn);
  });

  it("that are letters of no known place become signs that are refused with line and column", () => {
    const bytes = bytesOf("█████\n█S E█\n█████", 0xdb);
    new Uint8Array(bytes)[8] = 0x9f;
    expect(() => parseText(decodeText(bytes))).toThrow("text-fault");
    expect(decodeText(bytes)[8]).toBe("\ufffd");
  });

  it("are read in parts, whatever their number", () => {
    const bytes = new Uint8Array(250_001).fill(0xdb);
    expect(decodeText(bytes.buffer)).toBe("█".repeat(250_001));
  });
});
