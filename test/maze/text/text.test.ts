import fc from "fast-check";
import { type Ends, Maze, textFault, MazeError, Random } from "../../../src/maze/model";
import { type Drawing, decodeText, parseText, textFormById, textForms, textLines } from "../../../src/maze/text";
import { checkTextSize, pathThrough } from "../../../src/maze/text/reading";
import { message } from "../../../src/message";
import { IS_DEEP, runs } from "../../depth";
import { type Drawn, anyForest, anyMaze, maskOf } from "../anyMaze";
import { expectSameMaze, openNeighbours } from "../shape";

/** 2 x 3 cells, one masked, an entrance, an exit, and one cell that is an exit beside it. */
function example(): Drawing {
  const maze = Maze.open(maskOf("...", ".#."));
  maze.closeWall(2 * 1);
  return { maze, ends: { entrance: 0, exits: [2, 3] } };
}

function sorted(ends: Ends | undefined): Ends | undefined {
  return ends && { entrance: ends.entrance, exits: [...new Set(ends.exits)].sort((a, b) => a - b) };
}

function expectSame(read: Drawing, { maze, ends }: Drawing): void {
  expectSameMaze(read.maze, maze);
  expect(read.ends).toEqual(sorted(ends));
}

describe("a maze as text", () => {
  const numbered = (rows: number, columns: number) =>
    textFormById("blocks")
      .print({ maze: Maze.walled({ rows, columns }) })
      .split("\n");

  it("has coordinates of two digits one below the other from ten columns on, and beside ten rows", () => {
    const lines = numbered(11, 12);
    const top = ["                       1 1", "   0 1 2 3 4 5 6 7 8 9 0 1", "  █████████████████████████"];
    expect(lines.slice(0, 3)).toEqual(top);
    expect([lines[3], lines[23]]).toEqual([" 0█ █ █ █ █ █ █ █ █ █ █ █ █0", "10█ █ █ █ █ █ █ █ █ █ █ █ █10"]);
    expect(lines.slice(25, 27)).toEqual(top.slice(0, 2));
  });

  it("numbers ten columns and ten rows from 0 to 9, by one digit", () => {
    const top = ["  0 1 2 3 4 5 6 7 8 9", " █████████████████████", "0█ █ █ █ █ █ █ █ █ █ █0"];
    expect(numbered(10, 10).slice(0, 3)).toEqual(top);
  });

  it("marks a cell that is entrance and exit", () => {
    const both = { maze: Maze.walled({ rows: 1, columns: 1 }), ends: { entrance: 0, exits: [0] } };
    const printed = ["box-drawing", "ascii", "blocks", "underscores", "csv"].map((id) => textFormById(id).print(both));
    const marks = printed.map((text) => text.replace(/[^A-Z4]/g, ""));
    expect(marks).toEqual(["SE", "SE", "X", "SE", "4"]);
  });

  it.each([
    ["box-drawing", ["┌─────┬──┐", "│S    │E │", "│  ┌──┤  │", "│E │▒▒│  │", "└──┴──┴──┘"]],
    ["ascii", ["+--+--+--+", "|S    |E |", "+  +--+  +", "|E |##|  |", "+--+--+--+"]],
    ["blocks", ["  0 1 2", " ███████", "0█S  █E█0", " █ ███ █", "1█E███ █1", " ███████", "  0 1 2"]],
    ["box-heavy", ["┏━━━━━┳━━┓", "┃S    ┃E ┃", "┃  ┏━━┫  ┃", "┃E ┃▒▒┃  ┃", "┗━━┻━━┻━━┛"]],
    ["box-double", ["╔═════╦══╗", "║S    ║E ║", "║  ╔══╣  ║", "║E ║▒▒║  ║", "╚══╩══╩══╝"]],
    ["number-signs", ["#######", "#S  #E#", "# ### #", "#E### #", "#######"]],
    ["underscores", [" ___ ___ ___", "|S   ___|E  |", "|E__|##_|___|"]],
    ["csv", ["1,1,1,1,1,1,1", "1,2,0,0,1,3,1", "1,0,1,1,1,0,1", "1,3,1,1,1,0,1", "1,1,1,1,1,1,1"]],
    ["zeros-ones", ["1 1 1 1 1 1 1", "1 2 0 0 1 3 1", "1 0 1 1 1 0 1", "1 3 1 1 1 0 1", "1 1 1 1 1 1 1"]],
    ["hexadecimal", ["97B", "EFE", "", "0,0", "2,0"]],
  ])("is written as %s", (form, lines) => {
    expect(textFormById(form).print(example())).toBe([...lines, ""].join("\n"));
  });
});

