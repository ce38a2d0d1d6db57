import { codeOf, loaded, onSheet, workbookForEachTest } from "../../client";

const book = workbookForEachTest();
const format = (address: string, properties: string) => loaded((sheet) => sheet.getRange(address).format, properties);

test("a fill's colour is read as #RRGGBB, white without a fill, null where cells differ", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A1").format.fill.color = "lightgray";
    sheet.getRange("B1").format.fill.color = "ff0000";
  });
  const color = async (address: string) => (await loaded((s) => s.getRange(address).format.fill, "color")).color;
  expect(await color("A1")).toBe("#D3D3D3");
  expect(await color("B1")).toBe("#FF0000");
  expect(await color("C1")).toBe("#FFFFFF");
  expect(await color("A1:B1")).toBeNull();
  await onSheet((sheet) => sheet.getRange("A1:B1").format.fill.clear());
  expect(await color("A1:B1")).toBe("#FFFFFF");
  expect(book().workbook.activeSheet.usedArea(false)).toBeUndefined();
});

test("a plain fill reports no pattern", async () => {
  const fill = await loaded((sheet) => {
    sheet.getRange("A1").format.fill.color = "#00FF00";
    return sheet.getRange("A1").format.fill;
  }, "pattern");
  expect(fill.pattern).toBeNull();
});

test("a font's properties are null where cells differ", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A1").format.font.bold = true;
    sheet.getRange("A1:B1").format.font.size = 9.3;
  });
  const font = await loaded((sheet) => sheet.getRange("A1:B1").format.font, "bold,size,name");
  expect(font.toJSON()).toMatchObject({ size: 9.5, name: "Calibri" });
  expect(font.bold).toBeNull();
});

test("sizes are kept as whole pixels of three quarters of a point", async () => {
  await onSheet((sheet) => {
    sheet.getRange("B2:C3").format.columnWidth = 20;
    sheet.getRange("B2:C3").format.rowHeight = 20;
  });
  expect((await format("B2", "columnWidth,rowHeight")).toJSON()).toMatchObject({
    columnWidth: 20.25,
    rowHeight: 20.25,
  });
  expect((await format("A1", "columnWidth,rowHeight")).toJSON()).toMatchObject({ columnWidth: 48, rowHeight: 15 });
  expect((await format("A1:B2", "columnWidth")).columnWidth).toBeNull();
});

test.each([
  ["rowHeight", 410],
  ["rowHeight", -1],
  ["columnWidth", 1343],
  ["columnWidth", -1],
] as const)("a %s of %d is an invalid argument", async (member, value) => {
  expect(await codeOf((sheet) => Object.assign(sheet.getRange("A1").format, { [member]: value }))).toBe(
    "InvalidArgument",
  );
});

test("a width of 0 hides the column, and any other width shows it again", async () => {
  const hidden = async () => (await loaded((sheet) => sheet.getRange("B1"), "columnHidden")).columnHidden;
  await onSheet((sheet) => {
    sheet.getRange("B1").format.columnWidth = 0;
  });
  expect(await hidden()).toBe(true);
  await onSheet((sheet) => {
    sheet.getRange("B1").format.columnWidth = 30;
  });
  expect(await hidden()).toBe(false);
});

test("rows hidden in part are reported as null", async () => {
  await onSheet((sheet) => {
    sheet.getRange("3:4").rowHidden = true;
  });
  const range = await loaded((sheet) => sheet.getRange("A1:B4"), "rowHidden,columnHidden,hidden");
  expect(range.rowHidden).toBeNull();
  expect(range.columnHidden).toBe(false);
  expect(range.hidden).toBeNull();
  expect((await loaded((sheet) => sheet.getRange("A3:B4"), "hidden")).hidden).toBe(true);
});

