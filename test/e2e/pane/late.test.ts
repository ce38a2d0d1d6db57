import type { Route } from "playwright-core";
import { openPane, page, pane } from "../workbookPage";

/** The pane's tabs, folds and actions have scripts of their own; here these come late, or not at all at first. */

const FAILED = "A part of Lavirint couldn’t be loaded. Check your connection and try again";

/** Opens the workbook and its pane; the script of this name goes to `answer`. */
const openWithout = (name: string, answer: (route: Route) => Promise<void>): Promise<void> =>
  openPane({}, "", (page) => page.route(new RegExp(`/${name}\\.\\w+\\.js$`), answer));

const selectedTab = (): Promise<string> => pane.locator('[role="tab"][aria-selected="true"]').innerText();
const focused = (): Promise<string | null | undefined> => pane.evaluate(() => document.activeElement?.textContent);
const shownPanel = () => pane.locator('[role="tabpanel"]:not([hidden])');

test("everything that comes later is there without a click, soon after the pane can be used", async () => {
  await openPane();
  for (const name of ["Back", "Solve", "Make passage", "Set up for printing", "Compare", "Report"]) {
    await pane.getByRole("button", { name, exact: true, includeHidden: true }).waitFor({ state: "attached" });
  }
});

test("a tab whose script is on its way is shown at once, keeps the focus, and gets its content when that comes", async () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await openWithout("change", (route) => released.then(() => route.fallback()));
  await pane.getByRole("tab", { name: "Make" }).press("End");
  await pane.getByRole("tab", { name: "Lab" }).press("ArrowLeft");
  await pane.getByRole("tab", { name: "Print" }).press("ArrowLeft");
  expect([await selectedTab(), await focused(), await shownPanel().innerText()]).toEqual([
    "Change",
    "Change",
    "Loading…",
  ]);
  release();
  await pane.getByRole("button", { name: "Make passage" }).waitFor();
  expect([await selectedTab(), await focused()]).toEqual(["Change", "Change"]);
  expect(await shownPanel().innerText()).not.toContain("Loading");
});

test("a tab whose script does not come says what to do, and the next click on it loads it", async () => {
  await openWithout("solve", (route) => route.abort());
  await pane.getByRole("tab", { name: "Solve" }).click();
  await pane.getByRole("alert").getByText(FAILED).waitFor();
  expect(await shownPanel().innerText()).toBe(
    "A part of Lavirint couldn’t be loaded. Check your connection and try again.",
  );
  await page.unrouteAll({ behavior: "wait" });
  await pane.getByRole("tab", { name: "Solve" }).click();
  await pane.getByRole("button", { name: "Solve", exact: true }).waitFor();
});

test("an action whose script does not come says what to do, changes nothing, and the next press runs it", async () => {
  await openWithout("make", (route) => route.abort());
  await pane.getByRole("button", { name: "Generate" }).click();
  await pane.getByRole("alert").getByText(FAILED).waitFor();
  const used = await page.evaluate(() => window.lavirintWorkbook!.excel.workbook.activeSheet.usedArea(false));
  expect(used).toBeUndefined();
  await page.unrouteAll({ behavior: "wait" });
  await pane.getByRole("button", { name: "Generate" }).click();
  await pane
    .getByRole("status")
    .getByText(/A maze of 20 columns and 15 rows/)
    .waitFor();
});

test("About says what to do where its script does not come, and is loaded when it is shown again", async () => {
  await openWithout("about", (route) => route.abort());
  const about = pane.getByRole("button", { name: "About" });
  await about.click();
  await pane.getByRole("alert").getByText(FAILED).waitFor();
  await page.unrouteAll({ behavior: "wait" });
  await about.click();
  await about.click();
  await pane.getByRole("button", { name: "Report" }).waitFor();
});
