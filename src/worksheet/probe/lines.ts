import { parseArea } from "../excel";
import { type Asked, areasFrom, milliseconds, onSheet, roundTrip, timed } from "./asked";

type Sides = readonly ["right", "left"] | readonly ["bottom", "top"];
type InsideBorder = "InsideVertical" | "InsideHorizontal";

/** Draws lines in every way, asks both cells of each edge, removes some and asks again. */
export async function askLines(asked: Asked): Promise<Record<string, string>> {
  await onSheet(asked, (sheet) => {
    drawInside(sheet.getRange("B2:C3"));
    draw(sheet.getRange("B6"), "EdgeRight");
    draw(sheet.getRange("B9"), "EdgeBottom");
    draw(sheet.getRange("C13"), "EdgeLeft");
    draw(sheet.getRange("B17"), "EdgeTop");
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
  const inside = ["B2:C2", "B3:C3", "B2:B3", "C2:C3"];
  const drawn = await onSheet(asked, (sheet) => ({
    inside: edges(sheet, ...inside),
    first: edges(sheet, "B6:C6", "B9:B10"),
    second: edges(sheet, "B13:C13", "B16:B17"),
    byProperties: edges(sheet, "E6:F6", "E9:E10"),
  }));
  await onSheet(asked, (sheet) => {
    removeInside(sheet.getRange("B2:C3"));
    remove(sheet.getRange("C6"), "EdgeLeft");
    remove(sheet.getRange("B10"), "EdgeTop");
  });
  const left = await onSheet(asked, (sheet) => ({
    inside: edges(sheet, ...inside),
    beside: edges(sheet, "B6:C6", "B9:B10"),
  }));
  return {
    "Cells that report a line inside a range": reporters(drawn.inside),
    "Cells that report a line drawn for the left or upper cell": reporters(drawn.first),
    "Cells that report a line drawn for the right or lower cell": reporters(drawn.second),
    "Cells that report a line drawn by properties of the left or upper cell": reporters(drawn.byProperties),
    "A line that is removed through the neighbouring cell": left.beside.every(isGone) ? "is gone" : "stays",
    "Lines inside a range that are removed": left.inside.every(isGone)
      ? "are gone"
      : "stay, though success is reported",
  };
}

export async function askAreas(asked: Asked): Promise<Record<string, string>> {
  await onSheet(asked, (sheet) => {
    draw(sheet.getRanges("B20:C20,E20:F20"), "InsideVertical");
    draw(sheet.getRanges("H20:H21,J20:J21"), "InsideHorizontal");
    drawInside(sheet.getRange("B24:E27"));
    draw(sheet.getRange("B30:C30"), "InsideVertical");
  });
  await onSheet(asked, (sheet) => {
    remove(sheet.getRanges("B24:C24,D24:E24,B25:C25"), "InsideVertical");
    remove(sheet.getRanges("B26:B27,C26:C27,D24:D25"), "InsideHorizontal");
  });
  const read = await onSheet(asked, (sheet) => ({
    drawn: edges(sheet, "B20:C20", "E20:F20", "H20:H21", "J20:J21"),
    between: edges(sheet, "C24:D24", "B24:B25", "B26:C26", "C27:D27"),
    inside: edges(sheet, "B24:C24", "D24:E24", "B26:B27", "C26:C27"),
    mixed: sheet.getRanges("B30:C30,E30:F30").untrack().format.borders.getItem("InsideVertical").load("style"),
  }));
  const style = read.mixed.style as string | null;
  return {
    "Addresses of several areas": "work",
    "Cells that report a line drawn by an address of several areas": reporters(read.drawn),
    "Lines inside several areas that are removed": read.inside.every(isGone)
      ? "are gone"
      : "stay, though success is reported",
    "Areas of one address that touch": read.between.some(isGone) ? "are joined" : "stay apart",
    "A border in one of several areas reads": style === null ? "null" : `“${style}”`,
  };
}

/** Changes up to 400 areas in a request, as long as that should take less than two seconds; and again after a call that ends undo. */
export async function askPace(asked: Asked): Promise<Record<string, string>> {
  const small = await roundTrip(asked);
  const take = (count: number) =>
    timed(asked.now, () => onSheet(asked, (sheet) => remove(sheet.getRanges(areasFrom(40, count)), "InsideVertical")));
  let [areas, whole] = [20, await take(20)];
  for (const count of [100, 400]) {
    if ((whole / areas) * count > 2000) break;
    [areas, whole] = [count, await take(count)];
  }
  const hundred = (time: number) => milliseconds((Math.max(0, time - small) / areas) * 100);
  // The sheet is not protected. Microsoft suggests this against slow requests (OfficeDev/office-js#6240).
  await onSheet(asked, (sheet) => sheet.protection.unprotect());
  return {
    "A hundred areas take": `${hundred(whole)}, by a request of ${areas}`,
    "A hundred areas after a call that ends undo take": hundred(await take(areas)),
  };
}

export async function askColour(asked: Asked): Promise<Record<string, string>> {
  const colour = "#C00000";
  await onSheet(asked, (sheet) => {
    draw(sheet.getRange("B34:C34"), "InsideVertical");
    sheet.getRange("B34:C34").untrack().format.borders.getItem("InsideVertical").color = colour;
  });
  const { properties, border } = await onSheet(asked, (sheet) => ({
    properties: sheet
      .getRange("B34:C34")
      .untrack()
      .getCellProperties({ format: { borders: { style: true, color: true } } }),
    border: sheet.getRange("B34:C34").untrack().format.borders.getItem("InsideVertical").load("color"),
  }));
  const [first, second] = properties.value[0]!;
  const drawn = [first?.format?.borders?.right, second?.format?.borders?.left].find((side) => hasLine(side?.style));
  return {
    [`The colour of a line drawn in ${colour}, asked by cell properties`]: String(drawn?.color ?? null),
    [`The colour of a line drawn in ${colour}, asked by its border`]: String(border.color),
  };
}

type Cells = Excel.Range | Excel.RangeAreas;

function draw(cells: Cells, item: `${Excel.BorderIndex}`): void {
  const border = bordersOf(cells).getItem(item);
  border.style = "Continuous";
  border.weight = "Thick";
}

function remove(cells: Cells, item: `${Excel.BorderIndex}`): void {
  bordersOf(cells).getItem(item).style = "None";
}

const bordersOf = (cells: Cells) => (cells.untrack() as Excel.Range).format.borders;
const INSIDE: readonly InsideBorder[] = ["InsideVertical", "InsideHorizontal"];
const drawInside = (cells: Cells) => INSIDE.forEach((item) => draw(cells, item));
const removeInside = (cells: Cells) => INSIDE.forEach((item) => remove(cells, item));

/** Two cells on both sides of an edge, queued for reading, and the side at which each has it. */
interface Edge {
  readonly read: OfficeExtension.ClientResult<Excel.CellProperties[][]>;
  readonly sides: Sides;
}

function edges(sheet: Excel.Worksheet, ...addresses: readonly string[]): Edge[] {
  return addresses.map((address) => ({
    read: sheet
      .getRange(address)
      .untrack()
      .getCellProperties({ format: { borders: { style: true } } }),
    sides: parseArea(address)!.rows === 1 ? ["right", "left"] : ["bottom", "top"],
  }));
}

const hasLine = (style: unknown) => typeof style === "string" && style !== "None";

/** Which of its two cells report a line. */
function reporterOf({ read, sides }: Edge): string {
  const cells = read.value.flat();
  const [first, second] = sides.map((side, i) => hasLine(cells[i]?.format?.borders?.[side]?.style));
  if (first === second) return first === true ? "both" : "neither";
  return first === true ? "left or upper" : "right or lower";
}

const isGone = (edge: Edge) => reporterOf(edge) === "neither";
const reporters = (read: readonly Edge[]) => [...new Set(read.map(reporterOf))].join(", then ");
