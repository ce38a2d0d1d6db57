/** Excel's limit for the name of a sheet, in UTF-16 units. */
const LONGEST = 31;
/**
 * Characters that no name of a sheet may hold: those that Excel forbids, white space other than " ", and quotation marks, which the text
 * of a named item cannot hold.
 */
const FORBIDDEN = /[":\\/?*[\]]|\s/g;
/** Excel keeps this name for itself. */
const RESERVED = "HISTORY";
/** Where a word leaves no permitted character. */
const NAMELESS = "Lavirint";

/** How a number is added to a name that is taken. */
type Numbering = (base: string, number: number) => string;

/** "Maze (2)", as Excel numbers the copy of a sheet; without this, "Maze 2". */
export const inParentheses: Numbering = (base, number) => `${base} (${number})`;
const withNumber: Numbering = (base, number) => `${base} ${number}`;

/**
 * A name for a new sheet: the word, made a name that Excel permits, or with the next free number. It is the only place where a word
 * becomes a sheet's name; no sheet is found again by it.
 */
export function freeSheetName(
  sheets: readonly { readonly name: string }[],
  word: string,
  numbered: Numbering = withNumber,
): string {
  const taken = new Set([RESERVED, ...sheets.map(({ name }) => name.toUpperCase())]);
  const base = permitted(word, LONGEST);
  if (!taken.has(base.toUpperCase())) return base;
  for (let number = 2; ; number++) {
    const name = numbered(permitted(word, LONGEST - numbered("", number).length), number);
    if (!taken.has(name.toUpperCase())) return name;
  }
}

/** Names for several new sheets, no two of them alike. */
export function differentNames(words: readonly string[]): string[] {
  const names: { name: string }[] = [];
  for (const word of words) names.push({ name: freeSheetName(names, word) });
  return names.map(({ name }) => name);
}

/** The name of a sheet within the name of another, cut so that there is room for the words around it and a number. */
export function nameAround(sheet: string, word: (sheet: string) => string): string {
  const room = LONGEST - word("").length - withNumber("", 99).length;
  return word(cut(sheet, Math.max(0, room)));
}

/** The word without forbidden characters, cut; no name may begin or end with an apostrophe. */
function permitted(word: string, most: number): string {
  const plain = word.replace(FORBIDDEN, " ").replace(/ {2,}/g, " ");
  return withoutApostrophes(cut(withoutApostrophes(plain), most)) || NAMELESS;
}

function withoutApostrophes(text: string): string {
  const name = text.trim();
  if (name.startsWith("'")) return withoutApostrophes(name.slice(1));
  return name.endsWith("'") ? withoutApostrophes(name.slice(0, -1)) : name;
}

/** The first characters, without half of a surrogate pair at the end. */
function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
}
