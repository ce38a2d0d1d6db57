/** A letter with its accents; an emoji with all that belongs to its picture. */
const LETTER =
  /\P{M}[\p{M}\u{FE0E}\u{FE0F}\p{Emoji_Modifier}]*(?:\u{200D}\P{M}[\p{M}\u{FE0E}\u{FE0F}\p{Emoji_Modifier}]*)*/gu;

/** The letters, signs and digits of a word or sentence, one per item, without white space. */
export function lettersOf(text: string): string[] {
  return text.normalize("NFC").replace(/\s+/gu, "").match(LETTER) ?? [];
}

/** The numbers from 1 to `last`, as texts. */
export function numbersTo(last: number): string[] {
  return Array.from({ length: last }, (_, i) => String(i + 1));
}
