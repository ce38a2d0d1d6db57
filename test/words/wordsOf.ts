import { languageFor } from "../../src/words/languages";
import { Words } from "../../src/words/words";

/** All words of a locale's language, as the pane loads them. */
export async function wordsOf(locale: string): Promise<Words> {
  const language = languageFor(locale);
  const words = new Words(language.tag, await language.pseudo?.());
  for (const part of await Promise.all([language.start(), language.later()])) words.add(part);
  return words;
}