test("a whole column's format costs no cells, and a cell of it keeps its own", async () => {
  await onSheet((sheet) => {
    sheet.getRange("B2").format.font.color = "#FF0000";
    sheet.getRange("B:B").format.horizontalAlignment = "Center";
    sheet.getRange("3:3").format.font.bold = true;
  });
  const sheet = book().workbook.activeSheet;
  expect(sheet.style(1, 1)).toMatchObject({ font: { color: "#FF0000" }, alignment: { horizontal: "Center" } });
  expect(sheet.style(1_000_000, 1).alignment.horizontal).toBe("Center");
  expect(sheet.style(2, 1)).toMatchObject({ font: { bold: true }, alignment: { horizontal: "Center" } });
  expect(sheet.style(2, 16_383).font.bold).toBe(true);
  expect(sheet.style(1, 2).alignment.horizontal).toBe("General");
});

test("formats of the whole sheet reach every cell but leave later formats of single cells alone", async () => {
  await onSheet((sheet) => {
    sheet.getRange().format.font.name = "Arial";
    sheet.getRange("D4").format.font.name = "Courier New";
  });
  const name = async (address: string) => (await loaded((s) => s.getRange(address).format.font, "name")).name;
  expect(await name("XFD1048576")).toBe("Arial");
  expect(await name("D4")).toBe("Courier New");
});

test("cell properties are read cell by cell, with the sides of each cell", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A1:B1").format.borders.getItem("InsideVertical").style = "Double";
    sheet.getRange("B1").format.fill.color = "#00FF00";
  });
  const result = await onSheet((sheet) =>
    sheet.getRange("A1:B1").getCellProperties({
      address: true,
      format: { fill: { color: true }, borders: { style: true } },
    }),
  );
  expect(result.value[0]?.map((cell) => [cell.address, cell.format?.fill?.color])).toEqual([
    ["Sheet1!A1", "#FFFFFF"],
    ["Sheet1!B1", "#00FF00"],
  ]);
  expect(result.value[0]?.[0]?.format?.borders?.right?.style).toBe("None"); // the line is held by B1
  expect(result.value[0]?.[1]?.format?.borders?.left?.style).toBe("Double");
  expect(result.value[0]?.[1]?.format?.borders?.top?.style).toBe("None");
});

test("cell properties are written cell by cell; empty ones leave their cell alone", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A1:B2").format.borders.getItem("InsideVertical").style = "Continuous";
    sheet.getRange("A1:B2").setCellProperties([
      [{ format: { borders: { right: { style: "None" } }, font: { bold: true } } }, {}],
      [{}, { format: { fill: { color: "#0000FF" }, horizontalAlignment: "Right" } }],
    ]);
  });
  const sheet = book().workbook.activeSheet;
  expect([0, 1].map((row) => sheet.verticalEdge(row, 1).style)).toEqual(["None", "Continuous"]);
  expect(sheet.style(0, 0).font.bold).toBe(true);
  expect(sheet.style(0, 1).font.bold).toBe(false);
  expect(sheet.style(1, 1)).toMatchObject({ fill: { color: "#0000FF" }, alignment: { horizontal: "Right" } });
});

test("cell properties of another shape or with unknown members are invalid", async () => {
  expect(await codeOf((sheet) => sheet.getRange("A1:B1").setCellProperties([[{}]]))).toBe("InvalidArgument");
  expect(await codeOf((sheet) => sheet.getRange("A1").setCellProperties([[{ colour: 1 } as object]]))).toBe(
    "InvalidArgument",
  );
});

test("a border that gets style None and a weight in one object is drawn again by the weight", async () => {
  await onSheet((sheet) =>
    sheet.getRange("A1").setCellProperties([[{ format: { borders: { top: { style: "None", weight: "Thick" } } } }]]),
  );
  expect(book().workbook.activeSheet.horizontalEdge(0, 0)).toMatchObject({ style: "Continuous", weight: "Thick" });
});

