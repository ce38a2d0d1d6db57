import type { Job } from "../excel";

/** The colour in which the line is drawn. */
export const LINE_COLOUR = "#C00000";

/** What the colour of a line reads; null as Excel reports it, and if no line is reported. */
interface ColourAnswers {
  readonly byProperties: string | null;
  readonly byBorder: string | null;
}

/** Draws a line in {@link LINE_COLOUR} in B34:C34 and reads it by `getCellProperties` and by its border. Two requests. */
export async function askLineColour(job: Job, sheetName: string): Promise<ColourAnswers> {
  const cells = "B34:C34";
  await job.onSheet(sheetName, (sheet) => {
    const border = sheet.getRange(cells).untrack().format.borders.getItem("InsideVertical");
    border.style = "Continuous";
    border.weight = "Thick";
    border.color = LINE_COLOUR;
  });
  const { properties, border } = await job.onSheet(sheetName, (sheet) => ({
    properties: sheet
      .getRange(cells)
      .untrack()
      .getCellProperties({ format: { borders: { style: true, color: true } } }),
    border: sheet.getRange(cells).untrack().format.borders.getItem("InsideVertical").load("color"),
  }));
  const [first, second] = properties.value[0]!;
  const sides = [first?.format?.borders?.right, second?.format?.borders?.left];
  const drawn = sides.find((side) => side?.style !== undefined && side.style !== null && side.style !== "None");
  return { byProperties: drawn?.color ?? null, byBorder: border.color };
}
