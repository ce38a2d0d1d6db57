import { readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import ts from "typescript";
import { metrics } from "../../src/maze/comparison";
import { generatorFacts } from "../../src/maze/generators";
import { pictureShapes } from "../../src/maze/shapes";
import { solverFacts } from "../../src/maze/solvers";
import { metadata } from "../../src/functions/metadata";
import { textForms } from "../../src/maze/text";
import { type Message, message } from "../../src/message";
import { languageFor } from "../../src/words/languages";
import { nodesIn, sources } from "../lint/sources";
import { buttonsIn, englishIn } from "./english";
import { wordsOf } from "./wordsOf";

const PROJECT = path.resolve(__dirname, "../..");
const inProject = (file: string) => readFileSync(path.join(PROJECT, file), "utf8");
const written = englishIn();

const literals = new Set(
  sources.flatMap(({ tree }) => nodesIn(tree).filter(ts.isStringLiteralLike)).map(({ text }) => text),
);

/** By file, the elements of the pages that get their words from a script: their messages' ids, and the English that stands there. */
const fromPages = ["taskpane/taskpane.html", "commands/message.html"].map((file) => {
  const { document } = new JSDOM(inProject(`src/${file}`)).window;
  const places = [...document.querySelectorAll<HTMLElement>("[data-words], [id]")];
  return [
    file,
    places
      .map((place) => [place.dataset["words"] ?? place.id, place.textContent.trim().replace(/\s+/g, " ")])
      .filter(([id]) => written.has(id!)),
  ] as const;
});
for (const [, places] of fromPages) for (const [id] of places) literals.add(id!);
// Those of an algorithm, a form of text, a picture or a worksheet function follow from its id.
for (const { name, description } of solverFacts) literals.add(name.id).add(description.id);
for (const { name, look, idea } of generatorFacts) literals.add(name.id).add(look.id).add(idea.id);
for (const { name, description } of textForms) literals.add(name.id).add(description.id);
for (const { name } of [...metrics, ...pictureShapes]) literals.add(name.id);
metadata(({ id }) => (literals.add(id), id), "");

test("every message is said somewhere, or by another message", () => {
  const all = [...written.values()].join("\n");
  const idle = [...written.keys()].filter((id) => !literals.has(id) && !new RegExp(`\\{ ${id} \\}`).test(all));
  expect(idle).toEqual([]);
});

test.each(fromPages)(
  "what stands in %s before a language is loaded is English as the language files have it",
  async (_, places) => {
    const english = await wordsOf("en");
    expect(places.length).toBeGreaterThan(1);
    expect(places).toEqual(places.map(([id]) => [id, english.say({ id, args: {} } as Message)]));
  },
);

test("a message that is not filled in, or that there is not, is a fault", async () => {
  const english = await wordsOf("en");
  expect(() => english.say({ id: "together", args: {} } as never)).toThrow("sentences");
  expect(() => english.say({ id: "nothing-of-the-kind", args: {} } as never)).toThrow("nothing-of-the-kind");
});

test.each([
  ["a locale has its language", ["en-GB", "EN", "de-AT", "de-CH"], ["en-GB", "en-GB", "de-DE", "de-DE"]],
  ["Serbian is spoken in Latin script", ["sr", "sr-Latn-RS", "sr-Cyrl-RS", "sr-Latn-BA"], Array(4).fill("sr-Latn-RS")],
  [
    "others, Serbian's neighbours among them, are English",
    ["he", "hr-HR", "bs-Latn-BA", "dsb-DE"],
    Array(4).fill("en-GB"),
  ],
])("%s", (_, locales, tags) => {
  expect(locales.map((locale) => languageFor(locale).tag)).toEqual(tags);
});

test("a pseudo-locale changes all words of a message, and nothing that fills it; one runs from right to left", async () => {
  const pseudo = await wordsOf("qps-PLOC");
  const told = message("together", { sentences: [message("stopped"), "Sheet1"] });
  expect(pseudo.say(told)).toBe("⟦Štóoppéed. Sheet1⟧");
  expect(["qps-ploc", "qps-plocm", "he"].map((locale) => languageFor(locale).direction)).toEqual(["ltr", "rtl", "ltr"]);
});

// Sentences name a button or a field by a reference to its label, so that label and sentence cannot drift apart.

test("no sentence has the name of a button written out", () => {
  const names = buttonsIn(written)
    .map(([, name]) => name)
    .filter((name) => name.includes(" "));
  expect(names.length).toBeGreaterThan(30);
  const found = [...written].flatMap(([id, words]) =>
    names.filter((name) => words !== name && words.includes(name)).map((name) => `${id}: ${name}`),
  );
  expect(found).toEqual([]);
});

test("what is to be pressed is a button by reference, or a key", () => {
  const byHand = /\b[Pp]ress (?!\{ [a-z][\w-]*-button \}|the button|this button|Enter|Esc\b|Ctrl|Maze on the Home tab)/;
  const found = [...written].filter(([, words]) => byHand.test(words));
  expect(found).toEqual([]);
  expect([...written.values()].flatMap((words) => words.match(/\b[Pp]ress \{/g) ?? []).length).toBeGreaterThan(50);
});

test("a label in quotation marks is a reference", () => {
  expect([...written].filter(([, words]) => /“[A-Z]/.test(words))).toEqual([]);
});
