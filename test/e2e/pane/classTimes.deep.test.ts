import { openPane, page, pane, press, reach, shoot, status } from "../workbookPage";

const fill = async (name: string, value: number) => (await reach("spinbutton", name)).fill(String(value));

/** Types a number into a cell of a sheet, as a person does. */
const type = (sheet: string, row: number, column: number, text: string): Promise<void> =>
  page.evaluate(
    ([name, r, c, typed]) => {
      const { workbook, person } = window.lavirintWorkbook!.excel;
      person.type(workbook.sheet(name)!, r, c, typed);
    },
    [sheet, row, column, text] as const,
  );
const texts = (sheet: string, column: number, rows: readonly number[]): Promise<unknown[]> =>
  page.evaluate(
    ([name, c, wanted]) => wanted.map((row) => window.lavirintWorkbook!.excel.workbook.sheet(name)!.value(row, c)),
    [sheet, column, rows] as const,
  );

test("a class's times: four class sets, minutes typed, a row mended, learned, written into the index, and forgotten", async () => {
  await openPane({ viewport: { width: 1280, height: 1000 } });
  const lists = ["Class list", "Class list 2", "Class list 3", "Class list 4"];
  for (const [i, list] of lists.entries()) {
    await press("New class list");
    if (i === 0) await pane.getByRole("button", { name: "Make it", exact: true }).click();
    await status(new RegExp(`The class list is on the sheet ${list},`));
    await fill("Columns per maze", 12 + 4 * i);
    await fill("Rows per maze", 12 + 4 * i);
    await (await reach("textbox", "Seed of the class set")).fill(`set ${i}`);
    await press("Make class set");
    await status(/A class set of 3 pages is ready/);
    for (const [place, minutes] of [2, 3, 4].entries()) await type(list, 1 + place, 4, String(minutes * (1 + i)));
  }
  await type("Class list 3", 2, 4, "9,5 min");
  const [heading] = await texts("Class list 3", 4, [0]);
  expect(heading).toBe("Minutes");

  await press("Learn from times");
  await pane
    .getByRole("alert")
    .getByText(/There are times of 11 mazes of 4 sizes, .* Row 3 on Class list 3 is left out:/)
    .waitFor();
  await type("Class list 3", 2, 4, "9.5");
  await press("Learn from times");
  await status(/Learned from 12 mazes of 4 sizes: .* on the new sheet Times\./);
  await shoot("times");

  await page.getByRole("tab", { name: "Index", exact: true }).click();
  await press("Update class set");
  await pane.getByText(/The index gets the expected minutes of each maze\./).waitFor();
  await pane.getByRole("button", { name: "Update", exact: true }).click();
  await status(/The class set matches the list/);
  const [title, ...minutes] = await texts("Index", 7, [3, 4, 5, 6]);
  expect(title).toBe("Expected minutes");
  expect(minutes.every((each) => typeof each === "number" && each > 0)).toBe(true);
  await shoot("times-index");

  await press("Forget times");
  await status(/What was learned from 12 mazes is forgotten\./);
});
