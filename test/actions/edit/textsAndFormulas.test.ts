import { type Message, message } from "../../../src/message";
import { addExit, removeEnd, setEntrance } from "../../../src/actions/edit";
import { jsonForName } from "../../../src/worksheet/names";
import { REMEMBERED_LENGTH } from "../../../src/worksheet/shapeAndEnds";
import { conversation, refusalOf, refusedUnchanged, book, openMaze, person, select, sheet, photograph } from "../stage";
import { put, valueAt } from "../stage";
import { CellError } from "../../host/store/cellValue";
import { deleteColumn, insertColumn, insertRow } from "../lines";

/** What people write into cells of a maze: texts stay texts, and formulas are moved by Excel alone. */

beforeEach(() => openMaze(8, 5));

const texts = ["=1+1", "007", "'quoted", "+49 30", "TRUE", "1/2", "#N/A", "JAN5", "plain", 'a "quote", 100%\nand more'];

test.each(texts)("the text %j comes back as a text when the mark of an entrance goes", async (text) => {
  put(sheet(), "D4", text);
  const before = photograph(sheet(), "C3:E5");
  select("D4");
  await setEntrance(conversation());
  expect(valueAt(sheet(), "D4")).toBe("S");
  await removeEnd(conversation());
  expect(valueAt(sheet(), "D4")).toBe(text);
  expect(photograph(sheet(), "C3:E5")).toEqual(before);
});

test.each(["@", "0.00"])("so it does in a cell of the format %j, and after two marks", async (numberFormat) => {
  await person((own) => void (own.getRange("D4").numberFormat = [[numberFormat]]));
  put(sheet(), "D4", "=1+1");
  const before = photograph(sheet(), "D4");
  select("D4");
  await setEntrance(conversation());
  await addExit(conversation());
  await removeEnd(conversation());
  expect(photograph(sheet(), "D4")).toEqual(before);
});

test("a text under a mark is a text also after the mark moved with its row", async () => {
  put(sheet(), "D4", "=1+1");
  select("D4");
  await setEntrance(conversation());
  select("F3");
  await insertRow(conversation());
  select("D5");
  await removeEnd(conversation());
  expect([valueAt(sheet(), "D5"), sheet().formula(4, 3)]).toEqual(["=1+1", undefined]);
});

test("numbers, truth and formulas come back as what they are", async () => {
  for (const content of ["=2*21", 7.25, true]) {
    await person((own) => void (own.getRange("D4").formulas = [[content]]));
    const before = photograph(sheet(), "D4");
    select("D4");
    await setEntrance(conversation());
    await removeEnd(conversation());
    expect(photograph(sheet(), "D4")).toEqual(before);
  }
});

test("a text is put aside as long as a name holds it, to the last character", async () => {
  const kept = (text: string) => jsonForName({ look: "FFFFFF", formula: text, isText: true }).length;
  const longest = "x".repeat(REMEMBERED_LENGTH - kept(""));
  expect([kept(longest), kept(`${longest}x`)]).toEqual([REMEMBERED_LENGTH, REMEMBERED_LENGTH + 1]);
  put(sheet(), "D4", longest);
  select("D4");
  await setEntrance(conversation());
  await removeEnd(conversation());
  expect(valueAt(sheet(), "D4") === longest).toBe(true);
  put(sheet(), "D4", `${longest}x`);
  expect(await refusalOf(setEntrance(conversation()))).toContainEqual(
    message("text-too-long-for-end", { cell: "D4", sheet: "Sheet1" }),
  );
});

test.each(texts)("the text %j is moved as a text when a row is inserted", async (text) => {
  put(sheet(), "D5", text);
  put(sheet(), "E5", 12);
  select("B4");
  await insertRow(conversation());
  expect([valueAt(sheet(), "D6"), valueAt(sheet(), "E6"), valueAt(sheet(), "D5")]).toEqual([text, 12, undefined]);
  expect([sheet().formula(5, 3), sheet().style(5, 3).numberFormat]).toEqual([undefined, "General"]);
});

test.each(["#N/A", "#DIV/0!"])("the error %s that somebody pasted as a value stays an error", async (error) => {
  const isErrorAt = (address: string) => valueAt(sheet(), address) instanceof CellError;
  await person((own) => void (own.getRange("D4").values = [[error]]));
  select("D4");
  await setEntrance(conversation());
  await removeEnd(conversation());
  expect(isErrorAt("D4")).toBe(true);
  await insertRow(conversation());
  expect(isErrorAt("D5")).toBe(true);
});

/** The maze on Sheet1, and what is told of a formula or name that is in the way of a line edit. */
const maze = { area: "B2:I6", sheet: "Sheet1" };
const refusedFor = (why: Message) => [why, message("move-formulas-away"), message("nothing-changed")];

test.each([
  ["a formula in the maze", "C4", message("formulas-in-maze", { cells: "C4", count: 1, ...maze })],
  [
    "a formula beside the maze",
    "L4",
    message("formulas-refer-to-maze", { cells: "L4", other: "Sheet1", count: 1, ...maze }),
  ],
])("%s is refused before anything is changed, by every line edit", async (_what, at, why) => {
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
  select("C5");
  expect(await refusalOf(insertRow(conversation()))).toEqual(
    refusedFor(message("formulas-refer-to-maze", { cells: "A1, A2", other: "It's, other", count: 2, ...maze })),
  );
  book.workbook.deleteSheet(other);
  await person((_front, workbook) => void workbook.names.add("Start", "=Sheet1!$C$3"));
  expect(await refusalOf(insertRow(conversation()))).toEqual(
    refusedFor(message("name-refers-to-maze", { name: "Start", cells: "C3", ...maze })),
  );
});
