import { generatorFacts } from "../../../src/maze/generators";
import type { MessageId } from "../../../src/message";
import { loadAllWords, speak, text } from "../../../src/words";
import { openPane, openTab, pane, shoot } from "../workbookPage";
import { faults, sizePane } from "./layout";

/** Every text of the pane is a message: in a pseudo-locale it stands in brackets, is longer, and has its room. */

const TABS = ["make-tab", "watch-tab", "solve-tab", "change-tab", "print-tab"] as const satisfies readonly MessageId[];

/** The name of the add-in, numbers, colours, units, names of papers and files, and examples of what is typed. */
const DATA = [
  /^Lavirint(\.txt)?$/,
  /^[\d.,]+( %)?$/,
  /^#[\dA-F]{6}$/,
  /^[%‰]$/,
  /^(A\d|Letter|Legal)$/,
  /^B2 C2\nC2 C3$/,
];

/** What src/maze and src/actions still have as texts. Each goes when it becomes a message. */
const NOT_YET: readonly (string | RegExp)[] = [
  ...generatorFacts.flatMap(({ sources }) => sources.map((source) => source.text)), // citations
  /^Lavirint .+ on .+\.$/, // about
  /^API sets: /, // about
  /^A maze of 20 columns and 15 rows stands in B2:U16 .+ press Prepare page\.$/, // generate
];

/** Opens the pane in this language, makes a maze, and solves it. */
async function openIn(locale: string): Promise<void> {
  await speak(locale);
  await loadAllWords();
  await openPane({}, `?words=${locale}`);
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

/** In the pane: texts in view, options, and what names and describes controls, as far as they are not in the brackets of a message. */
function bare(): string[] {
  const found: string[] = [];
  const look = (words: string | null): void => {
    const trimmed = (words ?? "").trim();
    if (trimmed !== "" && !/^⟦[^⟦⟧]*⟧$/.test(trimmed)) found.push(trimmed);
  };
  for (const each of document.querySelectorAll<HTMLElement>("body *")) {
    const isOption = each instanceof HTMLOptionElement;
    if (each instanceof HTMLScriptElement || !(isOption ? each.closest("select")! : each).checkVisibility()) continue;
    for (const node of each.childNodes) if (node.nodeType === Node.TEXT_NODE) look(node.textContent);
    for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"]) look(each.getAttribute(name));
  }
  return found;
}

/** In the pane: what has not the room for its words. */
function cutOff(): string[] {
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the pane is ${scrollWidth} wide`);
  for (const each of document.querySelectorAll<HTMLElement>(
    "button, label, legend, summary, p, a, li, .panel, .unit, .tabs, .bottom",
  )) {
    // What runs with the text has no box of its own; what only screen readers see may be cut.
    if (!each.checkVisibility() || each.clientWidth <= 1) continue;
    const name = each.textContent.slice(0, 60);
    if (each.scrollWidth > each.clientWidth) found.push(`${each.scrollWidth} in ${each.clientWidth}: ${name}`);
  }
  const pen = document.createElement("canvas").getContext("2d")!;
  for (const select of document.querySelectorAll("select")) {
    if (!select.checkVisibility()) continue;
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
    pen.font = font;
    const room = select.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
    const shown = select.selectedOptions[0]!.text;
    const needed = Math.floor(pen.measureText(shown).width);
    if (needed > room) found.push(`${needed} in ${room}: ${shown}`);
  }
  return found;
}

const isKnown = (words: string): boolean =>
  [...DATA, ...NOT_YET].some((known) => (typeof known === "string" ? known === words : known.test(words)));

test("in the pseudo-locale everything that the pane shows or tells is a message, and nothing is cut off", async () => {
  await openIn("qps-ploc");
  for (const tab of TABS) {
    await show(tab);
    const found = await pane.evaluate(bare);
    expect([tab, found.filter((words) => !isKnown(words))]).toEqual([tab, []]);
    for (const width of [350, 320]) {
      await sizePane(width, 640);
      await shoot(`words-${tab}-${width}`);
      expect([tab, width, await pane.evaluate(cutOff)]).toEqual([tab, width, []]);
      expect([tab, width, await pane.evaluate(faults)]).toEqual([tab, width, []]);
    }
  }
});

test("from right to left the pane runs the other way, and nothing is cut off or scrolls sideways", async () => {
  await openIn("qps-plocm");
  await sizePane(350, 640);
  expect(await pane.evaluate(() => document.documentElement.dir)).toBe("rtl");
  for (const tab of TABS) {
    await show(tab);
    await shoot(`words-rtl-${tab}`);
    expect([tab, await pane.evaluate(cutOff)]).toEqual([tab, []]);
    expect([tab, await pane.evaluate(faults)]).toEqual([tab, []]);
  }
});
