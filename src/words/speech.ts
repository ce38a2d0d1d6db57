import { type Message, type MessageId, message } from "../message";
import { type Language, languageFor } from "./languages";
import { Words } from "./words";

/** A page uses one language as long as it is open, so the words belong to the page and are not passed around. */
let spoken: Words | undefined;
/** Loads what {@link speak} did not; does nothing once all is loaded. */
let addRest: () => Promise<void> = async () => undefined;
let rest: Promise<void> | undefined;

/** Uses these words from now on. */
export function speakWith(words: Words): void {
  spoken = words;
  [addRest, rest] = [async () => undefined, undefined];
}

/** Loads the words that the pane opens with. `locale`, "de-AT", is the person's. Rejects where they do not load. */
export async function speak(locale: string): Promise<Pick<Language, "tag" | "direction">> {
  const chosen = languageFor(locale);
  const [start, disguise] = await Promise.all([chosen.start(), chosen.disguise?.()]);
  const words = new Words(chosen.tag, disguise);
  words.add(start);
  speakWith(words);
  addRest = async () => words.add(await chosen.later());
  return chosen;
}

/** Loads the rest of the language, once. Rejects where it does not load; the next call tries again. */
export function loadAllWords(): Promise<void> {
  rest ??= addRest().catch((error: unknown) => {
    rest = undefined;
    throw error;
  });
  return rest;
}

/** Whether any words are loaded. */
export const isSpoken = (): boolean => spoken !== undefined;

/** The message in the page's language. */
export function say(told: Message): string {
  if (spoken === undefined) throw new Error("No language is spoken.");
  return spoken.say(told);
}

/** Whether there are words for something that claims to be a message: another version of Lavirint may have others. */
export function canSay(told: Message): boolean {
  try {
    say(told);
    return true;
  } catch {
    return false;
  }
}

/** As {@link say}, for a message that is made here: a label. */
export const text = <Id extends MessageId>(...given: Parameters<typeof message<Id>>): string => say(message(...given));
