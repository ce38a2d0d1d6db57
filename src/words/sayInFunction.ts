import type { Message } from "../message";
import english from "./en/functions";
import { Words } from "./words";

let words: Words | undefined;

/**
 * The message in English, for worksheet functions: their runtime loads one script and has no page, so their words are part of it.
 * Throws an Error for a message that is none of theirs.
 */
export function sayInFunction(told: Message): string {
  if (words === undefined) {
    words = new Words("en-GB");
    words.add(english);
  }
  return words.say(told);
}
