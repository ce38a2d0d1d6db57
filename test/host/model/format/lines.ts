import { type Line, type LineStyle, type LineWeight, NO_LINE } from "../../store";

export const LINE_STYLES: readonly LineStyle[] = [
  "None",
  "Continuous",
  "Dash",
  "DashDot",
  "DashDotDot",
  "Dot",
  "Double",
  "SlantDashDot",
];
export const LINE_WEIGHTS: readonly LineWeight[] = ["Hairline", "Thin", "Medium", "Thick"];

/** Excel draws 13 lines: these weights exist for each style, the first being the one a new line gets. */
const WEIGHTS_OF: Readonly<Record<LineStyle, readonly LineWeight[]>> = {
  None: ["Thin"],
  Continuous: ["Thin", "Hairline", "Medium", "Thick"],
  Dash: ["Thin", "Medium"],
  DashDot: ["Thin", "Medium"],
  DashDotDot: ["Thin", "Medium"],
  Dot: ["Thin"],
  Double: ["Thick"],
  SlantDashDot: ["Medium"],
};

/** The line with another style. It keeps its weight if Excel has such a line; "None" takes the line away. */
export function withStyle(line: Line, style: LineStyle): Line {
  if (style === "None") return NO_LINE;
  const weights = WEIGHTS_OF[style];
  const weight = line.style !== "None" && weights.includes(line.weight) ? line.weight : weights[0]!;
  return { ...line, style, weight };
}

/** The line with another weight; no line becomes a continuous one, and so does a style that lacks the weight. */
export function withWeight(line: Line, weight: LineWeight): Line {
  const keeps = line.style !== "None" && WEIGHTS_OF[line.style].includes(weight);
  return { ...line, style: keeps ? line.style : "Continuous", weight };
}

/** The line with another colour; no line becomes a thin continuous one. */
export function withColor(line: Line, color: string): Line {
  return { ...line, style: line.style === "None" ? "Continuous" : line.style, color, tintAndShade: 0 };
}
