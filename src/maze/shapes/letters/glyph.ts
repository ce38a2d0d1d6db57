/**
 * A letter as strokes of a square pen, on a field of its own: x and y from 0 (left, top) to 6 (right, baseline), and down to 8 below
 * the baseline. "06 00 66 60" is one stroke through four points, each x and y; a semicolon begins the next stroke.
 */
export interface Glyph {
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

const strokedD = drawn(5, "10 16 46 64 62 40 10;03 23");

/** Latin capitals without marks, and those whose marks are part of the letter. */
export const latin: Readonly<Record<string, Glyph>> = {
  A: mirrored(3, "06 02 20 30;04 34"),
  B: drawn(3, "00 06 46 65 64 43 03;43 62 61 40 00"),
  C: drawn(3, "61 40 20 01 05 26 46 65"),
  D: drawn(3, "00 06 36 64 62 30 00"),
  Đ: strokedD,
  Ð: strokedD,
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
};

/** Serbian and Russian capitals without marks. Letters that look like Latin ones share their strokes. */
export const cyrillic: Readonly<Record<string, Glyph>> = {
  А: latin.A!,
  Б: drawn(3, "60 00 06 46 65 64 43 03"),
  В: latin.B!,
  Г: drawn(3, "60 00 06"),
  Д: mirrored(6, "06 05 35;15 12 20 30"),
  Ђ: drawn(4, "00 50;20 26;23 53 64 66 48"),
  Е: latin.E!,
  Ж: mirrored(6, "30 36;00 33 06"),
  З: drawn(4, "01 20 40 61 62 43 33;43 64 65 46 26 05"),
  И: drawn(4, "00 06 60 66"),
  Ј: latin.J!,
  К: latin.K!,
  Л: drawn(4, "06 14 10 60 66"),
  Љ: drawn(8, "06 14 10 30 36 56 65 64 53 33"),
  М: latin.M!,
  Н: latin.H!,
  Њ: drawn(6, "00 06;03 33;30 36 56 65 64 53 33"),
  О: latin.O!,
  П: mirrored(3, "06 00 30"),
  Р: latin.P!,
  С: latin.C!,
  Т: latin.T!,
  Ћ: drawn(4, "00 50;20 26;23 53 64 66"),
  У: drawn(3, "00 02 23 63;60 65 46 06"),
  Ф: mirrored(6, "30 36;31 11 02 04 15 35"),
  Х: latin.X!,
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
};

export const signs: Readonly<Record<string, Glyph>> = {
  "0": latin.O!,
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

/** A mark above or below a letter: its picture, of blocks that are half a pen wide, and where it stands. */
export interface Accent {
  readonly isBelow: boolean;
  readonly side: "middle" | "right";
  /** Two rows of five; the middle column is doubled above a letter with an even number of columns. */
  readonly blocks: readonly [string, string];
}

function above(...blocks: readonly [string, string]): Accent {
  return { isBelow: false, side: "middle", blocks };
}

function below(...blocks: readonly [string, string]): Accent {
  return { isBelow: true, side: "middle", blocks };
}

/** Marks by their combining character, as Unicode's canonical decomposition gives them. */
export const accents: Readonly<Record<string, Accent>> = {
  // grave, acute, circumflex, tilde
  "\u0300": above(".##..", "..##."),
  "\u0301": above("..##.", ".##.."),
  "\u0302": above(".###.", "##.##"),
  "\u0303": above("###.#", "#.###"),
  // macron, breve, dot, diaeresis, hook
  "\u0304": above(".....", "#####"),
  "\u0306": above("#...#", "#####"),
  "\u0307": above("..#..", "..#.."),
  "\u0308": above("##.##", "##.##"),
  "\u0309": above(".###.", "..#.."),
  // ring, double acute, caron, double grave, inverted breve
  "\u030A": above(".###.", ".###."),
  "\u030B": above("..#.#", ".#.#."),
  "\u030C": above("##.##", ".###."),
  "\u030F": above("#.#..", ".#.#."),
  "\u0311": above("#####", "#...#"),
  // horn, cedilla, ogonek
  "\u031B": { isBelow: false, side: "right", blocks: ["...##", "...#."] },
  "\u0327": below("..##.", ".##.."),
  "\u0328": { isBelow: true, side: "right", blocks: ["...#.", "...##"] },
  // below: dot, diaeresis, ring, comma, circumflex, breve, tilde, macron
  "\u0323": below(".....", "..#.."),
  "\u0324": below("##.##", "##.##"),
  "\u0325": below(".###.", ".###."),
  "\u0326": below("..##.", "..#.."),
  "\u032D": below(".###.", "##.##"),
  "\u032E": below("#...#", "#####"),
  "\u0330": below("###.#", "#.###"),
  "\u0331": below(".....", "#####"),
};
