import { drawPage } from "../../print/drawPage";
import { layOutPages } from "../../print/pages";
import { chartData } from "../../store";
import { type Batch, codeOf, loaded, onSheet, workbookForEachTest } from "../client";

const book = workbookForEachTest();

const TABLE = [
  ["Algorithm", "Mean", "Theory"],
  ["Kruskal", 0.303, 0.3031],
  ["Wilson", 0.29, 0.2904],
  ["Prim", 0.351, ""],
];

const chartOf = (
  type: Excel.ChartType | "StockHLC" | "ColumnClustered" | "Line",
  address: string,
  by?: "Columns" | "Rows",
) =>
  onSheet(
    (sheet) => void sheet.charts.add(type as Excel.ChartType, sheet.getRange(address), by as Excel.ChartSeriesBy),
  );
const added = (sheet: Excel.Worksheet) => sheet.charts.add("Line", sheet.getRange("A1:C4"), "Columns");
const drawn = (place = 0) => chartData(book().workbook, book().workbook.activeSheet.charts[place]!);

beforeEach(() => onSheet((sheet) => void (sheet.getRange("A1:C4").values = TABLE)));

test("a header row names the series, a first column of texts the categories", async () => {
  await chartOf("ColumnClustered", "A1:C4", "Columns");
  expect(drawn()).toEqual([
    { name: "Mean", values: [0.303, 0.29, 0.351], categories: ["Kruskal", "Wilson", "Prim"], x: [1, 2, 3] },
    { name: "Theory", values: [0.3031, 0.2904, undefined], categories: ["Kruskal", "Wilson", "Prim"], x: [1, 2, 3] },
  ]);
});

test("series by rows, and columns of numbers without a header", async () => {
  await chartOf("Line", "A1:C3", "Rows");
  expect(drawn().map(({ name, values, categories }) => [name, values, categories])).toEqual([
    ["Kruskal", [0.303, 0.3031], ["Mean", "Theory"]],
    ["Wilson", [0.29, 0.2904], ["Mean", "Theory"]],
  ]);
  await chartOf("Line", "B2:C3", "Columns");
  expect(drawn(1).map(({ name, values, categories }) => [name, values, categories])).toEqual([
    ["Series1", [0.303, 0.29], ["1", "2"]],
    ["Series2", [0.3031, 0.2904], ["1", "2"]],
  ]);
});

test("an empty corner makes names of numbers, and points take the first column as their x", async () => {
  await onSheet(
    (sheet) =>
      void (sheet.getRange("E1:G3").values = [
        ["", 2025, 2026],
        [10, 1, 2],
        [20, 3, 5],
      ]),
  );
  await onSheet((sheet) => void sheet.charts.add("ColumnClustered", sheet.getRange("E1:G3"), "Columns"));
  expect(drawn()[1]).toEqual({ name: "2026", values: [2, 5], categories: ["10", "20"], x: [10, 20] });
  await onSheet((sheet) => void sheet.charts.add("XYScatter", sheet.getRange("E2:F3"), "Columns"));
  expect(drawn(1)).toEqual([{ name: "Series1", values: [1, 3], categories: ["10", "20"], x: [10, 20] }]);
});

test("axes have titles, ends and a number format; without ends of their own they tell those that are shown", async () => {
  await chartOf("ColumnClustered", "A1:C4", "Columns");
  await onSheet(
    (sheet) => void (sheet.getRange("B2:C4").numberFormat = Array.from({ length: 3 }, () => ["0.0%", "0.0%"])),
  );
  const axis = (sheet: Excel.Worksheet) => sheet.charts.getItemAt(0).axes.valueAxis;
  const shown = await loaded(axis, "minimum, maximum, numberFormat, title/text, title/visible");
  expect(shown.toJSON()).toMatchObject({
    minimum: 0,
    maximum: 0.4,
    numberFormat: "0.0%",
    title: { text: "", visible: false },
  });
  await onSheet((sheet) => {
    axis(sheet).set({ minimum: 0, maximum: 0.5, numberFormat: "0%", title: { text: "Share of cells" } });
    sheet.charts.getItemAt(0).axes.categoryAxis.title.text = "Algorithm";
  });
  const set = await loaded(axis, "minimum, maximum, numberFormat, title/text, title/visible");
  expect(set.toJSON()).toMatchObject({
    minimum: 0,
    maximum: 0.5,
    numberFormat: "0%",
    title: { text: "Share of cells", visible: true },
  });
  await onSheet((sheet) => void (axis(sheet).minimum = ""));
  await onSheet((sheet) => void (sheet.getRange("B3").values = [[-0.29]]));
  expect((await loaded(axis, "minimum")).minimum).toBe(-0.4);
});

