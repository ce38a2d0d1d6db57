import { type Message, message } from "../../../src/message";
import { addExit, removeEnd, setEntrance } from "../../../src/actions/edit";
import { jsonForName } from "../../../src/worksheet/names";
import { REMEMBERED_LENGTH } from "../../../src/worksheet/shapeAndEnds";
import { conversation, refusalOf, refusedUnchanged, book, openMaze, person, select, sheet, photograph } from "../stage";
import { put, valueAt, deleteColumn, insertColumn, insertRow } from "../stage";
import { CellError } from "../../host/store/cellValue";

/** What people write into cells of a maze: texts stay texts, and formulas are moved by Excel alone. */

beforeEach(async () => {
  await openMaze(8, 5);
  select("D4");
});

/** The mark of an entrance comes into D4 and goes again. */
async function markAndUnmark(): Promise<void> {
  await setEntrance(conversation());
  expect(valueAt(sheet(), "D4")).toBe("S");
  await removeEnd(conversation());
}

const texts = ["=1+1", "007", "'quoted", "+49 30", "TRUE", "1/2", "#N/A", "JAN5", "plain", 'a "quote", 100%\nand more'];

test.each(texts)(
  "the text %j is a text after a mark was over it, and after a row was inserted above it",
  async (text) => {
    put(sheet(), "D4", text);
    put(sheet(), "E4", 12);
    const before = photograph(sheet(), "C3:E5");
    await markAndUnmark();
    expect(photograph(sheet(), "C3:E5")).toEqual(before);
    await insertRow(conversation());
    expect(["D4", "D5", "E5"].map((cell) => valueAt(sheet(), cell))).toEqual([undefined, text, 12]);
    expect([sheet().formula(4, 3), sheet().style(4, 3).numberFormat]).toEqual([undefined, "General"]);
  },
);

test.each<[unknown, string]>([
  ...([["=2*21"], [7.25], [true]] as const).map(([content]): [unknown, string] => [content, "General"]),
  ...(["@", "0.00"] as const).map((format): [unknown, string] => ["'=1+1", format]),
])("%j in a cell of the format %s comes back as what it is, after two marks too", async (content, format) => {
  await person((own) => {
    own.getRange("D4").numberFormat = [[format]];
    own.getRange("D4").formulas = [[content]];
  });
  const before = photograph(sheet(), "D4");
  await setEntrance(conversation());
  await addExit(conversation());
  await removeEnd(conversation());
  expect(photograph(sheet(), "D4")).toEqual(before);
});

test("a text under a mark is a text also after the mark moved with its row", async () => {
  put(sheet(), "D4", "=1+1");
  await setEntrance(conversation());
  select("F3");
  await insertRow(conversation());
  select("D5");
  await removeEnd(conversation());
  expect([valueAt(sheet(), "D5"), sheet().formula(4, 3)]).toEqual(["=1+1", undefined]);
});

test("a text is put aside as long as a name holds it, to the last character", async () => {
  const kept = (text: string) => jsonForName({ look: "FFFFFF", formula: text, isText: true }).length;
  const longest = "x".repeat(REMEMBERED_LENGTH - kept(""));
  expect([kept(longest), kept(`${longest}x`)]).toEqual([REMEMBERED_LENGTH, REMEMBERED_LENGTH + 1]);
  put(sheet(), "D4", longest);
  await markAndUnmark();
  expect(valueAt(sheet(), "D4") === longest).toBe(true);
  put(sheet(), "D4", `${longest}x`);
  expect(await refusalOf(setEntrance(conversation()))).toContainEqual(
    message("text-too-long-for-end", { cell: "D4", sheet: "Sheet1" }),
  );
});

test.each(["#N/A", "#DIV/0!"])("the error %s that somebody pasted as a value stays an error", async (error) => {
  await person((own) => void (own.getRange("D4").values = [[error]]));
  await markAndUnmark();
  expect(valueAt(sheet(), "D4")).toBeInstanceOf(CellError);
  await insertRow(conversation());
  expect(valueAt(sheet(), "D5")).toBeInstanceOf(CellError);
});

/** The maze on Sheet1, and what is told of a formula or name that is in the way of a line edit. */
const maze = { area: "B2:I6", sheet: "Sheet1" };
const refusedFor = (why: Message) => [why, message("move-formulas-away"), message("nothing-changed")];

test.each([
  ["in the maze", "C4", message("formulas-in-maze", { cells: "C4", count: 1, ...maze })],
  ["beside the maze", "L4", message("formulas-refer-to-maze", { cells: "L4", other: "Sheet1", count: 1, ...maze })],
])("a formula %s is refused before anything is changed, by every line edit", async (_where, at, why) => {
  await person((own) => {
    own.getRange(at).formulas = [["=C5*2"]];
    own.getRange("C5").values = [[7]];
  });
  select("C5");
  for (const edit of [insertRow, insertColumn, deleteColumn])
    expect(await refusedUnchanged(() => edit(conversation()))).toEqual(refusedFor(why));
});

test("formulas of another sheet, and names, that refer to the maze are refused as well", async () => {
  const other = book.workbook.addSheet("It's, other");
  await person((_front, workbook) => {
    workbook.worksheets.getItem("It's, other").getRange("A1:A2").formulas = [["=SUM(Sheet1!C3:C5)"], ["=Sheet1!D3"]];
  });
  expect(await refusalOf(insertRow(conversation()))).toEqual(
    refusedFor(message("formulas-refer-to-maze", { cells: "A1, A2", other: "It's, other", count: 2, ...maze })),
  );
  book.workbook.deleteSheet(other);
  await person((_front, workbook) => void workbook.names.add("Start", "=Sheet1!$C$3"));
  expect(await refusalOf(insertRow(conversation()))).toEqual(
    refusedFor(message("name-refers-to-maze", { name: "Start", cells: "C3", ...maze })),
  );
});
