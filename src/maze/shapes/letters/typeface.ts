import { message } from "../../../message";
import { MazeError } from "../../model";

/**
 * A letter as strokes of a square pen, on a field of its own: x and y from 0 (left, top) to 6 (right, baseline), and down to 8 below
 * the baseline. "06 00 66 60" is one stroke through four points, each x and y; a semicolon begins the next stroke.
 */
interface Glyph {
  /** Columns that the pen moves to the right at least where it is 2 cells wide: 0 for an I, 3 for an H with one column inside. */
  readonly width: number;
  /** The left half alone, where the right half mirrors it. */
  readonly isMirrored: boolean;
  readonly strokes: string;
}

function drawn(width: number, strokes: string): Glyph {
  return { width, isMirrored: false, strokes };
}

/** A letter that is symmetric, by the strokes of its left half. */
function mirrored(width: number, strokes: string): Glyph {
  return { width, isMirrored: true, strokes };
}

/** Latin, Serbian and Russian capitals without marks, and those whose marks are part of the letter; digits and signs. */
const glyphs: Readonly<Record<string, Glyph>> = {
  A: mirrored(3, "06 02 20 30;04 34"),
  B: drawn(3, "00 06 46 65 64 43 03;43 62 61 40 00"),
  C: drawn(3, "61 40 20 01 05 26 46 65"),
  D: drawn(3, "00 06 36 64 62 30 00"),
  Đ: drawn(5, "10 16 46 64 62 40 10;03 23"),
  E: drawn(3, "60 00 06 66;03 53"),
  F: drawn(3, "60 00 06;03 53"),
  G: drawn(4, "61 40 20 01 05 26 46 65 63 43"),
  H: mirrored(3, "00 06;03 33"),
  Ħ: drawn(5, "10 16;50 56;14 54;01 61"),
  I: drawn(0, "00 06"),
  J: drawn(3, "60 65 46 26 05 04"),
  K: drawn(4, "00 06;60 13 66"),
  L: drawn(3, "00 06 66"),
  Ł: drawn(4, "20 26 66;04 42"),
  M: mirrored(6, "06 00 33"),
  N: drawn(4, "06 00 66 60"),
  Ŋ: drawn(4, "06 00 66;60 66 48"),
  O: mirrored(3, "30 20 01 05 26 36"),
  Ø: drawn(5, "20 40 61 65 46 26 05 01 20;06 60"),
  P: drawn(3, "06 00 40 61 62 43 03"),
  Q: drawn(4, "20 40 61 65 46 26 05 01 20;34 66"),
  R: drawn(4, "06 00 40 61 62 43 03;33 66"),
  S: drawn(3, "60 20 01 02 23 43 64 65 46 06"),
  T: mirrored(4, "00 30 36"),
  Ŧ: drawn(4, "00 60;30 36;13 53"),
  U: mirrored(3, "00 05 26 36"),
  V: mirrored(4, "00 02 36"),
  W: mirrored(6, "00 06 33"),
  X: mirrored(4, "00 33 06"),
  Y: mirrored(4, "00 01 33 36"),
  Z: drawn(4, "00 60 06 66"),
  Þ: drawn(3, "00 06;01 41 62 64 45 05"),
  Æ: drawn(6, "06 01 10 60;30 36 66;03 63"),
  Œ: drawn(6, "60 20 01 05 26 66;30 36;33 63"),
  Ə: drawn(4, "01 20 40 61 65 46 26 05 03 63"),
  Б: drawn(3, "60 00 06 46 65 64 43 03"),
  Г: drawn(3, "60 00 06"),
  Д: mirrored(6, "06 05 35;15 12 20 30"),
  Ђ: drawn(4, "00 50;20 26;23 53 64 66 48"),
  Ж: mirrored(6, "30 36;00 33 06"),
  И: drawn(4, "00 06 60 66"),
  Л: drawn(4, "06 14 10 60 66"),
  Љ: drawn(8, "06 14 10 30 36 56 65 64 53 33"),
  Њ: drawn(6, "00 06;03 33;30 36 56 65 64 53 33"),
  П: mirrored(3, "06 00 30"),
  Ћ: drawn(4, "00 50;20 26;23 53 64 66"),
  У: drawn(3, "00 02 23 63;60 65 46 06"),
  Ф: mirrored(6, "30 36;31 11 02 04 15 35"),
  Ц: drawn(3, "00 06 66;60 66 68"),
  Ч: drawn(3, "00 02 23 63;60 66"),
  Џ: mirrored(4, "00 06 36 38"),
  Ш: mirrored(6, "00 06 36 30"),
  Щ: drawn(6, "00 06 66;30 36;60 66 68"),
  Ъ: drawn(4, "00 20 26 56 65 64 53 23"),
  Ы: drawn(6, "00 06 26 35 34 23 03;60 66 26"),
  Ь: drawn(3, "00 06 46 65 64 43 03"),
  Э: drawn(4, "01 20 40 61 65 46 26 05;33 63"),
  Ю: drawn(6, "00 06;03 33;40 31 35 46 56 65 61 50 40"),
  Я: drawn(4, "66 60 20 01 02 23 63;33 06"),
  "1": drawn(2, "01 60 66"),
  "2": drawn(3, "01 20 40 61 62 06 66"),
  "3": drawn(4, "01 20 40 61 62 43 33;43 64 65 46 26 05"),
  "4": drawn(4, "00 04 64;40 46"),
  "5": drawn(3, "60 00 03 43 64 65 46 06"),
  "6": drawn(3, "60 20 01 05 26 46 65 64 43 03"),
  "7": drawn(3, "00 60 26"),
  "8": mirrored(3, "30 20 01 02 23 33;23 04 05 26 36"),
  "9": drawn(3, "63 23 02 01 20 40 61 65 46 06"),
  "-": drawn(2, "03 63"),
  "'": drawn(0, "00 02"),
};

