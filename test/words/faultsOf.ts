import { type Filling, type Message, message } from "../../src/message";
import { readMessages } from "../../tools/messageArguments.cjs";

/** A language as its files have it, and as the product says it. */
export interface Spoken {
  /** A BCP 47 tag, whose plurals the language has. */
  readonly tag: string;
  /** By their names, the texts of the language files. */
  readonly files: Readonly<Record<string, string>>;
  readonly say: (told: Message) => string;
}

type Read = ReturnType<typeof readMessages>["messages"] extends ReadonlyMap<string, infer Entry> ? Entry : never;
/** What chooses variants, and other numbers. */
type Chosen = Readonly<Record<string, string | number>>;

/** What a name in a workbook may hold at worst, in 255 characters. */
export const nasty = (name: string): string =>
  `${name} “"‚’'\`{ $${name} }{ -x }{"{"}}{ [a] *[b] -> \\u0041\n\r\n\t.c = #& שלום عالم \u200F👩‍🏫`.padEnd(254, "x") +
  ".";

/** Texts that fill places, and how they get there: as they are, or in another message. */
const FILLINGS = [
  { text: (name: string) => `‹${name}›`, filling: (text: string): Filling => text },
  { text: nasty, filling: (text: string): Filling => message("lines", { lines: [text] }) },
];

