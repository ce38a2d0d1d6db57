import { spawnSync } from "node:child_process";
import path from "node:path";
import type { Filling, Message } from "../../src/message";
import { loadAllWords, say, sayInEvery, sayInSheet, saysOfFunction, speak } from "../../src/words";
import { languageFor } from "../../src/words/languages";
import { Words } from "../../src/words/words";
import english from "../../src/words/en/functions.words";
import { readMessages } from "../../tools/messageArguments.cjs";
import { textsIn } from "../../tools/words.cjs";
import { type Spoken, faultsOf, nasty } from "./faultsOf";

/** Every message is said in every language, in all its variants and plurals, with ordinary texts and with the worst. */

const PROJECT = path.resolve(__dirname, "../..");
const filesOf = (folder: string) => textsIn(path.join(PROJECT, "src/words", folder));
const inEnglish: Spoken = { tag: "en-GB", files: filesOf("en"), say: (told) => sayInSheet(told) };

/** The pane in a language, with sheets in English. */
async function open(locale: string): Promise<void> {
  await speak(locale, "en-GB");
  await loadAllWords();
}

afterAll(() => open("en-US"));

test("English", async () => {
  await open("en-US");
  // What is said of one thing is said without a place that several have.
  expect(faultsOf(inEnglish)).toEqual([
    "delete-sheets does not show $last in every plural.",
    "delete-markings-too does not show $last in every plural.",
    "run-closes does not show $first in every plural.",
    "run-closes does not show $last in every plural.",
    "run-opens-up does not show $first in every plural.",
    "run-opens-up does not show $last in every plural.",
  ]);
  expect(readMessages(inEnglish.files).messages.size).toBeGreaterThan(1000);
});

test.each(["de", "sr"])("%s, as English", async (folder) => {
  const { tag } = languageFor(folder);
  await open(tag);
  expect(faultsOf({ tag, files: filesOf(folder), say }, inEnglish)).toEqual([]);
});

test.each(["qps-ploc", "qps-plocm"])("the pseudo-locale %s, as English", async (locale) => {
  await open(locale);
  const pseudo = (told: Message) => /^⟦([^]*)⟧$/.exec(say(told))![1]!;
  expect(faultsOf({ ...inEnglish, say: pseudo }, inEnglish)).toEqual([]);
});

test("each language has the messages of English, and no others, in the same files", () => {
  const { stdout, status } = spawnSync(process.execPath, ["tools/missingWords.mjs"], {
    cwd: PROJECT,
    encoding: "utf8",
  });
  expect([stdout, status]).toEqual(["", 0]);
});

test("worksheet functions say their messages as the pane does", async () => {
  const says = await sayInEvery();
  const { messages } = readMessages({ functions: english });
  for (const [id, { places }] of messages) {
    const args = [...places].map(([name, { kind, keys }]): [string, Filling | Filling[]] => [
      name,
      kind === "number" ? 25 : kind === "list" ? [nasty(name)] : (keys?.[0] ?? nasty(name)),
    ]);
    const told = { id, args: Object.fromEntries(args) } as Message;
    expect(saysOfFunction(told)).toEqual(says.map((each) => each(told)));
  }
  expect(messages.size).toBeGreaterThan(60);
});

/** A language of a single file, as it says its messages. */
function made(tag: string, words: string): Spoken {
  const text = `${words}\nlines = { LINES($lines) }\n`;
  const sayNow = (told: Message) => {
    const language = new Words(tag);
    language.add(text);
    return language.say(told);
  };
  return { tag, files: { "made.ftl": text }, say: sayNow };
}
const COUNTED =
  "pages = { $count ->\n [one] { $count } page of { $sheet }\n *[other] { $count } pages of { $sheet }\n }\n";
const counted = (one: string, other: string) => `pages = { $count ->\n [one] ${one}\n *[other] ${other}\n }\n`;
const SIDE = "side = { $side ->\n [top] Above { $sheet }\n *[left] Beside { $sheet }\n }\n";

