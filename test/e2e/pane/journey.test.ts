import { goTo, isInPane, keys, mazeOnSheet, openPane, page, pane, spoken, status } from "../workbookPage";

/** The name that a screen reader gives to what has the focus in the pane. */
const focused = (): Promise<string> =>
  pane.evaluate(() => {
    const element = document.activeElement;
    const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
    if (element === null || element === document.body) return "";
    const by = element.getAttribute("aria-labelledby")?.split(" ");
    return (
      element.getAttribute("aria-label") ??
      by?.map((id) => document.getElementById(id)!.textContent).join(" ") ??
      labels?.[0]?.textContent ??
      element.textContent
    ).trim();
  });

/** Presses Tab until the control has the focus, and these keys on it; fails if a whole round through the pane does not come by it. */
async function tabTo(name: string, ...then: readonly string[]): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 120; presses++) {
    const words = await focused();
    if (words.startsWith(name) && words[name.length] !== ",") return keys(...then);
    await page.keyboard.press("Tab");
    passed.push(await focused());
  }
  throw new Error(`Tab never came to “${name}”, only to: ${passed.join(" | ")}`);
}

test("a maze is generated and solved with ten keys, from the worksheet on", async () => {
  await openPane();
  await page.getByRole("grid").focus();
  let pressed = 0;
  const press = async (...names: string[]) => {
    await keys(...names);
    pressed += names.length;
  };
  while (!(await isInPane())) await press("F6");
  await pane.waitForFunction(() => document.activeElement !== document.body);
  await press("Tab");
  expect(await focused()).toBe("Columns");
  await press("Enter");
  await status(/A maze of 20 columns and 15 rows is ready/);
  await press("Shift+Tab", "ArrowRight", "ArrowRight");
  expect(await focused()).toBe("Solve");
  await pane.getByRole("button", { name: "Clear solution" }).waitFor();
  await press("Tab", "Tab");
  expect(await focused()).toBe("Solve");
  await press("Enter");
  await status(/path/);
  expect(pressed).toBe(10);
});

test("the first five minutes of README.md, as they are written there, by keyboard alone", async () => {
  await openPane();
  await page.getByRole("grid").focus();
  for (let presses = 0; presses < 6 && !(await isInPane()); presses++) await page.keyboard.press("F6");
  await pane.waitForFunction(() => document.activeElement !== document.body);

  /** From the tab in view, which is where the pane begins. */
  const turnTo = async (tab: string) => {
    await pane.getByRole("tab", { selected: true }).focus();
    while ((await focused()) !== tab) await page.keyboard.press("ArrowRight");
  };

  // 2. Generate, and again with a size that was typed and another kind.
  await tabTo("Generate", "Enter");
  await status(/A maze of 20 columns and 15 rows is ready in B2:U16/);
  await turnTo("Make");
  await tabTo("Columns", "Control+A");
  await page.keyboard.type("8");
  await tabTo("Rows", "Control+A");
  await page.keyboard.type("5");
  await tabTo("Kind of maze", "Enter", "Tab"); // on, to the chosen kind
  await tabTo("Many short dead ends in all directions Kruskal", "ArrowDown");
  await tabTo("Generate", "Enter");
  await status(/A maze of 8 columns and 5 rows is ready in B2:I6/);
  expect((await mazeOnSheet(5, 8)).countPassages()).toBe(5 * 8 - 1);

  // 3. Watch.
  await turnTo("Watch");
  await tabTo("Pace, colours and set numbers", "Enter");
  await tabTo("Pace");
  await page.keyboard.type("Pl");
  await tabTo("Colour the sets", "Space");
  await tabTo("Generate", "Enter");
  await pane.getByRole("button", { name: "Pause" }).waitFor();
  await turnTo("Watch");
  await tabTo("Pause", "Enter");
  await status(/shows step/);
  await turnTo("Watch");
  await tabTo("Forward", "Enter");
  await status(/shows step/);

  // 4. Set numbers on a sheet of their own.
  await turnTo("Watch");
  await tabTo("Pace");
  await page.keyboard.type("In");
  await tabTo("Set numbers");
  await page.keyboard.type("On the hidden sheet,");
  await tabTo("Generate", "Enter");
  await status(/A maze of .* is ready/);
  await page.getByRole("tab", { name: "Sheet1" }).focus();
  await keys("Shift+F10", "End", "Enter", "Enter"); // Unhide…, where the only sheet is chosen already
  await page.getByRole("tab", { name: "Maze sets" }).waitFor();
  const numbers = new Set<string>();
  for (const row of [2, 3, 4, 5, 6]) {
    for (const column of "BCDEFGHI") {
      await goTo(column + row);
      numbers.add(/^\w+, (\d+)/.exec(await spoken())![1]!);
    }
  }
  expect(numbers.size).toBe(2);
  await page.getByRole("tab", { name: "Maze sets" }).focus();
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction(() => window.lavirintWorkbook!.excel.workbook.activeSheet.name === "Sheet1");

  // 5. Solve.
  await turnTo("Solve");
  await tabTo("Solver", "Tab", "Enter");
  await status(/takes \d+ steps?\./);

  // 6. Print, save, and give the sheet back.
  await turnTo("Print");
  await tabTo("Set up for printing", "Enter");
  await pane.getByRole("button", { name: "Print them too" }).press("Enter");
  await status(/one page/i);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as .xlsx" }).press("Enter");
  expect((await downloading).suggestedFilename()).toMatch(/\.xlsx$/);
  await turnTo("Change");
  await tabTo("Clear maze", "Enter");
  await pane.getByRole("button", { name: "Delete", exact: true }).press("Enter");
  await status(/is cleared/i);
  expect((await mazeOnSheet(5, 8)).countPassages()).toBe(5 * 7 + 4 * 8);
});
