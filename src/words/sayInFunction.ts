import english from "./en/functions.words";
import german from "./de/functions.words";
import serbian from "./sr/functions.words";
import type { Message } from "../message";
import { Words } from "./words";

/**
 * The words of worksheet functions in all languages, by the first part of their tags. The runtime of functions loads one script, often
 * without a page, so these are part of it, and nothing that loads later may be.
 */
const texts = {
  en: { tag: "en-GB", text: english },
  de: { tag: "de-DE", text: german },
  sr: { tag: "sr-Latn-RS", text: serbian },
};
const words = new Map<string, Words>();

function wordsOf(key: keyof typeof texts): Words {
  let found = words.get(key);
  if (found === undefined) {
    found = new Words(texts[key].tag);
    found.add(texts[key].text);
    words.set(key, found);
  }
  return found;
}

/**
 * The message in the language of the browser, and in English if no browser is, for worksheet functions. Throws an Error for a message
 * that is none of theirs.
 */
export function sayInFunction(told: Message): string {
  const language = typeof navigator === "undefined" ? "en" : navigator.language.split("-")[0]!.toLowerCase();
  return wordsOf(language in texts ? (language as keyof typeof texts) : "en").say(told);
}

/** The message in every language: a name that a formula has works in all of them. */
export function saysOfFunction(told: Message): string[] {
  return Object.keys(texts).map((key) => wordsOf(key as keyof typeof texts).say(told));
}
