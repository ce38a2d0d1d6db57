import type { Border, BorderStyle } from "exceljs";
import { type Line, type LineStyle, type LineWeight, NO_LINE } from "../../store";
import { type Palette, colorFromFile, colorToFile } from "./colors";

/** The thirteen lines that Excel draws, from the lightest to the heaviest, by their names in a file. */
const LINES: readonly (readonly [BorderStyle, LineStyle, LineWeight])[] = [
  ["hair", "Continuous", "Hairline"],
  ["dotted", "Dot", "Thin"],
  ["dashDotDot", "DashDotDot", "Thin"],
  ["dashDot", "DashDot", "Thin"],
  ["dashed", "Dash", "Thin"],
  ["thin", "Continuous", "Thin"],
  ["mediumDashDotDot", "DashDotDot", "Medium"],
  ["slantDashDot", "SlantDashDot", "Medium"],
  ["mediumDashDot", "DashDot", "Medium"],
  ["mediumDashed", "Dash", "Medium"],
  ["medium", "Continuous", "Medium"],
  ["double", "Double", "Thick"],
  ["thick", "Continuous", "Thick"],
];

/** Undefined for no line. A style in a weight that Excel does not draw becomes the nearest of that style. */
export function lineToFile(line: Line): Partial<Border> | undefined {
  if (line.style === "None") return undefined;
  const ofStyle = LINES.filter(([, style]) => style === line.style);
  const found = ofStyle.find(([, , weight]) => weight === line.weight) ?? ofStyle[0]!;
  return { style: found[0], color: colorToFile(line.color, line.tintAndShade) };
}

export function lineFromFile(border: Partial<Border> | undefined, palette: Palette): Line {
  const found = LINES.find(([name]) => name === border?.style);
  if (!found) return NO_LINE;
  const color = colorFromFile(border?.color, palette, "#000000");
  return { style: found[1], weight: found[2], color, tintAndShade: 0 };
}

/** Of two lines that the cells beside an edge have, the one that Excel shows: the heavier one, or the first if they are equal. */
export function heavier(one: Line, other: Line): Line {
  return heaviness(other) > heaviness(one) ? other : one;
}

function heaviness(line: Line): number {
  return LINES.findIndex(([, style, weight]) => style === line.style && weight === line.weight);
}
