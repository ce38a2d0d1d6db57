import type { Sight } from "../acts/inAnyExcel";

/** A request; it waits while somebody edits a cell. */
export async function ask<T>(work: (workbook: Excel.Workbook) => T): Promise<T> {
  return Excel.run({ delayForCellEdit: true }, async (context) => {
    const asked = work(context.workbook);
    await context.sync();
    return asked;
  });
}

/** The ids of all sheets. */
export async function sheetIds(): Promise<readonly string[]> {
  const { items } = await ask(({ worksheets }) => worksheets.load("items/id"));
  return items.map(({ id }) => id);
}

const isOpen = (line: Excel.CellBorder | undefined) => (line?.style ?? "None") === "None";

/** Reads the sheet of an act, by its id; `known` are the sheets that were there before the act. */
export function sightOf(id: string, known: readonly string[]): Sight {
  const added = async () => (await sheetIds()).filter((each) => !known.includes(each));
  const at = (sheet: string, address: string) => (workbook: Excel.Workbook) =>
    workbook.worksheets.getItem(sheet).getRange(address);
  return {
    openings: async (address, isOnNewest = false) => {
      const sheet = isOnNewest ? (await added())[0]! : id;
      const { value: cells } = await ask((workbook) =>
        at(sheet, address)(workbook).getCellProperties({ format: { borders: { style: true } } }),
      );
      const bordersAt = (row: number, column: number) => cells[row]?.[column]?.format?.borders;
      let open = 0;
      for (const [row, line] of cells.entries()) {
        for (const column of line.keys()) {
          const [here, right, below] = [bordersAt(row, column), bordersAt(row, column + 1), bordersAt(row + 1, column)];
          if (right !== undefined && isOpen(here?.right) && isOpen(right.left)) open++;
          if (below !== undefined && isOpen(here?.bottom) && isOpen(below.top)) open++;
        }
      }
      return open;
    },
    contents: async (address) => {
      const { values } = await ask((workbook) => at(id, address)(workbook).load("values"));
      return (values as unknown[][]).flat().filter((value) => value !== "");
    },
    filled: async (address) => {
      const { value: cells } = await ask((workbook) =>
        at(id, address)(workbook).getCellProperties({ format: { fill: { color: true } } }),
      );
      return cells.flat().filter(({ format }) => !["", "#FFFFFF"].includes(format?.fill?.color ?? "")).length;
    },
    remembers: async (name) => {
      const found = await ask(({ worksheets }) => worksheets.getItem(id).names.getItemOrNullObject(name).load("name"));
      return !found.isNullObject;
    },
    newSheets: async () => (await added()).length,
    printed: async () => {
      const { area, page } = await ask(({ worksheets }) => {
        const { pageLayout } = worksheets.getItem(id);
        return { area: pageLayout.getPrintAreaOrNullObject().load("areaCount"), page: pageLayout.load("zoom") };
      });
      const { horizontalFitToPages, verticalFitToPages } = page.zoom ?? {};
      return [area.isNullObject ? 0 : area.areaCount, horizontalFitToPages, verticalFitToPages];
    },
  };
}
