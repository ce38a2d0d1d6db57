import { message } from "../../../message";
import { MazeError } from "../../model";
import { type Accent, accents, cyrillic, type Glyph, latin, signs } from "./glyph";

export interface Letter {
  readonly glyph: Glyph;
  /** Above and below it, those next to it first. */
  readonly marks: readonly Accent[];
}

const typeface: Readonly<Record<string, Glyph>> = { ...latin, ...cyrillic, ...signs };

const TYPED_FOR: Readonly<Record<string, string>> = {
  ẞ: "SS",
  Ĳ: "IJ",
  "’": "'",
  ʼ: "'",
  "‘": "'",
  "‐": "-",
  "‑": "-",
  "–": "-",
};

/**
 * The letters of each word of a text, in capitals by the rules that hold in every language: i becomes I, ß becomes SS, and İ stays. Throws
 * MazeError for a text without letters, and for characters that the typeface lacks, which it names.
 */
export function readLetters(text: string): Letter[][] {
  const capitals = Array.from(text.normalize("NFC").toUpperCase(), (each) => TYPED_FOR[each] ?? each).join("");
  const words = capitals
    .normalize("NFC")
    .split(/\s+/u)
    .filter((word) => word !== "");
  if (words.length === 0) throw new MazeError("mask", message("word-missing"));
  const unknown = new Set<string>();
  const read = words.map((word) =>
    (word.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []).map((character): Letter => {
      const letter = letterOf(character);
      if (letter === undefined) unknown.add(character);
      return letter!;
    }),
  );
  if (unknown.size > 0)
    throw new MazeError("mask", message("letters-unknown", { count: unknown.size, letters: [...unknown] }));
  return read;
}

function letterOf(character: string): Letter | undefined {
  const plain = typeface[character];
  if (plain !== undefined) return { glyph: plain, marks: [] };
  const [base, ...marks] = character.normalize("NFD");
  const glyph = typeface[base!];
  const known = marks.flatMap((mark) => accents[mark] ?? []);
  const isWhole = known.length === marks.length && [true, false].every((side) => stacked(known, side) <= MOST_MARKS);
  return glyph !== undefined && isWhole ? { glyph, marks: known } : undefined;
}

/** The most marks on one side of a letter: no letter of any language has more. */
const MOST_MARKS = 2;

export function stacked(marks: readonly Accent[], isBelow: boolean): number {
  return marks.filter((mark) => mark.isBelow === isBelow).length;
}
