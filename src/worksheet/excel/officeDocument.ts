/** The workbook's address, the same in every window in which it is open; "" for one that was never saved. */
export function workbookAddress(): string {
  if (typeof Office === "undefined") return "";
  const { document } = Office.context as { document?: { url?: string | null } };
  return document?.url ?? "";
}
