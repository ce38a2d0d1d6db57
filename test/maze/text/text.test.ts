import fc from "fast-check";
import { message } from "../../../src/message";
import { type Ends, Maze, textFault, MazeError } from "../../../src/maze/model";
import { type Drawing, checkTextSize, textLines } from "../../../src/maze/text/form";
import { parseText, textFormById, textForms } from "../../../src/maze/text";
import { anyMaze, maskOf, placeOfFault } from "../anyMaze";
import { expectSameMaze } from "../shape";
import { IS_DEEP, runs } from "../../depth";

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
  it("has coordinates of two digits one below the other from ten columns on, and beside ten rows", () => {
    const lines = textFormById("blocks")
      .print({ maze: Maze.walled({ rows: 11, columns: 12 }) })
      .split("\n");
    expect(lines.slice(0, 3)).toEqual([
      "                       1 1",
      "   0 1 2 3 4 5 6 7 8 9 0 1",
      "  █████████████████████████",
    ]);
    expect(lines[3]).toBe(" 0█ █ █ █ █ █ █ █ █ █ █ █ █0");
    expect(lines[23]).toBe("10█ █ █ █ █ █ █ █ █ █ █ █ █10");
    expect(lines.slice(25, 27)).toEqual(lines.slice(0, 2));
  });

  it("numbers ten columns and ten rows from 0 to 9, by one digit", () => {
    const lines = textFormById("blocks")
      .print({ maze: Maze.walled({ rows: 10, columns: 10 }) })
      .split("\n");
    expect(lines.slice(0, 3)).toEqual(["  0 1 2 3 4 5 6 7 8 9", " █████████████████████", "0█ █ █ █ █ █ █ █ █ █ █0"]);
  });

  it("marks a cell that is entrance and exit", () => {
    const both = { maze: Maze.walled({ rows: 1, columns: 1 }), ends: { entrance: 0, exits: [0] } };
    const marks = ["box-drawing", "ascii", "blocks", "underscores", "csv"].map((id) =>
      textFormById(id)
        .print(both)
        .replace(/[^A-Z4]/g, ""),
    );
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

  it("refuses a damaged text with a place inside it, or reads another maze", () => {
    fc.assert(
      fc.property(
        anyMaze(6),
        fc.nat(),
        fc.constantFrom("x", "S", "E", " ", "", "█", "|", "+", "\n"),
        (drawing, at, put) => {
          const text = form.print(drawing);
          const place = at % text.length;
          const damaged = text.slice(0, place) + put + text.slice(place + 1);
          try {
            parseText(damaged);
          } catch (error) {
            const [line, column] = placeOfFault(error);
            const lines = damaged.split("\n");
            expect(line).toBeGreaterThanOrEqual(1);
            expect(line).toBeLessThanOrEqual(lines.length + 1);
            expect(column).toBeGreaterThanOrEqual(1);
            expect(column).toBeLessThanOrEqual(Math.max(...lines.map(({ length }) => length)) + 2);
          }
        },
      ),
      { numRuns: runs(500) },
    );
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
  const block = (characters: string) => message("sign-out-of-place", { found: found(characters) });

  it.each([
    [withLine(2, "|S y  |"), 2, 4, message("sign-out-of-place", { found: found("y") })],
    [withLine(2, "|S  | |"), 2, 5, message("sign-out-of-place", { found: found("|") })],
    [withLine(3, "+  +- +"), 3, 6, message("sign-out-of-place", { found: found(" ") })],
    [withLine(3, "+  *--+"), 3, 4, message("sign-out-of-place", { found: found("Q") })],
    [withLine(4, "|S   E|"), 4, 2, message("second-entrance")],
    [withLine(4, "|## E |"), 3, 2, message("opening-beside-mask")],
    ["+--+--+----+\n|S    |    |\n+--+--+----+", 1, 13, message("frame-of-wrong-size")],
    [withLine(1, "+--+--++"), 2, 7, message("sign-out-of-place", { found: found("|") })],
    ["+--+\n|##|\n+--+", 2, 2, message("every-cell-masked")],
    [lines.slice(0, 4).join("\n"), 4, 1, message("frame-cut-off")],
    [lines.slice(1).join("\n"), 1, 1, message("frame-cut-off")],
    ["\n\n" + withLine(2, "|S y  |"), 4, 4, message("sign-out-of-place", { found: found("y") })],
    ["> " + withLine(2, "|S y  |").replaceAll("\n", "\n> "), 2, 6, message("sign-out-of-place", { found: found("y") })],
    ["┌─────┐\n│S    │\n│     │\n└──┴──┘", 4, 4, message("sign-out-of-place", { found: found("┴") })],
    [
      `+${"-".repeat(20)}+\n|${" ".repeat(20)}|\n+${"-".repeat(20)}+`,
      1,
      22,
      message("cells-too-large", { width: 8, height: 4 }),
    ],
    ["#####\n#S ?#\n# ###\n#  E#\n#####", 2, 4, block("?")],
    ["1,1,1\n1,0,1\n1,1\n1,0,1\n1,1,1", 3, 1, message("row-of-wrong-length", { wanted: 3, found: 2 })],
    ["hello\nworld", 1, 1, message("no-maze-in-text")],
  ])("in\n%s\nis line %i, column %i", (text, line, column, fault) => {
    expect(() => parseText(text.replace("*--+", "Q--+"))).toThrow(textFault(line, column, fault));
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
