import later from "../../../src/words/en/later.words";
import start from "../../../src/words/en/start.words";
import type { Message } from "../../../src/message";
import { longDisguise } from "../../../src/words/pseudo";
import { Words } from "../../../src/words/words";

const words = new Words("en-GB", longDisguise);
words.add(start);
words.add(later);

/** Says messages in the pseudo-locale: long, accented, in brackets. */
export function sayPseudo(told: Message): string {
  return typeof told === "string" ? told : words.say(told);
}

const PLAIN = new Map([..."áéíóúçñšýž"].map((accented, i) => [accented, "aeioucnsyz"[i]!]));

/** The English of what the pseudo-locale says. */
export function inEnglish(text: string): string {
  return text
    .replace(/[⟦⟧]/g, "")
    .replace(/([áéíóú])[aeiou]/gi, "$1")
    .replace(/[áéíóúçñšýž]/gi, (letter) => {
      const plain = PLAIN.get(letter.toLowerCase())!;
      return letter === letter.toLowerCase() ? plain : plain.toUpperCase();
    });
}
