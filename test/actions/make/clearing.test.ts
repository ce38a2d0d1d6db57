import { idsIn, sentencesIn, choice, conversation, book, openSized, openWorkbook, person, resize } from "../stage";
import { drawLines, setUpAround, sheet, area, mazeIn, photograph, put, valueAt, workIn } from "../stage";
import { message, together } from "../../../src/message";
import type { ActionFailure } from "../../../src/actions/core/work";
import { clearMaze, generate } from "../../../src/actions/make";
import { openXlsx, saveXlsx } from "../../host/files";

/** What a person has under a maze and beside it, and does there by Excel's own means: Clear maze leaves all as it would be without one. */

beforeEach(() => openSized(8, 5));

const make = () => generate(choice, conversation());
const clear = async () => (await clearMaze(conversation())).sentence;
const AS_BEFORE = message("cleared-as-before", { area: "B2:I6", sheet: "Sheet1" });
const seen = () => photograph(sheet("Sheet1"), "A1:BD20");

/** Contents, fills and sizes, and lines inside of the place, across its frame, and of the cells around it alone. */
async function furnish(): Promise<void> {
  await person((own) => {
    own.getRange("F3").values = [["mine"]];
    own.getRange("E4").formulas = [["=1+1"]];
    own.getRange("E4:F4").format.fill.color = "#FFCC00";
    own.getRange("D:D").format.columnWidth = 77;
    own.getRange("4:4").format.rowHeight = 40;
  });
  await drawLines(
    ["C4", "EdgeBottom", "Dash", "#FF0000", "Thin"],
    ["H5:K5", "EdgeTop", "Continuous", "#FFC000", "Medium"],
    ["H5:K5", "InsideVertical", "Continuous", "#FF0000", "Thin"],
    ["J3", "EdgeLeft", "Double", "#0070C0", "Thick"],
    ["A4", "EdgeRight", "Continuous", "#7030A0", "Medium"],
    ["C1:D1", "EdgeBottom", "Continuous", "#C00000", "Thin"],
    ["E1:F1", "EdgeBottom", "Continuous", "#000000", "Thin"],
    ["E7", "EdgeTop", "Continuous", "#00B050", "Thick"],
  );
}

/** The same steps on a sheet without a maze, as a picture of what Clear maze has to give back. */
async function withoutMaze(...steps: (() => Promise<void>)[]): Promise<unknown> {
  for (const step of steps) await step();
  const photo = seen();
  await openSized(8, 5);
  return photo;
}

const nothingLeft = () => {
  expect(book.workbook.sheets.map(({ name }) => name)).toEqual(["Sheet1"]);
  expect(book.workbook.names.map(({ name }) => name).sort()).toEqual(["MazeColumns", "MazeRows"]);
};

test("everything comes back after the workbook was saved as a file and opened again", async () => {
  await furnish();
  const before = seen();
  await generate({ ...choice, setNumbers: "hiddenSheet" }, conversation());
  openWorkbook({ workbook: await openXlsx(await saveXlsx(book.workbook)) });
  expect(await clear()).toEqual(AS_BEFORE);
  expect(seen()).toEqual(before);
  nothingLeft();
});

test("what was given back and then cleared by hand does not come back from an old copy", async () => {
  const emptyByHand = () => person((own) => void own.getRange("F3:H6").clear());
  const expected = await withoutMaze(furnish, emptyByHand);
  await furnish();
  await make();
  resize(3, 2);
  await make();
  expect(valueAt(sheet(), "F3")).toBe("mine");
  await emptyByHand();
  resize(8, 5);
  await make();
  expect(await clear()).toEqual(AS_BEFORE);
  expect(seen()).toEqual(expected);
  nothingLeft();
});

describe.each<[string, (own: Excel.Worksheet) => unknown]>([
  ["a column before what is covered is deleted", (own) => own.getRange("C:C").delete("Left")],
  ["the column of what is covered is deleted", (own) => own.getRange("F:F").delete("Left")],
  ["a row is inserted inside of the grid", (own) => own.getRange("5:5").insert("Down")],
  ["the first row of the grid is deleted", (own) => own.getRange("2:2").delete("Up")],
  ["a column is inserted right of what is covered", (own) => own.getRange("H:H").insert("Right")],
])("%s", (_what, change) => {
  test.each(["Clear maze", "the next maze"])(
    "%s shows what was covered, and says so; sizes come back",
    async (first) => {
      const changing = () => person((own) => void change(own));
      const emptying = () => person((own) => void own.getRange("A1:L12").clear());
      const expected = await withoutMaze(furnish, changing, emptying);
      await furnish();
      await make();
      await changing();
      if (first === "the next maze") {
        expect(idsIn((await make()).sentence)).toContain("lines-changed-inside");
        expect(idsIn((await make()).sentence)).not.toContain("lines-changed-inside");
        expect(idsIn(await clear())).toContain("cleared-as-before");
      } else expect(idsIn(await clear())).toEqual(["maze-cleared", "lines-changed-inside"]);
      // It is a sheet like any other now.
      const copy = sheet("Maze covered");
      expect([copy.visibility, valueAt(copy, "F3")]).toEqual(["Visible", "mine"]);
      book.workbook.deleteSheet(copy);
      nothingLeft();
      await person((own) => void own.getRange("A1:L12").clear());
      expect(seen()).toEqual(expected);
    },
  );
});

