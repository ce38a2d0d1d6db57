import { WorkbookStore, parseArea } from "../../store";
import { onSheet, workbookForEachTest } from "../client";

/** What becomes of names when the cells, or the sheet, that they refer to are taken elsewhere. */
const book = workbookForEachTest({ sheets: ["Sheet1", "Second"] });

const own = () => book().workbook.sheet("Sheet1")!;
const formulas = (sheet = own()) =>
  Object.fromEntries(
    sheet.workbook.names.filter(({ scope }) => scope === sheet).map(({ name, formula }) => [name, formula]),
  );

beforeEach(() =>
  onSheet((sheet) => {
    sheet.names.add("Inside", sheet.getRange("B2:C3"));
    sheet.names.add("Larger", sheet.getRange("B2:D3"));
    sheet.names.add("Areas", "=Sheet1!$B$2:$B$3,Sheet1!$E$5,Sheet1!$C$3");
    sheet.names.add("Columns", "=Sheet1!$B:$C");
    sheet.names.add("Rows", "=Sheet1!$2:$3");
  }),
);

const cut = {
  "by moveTo": (to: string) =>
    onSheet((sheet, { workbook }) => sheet.getRange("B2:C3").moveTo(workbook.worksheets.getItem(to).getRange("H8"))),
  "by a person": (to: string) => {
    const { person } = book().excel;
    const target = book().workbook.sheet(to)!;
    person.copy(own(), [parseArea("B2:C3")!], true);
    target.select([parseArea("H8")!]);
    person.paste(target, undefined);
    return Promise.resolve();
  },
};

describe.each(Object.entries(cut))("cut %s", (_how, to) => {
  test.each(["Sheet1", "Second"])(
    "names follow to %s and keep their scope; whole columns and rows stay",
    async (sheet) => {
      await to(sheet);
      expect(formulas()).toEqual({
        Inside: `=${sheet}!$H$8:$I$9`,
        Larger: "=Sheet1!$B$2:$D$3",
        Areas: `=${sheet}!$H$8:$H$9,Sheet1!$E$5,${sheet}!$I$9`,
        Columns: "=Sheet1!$B:$C",
        Rows: "=Sheet1!$2:$3",
      });
    },
  );
});

test("whole columns stay whole when rows are deleted, and whole rows when columns are", async () => {
  await onSheet((sheet) => {
    sheet.getRange("2:2").delete("Up");
    sheet.getRange("B:B").delete("Left");
  });
  expect(formulas()).toMatchObject({ Columns: "=Sheet1!$B:$B", Rows: "=Sheet1!$2:$2" });
});

test("copied cells take no names along, and a copied sheet has its own", async () => {
  await onSheet((sheet, { workbook }) => {
    workbook.worksheets.getItem("Second").getRange("A1").copyFrom(sheet.getRange("B2:C3"));
    sheet.copy("End");
  });
  expect(formulas(book().workbook.sheet("Second"))).toEqual({});
  expect(formulas()).toMatchObject({ Inside: "=Sheet1!$B$2:$C$3" });
  expect(formulas(book().workbook.sheet("Sheet1 (2)"))).toMatchObject({
    Inside: "='Sheet1 (2)'!$B$2:$C$3",
    Columns: "='Sheet1 (2)'!$B:$C",
  });
});

test("a sheet that is moved to another workbook takes its names along; what referred to it, or it to, names the workbook", async () => {
  await onSheet((sheet, { workbook }) => {
    sheet.names.add("Elsewhere", workbook.worksheets.getItem("Second").getRange("A1"));
    workbook.worksheets.getItem("Second").names.add("Mark", sheet.getRange("B2:C3"));
    workbook.worksheets.getItem("Second").getRange("A2").formulas = [["=Sheet1!B2"]];
  });
  const to = new WorkbookStore(["Plan"]);
  to.fileName = "Book2.xlsx";
  book().excel.person.moveTo(own(), to);
  expect(book().workbook.sheets.map(({ name }) => name)).toEqual(["Second"]);
  expect(formulas(to.sheet("Sheet1"))).toMatchObject({
    Inside: "=Sheet1!$B$2:$C$3",
    Elsewhere: "='[Book1.xlsx]Second'!$A$1",
  });
  const second = book().workbook.sheet("Second")!;
  expect(formulas(second)).toEqual({ Mark: "='[Book2.xlsx]Sheet1'!$B$2:$C$3" });
  expect(second.formula(1, 0)).toBe("='[Book2.xlsx]Sheet1'!B2");
});
