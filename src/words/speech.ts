import { type MessageId, type Told, message } from "../message";
import { type Language, languageFor } from "./languages";
import { Words } from "./words";

/** A page speaks one language as long as it is open, so it is the page's, and nobody hands it around. */
let spoken: Words | undefined;
/** Loads what {@link speak} did not; nothing where it is all there. */
let addRest: () => Promise<void> = async () => undefined;
let rest: Promise<void> | undefined;

/** Says everything with these words from now on. */
export function speakWith(words: Words): void {
  spoken = words;
  [addRest, rest] = [async () => undefined, undefined];
}

/** Loads what the pane opens with. `locale`, "de-AT", is the person's. Rejects where it does not come. */
export async function speak(locale: string): Promise<Pick<Language, "tag" | "direction">> {
  const chosen = languageFor(locale);
  const [start, disguise] = await Promise.all([chosen.start(), chosen.disguise?.()]);
  const words = new Words(chosen.tag, disguise);
  words.add(start);
  speakWith(words);
  addRest = async () => words.add(await chosen.later());
  return chosen;
}

/** Loads the rest of the language, once. Rejects where it does not come; the next call asks again. */
export function loadAllWords(): Promise<void> {
  rest ??= addRest().catch((error: unknown) => {
    rest = undefined;
    throw error;
  });
  return rest;
}

/** Whether there are words to say anything with. */
export const isSpoken = (): boolean => spoken !== undefined;

/** The message in the page's language. */
export function say(told: Told): string {
  if (typeof told === "string") return told;
  if (spoken === undefined) throw new Error("No language is spoken.");
  return spoken.say(told);
}

/** As {@link say} of a message that is made here: a label. */
export const text = <Id extends MessageId>(...given: Parameters<typeof message<Id>>): string => say(message(...given));
