import { type Area, type Line, type LineStyle, type LineWeight, NO_LINE, type SheetStore } from "../../store";

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

/** The line with another style. It keeps its weight where Excel has such a line; "None" takes the line away. */
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

export type BorderIndex =
  | "EdgeTop"
  | "EdgeBottom"
  | "EdgeLeft"
  | "EdgeRight"
  | "InsideVertical"
  | "InsideHorizontal"
  | "DiagonalDown"
  | "DiagonalUp";

export const BORDER_INDEXES: readonly BorderIndex[] = [
  "EdgeTop",
  "EdgeBottom",
  "EdgeLeft",
  "EdgeRight",
  "InsideVertical",
  "InsideHorizontal",
  "DiagonalDown",
  "DiagonalUp",
];

/** The edges that a border of the area means, as an area of the sheet's horizontal or vertical edges; undefined when there are none. */
function edgesOf(area: Area, index: BorderIndex): { readonly across: boolean; readonly edges: Area } | undefined {
  const { row, column, rows, columns } = area;
  switch (index) {
    case "EdgeTop":
      return { across: true, edges: { row, column, rows: 1, columns } };
    case "EdgeBottom":
      return { across: true, edges: { row: row + rows, column, rows: 1, columns } };
    case "EdgeLeft":
      return { across: false, edges: { row, column, rows, columns: 1 } };
    case "EdgeRight":
      return { across: false, edges: { row, column: column + columns, rows, columns: 1 } };
    case "InsideHorizontal":
      return rows > 1 ? { across: true, edges: { row: row + 1, column, rows: rows - 1, columns } } : undefined;
    case "InsideVertical":
      return columns > 1
        ? { across: false, edges: { row, column: column + 1, rows, columns: columns - 1 } }
        : undefined;
    default:
      return undefined;
  }
}

/** Whether the area has such a border: a single row or column has none inside. */
export function hasBorder(area: Area, index: BorderIndex): boolean {
  return index === "DiagonalDown" || index === "DiagonalUp" || edgesOf(area, index) !== undefined;
}

/** The different lines that a border of the area consists of; none for an inside border of a single row or column. */
export function linesOf(sheet: SheetStore, area: Area, index: BorderIndex): Line[] {
  if (index === "DiagonalDown") return sheet.stylesIn(area).map((style) => style.diagonalDown);
  if (index === "DiagonalUp") return sheet.stylesIn(area).map((style) => style.diagonalUp);
  const found = edgesOf(area, index);
  if (!found) return [];
  return found.across ? sheet.horizontalEdgesIn(found.edges) : sheet.verticalEdgesIn(found.edges);
}

/** Changes every line of a border of the area. */
export function changeLines(sheet: SheetStore, area: Area, index: BorderIndex, change: (line: Line) => Line): void {
  if (index === "DiagonalDown")
    return sheet.restyle(area, (style) => ({ ...style, diagonalDown: change(style.diagonalDown) }));
  if (index === "DiagonalUp")
    return sheet.restyle(area, (style) => ({ ...style, diagonalUp: change(style.diagonalUp) }));
  const found = edgesOf(area, index);
  if (found?.across) sheet.changeHorizontalEdges(found.edges, change);
  else if (found) sheet.changeVerticalEdges(found.edges, change);
}
