import { type Batch, onSheet, workbookForEachTest } from "../client";
import { areaAddress, parseArea, type Area } from "../../store";

const book = workbookForEachTest({ sheets: ["Sheet1", "Sheet2"], undo: "web" });
const sheet = () => book().workbook.activeSheet;
const person = () => book().excel.person;
const at = (address: string): Area => parseArea(address)!;
const valueAt = (address: string) => sheet().value(at(address).row, at(address).column);
const type = (address: string, text: string) => person().type(sheet(), at(address).row, at(address).column, text);
const selected = () => sheet().selection.areas.map(areaAddress).join();

describe("what a person did", () => {
  test("is taken back step by step, and done again step by step, with the cells selected where it was done", () => {
    type("B2", "1");
    type("C3", "2");
    person().undo();
    expect([valueAt("B2"), valueAt("C3"), selected()]).toEqual([1, undefined, "C3"]);
    person().undo();
    expect([valueAt("B2"), selected()]).toEqual([undefined, "B2"]);
    expect(person().undo()).toBe(false);
    person().redo();
    person().redo();
    expect([valueAt("B2"), valueAt("C3")]).toEqual([1, 2]);
    expect(person().redo()).toBe(false);
  });

  test("cannot be done again once something else was done", () => {
    type("B2", "1");
    person().undo();
    type("B2", "3");
    expect(person().redo()).toBe(false);
    expect(valueAt("B2")).toBe(3);
  });

  test("comes back with results of formulas, looks, lines and sizes when rows with them were deleted", async () => {
    await onSheet((on) => {
      on.getRange("B2:C2").formulas = [[20, "=B2*2+2"]];
      on.getRange("B2").format.fill.color = "#FF0000";
      on.getRange("B2").format.borders.getItem("EdgeRight").style = "Double";
      on.getRange("B2").format.rowHeight = 30;
      on.names.add("Answer", on.getRange("C2"));
    });
    person().deleteCells(sheet(), at("2:2"), "Up");
    expect(book().workbook.name("Answer", sheet())?.formula).toContain("#REF!");
    person().undo();
    expect([sheet().formula(1, 2), sheet().value(1, 2), sheet().style(1, 1).fill.color]).toEqual([
      "=B2*2+2",
      42,
      "#FF0000",
    ]);
    expect([sheet().verticalEdge(1, 2).style, sheet().rows.size(1)]).toEqual(["Double", 30]);
    expect(book().workbook.name("Answer", sheet())?.formula).toBe("=Sheet1!$C$2");
  });

  test("is undone with its fill, its lines, its sizes and what it hid", () => {
    const before = sheet().state();
    const acts: (() => void)[] = [
      () => person().fill(sheet(), [at("B2:C3")], "#FFD966"),
      () =>
        person().border(sheet(), [at("B2:C2"), at("E5")], ["EdgeLeft", "InsideVertical", "InsideHorizontal"], "Thick"),
      () => person().border(sheet(), [at("B2:C2")], ["InsideVertical"], undefined),
      () => person().setRowHeight(sheet(), [at("3:4")], 30),
      () => person().setColumnWidth(sheet(), [at("B:B")], 12),
      () => person().hideRows(sheet(), [at("6:7")], true),
      () => person().insert(sheet(), at("B2:B3"), "Right"),
    ];
    for (const act of acts) act();
    expect([sheet().style(1, 2).fill.color, sheet().verticalEdge(4, 4).weight]).toEqual(["#FFD966", "Thick"]);
    expect([sheet().rows.size(2), sheet().columns.size(1), sheet().rows.isHidden(6)]).toEqual([30, 12, true]);
    for (const _act of acts) expect(person().undo()).toBe(true);
    expect(person().undo()).toBe(false);
    expect(sheet().state()).toEqual(before);
  });

  test("on another sheet brings that sheet to the front", () => {
    type("A1", "here");
    person().activate(book().workbook.sheet("Sheet2")!);
    person().undo();
    expect(sheet().name).toBe("Sheet1");
    expect(valueAt("A1")).toBeUndefined();
  });

  test("is kept for a hundred steps", () => {
    for (let number = 1; number <= 101; number++) type("A1", String(number));
    let steps = 0;
    while (person().undo()) steps++;
    expect([steps, valueAt("A1")]).toEqual([100, 1]);
  });

  test("is none of it where only cells were selected or another sheet was looked at", () => {
    person().select(sheet(), [at("B2")]);
    person().activate(book().workbook.sheet("Sheet2")!);
    expect(book().excel.history.canUndo).toBe(false);
  });

  test("ends with a deleted sheet; an added, a renamed and a hidden one can be taken back", () => {
    type("A1", "1");
    person().addSheet("Third");
    person().rename(sheet(), "Last");
    person().hide(sheet());
    for (let step = 0; step < 3; step++) person().undo();
    expect(book().workbook.sheets.map(({ name }) => name)).toEqual(["Sheet1", "Sheet2"]);
    expect(book().workbook.sheet("Sheet1")!.value(0, 0)).toBe(1);
    person().delete(book().workbook.sheet("Sheet2")!);
    expect(person().undo()).toBe(false);
  });
});

