import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { convertWorkbooks, describeWithLibreOffice } from "../libreoffice";
import { drawn, fileOf, large, small, wrongCells } from "./mazeFile";

const huge = [drawn({ rows: 400, columns: 400 })];

test("A file with a maze of 400 by 400, read by exceljs, has each line, fill and content", async () => {
  expect(await wrongCells(fileOf(huge), huge)).toEqual([]);
});

describeWithLibreOffice("A workbook with mazes as a file, opened and saved by LibreOffice", () => {
  const cases = [
    ["15 by 20", small],
    ["100 by 100", large],
    ["400 by 400", huge],
  ] as const;
  let folder: string;
  let saved: string[];
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "lavirint-file-"));
    const files = cases.map(([name, mazes]) => {
      const file = path.join(folder, `${name}.xlsx`);
      writeFileSync(file, fileOf(mazes));
      return file;
    });
    saved = convertWorkbooks(files, "xlsx", mkdtempSync(path.join(folder, "saved-")));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(cases.map(([name, mazes], i) => [name, mazes, i] as const))(
    "has each line, fill and content: %s",
    async (_, mazes, i) => expect(await wrongCells(saved[i]!, mazes, true)).toEqual([]),
  );
});
