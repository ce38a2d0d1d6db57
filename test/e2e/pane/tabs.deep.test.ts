import type { BrowserContextOptions } from "playwright-core";
import {
  addSizeCells,
  focusedWords,
  generate,
  isInPane,
  keys,
  openPane,
  openTab,
  page,
  pane,
  press,
  reach,
  settled,
  status,
  typeInto,
} from "../workbookPage";
import { isInView, sizePane, unfoldAll, violationsIn } from "./layout";

const TABS = ["Make", "Watch", "Solve", "Change", "Print", "Lab"];

test("after Size cells the size cells are seen, what is typed there is the size, and then the maze is seen", async () => {
  await openPane({ viewport: { width: 1280, height: 800 } });
  await addSizeCells();
  expect([await isInView(11, 54), await isInView(13, 54)]).toEqual([true, true]);
  await typeInto("BC12", "8");
  await press("Generate");
  await status(/A maze of 8 columns and 15 rows/);
  expect(await isInView(1, 1)).toBe(true);
});

/** What is used every day, by tab: seen without scrolling. The kind is chosen in a fold whose title shows the chosen one. */
const EVERYDAY = {
  Make: ["Columns", "Rows", "Kind of maze"],
  Watch: ["Position", "Back", "Resume", "Forward", "To the last two sets", "Draw merge tree"],
  Solve: ["Solver", "Solve", "Clear solution", "Play"],
  Change: ["Between cells", "Make passage", "Make wall", "Clear maze"],
  Print: ["Set up for printing", "Answer page", "New class list", "Make class set"],
  Lab: ["Colour distances", "Statistics of this maze", "Compare"],
} as const;

/** In the pane: how many controls a person faces in the tab in view, which of these are not seen, and what has to be scrolled. */
function facedInTab(names: readonly string[]) {
  const panel = document.querySelector('[role="tabpanel"]:not([hidden])')!;
  const { top, bottom } = panel.getBoundingClientRect();
  const all = [...panel.querySelectorAll<HTMLInputElement>("button, input, select, textarea, summary")];
  const shown = all.filter((each) => each.checkVisibility());
  const seen = shown.map((each) => {
    const box = each.getBoundingClientRect();
    const label = each.querySelector(".kind-look") ?? each.labels?.[0] ?? each;
    return box.top >= top && box.bottom <= bottom ? (each.ariaLabel ?? label.textContent.trim()) : "";
  });
  return {
    controls: new Set(shown.map((each) => (each.type === "radio" ? each.name : each))).size,
    unseen: names.filter((name) => !seen.includes(name)),
    scrolled: panel.scrollHeight - panel.clientHeight,
    below: document.querySelector<HTMLElement>(".bottom")!.offsetHeight,
  };
}

test.each([350, 320])(
  "at %d x 640 each tab shows what is used every day, in 7 controls and 24 with all folds open, 32 on Print and Lab",
  async (width) => {
    await openPane({ viewport: { width: 1280, height: 800 } });
    await sizePane(width, 640);
    await generate(20, 15);
    await press("Solve");
    await status(/path/);
    await press("Generate");
    await status(/A maze of/);
    await openTab("Watch");
    await press("Back");
    await status(/shows step/);
    for (const [tab, names] of Object.entries(EVERYDAY)) {
      await openTab(tab);
      const faced = await pane.evaluate(facedInTab, names);
      expect([tab, faced.unseen]).toEqual([tab, []]);
      expect(faced.controls).toBeLessThanOrEqual(7);
      // All of it fits, with Generate, Stop and the status in 110 pixels, whatever these say.
      if (width === 350) expect([tab, faced.scrolled, Math.max(110, faced.below)]).toEqual([tab, 0, 110]);
      await unfoldAll();
      await settled();
      const { controls } = await pane.evaluate(facedInTab, names);
      expect([tab, Math.max(controls, 32)]).toEqual([tab, 32]);
      if (tab !== "Print" && tab !== "Lab") expect([tab, Math.max(controls, 24)]).toEqual([tab, 24]);
      await unfoldAll(false);
    }
    for (const name of ["Generate", "Stop", "About"])
      expect(await pane.getByRole("button", { name, exact: true }).isVisible()).toBe(true);
    // The panel ends where Generate's line ends.
    const ends = await pane.evaluate(() =>
      [".panel:not([hidden])", ".bottom"].map((place) => {
        const { paddingInlineEnd } = getComputedStyle(document.querySelector(place)!);
        const { clientWidth, clientLeft } = document.querySelector<HTMLElement>(place)!;
        return clientLeft + clientWidth - parseFloat(paddingInlineEnd);
      }),
    );
    expect(ends[0]).toBe(ends[1]);
  },
);

