import { message } from "../../../src/message";
import { Maze, MazeError, orRefused } from "../../../src/maze/model";
import { type WordShape, wordShape, wordSize } from "../../../src/maze/shapes";
import { components } from "../shape";
import { isConnected, linesOf } from "./reading";

/** All letters that are promised, a language in each line. */
const ALPHABETS = [
  "ABCDEFGHIJKLM NOPQRSTUVWXYZ",
  "ÄÖÜ ČĆĐŠŽ",
  "ÀÂÇÉÈÊËÎÏ ÔÙÛÜŸŒÆ",
  "ÁÉÍÑÓÚÜ ĄĆĘŁŃÓŚŹŻ",
  "ÇĞIİÖŞÜÂÎÛƏ",
  "ÅÆØÐÞÝ ŐŰŮĚŘŇ ȘȚĂ",
  "ĀĒĢĪĶĻŅŪ ĦĊŻŊŦ ẂẄŶ",
  "ẤẪẲẶ ỀỂỄỆ ƠỚỠỢ ƯỪỬỰ",
  "АБВГДЂЕЖЗИЈКЛЉМ НЊОПРСТЋУФХЦЧЏШ",
  "АБВГДЕЁЖЗИЙКЛМН ОПРСТУФХЦЧШЩЪЫЬЭЮЯ",
  "0123456789",
  "L-A'B-- ''-'-",
];

/** The letters whose cells every path from the entrance to the exit crosses. */
function lettersOnEveryPath({ mask, letterOf, ends }: WordShape, columns: number): number[] {
  const rows = mask.length / columns;
  return [...new Set(letterOf)].filter((letter) => {
    if (letter < 0) return false;
    const left = mask.map((inside, cell) => (letterOf[cell] === letter ? 0 : inside));
    if (left[ends.entrance] === 0 || left[ends.exits[0]!] === 0) return true;
    const parts = components(Maze.open({ rows, columns, mask: left }));
    return !parts.some((part) => part.includes(ends.entrance) && part.includes(ends.exits[0]!));
  });
}

test("a name in the fewest cells", () => {
  expect(wordSize("Anna")).toEqual({ columns: 25, rows: 8 });
  expect(linesOf(wordShape("Anna", { columns: 25, rows: 8 }).mask, 25)).toEqual([
    ".###..##..##.##..##..###.",
    ".###..###.##.###.##..###.",
    "#####.###.##.###.##.#####",
    "##.##.######.######.##.##",
    "#####.######.######.#####",
    "#####.##.###.##.###.#####",
    "##.#####.######.######.##",
    "##.#####..#####..#####.##",
  ]);
});

test("marks above letters are joined to them by a neck, marks below touch them", () => {
  const size = wordSize("Đžş");
  expect(linesOf(wordShape("Đžş", size).mask, size.columns)).toEqual([
    "........##..##......",
    ".........####.......",
    "..........#.........",
    ".####...######..####",
    ".#####..######.#####",
    ".##.###....##..##...",
    "####.##...###..####.",
    "####.##..###....####",
    ".##.#######.......##",
    ".###################",
    ".####...###########.",
    ".................##.",
    "................##..",
  ]);
});

test.each(ALPHABETS)("all of %s is one connected chain of letters", (text) => {
  const least = wordSize(text);
  for (const grid of [least, { columns: 2 * least.columns + 3, rows: 2 * least.rows + 8 }]) {
    const shape = wordShape(text, grid);
    const letters = [...text.replaceAll(" ", "")].map((_, letter) => letter);
    expect(isConnected(shape.mask, grid.columns)).toBe(true);
    expect(lettersOnEveryPath(shape, grid.columns)).toEqual(expect.arrayContaining(letters));
    expect(lettersOnEveryPath(shape, grid.columns)).toHaveLength(letters.length);
    expect(shape.letterOf[shape.ends.entrance]).toBe(0);
    expect(shape.letterOf[shape.ends.exits[0]!]).toBe(letters.length - 1);
  }
});

