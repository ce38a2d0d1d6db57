import {
  areaAddress,
  cellArea,
  columnLetters,
  containsCell,
  displayText,
  parseArea,
  splitSheet,
  type Selection,
  type SheetStore,
} from "../../store";

const NAME_OF_GRID = "mazegrid";

/** A cell in words, for screen readers: "B2, 14, walls at the top and left". Edges count as walls. */
export function describeCell(sheet: SheetStore, row: number, column: number): string {
  const text = displayText(sheet.value(row, column), sheet.style(row, column).numberFormat);
  const parts = [columnLetters(column) + (row + 1), text === "" ? "empty" : text];
  if (sheet.formula(row, column) !== undefined) parts.push("has a formula");
  const walls = wallsOf(sheet, row, column);
  if (walls.length > 0) parts.push(`${walls.length > 1 ? "walls" : "wall"} at the ${listed(walls)}`);
  else if (isInMaze(sheet, row, column)) parts.push("no walls");
  return parts.join(", ");
}

/** The sides of the cell that have a line. */
function wallsOf(sheet: SheetStore, row: number, column: number): string[] {
  const sides: [string, number][] = [
    ["top", sheet.horizontalEdgeId(row, column)],
    ["right", sheet.verticalEdgeId(row, column + 1)],
    ["bottom", sheet.horizontalEdgeId(row + 1, column)],
    ["left", sheet.verticalEdgeId(row, column)],
  ];
  return sides.filter(([, id]) => id !== 1).map(([side]) => side);
}

/** A selection in words, or undefined when it is one cell. */
export function describeSelection(
  sheet: SheetStore,
  { areas, activeRow, activeColumn }: Selection,
): string | undefined {
  const area = areas[0]!;
  if (areas.length === 1 && area.rows === 1 && area.columns === 1) return undefined;
  const names = areas.map(areaAddress).join(" and ");
  return `${names} selected; ${describeCell(sheet, activeRow, activeColumn)}`;
}

/** What the name box shows: the name of the selected area, else the address of the active cell. */
export function selectionName(sheet: SheetStore, { areas, activeRow, activeColumn }: Selection): string {
  const area = areas[0]!;
  const named = sheet.workbook.names.find((entry) => {
    if (!entry.visible || areas.length > 1) return false;
    const { sheet: on, rest } = splitSheet(entry.formula.replace(/^=/, ""));
    const named = parseArea(rest);
    const here = on === undefined || on.toLowerCase() === sheet.name.toLowerCase();
    return here && named !== undefined && areaAddress(named) === areaAddress(area);
  });
  return named?.name ?? areaAddress(cellArea(activeRow, activeColumn));
}

function isInMaze(sheet: SheetStore, row: number, column: number): boolean {
  return sheet.workbook.names.some((entry) => {
    if (entry.name.toLowerCase() !== NAME_OF_GRID || entry.scope !== sheet) return false;
    const area = parseArea(splitSheet(entry.formula.replace(/^=/, "")).rest);
    return area !== undefined && containsCell(area, row, column);
  });
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]!}`;
}
