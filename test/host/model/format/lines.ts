import { type Line, type LineStyle, type LineWeight, NO_LINE } from "../../store";
import { color, numberWithin, oneOf } from "../base/arguments";

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

/** The properties of a border, each with the check of a value that is written. */
export const LINE_CHECKS = {
  color,
  style: (value: unknown) => oneOf(Object.keys(WEIGHTS_OF), value),
  tintAndShade: (value: unknown) => numberWithin(value, -1, 1),
  weight: (value: unknown) => oneOf(["Hairline", "Thin", "Medium", "Thick"], value),
};

/** The line with some of its properties changed, in this order. */
export function changedLine(line: Line, { style, weight, color: tone, tintAndShade }: Partial<Line>): Line {
  let changed = style === undefined ? line : withStyle(line, style);
  if (weight !== undefined) changed = withWeight(changed, weight);
  if (tone !== undefined) changed = withColor(changed, tone);
  return tintAndShade === undefined ? changed : { ...changed, tintAndShade };
}

/** The line with another style. It keeps its weight if Excel has such a line; "None" takes the line away. */
function withStyle(line: Line, style: LineStyle): Line {
  if (style === "None") return NO_LINE;
  const weights = WEIGHTS_OF[style];
  const weight = line.style !== "None" && weights.includes(line.weight) ? line.weight : weights[0]!;
  return { ...line, style, weight };
}

/** The line with another weight; no line becomes a continuous one, and so does a style that lacks the weight. */
function withWeight(line: Line, weight: LineWeight): Line {
  const keeps = line.style !== "None" && WEIGHTS_OF[line.style].includes(weight);
  return { ...line, style: keeps ? line.style : "Continuous", weight };
}

/** The line with another colour; no line becomes a thin continuous one. */
function withColor(line: Line, tone: string): Line {
  return { ...line, style: line.style === "None" ? "Continuous" : line.style, color: tone, tintAndShade: 0 };
}
