import { sentencesIn } from "../../words/sentencesIn";
import { type Message, message, together } from "../../../src/message";
import { defaultLayout } from "../../../src/actions/desk/choices";
import { preparePage } from "../../../src/actions/print/preparePage";
import { setUpSheet } from "../../../src/actions/front/setUpSheet";
import { readSizes, writeSizes } from "../../../src/actions/front/sheetInFront";
import { toggleSetNumbers } from "../../../src/actions/watch/toggleSetNumbers";
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
async function refusalOf(action: () => Promise<unknown>): Promise<Message> {
  const before = [photograph(sheet(), "A1:BE30"), book.workbook.sheets.length, book.workbook.names.length];
  const sentence = await sentenceOf(action());
  expect([photograph(sheet(), "A1:BE30"), book.workbook.sheets.length, book.workbook.names.length]).toEqual(before);
  return sentence;
}

async function refusal(): Promise<Message> {
  const sentence = await refusalOf(() => generate(choice, conversation()));
  expect(await refusalOf(() => formatGrid(defaultLayout, "grid", conversation()))).toEqual(sentence);
  return sentence;
}

test("an empty size cell", async () => {
  sheet().setCell(11, 54, undefined);
  expect(await refusal()).toEqual(
    together(
      message("enter-size", { most: 16383, cell: "BC12", dimension: "columns", sheet: "Sheet1" }),
      message("size-empty"),
      message("nothing-changed"),
    ),
  );
});

test("the details of what is wrong with a size cell say where it is, and its name", async () => {
  sheet().setCell(11, 54, undefined);
  expect((await failureOf(generate(choice, conversation()))).details).toEqual(
    message("cell-and-name", { cell: "BC12", name: "MazeColumns" }),
  );
});

test("a text in a size cell", async () => {
  put(sheet(), "BC14", "five");
  expect(await refusal()).toEqual(
    together(
      message("enter-size", { most: 1048575, cell: "BC14", dimension: "rows", sheet: "Sheet1" }),
      message("size-is-text", { value: "five" }),
      message("nothing-changed"),
    ),
  );
});

test("a number written as text in a size cell", async () => {
  put(sheet(), "BC14", "5");
  expect(sentencesIn(await refusal())).toContainEqual(message("size-is-text", { value: "5" }));
});

test("TRUE in a size cell", async () => {
  put(sheet(), "BC12", true);
  expect(sentencesIn(await refusal())).toContainEqual(message("size-not-number", { value: "TRUE" }));
});

test("a fraction in a size cell", async () => {
  put(sheet(), "BC12", 2.5);
  expect(await refusal()).toEqual(
    together(
      message("enter-size", { most: 16383, cell: "BC12", dimension: "columns", sheet: "Sheet1" }),
      message("size-not-whole", { value: 2.5 }),
      message("nothing-changed"),
    ),
  );
});

test("zero in a size cell", async () => {
  put(sheet(), "BC12", 0);
  expect(await refusal()).toEqual(
    together(
      message("enter-size", { most: 16383, cell: "BC12", dimension: "columns", sheet: "Sheet1" }),
      message("size-too-small", { value: 0 }),
      message("nothing-changed"),
    ),
  );
});

test("a negative number in a size cell", async () => {
  put(sheet(), "BC14", -3);
  expect(sentencesIn(await refusal())).toContainEqual(message("size-too-small", { value: -3 }));
});

test("1e9 in a size cell", async () => {
  put(sheet(), "BC12", 1e9);
  expect(await refusal()).toEqual(
    together(
      message("enter-size", { most: 16383, cell: "BC12", dimension: "columns", sheet: "Sheet1" }),
      message("size-over-edge", { value: 1000000000, most: 16383 }),
      message("nothing-changed"),
    ),
  );
});

test("more cells than Lavirint draws", async () => {
  resize(2000, 2000);
  expect(await refusal()).toEqual(
    together(
      message("size-too-large", { columns: 2000, rows: 2000, count: 4000000, most: 1000000 }),
      message("nothing-changed"),
    ),
  );
});

test("an error value in a size cell", async () => {
  sheet().setCell(11, 54, CellError.div0, "=1/0");
  expect(await refusal()).toEqual(
    together(
      message("enter-size", { most: 16383, cell: "BC12", dimension: "columns", sheet: "Sheet1" }),
      message("size-is-error", { value: "#DIV/0!" }),
      message("nothing-changed"),
    ),
  );
});

test("a text that only looks like an error is a text", async () => {
  put(sheet(), "BC12", "#DIV/0");
  expect(sentencesIn(await refusal())).toContainEqual(message("size-is-text", { value: "#DIV/0" }));
});

test("a size that was typed for a sheet without size cells, and is larger than Lavirint draws", async () => {
  openWorkbook();
  const size = { columns: 2000, rows: 2000 };
  expect(await refusalOf(() => generate({ ...choice, size }, conversation()))).toEqual(
    together(
      message("more-than-is-drawn", {
        columns: 2000,
        rows: 2000,
        mostColumns: 16383,
        mostRows: 1048575,
        mostCells: 1000000,
      }),
      message("nothing-changed"),
    ),
  );
});

test("a protected sheet", async () => {
  await person((own) => {
    own.protection.protect();
  });
  expect(await refusal()).toEqual(
    together(message("sheet-protected", { sheet: "Sheet1" }), message("nothing-changed")),
  );
});

test("a chart sheet in front", async () => {
  book.workbook.chartSheetInFront = true;
  expect(await refusal()).toEqual(together(message("no-worksheet-in-front"), message("nothing-changed")));
  expect(sentencesIn(await refusalOf(() => setUpSheet(conversation())))).toContainEqual(
    message("no-worksheet-in-front"),
  );
});

test("actions that need a maze say so where there is none", async () => {
  expect(await refusalOf(() => clearMaze(conversation()))).toEqual(
    together(message("no-maze-to-clear", { sheet: "Sheet1" }), message("nothing-changed")),
  );
  expect(sentencesIn(await refusalOf(() => preparePage(conversation())))).toContainEqual(
    message("generate-to-print", { sheet: "Sheet1" }),
  );
  expect(sentencesIn(await refusalOf(() => toggleSetNumbers(conversation())))).toContainEqual(
    message("no-set-numbers", { sheet: "Sheet1" }),
  );
});

test("an unknown generator", async () => {
  const sentence = await refusalOf(() => generate({ ...choice, generator: "minotaur" }, conversation()));
  expect(sentence).toEqual(together(message("no-such-generator", { id: "minotaur" }), message("nothing-changed")));
});

test("the pane reads sizes with the same sentences, and numbers where there are some", async () => {
  expect(await readSizes(pane)).toMatchObject({ columns: 8, rows: 5, sentence: undefined });
  put(sheet(), "BC14", 2.5);
  expect(await readSizes(pane)).toMatchObject({
    columns: 8,
    rows: undefined,
    sentence: together(
      message("enter-size", { most: 1_048_575, cell: "BC14", dimension: "rows", sheet: "Sheet1" }),
      message("size-not-whole", { value: 2.5 }),
    ),
  });
  await writeSizes(pane, "Sheet1", { columns: 12, rows: 9 });
  expect(await readSizes(pane)).toMatchObject({ columns: 12, rows: 9, sentence: undefined });
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
  expect(await refusalOf(() => writeSizes(pane, "Other", { columns: 3, rows: 3 }))).toEqual(
    message("no-size-cell", { sheet: "Other", dimension: "columns" }),
  );
});
