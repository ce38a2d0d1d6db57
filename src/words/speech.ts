import { type Message, type MessageId, type PlainId, type SayWords, message } from "../message";
import { type Language, languageFor, languages } from "./languages";
import { Words } from "./words";

/** A page uses the same languages as long as it is open, so the words belong to the page and are not passed around. */
let spoken: Words | undefined;
/** Those that are written into sheets; undefined until they are loaded. */
let written: Words | undefined;
/** Loads what {@link speak} did not; does nothing once all is loaded. */
let addRest: () => Promise<void> = async () => undefined;
let rest: Promise<void> | undefined;
let here: Language = languageFor("en");

/** Uses these words from now on, in sheets too. */
export function speakWith(words: Words, inSheets = words): void {
  [spoken, written] = [words, inSheets];
  [addRest, rest] = [async () => undefined, undefined];
}

/**
 * Loads the words that the pane opens with. `display`, "de-AT", is the person's locale, and `content` the one for what is written into
 * sheets. English stands in for a language that does not load; rejects if English does not load either.
 */
export async function speak(display: string, content = display): Promise<Pick<Language, "tag" | "direction">> {
  const [wanted, sheets] = [languageFor(display), languageFor(content)];
  const opened = async (language: Language) => ({ chosen: language, words: await openingWords(language) });
  const { chosen, words } = await opened(wanted).catch(() => opened(languageFor("en")));
  const other = sheets === wanted ? chosen : sheets;
  speakWith(words);
  here = chosen;
  if (other !== chosen) written = undefined;
  addRest = async () => {
    const [later, inSheets] = await Promise.all([chosen.later(), other === chosen ? words : allWordsOf(other)]);
    words.add(later);
    written = inSheets;
  };
  return chosen;
}

async function openingWords(language: Language): Promise<Words> {
  const [start, pseudo] = await Promise.all([language.start(), language.pseudo?.()]);
  const words = new Words(language.tag, pseudo);
  words.add(start);
  return words;
}

async function allWordsOf(language: Language): Promise<Words> {
  const [words, later] = await Promise.all([openingWords(language), language.later()]);
  words.add(later);
  return words;
}

/** Loads the rest of the languages, once: all that sheets need of theirs. Rejects if it does not load; the next call tries again. */
export function loadAllWords(): Promise<void> {
  rest ??= addRest().catch((error: unknown) => {
    rest = undefined;
    throw error;
  });
  return rest;
}

export const isSpoken = (): boolean => spoken !== undefined;

/** The message in the page's language; its id suffices where nothing fills it. */
export function say(told: Message | PlainId): string {
  if (spoken === undefined) throw new Error("No language is spoken.");
  return spoken.say(told);
}

/** The message in the language of what is written into sheets. Throws an Error until {@link loadAllWords} has loaded it. */
export function sayInSheet(told: Message | PlainId): string {
  if (written === undefined) throw new Error("No language is written.");
  return written.say(told);
}

/** The address of the help or privacy page in the page's language, from the pages of the add-in. */
export const helpPage = (name: "support" | "privacy"): string => `assets/${name}${here.pages}.html`;

export const pageLanguage = (): Pick<Language, "tag" | "direction"> => here;

let every: Promise<readonly SayWords[]> | undefined;

/** {@link say} in each language, for reading what somebody wrote in another one. Loads them once; rejects if one does not load. */
export function sayInEvery(): Promise<readonly SayWords[]> {
  const all = Object.values(languages).filter(({ pseudo }) => pseudo === undefined);
  every ??= Promise.all(all.map(allWordsOf)).then((each) => each.map((words) => (told) => words.say(told)));
  every.catch(() => (every = undefined));
  return every;
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

/** Gives each element with `data-words` the message of that id; its English stands in the page until then. Rejects as loadAllWords does. */
export async function fillInWords(page: Document): Promise<void> {
  await loadAllWords();
  for (const element of page.querySelectorAll<HTMLElement>("[data-words]")) {
    element.textContent = say({ id: element.dataset["words"], args: {} } as Message);
  }
}
