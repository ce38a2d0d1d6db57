import path from "node:path";
import { type Message, message } from "../../src/message";
import { languageFor } from "../../src/words/languages";
import { wordsOf } from "../words/wordsOf";
import { attribute, descendants, readManifest } from "./readManifest";

const manifest = readManifest(path.resolve(__dirname, "../../manifest.xml"));
const texts = ["ShortStrings", "LongStrings"].flatMap((group) =>
  descendants(manifest, group).flatMap((list) => [...list.children]),
);
/** By locale, the text of another language. */
const translationsOf = (text: Element) =>
  new Map(
    descendants(text, "Override").map((other) => [attribute(other, "Locale"), attribute(other, "Value")] as const),
  );
const locales = [...new Set(texts.flatMap((text) => [...translationsOf(text).keys()]))].sort();

/** The labels of commands that the pane's buttons have too. */
const labels: readonly (readonly [id: string, label: Message])[] = [
  ["Generate.Label", message("generate-button")],
  ["Solve.Label", message("solve-button")],
  ["AnswerPage.Label", message("answer-page-button")],
  ["PreparePage.Label", message("prepare-page-button")],
  ["SetEntrance.Label", message("set-entrance-button")],
  ["AddExit.Label", message("add-exit-button")],
  ["MakeWall.Label", message("make-wall-button")],
  ["MakePassage.Label", message("make-passage-button")],
];

test.each(locales)("help in %s is the page of that language", (locale) => {
  const page = `support${languageFor(locale).pages}.html`;
  const [support] = descendants(manifest, "SupportUrl");
  const learnMore = descendants(manifest, "Url").find((url) => url.getAttribute("id") === "Support.Url");
  for (const place of [support!, learnMore!]) expect(translationsOf(place).get(locale)).toContain(`/assets/${page}`);
  expect(page).not.toBe("support.html");
});

/** The add-in's name, and the word before its functions. */
const NAMES = ["Group.Label", "Functions.Namespace"];

test("a language has all texts of the manifest, but for its names, or none", () => {
  expect(locales).toContain("sr-Latn-RS");
  const lacking = [...descendants(manifest, "Description").slice(0, 1), ...texts]
    .filter((text) => !NAMES.includes(text.getAttribute("id") ?? ""))
    .filter((text) => locales.some((locale) => !translationsOf(text).has(locale)))
    .map((text) => text.getAttribute("id") ?? text.localName);
  expect(lacking).toEqual([]);
});

test.each(locales)("the commands in %s are called as the pane's buttons are", async (locale) => {
  const words = await wordsOf(locale);
  const label = (id: string) =>
    translationsOf(texts.find((text) => text.getAttribute("id") === id) ?? manifest).get(locale);
  expect(labels.map(([id]) => [id, label(id)])).toEqual(labels.map(([id, button]) => [id, words.say(button)]));
  expect(words.say(message("pane-opens-with"))).toContain(label("Maze.Label"));
});
