import { codeOf, loaded, onSheet, workbookForEachTest } from "../client";

const book = workbookForEachTest({ sheets: ["Index", "Maze 1"] });
const read = async (address: string, properties: string) =>
  (await loaded((sheet) => sheet.getRange(address), properties)).toJSON();
const link = { documentReference: "'Maze 1'!A1", textToDisplay: "Maze 1", screenTip: "Go to the maze" };

test("HYPERLINK gives its friendly name, and the target where it has none", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A1:A4").formulas = [
      [`=HYPERLINK("#'Maze 1'!A1","Maze 1")`],
      [`=HYPERLINK("https://example.com")`],
      [`=HYPERLINK("#'It''s 2'!A1",2+3)`],
      [`=HYPERLINK("#A1",1/0)`],
    ];
  });
  expect(await read("A1:A4", "values")).toEqual({ values: [["Maze 1"], ["https://example.com"], [5], ["#DIV/0!"]] });
});

test("a link to a place shows its text in the first cell, looks like a link and is read back", async () => {
  await onSheet((sheet) => (sheet.getRange("B2:C3").hyperlink = link));
  expect(await read("B2:C3", "hyperlink, values")).toEqual({
    hyperlink: link,
    values: [
      ["Maze 1", ""],
      ["", ""],
    ],
  });
  const font = await loaded((sheet) => sheet.getRange("C3").format.font, "color, underline");
  expect(font.toJSON()).toEqual({ color: "#0563C1", underline: "Single" });
  expect(await read("C3", "hyperlink")).toEqual({
    hyperlink: { documentReference: "'Maze 1'!A1", screenTip: "Go to the maze", textToDisplay: "" },
  });
  expect(await read("D4", "hyperlink")).toEqual({ hyperlink: null });
});

test("a link without a text leaves what is in the cell, and an empty cell shows the target", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A1").values = [["here"]];
    sheet.getRange("A1").hyperlink = { address: "https://example.com/a" };
    sheet.getRange("A2").hyperlink = { address: "https://example.com/b" };
  });
  expect(await read("A1:A2", "values")).toEqual({ values: [["here"], ["https://example.com/b"]] });
});

test("a new link takes the place of the old one, cell by cell", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A1:A3").hyperlink = link;
    sheet.getRange("A2").hyperlink = { address: "https://example.com" };
  });
  const places = [];
  for (const address of ["A1", "A2", "A3"]) {
    places.push((await loaded((sheet) => sheet.getRange(address), "hyperlink")).hyperlink);
  }
  expect(places.map((found) => found.documentReference ?? found.address)).toEqual([
    "'Maze 1'!A1",
    "https://example.com",
    "'Maze 1'!A1",
  ]);
});

test.each([
  ["Contents", "link", "", "Single"],
  ["Hyperlinks", null, "Maze 1", "Single"],
  ["RemoveHyperlinks", null, "Maze 1", "None"],
  ["All", null, "", "None"],
] as const)("clearing %s leaves the link %p, the text %p, the underline %s", async (what, rest, text, underline) => {
  await onSheet((sheet) => {
    sheet.getRange("A1").hyperlink = link;
    sheet.getRange("A1").clear(what);
  });
  const range = await loaded((sheet) => sheet.getRange("A1"), "hyperlink, values, format/font/underline");
  expect([range.hyperlink === null ? null : "link", range.values[0]![0], range.format.font.underline]).toEqual([
    rest,
    text,
    underline,
  ]);
});

test("links move with inserted and deleted rows, and go with their cells", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A2").hyperlink = link;
    sheet.getRange("A4").hyperlink = link;
    sheet.getRange("4:4").delete("Up");
    sheet.getRange("1:1").insert("Down");
  });
  expect(book().workbook.activeSheet.hyperlinks.map(({ area }) => [area.row, area.column])).toEqual([[2, 0]]);
});

test.each([
  ["without a target", { textToDisplay: "nowhere" }],
  ["with a target of more than 2,083 characters", { address: `https://example.com/${"a".repeat(2_070)}` }],
  ["with a tip of more than 255 characters", { address: "https://example.com", screenTip: "a".repeat(256) }],
])("a link %s is refused", async (_which, refused) => {
  expect(await codeOf((sheet) => (sheet.getRange("A1").hyperlink = refused))).toBe("InvalidArgument");
});

test("a protected sheet takes a link only where it allows them", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A1").format.protection.locked = false;
    sheet.protection.protect({ allowInsertHyperlinks: false });
  });
  expect(await codeOf((sheet) => (sheet.getRange("A1").hyperlink = link))).toBe("AccessDenied");
});

test("a copied sheet has the links", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A1").hyperlink = link;
    sheet.copy("End");
  });
  expect(book().workbook.sheets[2]!.hyperlinks).toHaveLength(1);
});
