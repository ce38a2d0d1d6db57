import type { SheetStore, WorkbookStore } from "../store";
import type { PageFacts } from "./headerFooter";
import { drawPage } from "./drawPage";
import { type PrintedPage, layOutPages } from "./pages";
import { PREVIEW_STYLE, printStyle } from "./previewStyle";

/** An open print preview. */
export interface PrintPreview {
  /** Takes it away and gives the focus back; once more does nothing. */
  close(): void;
}

/**
 * Shows the sheet's pages as they would be printed, in a modal dialog "Print preview" over the whole page. While it is open
 * the browser prints these pages and nothing else, on paper of their size. "Close" and Esc close it, and the focus goes back
 * to where it was. A sheet with nothing on it says so.
 *
 * @param sheetId of a sheet of the workbook; throws a RangeError for any other.
 */
export function openPrintPreview(workbook: WorkbookStore, sheetId: string): PrintPreview {
  const sheet = workbook.sheetById(sheetId);
  if (!sheet) throw new RangeError(`no sheet has the id ${sheetId}`);
  const pages = layOutPages(sheet);
  const pictures = pages.map((page) => drawPage(sheet, page, factsOf(workbook, sheet, page, pages)));
  const before = document.activeElement;

  const dialog = document.createElement("dialog");
  dialog.className = "print-preview";
  dialog.setAttribute("aria-labelledby", "print-preview-title");
  dialog.append(
    toolbar(sheet, pages, () => dialog.close()),
    onScreen(pictures),
  );
  const paper = document.createElement("div");
  paper.className = "print-preview-paper";
  paper.append(...pictures.map(pageElement));
  const style = document.createElement("style");
  style.textContent = PREVIEW_STYLE + printStyle(pages);

  dialog.addEventListener("close", () => {
    for (const element of [dialog, paper, style]) element.remove();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  });
  document.head.append(style);
  document.body.append(dialog, paper);
  dialog.showModal();
  return { close: () => dialog.close() };
}

function toolbar(sheet: SheetStore, pages: readonly PrintedPage[], close: () => void): HTMLElement {
  const title = document.createElement("h2");
  title.id = "print-preview-title";
  title.textContent = "Print preview";
  const summary = document.createElement("p");
  summary.textContent = summaryOf(sheet, pages);
  const print = button("Print…", () => window.print());
  print.disabled = pages.length === 0;
  const header = document.createElement("header");
  header.append(title, summary, print, button("Close", close));
  return header;
}

function summaryOf(sheet: SheetStore, pages: readonly PrintedPage[]): string {
  const first = pages[0];
  if (!first)
    return `There is nothing to print on “${sheet.name}”. Write or draw something on it, then open the preview again.`;
  const { paperSize, orientation } = sheet.page;
  const count = pages.length === 1 ? "1 page" : `${pages.length} pages`;
  return `${sheet.name}: ${count}, ${paperSize} ${orientation.toLowerCase()}, ${Math.round(first.scale * 100)} % of full size`;
}

function button(label: string, press: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = label;
  element.addEventListener("click", press);
  return element;
}

function onScreen(pictures: readonly string[]): HTMLElement {
  const list = document.createElement("div");
  list.className = "print-preview-pages";
  list.tabIndex = 0; // a keyboard scrolls only what it can reach
  list.setAttribute("role", "group");
  list.setAttribute("aria-label", "Pages");
  list.append(...pictures.map(pageElement));
  return list;
}

function pageElement(picture: string): HTMLElement {
  const element = document.createElement("div");
  element.className = "print-preview-page";
  element.innerHTML = picture; // made by drawPage, which escapes every text of the workbook
  return element;
}

function factsOf(
  workbook: WorkbookStore,
  sheet: SheetStore,
  page: PrintedPage,
  pages: readonly PrintedPage[],
): PageFacts {
  const now = new Date();
  return {
    page: page.number,
    pages: pages.length,
    sheet: sheet.name,
    file: workbook.fileName,
    date: now.toLocaleDateString(),
    time: now.toLocaleTimeString([], { hour: "numeric", minute: "2-digit" }),
  };
}
