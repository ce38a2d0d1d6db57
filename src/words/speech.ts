import { type Message, type MessageId, type PlainId, type SayWords, message } from "../message";
import { type Language, languageFor, languages } from "./languages";
import { Words } from "./words";

/** A page uses the same languages as long as it is open, so the words belong to the page and are not passed around. */
let spoken: Words | undefined;
let here: Language = languageFor("en");
/** Those that are written into sheets; undefined until they are loaded. */
let written: Words | undefined;
let inSheets = here;
/** The loading of what {@link speak} did not load. */
let rest: Promise<void> | undefined;

/** Uses these words from now on, in sheets too. */
export function speakWith(words: Words, sheets = words): void {
  [spoken, written, rest] = [words, sheets, Promise.resolve()];
}

/**
 * Loads the words that the pane opens with. `display`, "de-AT", is the person's locale, and `content` the one for what is written into
 * sheets. English stands in for a language that does not load; rejects if English does not load either.
 */
export async function speak(display: string, content = display): Promise<Pick<Language, "tag" | "direction">> {
  const [wanted, sheets] = [languageFor(display), languageFor(content)];
  const opened = async (language: Language) => ({ language, words: await openingWords(language) });
  const { language, words } = await opened(wanted).catch(() => opened(languageFor("en")));
  [spoken, here, rest] = [words, language, undefined];
  inSheets = sheets === wanted ? language : sheets;
  written = inSheets === here ? words : undefined;
  return here;
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
  rest ??= loadRest().catch((error: unknown) => {
    rest = undefined;
    throw error;
  });
  return rest;
}

async function loadRest(): Promise<void> {
  const words = spoken;
  const [later, sheets] = await Promise.all([here.later(), inSheets === here ? words : allWordsOf(inSheets)]);
  words?.add(later);
  written = sheets;
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

/** As {@link say}, for a message that is made here: a label. */
export const text = <Id extends MessageId>(...given: Parameters<typeof message<Id>>): string => say(message(...given));

/** Gives each element with `data-words` the message of that id; its English stands in the page until then. Rejects as loadAllWords does. */
export async function fillInWords(page: Document): Promise<void> {
  await loadAllWords();
  for (const element of page.querySelectorAll<HTMLElement>("[data-words]")) {
    element.textContent = say({ id: element.dataset["words"], args: {} } as Message);
  }
}