describe("what an add-in wrote", () => {
  test("is one step a request, which the person takes back", async () => {
    await Excel.run(async (context) => {
      const cells = context.workbook.worksheets.getActiveWorksheet().getRange("A1:B1");
      cells.values = [[1, 2]];
      await context.sync();
      cells.values = [[3, 4]];
      cells.format.fill.color = "#00FF00";
      await context.sync();
    });
    person().undo();
    expect([valueAt("A1"), sheet().style(0, 0).fill.pattern]).toEqual([1, "None"]);
    person().undo();
    expect(valueAt("A1")).toBeUndefined();
  });

  test("is no step where it only read", async () => {
    await onSheet((on) => on.getRange("A1").load("values"));
    expect(book().excel.history.canUndo).toBe(false);
  });

  test("is told to the add-in when it goes, as a change of the cells that changed", async () => {
    const heard: string[] = [];
    await onSheet((on) => {
      on.onChanged.add(async ({ address, source }) => {
        heard.push(`${address} ${source}`);
      });
    });
    await onSheet((on) => Object.assign(on.getRange("B2:C3"), { values: [[1, 2], [3, ""]] })); // prettier-ignore
    await book().eventsDelivered();
    person().undo();
    await book().eventsDelivered();
    expect(heard).toEqual(["B2:C3 Local", "B2:C3 Local"]);
  });

  const hide: Batch = (_on, { workbook }) => (workbook.worksheets.getItem("Sheet2").visibility = "Hidden");
  const remove: Batch = (_on, { workbook }) => workbook.worksheets.getItem("Sheet2").delete();
  const add: Batch = (_on, { workbook }) => workbook.worksheets.add("New");
  const comment: Batch = (on) => (on.names.add("Here", "=1").comment = "x");
  const write: Batch = (on) => (on.getRange("D4").values = [[1]]);

  test.each<[string, "web" | "desktop" | "none", boolean, Batch]>([
    ["values", "web", true, write],
    ["values", "none", false, write],
    ["a look at values", "none", true, (on) => on.getRange("D4").load("values")],
    ["a hidden sheet", "web", true, hide],
    ["a hidden sheet", "desktop", false, hide],
    ["a look at what is hidden", "desktop", true, (on) => on.load("visibility")],
    ["an added sheet", "web", true, add],
    ["an added sheet", "desktop", false, add],
    ["a deleted sheet", "web", false, remove],
    ["a deleted sheet", "desktop", false, remove],
    ["a copied sheet", "web", false, (on) => on.copy("End")],
    ["protection", "web", false, (on) => on.protection.protect()],
    [
      "a question for merged cells",
      "web",
      false,
      (on) => on.getRange("A1").getMergedAreasOrNullObject().load("address"),
    ],
    ["a name's comment", "web", false, comment],
    ["a name's comment", "desktop", true, comment],
  ])("with %s leaves what was done before (%s): %p", async (_what, undo, isLeft, act) => {
    type("A1", "1");
    book().switches.undo = undo;
    await onSheet(act);
    while (person().undo());
    expect(valueAt("A1")).toBe(isLeft ? undefined : 1);
  });

  test("after a member that cannot be undone can be, within the same request too", async () => {
    await onSheet((on, { workbook }) => {
      on.getRange("A1").values = [[1]];
      workbook.worksheets.getItem("Sheet2").delete();
      on.getRange("B1").values = [[2]];
    });
    while (person().undo());
    expect([valueAt("A1"), valueAt("B1")]).toEqual([1, undefined]);
  });
});

test("a request that broke off is a step with what it did until then", async () => {
  const last = (on: Excel.Worksheet) => on.getRange("A3:B3");
  await expect(
    onSheet((on) => {
      on.getRange("A1").values = [[1]];
      last(on).values = [[2]]; // of another shape than its range
    }),
  ).rejects.toThrow();
  expect(valueAt("A1")).toBe(1);
  expect(book().excel.history.canUndo).toBe(true);
  person().undo();
  expect(sheet().usedArea(false)).toBeUndefined();
});