test("tabs for which there is no room are in a menu, by mouse and keyboard, and the chosen one is always seen", async () => {
  await openPane({ viewport: { width: 1280, height: 800 } });
  const seen = async (): Promise<string[]> => {
    await settled();
    const tabs = pane.getByRole("tab");
    expect(new Set(await tabs.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))).size).toBe(1);
    return tabs.allInnerTexts();
  };
  const more = pane.getByRole("button", { name: "More", exact: true });
  for (const width of [350, 320]) {
    await sizePane(width, 640);
    expect([width, await seen(), await more.count()]).toEqual([width, TABS, 0]);
  }
  await pane.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const room = (await seen()).length;
  expect([room < TABS.length, await seen()]).toEqual([true, TABS.slice(0, room)]);
  expect(await more.getAttribute("aria-expanded")).toBe("false");
  await more.click();
  const items = pane.getByRole("menu", { name: "More" }).getByRole("menuitem");
  expect([await more.getAttribute("aria-expanded"), await items.allInnerTexts()]).toEqual(["true", TABS.slice(room)]);
  await items.getByText("Print").click();
  expect(await seen()).toContain("Print");
  expect(await focusedWords()).toBe("Print");
  expect(await pane.getByRole("tab", { selected: true }).innerText()).toBe("Print");
  await pane.getByRole("button", { name: "Set up for printing" }).waitFor(); // its part may still be loading

  // From the tabs Tab leads to the menu's button; all its keys.
  await keys("Tab", "ArrowDown");
  const [first, second] = await items.allInnerTexts();
  const walked = [await focusedWords()];
  for (const key of ["ArrowDown", "ArrowUp", "ArrowUp", "ArrowDown", "End", "Home", "l", "s"]) {
    await page.keyboard.press(key);
    walked.push(await focusedWords());
  }
  expect(walked).toEqual([first, second, first, "Lab", first, "Lab", first, "Lab", "Solve"]);
  await page.keyboard.press("Escape");
  expect([await focusedWords(), await more.getAttribute("aria-expanded")]).toEqual(["More", "false"]);
  await keys("Enter", "s", "Enter");
  expect([await focusedWords(), await pane.getByRole("tab", { selected: true }).innerText()]).toEqual([
    "Solve",
    "Solve",
  ]);
  expect(await items.count()).toBe(0);
  // The arrows go through all tabs, and bring those of the menu into view.
  for (const tab of ["Change", "Print", "Lab", "Make"]) {
    await page.keyboard.press("ArrowRight");
    expect([await focusedWords(), (await seen()).includes(tab)]).toEqual([tab, true]);
  }
  await more.click();
  await pane.getByRole("tab", { selected: true }).focus();
  expect(await items.count()).toBe(0);
});

