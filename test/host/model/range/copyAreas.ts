import { type Area, type SheetStore, containsArea, intersect, lastColumn, lastRow, subtract } from "../../store";
import { setValidations } from "../format/dataValidation";
import type { Session } from "../base/session";

interface Place {
  readonly sheet: SheetStore;
  readonly area: Area;
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
