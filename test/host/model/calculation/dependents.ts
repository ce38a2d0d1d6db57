import { type Area, type SheetStore, WHOLE_SHEET, cellArea, intersect, rewriteReferences } from "../../store";

/** The cells whose formulas refer to cells of the area, by themselves or by a name, sheet by sheet. */
export function directDependents(sheet: SheetStore, area: Area): Map<SheetStore, Area[]> {
  const found = new Map<SheetStore, Area[]>();
  const refers = (formula: string, on: SheetStore | undefined) => {
    let isMet = false;
    rewriteReferences(formula, (reference) => {
      const name = reference.sheet ?? on?.name;
      if (name?.toLowerCase() === sheet.name.toLowerCase() && intersect(reference.area, area)) isMet = true;
      return undefined;
    });
    return isMet;
  };
  const names = sheet.workbook.names.filter(({ formula, scope }) => refers(formula, scope));
  for (const on of sheet.workbook.sheets) {
    const areas: Area[] = [];
    on.forEachFormula(WHOLE_SHEET, (row, column, formula) => {
      const words = new Set(formula.toLowerCase().match(/[\p{L}_\\][\p{L}\d_.]*/gu));
      const isNamed = names.some(
        ({ name, scope }) => (scope === undefined || scope === on) && words.has(name.toLowerCase()),
      );
      if (isNamed || refers(formula, on)) areas.push(cellArea(row, column));
    });
    if (areas.length > 0) found.set(on, areas);
  }
  return found;
}