test("after somebody deleted a row of the maze, what a larger one covers below comes back cell by cell", async () => {
  await make();
  await person((own) => own.getRange("4:4").delete("Up"));
  const below = ["C6", "C7", "C8"];
  for (const cell of below) put(sheet(), cell, `in ${cell}`);
  put(sheet(), "BC13", 7);
  await make();
  expect(valueAt(sheet(), "C7")).toBeUndefined();
  expect(sentencesIn(await clear())).toContainEqual(message("cleared-as-before", { area: "B2:I8", sheet: "Sheet1" }));
  expect(below.map((cell) => valueAt(sheet(), cell))).toEqual(below.map((cell) => `in ${cell}`));
});

test("deleted names of widths and heights are told, and what was covered is shown", async () => {
  await furnish();
  await make();
  book.workbook.names = book.workbook.names.filter(({ name }) => !name.startsWith("MazeBefore"));
  expect(await clear()).toEqual(
    together(
      message("maze-cleared", { area: "B2:I6", sheet: "Sheet1" }),
      message("covered-cells-shown", { copy: "Maze covered" }),
      message("widths-stay", { count: 8 }),
      message("heights-stay", { count: 5 }),
    ),
  );
});

test("a copy of the sheet is cleared by itself, and says what only the first one can give back", async () => {
  await furnish();
  const before = seen();
  await make();
  await person((own) => own.copy("End").activate());
  expect(await clear()).toEqual(
    together(message("maze-cleared", { area: "B2:I6", sheet: "Sheet1 (2)" }), message("contents-not-back")),
  );
  expect(sheet().columns.size(3)).toBe(77.25);
  book.workbook.activate(sheet("Sheet1"));
  expect(mazeIn(sheet(), "B2:I6").countPassages()).toBe(39);
  expect(await clear()).toEqual(AS_BEFORE);
  expect(seen()).toEqual(before);
});

test("a copy that somebody deleted is told also when a later maze covers something else", async () => {
  await furnish();
  await make();
  book.workbook.deleteSheet(sheet("Maze covered"));
  put(sheet(), "J3", "beside");
  resize(9, 5);
  await make();
  expect(valueAt(sheet(), "J3")).toBeUndefined();
  expect(idsIn(await clear())).toContain("contents-not-back");
  expect(valueAt(sheet(), "J3")).toBe("beside");
});

test.each([
  ["A1:C3", "B1", "EdgeTop"],
  ["A1:C3", "A2", "EdgeLeft"],
  ["XFB1048574:XFD1048576", "XFC1048576", "EdgeBottom"],
  ["XFB1048574:XFD1048576", "XFD1048575", "EdgeRight"],
] as const)("at the edge of the sheet, in %s, a line of somebody's, %s %s, comes back", async (address, cell, item) => {
  const on = book.workbook.addSheet("Edge");
  book.workbook.activate(on);
  await drawLines([cell, item, "Dash", "#FF0000"]);
  const lines = () => [
    photograph(on, address),
    ...[1, 2, 3].map((i) => [on.horizontalEdge(1_048_576, 16_380 + i), on.verticalEdge(1_048_572 + i, 16_384)]),
  ];
  const before = lines();
  on.select([area(address)]);
  await generate({ ...choice, shape: "areas" }, conversation());
  expect(lines()).not.toEqual(before);
  await clear();
  expect(lines()).toEqual(before);
});

test("a selection of which Excel refuses to clear a part is cleared nevertheless, and the sentence says so", async () => {
  put(sheet(), "M3", "theirs");
  sheet().select([area("L2:N4")]);
  const { requests } = await workIn({}, (talk) => clearMaze(talk));
  expect(valueAt(sheet(), "M3")).toBeUndefined();
  put(sheet(), "M3", "theirs");
  const fault = { request: requests.length, action: requests.at(-1)! - 1, code: "GeneralException" };
  const { failure } = await workIn({ fault }, (talk) => clearMaze(talk));
  expect((failure as ActionFailure).sentence).toEqual(
    together(message("refused-without-reason"), message("cells-cleared", { area: "L2:N4", sheet: "Sheet1" })),
  );
  expect(valueAt(sheet(), "M3")).toBeUndefined();
});

test.each([
  ["web", "nothing"],
  ["desktop", "nothing"],
  ["web", "cells"],
  ["desktop", "cells"],
] as const)(
  "where undo is as on %s, a maze that covered %s comes back by it, or a question says that it does not",
  async (undo, covered) => {
    openWorkbook({ apiSet: 119 });
    await setUpAround(8, 5);
    if (covered === "cells") put(sheet(), "D4", "mine");
    await make();
    const before = seen();
    book.switches.undo = undo;
    book.excel.history.acted();
    const talk = conversation();
    expect((await clearMaze(talk)).sentence).toEqual(AS_BEFORE);
    const isUndone = covered === "nothing";
    expect(talk.questions.flatMap(({ sentence }) => idsIn(sentence)).includes("no-undo")).toBe(!isUndone);
    expect(book.excel.person.undo()).toBe(isUndone);
    if (isUndone) expect(seen()).toEqual(before);
  },
);
