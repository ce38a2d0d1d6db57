/** A letter with its accents and, of emoji, what belongs to one picture. */
const LETTER =
  /\P{M}[\p{M}\u{FE0E}\u{FE0F}\p{Emoji_Modifier}]*(?:\u{200D}\P{M}[\p{M}\u{FE0E}\u{FE0F}\p{Emoji_Modifier}]*)*/gu;

/** A word or sentence as letters, signs and digits, one an item; white space goes. */
export function lettersOf(text: string): string[] {
  return text.normalize("NFC").replace(/\s+/gu, "").match(LETTER) ?? [];
}

/** "1" to `last`. */
export function numbersTo(last: number): string[] {
  return Array.from({ length: last }, (_, i) => String(i + 1));
}
