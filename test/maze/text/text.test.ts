import fc from "fast-check";
import { message } from "../../../src/message";
import { say } from "../../../src/words";
import type { Ends } from "../../../src/maze/model/ends";
import { EndsError, SizeError, TextError, UnknownAlgorithmError } from "../../../src/maze/model/errors";
import { Maze, type Grid } from "../../../src/maze/model/maze";
import { type Drawing, checkTextSize, textLines } from "../../../src/maze/text/form";
import { parseText, textFormById, textForms } from "../../../src/maze/text/textForms";
import { anyMaze, maskOf } from "../anyMaze";
import { runs } from "../../depth";

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
  expect([read.maze.rows, read.maze.columns]).toEqual([maze.rows, maze.columns]);
  for (let cell = 0; cell < maze.size; cell++) expect(read.maze.has(cell)).toBe(maze.has(cell));
  expect(read.maze.standing).toEqual(maze.standing);
  expect(read.ends).toEqual(sorted(ends));
}

describe("a maze as text", () => {
  it("is drawn in boxes", () => {
    expect(textFormById("box-drawing").print(example())).toBe(
      ["┌─────┬──┐", "│S    │E │", "│  ┌──┤  │", "│E │▒▒│  │", "└──┴──┴──┘", ""].join("\n"),
    );
  });

  it("is drawn in ASCII", () => {
    expect(textFormById("ascii").print(example())).toBe(
      ["+--+--+--+", "|S    |E |", "+  +--+  +", "|E |##|  |", "+--+--+--+", ""].join("\n"),
    );
  });

  it("is drawn in blocks, with coordinates along both sides", () => {
    expect(textFormById("blocks").print(example())).toBe(
      ["  0 1 2", " ███████", "0█S  █E█0", " █ ███ █", "1█E███ █1", " ███████", "  0 1 2", ""].join("\n"),
    );
  });

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
    expect(textForms.map((form) => form.print(both).replace(/[^A-Z]/g, ""))).toEqual(["SE", "SE", "X"]);
  });
});

describe.each(textForms.map((form) => [form.id, form] as const))("the form %s", (_id, form) => {
  it("reads back what it printed, for any walls, mask and ends", () => {
    fc.assert(
      fc.property(anyMaze(13), fc.boolean(), ({ maze, ends }, marked) => {
        const drawing = { maze, ends: marked ? ends : undefined };
        expectSame(form.parse(form.print(drawing)), drawing);
        expectSame(parseText(form.print(drawing)), drawing);
      }),
      { numRuns: runs(300) },
    );
  });

  it("reads CRLF, old Mac line ends, a byte order mark, trailing spaces and blank lines around the maze", () => {
    const printed = form.print(example());
    for (const text of [
      printed.replace(/\n/g, "\r\n"),
      printed.replace(/\n/g, "\r"),
      "\uFEFF" + printed,
      printed.replace(/\n/g, "  \t\n"),
      "\n  \n" + printed + "\n\n",
      printed.trimEnd(),
    ]) {
      expectSame(form.parse(text), example());
    }
  });

  it("never takes a damaged text for the maze: it refuses it with a place inside it, or reads another maze", () => {
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
            form.parse(damaged);
          } catch (error) {
            if (!(error instanceof TextError)) throw error;
            const lines = damaged.split("\n");
            expect(error.line).toBeGreaterThanOrEqual(1);
            expect(error.line).toBeLessThanOrEqual(lines.length + 1);
            expect(error.column).toBeGreaterThanOrEqual(1);
            expect(error.column).toBeLessThanOrEqual(Math.max(...lines.map(({ length }) => length)) + 2);
          }
        },
      ),
      { numRuns: runs(500) },
    );
  });

  it("refuses a text without a maze", () => {
    expect(() => form.parse("")).toThrow(new TextError(1, 1, message("no-maze-in-text")));
    expect(() => form.parse("\n \n")).toThrow(TextError);
    expect(() => form.parse("hello")).toThrow(TextError);
  });

  it("refuses a text of more than 50,000,000 characters before it looks at one", () => {
    expect(() => form.parse(" ".repeat(50_000_001))).toThrow(
      new SizeError(message("maze-text-too-long", { length: 50_000_001, most: 50_000_000 })),
    );
  });

  it("tells the size before it looks at a cell, to whoever wants to refuse it", () => {
    const wrong = form.print(example()).replace("S", "?");
    const told: Grid[] = [];
    expect(() => form.parse(wrong, (size) => told.push(size))).toThrow(TextError);
    expect(told).toEqual([{ rows: 2, columns: 3 }]);
    const tooLarge = new SizeError(message("maze-too-large-for-text", { rows: 2, columns: 3, cells: 6, most: 5 }));
    const refuse = () => {
      throw tooLarge;
    };
    expect(() => form.parse(wrong, refuse)).toThrow(tooLarge);
    expect(() => parseText(wrong, refuse)).toThrow(tooLarge);
  });

  it("goes through a line of a million spaces once", () => {
    const spaces = " ".repeat(1_000_000);
    expectSame(form.parse(form.print(example()).replace("\n", `${spaces}\n`)), example());
    expect(() => form.parse(`${spaces}x${spaces}y`)).toThrow(TextError);
  });

  it("refuses ends outside the maze, and more cells than it prints", () => {
    const maze = Maze.walled({ rows: 2, columns: 2 });
    expect(() => form.print({ maze, ends: { entrance: 4, exits: [0] } })).toThrow(EndsError);
    const huge = Maze.walled({ rows: 2001, columns: 2000 });
    expect(() => form.print({ maze: huge })).toThrow(
      new SizeError(
        message("maze-too-large-for-text", { rows: 2001, columns: 2000, cells: 4_002_000, most: 4_000_000 }),
      ),
    );
  });
});

