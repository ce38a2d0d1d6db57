import { sentencesIn, choice, conversation, asked, ended, expectRefused, refusedUnchanged } from "../stage";
import { book, openMaze, openSized, person, resize, sheet, area, mazeIn, photograph, put, valueAt } from "../stage";
import { type Trouble, everything, workIn } from "../stage";
import { type Message, message, together } from "../../../src/message";
import { clearMaze, formatGrid, generate } from "../../../src/actions/make";
import { defaultLayout, ActionFailure } from "../../../src/actions/core";
import { preparePage } from "../../../src/actions/print/pageOfMaze";

beforeEach(() => openSized(8, 5));

const make = (talk = conversation()) => generate(choice, talk);
const CANCELLED = together(message("cancelled"), message("nothing-changed"));

test("values in the way are named and asked for; a no changes nothing", async () => {
  await person((own) => (own.getRange("B4:C9").values = Array.from({ length: 6 }, (_, r) => [r === 0 ? "" : r, "x"])));
  put(sheet(), "BC14", 12);
  const before = everything();
  const talk = conversation(false);
  expect(await ended(make(talk))).toMatchObject({ sentence: CANCELLED });
  const sentence = message("overwrite-values", { area: "B4:C9", cells: 12, sheet: "Sheet1", count: 11 });
  expect(talk.questions).toEqual([{ sentence, yes: message("overwrite") }]);
  expect(everything()).toEqual(before);
});

test("a single value is asked for in the singular, and one that comes while the question waits as well", async () => {
  put(sheet(), "D4", "mine");
  const talk = conversation();
  const ask = talk.ask.bind(talk);
  await generate(choice, { ...talk, ask: (question) => (put(sheet(), "E4", "late"), ask(question)) });
  expect(asked(talk)).toEqual([
    message("overwrite-values", { area: "D4", cells: 1, sheet: "Sheet1", count: 1 }),
    message("overwrite-values", { area: "D4:E4", cells: 2, sheet: "Sheet1", count: 2 }),
  ]);
  expect(valueAt(sheet(), "D4")).toBeUndefined();
});

test("somebody else's name in the place is asked for, and not again where it is within the maze that stands", async () => {
  await person((own) => own.context.workbook.names.add("Prices", "=Sheet1!$B$3:$B$5"));
  const talk = conversation();
  await make(talk);
  await make(talk);
  expect(asked(talk)).toEqual([message("draw-over-names", { names: ["Prices"], more: 0, sheet: "Sheet1" })]);
});

test("set numbers on which somebody wrote are left to them, which a protected workbook refuses before anything else", async () => {
  await openMaze(8, 5, { setNumbers: "hiddenSheet" });
  put(sheet("Maze sets"), "M20", "mine");
  await person((_, workbook) => workbook.protection.protect());
  const refused = await refusedUnchanged(() => generate({ ...choice, setNumbers: "none" }, conversation()));
  expect(refused[0]).toEqual(message("structure-protected"));
});

test("of many names three are told, and how many more there are; with values in one question", async () => {
  const cells = ["B3", "C4:D5", "F6", "H2:K3", "E4"];
  await person((own) => cells.forEach((cell, i) => own.context.workbook.names.add(`Price${i}`, `=Sheet1!${cell}`)));
  const talk = conversation(false);
  await ended(make(talk));
  put(sheet(), "D4", "mine");
  await ended(make(talk));
  const over = message("draw-over-names", { names: ["Price0", "Price1", "Price2"], more: 2, sheet: "Sheet1" });
  const values = message("overwrite-values", { area: "D4", cells: 1, sheet: "Sheet1", count: 1 });
  expect(asked(talk)).toEqual([over, together(values, over)]);
});

test("the numbers of Format grid are no data; what was typed over one of them is", async () => {
  await formatGrid(defaultLayout, "grid", conversation());
  put(sheet(), "G3", 99);
  const talk = conversation();
  await make(talk);
  expect(asked(talk)).toEqual([message("overwrite-values", { area: "G3", cells: 1, sheet: "Sheet1", count: 1 })]);
});

const place = { sheet: "Sheet1", maze: "planned" } as const;
const inPlace = { area: "B2:I6", ...place };

test.each<[string, (own: Excel.Worksheet) => void, Message]>([
  [
    "a table",
    (own) => (own.tables.add("D4:E6", true).name = "Scores"),
    message("table-in-way", { table: "Scores", ...inPlace }),
  ],
  [
    "merged cells",
    (own) => own.getRange("C3:D4").merge(),
    message("merged-in-way", { cells: "C3:D4", count: 1, ...inPlace }),
  ],
  [
    "a filter across the place",
    (own) => own.autoFilter.apply(own.getRange("H1:L20")),
    message("filter-across", { filter: "H1:L20", ...inPlace }),
  ],
  [
    "hidden columns",
    () => sheet().hideColumns(3, 4, true),
    message("columns-hidden", { columns: "D:E", count: 2, ...place }),
  ],
  ["a hidden row", () => sheet().hideRows(2, 2, true), message("rows-hidden", { rows: "3", count: 1, ...place })],
])("%s in the place is named, and nothing is changed", async (_what, put, refused) => {
  await person((own) => void put(own));
  await expectRefused(() => make(), refused);
});

