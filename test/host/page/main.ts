import { EmbeddedExcel } from "../protocol/embeddedExcel";
import { WorkbookStore, type SheetStore } from "../store";
import { AddIn } from "./addIn";
import { type AddInCommands, loadAddInCommands } from "./addInCommands";
import { AddInFunctions } from "./addInFunctions";
import { openBorderMenu } from "./borderMenu";
import { attempt } from "./controls/attempt";
import { DeveloperPanel } from "./developerPanel";
import { tell } from "./controls/dialogs";
import { downloadWorkbook, openWorkbook, previewPages } from "./fileCommands";
import { paperFor } from "./paperFor";
import { firstControlOf, joinRegions } from "./regions";
import { Ribbon, type RibbonActions } from "./ribbon";
import { SheetArea } from "./sheet/sheetArea";
import type { MenuItem } from "./controls/menu";
import { joinSplitter } from "./controls/joinSplitter";
import { StatusBar } from "./controls/statusBar";

/** What is on the page for the workbook that is open. */
interface Open {
  readonly excel: EmbeddedExcel;
  readonly area: SheetArea;
  readonly addIn: AddIn;
  readonly developer: DeveloperPanel;
  readonly end: () => void;
  /** How often the workbook had been changed when it was opened, or last saved. */
  saved: number;
}

declare global {
  interface Window {
    /** For browser tests alone: the embedded Excel of the open workbook, what the view has painted so far, and a new beginning. */
    lavirintWorkbook?: { readonly excel: EmbeddedExcel; readonly area: SheetArea; readonly beginAgain: () => void };
  }
}

const main = place("workbook");
const pane = place("pane");
let open: Open;
/** Undefined until the manifest is read. */
let commands: AddInCommands | undefined;

const actions: RibbonActions = {
  togglePane: () => !document.body.classList.toggle("without-pane"),
  paneIsShown: () => !document.body.classList.contains("without-pane"),
  runCommand,
  open: async (file) => {
    const opened = await openWorkbook(file);
    if (opened instanceof WorkbookStore) show(opened);
    else await tell(opened);
  },
  save: async () => {
    if (!open.area.editor.commit()) return;
    const { workbook } = open.excel;
    const { count } = workbook.changes;
    const refusal = await downloadWorkbook(workbook);
    if (refusal !== undefined) await tell(refusal);
    else open.saved = count;
  },
  printPreview: async () => {
    if (open.area.editor.commit()) await previewPages(open.excel);
  },
  undo: () => open.area.undo(),
  redo: () => open.area.redo(),
  fill: (color) => change(({ person }, sheet) => person.fill(sheet, sheet.selection.areas, color)),
  openBorders: (below) =>
    openBorderMenu(below, ({ sides, weight }) =>
      change(({ person }, sheet) => person.border(sheet, sheet.selection.areas, sides, weight)),
    ),
  toggleSheetProtection: () =>
    protect(({ person }, sheet) => person.protectSheet(sheet, sheet.protection === undefined)),
  toggleWorkbookProtection: () =>
    protect(({ person, workbook }) => person.protectWorkbook(workbook.structureProtection === undefined)),
  toggleGridlines: () => changeView((sheet) => (sheet.showGridlines = !sheet.showGridlines)),
  toggleHeadings: () => changeView((sheet) => (sheet.showHeadings = !sheet.showHeadings)),
  shown: () => {
    const { workbook, history } = open.excel;
    const { showGridlines: gridlines, showHeadings: headings, protection } = workbook.activeSheet;
    const sheetIsProtected = protection !== undefined;
    const workbookIsProtected = workbook.structureProtection !== undefined;
    const { canUndo, canRedo } = history;
    return { gridlines, headings, sheetIsProtected, workbookIsProtected, canUndo, canRedo };
  },
};
const newStatus = (): StatusBar => new StatusBar((percent) => (open.area.view.zoom = percent));
let ribbon = new Ribbon(actions);
let status = newStatus();
place("ribbon").replaceWith(ribbon.element);
place("status").replaceWith(status.element);
const resetWidth = joinSplitter(place("splitter"));
joinRegions([
  firstControlOf(() => main.querySelector(".sheet") ?? main, "[role=grid]"),
  firstControlOf(() => main.querySelector(".tabs") ?? main, "[role=tab][aria-selected=true]"),
  { element: () => pane, focus: () => open.addIn.pane.focus() },
  firstControlOf(() => status.element, "button"),
  firstControlOf(() => ribbon.element, "button"),
]);
show(emptyWorkbook());

