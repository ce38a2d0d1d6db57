import { defaultLayout } from "../../../src/actions/desk/choices";
import { preparePage } from "../../../src/actions/print/preparePage";
import { setUpSheet } from "../../../src/actions/front/setUpSheet";
import { readSizes, writeSizes } from "../../../src/actions/front/sheetInFront";
import { toggleSetNumbers } from "../../../src/actions/front/toggleSetNumbers";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { formatGrid } from "../../../src/actions/make/formatGrid";
import { generate } from "../../../src/actions/make/generate";
import { CellError } from "../../host/store";
import { choice, conversation } from "../conversation";
import { failureOf, sentenceOf } from "../failureOf";
import { book, openSized, openWorkbook, person, resize, sheet, pane } from "../openMaze";
import { photograph, put } from "../sheetReading";

beforeEach(() => openSized(8, 5));

/** The sentence that both drawing actions give; the workbook must be the same afterwards. */
async function refusalOf(action: () => Promise<unknown>): Promise<string> {
  const before = [photograph(sheet(), "A1:BE30"), book.workbook.sheets.length, book.workbook.names.length];
  const sentence = await sentenceOf(action());
  expect([photograph(sheet(), "A1:BE30"), book.workbook.sheets.length, book.workbook.names.length]).toEqual(before);
  return sentence;
}

async function refusal(): Promise<string> {
  const sentence = await refusalOf(() => generate(choice, conversation()));
  expect(await refusalOf(() => formatGrid(defaultLayout, "grid", conversation()))).toBe(sentence);
  return sentence;
}

test("an empty size cell", async () => {
  sheet().setCell(11, 54, undefined);
  expect(await refusal()).toBe(
    "Enter a whole number from 1 to 16,383 in BC12 (columns) on Sheet1. It is empty. Nothing was changed.",
  );
});

test("the details of what is wrong with a size cell say where it is, and its name", async () => {
  sheet().setCell(11, 54, undefined);
  expect((await failureOf(generate(choice, conversation()))).details).toBe(
    "The cell is BC12; its name is MazeColumns.",
  );
});

test("a text in a size cell", async () => {
  put(sheet(), "BC14", "five");
  expect(await refusal()).toBe(
    "Enter a whole number from 1 to 1,048,575 in BC14 (rows) on Sheet1. It holds the text “five”, which isn’t a number. Nothing was changed.",
  );
});

test("a number written as text in a size cell", async () => {
  put(sheet(), "BC14", "5");
  expect(await refusal()).toContain("It holds the text “5”, which isn’t a number.");
});

test("TRUE in a size cell", async () => {
  put(sheet(), "BC12", true);
  expect(await refusal()).toContain("It holds TRUE, which isn’t a number.");
});

test("a fraction in a size cell", async () => {
  put(sheet(), "BC12", 2.5);
  expect(await refusal()).toBe(
    "Enter a whole number from 1 to 16,383 in BC12 (columns) on Sheet1. It holds 2.5, which isn’t a whole number. Nothing was changed.",
  );
});

test("zero in a size cell", async () => {
  put(sheet(), "BC12", 0);
  expect(await refusal()).toBe(
    "Enter a whole number from 1 to 16,383 in BC12 (columns) on Sheet1. It holds 0, but a maze has at least 1. Nothing was changed.",
  );
});

test("a negative number in a size cell", async () => {
  put(sheet(), "BC14", -3);
  expect(await refusal()).toContain("It holds -3, but a maze has at least 1.");
});

test("1e9 in a size cell", async () => {
  put(sheet(), "BC12", 1e9);
  expect(await refusal()).toBe(
    "Enter a whole number from 1 to 16,383 in BC12 (columns) on Sheet1. It holds 1,000,000,000, but the sheet has room for 16,383. Nothing was changed.",
  );
});

test("more cells than Lavirint draws", async () => {
  resize(2000, 2000);
  expect(await refusal()).toBe(
    "Enter smaller numbers. 2,000 columns and 2,000 rows are 4,000,000 cells, and Lavirint draws at most 1,000,000. Nothing was changed.",
  );
});