test.each([
  ["beside the set numbers", "M3"],
  ["between their two blocks", "B6"],
])("a value %s on their sheet stays, and the sheet is shown", async (_where, cell) => {
  await openMaze(4, 3, { setNumbers: "hiddenSheet" });
  const sets = sheet("Maze sets");
  expect(sets.usedArea(true)).toEqual(area("B1:E9"));
  put(sets, cell, "mine");
  const before = photograph(sets, "A1:N20");
  await clearMaze(conversation());
  expect([sets.visibility, photograph(sets, "A1:N20")]).toEqual(["Visible", before]);
});

test("what a maze covers stays on the hidden sheet where the maze can neither be drawn nor taken away again", async () => {
  put(sheet(), "D4", "mine");
  const { requests } = await workIn({}, make);
  await openSized(8, 5);
  put(sheet(), "D4", "mine");
  const fault = { request: requests.length, action: requests.at(-1)!, code: "ItemNotFound" };
  const { failure } = await workIn({ fault, mending: { action: 1, code: "ItemNotFound" } }, make);
  expect(failure).toBeDefined();
  expect(valueAt(sheet(), "D4")).toBeUndefined();
  await clearMaze(conversation());
  expect(valueAt(sheet(), "D4")).toBe("mine");
});

/** An Excel that says of copying cells that it is done, and does not do it. */
function withoutCopying(): () => void {
  const { execute } = book.excel;
  book.excel.execute = (batch, ...more) =>
    execute.call(book.excel, { ...batch, Actions: batch.Actions.filter(({ Name }) => Name !== "CopyFrom") }, ...more);
  return () => (book.excel.execute = execute);
}

test("where Excel does not copy back what a maze covers, the copy is shown", async () => {
  put(sheet(), "D4", "mine");
  await make();
  const again = withoutCopying();
  const { sentence } = await clearMaze(conversation());
  again();
  expect(sentencesIn(sentence)).toContainEqual(message("covered-cells-shown", { copy: "Maze covered" }));
  const copy = sheet("Maze covered");
  expect([copy.visibility, valueAt(copy, "D4")]).toEqual(["Visible", "mine"]);
});

test("where Excel does not copy back what a maze covers when a smaller one breaks off, Clear maze does", async () => {
  const drawSmaller = async (trouble: Trouble) => {
    await openSized(8, 5);
    put(sheet(), "D4", "mine");
    await make();
    resize(5, 4);
    const again = withoutCopying();
    return workIn(trouble, (talk) => make(talk)).finally(again);
  };
  const { requests } = await drawSmaller({});
  const fault = { request: requests.length, action: requests.at(-1)!, code: "ItemNotFound" };
  const { failure } = await drawSmaller({ fault });
  expect([failure, valueAt(sheet(), "D4")]).toEqual([expect.any(ActionFailure), undefined]);
  await clearMaze(conversation());
  expect(valueAt(sheet(), "D4")).toBe("mine");
});

test("print areas of one's own come back, also on a sheet whose name has commas and apostrophes", async () => {
  book.workbook.renameSheet(sheet(), "It's mine, all mine");
  await person((own) => own.pageLayout.setPrintArea("A1:C9,E2:F4"));
  await make();
  await preparePage(conversation());
  expect(sheet().page.printArea).toEqual([area("B2:I6")]);
  await clearMaze(conversation());
  expect(sheet().page.printArea).toEqual([area("A1:C9"), area("E2:F4")]);
});

test("walls that a Mac leaves standing are found by the sample and drawn again area by area", async () => {
  await make();
  const maze = mazeIn(sheet(), "B2:I6");
  book.switches.keepsRemovedBorders = true;
  let drawing = 0;
  const talk = conversation(true, undefined, () => {
    // Begin and end of the one part of the first way, and then of the second.
    if (++drawing === 3) book.switches.keepsRemovedBorders = false;
  });
  await make(talk);
  expect(drawing).toBe(4);
  expect(mazeIn(sheet(), "B2:I6")).toEqual(maze);
});

test("walls that stand although Excel says they are gone are told, and the grid is left whole", async () => {
  book.switches.keepsRemovedBorders = true;
  expect(await refusedUnchanged(() => make())).toEqual([
    message("walls-still-stand", { area: "B2:I6", sheet: "Sheet1" }),
    message("sheet-as-before", { sheet: "Sheet1" }),
  ]);
});
