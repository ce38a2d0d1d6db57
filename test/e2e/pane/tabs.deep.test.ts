import type { BrowserContextOptions } from "playwright-core";
import {
  addSizeCells,
  generate,
  goTo,
  keys,
  openPane,
  openTab,
  page,
  pane,
  press,
  reach,
  settled,
  status,
} from "../workbookPage";
import { isInView, sizePane, unfoldAll, violationsIn } from "./layout";

const TABS = ["Make", "Watch", "Solve", "Change", "Print", "Lab"];

test("after Size cells the size cells are seen, what is typed there is the size, and then the maze is seen", async () => {
  await openPane({ viewport: { width: 1280, height: 800 } });
  await addSizeCells();
  expect([await isInView(11, 54), await isInView(13, 54)]).toEqual([true, true]);
  await goTo("BC12");
  await page.keyboard.type("8");
  await page.keyboard.press("Enter");
  await press("Generate");
  await status(/A maze of 8 columns and 15 rows/);
  expect(await isInView(1, 1)).toBe(true);
});

test("at 350 x 640 every tab fits, with Generate, Stop and the status in 110 pixels, whatever these say", async () => {
  await openPane({ viewport: { width: 1280, height: 800 } });
  await sizePane(350, 640);
  await generate(20, 15);
  await press("Generate");
  await pane.getByRole("button", { name: "Previous maze" }).waitFor();
  await openTab("Watch");
  await press("Back");
  await status(/shows step/);
  for (const tab of TABS) {
    await openTab(tab);
    const measured = await pane.evaluate(() => {
      const panel = document.querySelector('[role="tabpanel"]:not([hidden])')!;
      return [panel.scrollHeight - panel.clientHeight, document.querySelector<HTMLElement>(".bottom")!.offsetHeight];
    });
    expect([tab, ...measured]).toEqual([tab, 0, expect.any(Number)]);
    expect(measured[1]).toBeLessThanOrEqual(110);
  }
  for (const name of ["Generate", "Stop", "About"])
    expect(await pane.getByRole("button", { name, exact: true }).isVisible()).toBe(true);
});

/** What is used every day, by tab: seen without scrolling. */
const EVERYDAY = {
  Make: ["Columns", "Rows"],
  Watch: ["Position", "Back", "Replay", "Forward", "To the last two sets", "Draw merge tree"],
  Solve: ["Solver", "Solve", "Clear solution", "Play"],
  Change: ["Between cells", "Make passage", "Make wall", "Clear maze"],
  Print: ["Set up for printing", "Answer page", "New class list", "Make class set"],
  Lab: ["Colour distances", "Statistics of this maze", "Compare"],
} as const;

/** How many controls a person faces in the tab in view: buttons, fields, folds, and groups of radio buttons. */
const controlsInView = (): Promise<number> =>
  pane.evaluate(() => {
    const panel = document.querySelector('[role="tabpanel"]:not([hidden])')!;
    const all = [...panel.querySelectorAll<HTMLInputElement>("button, input, select, textarea, summary")];
    const seen = all.filter((each) => each.checkVisibility());
    return new Set(seen.map((each) => (each.type === "radio" ? each.name : each))).size;
  });

test("each tab has at most 7 controls at first, and at most 24 with all folds open; Print and Lab have 32", async () => {
  await openPane({ viewport: { width: 1280, height: 800 } });
  await generate(20, 15);
  await press("Solve");
  await status(/path/);
  await press("Generate");
  await status(/A maze of/);
  const found: [string, number, number][] = [];
  for (const tab of TABS) {
    await openTab(tab);
    const atFirst = await controlsInView();
    await unfoldAll();
    await settled();
    found.push([tab, atFirst, await controlsInView()]);
    await unfoldAll(false);
  }
  const most: Readonly<Record<string, number>> = { Print: 32, Lab: 32 };
  expect(found.filter(([tab, atFirst, unfolded]) => atFirst > 7 || unfolded > (most[tab] ?? 24))).toEqual([]);
});

