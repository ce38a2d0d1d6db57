import { readdirSync } from "node:fs";
import path from "node:path";
import { execFileSync } from "node:child_process";
import type { Message } from "../../src/message";
import { entriesOf } from "../../tools/words.cjs";
import { languages } from "../../src/words/languages";
import { Words } from "../../src/words/words";
import { examples } from "./en";

/** Every language says every message, with what fills it, and in all its plurals. */

const PROJECT = path.resolve(__dirname, "../..");
const FOLDER = path.join(PROJECT, "src/words");
const others = ["de", "sr"] as const;
const files = readdirSync(path.join(FOLDER, "en")).filter((file) => file.endsWith(".ftl"));
const entries = (language: string) =>
  new Map(files.flatMap((file) => [...entriesOf(path.join(FOLDER, language, file))]));

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

/** What fills a message: its own places, and those of the messages that it names. */
function placesIn(id: string, all: ReadonlyMap<string, string>): ReadonlySet<string> {
  const words = all.get(id) ?? "";
  const own = [...words.matchAll(/\$([A-Za-z]\w*)/g)].map(([, place]) => place!);
  const named = [...words.matchAll(/\{ *(-?[a-z][\w-]*)[ }(]/g)].flatMap(([, other]) => [...placesIn(other!, all)]);
  return new Set([...own, ...named]);
}

test.each(others)("in %s, no message asks for anything that English does not give", (language) => {
  const [english, own] = [entries("en"), entries(language)];
  const found = [...own.keys()]
    .filter((id) => english.has(id))
    .flatMap((id) =>
      [...placesIn(id, own)].filter((place) => !placesIn(id, english).has(place)).map((place) => `${id}: $${place}`),
    );
  expect(found).toEqual([]);
});

test.each(others)("in %s, every plural has the forms of the language", (language) => {
  const categories = new Intl.PluralRules(languages[language]!.tag).resolvedOptions().pluralCategories;
  const found = [...entries(language)].flatMap(([id, words]) =>
    [...words.matchAll(/\{ *(?:NUMBER\()?\$\w+[^{}]*->((?:[^{}]|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})*)\}/g)].flatMap(
      ([, body]) => {
        const keys = [...body!.matchAll(/\[ *([\w-]+) *\]/g)].map(([, key]) => key!);
        // A choice between none and any, [0] and *[other], is no plural.
        const isPlural = keys.some((key) => /^(?:one|two|few|many)$/.test(key));
        return isPlural ? categories.filter((each) => !keys.includes(each)).map((each) => `${id} lacks [${each}]`) : [];
      },
    ),
  );
  expect(found).toEqual([]);
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
