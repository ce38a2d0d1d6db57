import { FileUnreadable, type Unreadable, linesInFile } from "../../files";

type Given = Parameters<typeof linesInFile>;

/** The lines of cells in a workbook's file, or why it is not read. */
export function fileLines({
  file,
  sheet,
  area,
}: {
  readonly file: Given[0];
  readonly sheet: Given[1];
  readonly area: Given[2];
}): { readonly lines: Uint8Array } | { readonly refused: Unreadable } {
  try {
    return { lines: linesInFile(file, sheet, area) };
  } catch (error) {
    if (error instanceof FileUnreadable) return { refused: error.why };
    throw error;
  }
}
