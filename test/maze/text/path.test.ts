import fc from "fast-check";
import { message } from "../../../src/message";
import { TextError } from "../../../src/maze/model/errors";
import { Maze } from "../../../src/maze/model/maze";
import { forNeighbours, passagesOf, stepsOf } from "../../../src/maze/model/passages";
import { Random } from "../../../src/maze/model/random";
import type { Drawing } from "../../../src/maze/text/form";
import { markedPath, marksThrough } from "../../../src/maze/text/markedPath";
import { parseText, textFormById, textForms } from "../../../src/maze/text/textForms";
import { decodeText } from "../../../src/maze/text/reading";
import { anyForest, anyMaze, type Drawn } from "../anyMaze";
import { runs } from "../../depth";

/** A simple path through the maze: a random walk that never enters a cell twice. */
function wander({ maze }: Drawn, seed: string): Uint32Array {
  const random = new Random(seed);
  const passages = passagesOf(maze);
  const steps = stepsOf(maze);
  const cells = [...Array(maze.size).keys()].filter((cell) => maze.has(cell));
  const path = [cells[random.below(cells.length)]!];
  for (;;) {
    const last = path[path.length - 1]!;
    const next: number[] = [];
    forNeighbours(last, passages[last]!, steps, (cell) => {
      if (!path.includes(cell)) next.push(cell);
    });
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

describe.each(textForms.map((form) => [form.id, form] as const))("a path in the form %s", (_id, form) => {
  it("is read back, whatever way it takes through whatever maze", () => {
    fc.assert(
      fc.property(anyMaze(9), fc.string(), fc.boolean(), (drawn, seed, marked) => {
        const ends = marked ? drawn.ends : undefined;
        const path = wander(drawn, seed);
        fc.pre(path.length > 1);
        const read = form.parse(form.print({ maze: drawn.maze, ends, path }));
        expect(read.path).toEqual(asRead(path, ends));
        expect(read.maze.standing).toEqual(drawn.maze.standing);
      }),
      { numRuns: runs(300) },
    );
  });
});

const found = (characters: string) => message("found-characters", { characters });
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

  it("that is none is refused, with the line and column where that is seen", () => {
    const fault = (why: "broken" | "forks" | "closed") => message("no-path-in-text", { why });
    const refused = (text: string[], line: number, column: number, why: "broken" | "forks" | "closed") =>
      expect(() => read(...text)).toThrow(new TextError(line, column, fault(why)));
    refused(["+--+--+", "|x x  |", "+--+--+"], 2, 5, "broken");
    refused(["+--+--+--+", "|x xx |x |", "+--+--+--+"], 2, 8, "broken");
    refused(["+--+--+--+", "|x xx xx |", "+  +x +  +", "|  |x |  |", "+--+--+--+"], 2, 5, "forks");
    refused(["+--+--+", "|x xx |", "+x +x +", "|x xx |", "+--+--+"], 2, 2, "closed");
    refused(["█████", "█x█ █", "█████"], 2, 2, "broken");
  });

  it("is refused in the frame, in a corner and beside the maze", () => {
    expect(() => read("█x█", "█ █", "███")).toThrow(new TextError(1, 2, message("frame-open")));
    const corner = message("block-corner-wrong", { wall: "█" });
    expect(() => read("█████", "█   █", "█ x █", "█   █", "█████")).toThrow(new TextError(3, 3, corner));
    expect(() => read("███x", "█ █", "███")).toThrow(
      new TextError(1, 4, message("margin-wrong", { found: found("x") })),
    );
  });
});

describe("the bytes of a file", () => {
  const lines = ["  0 1", " █████", "0█SxE█0", " █████", "  0 1", ""];
  const same = read(...lines);
  const bytesOf = (text: string, block: number) =>
    Uint8Array.from(text, (character) => (character === "█" ? block : character.charCodeAt(0))).buffer;

  it("are read as UTF-8, UTF-16, with and without a byte order mark, and with the blocks of code pages 437 and 852", () => {
    const text = lines.join("\r\n");
    const utf16 = (isLittle: boolean) => {
      const view = new DataView(new ArrayBuffer(2 * text.length + 2));
      [...("\ufeff" + text)].forEach((character, i) => view.setUint16(2 * i, character.charCodeAt(0), isLittle));
      return view.buffer;
    };
    for (const bytes of [
      new TextEncoder().encode(text).buffer,
      new TextEncoder().encode("\ufeff" + text).buffer,
      utf16(true),
      utf16(false),
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

  it("that are letters of no known place become signs that are refused with line and column", () => {
    const bytes = bytesOf("█████\n█S E█\n█████", 0xdb);
    new Uint8Array(bytes)[8] = 0x9f;
    expect(() => parseText(decodeText(bytes))).toThrow(TextError);
    expect(decodeText(bytes)[8]).toBe("\ufffd");
  });

  it("are read in parts, whatever their number", () => {
    const bytes = new Uint8Array(250_001).fill(0xdb);
    expect(decodeText(bytes.buffer)).toBe("█".repeat(250_001));
  });
});
