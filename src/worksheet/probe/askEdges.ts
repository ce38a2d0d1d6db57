import type { Job } from "../excel";

/** Which of the two cells at an edge report its line when each is asked separately. */
export type LineReporter = "both" | "left or upper" | "right or lower" | "neither";

/** What was found out about lines between cells; if places differ, all answers. */
export interface EdgeAnswers {
  /** Drawn by an inside border of a range. */
  readonly inside: readonly LineReporter[];
  /** Drawn through the left or upper cell alone. */
  readonly first: readonly LineReporter[];
  /** Drawn through the right or lower cell alone. */
  readonly second: readonly LineReporter[];
  /** Drawn by properties of the left or upper cell. */
  readonly byProperties: readonly LineReporter[];
  /** Whether a line drawn through one cell disappears when it is removed through its neighbour. */
  readonly goesFromBeside: boolean;
  /** Whether lines disappear that are removed as they were drawn, by an inside border. */
  readonly goesFromInside: boolean;
}

type Sides = "right" | "left" | "bottom" | "top";

/**
 * Draws lines in B2:F17 of a sheet in every possible way, asks both cells of each edge, removes some and asks again. Four
 * requests.
 */
export async function askEdges(job: Job, sheetName: string): Promise<EdgeAnswers> {
  await job.onSheet(sheetName, (sheet) => {
    for (const item of ["InsideVertical", "InsideHorizontal"] as const)
      drawLine(sheet.getRange("B2:C3").untrack(), item);
    drawLine(sheet.getRange("B6").untrack(), "EdgeRight");
    drawLine(sheet.getRange("B9").untrack(), "EdgeBottom");
    drawLine(sheet.getRange("C13").untrack(), "EdgeLeft");
    drawLine(sheet.getRange("B17").untrack(), "EdgeTop");
    const line = { style: "Continuous", weight: "Thick" } as const;
    sheet
      .getRange("E6")
      .untrack()
      .setCellProperties([[{ format: { borders: { right: line } } }]]);
    sheet
      .getRange("E9")
      .untrack()
      .setCellProperties([[{ format: { borders: { bottom: line } } }]]);
  });
  const drawn = await job.onSheet(sheetName, (sheet) => ({
    inside: [
      verticalEdge(sheet, "B2:C2"),
      verticalEdge(sheet, "B3:C3"),
      horizontalEdge(sheet, "B2:B3"),
      horizontalEdge(sheet, "C2:C3"),
    ],
    first: [verticalEdge(sheet, "B6:C6"), horizontalEdge(sheet, "B9:B10")],
    second: [verticalEdge(sheet, "B13:C13"), horizontalEdge(sheet, "B16:B17")],
    byProperties: [verticalEdge(sheet, "E6:F6"), horizontalEdge(sheet, "E9:E10")],
  }));
  await job.onSheet(sheetName, (sheet) => {
    for (const item of ["InsideVertical", "InsideHorizontal"] as const)
      takeLine(sheet.getRange("B2:C3").untrack(), item);
    takeLine(sheet.getRange("C6").untrack(), "EdgeLeft");
    takeLine(sheet.getRange("B10").untrack(), "EdgeTop");
  });
  const left = await job.onSheet(sheetName, (sheet) => ({
    inside: [
      verticalEdge(sheet, "B2:C2"),
      verticalEdge(sheet, "B3:C3"),
      horizontalEdge(sheet, "B2:B3"),
      horizontalEdge(sheet, "C2:C3"),
    ],
    beside: [verticalEdge(sheet, "B6:C6"), horizontalEdge(sheet, "B9:B10")],
  }));
  const areGone = (edges: readonly LoadedEdge[]) => edges.every((edge) => reporterOf(edge) === "neither");
  return {
    inside: reportersOf(drawn.inside),
    first: reportersOf(drawn.first),
    second: reportersOf(drawn.second),
    byProperties: reportersOf(drawn.byProperties),
    goesFromBeside: areGone(left.beside),
    goesFromInside: areGone(left.inside),
  };
}

/** Queues a thick line. */
export function drawLine(range: Excel.Range, item: Excel.BorderIndex | `${Excel.BorderIndex}`): void {
  const border = range.format.borders.getItem(item as Excel.BorderIndex);
  border.style = "Continuous";
  border.weight = "Thick";
}

function takeLine(range: Excel.Range, item: `${Excel.BorderIndex}`): void {
  range.format.borders.getItem(item as Excel.BorderIndex).style = "None";
}

/** Both cells of an edge, queued for reading, and the side at which each has it. */
interface LoadedEdge {
  readonly read: OfficeExtension.ClientResult<Excel.CellProperties[][]>;
  readonly sides: readonly [Sides, Sides];
}

/** Queues the question about the edge between two cells side by side. */
export function verticalEdge(sheet: Excel.Worksheet, cells: string): LoadedEdge {
  return { read: bordersOf(sheet, cells), sides: ["right", "left"] };
}

/** Queues the question about the edge between two cells one above the other. */
export function horizontalEdge(sheet: Excel.Worksheet, cells: string): LoadedEdge {
  return { read: bordersOf(sheet, cells), sides: ["bottom", "top"] };
}

function bordersOf(sheet: Excel.Worksheet, cells: string): LoadedEdge["read"] {
  return sheet
    .getRange(cells)
    .untrack()
    .getCellProperties({ format: { borders: { style: true } } });
}

/** Which of the two cells at the edge reported a line. */
export function reporterOf({ read, sides }: LoadedEdge): LineReporter {
  const cells = read.value.flat();
  const [first, second] = sides.map((side, i) => {
    const style: string | null | undefined = cells[i]?.format?.borders?.[side]?.style;
    return typeof style === "string" && style !== "None";
  });
  if (first === second) return first === true ? "both" : "neither";
  return first === true ? "left or upper" : "right or lower";
}

/** The different ones. */
export function reportersOf(edges: readonly LoadedEdge[]): LineReporter[] {
  return [...new Set(edges.map(reporterOf))];
}
