import { generate, openSetUp, page, pane, press, reach, shoot } from "../workbookPage";

beforeEach(async () => {
  await openSetUp();
  await (await reach("textbox", "Seed")).fill("a seed"); // what is found in the maze is no matter of chance
  await generate(12, 8);
});

/** What the cells of the maze show, and how they are filled, row by row. */
function cells(): Promise<string[]> {
  return page.evaluate(() => {
    const sheet = window.lavirintWorkbook!.excel.workbook.sheet("Sheet1")!;
    return Array.from({ length: 96 }, (_, cell) => {
      const [row, column] = [1 + Math.floor(cell / 12), 1 + (cell % 12)];
      const { color, pattern } = sheet.style(row, column).fill;
      return [String(sheet.value(row, column) ?? ""), color, pattern].join(" ");
    });
  });
}

test("a maze is solved, with what was searched, and cleared again", async () => {
  const before = await cells();
  expect([before[0], before[95]]).toEqual([expect.stringContaining("S "), expect.stringContaining("E ")]);

  await (await reach("combobox", "Solver")).selectOption({ label: "Depth-first" });
  await (await reach("textbox", "Seed of the search")).fill("a seed");
  await (await reach("checkbox", "Show visited")).check();
  await (await reach("checkbox", "Arrows along the path")).check();
  await press("Solve");
  await pane.getByText("A path from B2 to M9 on Sheet1 takes").waitFor();
  const solved = await cells();
  expect(solved.filter((cell) => cell.includes("#F0E442 Solid")).length).toBeGreaterThan(10);
  expect(solved.filter((cell) => cell.includes("#DDEBF7 Gray16")).length).toBeGreaterThan(0);
  expect([solved[0], solved[95]]).toEqual([before[0], before[95]]);
  for (const cell of solved.filter((each) => each.includes("#F0E442"))) expect(cell).toMatch(/^[→↓←↑] /);
  await shoot("solved");

  await press("Clear solution");
  await pane.getByText("The solution in B2:M9 on Sheet1 is cleared.").waitFor();
  expect(await cells()).toEqual(before);
});

test("damage is found, its cells are selected, and mended", async () => {
  await press("Check");
  await pane.getByText("is perfect: one path leads between any two of its 96 cells.").waitFor();
  await pane.evaluate(() =>
    Excel.run(async (context) => {
      const borders = context.workbook.worksheets.getActiveWorksheet().getRange("E4:H6").format.borders;
      borders.getItem("InsideVertical").style = "None";
      borders.getItem("InsideHorizontal").style = "None";
      await context.sync();
    }),
  );
  await press("Check");
  const loop = pane.getByRole("button", { name: /^A loop of \d+ cells closes between/ }).first();
  await loop.click();
  await pane.getByText("The cells are selected on Sheet1.").waitFor();
  await shoot("checked");
  await press("Mend");
  await pane.getByText("is now perfect").waitFor();
  await shoot("mended");
  await press("Check");
  await pane.getByText("is perfect: one path leads").waitFor();
});

test("distances are written on sheets of their own, after a question", async () => {
  await press("Write distances");
  await pane.getByText("They go to three new sheets of 96 rows and 96 columns each.").waitFor();
  await pane.getByRole("button", { name: "Write", exact: true }).click();
  await pane.getByText("The distances between all pairs of cells are on the sheet Maze distances").waitFor();
  for (const name of ["Maze predecessors", "Maze adjacency"]) await page.getByRole("tab", { name }).waitFor();
  await shoot("distances");
  await page.getByRole("tab", { name: "Maze adjacency" }).click();
  await shoot("adjacency");
});

test("the search that the player shows is written as a table, by node number", async () => {
  await press("Solve");
  await pane.getByText(/^The shortest path from/).waitFor();
  await (await reach("combobox", "Cells in tables")).selectOption("numbers");
  await press("Write search");
  await pane.getByText(/^The table on the sheet Maze search holds \d+ visits of Breadth-first\./).waitFor();
  await page.getByRole("tab", { name: "Maze search" }).waitFor();
  await shoot("search");
});
