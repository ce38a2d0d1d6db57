import {
  type Area,
  type DrawingEntry,
  type PictureFile,
  type ShapeEntry,
  type SheetStore,
  lastColumn,
  lastRow,
} from "../store";
import { drawChart } from "../looks/drawChart";
import { rounded, svg, escaped } from "../looks/svg";

/** The pictures and charts that lie over these cells, cut at their edges as a page cuts them; drafts are printed without. From (0, 0). */
export function drawPictures(sheet: SheetStore, cells: Area): string {
  if (sheet.page.draftMode) return "";
  const left = sheet.columns.offset(cells.column);
  const top = sheet.rows.offset(cells.row);
  const width = sheet.columns.offset(lastColumn(cells) + 1) - left;
  const height = sheet.rows.offset(lastRow(cells) + 1) - top;
  const meets = (drawing: DrawingEntry) =>
    drawing.left < left + width &&
    drawing.left + drawing.width > left &&
    drawing.top < top + height &&
    drawing.top + drawing.height > top;
  const pictures = sheet.shapes.flatMap((shape) => {
    const file = shape.visible ? sheet.workbook.pictures.get(shape.picture ?? "") : undefined;
    return file && meets(shape) ? [drawPicture(shape, file, left, top)] : [];
  });
  const charts = sheet.charts
    .filter(meets)
    .map((chart) => drawChart(chart, sheet.workbook, { x: chart.left - left, y: chart.top - top }));
  if (pictures.length + charts.length === 0) return "";
  return svg(
    "svg",
    { width, height, viewBox: `0 0 ${rounded(width)} ${rounded(height)}` },
    [...pictures, ...charts].join(""),
  );
}

function drawPicture(shape: ShapeEntry, { format, base64 }: PictureFile, left: number, top: number): string {
  const label = shape.altTextDescription || shape.altTextTitle || shape.name;
  return svg(
    "image",
    {
      x: shape.left - left,
      y: shape.top - top,
      width: shape.width,
      height: shape.height,
      preserveAspectRatio: "none",
      href: `data:image/${format.toLowerCase()};base64,${base64}`,
    },
    svg("title", {}, escaped(label)),
  );
}
