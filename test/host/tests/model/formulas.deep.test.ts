import { codeOf, loaded, onSheet, workbookForEachTest } from "../client";

const book = workbookForEachTest();
const write = (address: string, values: unknown[][]) =>
  onSheet((sheet) => void (sheet.getRange(address).values = values as never));
const read = (address: string) => loaded((sheet) => sheet.getRange(address), "values,formulas");

test("formulas are calculated after those that they refer to, in whatever order they were entered", async () => {
  await write("C1", [["=SUM(A1:A3)"]]);
  await write("A1:A3", [[2], ["=A1+3"], ["=A2+1"]]);
  expect((await read("C1")).values).toEqual([[13]]);
  await write("E1:E4", [["=SUM(E2:E4)"], ["=E3*2"], ["=E4*2"], [1]]);
  expect((await read("E1:E4")).values).toEqual([[7], [4], [2], [1]]);
});

test("a chain of 5,000 formulas is calculated to its end, from whichever side it is entered", async () => {
  const sheet = book().workbook.activeSheet;
  for (let row = 0; row < 5_000; row++) {
    sheet.setCell(row, 0, undefined, row === 0 ? "=1" : `=A${row}+1`);
    sheet.setCell(row, 1, undefined, row === 4_999 ? "=1" : `=B${row + 2}+1`);
  }
  expect((await read("A5000")).values).toEqual([[5_000]]);
  expect((await read("B1")).values).toEqual([[5_000]]);
});

test("formulas that depend on one another in a circle give 0 where the circle was met, and an end", async () => {
  await write("A1:C1", [["=B1+1", "=C1+1", "=A1+1"]]);
  expect((await read("A1:C1")).values[0]).toContain(0);
});

test("a name that refers to itself is no name that a formula knows", async () => {
  await onSheet((sheet, context) => {
    context.workbook.names.add("one", "=other+1");
    context.workbook.names.add("other", "=one+1");
    sheet.getRange("A1").formulas = [["=one"]];
  });
  expect((await read("A1")).values).toEqual([["#NAME?"]]);
});

test("brackets may be nested 256 deep; deeper ones are refused, and in a file's formula show an error", async () => {
  const nested = (depth: number) => `=${"(".repeat(depth)}1${")".repeat(depth)}`;
  book().workbook.activeSheet.setCell(0, 1, undefined, nested(4000));
  await write("A1", [[nested(256)]]);
  expect((await read("A1")).values).toEqual([[1]]);
  await expect(write("A1", [[nested(257)]])).rejects.toMatchObject({ code: "InvalidArgument" });
  expect((await read("B1")).values).toEqual([["#NAME?"]]);
});

test("a fault in the calculation is an answer with a code, as every other", async () => {
  const deep = `=${"-".repeat(100_000)}1`;
  book().workbook.activeSheet.setCell(0, 0, undefined, deep);
  await expect(write("B1", [[1]])).rejects.toMatchObject({ code: "GeneralException" });
  await expect(read("A1")).rejects.toMatchObject({ code: "GeneralException" });
});

test("the used range holds a formula that was entered in the same request", async () => {
  const used = await loaded((sheet) => {
    sheet.getRange("B2").formulas = [["=1+1"]];
    return sheet.getUsedRange(true);
  }, "address,values");
  expect([used.address, used.values]).toEqual(["Sheet1!B2", [[2]]]);
});

test("cells tell what refers to them, sheet by sheet, by addresses and by names", async () => {
  const other = book().workbook.addSheet("Other, one");
  other.setCell(0, 0, undefined, "=Sheet1!B2*2");
  await write("A1:A2", [["=SUM(B1:B9)"], ["=C1"]]);
  await onSheet((sheet, { workbook }) => {
    workbook.names.add("Prices", "=Sheet1!$B$3");
    sheet.getRange("D1").formulas = [["=Prices+1"]];
  });
  const addresses = async (address: string) =>
    (await loaded((sheet) => sheet.getRange(address).getDirectDependents(), "addresses")).addresses;
  expect(await addresses("B2:B3")).toEqual(["Sheet1!A1,Sheet1!D1", "'Other, one'!A1"]);
  expect(await codeOf((sheet) => sheet.getRange("F1:H9").getDirectDependents().load("addresses"))).toBe("ItemNotFound");
});