test.each([
  ["made.ftl: Unbalanced closing brace", "stray = Sheet } in front"],
  ["brace has something of Fluent’s syntax in its words", 'brace = Sheet {"{"} in front'],
  ["syntax has something of Fluent’s syntax", "syntax = Sheet NUMBER($row) in front"],
  ["made.ftl: Expected token", "place = On { $sheet in front"],
  ["nothing says nothing", 'nothing = {""}'],
  ["side says nothing", SIDE.replace("Above { $sheet }", '{""}')],
  ["sum begins like a formula", "sum = = { NUMBER($row) }"],
  ["space has a space too many", "space = On { $sheet } ."],
  ["made.ftl: twice is there twice", "twice = Once\ntwice = Again"],
  ["made.ftl: label has attributes", "label = Label\n .title = Title"],
  ["date calls DATE, which there is not", "date = On { DATE($day) }"],
  ["button refers to no-button, which there is not", "button = Press { no-button }"],
  ["term cannot be said: Unknown term", "term = Open { -product }"],
  ["two refers to one, which there is not", "one = { two }\ntwo = { one }"],
  ["few lacks the plural one", "few = { $n ->\n [few] { $n } pages\n *[other] { $n } pages\n }"],
  ["pages does not show $sheet in every plural", COUNTED.replace("page of { $sheet }", "page")],
  [
    "n makes nothing of $m",
    "n = { $n ->\n [one] A page\n *[other] Pages\n } and { $m ->\n [one] one\n *[other] one\n }",
  ],
  ["text makes nothing of $n", "text = { $n ->\n *[other] Pages\n }"],
  ["row groups $row wrongly", "row = Row { NUMBER($row) }"],
  ["cells groups $cells wrongly", "cells = { NUMBER($cells, useGrouping: 0) } cells"],
])("in a language file it is found that %s", (fault, text) => {
  expect(faultsOf(made("en-GB", text)).join("\n")).toContain(fault);
});

test.each([
  ["pages is filled with count, not with count, sheet", "de-DE", counted("{ $count } Seite", "{ $count } Seiten")],
  ["side is filled with blatt, not with sheet, side", "de-DE", "side = Neben { $blatt }"],
  ["pages shows  where English shows sheet", "de-DE", counted("{ $count } Seite", "{ $count } Seiten von { $sheet }")],
  ["side shows  where English shows sheet", "de-DE", "side = { $side ->\n [top] Oben\n *[left] Neben { $sheet }\n }"],
  [
    "side has the variant oben, which $side never is",
    "de-DE",
    "side = { $side ->\n [oben] Auf { $sheet }\n *[left] Neben { $sheet }\n }",
  ],
  ["pages tells $count otherwise than English", "de-DE", counted("Seite von { $sheet }", "Seiten von { $sheet }")],
  [
    "pages does not tell $count: Stranica",
    "sr-Latn-RS",
    "pages = { $count ->\n [one] Stranica { $sheet }\n [few] { $count } stranice { $sheet }\n *[other] { $count } stranica { $sheet }\n }",
  ],
  [
    "pages lacks the plural few",
    "sr-Latn-RS",
    counted("{ $count } stranica { $sheet }", "{ $count } stranica { $sheet }"),
  ],
  ["said is as in English", "de-DE", "said = On the sheet { $sheet } in front"],
  ["own is not English", "de-DE", "own = Eigenes"],
])("in a translation it is found that %s", (fault, tag, text) => {
  const original = made("en-GB", `${COUNTED}${SIDE}said = On the sheet { $sheet } in front\n`);
  expect(faultsOf(original)).toEqual([]);
  expect(faultsOf(made(tag, text), original).join("\n")).toContain(fault);
});

test.each<[string, (words: string) => string]>([
  ["line breaks", (words) => words.replace(/\r/g, "")],
  ["quotation marks", (words) => words.replace(/"/g, "&quot;")],
  ["braces", (words) => words.replace(/[{}]/g, "")],
  ["letters that run from right to left", (words) => words.replace(/\u200F/g, "")],
  ["what is long", (words) => words.slice(0, 255)],
])("%s of a name that get lost are found", (_, lose) => {
  const { say: saidWhole, ...file } = made("en-GB", "said = On { $sheet } in front");
  expect(nasty("sheet")).toHaveLength(255);
  expect(faultsOf({ ...file, say: saidWhole })).toEqual([]);
  expect(faultsOf({ ...file, say: (told) => lose(saidWhole(told)) })).not.toEqual([]);
});
