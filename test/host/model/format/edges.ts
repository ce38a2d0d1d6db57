import { type Area, type Line, type LineHolder, MAX_COLUMNS, MAX_ROWS, NO_LINE, type SheetStore } from "../../store";
import type { HostSwitches } from "../base/switches";

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

/** Which of the two cells at an edge holds its line: what the switch of that name says. */
type HeldBy = HostSwitches["edgesHeldBy"];

/** Edges of a sheet, and on which side of them the cells are that ask: "both" within an area and at the sheet's own rim. */
interface Edges {
  readonly across: boolean;
  readonly edges: Area;
  readonly from: LineHolder | "both";
}

/** The edges that a border of the area means, as an area of the sheet's horizontal or vertical edges; undefined when there are none. */
function edgesOf({ row, column, rows, columns }: Area, index: BorderIndex): Edges | undefined {
  const across = (at: number, count: number, from: Edges["from"]): Edges => ({
    across: true,
    edges: { row: at, column, rows: count, columns },
    from,
  });
  const upright = (at: number, count: number, from: Edges["from"]): Edges => ({
    across: false,
    edges: { row, column: at, rows, columns: count },
    from,
  });
  switch (index) {
    case "EdgeTop":
      return across(row, 1, row === 0 ? "both" : "second");
    case "EdgeBottom":
      return across(row + rows, 1, row + rows === MAX_ROWS ? "both" : "first");
    case "EdgeLeft":
      return upright(column, 1, column === 0 ? "both" : "second");
    case "EdgeRight":
      return upright(column + columns, 1, column + columns === MAX_COLUMNS ? "both" : "first");
    case "InsideHorizontal":
      return rows > 1 ? across(row + 1, rows - 1, "both") : undefined;
    case "InsideVertical":
      return columns > 1 ? upright(column + 1, columns - 1, "both") : undefined;
    default:
      return undefined;
  }
}

/** Whether the area has such a border: a single row or column has none inside. */
export function hasBorder(area: Area, index: BorderIndex): boolean {
  return index === "DiagonalDown" || index === "DiagonalUp" || edgesOf(area, index) !== undefined;
}

/** The different lines that a border of the area consists of; none for an inside border of a single row or column. */
export function linesOf(heldBy: HeldBy, sheet: SheetStore, area: Area, index: BorderIndex): Line[] {
  if (index === "DiagonalDown") return sheet.stylesIn(area).map((style) => style.diagonalDown);
  if (index === "DiagonalUp") return sheet.stylesIn(area).map((style) => style.diagonalUp);
  const found = edgesOf(area, index);
  if (!found) return [];
  const lines = found.across ? sheet.horizontalEdgesIn(found.edges) : sheet.verticalEdgesIn(found.edges);
  return lines.map((line) => seen(heldBy, line, found.from));
}

/** Changes every line of a border of the area. */
export function changeLines(
  heldBy: HeldBy,
  sheet: SheetStore,
  area: Area,
  index: BorderIndex,
  change: (line: Line) => Line,
): void {
  if (index === "DiagonalDown")
    return sheet.restyle(area, (style) => ({ ...style, diagonalDown: change(style.diagonalDown) }));
  if (index === "DiagonalUp")
    return sheet.restyle(area, (style) => ({ ...style, diagonalUp: change(style.diagonalUp) }));
  const found = edgesOf(area, index);
  if (!found) return;
  const { across, edges, from } = found;
  const changed = (line: Line): Line => written(heldBy, line, from, change);
  if (across) sheet.changeHorizontalEdges(edges, changed);
  else sheet.changeVerticalEdges(edges, changed);
}

/** Sets the line that every cell of the area holds at one side; it may be none. */
export function setLine(heldBy: HeldBy, sheet: SheetStore, area: Area, index: BorderIndex, line: Line): void {
  const found = edgesOf(area, index);
  if (!found) return;
  const { heldBy: _other, ...look } = line;
  const set = (old: Line): Line =>
    line.style === "None" ? left(heldBy, old, found.from) : written(heldBy, old, found.from, () => look);
  if (found.across) sheet.changeHorizontalEdges(found.edges, set);
  else sheet.changeVerticalEdges(found.edges, set);
}

/** Removes the lines that cells of the area hold; lines held by their neighbours stay. */
export function clearLines(heldBy: HeldBy, sheet: SheetStore, area: Area): void {
  for (const index of BORDER_INDEXES.slice(0, 6)) {
    const found = edgesOf(area, index);
    if (!found) continue;
    const { across, edges, from } = found;
    const cleared = (line: Line): Line => left(heldBy, line, from);
    if (across) sheet.changeHorizontalEdges(edges, cleared);
    else sheet.changeVerticalEdges(edges, cleared);
  }
}

/** The line that a single cell holds at one of its sides. */
export function lineHeld(heldBy: HeldBy, sheet: SheetStore, row: number, column: number, index: BorderIndex): Line {
  return linesOf(heldBy, sheet, { row, column, rows: 1, columns: 1 }, index)[0] ?? NO_LINE;
}

/** The line as far as that one of its two cells holds it. */
export function partHeld(heldBy: HeldBy, line: Line, cell: LineHolder): Line {
  const holder = holderOf(heldBy, line);
  if (line.style === "None" || (holder !== "both" && holder !== cell)) return NO_LINE;
  return { ...line, heldBy: cell };
}

/** Who holds the line; both cells do if it was drawn under another switch or came from a file. */
function holderOf(heldBy: HeldBy, line: Line): Edges["from"] {
  if (heldBy === "both") return "both";
  if (heldBy === "left") return "first";
  if (heldBy === "right") return "second";
  return line.heldBy ?? "both";
}

/** The line as cells on that side of it report it. */
function seen(heldBy: HeldBy, line: Line, from: Edges["from"]): Line {
  const holder = holderOf(heldBy, line);
  return from === "both" || holder === "both" || holder === from ? line : NO_LINE;
}

/** What becomes of a line when it is changed from that side. */
function written(heldBy: HeldBy, line: Line, from: Edges["from"], change: (line: Line) => Line): Line {
  const { heldBy: holder, ...bare } = line;
  if (heldBy === "both") return change(bare);
  if (heldBy === "left" || heldBy === "right") {
    const look = change(bare);
    return look.style === "None" ? NO_LINE : { ...look, heldBy: heldBy === "left" ? "first" : "second" };
  }
  const next = change(seen(heldBy, line, from));
  if (heldBy === "last") {
    return next.style === "None" ? NO_LINE : { ...next, heldBy: from === "both" ? "second" : from };
  }
  if (next.style === "None") return left(heldBy, line, from);
  const { heldBy: _own, ...look } = next;
  const isOwn = from !== "both" && (line.style === "None" || holder === from);
  return isOwn ? { ...look, heldBy: from } : look;
}

/** What is left of a line when the cells on that side no longer hold it. */
function left(heldBy: HeldBy, line: Line, from: Edges["from"]): Line {
  const holder = holderOf(heldBy, line);
  if (line.style === "None" || from === "both" || holder === from) return NO_LINE;
  if (holder !== "both") return line;
  if (heldBy === "both") return NO_LINE;
  return { ...line, heldBy: from === "first" ? "second" : "first" };
}
