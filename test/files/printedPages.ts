import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { saveXlsx } from "../host/files";
import type { WorkbookStore } from "../host/store";
import { convertWorkbook, pagesToPgm, printToPdf } from "../libreoffice";
import { type Picture, readPgm } from "./printedMaze";

/** A word on a page and its place: points from the upper left corner. */
interface PrintedWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A page of a PDF; lengths in points. */
interface PdfPage {
  readonly width: number;
  readonly height: number;
  /** Line by line, each from left to right. */
  readonly words: readonly PrintedWord[];
  /** The words with a space between them. */
  readonly text: string;
}

/** A printed page and how it looks. */
export interface PrintedPage extends PdfPage {
  readonly picture: Picture;
}

/** The workbook as a file, in a folder that is deleted after `use`. */
export function asFile<T>(xlsx: Uint8Array, use: (file: string, folder: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), "lavirint-saved-"));
  try {
    const file = path.join(folder, "workbook.xlsx");
    writeFileSync(file, xlsx);
    return use(file, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The pages of a workbook as LibreOffice prints them. */
export async function printedPages(workbook: WorkbookStore, dotsPerInch: number): Promise<PrintedPage[]> {
  return asFile(await saveXlsx(workbook), (file) => {
    const pdf = printToPdf(file);
    const pictures = pagesToPgm(pdf, dotsPerInch).map(readPgm);
    return pagesOfPdf(pdf).map((page, i) => ({ ...page, picture: pictures[i]! }));
  });
}

/** The lines of a workbook's first sheet as CSV, as LibreOffice works them out. */
export function linesWorkedOut(xlsx: Uint8Array): string[] {
  const text = asFile(xlsx, (file, folder) => readFileSync(convertWorkbook(file, "csv", folder), "utf8"));
  return text.trimEnd().split("\n");
}

/** The pages of a PDF with their words, as poppler's pdftotext finds them. */
export function pagesOfPdf(pdf: string): PdfPage[] {
  const xml = execFileSync("pdftotext", ["-bbox", pdf, "-"], { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  const number = (attributes: string, name: string) => Number(new RegExp(`${name}="([\\d.-]+)"`).exec(attributes)![1]);
  return [...xml.matchAll(/<page ([^>]*)>([^]*?)<\/page>/g)].map(([, page, content]) => {
    const words = [...content!.matchAll(/<word ([^>]*)>([^<]*)<\/word>/g)].map(([, place, text]) => ({
      text: plain(text!),
      left: number(place!, "xMin"),
      top: number(place!, "yMin"),
      right: number(place!, "xMax"),
      bottom: number(place!, "yMax"),
    }));
    const text = words.map((word) => word.text).join(" ");
    return { width: number(page!, "width"), height: number(page!, "height"), words, text };
  });
}

/** A text of XML, as it reads. */
export function plain(text: string): string {
  const named = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_all, name: keyof typeof named) => named[name]);
}
