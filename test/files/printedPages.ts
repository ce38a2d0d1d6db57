import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { saveXlsx } from "../host/files";
import type { WorkbookStore } from "../host/store";
import { convertWorkbook, pagesToPng, printToPdf } from "../libreoffice";
import { type PdfPage, pagesOfPdf } from "./pdfPages";
import { type Picture, readPng } from "./png";

/** A printed page and how it looks. */
export interface PrintedPage extends PdfPage {
  readonly picture: Picture;
}

/** The workbook saved as .xlsx, in a folder that is deleted after `use`. */
async function saved<T>(workbook: WorkbookStore, use: (file: string, folder: string) => T): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), "lavirint-saved-"));
  try {
    const file = path.join(folder, "workbook.xlsx");
    writeFileSync(file, await saveXlsx(workbook));
    return use(file, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The pages of a workbook as LibreOffice prints them. */
export function printedPages(workbook: WorkbookStore, dotsPerInch: number): Promise<PrintedPage[]> {
  return saved(workbook, (file) => {
    const pdf = printToPdf(file);
    const pictures = pagesToPng(pdf, dotsPerInch).map(readPng);
    return pagesOfPdf(pdf).map((page, i) => ({ ...page, picture: pictures[i]! }));
  });
}

/** The rows below the headings of a workbook's first sheet, cell by cell, as LibreOffice works them out. */
export function rowsWorkedOut(workbook: WorkbookStore): Promise<string[][]> {
  return saved(workbook, (file, folder) => {
    const [, ...lines] = readFileSync(convertWorkbook(file, "csv", folder), "utf8")
      .trimEnd()
      .split("\n");
    return lines.map((line) => line.split(","));
  });
}
