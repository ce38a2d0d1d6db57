import fc from "fast-check";
import { decodeMaze, encodeMaze } from "../../src/maze/code/wallCode";
import { fromBase32, decode, encode, type Recipe } from "../../src/maze/code/recipe";
import { MazeError, Random } from "../../src/maze/model";
import { generators, UNVARIED } from "../../src/maze/generators/generators";
import { parseText, textFormById, textForms } from "../../src/maze/text";
import { expanded } from "../../src/maze/text/textPart";
import { parsePassages } from "../../src/engine/passageList";
import { wholeSheet } from "../../src/worksheet/addresses";
import { forged } from "../maze/code/damaged";
import { foreignText, writerNames } from "../maze/text/foreignTexts";
import { held, mutated, rounds } from "./mutated";

/** Share codes, texts and lists of passages are typed, pasted and opened: each is read, or refused as a fault of the input. */

/** What the work gives; nothing if it refuses in words of the engine, at a line of the text. Any other error is one of our own. */
function readOrRefused<T>(work: () => T, text = ""): T | undefined {
  try {
    return held(work);
  } catch (error) {
    if (!(error instanceof MazeError)) throw error;
    const { line = 1, column = 1 } = error.sentence.args as { line?: number; column?: number };
    const lines = text.split(/\r\n|\r|\n/);
    const longest = Math.max(...lines.map((each) => expanded(each).length));
    const isInside = line >= 1 && line <= lines.length && column >= 1 && column <= longest + 2;
    if (text !== "" && !isInside) throw error;
    return undefined;
  }
}

const grids = [
  { rows: 1, columns: 1 },
  { rows: 5, columns: 8 },
  { rows: 12, columns: 30, mask: Uint8Array.from({ length: 360 }, (_, cell) => (cell % 31 === 7 ? 0 : 1)) },
];
const mazes = grids.map((grid) => {
  const { maze } = generators.find(({ honoursMask }) => honoursMask)!.make(grid, new Random("fuzz"), UNVARIED);
  return { maze, ends: grid.rows > 1 ? { entrance: 0, exits: [maze.size - 1, maze.size - 2] } : undefined };
});

/** Forms that carry every maze. */
const whole = ["box-drawing", "ascii", "blocks", "number-signs", "underscores", "csv"].map(textFormById);

test("texts, mutated from mazes as we and others write them, are mazes that print as they were read, or refused with a place", () => {
  const printed = textForms.flatMap(({ print }) => mazes.map((each) => print(each)));
  const foreign = writerNames.flatMap((name) => [1, 2, 3, 4, 5].map((seed) => foreignText(name, seed).text));
  const read = new Set<string>();
  fc.assert(
    fc.property(mutated(...printed, ...foreign), (text) => {
      const reading = readOrRefused(() => parseText(text), text);
      if (reading === undefined) return;
      read.add(text);
      for (const { print } of whole) {
        const { maze, ends } = reading;
        expect(parseText(print({ maze, ends })).maze.standing).toEqual(maze.standing);
      }
    }),
    rounds(1_000),
  );
  expect(read.size).toBeGreaterThan(0);
});

test("lists of passages, mutated, are pairs of cells of a sheet, or refused with a place", () => {
  const lists = ["B2 C2, C2 C3\nD4:D9", "0 0 - 0 1\n(3, 4) → (3, 9)", "A1 XFD1; A1 A1048576\r\n".repeat(40)];
  fc.assert(
    fc.property(mutated(...lists), (text) => {
      const list = readOrRefused(() => parsePassages({ text, sheet: wholeSheet }), text);
      for (const { from, to } of list?.passages ?? []) {
        expect(from.row === to.row || from.column === to.column).toBe(true);
        for (const { row, column } of [from, to]) expect(Number.isInteger(row) && Number.isInteger(column)).toBe(true);
      }
    }),
    rounds(1_000),
  );
});

const recipes: Recipe[] = grids.flatMap((grid, i) =>
  generators
    .filter(({ honoursMask }) => honoursMask || !("mask" in grid))
    .map(({ id }) => ({ ...grid, generator: id, seed: `fuzz ${i}`, variation: UNVARIED, ends: mazes[i]!.ends })),
);

/** Whether a code is read, and not refused; then the code of what it holds is read as the same. */
const readsTwice =
  <T>(read: (code: string) => T | undefined, write: (value: T) => string) =>
  (code: string): boolean => {
    const value = readOrRefused(() => read(code));
    if (value !== undefined) expect(readOrRefused(() => read(write(value)))).toEqual(value);
    return value !== undefined;
  };

describe.each([
  ["recipes", recipes.map(encode), readsTwice(decode, encode)],
  ["walls", mazes.map((each) => encodeMaze(each)), readsTwice(decodeMaze, encodeMaze)],
] as const)("share codes of %s", (_, codes, isRead) => {
  test("mutated as they are typed, are read or refused", () => {
    fc.assert(
      fc.property(mutated(...codes), (code) => void isRead(code)),
      rounds(1_000),
    );
  });

  test("with other contents and a checksum that is right are read or refused, whatever sizes they claim", () => {
    const contents = codes.map((code) => fromBase32(code).slice(0, -4));
    const edits = fc.array(fc.tuple(fc.nat(200), fc.nat(255), fc.constantFrom("put", "insert", "cut")), {
      minLength: 1,
      maxLength: 8,
    });
    let count = 0;
    fc.assert(
      fc.property(fc.constantFrom(...contents), edits, (content, list) => {
        const bytes = [...content];
        for (const [at, value, kind] of list)
          bytes.splice(at % bytes.length, kind === "insert" ? 0 : 1, ...(kind === "cut" ? [] : [value]));
        if (isRead(forged(...bytes))) count++;
      }),
      rounds(1_000),
    );
    expect(count).toBeGreaterThan(0);
  });
});
