/** Arms of a line's character, as bits: up 1, right 2, down 4, left 8. */
export const ACROSS = 10;
export const DOWN = 5;
/** A corner that does not say which walls meet there. */
export const ANY = 16;

/** The arms of Unicode's box drawing characters from U+2500 on, light, heavy, double and rounded, as hexadecimal digits. */
const BOXES =
  "aa55aa55aa556666cccc33339999777777" +
  "77ddddddddeeeeeeeebbbbbbbbffffffffffffffffaa55" +
  "a5666ccc333999777dddeeebbbfff6c93000" +
  "81248124a5a5";

function strokes(): ReadonlyMap<string, number> {
  const arms = new Map(Array.from(BOXES, (digit, i) => [String.fromCharCode(0x2500 + i), parseInt(digit, 16)]));
  for (const dash of "-–—‒−=") arms.set(dash, ACROSS);
  for (const bar of "|¦") arms.set(bar, DOWN);
  return arms;
}

const ARMS = /* #__PURE__ */ strokes();

/** Characters that some programs draw as corners, and, where no bar is drawn, as upright walls. */
const POSTS = "o.*'`,·•°O#:+";
const BARS = "!I";

/** The arms of characters that are lines here. Without box drawing, corners are + and what stands at the ends of dashes. */
export function armsIn(lines: readonly string[]): ReadonlyMap<string, number> {
  if (lines.some((line) => /[\u2500-\u257f]/.test(line))) return ARMS;
  const arms = new Map(ARMS).set("+", ANY);
  for (const dash of "~_") if (lines.some((line) => line.includes(`+${dash}`))) arms.set(dash, ACROSS);
  if (!lines.some((line) => line.includes("|"))) for (const bar of BARS) arms.set(bar, DOWN);
  for (const line of lines) {
    for (const dash of "-=") {
      for (let at = line.indexOf(dash); at >= 0; at = line.indexOf(dash, at + 1)) {
        for (const beside of [line[at - 1], line[at + 1]]) {
          if (beside !== undefined && POSTS.includes(beside)) arms.set(beside, ANY);
        }
      }
    }
  }
  return arms;
}
