import { penFor } from "../looks/pens";
import { type Area, type SheetStore, cellArea, intersect, lastColumn, lastRow } from "../store";
import { rounded, svg } from "../looks/svg";

/** Points in a pixel of the screen, in which pens are given. */
const PIXEL = 0.75;

/** Where the lines between rows and between columns are, in points; one more than there are rows and columns. */
export interface Positions {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** The positions of an area's lines, from (0, 0) at its upper left corner. */
export function positionsOf(sheet: SheetStore, area: Area): Positions {
  const from = (axis: SheetStore["rows"], first: number, count: number) => {
    const positions = [0];
    for (let line = 0; line < count; line++) positions.push(positions[line]! + axis.shown(first + line));
    return positions;
  };
  return { rows: from(sheet.rows, area.row, area.rows), columns: from(sheet.columns, area.column, area.columns) };
}

/** Every edge of the area, the outer ones too: one path per kind of line, one stroke per run of edges. */
export function drawEdges(sheet: SheetStore, area: Area, positions: Positions): string {
  const strokes = new Map<number, string[]>();
  const add = (id: number, stroke: string) => strokes.get(id)?.push(stroke) ?? strokes.set(id, [stroke]);
  const { rows, columns } = positions;
  for (let row = 0; row <= area.rows; row++) {
    const idAt = (column: number) => visibleEdge(sheet, area.row + row, area.column + column, true);
    eachRun(area.columns, idAt, (id, first, end) =>
      add(id, `M${rounded(columns[first]!)} ${rounded(rows[row]!)}H${rounded(columns[end]!)}`),
    );
  }
  for (let column = 0; column <= area.columns; column++) {
    const idAt = (row: number) => visibleEdge(sheet, area.row + row, area.column + column, false);
    eachRun(area.rows, idAt, (id, first, end) =>
      add(id, `M${rounded(columns[column]!)} ${rounded(rows[first]!)}V${rounded(rows[end]!)}`),
    );
  }
  return [...strokes].map(([id, paths]) => drawn(sheet, id, paths.join(""))).join("");
}

/** Hairlines between all cells but merged ones, under everything else. */
export function drawGridlines(sheet: SheetStore, area: Area, { rows, columns }: Positions): string {
  const strokes: string[] = [];
  const open = (row: number, column: number, across: boolean) =>
    insideMerge(sheet, area.row + row, area.column + column, across) ? 1 : 2;
  for (let row = 0; row <= area.rows; row++) {
    eachRun(
      area.columns,
      (column) => open(row, column, true),
      (_id, first, end) =>
        strokes.push(`M${rounded(columns[first]!)} ${rounded(rows[row]!)}H${rounded(columns[end]!)}`),
    );
  }
  for (let column = 0; column <= area.columns; column++) {
    eachRun(
      area.rows,
      (row) => open(row, column, false),
      (_id, first, end) =>
        strokes.push(`M${rounded(columns[column]!)} ${rounded(rows[first]!)}V${rounded(rows[end]!)}`),
    );
  }
  return svg("path", { d: strokes.join(""), fill: "none", stroke: "#808080", "stroke-width": 0.25 });
}

function drawn(sheet: SheetStore, id: number, d: string): string {
  const pen = penFor(sheet.workbook.lines.get(id), 1);
  if (!pen) return "";
  const stroke = {
    d,
    fill: "none",
    stroke: sheet.page.blackAndWhite ? "#000000" : pen.color,
    "stroke-width": pen.width * PIXEL,
    "stroke-linecap": pen.dashes.length > 0 ? "butt" : "square",
    "stroke-dasharray": pen.dashes.length > 0 ? pen.dashes.map((length) => length * PIXEL).join(" ") : undefined,
  };
  const line = svg("path", stroke);
  return pen.gap === 0 ? line : line + svg("path", { ...stroke, stroke: "#FFFFFF", "stroke-width": pen.gap * PIXEL });
}

/** The edge's line as an id of `workbook.lines`; 1, no line, inside merged cells. */
function visibleEdge(sheet: SheetStore, row: number, column: number, across: boolean): number {
  const id = across ? sheet.horizontalEdgeId(row, column) : sheet.verticalEdgeId(row, column);
  return id !== 1 && insideMerge(sheet, row, column, across) ? 1 : id;
}

/** Whether the edge on top of the cell (across) or at its left has one merged area on both sides. */
function insideMerge(sheet: SheetStore, row: number, column: number, across: boolean): boolean {
  if (sheet.merges.length === 0) return false;
  const before = across ? cellArea(row - 1, column) : cellArea(row, column - 1);
  const merge = sheet.mergeAt(row, column);
  return merge !== undefined && intersect(merge, before) !== undefined;
}

/** Runs of equal ids other than 1 among 0 .. count - 1: from `first` up to, not with, `end`. */
function eachRun(
  count: number,
  idAt: (index: number) => number,
  visit: (id: number, first: number, end: number) => void,
): void {
  let first = 0;
  let id = 1;
  for (let index = 0; index <= count; index++) {
    const next = index < count ? idAt(index) : 1;
    if (next === id) continue;
    if (id !== 1) visit(id, first, index);
    first = index;
    id = next;
  }
}

/** The part of a merged area that lies in `area`, as lines of `positions`; for a cell of its own, that cell. */
export function boxOf(sheet: SheetStore, area: Area, row: number, column: number): { first: boolean; box: Area } {
  const merge = sheet.merges.length === 0 ? undefined : sheet.mergeAt(row, column);
  const box = (merge && intersect(merge, area)) ?? cellArea(row, column);
  return { first: box.row === row && box.column === column, box };
}

/** A box's place in points. */
export function rectangleOf(
  area: Area,
  box: Area,
  { rows, columns }: Positions,
): { x: number; y: number; width: number; height: number } {
  const x = columns[box.column - area.column]!;
  const y = rows[box.row - area.row]!;
  return {
    x,
    y,
    width: columns[lastColumn(box) + 1 - area.column]! - x,
    height: rows[lastRow(box) + 1 - area.row]! - y,
  };
}
