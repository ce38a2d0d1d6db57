import type { WorkbookStore } from "../store";
import { onSheet } from "./client";
import { pngOf } from "./pictures";

/** Columns with a line of theory, points, lines, bars and intervals, on a sheet whose name needs quotes, beside a picture. */
export async function chartsAndPicture(workbook: WorkbookStore): Promise<void> {
  await onSheet((sheet) => {
    sheet.name = "It's & 'more' 2";
    sheet.getRange("A1:D4").values = [
      ["Algorithm", "Upper", "Lower", "Mean"],
      ["Kruskal <1>", 0.31, 0.29, 0.3],
      ["Wilson", 0.3, 0.28, 0.29],
      ["Prim", 0.36, 0.34, 0.35],
    ];
    sheet.getRange("F1:G4").values = [
      ["Cells", "Difficulty"],
      [100, 20.5],
      [400, 41],
      [900, 55.25],
    ];
    sheet.shapes.addImage(pngOf(20, 20)).set({ left: 600, top: 10 });
    const columns = sheet.charts.add("ColumnClustered", sheet.getRange("A1:B4"), "Columns");
    columns.name = "Means";
    columns.title.text = "Means & theory";
    columns.legend.set({ visible: true, position: "Right" });
    columns.setPosition("A6", "F20");
    columns.axes.valueAxis.set({ minimum: 0, maximum: 0.5, numberFormat: "0%" });
    columns.axes.valueAxis.title.text = "Share of cells";
    columns.axes.categoryAxis.title.text = "Algorithm";
    sheet.charts.add("StockHLC", sheet.getRange("A1:D4"), "Columns").setPosition("G6", "L20");
    sheet.charts.add("XYScatter", sheet.getRange("F1:G4"), "Columns").setPosition("A22", "F36");
    sheet.charts.add("Line", sheet.getRange("A1:D4"), "Rows").setPosition("G22", "L36");
    sheet.charts.add("BarClustered", sheet.getRange("A1:D4"), "Columns").setPosition("A38", "F52");
  });
  const [columns] = workbook.activeSheet.charts;
  const [first] = columns!.series;
  const values = first!.values.replaceAll("$B", "$D");
  columns!.series.push({ ...first!, name: "Theory", nameFrom: "", type: "LineMarkers", values, dataLabels: true });
}
