import {
  type Area,
  type Reference,
  type SheetStore,
  MAX_COLUMNS,
  MAX_ROWS,
  containsArea,
  intersect,
  lastColumn,
  lastRow,
  rewriteReferences,
  subtract,
} from "../../store";
import { invalidArgument, invalidOperation } from "../base/errors";
import { checkFormatCells, checkUnlocked } from "../base/permissions";
import type { Session } from "../base/session";
import { targetOf } from "../base/resolve";
import { clearFormats } from "./clearCells";
import { copyAreas, copied, pasteLook, type Place } from "./copyCells";
import { checkWholeMerges } from "./merging";

/**
 * Moves cells with all that they hold and how they look, as cutting and pasting does: formulas and names follow what they refer to, and
 * formulas that are moved refer to what they did. What referred to cells that are covered shows #REF!. @throws InvalidArgument beyond
 * the sheet's end, InvalidOperation for a part of a merged area and for cells of a table, AccessDenied if either place is protected
 */
export function moveCells(
  session: Session,
  source: Place,
  to: { sheet: SheetStore; row: number; column: number },
): void {
  const { sheet, area } = source;
  const target = { sheet: to.sheet, area: { ...area, row: to.row, column: to.column } };
  if (lastRow(target.area) >= MAX_ROWS || lastColumn(target.area) >= MAX_COLUMNS) throw invalidArgument();
  for (const place of [source, target]) {
    checkUnlocked(place.sheet, place.area);
    checkFormatCells(targetOf(place.sheet, place.area));
    checkWholeMerges(place.sheet, place.area);
    if (place.sheet.tables.some((table) => intersect(table.area, place.area))) throw invalidOperation();
  }
  if (sheet === to.sheet && area.row === to.row && area.column === to.column) return;
  follow(source, target);
  if (session.switches.movedPrintArea === "follows") followPrintAreas(source, target);
  const cells = copied(session, source);
  copyAreas(session, source, target, { transpose: false, validations: true });
  for (const rest of sheet === to.sheet ? subtract(area, target.area) : [area]) leaveEmpty(session, sheet, rest);
  for (const [r, row] of cells.entries()) {
    for (const [c, cell] of row.entries()) {
      const [at, across] = [to.row + r, to.column + c];
      pasteLook(session, to.sheet, at, across, cell);
      to.sheet.setCell(at, across, cell.value, cell.formula && named(cell.formula, sheet, to.sheet));
    }
  }
  session.written();
}

/** Rewrites every reference to the cells that move, and to those that are covered. */
function follow({ sheet, area }: Place, target: Place): void {
  const isOn = (reference: Reference, on: SheetStore | undefined, wanted: SheetStore) =>
    (reference.sheet ?? on?.name)?.toLowerCase() === wanted.name.toLowerCase();
  sheet.workbook.rewrite((reference, on) => {
    if (isOn(reference, on, sheet) && containsArea(area, reference.area)) {
      const moved = {
        ...reference.area,
        row: reference.area.row + target.area.row - area.row,
        column: reference.area.column + target.area.column - area.column,
      };
      return { sheet: target.sheet === sheet ? reference.sheet : target.sheet.name, area: moved };
    }
    return isOn(reference, on, target.sheet) && containsArea(target.area, reference.area) ? "#REF!" : undefined;
  });
}

/** A print area is a name: it goes where all its cells go, is gone where others cover them, and cannot be on another sheet. */
function followPrintAreas({ sheet, area }: Place, target: Place): void {
  const isMoved = (place: Area) => containsArea(area, place);
  const moved = sheet.page.printArea.filter(isMoved).map((place) => ({
    ...place,
    row: place.row + target.area.row - area.row,
    column: place.column + target.area.column - area.column,
  }));
  sheet.page.printArea = sheet.page.printArea.filter((place) => !isMoved(place));
  const { page } = target.sheet;
  page.printArea = page.printArea.filter((place) => !containsArea(target.area, place));
  if (target.sheet === sheet) page.printArea = [...page.printArea, ...moved];
}

/** The formula for another sheet: references to its own sheet get that sheet's name. */
function named(formula: string, from: SheetStore, to: SheetStore): string {
  if (from === to) return formula;
  return rewriteReferences(formula, (reference) =>
    reference.sheet === undefined ? { ...reference, sheet: from.name } : undefined,
  );
}

/** Removes everything from the cells, conditional formats too. */
function leaveEmpty(session: Session, sheet: SheetStore, area: Area): void {
  sheet.clearContents(area);
  clearFormats(session, sheet, area);
  sheet.conditionalFormats = sheet.conditionalFormats.flatMap((entry) => {
    const areas = entry.areas.flatMap((place) => subtract(place, area));
    return areas.length > 0 ? [{ ...entry, areas }] : [];
  });
}
