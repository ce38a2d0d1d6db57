import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { WHOLE_SHEET } from "../../host/store";
import { convertWorkbook, describeWithLibreOffice } from "../../libreoffice";
import { sheetXml, workbookOf } from "../../plainWorkbook";
import { area } from "../sheetReading";
import { cellsToRead, followed, openUnionFind, saidOf, switches, typedInto, wallsOf } from "./unionFindSteps";

/** Each is a sheet of its own, all of them in one workbook. */
const SEEDS = 300;
const GRID = { rows: 3, columns: 3 };

describeWithLibreOffice("Union-find in formulas, worked out by LibreOffice", () => {
  let folder: string;
  beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), "lavirint-union-find-"))));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("says the same as union-find step by step of 300 orders of the walls", async () => {
    const on = await openUnionFind(3, 3);
    const used = on.usedArea(false, WHOLE_SHEET)!;
    const written: (readonly [row: number, column: number, content: string | number])[] = [];
    for (let row = 0; row < used.row + used.rows; row++) {
      for (let column = 0; column < used.column + used.columns; column++) {
        const content = on.formula(row, column) ?? on.value(row, column);
        if (content !== undefined) written.push([row, column, content as string | number]);
      }
    }
    const orders = Array.from({ length: SEEDS }, (_, seed) => ({
      walls: wallsOf(GRID, `order ${seed}`),
      how: switches(seed),
    }));
    const sheets = orders.map(({ walls, how }) => {
      const typed = new Map(
        [...typedInto(walls, how)].map(([address, value]) => [`${area(address).row} ${area(address).column}`, value]),
      );
      return sheetXml(
        written.map(([row, column, content]) => [row, column, typed.get(`${row} ${column}`) ?? content] as const),
      );
    });
    // The first sheet collects what the others say: only that one is written as CSV.
    const read = cellsToRead(9, 12);
    const results = sheetXml(
      orders.flatMap((_, i) => read.map((address, column) => [i, column, `=S${i + 1}!${address}`] as const)),
    );
    const file = path.join(folder, "unions.xlsx");
    writeFileSync(file, workbookOf([results, ...sheets]));
    const lines = readFileSync(convertWorkbook(file, "csv", folder), "utf8")
      .trimEnd()
      .split("\n");
    expect(lines).toEqual(orders.map(({ walls, how }) => saidOf(followed(9, walls, how)).join()));
  });
});
