import type { Route } from "playwright-core";
import { focusedWords, openPane, page, pane, status } from "../workbookPage";

/** The pane's tabs, folds and actions have scripts of their own; here these come late, or not at all at first. */

const FAILED = "A part of Lavirint couldn’t be loaded. Check your connection and try again";

/** Opens the workbook and its pane; the script of this name goes to `answer`. */
const openWithout = (name: string, answer: (route: Route) => Promise<void>): Promise<void> =>
  openPane({}, "", (page) => page.route(new RegExp(`/${name}\\.\\w+\\.js$`), answer));

const selectedTab = (): Promise<string> => pane.locator('[role="tab"][aria-selected="true"]').innerText();
const shownPanel = () => pane.locator('[role="tabpanel"]:not([hidden])');

test("everything that comes later is there without a click, soon after the pane can be used", async () => {
  await openPane();
  for (const name of ["Back", "Solve", "Make passage", "Set up for printing", "Compare", "Report"]) {
    await pane.getByRole("button", { name, exact: true, includeHidden: true }).waitFor({ state: "attached" });
  }
});

test("by arrows, Home and End one comes to each tab; one whose script is on its way is shown at once, keeps the focus, and gets its content when that comes", async () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await openWithout("change", (route) => released.then(() => route.fallback()));
  await pane.getByRole("tab", { name: "Make" }).focus();
  const walked: string[] = [];
  for (const key of ["End", "ArrowRight", "ArrowLeft", "Home", "ArrowLeft", "ArrowLeft", "ArrowLeft"]) {
    await page.keyboard.press(key);
    walked.push(await selectedTab());
  }
  expect(walked).toEqual(["Lab", "Make", "Lab", "Make", "Lab", "Print", "Change"]);
  expect([await selectedTab(), await focusedWords(), await shownPanel().innerText()]).toEqual([
    "Change",
    "Change",
    "Loading…",
  ]);
  release();
  await pane.getByRole("button", { name: "Make passage" }).waitFor();
  expect([await selectedTab(), await focusedWords()]).toEqual(["Change", "Change"]);
  expect(await shownPanel().innerText()).not.toContain("Loading");
});

test.each([
  ["a tab", "solve", "tab", "Solve", "Solve"],
  ["an action", "make", "button", "Generate", ""],
  ["About", "about", "button", "About", "Report"],
] as const)(
  "%s whose script does not come says what to do and changes nothing, and is loaded the next time",
  async (_what, part, role, name, then) => {
    await openWithout(part, (route) => route.abort());
    await pane.getByRole(role, { name }).click();
    await pane.getByRole("alert").getByText(FAILED).waitFor();
    if (role === "tab") expect(await shownPanel().innerText()).toContain(FAILED);
    const used = () => page.evaluate(() => window.lavirintWorkbook!.excel.workbook.activeSheet.usedArea(false));
    expect(await used()).toBeUndefined();
    await page.unrouteAll({ behavior: "wait" });
    if (name === "About") await pane.getByRole(role, { name }).click(); // which hides it
    await pane.getByRole(role, { name }).click();
    if (name === "Generate") await status(/A maze of 20 columns and 15 rows/);
    else await pane.getByRole("button", { name: then, exact: true }).waitFor();
  },
);
