import { linesWorkedOut } from "../../files/printedPages";
import { WHOLE_SHEET } from "../../host/store";
import { describeWithLibreOffice } from "../../libreoffice";
import { workbookOf } from "../../plainWorkbook";
import { addressOf } from "../../../src/worksheet/addresses";
import { cellsOf } from "../stage";
import { cellsToRead, followed, openUnionFind, saidOf, switches, typedInto, wallsOf } from "./unionFindSteps";

/** Each order of walls is a sheet of its own, all of them of a size in one workbook. */
const SIZES = [
  [2, 3, 1_000],
  [4, 4, 50],
  [10, 10, 2],
] as const;

describeWithLibreOffice("Union-find in formulas, worked out by LibreOffice", () => {
  test.each(SIZES)(
    "of %i x %i cells says the same as union-find step by step, of %i orders",
    async (rows, columns, seeds) => {
      const cells = rows * columns;
      const on = await openUnionFind(columns, rows);
      const written = cellsOf(addressOf(on.usedArea(false, WHOLE_SHEET)!)).flatMap(([row, column]) => {
        const content = on.formula(row, column) ?? on.value(row, column);
        return content === undefined ? [] : [[row, column, content as string | number] as const];
      });
      const orders = Array.from({ length: seeds }, (_, seed) => ({
        walls: wallsOf({ rows, columns }, `order ${seed}`),
        how: switches(seed),
      }));
      const sheets = orders.map(({ walls, how }) => {
        const typed = typedInto(walls, how);
        return written.map(([row, column, content]) => {
          const address = addressOf({ row, column, rows: 1, columns: 1 });
          return [row, column, typed.get(address) ?? content] as const;
        });
      });
      // The first sheet collects what the others say: only that one is written as CSV.
      const read = cellsToRead(cells, 2 * cells - rows - columns);
      const results = orders.flatMap((_, i) =>
        read.map((address, j) => [i * read.length + j, 0, `=S${i + 1}!${address}`] as const),
      );
      const lines = linesWorkedOut(await workbookOf([results, ...sheets]));
      const wanted = orders.flatMap(({ walls, how }) => saidOf(followed(cells, walls, how)).map(String));
      expect(lines.length).toBe(wanted.length);
      expect(lines.findIndex((line, i) => line !== wanted[i])).toBe(-1);
    },
  );
});
