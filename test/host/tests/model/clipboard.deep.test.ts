import { ExcelError } from "../../model/base/errors";
import { parseArea, type Area } from "../../store";
import { onSheet, workbookForEachTest } from "../client";

const book = workbookForEachTest({ sheets: ["Sheet1", "Sheet2"], undo: "web" });
const sheet = () => book().workbook.activeSheet;
const person = () => book().excel.person;
const at = (address: string): Area => parseArea(address)!;
const cell = (address: string) => {
  const { row, column } = at(address);
  return sheet().formula(row, column) ?? sheet().value(row, column);
};
const copy = (address: string) => person().copy(sheet(), [at(address)]);
const cut = (address: string) => person().copy(sheet(), [at(address)], true);
const paste = (address: string, text?: string) => {
  sheet().select([at(address)]);
  person().paste(sheet(), text);
};
const refusalOf = (act: () => void): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof ExcelError) return error.code;
  }
  return "none";
};

beforeEach(() =>
  onSheet((on) => {
    on.getRange("A1:B2").formulas = [
      [1, "=A1+$A$1"],
      ["two", "=SUM(A1:A2)"],
    ];
    on.getRange("A1").format.fill.color = "#FF0000";
    on.getRange("A1").format.borders.getItem("EdgeRight").style = "Continuous";
  }),
);

test("copied cells come with formulas moved along, fills and lines, and are selected", () => {
  copy("A1:B2");
  paste("D4");
  expect([cell("D4"), cell("E4"), cell("D5"), cell("E5")]).toEqual([1, "=D4+$A$1", "two", "=SUM(D4:D5)"]);
  expect([sheet().style(3, 3).fill.color, sheet().verticalEdge(3, 4).style]).toEqual(["#FF0000", "Continuous"]);
  expect(sheet().selection.areas).toEqual([at("D4:E5")]);
});

test("what was copied fills a selection of which it is a part, and can be pasted again", () => {
  copy("A1");
  paste("D1:E2");
  paste("G1");
  expect([cell("D1"), cell("E1"), cell("D2"), cell("E2"), cell("G1")]).toEqual([1, 1, 1, 1, 1]);
});

test("cut cells move once: what refers to them follows, what they refer to stays", () => {
  cut("B1:B2");
  paste("D5");
  expect([cell("B1"), cell("D5"), cell("D6")]).toEqual([undefined, "=A1+$A$1", "=SUM(A1:A2)"]);
  cut("A1");
  paste("A9");
  expect([cell("A1"), cell("D5"), sheet().style(0, 0).fill.pattern, sheet().style(8, 0).fill.color]).toEqual([
    undefined,
    "=A9+$A$9",
    "None",
    "#FF0000",
  ]);
  paste("A12");
  expect(cell("A12")).toBeUndefined();
});

test("cells cut to another sheet are referred to there, and refer back", () => {
  const first = sheet();
  cut("B1");
  person().activate(book().workbook.sheet("Sheet2")!);
  paste("A1");
  expect(cell("A1")).toBe("=Sheet1!A1+Sheet1!$A$1");
  expect(first.formula(0, 1)).toBeUndefined();
  person().activate(first);
  cut("A1");
  person().activate(book().workbook.sheet("Sheet2")!);
  paste("C3");
  expect([cell("A1"), sheet().value(0, 0)]).toEqual(["=Sheet2!C3+Sheet2!$C$3", 2]);
});

test("what referred to cells that cut ones cover shows #REF!", () => {
  cut("A2");
  paste("A1");
  expect(cell("B1")).toBe("=#REF!+#REF!");
});

test("a step back brings cut cells to where they were", () => {
  cut("A1:A2");
  paste("F1");
  person().undo();
  expect([cell("A1"), cell("A2"), cell("F1"), cell("B1")]).toEqual([1, "two", undefined, "=A1+$A$1"]);
});

test("other programs get text with tabs and lines, quoted where a cell holds either", () => {
  person().type(sheet(), 1, 0, 'a "b"\nc');
  expect(copy("A1:B2").text).toBe('1\t2\r\n"a ""b""\nc"\t1\r\n');
});

test("text of other programs is typed into the cells, formulas too; of its own text nothing is lost", () => {
  copy("A1:B1");
  paste("D1", 'x\t"y\tz"\r\n3\t=1+1\r\n');
  expect([cell("D1"), cell("E1"), cell("D2"), cell("E2")]).toEqual(["x", "y\tz", 3, "=1+1"]);
  const { text } = copy("A1:B1");
  paste("D4", text.replaceAll("\r\n", "\n"));
  expect(cell("E4")).toBe("=D4+$A$1");
});

test("a single text goes into every selected cell; an empty one changes nothing", () => {
  paste("D1:E2", "w");
  expect([cell("D1"), cell("E2")]).toEqual(["w", "w"]);
  paste("D1", "");
  expect(cell("D1")).toBe("w");
});

test("cells that changed after they were copied are pasted as the text that was handed out", () => {
  const { text } = copy("A1:B1");
  person().empty(sheet(), [at("A1")]);
  paste("D1", text);
  expect([cell("D1"), cell("E1")]).toEqual([1, 2]);
});

test("whole rows are taken as far as anything is in them", () => {
  copy("1:1");
  paste("5:5");
  expect([cell("A5"), cell("B5"), sheet().usedArea(true)]).toEqual([1, "=A5+$A$1", at("A1:B5")]);
});

test.each([
  ["several areas are copied", "InvalidSelection", () => person().copy(sheet(), [at("A1"), at("C3")])],
  ["it would not fit on the sheet", "InvalidArgument", () => (copy("A1:B2"), paste("XFD1"))],
  ["the sheet is protected", "AccessDenied", () => (person().protectSheet(sheet(), true), copy("A1"), paste("D1"))],
  ["protected cells are cut", "AccessDenied", () => (person().protectSheet(sheet(), true), cut("A1"), paste("D1"))],
  ["protected cells get text", "AccessDenied", () => (person().protectSheet(sheet(), true), paste("D1", "x"))],
])("nothing is pasted where %s: %s", (_what, code, act) => {
  expect(refusalOf(act)).toBe(code);
  expect(sheet().usedArea(true)).toEqual(at("A1:B2"));
});

test("a merged area is moved whole, and never in part", async () => {
  await onSheet((on) => on.getRange("A1:A2").merge());
  expect(refusalOf(() => (cut("A1:B1"), paste("D1")))).toBe("InvalidOperation");
  cut("A1:A2");
  paste("D1");
  expect(sheet().merges).toEqual([at("D1:D2")]);
});
