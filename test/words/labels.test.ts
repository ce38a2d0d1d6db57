import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { START } from "../../tools/words.cjs";

/** Sentences name a button or a field by a reference to its label, so that label and sentence cannot drift apart. */

const FOLDER = path.resolve(__dirname, "../../src/words/en");
const read = (file: string): string => readFileSync(path.join(FOLDER, file), "utf8");

/** By id, what each message of these files has behind its "=". */
const messagesOf = (files: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    files
      .flatMap((file) => [...read(file).matchAll(/^([a-z][\w-]*) =(.*(?:\n(?: +|\}).*)*)/gm)])
      .map(([, id, words]) => [id!, words!.trim()]),
  );
/** The messages that a message refers to. */
const named = (words: string): string[] => [...words.matchAll(/\{ ([a-z][\w-]*) \}/g)].map(([, id]) => id!);

const all = messagesOf(readdirSync(FOLDER).filter((file) => file.endsWith(".ftl")));
const buttons = [...all].filter(([id, words]) => id.endsWith("-button") && !words.includes("{"));

test("no sentence has the name of a button written out", () => {
  const names = buttons.map(([, name]) => name).filter((name) => name.includes(" "));
  expect(names.length).toBeGreaterThan(30);
  const found = [...all].flatMap(([id, words]) =>
    names.filter((name) => words !== name && words.includes(name)).map((name) => `${id}: ${name}`),
  );
  expect(found).toEqual([]);
});

test("what is to be pressed is a button by reference, or a key", () => {
  const byHand = /\b[Pp]ress (?!\{ [a-z][\w-]*-button \}|the button|this button|Enter|Esc\b|Ctrl|Maze on the Home tab)/;
  const found = [...all].filter(([, words]) => byHand.test(words));
  expect(found).toEqual([]);
  expect([...all.values()].filter((words) => /\b[Pp]ress \{/.test(words)).length).toBeGreaterThan(60);
});

test("a label in quotation marks is a reference", () => {
  expect([...all].filter(([, words]) => /“[A-Z]/.test(words))).toEqual([]);
});

test("what the pane opens with refers to nothing that is loaded later", () => {
  const opening = messagesOf(START.map((file) => `${file}.ftl`));
  expect(opening.size).toBeGreaterThan(100);
  const later = [...opening].flatMap(([id, words]) =>
    named(words)
      .filter((other) => !opening.has(other))
      .map((other) => `${id}: ${other}`),
  );
  expect(later).toEqual([]);
});
