import { fitToPage } from "../../../src/actions/print/page/fitToPage";
import { preparePage } from "../../../src/actions/print/preparePage";
import { plainPage, type PrintChoice } from "../../../src/actions/print/printChoice";
import { askAtForks } from "../../../src/actions/print/questions/askAtForks";
import { conversation } from "../conversation";
import { person, sheet } from "../openMaze";
import { valueAt } from "../sheetReading";
import { listed, make, names, openList, update } from "./classTable";

/** Further work on the page of one pupil. */

const choice: PrintChoice = { ...plainPage, title: "Class 3" };

beforeEach(async () => {
  await openList();
  await make();
  await person((_, { worksheets }) => worksheets.getItem("Ana").activate());
});

test.each<[string, typeof preparePage]>([
  ["Prepare page", preparePage],
  ["Fit to page", fitToPage],
])("%s prints the questions of a pupil’s page below its maze, and leaves the pupil’s name above it", async (_, act) => {
  await askAtForks({ source: { kind: "addition", limit: 20 }, count: 1, seed: "s" }, conversation());
  expect(valueAt(sheet("Ana"), "B9")).toMatch(/^1\. \d+ \+ \d+ =/);
  await act(conversation(), choice);
  const { header, printArea } = sheet("Ana").page;
  expect(header).toMatchObject({ left: "&14Class 3", right: "&14Ana" });
  expect(printArea).toEqual([{ row: 1, column: 1, rows: 8, columns: 8 }]);
  // It is the same page of the same set.
  await update();
  expect(names()).toEqual(["Sheet1", "Index", "Ana", "Бојана", "Cy", "Answers"]);
  expect(listed().map(([name]) => name)).toEqual(["Ana", "Бојана", "Cy"]);
  expect(sheet("Ana").page.header.right).toBe("&14Ana");
});
