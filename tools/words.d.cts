/** By its id, each message or term of a language file, from its first line to its last; terms begin with a hyphen. */
export function entriesOf(file: string): Map<string, string>;
/** The text of `start.words` or `later.words` in a language's folder. */
export function wordsOf(file: string): string;
/** By its name, the text of each language file of a folder. */
export function textsIn(folder: string): Readonly<Record<string, string>>;
