import { decode, follow } from "../../../src/maze/code/recipe";
import { openPane, page, pane, press, reach, shoot, status } from "../workbookPage";

const choose = async (name: string, value: string) => void (await (await reach("combobox", name)).selectOption(value));
const fill = async (role: "textbox" | "spinbutton", name: string, value: string) =>
  (await reach(role, name)).fill(value);
const sheetNames = (): Promise<string[]> =>
  page.evaluate(() => window.lavirintWorkbook!.excel.workbook.sheets.map(({ name }) => name));

interface Row {
  readonly link: string;
  readonly code: string;
  /** As Maze.standing has the walls of the sheet that the link leads to, one byte a cell. */
  readonly standing: readonly number[];
}

/** The rows of the index, each with what stands on its maze's sheet from B2 on. */
const index = (rows: number, columns: number): Promise<Row[]> =>
  page.evaluate(
    ({ rows, columns }) => {
      const { workbook } = window.lavirintWorkbook!.excel;
      const list = workbook.sheet("Index")!;
      const found = [];
      for (let row = 4; list.formula(row, 0) !== undefined; row++) {
        const link = /^=HYPERLINK\("#'(.+)'!B2"/.exec(list.formula(row, 0)!)![1]!;
        const sheet = workbook.sheet(link)!;
        const stands = (line: { style: string }) => line.style !== "None";
        const standing = Array.from({ length: rows * columns }, (_, cell) => {
          const [r, c] = [1 + Math.floor(cell / columns), 1 + (cell % columns)];
          const [right, bottom] = [stands(sheet.verticalEdge(r, c + 1)), stands(sheet.horizontalEdge(r + 1, c))];
          // The last cell of a maze from corner to corner is open downwards.
          return (right ? 1 : 0) | (bottom || cell === rows * columns - 1 ? 2 : 0);
        });
        found.push({ link, code: String(list.value(row, 5)), standing });
      }
      return found;
    },
    { rows, columns },
  );

test("a page for the class: a preset, Generate, Prepare page, its answer, and a booklet of three that goes again", async () => {
  await openPane();
  await choose("Size of the maze", "small");
  await press("Generate");
  await status(/A maze of 20 columns and 28 rows is ready in B2:U29 .* To print it, press Prepare page\./);
  await fill("textbox", "Title", "Cats & Dogs");
  await press("Prepare page");
  await status(/is set up to print on one page, portrait\./);
  await shoot("print-tab");
  const setUp = await page.evaluate(() => {
    const { page: set } = window.lavirintWorkbook!.excel.workbook.activeSheet;
    return [set.header.left, set.footer.left];
  });
  expect(setUp).toEqual(["&14Cats && Dogs", expect.stringMatching(/^★.* Difficulty \d+\/100$/)]);

  await press("Answer page");
  await status(/The answer to the maze B2:U29 on Sheet1 is on the sheet Sheet1 answer/);

  await fill("spinbutton", "Mazes", "3");
  await fill("textbox", "Seed of the booklet", "a seed");
  await press("Make booklet");
  await status(/A booklet of 3 mazes of 20 columns and 28 rows is ready on new sheets/);
  expect(await sheetNames()).toEqual([
    "Sheet1",
    "Maze sets",
    "Sheet1 answer",
    "Index",
    "Maze 1",
    "Maze 2",
    "Maze 3",
    "Answers",
  ]);
  await shoot("booklet-index");
  const rows = await index(28, 20);
  expect(rows.map(({ link }) => link)).toEqual(["Maze 1", "Maze 2", "Maze 3"]);
  for (const { code, standing } of rows) expect(standing).toEqual([...follow(decode(code)).maze.standing]);

  await press("Delete booklet");
  await pane.getByText(/Delete 5 sheets of the booklet, Index, Maze 1 to Answers/).waitFor();
  await pane.getByRole("button", { name: "Delete", exact: true }).click();
  await status(/The booklet is deleted: 5 sheets\./);
  expect(await sheetNames()).toEqual(["Sheet1", "Maze sets", "Sheet1 answer"]);
});
