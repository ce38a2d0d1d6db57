import type { EmbeddedExcel } from "../protocol/embeddedExcel";
import type { WorkbookStore } from "../store";
import { element } from "./controls/elements";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Reads an .xlsx file. Resolves to a sentence for the person when it cannot be read. */
export async function openWorkbook(file: File): Promise<WorkbookStore | string> {
  const { openXlsx, WorkbookFileError } = await import("../files");
  try {
    const workbook = await openXlsx(new Uint8Array(await file.arrayBuffer()));
    workbook.fileName = file.name;
    return workbook;
  } catch (error) {
    if (error instanceof WorkbookFileError) return error.message;
    throw error;
  }
}

/** Downloads the workbook as a file. Resolves to a sentence for the person when no file can hold it. */
export async function downloadWorkbook(workbook: WorkbookStore): Promise<string | undefined> {
  const { saveXlsx, WorkbookFileError } = await import("../files");
  let bytes: Uint8Array;
  try {
    bytes = await saveXlsx(workbook);
  } catch (error) {
    if (error instanceof WorkbookFileError) return error.message;
    throw error;
  }
  const address = URL.createObjectURL(new Blob([bytes.slice()], { type: XLSX }));
  const link = element("a", { href: address, download: workbook.fileName });
  link.click();
  URL.revokeObjectURL(address);
  return undefined;
}

/** Shows the pages of the active sheet as they would be printed. */
export async function previewPages({ workbook, person }: EmbeddedExcel): Promise<void> {
  const { openPrintPreview } = await import("../print");
  const sheet = workbook.activeSheet;
  openPrintPreview(workbook, sheet.id, (paperSize) =>
    person.lay(() => {
      sheet.page.paperSize = paperSize;
      sheet.touched();
    }),
  );
}
