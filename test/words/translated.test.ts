import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { execFileSync } from "node:child_process";
import { type Message as Entry, type SelectExpression, Visitor, parse } from "@fluent/syntax";
import type { Message } from "../../src/message";
import { languages } from "../../src/words/languages";
import { Words } from "../../src/words/words";
import { examples } from "./en";

/** Every language says every message, with what fills it, and in all its plurals. */

const PROJECT = path.resolve(__dirname, "../..");
const WORDS = path.join(PROJECT, "src/words");
const others = ["de", "sr"] as const;

test("each language has the messages of English, and no others, in the same files", () => {
  const found = (() => {
    try {
      return execFileSync(process.execPath, ["tools/missingWords.mjs"], { cwd: PROJECT, encoding: "utf8" });
    } catch (error) {
      return (error as { readonly stdout: string }).stdout;
    }
  })();
  expect(found.split("\n").filter((line) => line !== "")).toEqual([]);
});

/** By id, the messages of a language. Throws if one of its files has a line that is no message. */
function messagesOf(folder: string): ReadonlyMap<string, Entry> {
  const files = readdirSync(path.join(WORDS, folder)).filter((name) => name.endsWith(".ftl"));
  const entries = files.flatMap((file) => parse(readFileSync(path.join(WORDS, folder, file), "utf8"), {}).body);
  return new Map(
    entries.flatMap((entry) => {
      if (entry.type === "Junk") throw new Error(`${folder}: ${entry.content}`);
      return entry.type === "Message" ? [[entry.id.name, entry] as const] : [];
    }),
  );
}

/** What fills a message, its own references included, and the keys of its choices by number. */
class Look extends Visitor {
  readonly filled = new Set<string>();
  readonly plurals: string[][] = [];

  constructor(private readonly all: ReadonlyMap<string, Entry>) {
    super();
  }

  override visitVariableReference(node: { readonly id: { readonly name: string } }): void {
    this.filled.add(node.id.name);
  }

  override visitMessageReference(node: { readonly id: { readonly name: string } }): void {
    const other = new Look(this.all);
    other.visit(this.all.get(node.id.name)!);
    for (const name of other.filled) this.filled.add(name);
  }

  override visitSelectExpression(node: SelectExpression): void {
    const keys = node.variants.map(({ key }) => (key.type === "Identifier" ? key.name : key.value));
    if (keys.includes("one") || keys.includes("few")) this.plurals.push(keys);
    this.genericVisit(node);
  }
}

const english = messagesOf("en");
const look = (entry: Entry, all: ReadonlyMap<string, Entry>) => {
  const found = new Look(all);
  found.visit(entry);
  return found;
};

test.each(others)("in %s, messages are filled as the English ones, and each plural has all its forms", (folder) => {
  const translated = messagesOf(folder);
  const forms = new Intl.PluralRules(languages[folder]!.tag).resolvedOptions().pluralCategories;
  const faults = [...translated].flatMap(([id, entry]) => {
    const original = english.get(id);
    if (original === undefined) return [`${id} is not English`];
    const { filled, plurals } = look(entry, translated);
    const wanted = [...look(original, english).filled].sort().join();
    return [
      ...([...filled].sort().join() === wanted ? [] : [`${id} is not filled with ${wanted}`]),
      ...plurals.filter((keys) => !forms.every((form) => keys.includes(form))).map(() => `${id} lacks a plural`),
    ];
  });
  expect(faults).toEqual([]);
  expect(translated.size).toBeGreaterThan(1000);
});

async function wordsOf(language: string): Promise<Words> {
  const { tag, start, later } = languages[language]!;
  const words = new Words(tag);
  for (const part of await Promise.all([start(), later()])) words.add(part);
  return words;
}

test.each(others)("in %s, every example of a message can be said", async (language) => {
  const own = await wordsOf(language);
  const unsaid = examples.flatMap(([told]: readonly [Message, string]) => {
    try {
      const words = own.say(told);
      return words.includes("{") || words.trim() === "" ? [`${told.id}: ${words}`] : [];
    } catch (error) {
      return [`${told.id}: ${String(error)}`];
    }
  });
  expect(unsaid).toEqual([]);
});

test.each(others)("in %s, hardly a sentence is as in English", async (language) => {
  const own = await wordsOf(language);
  const same = examples.filter(([told, english]) => own.say(told) === english && /[a-z] [a-z]+ [a-z]/i.test(english));
  expect(same.map(([told]) => told.id).filter((id) => !SAME.has(id))).toEqual([]);
});

/** Messages whose words are the same in several languages: what fills them, and names. */
const SAME = new Set(["together", "lines", "excel-error"]);