test.each([350, 320])(
  "at %d x 640 what is used every day is seen on each tab without scrolling, and ends where Generate's line ends",
  async (width) => {
    await openPane({ viewport: { width: 1280, height: 800 } });
    await sizePane(width, 640);
    await generate(20, 15);
    for (const [tab, names] of Object.entries(EVERYDAY)) {
      await openTab(tab);
      const seen = await pane.evaluate((names) => {
        const panel = document.querySelector('[role="tabpanel"]:not([hidden])')!;
        const { top, bottom } = panel.getBoundingClientRect();
        const label = (each: HTMLElement) =>
          each.ariaLabel ?? (each as HTMLInputElement).labels?.[0]?.textContent ?? each.textContent;
        const controls = [...panel.querySelectorAll<HTMLElement>("button, input, select")].filter(
          (each) => each.checkVisibility() && each.getAttribute("form") === null,
        );
        return names.filter((name) =>
          controls.some((each) => {
            const box = each.getBoundingClientRect();
            const isNamed =
              label(each).trim() === name || each.getAttribute("aria-labelledby") === `kind-${name.toLowerCase()}-name`;
            return isNamed && box.top >= top && box.bottom <= bottom;
          }),
        );
      }, names);
      expect([tab, seen]).toEqual([tab, names]);
      // The kind is chosen in a fold whose title shows the chosen one.
      if (tab === "Make") expect(await pane.locator(".panel:not([hidden]) .kinds > summary").isVisible()).toBe(true);
    }
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

test.each(["en", "de", "sr"])("with all folds open nothing but the panel scrolls, in %s", async (language) => {
  await openPane({ viewport: { width: 1280, height: 1000 } }, `?words=${language}`);
  const scrolled: string[] = [];
  const tabs = await pane.getByRole("tab", { includeHidden: true }).allInnerTexts();
  for (const [height, fontSize] of [
    [493, "100%"],
    [1000, "100%"],
    [493, "200%"],
    [768, "200%"],
  ] as const) {
    await sizePane(350, height);
    await pane.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
    for (const tab of tabs) {
      await openTab(tab);
      await unfoldAll();
      const box = await page.locator('iframe[title="Lavirint pane"]').boundingBox();
      await page.mouse.move(box!.x + 100, box!.y + 110);
      for (const turn of [20_000, 5_000]) await page.mouse.wheel(0, turn);
      const moved = await pane.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const { scrollTop, scrollHeight, clientHeight } = document.scrollingElement!;
        const panel = document.querySelector(".panel:not([hidden])")!;
        const isAtEnd = panel.scrollTop + panel.clientHeight >= panel.scrollHeight - 1;
        return `${scrollTop} ${scrollHeight - clientHeight} ${isAtEnd}`;
      });
      if (moved !== "0 0 true") scrolled.push(`${tab} at ${height} px, ${fontSize}: ${moved}`);
    }
  }
  expect(scrolled).toEqual([]);
});

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
  const focused = (): Promise<string | undefined> => pane.evaluate(() => document.activeElement?.textContent?.trim());
  expect(await focused()).toBe("Print");
  expect(await pane.getByRole("tab", { selected: true }).innerText()).toBe("Print");
  await pane.getByRole("button", { name: "Set up for printing" }).waitFor(); // its part may still be loading

  // From the tabs Tab leads to the menu's button; all its keys.
  await keys("Tab", "ArrowDown");
  const [first, second] = await items.allInnerTexts();
  const walked = [await focused()];
  for (const key of ["ArrowDown", "ArrowUp", "ArrowUp", "ArrowDown", "End", "Home", "l", "s"]) {
    await page.keyboard.press(key);
    walked.push(await focused());
  }
  expect(walked).toEqual([first, second, first, "Lab", first, "Lab", first, "Lab", "Solve"]);
  await page.keyboard.press("Escape");
  expect([await focused(), await more.getAttribute("aria-expanded")]).toEqual(["More", "false"]);
  await keys("Enter", "s", "Enter");
  expect([await focused(), await pane.getByRole("tab", { selected: true }).innerText()]).toEqual(["Solve", "Solve"]);
  expect(await items.count()).toBe(0);
  // The arrows go through all tabs, and bring those of the menu into view.
  for (const tab of ["Change", "Print", "Lab", "Make"]) {
    await page.keyboard.press("ArrowRight");
    expect([await focused(), (await seen()).includes(tab)]).toEqual([tab, true]);
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
});

test("F6 leaves the pane from any control, a message is closed by Esc, and its fault is found on whatever tab it is", async () => {
  await openPane();
  const inPane = (): Promise<boolean> => page.evaluate(() => document.activeElement?.tagName === "IFRAME");
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
      expect([name, keys, await inPane()]).toEqual([name, keys, true]);
      await page.keyboard.press(keys);
      await page.waitForFunction(() => document.activeElement?.tagName !== "IFRAME");
    }
  }
  await (await reach("textbox", "Cell size in points")).fill("0");
  await openTab("Print");
  await press("Generate");
  const alert = pane.getByRole("alert");
  await alert.getByText("Cell size in points").waitFor();
  expect(await pane.getByRole("textbox", { name: "Cell size in points" }).isVisible()).toBe(true);
  expect(await pane.getByRole("status").innerText()).not.toBe("");
  await pane.getByRole("button", { name: "Close message" }).focus();
  await page.keyboard.press("Escape");
  await alert.waitFor({ state: "hidden" });
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