/** What a fault names as what stands there. */
const found = (characters: string) => message("found-characters", { characters });
const lineEnd = message("found-line-end");

describe("the place of a fault", () => {
  const ascii = textFormById("ascii");
  const blocks = textFormById("blocks");
  const boxes = textFormById("box-drawing");
  const lines = ["+--+--+", "|S    |", "+  +--+", "|    E|", "+--+--+"];
  const withLine = (number: number, line: string) => lines.map((old, i) => (i === number - 1 ? line : old)).join("\n");

  it.each([
    [withLine(2, "|S y  |"), 2, 4, message("wall-wrong", { wall: "|", found: found("y") })],
    [withLine(2, "|S   Q|"), 2, 5, message("cell-mark-wrong", { masked: "##", found: found(" Q") })],
    [withLine(3, "+  +- +"), 3, 5, message("wall-wrong", { wall: "--", found: found("- ") })],
    [withLine(3, "+  *--+"), 3, 4, message("corner-wrong", { corners: "+", found: found("*") })],
    [withLine(3, "+  +--"), 3, 7, message("line-of-wrong-width", { width: 6, first: 7 })],
    [withLine(4, "|    E|x"), 4, 8, message("line-of-wrong-width", { width: 8, first: 7 })],
    [withLine(4, "|    E "), 4, 7, message("line-of-wrong-width", { width: 6, first: 7 })],
    [withLine(1, "+--+  +"), 1, 5, message("frame-open")],
    [withLine(4, "     E|"), 4, 1, message("frame-open")],
    [withLine(4, "|S   E|"), 4, 2, message("second-entrance")],
    [withLine(2, "|     |"), 4, 5, message("exit-without-entrance")],
    [withLine(4, "|     |"), 2, 2, message("entrance-without-exit")],
    [withLine(4, "|## E |"), 3, 2, message("opening-beside-mask")],
    [withLine(1, "+--+---+"), 1, 9, message("frame-of-wrong-width", { width: 8, each: 3 })],
    ["+\n|\n+", 1, 2, message("frame-of-wrong-width", { width: 1, each: 3 })],
    ["+--\n|  \n+--", 1, 4, message("frame-of-wrong-width", { width: 3, each: 3 })],
    ["+--+", 2, 1, message("text-of-wrong-height", { lines: 1 })],
    [withLine(2, "|S    +"), 2, 7, message("wall-wrong", { wall: "|", found: found("+") })],
    [withLine(4, "+    E|"), 4, 1, message("wall-wrong", { wall: "|", found: found("+") })],
    [withLine(5, "+--+--x"), 5, 7, message("corner-wrong", { corners: "+", found: found("x") })],
    [withLine(5, "+  +--+"), 5, 2, message("frame-open")],
    ["+--+\n|##|\n+--+", 1, 1, message("every-cell-masked")],
    [lines.slice(0, 4).join("\n"), 5, 1, message("text-of-wrong-height", { lines: 4 })],
    ["\n\n" + withLine(2, "|S y  |"), 4, 4, message("wall-wrong", { wall: "|", found: found("y") })],
  ])("in\n%s\nis line %i, column %i", (text, line, column, fault) => {
    expect(() => ascii.parse(text)).toThrow(new TextError(line, column, fault));
  });

  it("in boxes is told with all sixteen corners", () => {
    const corner = message("corner-wrong", { corners: " ╵╶└╷│┌├╴┘─┴┐┤┬┼", found: found("+") });
    expect(() => boxes.parse("┌──+\n│SE│\n└──┘")).toThrow(new TextError(1, 4, corner));
    const wall = message("wall-wrong", { wall: "──", found: found("--") });
    expect(() => boxes.parse("┌──┐\n│SE│\n└--┘")).toThrow(new TextError(3, 2, wall));
  });

  it.each([
    ["  0 1\n █████\n0█S?E█0\n █████", 3, 4, message("wall-wrong", { wall: "█", found: found("?") })],
    ["  0 1\n █████\n0█s E█0\n █████", 3, 3, message("block-mark-wrong", { masked: "█", found: found("s") })],
    ["  0 1\n █████\n0█S E█0!\n █████", 3, 8, message("margin-wrong", { found: found("!") })],
    ["██\n██\n██", 1, 3, message("frame-of-wrong-width", { width: 2, each: 2 })],
    [" █\n █\n █", 1, 3, message("frame-of-wrong-width", { width: 1, each: 2 })],
    [" ████\n █  █\n ████", 1, 6, message("frame-of-wrong-width", { width: 4, each: 2 })],
    ["\n  0\n ███", 4, 1, message("maze-of-wrong-height", { lines: 1 })],
    ["███\n█\n███", 2, 2, message("block-mark-wrong", { masked: "█", found: lineEnd })],
    ["█████\n█ █\n█████", 2, 4, message("block-mark-wrong", { masked: "█", found: lineEnd })],
    ["███\n█ \n███", 2, 2, message("block-mark-wrong", { masked: "█", found: lineEnd })],
    ["███\n█S\n███", 2, 3, message("wall-wrong", { wall: "█", found: lineEnd })],
    [" ██ ██\n █S E█\n █████", 1, 4, message("frame-open")],
    [" █████\n  S E█\n █████", 2, 2, message("frame-open")],
    [" █████\n0█S E 0\n █████", 2, 6, message("frame-open")],
    [" █████\n █S E█\n ██ ██", 3, 4, message("frame-open")],
    ["█████\n█S  █\n█   █\n█  E█\n█████", 3, 3, message("block-corner-wrong", { wall: "█" })],
    ["█████\n█S  █\n█ ███\n███E█\n█████", 3, 2, message("opening-beside-mask")],
    ["███\n███\n███", 1, 1, message("every-cell-masked")],
    ["0 1\n2 3", 1, 1, message("no-wall-in-text", { wall: "█" })],
    ["\n\n0 1\n2 3", 3, 1, message("no-wall-in-text", { wall: "█" })],
    [" ███\n █ █\n ███\n  0 x", 4, 5, message("margin-wrong", { found: found("x") })],
    ["  0\n ███\n █ █\n ███\n\n  0\n  x", 7, 3, message("margin-wrong", { found: found("x") })],
    [" ███\n █ █!\n ███", 2, 5, message("margin-wrong", { found: found("!") })],
    ["x███\n █ █\n ███", 1, 1, message("margin-wrong", { found: found("x") })],
    ["  0 x\n █████\n0█S E█0\n █████", 1, 5, message("margin-wrong", { found: found("x") })],
    [" █████\n0█S E█0\n █ ███\n1█   █1\n █ █ █\n", 5, 3, message("frame-open")],
    [" █████\n0█S E█0\n █████\n1█   ", 5, 1, message("maze-of-wrong-height", { lines: 4 })],
  ])("in\n%s\nis line %i, column %i", (text, line, column, fault) => {
    expect(() => blocks.parse(text)).toThrow(new TextError(line, column, fault));
  });
});

