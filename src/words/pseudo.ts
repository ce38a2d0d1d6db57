import type { Disguise } from "./words";

const ACCENTED = new Map(
  [..."aáeéiíoóuúyýAÁEÉIÍOÓUÚYÝcçnñsšzžCÇNÑSŠZŽ"].flatMap((letter, i, all) =>
    i % 2 === 0 ? [[letter, all[i + 1]!]] : [],
  ) as [string, string][],
);
const VOWEL = /[aeiouAEIOU]/;

/** Long and accented, in brackets: as wordy as German or Finnish, and anything that has no accents was not translated. */
export const longDisguise: Disguise = {
  letters: (words) =>
    [...words]
      .map((letter) => (VOWEL.test(letter) ? ACCENTED.get(letter)! + letter : (ACCENTED.get(letter) ?? letter)))
      .join(""),
  brackets: ["⟦", "⟧"],
};

/** The same, with every word running from right to left. */
export const mirroredDisguise: Disguise = {
  letters: (words) => words.replace(/[A-Za-z]+/g, (word) => `\u202E${longDisguise.letters(word)}\u202C`),
  brackets: longDisguise.brackets,
};
