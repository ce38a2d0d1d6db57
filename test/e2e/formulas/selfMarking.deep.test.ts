import { generate, goTo, openPane, page, press, shoot, spoken, status } from "../workbookPage";

/** A sheet for self-marking in the embedded workbook, which calculates its formulas. */

/** A shortest path through the maze in B2:I6, as the letters of its steps, found along the lines of the sheet. */
const pathOnSheet = () =>
  page.evaluate(() => {
    const { activeSheet: sheet } = window.lavirintWorkbook!.excel.workbook;
    const found = new Map([[0, ""]]);
    for (const [cell, way] of found) {
      const [row, column] = [1 + Math.floor(cell / 8), 1 + (cell % 8)];
      const sides: [letter: string, over: number, edge: number, isInside: boolean][] = [
        ["R", 1, sheet.verticalEdgeId(row, column + 1), column < 8],
        ["D", 8, sheet.horizontalEdgeId(row + 1, column), row < 5],
        ["L", -1, sheet.verticalEdgeId(row, column), column > 1],
        ["U", -8, sheet.horizontalEdgeId(row, column), row > 1],
      ];
      for (const [letter, over, edge, isInside] of sides) {
        if (edge === 1 && isInside && !found.has(cell + over)) found.set(cell + over, way + letter);
      }
    }
    return found.get(39)!;
  });

async function type(cell: string, text: string): Promise<void> {
  await goTo(cell);
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

async function heard(cell: string): Promise<string> {
  await goTo(cell);
  return spoken();
}

test("a path that is typed into a sheet for self-marking is marked at once, wrong and right, in one cell and step by step", async () => {
  await openPane();
  await generate(8, 5);
  const path = await pathOnSheet();
  await press("Add self-marking");
  await status(/marks paths through the maze B2:I6/);
  expect(await heard("B9")).toBe("B9, Type your path., has a formula");

  // A step and back again, and then through the frame.
  const back = path.startsWith("R") ? "L" : "U";
  await type("B4", `${path[0]!}${back}${back}`);
  expect(await heard("B7")).toBe("B7, step 3, from B2, has a formula");
  expect(await heard("B8")).toBe("B8, not yet, has a formula");
  expect(await heard("B9")).toBe(
    "B9, Step 3 goes through a wall: from B2 there is no passage that way., has a formula",
  );
  await shoot("self-marking-wall");

  await type("B4", path.toLowerCase().split("").join(" "));
  expect(await heard("B5")).toBe(`B5, ${path.length}, has a formula`);
  expect(await heard("B6")).toBe(`B6, ${path.length}, has a formula`);
  expect(await heard("B7")).toBe("B7, none, has a formula");
  expect(await heard("B9")).toBe(`B9, Solved! Step ${path.length} reaches the exit., has a formula`);
  await shoot("self-marking-exit");

  await goTo("B4");
  await page.keyboard.press("Delete");
  await type("B12", path[0]!);
  expect(await heard("C12")).toBe("C12, right, has a formula");
  expect(await heard("B5")).toBe("B5, 1, has a formula");
});
