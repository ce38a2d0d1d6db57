import { sentencesIn, choice, conversation, asked, expectRefused, refusedUnchanged, askedInVain } from "../stage";
import { book, openMaze, openSized, person, resize, sheet, area, mazeIn, photograph, put, valueAt } from "../stage";
import { contentsOf, type Trouble, workIn } from "../stage";
import { type Message, message, together } from "../../../src/message";
import { clearMaze, formatGrid, generate } from "../../../src/actions/make";
import { defaultLayout, ActionFailure } from "../../../src/actions/core";

beforeEach(() => openSized(8, 5));

const make = (talk = conversation()) => generate(choice, talk);
/** The question about values in the way. */
const overwrite = (area: string, cells: number, count = cells) =>
  message("overwrite-values", { area, cells, sheet: "Sheet1", count });

test("values in the way are named and asked for; a no changes nothing", async () => {
  await person((own) => (own.getRange("B4:C9").values = Array.from({ length: 6 }, (_, r) => [r === 0 ? "" : r, "x"])));
  put(sheet(), "BC14", 12);
  expect(await askedInVain(make)).toEqual([overwrite("B4:C9", 12, 11)]);
});

test("a single value is asked for in the singular, and one that comes while the question waits as well", async () => {
  put(sheet(), "D4", "mine");
  const talk = conversation();
  await make({ ...talk, ask: (question) => (put(sheet(), "E4", "late"), talk.ask(question)) });
  expect(talk.questions).toEqual([
    { sentence: overwrite("D4", 1), yes: message("overwrite") },
    { sentence: overwrite("D4:E4", 2), yes: message("overwrite") },
  ]);
  expect(valueAt(sheet(), "D4")).toBeUndefined();
});

test("the numbers of Format grid are no data and go with the next maze; what was typed over one of them is data", async () => {
  await formatGrid(defaultLayout, "grid", conversation());
  put(sheet(), "G3", 99);
  const talk = conversation();
  await generate({ ...choice, setNumbers: "grid" }, talk);
  expect([asked(talk), contentsOf(sheet(), "B2:I6")]).toEqual([[overwrite("G3", 1)], ["S", "E"]]);
});

test("names in the place are asked for: three are told, and how many more; not again where they are within the maze", async () => {
  const cells = ["B3", "C4:D5", "F6", "H2:K3", "E4"];
  await person(({ context: { workbook } }) =>
    cells.forEach((cell, i) => workbook.names.add(`Price${i}`, `=Sheet1!${cell}`)),
  );
  const over = message("draw-over-names", { names: ["Price0", "Price1", "Price2"], more: 2, sheet: "Sheet1" });
  expect(await askedInVain(make)).toEqual([over]);
  put(sheet(), "D4", "mine");
  const talk = conversation();
  await make(talk);
  await make(talk);
  expect(asked(talk)).toEqual([together(overwrite("D4", 1), over)]);
});

test("set numbers on which somebody wrote are left to them, which a protected workbook refuses before anything else", async () => {
  await openMaze(8, 5, { setNumbers: "hiddenSheet" });
  put(sheet("Maze sets"), "M20", "mine");
  await person((_, workbook) => workbook.protection.protect());
  expect((await refusedUnchanged(() => make()))[0]).toEqual(message("structure-protected"));
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

describe("what a maze covers", () => {
  beforeEach(() => put(sheet(), "D4", "mine"));

  /** An Excel that says of copying cells that it is done, and does not do it; what follows it does again. */
  async function withoutCopying<T>(work: () => Promise<T>): Promise<T> {
    const { execute } = book.excel;
    book.excel.execute = ({ Actions, ...batch }, ...more) =>
      execute.call(book.excel, { ...batch, Actions: Actions.filter(({ Name }) => Name !== "CopyFrom") }, ...more);
    return work().finally(() => (book.excel.execute = execute));
  }

  /** Draws a maze whose last request fails at its last call, and expects that what is covered is not back until Clear maze. */
  async function expectBackLater(
    draw: (trouble: Trouble) => ReturnType<typeof workIn>,
    more: Trouble = {},
  ): Promise<void> {
    const { requests } = await draw({});
    await openSized(8, 5);
    put(sheet(), "D4", "mine");
    const fault = { request: requests.length, action: requests.at(-1)!, code: "ItemNotFound" };
    const { failure } = await draw({ fault, ...more });
    expect([failure, valueAt(sheet(), "D4")]).toEqual([expect.any(ActionFailure), undefined]);
    await clearMaze(conversation());
    expect(valueAt(sheet(), "D4")).toBe("mine");
  }

  test("stays on the hidden sheet where the maze can neither be drawn nor taken away again", () =>
    expectBackLater((trouble) => workIn(trouble, make), { mending: { action: 1, code: "ItemNotFound" } }));

  test("comes back by Clear maze where Excel does not copy it back when a smaller maze breaks off", () =>
    expectBackLater(async (trouble) => {
      await make();
      resize(5, 4);
      return withoutCopying(() => workIn(trouble, make));
    }));

  test("is shown where Excel does not copy it back", async () => {
    await make();
    const { sentence } = await withoutCopying(() => clearMaze(conversation()));
    expect(sentencesIn(sentence)).toContainEqual(message("covered-cells-shown", { copy: "Maze covered" }));
    const copy = sheet("Maze covered");
    expect([copy.visibility, valueAt(copy, "D4")]).toEqual(["Visible", "mine"]);
  });
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
