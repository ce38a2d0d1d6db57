import { idsIn, sentencesIn, choice, conversation, book, openSized, person, resize, sheet, mazeIn } from "../stage";
import { drawLines, photograph, put, valueAt } from "../stage";
import { message, together } from "../../../src/message";
import { clearMaze, generate } from "../../../src/actions/make";

/** What a person does between the add-in's actions, by Excel's own means; at the end all is as it would be without a maze. */

beforeEach(() => openSized(8, 5));

const make = () => generate(choice, conversation());
const clear = async () => (await clearMaze(conversation())).sentence;
const AS_BEFORE = "cleared-as-before";

/** Text, fill and line at F3, and a wide column. */
async function furnish(): Promise<void> {
  await person((own) => {
    own.getRange("F3").values = [["mine"]];
    own.getRange("F3").format.fill.color = "#FFCC00";
    own.getRange("D:D").format.columnWidth = 77;
    own.getRange("4:4").format.rowHeight = 40;
  });
  await drawLines(["F3", "EdgeBottom", "Dash", "#0000FF"]);
}

/** The same steps on a sheet without a maze, as a picture of what Clear maze has to give back. */
async function withoutMaze(steps: () => Promise<void>): Promise<unknown> {
  await steps();
  const photo = photograph(sheet(), "A1:BB20");
  await openSized(8, 5);
  return photo;
}

const nothingLeft = () => {
  expect(book.workbook.sheets.map(({ name }) => name)).toEqual(["Sheet1"]);
  expect(book.workbook.names.map(({ name }) => name).sort()).toEqual(["MazeColumns", "MazeRows"]);
};

test("what was given back and then cleared by hand does not come back from an old copy", async () => {
  const emptyByHand = () =>
    person((own) => {
      own.getRange("F3:H6").clear();
    });
  const expected = await withoutMaze(async () => {
    await furnish();
    await emptyByHand();
  });
  await furnish();
  await make();
  resize(3, 2);
  await make();
  expect(valueAt(sheet(), "F3")).toBe("mine");
  await emptyByHand();
  resize(8, 5);
  await make();
  expect(idsIn(await clear())).toContain(AS_BEFORE);
  expect(photograph(sheet(), "A1:BB20")).toEqual(expected);
  nothingLeft();
});

describe.each([
  ["a column before what is covered is deleted", (own: Excel.Worksheet) => own.getRange("C:C").delete("Left")],
  ["the column of what is covered is deleted", (own: Excel.Worksheet) => own.getRange("F:F").delete("Left")],
  ["a row is inserted inside of the grid", (own: Excel.Worksheet) => own.getRange("5:5").insert("Down")],
  ["the first row of the grid is deleted", (own: Excel.Worksheet) => own.getRange("2:2").delete("Up")],
  ["a column is inserted right of what is covered", (own: Excel.Worksheet) => own.getRange("H:H").insert("Right")],
])("%s", (_what, change) => {
  /** Sizes are back; what the maze covered is on the sheet that was hidden, which is a sheet like any other. */
  const shown = () => {
    const copy = sheet("Maze covered");
    expect([copy.visibility, valueAt(copy, "F3")]).toEqual(["Visible", "mine"]);
    book.workbook.deleteSheet(copy);
    nothingLeft();
  };

  const begin = async () => {
    const expected = await withoutMaze(async () => {
      await furnish();
      await person((own) => {
        change(own);
        own.getRange("A1:J12").clear();
      });
    });
    await furnish();
    await make();
    await person((own) => void change(own));
    return expected;
  };

  test("Clear maze shows what was covered, and says so", async () => {
    const expected = await begin();
    expect(idsIn(await clear())).toEqual(["maze-cleared", "lines-changed-inside"]);
    expect(photograph(sheet("Sheet1"), "A1:BB20")).toEqual(expected);
    shown();
  });

  test("the next maze shows it, and Clear maze restores the sizes", async () => {
    const expected = await begin();
    // The size cells moved with the rows and columns.
    const named = (name: string) => book.workbook.name(name, sheet())!.formula.split("!")[1]!.replaceAll("$", "");
    expect([valueAt(sheet(), named("MazeColumns")), valueAt(sheet(), named("MazeRows"))]).toEqual([8, 5]);
    expect(idsIn((await make()).sentence)).toContain("lines-changed-inside");
    expect(idsIn((await make()).sentence)).not.toContain("lines-changed-inside");
    expect(idsIn(await clear())).toContain(AS_BEFORE);
    expect(photograph(sheet("Sheet1"), "A1:BB20")).toEqual(expected);
    shown();
  });
});

test("a width and a height that somebody gave the maze's columns and rows are theirs", async () => {
  await furnish();
  await make();
  await person((own) => {
    own.getRange("E:E").format.columnWidth = 120;
    own.getRange("6:6").format.rowHeight = 50;
  });
  expect(idsIn(await clear())).toContain(AS_BEFORE);
  const widths = [3, 4, 5].map((column) => sheet().columns.size(column));
  expect(widths).toEqual([77.25, 120, 48]);
  expect([3, 4, 5].map((row) => sheet().rows.size(row))).toEqual([39.75, 15, 50.25]);
});

test("the maze is found where it is, also after its name was deleted, and other cells are left alone", async () => {
  await person((own) => {
    own.getRange("1:6").insert("Down");
    own.getRange("A:D").insert("Right");
  });
  await make();
  const grid = book.workbook.name("MazeGrid", sheet())!.formula;
  await person((own) => {
    own.getRange("A:D").insert("Right");
    own.getRange("B2:C3").values = [
      [1, 2],
      [3, 4],
    ];
  });
  expect(book.workbook.name("MazeGrid", sheet())!.formula).not.toBe(grid);
  book.workbook.names = book.workbook.names.filter(({ name }) => name !== "MazeGrid");
  expect(sentencesIn(await clear())).toContainEqual(message(AS_BEFORE, { area: "F2:M6", sheet: "Sheet1" }));
  expect(["B2", "C2", "B3", "C3"].map((cell) => valueAt(sheet(), cell))).toEqual([1, 2, 3, 4]);
  expect(sheet().horizontalEdge(1, 5).style).toBe("None");
  nothingLeft();
});

test("a copy of the sheet is cleared by itself, and says what only the first one can give back", async () => {
  await furnish();
  const before = photograph(sheet(), "A1:BB20");
  await make();
  await person((own) => {
    own.copy("End").activate();
  });
  expect(sheet().name).toBe("Sheet1 (2)");
  expect(await clear()).toEqual(
    together(message("maze-cleared", { area: "B2:I6", sheet: "Sheet1 (2)" }), message("contents-not-back")),
  );
  expect(sheet().columns.size(3)).toBe(77.25);
  book.workbook.activate(book.workbook.sheet("Sheet1")!);
  expect(mazeIn(sheet(), "B2:I6").countPassages()).toBe(39);
  expect(idsIn(await clear())).toContain(AS_BEFORE);
  expect(photograph(sheet(), "A1:BB20")).toEqual(before);
});

test("a copy that somebody deleted is told also when a later maze covers something else", async () => {
  await furnish();
  await make();
  book.workbook.deleteSheet(book.workbook.sheet("Maze covered")!);
  put(sheet(), "J3", "beside");
  resize(9, 5);
  await make();
  expect(valueAt(sheet(), "J3")).toBeUndefined();
  const sentence = await clear();
  expect(idsIn(sentence)).toContain("contents-not-back");
  expect(valueAt(sheet(), "J3")).toBe("beside");
});
