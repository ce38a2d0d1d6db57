import { type Message, message } from "../../../src/message";
import { defaultLayout } from "../../../src/actions/core/choices";
import { addSizeCells, readSheetInFront, writeSizes } from "../../../src/actions/front";
import { formatGrid, generate } from "../../../src/actions/make";
import { Random } from "../../../src/maze/model/random";
import { CellError } from "../../host/store";
import { choice, conversation, expectRefused, refusedUnchanged, book, openSized, person, resize } from "../stage";
import { sheet, pane, put } from "../stage";

beforeEach(() => openSized(8, 5));

const columns = { most: 16383, cell: "BC12", dimension: "columns", sheet: "Sheet1" } as const;
const rows = { most: 1048575, cell: "BC14", dimension: "rows", sheet: "Sheet1" } as const;
const columnsHold = (value: string | number) => message("size-wrong", { ...columns, kind: "value", value });
const rowsHold = (value: string | number) => message("size-wrong", { ...rows, kind: "value", value });

test.each<[string, () => unknown, ...Message[]]>([
  [
    "an empty size cell",
    () => sheet().setCell(11, 54, undefined),
    message("size-wrong", { ...columns, kind: "nothing", value: "" }),
  ],
  ["a text", () => put(sheet(), "BC14", "five"), rowsHold("five")],
  ["a number written as text", () => put(sheet(), "BC14", "5"), rowsHold("5")],
  ["TRUE", () => put(sheet(), "BC12", true), columnsHold("TRUE")],
  ["a fraction", () => put(sheet(), "BC12", 2.5), columnsHold(2.5)],
  ["zero", () => put(sheet(), "BC12", 0), columnsHold(0)],
  ["a negative number", () => put(sheet(), "BC14", -3), rowsHold(-3)],
  ["a column more than a sheet has beside A", () => put(sheet(), "BC12", 16_384), columnsHold(16_384)],
  ["a row more than a sheet has below 1", () => put(sheet(), "BC14", 1_048_576), rowsHold(1_048_576)],
  ["an error value", () => sheet().setCell(11, 54, CellError.div0, "=1/0"), columnsHold("#DIV/0!")],
  ["a text that only looks like an error", () => put(sheet(), "BC12", "#DIV/0"), columnsHold("#DIV/0")],
  [
    "more cells than Lavirint draws",
    () => resize(1000, 1001),
    message("size-too-large", { columns: 1000, rows: 1001, count: 1_001_000, most: 1_000_000 }),
  ],
  [
    "a protected sheet",
    () => person((own) => own.protection.protect()),
    message("sheet-protected", { sheet: "Sheet1" }),
  ],
  ["a chart sheet in front", () => (book.workbook.chartSheetInFront = true), message("no-worksheet-in-front")],
])("%s is refused by both actions that draw", async (_what, spoil, ...told) => {
  await spoil();
  const format = () => formatGrid(defaultLayout, "grid", conversation());
  for (const draw of [() => generate(choice, conversation()), format]) await expectRefused(draw, ...told);
});

test("a chart sheet in front of Size cells", async () => {
  book.workbook.chartSheetInFront = true;
  expect(await refusedUnchanged(() => addSizeCells(conversation()))).toContainEqual(message("no-worksheet-in-front"));
});

test("a walk that would take hours is refused before it begins, with what to do", async () => {
  await openSized(16_000, 1);
  const draws = jest.spyOn(Random.prototype, "next");
  const walk = { algorithm: message("generator-wilson"), rows: 1, columns: 16_000, most: 100_000_000 };
  await expectRefused(
    () => generate({ ...choice, generator: "wilson" }, conversation()),
    message("walk-too-long", walk),
  );
  expect(draws.mock.calls.length).toBeLessThan(1000);
  draws.mockRestore();
});

test("the pane reads sizes with the same sentences, and writes them into the sheet that they were typed for", async () => {
  const sizes = async () => (await readSheetInFront(pane)).sizes;
  expect(await sizes()).toMatchObject({ columns: 8, rows: 5, sentence: undefined });
  put(sheet(), "BC14", 2.5);
  expect(await sizes()).toMatchObject({ columns: 8, rows: undefined, sentence: rowsHold(2.5) });
  await person((_, workbook) => workbook.worksheets.add("Other").activate());
  await addSizeCells(conversation());
  await writeSizes(pane, "Sheet1", { columns: 12, rows: 9 });
  expect(await sizes()).toMatchObject({ columns: 20, rows: 15 });
  book.workbook.activate(sheet("Sheet1"));
  expect(await sizes()).toMatchObject({ columns: 12, rows: 9, sentence: undefined });
});

test("sizes are not written where there are no size cells", async () => {
  book.workbook.activate(book.workbook.addSheet("Other"));
  const refused = await refusedUnchanged(() => writeSizes(pane, "Other", { columns: 3, rows: 3 }));
  expect(refused).toEqual([message("no-size-cell", { sheet: "Other", dimension: "columns" })]);
});