test("an error value in a size cell", async () => {
  sheet().setCell(11, 54, CellError.div0, "=1/0");
  expect(await refusal()).toBe(
    "Enter a whole number from 1 to 16,383 in BC12 (columns) on Sheet1. It shows the error #DIV/0!. Nothing was changed.",
  );
});

test("a text that only looks like an error is a text", async () => {
  put(sheet(), "BC12", "#DIV/0");
  expect(await refusal()).toContain("It holds the text “#DIV/0”");
});

test("a size that was typed for a sheet without size cells, and is larger than Lavirint draws", async () => {
  openWorkbook();
  const size = { columns: 2000, rows: 2000 };
  expect(await refusalOf(() => generate({ ...choice, size }, conversation()))).toBe(
    "Choose a smaller size. 2,000 columns and 2,000 rows are more than Lavirint draws: at most 16,383 columns, 1,048,575 rows and 1,000,000 cells. Nothing was changed.",
  );
});

test("a protected sheet", async () => {
  await person((own) => {
    own.protection.protect();
  });
  expect(await refusal()).toBe(
    "Remove the protection or choose another sheet, and try again. Sheet1 is protected. Nothing was changed.",
  );
});

test("a chart sheet in front", async () => {
  book.workbook.chartSheetInFront = true;
  expect(await refusal()).toBe(
    "Click the tab of a worksheet and try again. A chart sheet or another workbook is in front. Nothing was changed.",
  );
  expect(await refusalOf(() => setUpSheet(conversation()))).toContain("A chart sheet or another workbook is in front.");
});

test("actions that need a maze say so where there is none", async () => {
  expect(await refusalOf(() => clearMaze(conversation()))).toBe(
    "Choose the sheet of a maze, or select all cells of a maze as one block, and try again. Lavirint knows of no maze on Sheet1. Nothing was changed.",
  );
  expect(await refusalOf(() => preparePage(conversation()))).toContain("There is no maze on Sheet1 to print.");
  expect(await refusalOf(() => toggleSetNumbers(pane))).toContain("There are no set numbers for a maze on Sheet1.");
});

test("an unknown generator", async () => {
  const sentence = await refusalOf(() => generate({ ...choice, generator: "minotaur" }, conversation()));
  expect(sentence).toBe("Choose another generator. There is none called “minotaur”. Nothing was changed.");
});

test("the pane reads sizes with the same sentences, and numbers where there are some", async () => {
  expect(await readSizes(pane)).toMatchObject({ columns: 8, rows: 5, sentence: "" });
  put(sheet(), "BC14", 2.5);
  expect(await readSizes(pane)).toMatchObject({
    columns: 8,
    rows: undefined,
    sentence:
      "Enter a whole number from 1 to 1,048,575 in BC14 (rows) on Sheet1. It holds 2.5, which isn’t a whole number.",
  });
  await writeSizes(pane, "Sheet1", { columns: 12, rows: 9 });
  expect(await readSizes(pane)).toMatchObject({ columns: 12, rows: 9, sentence: "" });
});

test("sizes are written into the sheet that they were typed for, whichever is in front", async () => {
  await person((_, workbook) => {
    workbook.worksheets.add("Other").activate();
  });
  await setUpSheet(conversation());
  await writeSizes(pane, "Sheet1", { columns: 12, rows: 9 });
  expect(await readSizes(pane)).toMatchObject({ columns: 20, rows: 15 });
  book.workbook.activate(sheet("Sheet1"));
  expect(await readSizes(pane)).toMatchObject({ columns: 12, rows: 9 });
});

test("sizes are not written where there are no size cells", async () => {
  book.workbook.addSheet("Other");
  book.workbook.activate(book.workbook.sheet("Other")!);
  expect(await refusalOf(() => writeSizes(pane, "Other", { columns: 3, rows: 3 }))).toContain(
    "Press Set up sheet first.",
  );
});
