import type { SheetStore, WorkbookStore } from "../store";
import type { PageFacts } from "./headerFooter";
import { drawPage } from "./drawPage";
import { type SheetPage, layOutPages, layOutWorkbook } from "./pages";
import { PREVIEW_STYLE, paperOf, printStyle } from "./previewStyle";

/** An open print preview. */
export interface PrintPreview {
  /** Closes it and returns the focus; calling it again does nothing. */
  close(): void;
}

/** Papers to choose from, beside the one that the sheet has. */
const OFFERED = ["A4", "Letter", "A3", "Legal"];

/** What can be printed, in Excel's words. */
const EXTENTS = { sheet: "Active sheet", workbook: "Entire workbook" };

/** CSS pixels around a page in the window, and the points of a CSS pixel. */
const AROUND = 24;
const PIXEL = 0.75;

/**
 * Shows the pages of the sheet, or of the entire workbook, as they would be printed, each as large as the window has room for, in a
 * modal dialog "Print preview" over the whole page. While it is open the browser prints these pages and nothing else, on paper of their
 * size. "Close" and Esc close it, and the focus goes back to where it was. Where there is nothing to print, it says so.
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
  const style = new CSSStyleSheet(); // the page's policy allows no style element
  let pages: readonly SheetPage[] = [];
  const extent = choice("Print", Object.entries(EXTENTS), "sheet", () => show());
  const papers = choice("Paper", papersFor(sheet), sheet.page.paperSize, (paperSize) => {
    setPaper(paperSize);
    show();
  });
  const fit = (): void => {
    const share = fitted(list, pages);
    summary.textContent = extent.value === "sheet" ? summaryOf(sheet, pages, share) : summaryOfAll(pages, share);
  };
  const show = (): void => {
    const isWhole = extent.value === "workbook";
    pages = isWhole ? layOutWorkbook(workbook) : layOutPages(sheet).map((page) => ({ sheet, page }));
    papers.label.hidden = isWhole; // each sheet has a paper of its own
    const shown = pages.map((each) => pageElement(each, factsOf(workbook, each, pages.length)));
    list.replaceChildren(...shown);
    paper.replaceChildren(...shown.map((element) => element.cloneNode(true)));
    style.replaceSync(PREVIEW_STYLE + printStyle(pages.map(({ page }) => page)));
    print.disabled = pages.length === 0;
    fit();
  };
  const header = document.createElement("header");
  header.append(
    title(),
    summary,
    extent.label,
    papers.label,
    print,
    button("Close", () => dialog.close()),
  );
  dialog.append(header, list);
  const observer = new ResizeObserver(fit);

  dialog.addEventListener("close", () => {
    observer.disconnect();
    for (const element of [dialog, paper]) element.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== style);
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  });
  document.adoptedStyleSheets.push(style);
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

function papersFor(sheet: SheetStore): [string, string][] {
  return [...new Set([...OFFERED, sheet.page.paperSize])].map((name) => [name, name]);
}

/** A list to choose from, of values with their names, in its label. */
function choice(
  name: string,
  values: readonly (readonly [string, string])[],
  chosen: string,
  choose: (value: string) => void,
): { readonly label: HTMLElement; readonly value: string } {
  const select = document.createElement("select");
  for (const [value, named] of values) select.append(new Option(named, value));
  select.value = chosen;
  select.addEventListener("change", () => choose(select.value));
  const label = document.createElement("label");
  label.append(`${name} `, select);
  return {
    label,
    get value() {
      return select.value;
    },
  };
}

/** Gives every page the size at which the largest fits into the window whole, at most its own; returns that share of its own size. */
function fitted(list: HTMLElement, pages: readonly SheetPage[]): number {
  if (pages.length === 0) return 1;
  const width = Math.max(...pages.map(({ page }) => page.width)) / PIXEL;
  const height = Math.max(...pages.map(({ page }) => page.height)) / PIXEL;
  const room = { width: list.clientWidth - 2 * AROUND, height: list.clientHeight - 2 * AROUND };
  const share = Math.max(0.1, Math.min(1, room.width / width, room.height / height));
  list.querySelectorAll<HTMLElement>(".print-preview-page").forEach((element, i) => {
    element.style.width = `${Math.floor((pages[i]!.page.width / PIXEL) * share)}px`;
  });
  return share;
}

/** @param share of its own size at which a page is shown. */
function summaryOf(sheet: SheetStore, pages: readonly SheetPage[], share: number): string {
  const first = pages[0]?.page;
  if (!first)
    return `There is nothing to print on “${sheet.name}”. Write or draw something on it, then open the preview again.`;
  const { paperSize, orientation } = sheet.page;
  const printed = `${sheet.name}: ${counted(pages.length, "page")}, ${paperSize} ${orientation.toLowerCase()}`;
  return `${printed}, printed at ${percent(first.scale)}, shown at ${percent(share)}`;
}

function summaryOfAll(pages: readonly SheetPage[], share: number): string {
  if (pages.length === 0)
    return "There is nothing to print in this workbook. Write or draw something in it, then open the preview again.";
  const sheets = new Set(pages.map(({ sheet }) => sheet)).size;
  return `Entire workbook: ${counted(pages.length, "page")} of ${counted(sheets, "sheet")}, shown at ${percent(share)}`;
}

function counted(count: number, name: string): string {
  return count === 1 ? `1 ${name}` : `${count} ${name}s`;
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

function pageElement({ sheet, page }: SheetPage, facts: PageFacts): HTMLElement {
  const element = document.createElement("div");
  element.className = `print-preview-page ${paperOf(page)}`;
  element.innerHTML = drawPage(sheet, page, facts); // which escapes every text of the workbook
  return element;
}

function factsOf(workbook: WorkbookStore, { sheet, page }: SheetPage, pages: number): PageFacts {
  const now = new Date();
  return {
    page: page.number,
    pages,
    sheet: sheet.name,
    file: workbook.fileName,
    date: now.toLocaleDateString(),
    time: now.toLocaleTimeString([], { hour: "numeric", minute: "2-digit" }),
  };
}