it("a text has a line more than it has line ends, whichever they are", () => {
  expect([...textLines("a\r\nb\rc\n\nd")]).toEqual(["a", "b", "c", "", "d"]);
  expect([...textLines("a\n")]).toEqual(["a", ""]);
  expect([...textLines("")]).toEqual([""]);
});

it("four million cells can be text, and one more cannot", () => {
  checkTextSize(2000, 2000);
  checkTextSize(1, 4_000_000);
  expect(() => checkTextSize(1, 4_000_001)).toThrow(SizeError);
});

describe("the list of forms", () => {
  it("has a name and a sentence for each", () => {
    expect(textForms.map(({ name }) => name.id)).toEqual(["box-drawing", "ascii", "blocks"]);
    const sentences = textForms.map(({ description }) => say(description));
    expect(sentences.every((sentence) => /^[A-Z].{20,}\.$/.test(sentence))).toBe(true);
    expect(new Set(sentences).size).toBe(3);
  });

  it("takes a text with the signs of several for the last of them, and one without any for ASCII", () => {
    expect(() => parseText("│ ─ █")).toThrow(faultOf("blocks", "│ ─ █"));
    expect(() => parseText("│ ─")).toThrow(faultOf("box-drawing", "│ ─"));
    expect(() => parseText("maze")).toThrow(faultOf("ascii", "maze"));
  });

  it("is found by id", () => {
    expect(textForms.map(({ id }) => id)).toEqual(["box-drawing", "ascii", "blocks"]);
    expect(() => textFormById("poem")).toThrow(new UnknownAlgorithmError(message("no-such-text-form", { id: "poem" })));
  });
});

/** What a form says against a text. */
function faultOf(form: string, text: string): Error {
  try {
    textFormById(form).parse(text);
  } catch (error) {
    return error as Error;
  }
  throw new Error(`${form} takes the text.`);
}
