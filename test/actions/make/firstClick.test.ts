import { sentencesIn, choice, conversation, book, openWorkbook, select, setUpAround, sheet } from "../stage";
import { area, contentsOf, gridIn } from "../stage";
import { message } from "../../../src/message";
import { formatGrid, generate, generateAsSaved } from "../../../src/actions/make";
import { defaultLayout } from "../../../src/actions/core/choices";

/** The sizes that are taken where a sheet has no size cells, or has some, and whether the person sees what came of it. */

beforeEach(() => openWorkbook());

test("Generate takes 20 columns and 15 rows where nothing was typed, from the ribbon too", async () => {
  await generateAsSaved(conversation());
  expect(gridIn(book.workbook)).toBe("B2:U16");
});

test("size cells come beside a maze that is wider than their place, on the same sheet", async () => {
  const outcome = await generate({ ...choice, size: { columns: 60, rows: 20 } }, conversation());
  expect(sentencesIn(outcome.sentence)).toContainEqual(
    message("maze-ready", { columns: 60, rows: 20, area: "B2:BI21", sheet: "Sheet1" }),
  );
  expect(contentsOf(sheet(), "BK11:BK14")).toEqual(["Columns", 60, "Rows", 20]);
  expect(book.workbook.sheets).toHaveLength(1);
});

test("Format grid sets an empty sheet up as well", async () => {
  await formatGrid(defaultLayout, "none", conversation(), { columns: 8, rows: 5 });
  expect(gridIn(book.workbook)).toBe("B2:I6");
});

test("size cells that are there come before the size that the pane shows", async () => {
  await setUpAround(8, 5);
  await generate({ ...choice, size: { columns: 3, rows: 3 } }, conversation());
  expect(gridIn(book.workbook)).toBe("B2:I6");
});

describe("what is selected after a maze was made", () => {
  const selected = () => sheet().selection;

  test.each([
    ["near the maze", "B25:C28", "B25:C28"],
    ["a screen away and more", "BC12", "B2"],
  ])("%s: of %s it is %s", async (_where, before, after) => {
    await setUpAround(8, 5);
    select(before);
    await generate(choice, conversation());
    expect(selected().areas).toEqual([area(after)]);
  });

  test("stays where Excel tells of no active cell, because a chart is selected, and the maze is made all the same", async () => {
    await setUpAround(8, 5);
    select("ZZ900");
    const before = selected();
    book.switches.faults = [
      { request: book.counter.requests.length + 2, code: "InvalidSelection", message: "A fault of the test." },
    ];
    const outcome = await generate(choice, conversation());
    book.switches.faults = [];
    expect(sentencesIn(outcome.sentence)).toContainEqual(
      message("maze-ready", { columns: 8, rows: 5, area: "B2:I6", sheet: "Sheet1" }),
    );
    expect(selected()).toEqual(before);
  });
});
