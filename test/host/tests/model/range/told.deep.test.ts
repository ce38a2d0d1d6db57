import { onSheet, workbookForEachTest } from "../../client";

const book = workbookForEachTest();

type Told = Partial<Excel.WorksheetChangedEventArgs>;

/** What a handler of onChanged receives while the work runs. */
async function toldOf(work: (sheet: Excel.Worksheet) => void): Promise<Told[]> {
  const told: Told[] = [];
  await onSheet((sheet) => {
    sheet.getRange("A1:B2").values = [
      [1, 2],
      [3, 4],
    ];
    sheet.tables.add("H1:I3", true);
  });
  await onSheet((sheet) => void sheet.onChanged.add(async (args) => void told.push(args)));
  await onSheet(work);
  await book().eventsDelivered();
  return told.map(({ address, changeType, details, changeDirectionState: direction }) => {
    const state = direction?.insertShiftDirection ?? direction?.deleteShiftDirection;
    return { address, changeType, ...(details && { details }), ...(state && { state }) };
  });
}

test("a value written into one cell tells what was there before", async () => {
  const details = { valueBefore: 1, valueAfter: "new", valueTypeBefore: "Double", valueTypeAfter: "String" };
  const one = await toldOf((sheet) => (sheet.getRange("A1").values = [["new"]]));
  expect(one).toEqual([{ address: "A1", changeType: "RangeEdited", details }]);
});

test("values written into several cells do not", async () => {
  const two = await toldOf((sheet) => (sheet.getRange("A1:B1").values = [[5, 6]]));
  expect(two).toEqual([{ address: "A1:B1", changeType: "RangeEdited" }]);
});

test("a formula's result is what is there after", async () => {
  const [told] = await toldOf((sheet) => (sheet.getRange("C1").formulas = [["=SUM(A1:B2)"]]));
  expect(told).toMatchObject({ details: { valueBefore: "", valueTypeBefore: "Empty", valueAfter: 10 } });
});

test.each([
  ["copyFrom", (sheet: Excel.Worksheet) => sheet.getRange("D5").copyFrom("A1:B2"), "D5:E6", "RangeEdited", undefined],
  ["clear", (sheet: Excel.Worksheet) => sheet.getRange("A1:B2").clear(), "A1:B2", "RangeEdited", undefined],
  ["insert cells", (sheet: Excel.Worksheet) => sheet.getRange("A1:B1").insert("Down"), "A1:B1", "CellInserted", "Down"],
  ["delete cells", (sheet: Excel.Worksheet) => sheet.getRange("A5").delete("Left"), "A5", "CellDeleted", "Left"],
  ["insert rows", (sheet: Excel.Worksheet) => sheet.getRange("5:6").insert("Down"), "5:6", "RowInserted", undefined],
  ["delete rows", (sheet: Excel.Worksheet) => sheet.getRange("5:5").delete("Up"), "5:5", "RowDeleted", undefined],
  [
    "insert columns",
    (sheet: Excel.Worksheet) => sheet.getRange("C:C").insert("Right"),
    "C:C",
    "ColumnInserted",
    undefined,
  ],
  [
    "delete columns",
    (sheet: Excel.Worksheet) => sheet.getRange("C:D").delete("Left"),
    "C:D",
    "ColumnDeleted",
    undefined,
  ],
  [
    "a table column's name",
    (sheet: Excel.Worksheet) => (sheet.tables.getItem("Table1").columns.getItemAt(0).name = "First"),
    "H1",
    "RangeEdited",
    undefined,
  ],
])("%s is told", async (_name, work, address, changeType, state) => {
  const [told, ...more] = await toldOf((sheet) => void work(sheet));
  expect(told).toMatchObject({ address, changeType, ...(state !== undefined && { state }) });
  expect(more).toEqual([]);
});

test("a copy of looks alone is no change of contents", async () => {
  expect(await toldOf((sheet) => sheet.getRange("D5").copyFrom("A1:B2", "Formats"))).toEqual([]);
});
