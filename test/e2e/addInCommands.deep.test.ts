import { generate, goTo, openPane, page } from "./workbookPage";

/** The add-in's buttons on the Home tab and its entry in the menu of a cell, which the page reads from the manifest as Excel does. */

const group = () => page.getByRole("group", { name: "Lavirint", exact: true });
const message = () => page.locator('iframe[title="Lavirint message"]');
const maze = () => page.getByRole("menuitem", { name: "Maze", exact: true });
const menu = () => page.getByRole("menu", { name: "Maze" });

/** Opens the menu of the selected cells with the keyboard. */
async function openCellMenu(): Promise<void> {
  await page.getByRole("grid").focus();
  await page.keyboard.press("Shift+F10");
  await page.getByRole("menu", { name: "Cells" }).waitFor();
}

async function chooseInMenu(item: string): Promise<void> {
  await openCellMenu();
  await maze().click();
  await menu().getByRole("menuitem", { name: item, exact: true }).click();
}

/** What stands in a cell of the sheet in front, and its look: row and column from 0. */
const cell = (...place: [row: number, column: number]) =>
  page.evaluate(([row, column]) => {
    const { activeSheet: sheet } = window.lavirintWorkbook!.excel.workbook;
    return [sheet.value(row, column), sheet.styleId(row, column)];
  }, place);

beforeEach(async () => {
  await openPane();
  await generate(8, 5);
});

test("the menu of a cell sets the entrance, tells why it refuses, and solves from there, without the pane", async () => {
  const completed = () => page.locator('iframe[title="Lavirint commands"]').waitFor({ state: "detached" });
  await group().getByRole("button", { name: "Maze", exact: true }).click(); // hides the pane
  await goTo("D4");
  await openCellMenu();
  await maze().press("Enter");
  await menu().waitFor();
  const names = ["Set entrance", "Add exit", "Make wall", "Make passage", "Solve from here"];
  expect(await menu().getByRole("menuitem").allInnerTexts()).toEqual(names);
  await page.keyboard.press("Escape");
  await chooseInMenu("Set entrance");
  await completed();
  expect((await cell(3, 3))[0]).toBe("S");
  await goTo("B2");
  await chooseInMenu("Make wall");
  const told = message().contentFrame();
  await told.getByText(/are neighbours in the maze/).waitFor();
  await told.getByRole("button", { name: "Close" }).click();
  await message().waitFor({ state: "detached" });
  await goTo("E4");
  const [, before] = await cell(3, 4);
  await chooseInMenu("Solve from here");
  await completed();
  expect((await cell(3, 4))[1]).not.toBe(before);
  expect(await message().count()).toBe(0);
});

test("an Excel without a menu of cells keeps the ribbon, and an iPad lists the add-in alone, which opens its pane", async () => {
  await page.getByText("Developer", { exact: true }).click();
  const commands = page.getByLabel("Add-in commands");
  await commands.selectOption("no menu");
  await openCellMenu();
  expect(await maze().count()).toBe(0);
  await page.keyboard.press("Escape");
  expect(await group().getByRole("button").count()).toBe(5);
  await commands.selectOption("none");
  expect(await group().count()).toBe(0);
  const listed = page.getByRole("group", { name: "Add-ins" }).getByRole("button");
  expect(await listed.allInnerTexts()).toEqual(["Lavirint"]);
  for (const state of ["hidden", "visible"] as const) {
    await listed.click();
    await page.locator('iframe[title="Lavirint pane"]').waitFor({ state });
  }
  await openCellMenu();
  expect(await maze().count()).toBe(0);
});
