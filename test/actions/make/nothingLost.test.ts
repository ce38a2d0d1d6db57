import { sentencesIn } from "../../words/sentencesIn";
import { message, together } from "../../../src/message";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { defaultLayout } from "../../../src/actions/desk/choices";
import { formatGrid } from "../../../src/actions/make/formatGrid";
import { generate } from "../../../src/actions/make/generate";
import { preparePage } from "../../../src/actions/print/preparePage";
import { choice, conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { book, openMaze, openSized, person, resize, sheet } from "../openMaze";
import { area, mazeIn, photograph, put, valueAt } from "../sheetReading";

beforeEach(() => openSized(8, 5));

test("values in the way are named and asked for; a no changes nothing", async () => {
  await person((own) => (own.getRange("B4:C9").values = Array.from({ length: 6 }, (_, r) => [r === 0 ? "" : r, "x"])));
  put(sheet(), "BC14", 12);
  const before = photograph(sheet(), "A1:BD20");
  const talk = conversation(false);
  const outcome = await generate(choice, talk);
  expect(talk.questions).toEqual([
    {
      sentence: message("overwrite-values", { area: "B4:C9", cells: 12, sheet: "Sheet1", count: 11 }),
      yes: message("overwrite"),
    },
  ]);
  expect(outcome).toMatchObject({
    stopped: true,
    sentence: together(message("cancelled"), message("nothing-changed")),
  });
  expect(photograph(sheet(), "A1:BD20")).toEqual(before);
});

test("a single value is asked for in the singular, and asked for once", async () => {
  put(sheet(), "D4", "mine");
  const talk = conversation();
  await generate(choice, talk);
  expect(talk.questions.map(({ sentence }) => sentence)).toEqual([
    message("overwrite-values", { area: "D4", cells: 1, sheet: "Sheet1", count: 1 }),
  ]);
  expect(valueAt(sheet(), "D4")).toBeUndefined();
});

test("a value that comes while the question waits is asked for as well", async () => {
  put(sheet(), "D4", "mine");
  const talk = conversation();
  const ask = talk.ask.bind(talk);
  await generate(choice, {
    ...talk,
    ask: (question) => {
      put(sheet(), "E4", "late");
      return ask(question);
    },
  });
  expect(talk.questions.map(({ sentence }) => sentence)).toEqual([
    message("overwrite-values", { area: "D4", cells: 1, sheet: "Sheet1", count: 1 }),
    message("overwrite-values", { area: "D4:E4", cells: 2, sheet: "Sheet1", count: 2 }),
  ]);
});

test("somebody else's name in the place is asked for", async () => {
  await person((own) => own.context.workbook.names.add("Prices", "=Sheet1!$B$3:$B$9"));
  const talk = conversation();
  await generate(choice, talk);
  expect(talk.questions.map(({ sentence }) => sentence)).toEqual([
    message("draw-over-names", {
      names: [message("name-of-cells", { name: "Prices", cells: "B3:B6" })],
      count: 1,
      sheet: "Sheet1",
    }),
  ]);
});

test("the numbers of Format grid are no data; what was typed over one of them is", async () => {
  await formatGrid(defaultLayout, "grid", conversation());
  put(sheet(), "G3", 99);
  const talk = conversation();
  await generate(choice, talk);
  expect(talk.questions.map(({ sentence }) => sentence)).toEqual([
    message("overwrite-values", { area: "G3", cells: 1, sheet: "Sheet1", count: 1 }),
  ]);
});

test("a table in the place is named, and nothing is changed", async () => {
  await person((own) => (own.tables.add("D4:E6", true).name = "Scores"));
  const before = photograph(sheet(), "A1:BD20");
  expect(await sentenceOf(generate(choice, conversation()))).toEqual(
    together(
      message("table-in-way", { table: "Scores", area: "B2:I6", sheet: "Sheet1", maze: "planned" }),
      message("nothing-changed"),
    ),
  );
  expect(photograph(sheet(), "A1:BD20")).toEqual(before);
});

test("merged cells in the place are named, and nothing is changed", async () => {
  await person((own) => own.getRange("C3:D4").merge());
  const before = photograph(sheet(), "A1:BD20");
  expect(await sentenceOf(generate(choice, conversation()))).toEqual(
    together(
      message("merged-in-way", { cells: "C3:D4", count: 1, area: "B2:I6", sheet: "Sheet1", maze: "planned" }),
      message("nothing-changed"),
    ),
  );
  expect(photograph(sheet(), "A1:BD20")).toEqual(before);
});

test("a filter across the place is named, and nothing is changed", async () => {
  await person((own) => own.autoFilter.apply(own.getRange("H1:L20")));
  const before = photograph(sheet(), "A1:BD20");
  expect(await sentenceOf(generate(choice, conversation()))).toEqual(
    together(
      message("filter-across", { filter: "H1:L20", area: "B2:I6", sheet: "Sheet1", maze: "planned" }),
      message("nothing-changed"),
    ),
  );
  expect(photograph(sheet(), "A1:BD20")).toEqual(before);
});

test("hidden rows and columns across the place are named, and nothing is changed", async () => {
  sheet().hideColumns(3, 4, true);
  expect(await sentenceOf(generate(choice, conversation()))).toEqual(
    together(
      message("columns-hidden", { columns: "D:E", count: 2, sheet: "Sheet1", maze: "planned" }),
      message("nothing-changed"),
    ),
  );
  sheet().hideColumns(3, 4, false);
  sheet().hideRows(2, 2, true);
  expect(await sentenceOf(generate(choice, conversation()))).toEqual(
    together(
      message("rows-hidden", { rows: "3", count: 1, sheet: "Sheet1", maze: "planned" }),
      message("nothing-changed"),
    ),
  );
});

test("Clear maze gives back widths, heights, values, formulas and looks, and keeps the size cells", async () => {
  await person((own) => {
    own.getRange("D4").values = [["mine"]];
    own.getRange("E4").formulas = [["=1+1"]];
    own.getRange("E4").format.fill.color = "#FFCC00";
    own.getRange("C1").format.columnWidth = 91;
    own.getRange("A3").format.rowHeight = 33;
  });
  const before = photograph(sheet(), "A1:BD20");
  await formatGrid(defaultLayout, "grid", conversation());
  await generate({ ...choice, setNumbers: "hiddenSheet" }, conversation());
  await preparePage(conversation());
  expect(photograph(sheet(), "A1:BD20")).not.toEqual(before);

  const outcome = await clearMaze(conversation());
  expect(outcome.sentence).toEqual(
    together(message("cleared-as-before", { area: "B2:I6", sheet: "Sheet1" }), message("no-undo-of-clearing")),
  );
  expect(photograph(sheet(), "A1:BD20")).toEqual(before);
  expect(book.workbook.sheets.map(({ name }) => name)).toEqual(["Sheet1"]);
  expect(book.workbook.names.map(({ name }) => name).sort()).toEqual(["MazeColumns", "MazeRows"]);
});

test("what a grid covered comes back also after the grid grew and shrank", async () => {
  await person((own) => {
    own.getRange("C3").values = [["in the first"]];
    own.getRange("H9").values = [["in the second"]];
    own.getRange("H1").format.columnWidth = 78;
    own.getRange("A9").format.rowHeight = 39;
  });
  resize(3, 3);
  const before = photograph(sheet(), "A1:BB20");
  await generate(choice, conversation());
  resize(10, 10);
  await generate(choice, conversation());
  expect([valueAt(sheet(), "C3"), valueAt(sheet(), "H9")]).toEqual([undefined, undefined]);
  resize(4, 4);
  await generate(choice, conversation());
  expect(valueAt(sheet(), "H9")).toBe("in the second");
  expect([sheet().columns.size(7), sheet().rows.size(8)]).toEqual([78, 39]);
  await clearMaze(conversation());
  expect(photograph(sheet(), "A1:BB20")).toEqual(before);
});

test("Clear maze asks before it takes away what somebody wrote into the maze", async () => {
  await generate(choice, conversation());
  put(sheet(), "D4", "Start");
  const before = photograph(sheet(), "A1:BD20");
  const talk = conversation(false);
  expect((await clearMaze(talk)).sentence).toEqual(together(message("cancelled"), message("nothing-changed")));
  expect(talk.questions).toEqual([
    { sentence: message("delete-values", { area: "D4", cells: 1, sheet: "Sheet1", count: 1 }), yes: message("delete") },
  ]);
  expect(photograph(sheet(), "A1:BD20")).toEqual(before);
});

test("a set-number sheet on which somebody wrote loses its numbers only", async () => {
  await generate({ ...choice, setNumbers: "hiddenSheet" }, conversation());
  const sets = book.workbook.sheet("Maze sets")!;
  put(sets, "M3", "mine");
  await clearMaze(conversation());
  expect(sets.usedArea(true)).toEqual(area("M3"));
  expect(sets.visibility).toBe("Visible");
});

test("a value between the two blocks of set numbers is somebody's, and stays", async () => {
  await openMaze(4, 3, { setNumbers: "hiddenSheet" });
  const sets = sheet("Maze sets");
  const [before, after] = ["MazeSetsBefore", "MazeSetsAfter"].map((name) =>
    area(book.workbook.name(name, sets)!.formula.split("!")[1]!.replaceAll("$", "")),
  );
  expect(after!.row).toBeGreaterThan(before!.row + before!.rows);
  sets.setCell(after!.row - 1, before!.column, "mine");
  await clearMaze(conversation());
  expect(sheet("Maze sets").usedArea(true)).toEqual({
    row: after!.row - 1,
    column: before!.column,
    rows: 1,
    columns: 1,
  });
});

test.each([
  ["nothing else", undefined, ["Sheet1"]],
  ["somebody's value between them", "G3", ["Sheet1", "Maze sets"]],
])(
  "set numbers whose blocks stand beside each other with %s leave sheets as they should",
  async (_what, cell, left) => {
    await openMaze(4, 3, { setNumbers: "hiddenSheet" });
    await person((_front, workbook) => {
      const sets = workbook.worksheets.getItem("Maze sets");
      const after = sets.names.getItem("MazeSetsAfter");
      sets.getRange("J1:M4").copyFrom(after.getRange(), "Values");
      after.getRange().clear("Contents");
      after.delete();
      sets.names.add("MazeSetsAfter", sets.getRange("J1:M4"));
    });
    if (cell !== undefined) put(sheet("Maze sets"), cell, "mine");
    await clearMaze(conversation());
    expect(book.workbook.sheets.map(({ name }) => name)).toEqual(left);
  },
);

test("the maze can be cleared after its name was deleted", async () => {
  const before = photograph(sheet(), "A1:BD20");
  await generate(choice, conversation());
  book.workbook.names = book.workbook.names.filter(({ name }) => name !== "MazeGrid");
  await clearMaze(conversation());
  expect(photograph(sheet(), "A1:BD20")).toEqual(before);
});

test("a grid whose cells were deleted is no grid any more, and the next one starts in B2", async () => {
  await generate(choice, conversation());
  await person((own) => own.getRange("2:6").delete("Up"));
  expect((await clearMaze(conversation())).sentence).toEqual(message("leftovers-deleted", { sheet: "Sheet1" }));
  expect(sentencesIn(await sentenceOf(clearMaze(conversation())))).toContainEqual(
    message("no-maze-to-clear", { sheet: "Sheet1" }),
  );
});

test("Prepare page sets one page by the shape of the grid, and is taken back with the maze", async () => {
  await generate(choice, conversation());
  const outcome = await preparePage(conversation());
  expect(sentencesIn(outcome.sentence)).toContainEqual(
    message("page-set-up", { area: "B2:I6", sheet: "Sheet1", orientation: "landscape" }),
  );
  expect(sheet().page).toMatchObject({
    orientation: "Landscape",
    zoom: { horizontalFitToPages: 1, verticalFitToPages: 1 },
    printArea: [area("B2:I6")],
    centerHorizontally: true,
    centerVertically: true,
    printGridlines: false,
    printHeadings: false,
  });
  put(sheet(), "BC12", 3);
  await generate(choice, conversation());
  expect(sheet().page).toMatchObject({ orientation: "Portrait", printArea: [area("B2:D6")] });
  expect(sentencesIn((await preparePage(conversation())).sentence)).toContainEqual(
    message("page-set-up", { area: "B2:D6", sheet: "Sheet1", orientation: "portrait" }),
  );
  await clearMaze(conversation());
  expect(sheet().page).toMatchObject({ orientation: "Portrait", printArea: [], centerHorizontally: false });
});

test("print areas of one's own come back, also on a sheet whose name has commas and apostrophes", async () => {
  book.workbook.renameSheet(sheet(), "It's mine, all mine");
  await person((own) => own.pageLayout.setPrintArea("A1:C9,E2:F4"));
  await generate(choice, conversation());
  await preparePage(conversation());
  expect(sheet().page.printArea).toEqual([area("B2:I6")]);
  await clearMaze(conversation());
  expect(sheet().page.printArea).toEqual([area("A1:C9"), area("E2:F4")]);
});

test("packed addresses that Excel refuses are drawn cell by cell", async () => {
  await generate(choice, conversation());
  const maze = mazeIn(sheet(), "B2:I6");
  book.switches.refusesPackedAddresses = true;
  await generate({ ...choice, seed: "other" }, conversation());
  expect(mazeIn(sheet(), "B2:I6")).not.toEqual(maze);
  await generate(choice, conversation());
  expect(mazeIn(sheet(), "B2:I6")).toEqual(maze);
});

test("walls that a Mac leaves standing are found by the sample and drawn again cell by cell", async () => {
  await generate(choice, conversation());
  const maze = mazeIn(sheet(), "B2:I6");
  book.switches.keepsRemovedBorders = true;
  let drawing = 0;
  const talk = conversation(true, ({ id }) => {
    // Begin and end of the one part of the first way; the third report is of the second way.
    if (id === "drawing-maze-part" && ++drawing === 3) book.switches.keepsRemovedBorders = false;
  });
  await generate(choice, talk);
  expect(drawing).toBe(3);
  expect(mazeIn(sheet(), "B2:I6")).toEqual(maze);
});

test("walls that stand although Excel says they are gone are told, and the grid is left whole", async () => {
  book.switches.keepsRemovedBorders = true;
  const sentence = await sentenceOf(generate(choice, conversation()));
  expect(sentence).toEqual(
    together(
      message("walls-still-stand", { area: "B2:I6", sheet: "Sheet1" }),
      message("sheet-as-before", { sheet: "Sheet1" }),
    ),
  );
});