test("a status or a refusal longer than its place says Show all, by which it is read to its end, and the tab stays in view", async () => {
  await openPane({ viewport: { width: 1280, height: 800 } });
  await sizePane(320, 640);
  const isWhole = (place: string): Promise<boolean> =>
    pane.locator(`${place} .unfolding-content`).evaluate((each) => each.scrollHeight <= each.clientHeight + 1);
  const unfold = (place: string, name: string) => pane.locator(place).getByRole("button", { name, exact: true });
  expect([await isWhole(".state"), await unfold(".state", "Show all").count()]).toEqual([true, 0]);
  // So long that no maze and no font makes the sentence fit into three lines.
  await page.evaluate(() => {
    const { excel } = window.lavirintWorkbook!;
    excel.person.rename(excel.workbook.activeSheet, "A sheet with a very long name");
  });
  await generate(20, 15);
  await press("Colour distances");
  await status(/coloured by their distance/);
  const more = unfold(".state", "Show all");
  expect([await isWhole(".state"), await more.getAttribute("aria-expanded")]).toEqual([false, "false"]);
  await more.press("Enter");
  const less = unfold(".state", "Less");
  expect([await isWhole(".state"), await less.getAttribute("aria-expanded")]).toEqual([true, "true"]);
  expect(await less.evaluate((each) => each === document.activeElement)).toBe(true);
  await less.press("Enter");
  expect(await isWhole(".state")).toBe(false);
  await press("Remove colours");
  await status(/cleared/);
  expect(await isWhole(".state")).toBe(true);

  await pane.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await (await reach("spinbutton", "Mazes of each")).fill("0");
  await (await reach("textbox", "Sizes")).fill("hello");
  await press("Compare");
  const alert = pane.getByRole("alert");
  await alert.getByText("Type one to").waitFor();
  const height = (): Promise<number> => pane.locator(".panel:not([hidden])").evaluate((each) => each.clientHeight);
  expect(await height()).toBeGreaterThanOrEqual(120);
  expect(await isWhole(".message")).toBe(false);
  const content = pane.locator(".message .unfolding-content");
  const before = (await content.boundingBox())!.height;
  await unfold(".message", "Show all").click();
  expect((await content.boundingBox())!.height).toBeGreaterThan(2 * before);
  // Too long for half of the pane: keys scroll it to its end.
  await content.focus();
  await page.keyboard.press("End");
  await pane.waitForFunction(() => {
    const { scrollTop, clientHeight, scrollHeight } = document.activeElement!;
    return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
  });
  await unfold(".message", "Less").click();
  expect(await height()).toBeGreaterThanOrEqual(120);
  await pane.getByRole("button", { name: "Close message" }).press("Escape");
  await alert.waitFor({ state: "hidden" });
});

test("F6 leaves the pane from any control", async () => {
  await openPane();
  for (const [role, name] of [
    ["tab", "Make"],
    ["spinbutton", "Rows"],
    ["radio", "Many short dead ends in all directions Kruskal"],
    ["slider", "Speed"],
    ["combobox", "Solver"],
    ["button", "Clear maze"],
    ["button", "Race"],
    ["button", "Report"],
    ["button", "Generate"],
  ] as const) {
    for (const keys of ["F6", "Control+F6"]) {
      await (await reach(role, name)).focus();
      expect([name, keys, await isInPane()]).toEqual([name, keys, true]);
      await page.keyboard.press(keys);
      await page.waitForFunction(() => document.activeElement?.tagName !== "IFRAME");
    }
  }
});

const looks: [string, BrowserContextOptions][] = [
  ["light", { colorScheme: "light" }],
  ["dark", { colorScheme: "dark" }],
  ["forced colours", { forcedColors: "active" }],
];

describe.each(looks)("in %s", (_name, options) => {
  test("axe finds nothing on any tab, folded and unfolded, nor in the workbook's page", async () => {
    await openPane(options);
    await press("Generate");
    await status(/A maze of/);
    await press("Solve");
    await status(/path/);
    for (const tab of TABS) {
      await openTab(tab);
      expect([tab, await violationsIn(pane)]).toEqual([tab, []]);
      await unfoldAll();
      expect([tab, await violationsIn(pane)]).toEqual([tab, []]);
    }
    expect(await violationsIn(page)).toEqual([]);
  });
});
