import type { Locator } from "playwright-core";
import { generate, openPane, openTab, page, pane, press, reach, resize, status } from "../workbookPage";

const alert = () => pane.getByRole("alert");
const statusWords = (): Promise<string> => pane.getByRole("status").innerText();

test("kinds at 320 x 640 are a stop of Tab and gone through by arrows, with pictures of 96 pixels and more; folded, all is in view", async () => {
  await openPane({ viewport: { width: 320, height: 640 } });
  const title = pane.locator("details.kinds > summary");
  await title.locator("svg").waitFor();
  const isInView = async (locator: Locator) => {
    const [box, panel] = [await locator.boundingBox(), await pane.locator("[role=tabpanel]:visible").boundingBox()];
    return box !== null && panel !== null && box.y >= panel.y && box.y + box.height <= panel.y + panel.height;
  };
  for (const control of [pane.getByRole("spinbutton", { name: "Columns" }), title])
    expect(await isInView(control)).toBe(true);
  await title.focus();
  await page.keyboard.press("Enter");
  const radios = pane.locator("input[name=kind]");
  const sizes = await pane
    .locator("label:has(input[name=kind]) svg")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
  expect(sizes).toHaveLength(17);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(96);
  expect(new Set(sizes.map(Math.round)).size).toBe(1);
  await page.keyboard.press("Tab");
  const chosen = () => radios.evaluateAll((all) => all.findIndex((each) => (each as HTMLInputElement).checked));
  const focused = () => radios.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement));
  expect([await chosen(), await focused()]).toEqual([0, 0]);
  for (const [key, place] of [
    ["ArrowRight", 1],
    ["ArrowDown", 2],
    ["ArrowLeft", 1],
    ["ArrowUp", 0],
    ["ArrowUp", 16],
  ] as const) {
    await page.keyboard.press(key);
    expect([key, await chosen(), await focused()]).toEqual([key, place, place]);
  }
  await page.keyboard.press("Tab");
  expect(await focused()).toBe(-1);
  expect(await title.innerText()).toMatch(/Kruskal, random picks, medium/);
  const overflows = await pane.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(overflows).toBe(false);
});

test("status, player and alert never contradict each other: the position speaks while it is watched, the outcome at the end", async () => {
  await openPane({ viewport: { width: 1280, height: 900 } });
  await pane.evaluate(() => {
    const line = document.querySelector('[role="status"]')!;
    const said: string[] = [];
    new MutationObserver(() => said.push(line.textContent ?? "")).observe(line, { childList: true });
    Object.assign(window, { said });
  });
  const said = (): Promise<string[]> => pane.evaluate(() => (window as unknown as { said: string[] }).said.splice(0));
  await openTab("Watch");
  await (await reach("combobox", "Pace")).selectOption("Play");
  await pane.getByRole("slider", { name: "Speed" }).fill("100");
  await resize(5, 3);
  await press("Generate");
  const ended = /^A maze of 5 columns and 3 rows is ready in B2:F4 on Sheet1\./;
  await status(ended);
  const watched = await said();
  expect(watched.filter((words) => ended.test(words))).toHaveLength(1);
  expect(watched.filter((words) => words.trim() === "")).toEqual([]);
  await openTab("Watch");
  const steps = pane.locator(".step-words");
  await steps.getByText(/1 set left\.$/).waitFor();

  await press("Solve");
  const solved = /The shortest path from B2 to F4 on Sheet1 takes [\d,]+ steps?\./;
  await status(solved);
  const searched = await said();
  expect(searched.filter((words) => solved.test(words))).toHaveLength(1);
  expect(searched.filter((words) => words.trim() === "")).toEqual([]);
  await openTab("Watch");
  await press("Back");
  await status(/shows step/);
  const [, at] = /shows step ([\d,]+) of/.exec(await statusWords())!;
  await steps.getByText(new RegExp(`^Step ${at} of `)).waitFor();
  expect(await pane.locator("#position-count").innerText()).toMatch(new RegExp(`^${at} of `));
  await pane.getByRole("slider", { name: "Position" }).press("End");
  await status(solved);

  const protect = page.getByRole("button", { name: "Protect sheet" });
  await protect.click();
  await press("Back");
  await alert().getByText("Remove the protection and try again.").waitFor();
  expect(await statusWords()).toBe("That didn’t work. See the message above.");
  await protect.click();
  await press("Back");
  await alert().waitFor({ state: "hidden" });
  await status(/shows step/);
});

test("About says versions; its report is shown and copied, and nothing of what it tried is left", async () => {
  await openPane({ permissions: ["clipboard-read", "clipboard-write"] });
  await generate(5, 3);
  const whole = () =>
    page.evaluate(() => {
      const { workbook } = window.lavirintWorkbook!.excel;
      return [workbook.sheets.map(({ name }) => name), workbook.names.map(({ name }) => name).sort()];
    });
  const before = await whole();
  await press("Report");
  await status(/^The report is ready\. The text is copied\.$/);
  const report = await (await reach("textbox", "What was found")).inputValue();
  const { version } = (await import("../../../package.json")) as { version: string };
  expect(report.startsWith(`Lavirint ${version} on OfficeOnline `)).toBe(true);
  expect(report).toContain("\nA line that is removed through the neighbouring cell: is gone\n");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(report);
  expect(await pane.getByText(`Lavirint ${version} on OfficeOnline`).isVisible()).toBe(true);
  expect(await whole()).toEqual(before);
});
