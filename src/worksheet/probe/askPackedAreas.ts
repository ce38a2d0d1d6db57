import type { Job } from "../excel";
import { horizontalEdge, drawLine, reporterOf, reportersOf, verticalEdge, type LineReporter } from "./askEdges";

/** What was found out about addresses of several areas. */
interface PackedAnswers {
  /** Which cells report a line that an inside border of several areas drew. */
  readonly drawn: readonly LineReporter[];
  /** Whether touching areas keep the line between them when all lines inside them are removed. */
  readonly staysBetweenTouching: boolean;
  /** Whether the lines inside them are removed at the same time. */
  readonly goesInside: boolean;
  /** The style that is read for a border that only one of two areas has. */
  readonly mixedStyle: string | null;
  /** The same for a single area that has the border only in part. */
  readonly mixedStyleInRange: string | null;
}

/** Three requests, in columns B to L of rows 20 to 32. Throws Refusal if addresses of several areas are refused. */
export async function askPackedAreas(job: Job, sheetName: string): Promise<PackedAnswers> {
  await job.onSheet(sheetName, (sheet) => {
    drawPacked(sheet.getRanges("B20:C20,E20:F20").untrack(), "InsideVertical");
    drawPacked(sheet.getRanges("H20:H21,J20:J21").untrack(), "InsideHorizontal");
    for (const item of ["InsideVertical", "InsideHorizontal"] as const)
      drawLine(sheet.getRange("B24:E27").untrack(), item);
    drawLine(sheet.getRange("B30:C30").untrack(), "InsideVertical");
  });
  await job.onSheet(sheetName, (sheet) => {
    removeLines(sheet.getRanges("B24:C24,D24:E24,B25:C25").untrack(), "InsideVertical");
    removeLines(sheet.getRanges("B26:B27,C26:C27,D24:D25").untrack(), "InsideHorizontal");
  });
  const read = await job.onSheet(sheetName, (sheet) => ({
    drawn: [
      verticalEdge(sheet, "B20:C20"),
      verticalEdge(sheet, "E20:F20"),
      horizontalEdge(sheet, "H20:H21"),
      horizontalEdge(sheet, "J20:J21"),
    ],
    between: [
      verticalEdge(sheet, "C24:D24"),
      horizontalEdge(sheet, "B24:B25"),
      verticalEdge(sheet, "B26:C26"),
      verticalEdge(sheet, "C27:D27"),
    ],
    inside: [
      verticalEdge(sheet, "B24:C24"),
      verticalEdge(sheet, "D24:E24"),
      horizontalEdge(sheet, "B26:B27"),
      horizontalEdge(sheet, "C26:C27"),
    ],
    mixed: insideStyle(sheet.getRanges("B30:C30,E30:F30").untrack()),
    mixedInRange: insideStyle(sheet.getRange("B30:D30").untrack()),
  }));
  return {
    drawn: reportersOf(read.drawn),
    staysBetweenTouching: read.between.every((edge) => reporterOf(edge) !== "neither"),
    goesInside: read.inside.every((edge) => reporterOf(edge) === "neither"),
    mixedStyle: read.mixed.style,
    mixedStyleInRange: read.mixedInRange.style,
  };
}

function insideStyle({ format }: { readonly format: Excel.RangeFormat }): Excel.RangeBorder {
  return format.borders.getItem("InsideVertical").load("style");
}

function drawPacked({ format }: Excel.RangeAreas, item: "InsideVertical" | "InsideHorizontal"): void {
  const border = format.borders.getItem(item);
  border.style = "Continuous";
  border.weight = "Thick";
}

/** Queues removal of the lines inside several areas. */
export function removeLines({ format }: Excel.RangeAreas, item: "InsideVertical" | "InsideHorizontal"): void {
  format.borders.getItem(item).style = "None";
}
