import {
  type Area,
  type CellStyle,
  type CellValue,
  type Line,
  type SheetStore,
  lastColumn,
  lastRow,
  copiedFormula,
} from "../../store";
import { invalidArgument } from "../base/errors";
import { oneOf } from "../base/arguments";
import { checkFormatCells, checkUnlocked } from "../base/permissions";
import { type BorderIndex, lineHeld, setLine } from "../format/edges";
import { copyAreas } from "./copyAreas";
import { checkWholeMerges } from "./merging";
import { targetOf } from "../base/target";
import type { Session } from "../base/session";

interface Place {
  readonly sheet: SheetStore;
  readonly area: Area;
}

export interface CopiedCell {
  readonly value: CellValue | undefined;
  readonly formula: string | undefined;
  readonly style: CellStyle;
  readonly top: Line;
  readonly left: Line;
  readonly bottom: Line;
  readonly right: Line;
}

/**
 * Copies cells as `copyFrom` does: into a larger place repeatedly when its size is a multiple, beyond a smaller one; relative
 * references of formulas move along. Returns the cells that were written, none if looks alone were copied.
 * @throws InvalidArgument for an unknown kind of copy or more than a million cells, InvalidOperation when looks would be copied over a
 * part of a merged area
 */
export function copyCells(
  session: Session,
  source: Place,
  target: Place,
  copyType: unknown,
  options: { skipBlanks: boolean; transpose: boolean },
): Area | undefined {
  const kind = oneOf(["All", "Formulas", "Values", "Formats", "Link"], copyType);
  if (kind === "Link" || source.area.rows * source.area.columns > 1_000_000) throw invalidArgument();
  const looks = kind === "All" || kind === "Formats";
  const rows = options.transpose ? source.area.columns : source.area.rows;
  const columns = options.transpose ? source.area.rows : source.area.columns;
  const area: Area = {
    ...target.area,
    rows: target.area.rows % rows === 0 ? target.area.rows : rows,
    columns: target.area.columns % columns === 0 ? target.area.columns : columns,
  };
  if (kind !== "Formats") checkUnlocked(target.sheet, area);
  if (looks) {
    checkFormatCells(targetOf(target.sheet, area));
    checkWholeMerges(target.sheet, area);
  }
  const cells = copied(session, source);
  for (let row = area.row; row <= lastRow(area); row++) {
    for (let column = area.column; column <= lastColumn(area); column++) {
      const r = (row - area.row) % rows;
      const c = (column - area.column) % columns;
      const cell = options.transpose ? cells[c]![r]! : cells[r]![c]!;
      const blank = cell.value === undefined && cell.formula === undefined;
      if (options.skipBlanks && blank) continue;
      if (looks) pasteLook(session, target.sheet, row, column, cell);
      if (kind === "Values") target.sheet.setCell(row, column, cell.value);
      else if (kind !== "Formats") {
        const from = {
          row: source.area.row + (options.transpose ? c : r),
          column: source.area.column + (options.transpose ? r : c),
        };
        const formula = cell.formula && copiedFormula(cell.formula, from, { row, column }, options.transpose);
        target.sheet.setCell(row, column, cell.value, formula);
      }
    }
  }
  const { transpose } = options;
  if (looks) copyAreas(session, source, { sheet: target.sheet, area }, { transpose, validations: kind === "All" });
  session.written();
  return kind === "Formats" ? undefined : area;
}

/** rows x columns of what the cells are and hold. */
export function copied({ switches }: Session, { sheet, area }: Place): CopiedCell[][] {
  const held = (row: number, column: number, side: BorderIndex): Line =>
    lineHeld(switches.edgesHeldBy, sheet, row, column, side);
  return Array.from({ length: area.rows }, (_row, r) =>
    Array.from({ length: area.columns }, (_column, c) => {
      const row = area.row + r;
      const column = area.column + c;
      return {
        value: sheet.value(row, column),
        formula: sheet.formula(row, column),
        style: sheet.style(row, column),
        top: held(row, column, "EdgeTop"),
        left: held(row, column, "EdgeLeft"),
        bottom: held(row, column, "EdgeBottom"),
        right: held(row, column, "EdgeRight"),
      };
    }),
  );
}

/** Gives the cell the look of another, the edges that it holds included. */
export function pasteLook(
  { switches }: Session,
  sheet: SheetStore,
  row: number,
  column: number,
  cell: CopiedCell,
): void {
  const one = { row, column, rows: 1, columns: 1 };
  sheet.restyle(one, () => cell.style);
  const sides = { EdgeTop: cell.top, EdgeLeft: cell.left, EdgeBottom: cell.bottom, EdgeRight: cell.right } as const;
  for (const [side, line] of Object.entries(sides))
    setLine(switches.edgesHeldBy, sheet, one, side as BorderIndex, line);
}
