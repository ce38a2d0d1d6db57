import { parseText } from "../../../src/maze/text/parseText";
import type { Line } from "../../host/store";
import { person, sheet, area } from "../../actions/stage";

/** What people put into a sheet, by addresses. */

export const BLACK = "#000000";
/** A small maze, whose shortest way from S to E takes 9 steps. */
export const LATTICE = [
  ...["###########", "#S    #   #", "##### # # #", "#   #   # #", "# # ##### #"],
  ...["# #     # #", "# ##### # #", "#     #  E#", "###########"],
];
export const small = parseText(LATTICE.join("\n"));

/** Fills cells; "" leaves them as they are. */
export function fill(address: string, color: string, tintAndShade = 0): void {
  if (color === "") return;
  const look = { pattern: "Solid", color, tintAndShade } as const;
  sheet().restyle(area(address), (style) => ({ ...style, fill: { ...style.fill, ...look } }));
}

/** A value for each cell of an area. */
export function put(address: string, value: Content | ((row: number, column: number) => Content | undefined)): void {
  const place = area(address);
  for (let row = 0; row < place.rows; row++) {
    for (let column = 0; column < place.columns; column++) {
      const content = typeof value === "function" ? value(row, column) : value;
      if (content !== undefined) sheet().setCell(place.row + row, place.column + column, content);
    }
  }
}

type Content = string | number | boolean;

/** A drawing of signs from a cell on: "#" fills with a colour, a letter is typed, and others are what `looks` says, a colour or a value. */
export function paint(
  first: string,
  drawing: readonly string[],
  looks: Readonly<Record<string, Content>> = { "#": BLACK },
): void {
  const { row, column } = area(first);
  drawing.forEach((line, r) =>
    [...line].forEach((sign, c) => {
      const look = looks[sign] ?? (/[a-z\d]/i.test(sign) ? sign : undefined);
      if (look === undefined) return;
      const place = { row: row + r, column: column + c, rows: 1, columns: 1 };
      if (typeof look !== "string" || !/^#[\dA-F]{6}$/.test(look)) sheet().setCell(place.row, place.column, look);
      else sheet().restyle(place, (style) => ({ ...style, fill: { ...style.fill, pattern: "Solid", color: look } }));
    }),
  );
}

/** Lines as Excel's menu of borders draws them. */
export function lines(
  address: string,
  weight: Line["weight"],
  which: "every" | "frame" | "rows" | "left",
  color = BLACK,
): void {
  const { row, column, rows, columns } = area(address);
  const line = { style: "Continuous", weight, color, tintAndShade: 0 } as const;
  const isIn = (at: number, last: number) => which === "every" || (which === "frame" && (at === 0 || at === last));
  for (let r = 0; r <= rows; r++) {
    if (isIn(r, rows) || which === "rows") {
      sheet().changeHorizontalEdges({ row: row + r, column, rows: 1, columns }, () => line);
    }
  }
  for (let c = 0; c <= columns; c++) {
    if (isIn(c, columns) || (which === "left" && c === 0))
      sheet().changeVerticalEdges({ row, column: column + c, rows, columns: 1 }, () => line);
  }
}

/** A conditional format that colours positive numbers. */
export function rule(address: string, color: string): Promise<void> {
  return person((own) => {
    const { cellValue } = own.getRange(address).conditionalFormats.add("CellValue");
    cellValue.format.fill.color = color;
    cellValue.rule = { operator: "GreaterThan", formula1: "=0" };
  });
}

/** The walls of the small maze as lines, from a cell on. */
export function lineMaze(first: string, weight: Line["weight"], color = BLACK): void {
  const { row, column } = area(first);
  const line = { style: "Continuous", weight, color, tintAndShade: 0 } as const;
  LATTICE.forEach((signs, r) =>
    [...signs].forEach((sign, c) => {
      const edge = { row: row + (r >> 1), column: column + (c >> 1), rows: 1, columns: 1 };
      if (sign !== "#" || r % 2 === c % 2) return;
      if (r % 2 === 0) sheet().changeHorizontalEdges(edge, () => line);
      else sheet().changeVerticalEdges(edge, () => line);
    }),
  );
}

/** The walls of a cell of the small maze: 1 above, 2 right, 4 below, 8 left. */
export function sumAt(row: number, column: number): number {
  const isWall = (down: number, across: number) => LATTICE[2 * row + 1 + down]![2 * column + 1 + across] === "#";
  return Number(isWall(-1, 0)) + 2 * Number(isWall(0, 1)) + 4 * Number(isWall(1, 0)) + 8 * Number(isWall(0, -1));
}
