import type { Seen } from "../acts/inAnyExcel";

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

/** Reads as much of the sheet of an act, by its id, as is wanted; `known` are the sheets that were there before the act. */
export async function lookFor(wanted: Seen, id: string, known: readonly string[]): Promise<Seen> {
  const added = async () => (await sheetIds()).filter((each) => !known.includes(each));
  const at =
    (address: string, sheet = id) =>
    (workbook: Excel.Workbook) =>
      workbook.worksheets.getItem(sheet).getRange(address);
  const openings = async (address: string, sheet = id) => {
    const { value: cells } = await ask((workbook) =>
      at(address, sheet)(workbook).getCellProperties({ format: { borders: { style: true } } }),
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
  };
  const contents = async (address: string) => {
    const { values } = await ask((workbook) => at(address)(workbook).load("values"));
    return (values as unknown[][]).flat().filter((value) => value !== "");
  };
  const ofPlaces: Readonly<Record<string, (place: string, wanted: unknown) => unknown>> = {
    openings: (address) => openings(address),
    openingsOnNewest: async (address) => openings(address, (await added())[0]),
    contents,
    held: async (address) => (await contents(address)).length,
    filled: async (address, least) => {
      const { value: cells } = await ask((workbook) =>
        at(address)(workbook).getCellProperties({ format: { fill: { color: true } } }),
      );
      const found = cells.flat().filter(({ format }) => !["", "#FFFFFF"].includes(format?.fill?.color ?? ""));
      return Math.min(found.length, least as number);
    },
    remembers: async (name) => {
      const found = await ask(({ worksheets }) => worksheets.getItem(id).names.getItemOrNullObject(name).load("name"));
      return !found.isNullObject;
    },
  };
  const seen: Record<string, unknown> = {};
  for (const [what, wish] of Object.entries(wanted) as [string, Readonly<Record<string, unknown>>][]) {
    const read = ofPlaces[what];
    if (read === undefined) seen[what] = what === "newSheets" ? (await added()).length : await printedOn(id);
    else {
      const places: Record<string, unknown> = (seen[what] = {});
      for (const [place, each] of Object.entries(wish)) places[place] = await read(place, each);
    }
  }
  return seen;
}

async function printedOn(id: string): Promise<readonly unknown[]> {
  const { area, page } = await ask(({ worksheets }) => {
    const { pageLayout } = worksheets.getItem(id);
    return { area: pageLayout.getPrintAreaOrNullObject().load("areaCount"), page: pageLayout.load("zoom") };
  });
  const { horizontalFitToPages, verticalFitToPages } = page.zoom ?? {};
  return [area.isNullObject ? 0 : area.areaCount, horizontalFitToPages, verticalFitToPages];
}