test("the legend stands where it is told, and is there for several series from the beginning", async () => {
  await chartOf("Line", "A1:B4", "Columns");
  await chartOf("Line", "A1:C4", "Columns");
  const legend = (place: number) => loaded((sheet) => sheet.charts.getItemAt(place).legend, "visible, position");
  expect((await legend(0)).visible).toBe(false);
  expect((await legend(1)).toJSON()).toMatchObject({ visible: true, position: "Bottom" });
  await onSheet((sheet) => void (sheet.charts.getItemAt(1).legend.position = "Right"));
  expect((await legend(1)).position).toBe("Right");
  expect((await loaded((sheet) => sheet.charts.getItemAt(0).title, "text")).text).toBe("Mean");
});

test.each<[string, Batch]>([
  ["a type that is none", (sheet) => sheet.charts.add("Ladder" as "Line", sheet.getRange("A1:C4"))],
  ["a stock chart of two series", (sheet) => sheet.charts.add("StockHLC", sheet.getRange("A1:C4"), "Columns")],
  ["an end of an axis of names", (sheet) => (added(sheet).axes.categoryAxis.minimum = 0)],
  ["a legend nowhere", (sheet) => (added(sheet).legend.position = "Nowhere" as "Top")],
])("%s is refused", async (_what, act) => {
  expect(await codeOf(act)).toBe("InvalidArgument");
});

test("on a protected sheet charts are neither made nor changed", async () => {
  await chartOf("Line", "A1:B4", "Columns");
  await onSheet((sheet) => sheet.protection.protect());
  expect(await codeOf((sheet) => sheet.charts.add("Line", sheet.getRange("A1:B4")))).toBe("AccessDenied");
  expect(await codeOf((sheet) => (sheet.charts.getItemAt(0).title.text = "x"))).toBe("AccessDenied");
  expect(await codeOf((sheet) => sheet.charts.getItemAt(0).delete())).toBe("AccessDenied");
});

test("a chart follows its cells: inserted rows, another sheet's name, a copied sheet, hidden rows", async () => {
  await chartOf("Line", "A1:B4", "Columns");
  await onSheet((sheet) => {
    sheet.getRange("1:2").insert("Down");
    sheet.name = "It's";
  });
  expect(book().workbook.activeSheet.charts[0]!.series[0]!.values).toBe("='It''s'!$B$4:$B$6");
  await onSheet((sheet) => void (sheet.getRange("5:5").rowHidden = true));
  expect(drawn()[0]!.values).toEqual([0.303, 0.351]);
  await onSheet((sheet) => void sheet.copy("End"));
  const copy = book().workbook.sheets[1]!;
  expect(copy.charts[0]!.series[0]!.values).toBe(`='${copy.name.replaceAll("'", "''")}'!$B$4:$B$6`);
  await onSheet((sheet) => void sheet.getRange("B:B").delete("Left"));
  expect(drawn()[0]).toMatchObject({ name: "Series1", values: [] });
});

test("the print preview draws columns from zero, intervals from high to low, and what cannot be drawn as its name", async () => {
  await onSheet((sheet) => {
    sheet.getRange("E1:H3").values = [
      ["x", "High", "Low", "Mean"],
      ["a", 3, 1, 2],
      ["b", 4, 2, 3],
    ];
    const columns = sheet.charts.add("ColumnClustered", sheet.getRange("E1:F3"), "Columns");
    columns.setPosition("A6", "D20");
    columns.axes.valueAxis.set({ minimum: 0, maximum: 4 });
    sheet.charts.add("StockHLC", sheet.getRange("E1:H3"), "Columns").setPosition("A21", "D35");
    sheet.charts.add("Pie", sheet.getRange("E1:F3"), "Columns").setPosition("A36", "D50");
    sheet.pageLayout.setPrintArea("A1:H52");
  });
  const sheet = book().workbook.activeSheet;
  const facts = { page: 1, pages: 1, sheet: "", file: "", date: "", time: "" };
  const page = drawPage(sheet, layOutPages(sheet)[0]!, facts);
  const heights = [...page.matchAll(/<rect [^>]*height="([\d.]+)" fill="#4472C4"/g)].map(([, height]) =>
    Number(height),
  );
  expect(heights[1]! / heights[0]!).toBeCloseTo(4 / 3, 3);
  expect(page.match(/<line [^>]*stroke="#404040" stroke-width="1"\/>/g)).toHaveLength(2);
  expect(page).toContain(">Pie</text>");
});
