import { codeOf, loaded, onSheet, workbookForEachTest } from "../client";

const book = workbookForEachTest({ sheets: ["Sheet1", "Second"] });

const addName = (name: string, reference = "=Sheet1!$A$1") =>
  onSheet((_sheet, context) => void context.workbook.names.add(name, reference));

test.each(["1abc", "a b", "A1", "XFD1048576", "R1C1", "c", "R", "a-b", ".a", "", "TRUE"])(
  "%j cannot be a name",
  async (name) => {
    expect(await codeOf((_sheet, context) => context.workbook.names.add(name, "=1"))).toBe("InvalidArgument");
  },
);

test.each(["MazeGrid", "_x", "a.b", "XFE1", "\\x", "Größe"])("%j can be a name", async (name) => {
  await addName(name);
  expect(book().workbook.names.map((entry) => entry.name)).toEqual([name]);
});

test.each([
  ["an unfinished formula", "=1+"],
  ["no formula", "hello"],
  ["a text constant of 256 characters", `="${"x".repeat(256)}"`],
])("a name cannot stand for %s", async (_what, formula) => {
  expect(await codeOf((_sheet, context) => context.workbook.names.add("Long", formula))).toBe("InvalidArgument");
});

test("a name may stand for constants of 255 characters joined together", async () => {
  await addName("Long", `="${"x".repeat(255)}"&"${"y".repeat(255)}"`);
  const long = await loaded((_sheet, context) => context.workbook.names.getItem("Long"), "value");
  expect(long.value).toHaveLength(510);
});

test("a scope holds a name once, without regard to case; another scope may hold it too", async () => {
  await addName("MazeGrid");
  expect(await codeOf((_sheet, context) => context.workbook.names.add("MAZEGRID", "=2"))).toBe("ItemAlreadyExists");
  await onSheet((sheet) => void sheet.names.add("MazeGrid", sheet.getRange("B2:I6")));
  const own = await loaded((sheet) => sheet.names.getItem("mazegrid"), "value,scope,type,formula");
  expect(own.toJSON()).toMatchObject({
    value: "Sheet1!B2:I6",
    scope: "Worksheet",
    type: "Range",
    formula: "=Sheet1!$B$2:$I$6",
  });
  const global = await loaded((_sheet, context) => context.workbook.names.getItem("mazegrid"), "value,scope");
  expect(global.toJSON()).toMatchObject({ value: "Sheet1!A1", scope: "Workbook" });
});

test("the workbook's names do not list those of its sheets", async () => {
  await onSheet((sheet) => void sheet.names.add("Own", sheet.getRange("A1")));
  const all = await loaded((_sheet, context) => context.workbook.names, "items/name");
  expect(all.items).toHaveLength(0);
  const none = await loaded((_sheet, context) => context.workbook.names.getItemOrNullObject("Own"), "name");
  expect(none.isNullObject).toBe(true);
});

test("a name stands for its range wherever an address is expected, its own sheet's name first", async () => {
  await addName("Place", "=Sheet1!$C$3");
  await onSheet((sheet) => void sheet.names.add("Place", sheet.getRange("D4")));
  expect((await loaded((sheet) => sheet.getRange("Place"), "address")).address).toBe("Sheet1!D4");
});

test("a name may hold a number or a text", async () => {
  await addName("Half", "=1/2");
  await addName("Word", '="maze"');
  expect((await loaded((_s, context) => context.workbook.names.getItem("Half"), "type,value")).toJSON()).toMatchObject({
    type: "Double",
    value: 0.5,
  });
  expect((await loaded((_s, context) => context.workbook.names.getItem("Word"), "type,value")).toJSON()).toMatchObject({
    type: "String",
    value: "maze",
  });
  expect(await codeOf((_s, context) => context.workbook.names.getItem("Half").getRange().load("address"))).toBe(
    "InvalidReference",
  );
  const none = await loaded((_s, context) => context.workbook.names.getItem("Half").getRangeOrNullObject(), "address");
  expect(none.isNullObject).toBe(true);
});

test("names follow cells that move, grow with what is inserted in them, and die with what is deleted", async () => {
  await addName("Grid", "=Sheet1!$B$2:$D$4");
  await addName("Cell", "=Sheet1!$C$3");
  const formulas = () => book().workbook.names.map((entry) => entry.formula);
  await onSheet((sheet) => void sheet.getRange("1:1").insert("Down"));
  expect(formulas()).toEqual(["=Sheet1!$B$3:$D$5", "=Sheet1!$C$4"]);
  await onSheet((sheet) => void sheet.getRange("C:C").insert("Right"));
  expect(formulas()).toEqual(["=Sheet1!$B$3:$E$5", "=Sheet1!$D$4"]);
  await onSheet((sheet) => sheet.getRange("4:4").delete("Up"));
  expect(formulas()).toEqual(["=Sheet1!$B$3:$E$4", "=#REF!"]);
});

test("a name is changed, hidden and deleted; a deleted one is not found", async () => {
  await addName("Grid");
  await onSheet((_sheet, context) => {
    const item = context.workbook.names.getItem("Grid");
    item.formula = "=Second!$B$2";
    item.visible = false;
    item.comment = "the maze";
  });
  expect(book().workbook.names[0]).toMatchObject({ formula: "=Second!$B$2", visible: false, comment: "the maze" });
  await onSheet((_sheet, context) => context.workbook.names.getItem("Grid").delete());
  expect(await codeOf((_sheet, context) => context.workbook.names.getItem("Grid").load("name"))).toBe("ItemNotFound");
});

test("a name may be used in later requests of the run in which it was added", async () => {
  await onSheet(async (sheet, context) => {
    const item = sheet.names.add("Grid", sheet.getRange("B2"));
    await context.sync();
    item.comment = "later";
    await context.sync();
    item.load("comment");
    await context.sync();
    expect(item.comment).toBe("later");
  });
  expect(book().workbook.names).toHaveLength(1);
});
