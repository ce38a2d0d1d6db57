import type { SheetStore, WorkbookStore } from "../store";
import type { PageFacts } from "./headerFooter";
import { drawPage } from "./drawPage";
import { type PrintedPage, layOutPages } from "./pages";
import { PREVIEW_STYLE, printStyle } from "./previewStyle";

/** An open print preview. */
export interface PrintPreview {
  /** Closes it and returns the focus; calling it again does nothing. */
  close(): void;
}

/** Papers to choose from, beside the one that the sheet has. */
const OFFERED = ["A4", "Letter", "A3", "Legal"];

/** CSS pixels around a page in the window, and the points of a CSS pixel. */
const AROUND = 24;
const PIXEL = 0.75;

/**
 * Shows the sheet's pages as they would be printed, each as large as the window has room for, in a modal dialog "Print preview" over
 * the whole page. While it is open the browser prints these pages and nothing else, on paper of their size. "Close" and Esc close it,
 * and the focus goes back to where it was. A sheet with nothing on it says so.
 *
 * @param sheetId of a sheet of the workbook; throws a RangeError for any other.
 * @param setPaper gives the sheet another paper, by Excel's name of it.
 */
export function openPrintPreview(
  workbook: WorkbookStore,
  sheetId: string,
  setPaper: (paperSize: string) => void,
): PrintPreview {
  const sheet = workbook.sheetById(sheetId);
  if (!sheet) throw new RangeError(`no sheet has the id ${sheetId}`);
  const before = document.activeElement;

  const dialog = document.createElement("dialog");
  dialog.className = "print-preview";
  dialog.setAttribute("aria-labelledby", "print-preview-title");
  const summary = document.createElement("p");
  summary.setAttribute("role", "status");
  const print = button("Print…", () => window.print());
  print.autofocus = true;
  const list = pageList();
  const paper = document.createElement("div");
  paper.className = "print-preview-paper";
  const style = document.createElement("style");
  let pages: readonly PrintedPage[] = [];
  const fit = (): void => {
    summary.textContent = summaryOf(sheet, pages, fitted(list, pages));
  };
  const show = (): void => {
    pages = layOutPages(sheet);
    const pictures = pages.map((page) => drawPage(sheet, page, factsOf(workbook, sheet, page, pages)));
    list.replaceChildren(...pictures.map(pageElement));
    paper.replaceChildren(...pictures.map(pageElement));
    style.textContent = PREVIEW_STYLE + printStyle(pages);
    print.disabled = pages.length === 0;
    fit();
  };
  const papers = paperChoice(sheet, (paperSize) => {
    setPaper(paperSize);
    show();
  });
  const header = document.createElement("header");
  header.append(
    title(),
    summary,
    papers,
    print,
    button("Close", () => dialog.close()),
  );
  dialog.append(header, list);
  const observer = new ResizeObserver(fit);

  dialog.addEventListener("close", () => {
    observer.disconnect();
    for (const element of [dialog, paper, style]) element.remove();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  });
  document.head.append(style);
  document.body.append(dialog, paper);
  dialog.showModal();
  show();
  observer.observe(list);
  return { close: () => dialog.close() };
}

function title(): HTMLElement {
  const heading = document.createElement("h2");
  heading.id = "print-preview-title";
  heading.textContent = "Print preview";
  return heading;
}

function paperChoice(sheet: SheetStore, choose: (paperSize: string) => void): HTMLElement {
  const { paperSize } = sheet.page;
  const select = document.createElement("select");
  for (const name of new Set([...OFFERED, paperSize])) select.append(new Option(name, name));
  select.value = paperSize;
  select.addEventListener("change", () => choose(select.value));
  const label = document.createElement("label");
  label.append("Paper ", select);
  return label;
}

/** Gives every page the size at which the first fits into the window whole, at most its own; returns that share of its own size. */
function fitted(list: HTMLElement, pages: readonly PrintedPage[]): number {
  const page = pages[0];
  if (!page) return 1;
  const [width, height] = [page.width / PIXEL, page.height / PIXEL];
  const room = { width: list.clientWidth - 2 * AROUND, height: list.clientHeight - 2 * AROUND };
  const share = Math.max(0.1, Math.min(1, room.width / width, room.height / height));
  for (const element of list.querySelectorAll<HTMLElement>(".print-preview-page")) {
    element.style.width = `${Math.floor(width * share)}px`;
  }
  return share;
}

/** @param share of its own size at which a page is shown. */
function summaryOf(sheet: SheetStore, pages: readonly PrintedPage[], share: number): string {
  const first = pages[0];
  if (!first)
    return `There is nothing to print on “${sheet.name}”. Write or draw something on it, then open the preview again.`;
  const { paperSize, orientation } = sheet.page;
  const count = pages.length === 1 ? "1 page" : `${pages.length} pages`;
  const printed = `${sheet.name}: ${count}, ${paperSize} ${orientation.toLowerCase()}, printed at ${percent(first.scale)}`;
  return `${printed}, shown at ${percent(share)}`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function button(label: string, press: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = label;
  element.addEventListener("click", press);
  return element;
}

function pageList(): HTMLElement {
  const list = document.createElement("div");
  list.className = "print-preview-pages";
  list.tabIndex = 0; // a keyboard scrolls only what it can reach
  list.setAttribute("role", "group");
  list.setAttribute("aria-label", "Pages");
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