/** What the smallest type makes of a letter, and what it makes larger: on A4, at the sizes of the presets. */
test.each([
  ["in the smallest type", undefined],
  ["at 20 by 28", { columns: 20, rows: 28 }],
  ["at 30 by 42", { columns: 30, rows: 42 }],
  ["at 42 by 30", { columns: 42, rows: 30 }],
])("every letter with its marks is another picture than every other one of its script: %s", (_, size) => {
  const letters = [...new Set(ALPHABETS.slice(0, -1).join("").replaceAll(" ", ""))];
  const isCyrillic = (letter: string) => /\p{Script=Cyrillic}/u.test(letter);
  // In this typeface, a zero is an O, and Ð looks like Đ in any.
  const isTwin = (letter: string) => letter === "0" || letter === "Ð";
  for (const script of [letters.filter(isCyrillic), letters.filter((one) => !isCyrillic(one) && !isTwin(one))]) {
    const seen = new Map<string, string>();
    for (const letter of script) {
      const grid = size ?? wordSize(letter);
      const shape = wordShape(letter, grid);
      const picture = linesOf(shape.mask, grid.columns).join("\n");
      expect([letter, seen.get(picture)]).toEqual([letter, undefined]);
      expect([letter, isConnected(shape.mask, grid.columns)]).toEqual([letter, true]);
      seen.set(picture, letter);
    }
    expect(seen.size).toBe(script.length);
  }
  expect(letters.length).toBeGreaterThan(110);
});

test("strokes of letters without marks are at least two cells wide", () => {
  const text = "ABCDEFGHIJKLMNOPQRSTUVWXYZĐŁАБВГДЂЖЗИЈЛЉЊПЋУФЦЧЏШЩЪЫЬЭЮЯ0123456789";
  const size = wordSize(text);
  for (const grid of [size, { columns: size.columns + 99, rows: size.rows + 9 }]) {
    const { letterOf } = wordShape(text, grid);
    const isOne = (cell: number, letter: number) => letterOf[cell] === letter;
    for (const [cell, letter] of letterOf.entries()) {
      if (letter < 0) continue;
      // Every cell is in a square of two by two of its letter.
      const corners = [0, 1, grid.columns, grid.columns + 1].map((back) => cell - back);
      const isWide = corners.some((first) =>
        [0, 1, grid.columns, grid.columns + 1].every((next) => isOne(first + next, letter)),
      );
      if (!isWide) throw new Error(`${[...text][letter]} is thin at cell ${cell}`);
    }
  }
});

test("words stand on lines of their own, in the middle of the grid", () => {
  const { mask, ends, letterOf } = wordShape("Ada\nLi", { columns: 22, rows: 40 });
  const lines = linesOf(mask, 22).map((line) => line.includes("#"));
  expect(lines.length - 1 - lines.lastIndexOf(true) - lines.indexOf(true)).toBeLessThan(2);
  expect(isConnected(mask, 22)).toBe(true);
  expect([ends.entrance, ends.exits[0]].map((cell) => letterOf[cell!])).toEqual([0, 4]);
});

test.each([
  ["straße", "STRASSE"],
  ["ẞ", "SS"],
  ["ali", "ALI"],
  ["ı", "i"],
  ["Ñ", "N\u0303"],
  ["İ", "I\u0307"],
  ["d’Or", "D'OR"],
  ["Ĳ", "IJ"],
])("%s is drawn as %s", (text, same) => {
  const grid = { columns: 80, rows: 30 };
  expect(wordShape(text, grid)).toEqual(wordShape(same, grid));
});

test("every Latin letter with marks that Unicode knows as one is drawn, in one piece", () => {
  const drawn: string[] = [];
  for (let code = 0xc0; code < 0x1f00; code++) {
    const letter = String.fromCodePoint(code);
    const [base, ...marks] = letter.toUpperCase().normalize("NFD");
    // The one letter with a modifier of its own, ẚ, is left out.
    if (!/[A-ZÆØ]/.test(base!) || marks.length === 0 || !marks.every((mark) => /\p{M}/u.test(mark))) continue;
    const grid = wordSize(letter);
    const { mask } = wordShape(letter, grid);
    expect([letter, isConnected(mask, grid.columns)]).toEqual([letter, true]);
    drawn.push(letter);
  }
  expect(drawn.length).toBeGreaterThan(450);
});

test("refusals: too small a grid, unknown characters, no word", () => {
  const refused = (text: string, columns: number, rows: number) => {
    const shape = orRefused(() => wordShape(text, { columns, rows }));
    return shape instanceof MazeError ? shape.sentence : undefined;
  };
  const tooLong = message("word-too-long", { columns: 25, rows: 8, text: "Anna" });
  expect(refused("Anna", 24, 8)).toEqual(tooLong);
  expect(refused("Anna", 25, 7)).toEqual(tooLong);
  expect(refused("Anna", 25, 8)).toBeUndefined();
  expect(refused("A?Ω?", 99, 99)).toEqual(message("letters-unknown", { count: 2, letters: ["?", "Ω"] }));
  expect(refused("Ӓ\u0308\u0308", 99, 99)).toEqual(
    message("letters-unknown", { count: 1, letters: ["Ӓ\u0308\u0308"] }),
  );
  expect(refused(" \n", 99, 99)).toEqual(message("word-missing"));
});
