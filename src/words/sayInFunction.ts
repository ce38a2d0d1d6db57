import english from "./en/functions.words";
import german from "./de/functions.words";
import serbian from "./sr/functions.words";
import type { Message } from "../message";
import { Words } from "./words";

/**
 * The words of worksheet functions in all languages, by the first part of their tags. The runtime of functions loads one script, often
 * without a page, so these are part of it, and nothing that loads later may be.
 */
const languages = {
  en: sayIn("en-GB", english),
  de: sayIn("de-DE", german),
  sr: sayIn("sr-Latn-RS", serbian),
};

function sayIn(tag: string, text: string) {
  let words: Words | undefined;
  return (told: Message): string => {
    if (words === undefined) {
      words = new Words(tag);
      words.add(text);
    }
    return words.say(told);
  };
}

/** In the language of the browser; in English if no browser is. Throws an Error for a message that is none of worksheet functions. */
export function sayInFunction(told: Message): string {
  const language = typeof navigator === "undefined" ? "en" : navigator.language.split("-")[0]!.toLowerCase();
  return languages[language in languages ? (language as keyof typeof languages) : "en"](told);
}

/** The message in every language: a name that a formula has works in all of them. */
export const saysOfFunction = (told: Message): string[] =>
  (Object.keys(languages) as (keyof typeof languages)[]).map((language) => languages[language](told));
