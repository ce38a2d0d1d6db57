/** The English letters and the arrows, in the order of the sides: right, bottom, left, top. */
const KNOWN = ["RDLU", "rdlu", "→↓←↑"];

/**
 * Every character that is a step; the one at place i leads over side i % 4. A language's own `letters`, of the right, bottom, left and
 * top, come first: where one of them means another direction in English, the language counts. They are used in both cases, and only if
 * each is a single character.
 */
export function stepSigns(letters: readonly string[]): string {
  const own = [letters.map((letter) => letter.toUpperCase()), letters.map((letter) => letter.toLowerCase())];
  const isUsed = (group: readonly string[]) =>
    group.length === 4 && group.every((letter) => letter.length === 1 && /\p{L}/u.test(letter));
  const all = [...own.filter(isUsed).map((group) => group.join("")), ...KNOWN];
  return all.filter((group, i) => all.indexOf(group) === i).join("");
}
