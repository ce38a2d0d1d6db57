import { type Batch, onSheet, workbookForEachTest } from "../../client";

const book = workbookForEachTest();

type Told = Partial<Excel.WorksheetChangedEventArgs>;

const edited = (address: string) => ({ address, changeType: "RangeEdited" as const });
const shifted = (
  address: string,
  changeType: `${"Row" | "Column" | "Cell"}${"Inserted" | "Deleted"}`,
  state?: string,
) => ({
  address,
  changeType,
  ...(state !== undefined && { state }),
});

/** What a handler of onChanged receives while the work runs. */
async function toldOf(work: Batch): Promise<Told[]> {
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

test.each<[string, Batch, Told & { state?: string }]>([
  ["copyFrom", (sheet) => sheet.getRange("D5").copyFrom("A1:B2"), edited("D5:E6")],
  ["clear", (sheet) => sheet.getRange("A1:B2").clear(), edited("A1:B2")],
  ["insert cells", (sheet) => sheet.getRange("A1:B1").insert("Down"), shifted("A1:B1", "CellInserted", "Down")],
  ["delete cells", (sheet) => sheet.getRange("A5").delete("Left"), shifted("A5", "CellDeleted", "Left")],
  ["insert rows", (sheet) => sheet.getRange("5:6").insert("Down"), shifted("5:6", "RowInserted")],
  ["delete rows", (sheet) => sheet.getRange("5:5").delete("Up"), shifted("5:5", "RowDeleted")],
  ["insert columns", (sheet) => sheet.getRange("C:C").insert("Right"), shifted("C:C", "ColumnInserted")],
  ["delete columns", (sheet) => sheet.getRange("C:D").delete("Left"), shifted("C:D", "ColumnDeleted")],
  ["a column's name", (sheet) => (sheet.tables.getItem("Table1").columns.getItemAt(0).name = "First"), edited("H1")],
])("%s is told", async (_name, work, expected) => {
  const [told, ...more] = await toldOf(work);
  expect(told).toMatchObject(expected);
  expect(more).toEqual([]);
});

test("a copy of looks alone is no change of contents", async () => {
  expect(await toldOf((sheet) => sheet.getRange("D5").copyFrom("A1:B2", "Formats"))).toEqual([]);
});
