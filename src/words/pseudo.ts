import type { PseudoLocale } from "./words";

const ACCENTED = new Map(
  ["aá", "cç", "eé", "ií", "nñ", "oó", "sš", "uú", "yý", "zž"].flatMap((pair) => withCapital(pair)),
);
const VOWEL = /[aeiou]/i;

function withCapital(pair: string): [letter: string, accented: string][] {
  return [pair, pair.toUpperCase()].map(([letter, accented]) => [letter!, accented!]);
}

/** Lengthens and accents words, in brackets: as long as German or Finnish. Text that shows no accents is not a message. */
export const longPseudoLocale: PseudoLocale = {
  letters: (words) =>
    Array.from(words, (letter) => (ACCENTED.get(letter) ?? letter) + (VOWEL.test(letter) ? letter : "")).join(""),
  brackets: ["⟦", "⟧"],
};

/** The same, with every word running from right to left. */
export const mirroredPseudoLocale: PseudoLocale = {
  letters: (words) => words.replace(/[A-Za-z]+/g, (word) => `\u202E${longPseudoLocale.letters(word)}\u202C`),
  brackets: longPseudoLocale.brackets,
};