describe.each(textForms.map((form) => [form.id, form] as const))("the form %s", (id, form) => {
  it("reads back what it printed, for any walls, mask and ends", () => {
    fc.assert(
      fc.property(anyMaze(13), fc.boolean(), ({ maze, ends }, marked) => {
        const drawing = { maze, ends: marked ? ends : undefined };
        const read = parseText(form.print(drawing));
        expect(read.remarks).toEqual([]);
        if (id !== "hexadecimal") return expectSame(read, drawing);
        // It has one exit, and no other mark for cells outside the maze than four walls.
        const of = (ends: Ends | undefined) => ends && { entrance: ends.entrance, exits: ends.exits.slice(0, 1) };
        expect(read.ends).toEqual(of(drawing.ends));
        expect(form.print(read)).toBe(form.print(drawing));
      }),
      { numRuns: IS_DEEP ? 10_000 : 30 },
    );
  });

  it("reads CRLF, old Mac line ends, a byte order mark, trailing spaces and blank lines around the maze", () => {
    const printed = form.print({ ...example(), ends: { entrance: 0, exits: [2] } });
    const same = parseText(printed);
    for (const text of [
      printed.replace(/\n/g, "\r\n"),
      printed.replace(/\n/g, "\r"),
      "\uFEFF" + printed,
      printed.replace(/\n/g, "  \t\n"),
      "\n  \n" + printed + "\n\n",
      printed.trimEnd(),
    ]) {
      expectSame(parseText(text), same);
    }
  });

  it("refuses ends outside the maze, and more cells than it prints", () => {
    const maze = Maze.walled({ rows: 2, columns: 2 });
    expect(() => form.print({ maze, ends: { entrance: 4, exits: [0] } })).toThrow("cell-not-in-maze");
    expect(() => form.print({ maze: Maze.walled({ rows: 2001, columns: 2000 }) })).toThrow("maze-too-large-for-text");
  });
});

describe("a text", () => {
  it.each(["", "\n \n", "hello", "Once upon a time, there was a maze.", "a | b | c\n--|---|--\n1 | 2 | 3"])(
    "without a maze is refused: %j",
    (text) => {
      expect(() => parseText(text)).toThrow("no-maze-in-text");
    },
  );

  it("of more than 50,000,000 characters is refused before one is looked at", () => {
    expect(() => parseText(" ".repeat(50_000_001))).toThrow(
      new MazeError("size", message("maze-text-too-long", { length: 50_000_001, most: 50_000_000 })),
    );
  });

  it("that is none, as a file of other data, is refused in one sentence", () => {
    expect(() => parseText("PK\u0003\u0004+--+")).toThrow(new MazeError("text", message("file-without-text")));
  });

  it("with a line of a million spaces is gone through once", () => {
    const spaces = " ".repeat(1_000_000);
    expectSame(parseText(textFormById("ascii").print(example()).replace("\n", `${spaces}\n`)), example());
    expect(() => parseText(`${spaces}x${spaces}y`)).toThrow("text-fault");
  });
});

/** What a fault names as what stands there. */
const found = (characters: string) => message("found-characters", { characters });

