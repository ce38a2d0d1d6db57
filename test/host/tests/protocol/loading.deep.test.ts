import { failureOf, onSheet, workbookForEachTest } from "../client";

workbookForEachTest({ sheets: ["Sheet1", "Second"] });

/** Loads in a batch and gives what office.js then has of the object. */
const load = <T extends { toJSON(): unknown }>(pick: (sheet: Excel.Worksheet, context: Excel.RequestContext) => T) =>
  onSheet(async (sheet, context) => {
    const object = pick(sheet, context);
    await context.sync();
    return object.toJSON() as Record<string, unknown> & { items: Record<string, unknown>[] };
  });
const sheets = (context: Excel.RequestContext) => context.workbook.worksheets;

test.each([
  ["items", "items"],
  ["items/*", "items/*"],
  ["*", "*"],
  ["nothing", undefined],
] as const)("a collection asked for %s tells all plain properties of its items", async (_name, what) => {
  const { items } = await load((_sheet, context) => sheets(context).load(what as "items"));
  expect(items).toEqual([
    expect.objectContaining({ name: "Sheet1", position: 0, visibility: "Visible", tabColor: "", showGridlines: true }),
    expect.objectContaining({ name: "Second", position: 1, visibility: "Visible", tabColor: "", showGridlines: true }),
  ]);
});

test.each(["items/$none", "$none"])(
  "a collection asked for %s tells its items and no property but their ids",
  async (what) => {
    const { items } = await load((_sheet, context) => sheets(context).load(what));
    expect(items.map((item) => Object.keys(item))).toEqual([["id"], ["id"]]);
  },
);

test("an object asked for * tells its plain properties and no other object", async () => {
  const range = await load((sheet) => sheet.getRange("B2:C3").load("*"));
  expect(range).toMatchObject({
    address: "Sheet1!B2:C3",
    rowCount: 2,
    values: [
      ["", ""],
      ["", ""],
    ],
    width: 96,
  });
  expect(range).not.toHaveProperty("format");
});

test("* stands beside names, and below an object for that object's plain properties", async () => {
  const range = await load((sheet) => sheet.getRange("A1").load("address,format/*,format/fill/color"));
  expect(range).toEqual({
    address: "Sheet1!A1",
    format: expect.objectContaining({ columnWidth: 48, rowHeight: 15, fill: { color: "#FFFFFF" } }) as unknown,
  });
});

test("an object asked for nothing of it tells nothing, and the request succeeds", async () => {
  expect(await load((sheet) => sheet.getRange("A1").load("$none"))).toEqual({});
});

test("select, expand, top and skip are followed", async () => {
  const { items } = await load((_sheet, context) =>
    sheets(context).load({ select: "name", expand: "pageLayout", top: 1, skip: 1 } as never),
  );
  expect(items).toEqual([
    {
      id: expect.any(String) as string,
      name: "Second",
      pageLayout: expect.objectContaining({ paperSize: "Letter" }) as unknown,
    },
  ]);
});

test("a misspelt property among others is told with its place", async () => {
  const failure = await failureOf((sheet) => sheet.getRange("A1").load("address,colour"));
  expect(failure).toMatchObject({ code: "ApiNotFound", location: "Range.colour" });
});