test("column and row properties are read line by line", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A:A").format.columnWidth = 30;
    sheet.getRange("B:B").columnHidden = true;
    sheet.getRange("1:1").format.rowHeight = 30;
  });
  const columns = await onSheet((sheet) =>
    sheet
      .getRange("A1:B1")
      .getColumnProperties({ columnIndex: true, columnHidden: true, format: { columnWidth: true } }),
  );
  expect(columns.value).toEqual([
    { columnIndex: 0, columnHidden: false, format: { columnWidth: 30 } },
    { columnIndex: 1, columnHidden: true, format: { columnWidth: 0 } },
  ]);
  const rows = await onSheet((sheet) =>
    sheet.getRange("A1:A2").getRowProperties({ rowIndex: true, rowHidden: true, format: { rowHeight: true } }),
  );
  expect(rows.value).toEqual([
    { rowIndex: 0, rowHidden: false, format: { rowHeight: 30 } },
    { rowIndex: 1, rowHidden: false, format: { rowHeight: 15 } },
  ]);
});

test("columns and rows get the sheet's standard sizes, and tell whether they have them", async () => {
  await onSheet((sheet) => {
    sheet.getRange("B2").format.columnWidth = 90;
    sheet.getRange("B2").format.rowHeight = 30;
  });
  const isStandard = async (address: string) => {
    const { useStandardWidth, useStandardHeight } = await format(address, "useStandardWidth,useStandardHeight");
    return [useStandardWidth, useStandardHeight];
  };
  expect(await isStandard("B2")).toEqual([false, false]);
  expect(await isStandard("A1:B2")).toEqual([null, null]);
  await onSheet((sheet) => {
    sheet.getRange("B2:C3").format.useStandardWidth = true;
    sheet.getRange("B2:C3").format.useStandardHeight = true;
  });
  expect(await isStandard("A1:C3")).toEqual([true, true]);
});

test.each([
  ["DarkMagenta", "#8B008B"],
  ["rebeccapurple", "#663399"],
  ["LightGreen", "#90EE90"],
])("a colour may be named as HTML names it: %s", async (name, expected) => {
  await onSheet((sheet) => (sheet.getRange("A1").format.fill.color = name));
  expect((await loaded((sheet) => sheet.getRange("A1").format.fill, "color")).color).toBe(expected);
});

test.each(["constructor", "toString", "reddish"])("%s is no colour", async (name) => {
  expect(await codeOf((sheet) => (sheet.getRange("A1").format.fill.color = name))).toBe("InvalidArgument");
});

test("one number format in brackets is meant for all cells of a range", async () => {
  await onSheet((sheet) => (sheet.getRange("A1:B2").numberFormat = [["0.00"]]));
  expect((await loaded((sheet) => sheet.getRange("A1:B2"), "numberFormat")).numberFormat).toEqual([
    ["0.00", "0.00"],
    ["0.00", "0.00"],
  ]);
});

test("columns and rows that fit are wide and high enough for the largest text among the cells, and others stay", async () => {
  await onSheet((sheet) => {
    sheet.getRange("A1:B2").values = [
      ["a text of some length", 1],
      ["x", 2],
    ];
    sheet.getRange("A2").format.font.size = 22;
    sheet.getRange("A1:C2").format.autofitColumns();
    sheet.getRange("A1:C3").format.autofitRows();
  });
  const width = async (address: string) =>
    (await loaded((sheet) => sheet.getRange(address).format, "columnWidth")).columnWidth;
  expect(await width("A1")).toBeGreaterThan(100);
  expect(await width("B1")).toBeLessThan(20);
  expect(await width("C1")).toBe(48);
  const height = async (address: string) =>
    (await loaded((sheet) => sheet.getRange(address).format, "rowHeight")).rowHeight;
  expect([await height("A1"), await height("A2"), await height("A3")]).toEqual([15, 30, 15]);
});

test.each(["[Bogus]0", "0;0;0;@;0", '"open', "0]", "[", "0\\"])("%s is no number format", async (format) => {
  expect(await codeOf((sheet) => (sheet.getRange("A1").numberFormat = [[format]]))).toBe("InvalidArgument");
});

test.each(["[Red][<=5]0;[$€-407] #,##0.00", "[h]:mm:ss.00", '_(* #,##0_);_(* "-"??_)', "[$-F800]dddd", "[Color 10]0"])(
  "%s is a number format",
  async (format) => {
    await onSheet((sheet) => (sheet.getRange("A1").numberFormat = [[format]]));
  },
);
