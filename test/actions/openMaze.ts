import type { GenerateChoice } from "../../src/actions/core/choices";
import { addSizeCells } from "../../src/actions/front";
import { generate } from "../../src/actions/make/generate";
import { type Player, generatedIn } from "../../src/actions/watch";
import type { Trace } from "../../src/maze/trace/trace";
import type { SheetStore } from "../host/store";
import { choice, conversation } from "./conversation";
import { book, openWorkbook } from "./openWorkbook";
import { area, put } from "./sheetReading";

export { book, forkFields, forkPane, openPane, openWorkbook, pane } from "./openWorkbook";

/** The sheet with this name; without a name the one in front. */
export function sheet(name?: string): SheetStore {
  return name === undefined ? book.workbook.activeSheet : book.workbook.sheet(name)!;
}

/** Types a size into the size cells of a sheet that is set up. */
export function resize(columns: number, rows: number, on = sheet()): void {
  put(on, "BC12", columns);
  put(on, "BC14", rows);
}

/** Sets up the sheet in front with numbers already in BC12 and BC14, which changes no column's width. */
export async function setUpAround(columns = 20, rows = 15): Promise<void> {
  resize(columns, rows);
  await addSizeCells(conversation());
}

/** A new workbook whose sheet is set up for a maze of this size; nothing is drawn. */
export async function openSized(columns: number, rows: number): Promise<void> {
  openWorkbook();
  await setUpAround(columns, rows);
}

/** A new workbook with a maze of this size, beginning at B2, made as `made` says. */
export async function openMaze(columns: number, rows: number, made: Partial<GenerateChoice> = {}): Promise<void> {
  await openSized(columns, rows);
  await generate({ ...choice, ...made }, conversation());
}

/** Puts the size cells of Sheet1 into column A, out of the way of any grid. */
export async function sizesInColumnA(columns: number, rows: number): Promise<void> {
  put(sheet("Sheet1"), "A12", columns);
  put(sheet("Sheet1"), "A14", rows);
  await person(({ names }) => {
    names.add("MazeColumns", "=Sheet1!$A$12");
    names.add("MazeRows", "=Sheet1!$A$14");
  });
}

/** Selects areas of the sheet in front, as a person does with Ctrl. */
export function select(...addresses: string[]): void {
  sheet().select(addresses.map(area));
}

/** Does something in the sheet in front as a person would, with Excel's own means. */
export async function person(work: (front: Excel.Worksheet, workbook: Excel.Workbook) => void): Promise<void> {
  await Excel.run(async (context) => {
    work(context.workbook.worksheets.getActiveWorksheet(), context.workbook);
    await context.sync();
  });
}

type DrawnLine = readonly [address: string, side: string, style: string, color?: string, weight?: string];

/** Gives lines of the sheet in front a look, as a person does with the border tool: "EdgeTop" or "InsideVertical" of ranges. */
export function drawLines(...lines: readonly DrawnLine[]) {
  return person((front) => {
    for (const [address, side, style, color, weight] of lines) {
      const border = front.getRange(address).format.borders.getItem(side as "EdgeTop");
      border.style = style as "None";
      if (weight !== undefined) border.weight = weight as "Thin";
      if (color !== undefined) border.color = color;
    }
  });
}

/** Puts up all lines at the edge of a range, or takes down all those inside of it. */
export const enclose = (address: string, style = "Continuous", ...look: [color?: string]) =>
  drawLines(
    ...["EdgeTop", "EdgeRight", "EdgeBottom", "EdgeLeft"].map((side) => [address, side, style, ...look] as const),
  );
export const openInside = (address: string) =>
  drawLines(...["InsideVertical", "InsideHorizontal"].map((side) => [address, side, "None"] as const));

/** The trace of the maze that a player shows; throws if the player shows anything else. */
export function traceOf(player: Player): Trace {
  const generated = generatedIn(player);
  if (generated === undefined) throw new Error("The play is none of a maze.");
  return generated.trace;
}