void loadAddInCommands(new URLSearchParams(location.search).get("words") ?? navigator.language).then((read) => {
  commands = read;
  showCommands();
});

function emptyWorkbook(): WorkbookStore {
  return new WorkbookStore(["Sheet1"], paperFor(navigator.language));
}

/** Whether the workbook was changed since it was opened or saved. */
export const hasUnsaved = (): boolean => open.excel.workbook.changes.count !== open.saved;

/** Leaves the page as it is when it has just been loaded, in a third of the time. */
function beginAgain(): void {
  document.dispatchEvent(new Event("pointerdown")); // closes a menu
  for (const dialog of document.querySelectorAll("dialog")) {
    dialog.dispatchEvent(new Event("cancel"));
    dialog.close();
  }
  document.body.classList.remove("without-pane");
  resetWidth();
  const [lastRibbon, lastStatus] = [ribbon, status];
  lastRibbon.element.replaceWith((ribbon = new Ribbon(actions)).element);
  lastStatus.element.replaceWith((status = newStatus()).element);
  show(emptyWorkbook());
}

/** Replaces the open workbook by this one, with a new add-in, as opening a file does. */
function show(workbook: WorkbookStore): void {
  open?.end();
  const openFile = async (bytes: Uint8Array) => (await import("../files")).openXlsx(bytes);
  const excel = new EmbeddedExcel(workbook, { undo: "web" }, openFile);
  const area = new SheetArea(main, excel, status, () => cellCommands(excel));
  const addIn = new AddIn(excel, pane, (backwards) => (backwards ? place("splitter") : area).focus());
  const functions = new AddInFunctions();
  excel.offerFunctions("LAVIRINT", () => functions.open());
  const developer = new DeveloperPanel(excel, showCommands);
  place("developer").replaceChildren(developer.element);
  place("file-name").textContent = workbook.fileName;
  const unsubscribe = workbook.changes.subscribe(() => ribbon.show());
  open = {
    excel,
    area,
    addIn,
    developer,
    end: () => {
      unsubscribe();
      addIn.end();
      functions.end();
      developer.close();
      area.close();
    },
    saved: workbook.changes.count,
  };
  window.lavirintWorkbook = { excel, area, beginAgain };
  ribbon.show();
  showCommands();
  area.focus();
}

/** The add-in's commands as far as this Excel has add-in commands: an iPad opens the pane from its list of add-ins, and has no others. */
function showCommands(): void {
  if (commands === undefined) return;
  const { name, group } = commands;
  const asListed = { label: name, tip: "", icon: "", functionName: undefined };
  if (open.excel.switches.addInCommands === "none") ribbon.showAddIn("Add-ins", [asListed]);
  else ribbon.showAddIn(group.label, group.buttons);
}

/** The add-in's entry in the menu of cells. */
function cellCommands({ switches }: EmbeddedExcel): readonly MenuItem[] {
  if (commands === undefined || switches.addInCommands !== "all") return [];
  const { label, items } = commands.cellMenu;
  const act = (functionName = "") => void runCommand(functionName);
  return [{ label, items: items.map((item) => ({ label: item.label, act: () => act(item.functionName) })) }];
}

async function runCommand(functionName: string): Promise<void> {
  if (!open.area.editor.commit()) return;
  const code = await open.addIn.runCommand(functionName);
  // Excel says nothing here; developers of add-ins want to know.
  if (code !== 0) await tell(`The add-in did not take the command (office.js: ${code}).`);
}

function changeView(set: (sheet: SheetStore) => void): void {
  change(({ person }, sheet) =>
    person.lay(() => {
      set(sheet);
      sheet.touched();
    }),
  );
}

function protect(set: (excel: EmbeddedExcel, sheet: SheetStore) => void): void {
  change(set, { AccessDenied: "It is protected with a password, which cannot be typed here. Nothing was changed." });
}

/** Enters what is being typed, then changes the sheet in front; shows a sentence if Excel refuses. */
function change(act: (excel: EmbeddedExcel, sheet: SheetStore) => void, sentences?: Record<string, string>): void {
  const { excel, area } = open;
  if (!area.editor.commit()) return;
  attempt(
    () => act(excel, excel.workbook.activeSheet),
    (sentence) => void tell(sentence),
    sentences,
  );
}

function place(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`index.html has no element with the id ${id}.`);
  return found;
}
