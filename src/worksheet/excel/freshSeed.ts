const CONSONANTS = "bdfgklmnprstvz";
const VOWELS = "aeiou";

/** A fresh seed that can be read aloud and typed, like "tavo-mirelu-42"; one of about 10^11. */
export function freshSeed(): string {
  const draws = crypto.getRandomValues(new Uint32Array(11));
  const letter = (letters: string, draw: number) => letters[draw % letters.length]!;
  const syllable = (i: number) => letter(CONSONANTS, draws[2 * i]!) + letter(VOWELS, draws[2 * i + 1]!);
  return `${syllable(0)}${syllable(1)}-${syllable(2)}${syllable(3)}${syllable(4)}-${10 + (draws[10]! % 90)}`;
}
