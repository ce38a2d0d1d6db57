import {
  type Area,
  type CellStyle,
  type CellValue,
  type Line,
  type SheetStore,
  lastColumn,
  lastRow,
  copiedFormula,
  containsArea,
  intersect,
  subtract,
} from "../../store";
import { invalidArgument } from "../base/errors";
import { oneOf } from "../base/arguments";
import { checkFormatCells, checkUnlocked } from "../base/permissions";
import { type BorderIndex, lineHeld, setLine } from "../format/edges";
import { checkWholeMerges } from "./merging";
import { targetOf } from "../base/resolve";
import type { Session } from "../base/session";
import { setValidations } from "../format/dataValidation";

export interface Place {
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

/**
 * What a copy takes along that belongs to areas, not to cells: merged areas that are completely in the source, and the conditional
 * formats of the part that is copied, each as a format of its own. Both take the place of what the target had. So do rules for what may
 * be typed, if everything is copied: "Formats" leaves those of the target as they are.
 *
 * @param target the source's size, or a multiple of it; with `transpose` its rows are the source's columns
 */
export function copyAreas(
  session: Session,
  source: Place,
  target: Place,
  { transpose, validations }: { transpose: boolean; validations: boolean },
): void {
  const merges = source.sheet.merges.filter((merge) => containsArea(source.area, merge));
  const formats = source.sheet.conditionalFormats.flatMap((entry) => {
    const areas = entry.areas.flatMap((area) => intersect(area, source.area) ?? []);
    return areas.length > 0 ? [{ entry, areas }] : [];
  });
  const placed = (areas: readonly Area[]): Area[] => placesOf(source.area, target.area, transpose, areas);

  target.sheet.removeMerges(target.area);
  for (const merge of placed(merges)) target.sheet.addMerge(merge);

  const kept = target.sheet.conditionalFormats.flatMap((entry) => {
    entry.areas = entry.areas.flatMap((area) => subtract(area, target.area));
    return entry.areas.length > 0 ? [entry] : [];
  });
  const added = formats.map(({ entry, areas }) => ({
    ...structuredClone(entry),
    id: session.store.newId(),
    areas: placed(areas),
  }));
  target.sheet.conditionalFormats = [...added, ...kept];
  if (validations) {
    const rules = source.sheet.validations.flatMap(({ area, rule }) => {
      const part = intersect(area, source.area);
      return part === undefined ? [] : placed([part]).map((place) => ({ area: place, rule }));
    });
    setValidations(target.sheet, target.area, rules);
  }
  target.sheet.touched();
}

/** Where parts of the source come to lie in the target, once for each time that the source goes into it. */
function placesOf(source: Area, target: Area, transpose: boolean, parts: readonly Area[]): Area[] {
  const places: Area[] = [];
  const [rows, columns] = transpose ? [source.columns, source.rows] : [source.rows, source.columns];
  for (let row = target.row; row <= lastRow(target); row += rows) {
    for (let column = target.column; column <= lastColumn(target); column += columns) {
      for (const part of parts) {
        const [down, right] = [part.row - source.row, part.column - source.column];
        places.push(
          transpose
            ? { row: row + right, column: column + down, rows: part.columns, columns: part.rows }
            : { ...part, row: row + down, column: column + right },
        );
      }
    }
  }
  return places;
}