describe("the place of a fault", () => {
  const lines = ["+--+--+", "|S    |", "+  +--+", "|    E|", "+--+--+"];
  const withLine = (number: number, line: string) => lines.map((old, i) => (i === number - 1 ? line : old)).join("\n");
  const out = (characters: string) => message("sign-out-of-place", { found: found(characters) });
  const [long, blank] = [`+${"-".repeat(20)}+`, `|${" ".repeat(20)}|`];

  it.each([
    [withLine(2, "|S y  |"), 2, 4, out("y")],
    [withLine(2, "|S  | |"), 2, 5, out("|")],
    [withLine(3, "+  +- +"), 3, 6, out(" ")],
    [withLine(3, "+  Q--+"), 3, 4, out("Q")],
    [withLine(4, "|S   E|"), 4, 2, message("second-entrance")],
    [withLine(4, "|## E |"), 3, 2, message("opening-beside-mask")],
    ["+--+--+----+\n|S    |    |\n+--+--+----+", 1, 13, message("frame-of-wrong-size")],
    [withLine(1, "+--+--++"), 2, 7, out("|")],
    ["+--+\n|##|\n+--+", 2, 2, message("every-cell-masked")],
    [lines.slice(0, 4).join("\n"), 4, 1, message("frame-cut-off")],
    [lines.slice(1).join("\n"), 1, 1, message("frame-cut-off")],
    ["\n\n" + withLine(2, "|S y  |"), 4, 4, out("y")],
    ["> " + withLine(2, "|S y  |").replaceAll("\n", "\n> "), 2, 6, out("y")],
    ["┌─────┐\n│S    │\n│     │\n└──┴──┘", 4, 4, out("┴")],
    [[long, blank, long].join("\n"), 1, 22, message("cells-too-large", { width: 8, height: 4 })],
    ["#####\n#S ?#\n# ###\n#  E#\n#####", 2, 4, out("?")],
    [" _ _\n|S| |\n|___|", 2, 2, out("S")],
    ["1,1,1\n1,0,1\n1,1\n1,0,1\n1,1,1", 3, 1, message("row-of-wrong-length", { wanted: 3, found: 2 })],
    ["hello\nworld", 1, 1, message("no-maze-in-text")],
  ])("in\n%s\nis line %i, column %i", (text, line, column, fault) => {
    expect(() => parseText(text)).toThrow(textFault(line, column, fault));
  });
});

it("a text has a line more than it has line ends, whichever they are", () => {
  expect([...textLines("a\r\nb\rc\n\nd")]).toEqual(["a", "b", "c", "", "d"]);
  expect([...textLines("a\n")]).toEqual(["a", ""]);
  expect([...textLines("")]).toEqual([""]);
});

it("four million cells can be text, and one more cannot", () => {
  checkTextSize({ rows: 2000, columns: 2000 });
  checkTextSize({ rows: 1, columns: 4_000_000 });
  expect(() => checkTextSize({ rows: 1, columns: 4_000_001 })).toThrow("maze-too-large-for-text");
});

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

it.each(marking)("a path in the form $id is read back, whatever way it takes through whatever maze", ({ print }) => {
  fc.assert(
    fc.property(anyMaze(9), fc.string(), fc.boolean(), (drawn, seed, marked) => {
      const ends = marked ? drawn.ends : undefined;
      const path = wander(drawn, seed);
      fc.pre(path.length > 1);
      const read = parseText(print({ maze: drawn.maze, ends, path }));
      expect(read.path).toEqual(asRead(path, ends));
      expect(read.maze.standing).toEqual(drawn.maze.standing);
    }),
    { numRuns: runs(300) },
  );
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
        expect(pathThrough(drawn.maze, cells, undefined)).toEqual(asRead(path, undefined));
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
    expect(remarks).toEqual([message("text-marks-left-out", { marks: [found("x")] })]);
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

  it("hold drawings of lines in those code pages", () => {
    const codes = [0xda, 0xc4, 0xbf, 0xb3, 0xc0, 0xd9, 0xc9, 0xcd, 0xcb, 0xbb, 0xba, 0xc8, 0xbc];
    const code = new Map([..."┌─┐│└┘╔═╦╗║╚╝"].map((sign, i) => [sign, codes[i]!]));
    const drawn = ["┌──┐ ╔══╦══╗", "│SE│ ║S ║E ║", "└──┘ ╚═════╝"].join("\n");
    const bytes = Uint8Array.from(drawn, (character) => code.get(character) ?? character.charCodeAt(0));
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
  });
});
