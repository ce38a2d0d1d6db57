import type { DrawingEntry, SheetStore } from "../../store";
import { elements, firstElement, numberOf, tag } from "../package/xml";

/** English Metric Units in a point (ECMA-376 part 1, 20.1.10.16). */
const EMU = 12_700;

/** How a drawing keeps its place: moves and grows with the cells under it, moves with them, or does neither. */
export type Placement = "TwoCell" | "OneCell" | "Absolute";

const ANCHORS = { Absolute: "absoluteAnchor", OneCell: "oneCellAnchor", TwoCell: "twoCellAnchor" } as const;

/** A drawing at its place in a drawing part. */
export function anchored(sheet: SheetStore, entry: DrawingEntry, placement: Placement, content: string): string {
  const { left, top, width, height } = entry;
  const size = tag("xdr:ext", { cx: emu(width), cy: emu(height) });
  const place = {
    Absolute: () => tag("xdr:pos", { x: emu(left), y: emu(top) }) + size,
    OneCell: () => marker("xdr:from", sheet, left, top) + size,
    TwoCell: () => marker("xdr:from", sheet, left, top) + marker("xdr:to", sheet, left + width, top + height),
  }[placement]();
  return `<xdr:${ANCHORS[placement]}>${place}${content}<xdr:clientData/></xdr:${ANCHORS[placement]}>`;
}

/** A drawing's place from its anchor without prefixes. @param kind "absolute", "oneCell" or "twoCell" */
export function placeFrom(
  sheet: SheetStore,
  kind: string,
  content: string,
): { left: number; top: number; width: number; height: number; placement: Placement } {
  const from = corner(sheet, content, "from");
  const to = corner(sheet, content, "to");
  const position = firstElement(content, "pos");
  const size = firstElement(content, "ext");
  const start = from ?? { x: points(numberOf(position, "x")), y: points(numberOf(position, "y")) };
  return {
    left: start.x,
    top: start.y,
    width: to ? to.x - start.x : points(numberOf(size, "cx")),
    height: to ? to.y - start.y : points(numberOf(size, "cy")),
    placement: kind === "absolute" ? "Absolute" : kind === "oneCell" ? "OneCell" : "TwoCell",
  };
}

/** A point of the sheet as the cell that it lies in and what is left of it there. */
function marker(name: string, { rows, columns }: SheetStore, x: number, y: number): string {
  const column = columns.lineAt(x);
  const row = rows.lineAt(y);
  const parts = [
    tag("xdr:col", {}, String(column)),
    tag("xdr:colOff", {}, String(emu(x - columns.offset(column)))),
    tag("xdr:row", {}, String(row)),
    tag("xdr:rowOff", {}, String(emu(y - rows.offset(row)))),
  ];
  return `<${name}>${parts.join("")}</${name}>`;
}

function corner(
  { rows, columns }: SheetStore,
  content: string,
  name: "from" | "to",
): { x: number; y: number } | undefined {
  const inner = (name === "from" ? /<from>([^]*?)<\/from>/ : /<to>([^]*?)<\/to>/).exec(content)?.[1];
  if (inner === undefined) return undefined;
  const number = (tagName: string) => Number([...elements(inner, tagName)][0]?.text) || 0;
  return {
    x: columns.offset(number("col")) + points(number("colOff")),
    y: rows.offset(number("row")) + points(number("rowOff")),
  };
}

export function emu(length: number): number {
  return Math.round(length * EMU);
}

function points(emus: number | undefined): number {
  return Math.round(((emus ?? 0) / EMU) * 1000) / 1000;
}
