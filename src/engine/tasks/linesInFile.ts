import { FileUnreadable, type Unreadable, linesInFile as read } from "../../files";

type Given = Parameters<typeof read>;

/** The lines of cells in a workbook's file, or why it is not read. */
export function linesInFile({
  file,
  sheet,
  area,
}: {
  readonly file: Given[0];
  readonly sheet: Given[1];
  readonly area: Given[2];
}): { readonly lines: Uint8Array } | { readonly refused: Unreadable } {
  try {
    return { lines: read(file, sheet, area) };
  } catch (error) {
    if (error instanceof FileUnreadable) return { refused: error.why };
    throw error;
  }
}
