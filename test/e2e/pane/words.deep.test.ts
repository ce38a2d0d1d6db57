import { generatorFacts } from "../../../src/maze/generators";
import type { MessageId } from "../../../src/message";
import { loadAllWords, speak, text } from "../../../src/words";
import { openPane, openTab, pane, press, reach, settled } from "../workbookPage";
import { faults, sizePane } from "./layout";
import { DATA, cutOff, textsInPage, unspoken } from "./pseudoLocale";

/** Every text of the pane is a message: in a pseudo-locale it stands in brackets, is longer, and has its room. */

const TABS: readonly MessageId[] = ["make-tab", "watch-tab", "solve-tab", "change-tab", "print-tab", "lab-tab"];

/** Where algorithms come from is cited in the language of the paper. */
const CITED = generatorFacts.flatMap(({ sources }) => sources.map((source) => source.text));

/** What the pane was opened with, Office's names of languages and API sets. */
const NAMES = [/^\d x \d$/, /^(Sheet1|OfficeOnline|seed|en|US)$/, /^[A-Z]\w+(Api|Origin|Commands|CellEdit)$/];

/** Opens the pane in this language, makes a maze, and solves it. */
async function openIn(locale: string): Promise<void> {
  await speak(locale);
  await loadAllWords();
  await openPane({}, `?words=${locale}`);
  await (await reach("textbox", text("seed-field"))).fill("seed"); // a fresh one is told, and is no message
  await pane.locator('button[form="maze"]').click();
  await pane
    .getByRole("status")
    .getByText(/B2:U16/)
    .waitFor();
}

/** Shows a tab with all that it has: every fold is open, and what waits for a choice is shown too. */
async function show(tab: MessageId): Promise<void> {
  await openTab(text(tab as "make-tab"));
  const loading = text("part-loading");
  await pane.waitForFunction((loading) => {
    const panel = document.querySelector('[role="tabpanel"]:not([hidden])')!;
    for (const fold of panel.querySelectorAll("details")) fold.open = true;
    for (const hidden of panel.querySelectorAll<HTMLElement>("[hidden]:not(input, img)")) {
      if (hidden.textContent !== "") hidden.hidden = false;
    }
    return !panel.textContent.includes(loading) && panel.querySelector("details:not([open])") === null;
  }, loading);
}

/** Width, size of text and height; the last as the browser's zoom does it: half as many pixels, each twice as large. */
const SIZES = [
  [350, "100%", 640],
  [320, "100%", 640],
  [320, "200%", 640],
  [320, "100%", 250],
] as const;

test.each(["en-US", "de-DE", "sr-Latn-RS", "qps-ploc", "qps-plocm"])(
  "in %s all is reached, and nothing cut off, covered or broken, with text or zoom of 200 %% too; in pseudo-locales all are messages",
  async (locale) => {
    const isPseudo = locale.startsWith("qps");
    await openIn(locale);
    expect(await pane.evaluate(() => document.documentElement.dir)).toBe(locale === "qps-plocm" ? "rtl" : "ltr");
    const all: string[] = [];
    for (const tab of [...TABS, "about-title"] as readonly MessageId[]) {
      await (tab === "about-title" ? press(text("about-title")) : show(tab));
      const found = isPseudo ? unspoken(await pane.evaluate(textsInPage), [...DATA, ...NAMES]) : [];
      all.push(...found.filter((words) => !CITED.includes(words)).map((words) => `${tab} says ${words}`));
      for (const [width, size, height] of SIZES.slice(0, isPseudo ? 2 : SIZES.length)) {
        await pane.evaluate((size) => (document.documentElement.style.fontSize = size), size);
        await sizePane(width, height);
        await settled();
        // Of a chosen entry that is longer than its field, twice as large, the open list shows the rest.
        const isUsual = size === "100%" && height === 640;
        const out = [...(isUsual ? await pane.evaluate(cutOff) : []), ...(await pane.evaluate(faults))];
        // All tabs are in one line, the chosen one among them.
        const tabs = pane.getByRole("tab");
        const tops = await tabs.evaluateAll((each) => each.map((one) => one.getBoundingClientRect().top));
        if (new Set(tops).size > 1) out.push("tabs in two lines");
        if (!(await pane.getByRole("tab", { selected: true }).isVisible())) out.push("the chosen tab is not seen");
        all.push(...out.map((each) => `${tab} ${width} ${size}: ${each}`));
      }
      await pane.evaluate(() => (document.documentElement.style.fontSize = ""));
      await sizePane(350, 640);
      await settled();
    }
    expect(all).toEqual([]);
  },
);
