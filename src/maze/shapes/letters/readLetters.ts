import { message } from "../../../message";
import { MaskError } from "../../model";
import { type Accent, accents, cyrillic, type Glyph, latin, signs } from "./glyph";

/** A letter of a word. */
export interface Letter {
  readonly glyph: Glyph;
  readonly above: Accent | undefined;
  readonly below: Accent | undefined;
}

const typeface: Readonly<Record<string, Glyph>> = { ...latin, ...cyrillic, ...signs };

/** Characters that people type for others. */
const TYPED_FOR: Readonly<Record<string, string>> = {
  ẞ: "SS",
  "’": "'",
  ʼ: "'",
  "‘": "'",
  "‐": "-",
  "‑": "-",
  "–": "-",
};

/**
 * The letters of each word of a text, in capitals by the rules that hold in every language: i becomes I, ß becomes SS, and İ stays. Throws
 * MaskError for a text without letters, and for characters that the typeface lacks, which it names.
 */
export function readLetters(text: string): Letter[][] {
  const capitals = Array.from(text.normalize("NFC").toUpperCase(), (each) => TYPED_FOR[each] ?? each).join("");
  const words = capitals
    .normalize("NFC")
    .split(/\s+/u)
    .filter((word) => word !== "");
  if (words.length === 0) throw new MaskError(message("word-missing"));
  const unknown = new Set<string>();
  const read = words.map((word) =>
    Array.from(word, (character): Letter => {
      const letter = letterOf(character);
      if (letter === undefined) unknown.add(character);
      return letter!;
    }),
  );
  if (unknown.size > 0) throw new MaskError(message("letters-unknown", { count: unknown.size, letters: [...unknown] }));
  return read;
}

function letterOf(character: string): Letter | undefined {
  const plain = typeface[character];
  if (plain !== undefined) return { glyph: plain, above: undefined, below: undefined };
  const [base, ...marks] = character.normalize("NFD");
  const glyph = typeface[base!];
  const found = marks.map((mark) => accents[mark]);
  const above = found.filter((accent) => accent?.isBelow === false);
  const below = found.filter((accent) => accent?.isBelow === true);
  if (glyph === undefined || found.includes(undefined) || above.length > 1 || below.length > 1) return undefined;
  return { glyph, above: above[0], below: below[0] };
}
