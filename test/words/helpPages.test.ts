import { readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { type MessageId, message } from "../../src/message";
import { type Language, languages } from "../../src/words/languages";
import { descendants, readManifest } from "../manifest/readManifest";
import { buttonsIn, englishIn } from "./english";
import { wordsOf } from "./wordsOf";

/** The help and privacy pages, which stand beside the add-in as HTML and are written by hand in each language. */

const PROJECT = path.resolve(__dirname, "../..");
const buttons = buttonsIn(englishIn()).map(([id]) => id as MessageId);
const spoken = Object.values(languages).filter(({ pseudo }) => pseudo === undefined);
const pages = spoken.flatMap((language) =>
  (["support", "privacy"] as const).map((name) => [`${name}${language.pages}.html`, name, language] as const),
);

const open = (file: string) =>
  new JSDOM(readFileSync(path.join(PROJECT, "assets", file), "utf8")).window.document.documentElement;
const all = (page: Element, selector: string) => [...page.querySelectorAll(selector)];
const words = (element: Element) => element.textContent.trim().replace(/\s+/g, " ");

/** What the ribbon and the menu of a cell say in a language. */
function ribbonOf({ tag }: Language): (string | null)[] {
  const manifest = readManifest(path.join(PROJECT, "manifest.xml"));
  return descendants(manifest, "String").map((text) => {
    const own = descendants(text, "Override").find((override) => override.getAttribute("Locale") === tag);
    return own === undefined ? text.getAttribute("DefaultValue") : own.getAttribute("Value");
  });
}

test.each(pages)(
  "%s has the parts of the English page and leads to the pages of its language",
  (file, name, language) => {
    const [page, english] = [open(file), open(`${name}.html`)];
    expect(page.lang.split("-")[0]).toBe(language.tag.split("-")[0]);
    const outline = (each: Element) =>
      all(each, "body *")
        .map(({ localName }) => localName)
        .join(" ");
    expect(outline(page)).toBe(outline(english));
    expect(all(page, "[id]").map(({ id }) => id)).toEqual(all(english, "[id]").map(({ id }) => id));
    const links = all(page, "a").map((link) => link.getAttribute("href")!);
    const others = pages.filter(([, kind, other]) => kind === name && other !== language).map(([other]) => other);
    const partner = `${name === "support" ? "privacy" : "support"}${language.pages}.html`;
    const elsewhere = name === "privacy" ? ["https://privacy.microsoft.com/privacystatement"] : []; // and to no shop
    expect([...links].sort()).toEqual([...others, partner, ...elsewhere].sort());
    for (const link of all(page, "a[hreflang]")) {
      expect(link.getAttribute("lang")).toBe(link.getAttribute("hreflang"));
      expect(open(link.getAttribute("href")!).lang).toBe(link.getAttribute("lang"));
    }
  },
);

test.each(pages.filter(([, name]) => name === "support"))(
  "%s calls buttons by their names",
  async (file, _, language) => {
    const said = await wordsOf(language.tag);
    const names = new Set([...ribbonOf(language), ...buttons.map((id) => said.say(message(id as "solve-button")))]);
    const page = open(file);
    const named = all(page, "strong")
      .map(words)
      .filter((name) => !name.endsWith("."));
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !names.has(name))).toEqual([]);
    expect(all(page, "em").map(words)).toEqual([said.say(message("about-title"))]);
  },
);

test("the privacy pages speak of the present version", () => {
  const { version } = JSON.parse(readFileSync(path.join(PROJECT, "package.json"), "utf8")) as {
    readonly version: string;
  };
  for (const [file] of pages.filter(([, name]) => name === "privacy")) {
    expect([file, /\b\d+\.\d+\b/.exec(words(open(file)))?.[0]]).toEqual([file, version.replace(/\.\d+$/, "")]);
  }
});
