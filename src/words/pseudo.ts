import type { PseudoLocale } from "./words";

const [PLAIN, ACCENTED] = ["aceinosuyzACEINOSUYZ", "áçéíñóšúýžÁÇÉÍÑÓŠÚÝŽ"] as const;
const VOWEL = /[aeiou]/i;

/** Lengthens and accents words, in brackets: as long as German or Finnish. Text that shows no accents is not a message. */
export const longPseudoLocale: PseudoLocale = {
  letters: (words) =>
    Array.from(
      words,
      (letter) => (ACCENTED[PLAIN.indexOf(letter)] ?? letter) + (VOWEL.test(letter) ? letter : ""),
    ).join(""),
  brackets: ["⟦", "⟧"],
};

/** The same, with every word running from right to left. */
export const mirroredPseudoLocale: PseudoLocale = {
  letters: (words) => words.replace(/[A-Za-z]+/g, (word) => `\u202E${longPseudoLocale.letters(word)}\u202C`),
  brackets: longPseudoLocale.brackets,
};
