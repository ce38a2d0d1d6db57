import { openPane, openTab, page, pane, press, reach, resize, status } from "../workbookPage";

test("in a window of 320 x 640 pixels the pictures of the kinds of mazes have one size, of 96 pixels and more", async () => {
  await openPane({ viewport: { width: 320, height: 640 } });
  await pane.locator("details.kinds > summary").press("Enter");
  const pictures = pane.locator("label:has(input[name=kind]) svg");
  await pictures.last().waitFor();
  const sizes = await pictures.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
  expect([sizes.length, new Set(sizes.map(Math.round)).size]).toEqual([17, 1]);
  expect(sizes[0]).toBeGreaterThanOrEqual(96);
});

test("while a maze or a search is watched the position speaks, and the outcome at the end, once", async () => {
  await openPane({ viewport: { width: 1280, height: 900 } });
  await pane.evaluate(() => {
    const line = document.querySelector('[role="status"]')!;
    const said: string[] = [];
    new MutationObserver(() => said.push(line.textContent ?? "")).observe(line, { childList: true });
    Object.assign(window, { said });
  });
  /** This is said in the end, once, and nothing on the way was empty. */
  const endsWith = async (words: RegExp): Promise<void> => {
    await status(words);
    const said = await pane.evaluate(() => (window as unknown as { said: string[] }).said.splice(0));
    expect(said.filter((each) => words.test(each))).toHaveLength(1);
    expect(said.filter((each) => each.trim() === "")).toEqual([]);
  };
  await openTab("Watch");
  await (await reach("combobox", "Pace")).selectOption("Play");
  await pane.getByRole("slider", { name: "Speed" }).fill("100");
  await resize(5, 3);
  await press("Generate");
  await endsWith(/^A maze of 5 columns and 3 rows is ready in B2:F4 on Sheet1\./);
  await openTab("Watch");
  await pane
    .locator(".step-words")
    .getByText(/1 set left\.$/)
    .waitFor();

  await press("Solve");
  const solved = /The shortest path from B2 to F4 on Sheet1 takes [\d,]+ steps?\./;
  await endsWith(solved);
  await openTab("Watch");
  await press("Back");
  await status(/shows step/);
  await pane.getByRole("slider", { name: "Position" }).press("End");
  await status(solved);
});

test("the report tells what Lavirint tried and is copied", async () => {
  await openPane({ permissions: ["clipboard-read", "clipboard-write"] });
  await press("Report");
  await status(/^The report is ready\. The text is copied\.$/);
  const report = await (await reach("textbox", "What was found")).inputValue();
  const { version } = (await import("../../../package.json")) as { version: string };
  expect(report.startsWith(`Lavirint ${version} on OfficeOnline `)).toBe(true);
  expect(report).toContain("\nA line that is removed through the neighbouring cell: is gone\n");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(report);
});