/** Characters that look like others, or are typed for them, and these. */
const ALIKE = ["АВЕЈЗКМНОРСТХÐ0’ʼ‘‐‑–", "ABEJ3KMHOPCTXĐO'''---"] as const;

/** A mark above or below a letter: its picture, of blocks that are half a pen wide, and where it stands. */
export interface Accent {
  readonly isBelow: boolean;
  /** Otherwise in the middle. */
  readonly isRight: boolean;
  /** Two rows of five; the middle column is doubled above a letter with an even number of columns. */
  readonly blocks: readonly [string, string];
}

/** Marks by their combining character, as Unicode's canonical decomposition gives them. */
const accents: Readonly<Record<string, Accent["blocks"]>> = {
  // grave, acute, circumflex, tilde
  "\u0300": [".##..", "..##."],
  "\u0301": ["..##.", ".##.."],
  "\u0302": [".###.", "##.##"],
  "\u0303": ["###.#", "#.###"],
  // macron, breve, dot, diaeresis, hook
  "\u0304": [".....", "#####"],
  "\u0306": ["#...#", "#####"],
  "\u0307": ["..#..", "..#.."],
  "\u0308": ["##.##", "##.##"],
  "\u0309": [".###.", "..#.."],
  // ring, double acute, caron, double grave, inverted breve
  "\u030A": [".###.", ".###."],
  "\u030B": ["..#.#", ".#.#."],
  "\u030C": ["##.##", ".###."],
  "\u030F": ["#.#..", ".#.#."],
  "\u0311": ["#####", "#...#"],
  // horn, cedilla, ogonek
  "\u031B": ["...##", "...#."],
  "\u0327": ["..##.", ".##.."],
  "\u0328": ["...#.", "...##"],
  // below: dot, diaeresis, ring, comma, circumflex, breve, tilde, macron
  "\u0323": [".....", "..#.."],
  "\u0324": ["##.##", "##.##"],
  "\u0325": [".###.", ".###."],
  "\u0326": ["..##.", "..#.."],
  "\u032D": [".###.", "##.##"],
  "\u032E": ["#...#", "#####"],
  "\u0330": ["###.#", "#.###"],
  "\u0331": [".....", "#####"],
};

const FIRST_BELOW = "\u0323";
/** Horn and ogonek. */
const ON_THE_RIGHT = "\u031B\u0328";

export interface Letter {
  readonly glyph: Glyph;
  /** Above and below it, those next to it first. */
  readonly marks: readonly Accent[];
}

/**
 * The letters of each word of a text, in capitals by the rules that hold in every language: i becomes I, ß becomes SS, and İ stays. Throws
 * MazeError for a text without letters, and for characters that the typeface lacks, which it names.
 */
export function readLetters(text: string): Letter[][] {
  const capitals = text.normalize("NFC").toUpperCase().replaceAll("ẞ", "SS").replaceAll("Ĳ", "IJ");
  const words = capitals.normalize("NFC").match(/\S+/gu);
  if (words === null) throw new MazeError("mask", message("word-missing"));
  const unknown = new Set<string>();
  const read = words.map((word) =>
    (word.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []).flatMap((character) => {
      const letter = letterOf(character);
      if (letter === undefined) unknown.add(character);
      return letter ?? [];
    }),
  );
  if (unknown.size > 0)
    throw new MazeError("mask", message("letters-unknown", { count: unknown.size, letters: [...unknown] }));
  return read;
}

const glyphOf = (character: string) => glyphs[ALIKE[1][ALIKE[0].indexOf(character)] ?? character];

function letterOf(character: string): Letter | undefined {
  const plain = glyphOf(character);
  if (plain !== undefined) return { glyph: plain, marks: [] };
  const [base, ...combining] = character.normalize("NFD");
  const glyph = glyphOf(base!);
  const marks = combining.flatMap((mark): Accent | [] => {
    const blocks = accents[mark];
    return blocks === undefined ? [] : { isBelow: mark >= FIRST_BELOW, isRight: ON_THE_RIGHT.includes(mark), blocks };
  });
  const isWhole =
    marks.length === combining.length && [true, false].every((side) => stacked(marks, side) <= MOST_MARKS);
  return glyph !== undefined && isWhole ? { glyph, marks } : undefined;
}

/** The most marks on one side of a letter: no letter of any language has more. */
const MOST_MARKS = 2;

export function stacked(marks: readonly Accent[], isBelow: boolean): number {
  return marks.filter((mark) => mark.isBelow === isBelow).length;
}