/** What is left of Fluent’s syntax where a message is not written as it was meant. */
const SYNTAX = /[{}]|->|\*?\[[\w-]+\]|\$\w|\b(?:NUMBER|LIST|SENTENCES|LINES)\(/;
const SPACE_TOO_MANY = /(?<! ) {2}(?! )|^ | $|\t| [,;:.!?](?:\s|$)/;

/** Of the last plural in every language here, and like no other number below. */
const USUAL = 45;
const OTHERS = [21, 22, 46, 111];
/** Numbers that are no quantities: they have no separators, as those at the edge of a sheet. */
const NO_QUANTITIES = new Set(["set", "row", "toRow", "column", "toColumn", "line", "earlier", "other"]);

/**
 * What is wrong with the messages of a language, one line each. Each message is said in all its variants, with numbers of every
 * plural, and with texts of every kind. `english` is what the language translates, if it is another one.
 */
export function faultsOf(own: Spoken, english = own): string[] {
  const read = readMessages(own.files);
  const original = own === english ? read : readMessages(english.files);
  return [
    ...read.faults,
    ...[...read.messages].flatMap(([id, entry]) => {
      const meant = original.messages.get(id);
      if (meant === undefined) return [`${id} is not English.`];
      const found = [...faultsWritten(entry, meant, own.tag), ...faultsSaid(id, entry, meant, own, english)];
      return [...new Set(found)].map((fault) => `${id} ${fault}`);
    }),
  ];
}

/** What is wrong with a message before it is said. */
function* faultsWritten({ places, choices }: Read, meant: Read, tag: string): Generator<string> {
  const [names, wanted] = [places, meant.places].map((each) => [...each.keys()].sort().join(", ") || "nothing");
  if (names !== wanted) yield `is filled with ${names}, not with ${wanted}.`;
  for (const { by, keys, isPlural } of choices) {
    const isByForm = keys.includes("one") || keys.includes("few");
    const { pluralCategories: forms } = new Intl.PluralRules(tag).resolvedOptions();
    for (const form of forms) if (isByForm && !keys.includes(form)) yield `lacks the plural ${form} of $${by}.`;
    const known = meant.places.get(by ?? "")?.keys ?? [];
    for (const key of keys)
      if (!isPlural && !known.includes(key)) yield `has the variant ${key}, which $${by} never is.`;
  }
}

/** A number of each plural that a language has, the least of them. */
function numbersOf(tag: string): number[] {
  const rules = new Intl.PluralRules(tag);
  return rules.resolvedOptions().pluralCategories.map((form) => {
    for (let n = 1; ; n++) if (rules.select(n) === form) return n;
  });
}

/** What tells the items of a list apart. */
const ITEMS = ["1", "2", "3"];

/** All combinations of a value of each name; of several numbers, at most two are unusual at once. */
function combinationsOf(values: ReadonlyMap<string, readonly (string | number)[]>): Chosen[] {
  const all = [...values].reduce<Chosen[]>(
    (some, [name, each]) => some.flatMap((chosen) => each.map((value) => ({ ...chosen, [name]: value }))),
    [{}],
  );
  const unusual = (value: string | number) => typeof value === "number" && value !== USUAL;
  return all.filter((chosen) => Object.values(chosen).filter(unusual).length <= 2);
}

/** Whether a count stands in a text, and not only as a part of another number. */
const tells = (text: string, count: number) => new RegExp(`(?<![\\d.,])${count}(?!\\d|[.,]\\d*[1-9])`).test(text);

/** What is wrong with what a message says, in its language and compared with English. */
function* faultsSaid(id: string, entry: Read, meant: Read, own: Spoken, english: Spoken): Generator<string> {
  const places = [...meant.places];
  const texts = places.filter(([, { kind }]) => kind === "any" || kind === "list").map(([name]) => name);
  const numbers = places.filter(([, { kind }]) => kind === "number").map(([name]) => name);
  const plurals = [own, english].flatMap(({ tag }) => numbersOf(tag));
  const choices = new Map<string, readonly (string | number)[]>(
    places.flatMap(([name, { kind, keys }]) => (kind === "choice" ? [[name, keys!] as const] : [])),
  );
  const values = new Map(choices);
  for (const name of numbers) {
    const keys = [...entry.choices, ...meant.choices].filter(({ by }) => by === name).flatMap((each) => each.keys);
    const choosing = keys.length === 0 ? [] : [...plurals, ...keys.filter((key) => /\d/.test(key)).map(Number)];
    values.set(name, [...new Set([...choosing, USUAL])]);
  }

  const itemsOf = (name: string) => (meant.places.get(name)!.kind === "list" ? ITEMS : [""]);
  const messageOf = (chosen: Chosen, fill: (name: string) => Filling): Message => {
    const filled = texts.map((name): [string, Filling | Filling[]] => {
      const items = itemsOf(name);
      return [name, items === ITEMS ? items.map((n) => fill(name + n)) : fill(name)];
    });
    return { id, args: { ...chosen, ...Object.fromEntries(filled) } } as Message;
  };
  const allNumbers = (value: number): Chosen => Object.fromEntries(numbers.map((name) => [name, value]));

  const everShown = new Set<string>();
  try {
    for (const chosen of combinationsOf(values)) for (const filling of FILLINGS) yield* faultsFor(chosen, filling);
    for (const name of numbers) yield* faultsOfNumber(name);
  } catch (error) {
    yield `cannot be said: ${(error as Error).message}`;
  }
  for (const name of texts) if (!everShown.has(name)) yield `never shows $${name}.`;

  /** A variant shows the same texts as in English, whole, and in English the same in each plural. */
  function* faultsFor(chosen: Chosen, { text, filling }: (typeof FILLINGS)[number]): Generator<string> {
    const where = Object.keys(chosen).length === 0 ? "" : ` for ${JSON.stringify(chosen)}`;
    const told = (args: Chosen) => messageOf(args, (name) => filling(text(name)));
    const shownIn = (words: string) =>
      texts.filter((name) => itemsOf(name).every((n) => words.includes(text(name + n))));
    const said = own.say(told(chosen));
    const shown = shownIn(said);
    for (const name of shown) everShown.add(name);
    /** The words without the texts that fill the message. */
    const bare = texts
      .flatMap((name) => [...ITEMS, ""].map((n) => text(name + n)))
      .reduce((rest, each) => rest.replaceAll(each, "‹›"), said);
    if (own === english) {
      const usual = shownIn(own.say(told({ ...chosen, ...allNumbers(USUAL) })));
      for (const name of usual) if (!shown.includes(name)) yield `does not show $${name} in every plural.`;
    } else {
      const inEnglish = english.say(told(chosen));
      const wanted = shownIn(inEnglish);
      if (shown.join() !== wanted.join())
        yield `shows ${shown.join()} where English shows ${wanted.join()}${where}: ${said}`;
      if (said === inEnglish && /[a-z] [a-z]+ [a-z]/i.test(bare)) yield "is as in English.";
    }
    if (bare.trim() === "") yield `says nothing${where}.`;
    if (SYNTAX.test(bare)) yield `has something of Fluent’s syntax in its words${where}: ${bare}`;
    if (/^[=+\-@']/.test(bare)) yield `begins like a formula, which it would be in a cell of a report${where}: ${bare}`;
    if (SPACE_TOO_MANY.test(bare)) yield `has a space too many${where}: ${bare}`;
  }

  /** A number is told where English tells it, large or small, with separators if it is a quantity; and it makes a difference. */
  function* faultsOfNumber(name: string): Generator<string> {
    let isUsed = false;
    for (const chosen of combinationsOf(choices)) {
      const said = (count: number, by = own) =>
        by.say(messageOf({ ...chosen, ...allNumbers(25), [name]: count }, (text) => text));
      const usual = said(USUAL);
      const isTold = tells(usual, USUAL);
      if (isTold !== tells(said(USUAL, english), USUAL)) yield `tells $${name} otherwise than English: ${usual}`;
      for (const count of OTHERS) {
        if (isTold ? !tells(said(count), count) : said(count) !== usual) yield `does not tell $${name}: ${said(count)}`;
      }
      if (isTold && /12\D345/.test(said(12_345)) === NO_QUANTITIES.has(name))
        yield `groups $${name} wrongly: ${said(12_345)}`;
      isUsed ||= isTold || values.get(name)!.some((count) => said(Number(count)) !== usual);
    }
    if (!isUsed && own === english) yield `makes nothing of $${name}.`;
  }
}