const result = async (formula: string) => {
  await onSheet((sheet) => (sheet.getRange("H1").formulas = [[formula]]));
  const { values, formulas } = await loaded((sheet) => sheet.getRange("H1"), "values,formulas");
  return [values[0]![0], formulas[0]![0]] as unknown[];
};

test.each([
  ['="5"=5', false],
  ["=TRUE=1", false],
  ['="a"<TRUE', true],
  ['=9<"1"', true],
  ['="A"="a"', true],
  ['=A9=""', true],
  ["=A9=0", true],
  ["=A9=FALSE", true],
])("numbers, texts and logical values are never equal, and come in that order: %s is %p", async (formula, expected) => {
  expect((await result(formula))[0]).toBe(expected);
});

test("COUNT counts numbers, as arguments also logical values and texts of numbers, and passes over errors", async () => {
  await onSheet((sheet) => (sheet.getRange("A1:A5").formulas = [[1], ["text"], [true], ["=1/0"], ["'7"]]));
  expect((await result('=COUNT(A1:A5,"x",TRUE,"8",9)'))[0]).toBe(4);
});

test.each([
  ["=sum(a1:b2,$c$3)", "=SUM(A1:B2,$C$3)"],
  ['=if(true,"sum(a1)",sheet1!b2)', '=IF(TRUE,"sum(a1)",sheet1!B2)'],
  ["=b2:a1", "=A1:B2"],
  ["=unknown(a1)", "=unknown(A1)"],
])("%s is kept as %s", async (typed, kept) => {
  expect((await result(typed))[1]).toBe(kept);
});

test.each(["=SUM(A1:)", "=IF()", "=IF(1,2,3,4)", "=SUM()", "=1 2", "=1 A1", "=A1:", "=MATCH(1)"])(
  "there is a problem with %s",
  async (formula) => {
    expect(await codeOf((sheet) => (sheet.getRange("A1").formulas = [[formula]]))).toBe("InvalidArgument");
  },
);

test.each(["=SUM(A1:A3,{1,2;3,4})", "=IF(A1,,2)", "=SUM(A1:C1 B1:B9)", "=Table1[[#Headers],[A b]]", "=-A1 + 2 * 3"])(
  "%s is taken",
  async (formula) => {
    await onSheet((sheet) => (sheet.getRange("H1").formulas = [[formula]]));
  },
);

test("while calculation is suspended formulas keep their values, also after the request, until something calculates them", async () => {
  await write("A1:B1", [[1, "=A1+1"]]);
  const change = (value: number) =>
    onSheet(async (sheet, { application }) => {
      application.suspendScreenUpdatingUntilNextSync();
      application.suspendApiCalculationUntilNextSync();
      sheet.getRange("A1").values = [[value]];
    });
  await change(5);
  expect((await read("B1")).values).toEqual([[2]]);
  await onSheet((_sheet, { application }) => application.calculate("Recalculate"));
  expect((await read("B1")).values).toEqual([[6]]);
  await change(7);
  await write("D1", [[0]]);
  expect((await read("B1")).values).toEqual([[8]]);
  await write("A1", [[9]]);
  expect((await read("B1")).values).toEqual([[10]]);
});

test.each([
  [109, "", ""],
  [108, "ApiNotFound", ""],
  [105, "ApiNotFound", "ApiNotFound"],
])("ExcelApi %i suspends the screen: %s, and calculation: %s", async (apiSet, screen, calculation) => {
  book().switches.apiSet = apiSet;
  const suspend = (of: (application: Excel.Application) => void) =>
    onSheet((_sheet, { application }) => of(application)).then(
      () => "",
      ({ code }: { code: string }) => code,
    );
  expect(await suspend((application) => application.suspendScreenUpdatingUntilNextSync())).toBe(screen);
  expect(await suspend((application) => application.suspendApiCalculationUntilNextSync())).toBe(calculation);
});
