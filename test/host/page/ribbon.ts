import type { AddInCommand } from "./addInCommands";
import { button, element } from "./controls/elements";

/** What the ribbon shows of the workbook and the sheet in front. */
interface Shown {
  readonly gridlines: boolean;
  readonly headings: boolean;
  readonly sheetIsProtected: boolean;
  readonly workbookIsProtected: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** What the ribbon's buttons do. */
export interface RibbonActions {
  /** Shows or hides the pane; returns whether it is shown now. */
  togglePane(): boolean;
  paneIsShown(): boolean;
  /** Runs a function of the add-in's page of commands, without the pane. */
  runCommand(functionName: string): Promise<void>;
  open(file: File): Promise<void>;
  save(): Promise<void>;
  printPreview(): Promise<void>;
  undo(): void;
  redo(): void;
  /** Fills the selection; undefined removes the fill. */
  fill(color: string | undefined): void;
  openBorders(below: HTMLElement): void;
  toggleSheetProtection(): void;
  toggleWorkbookProtection(): void;
  toggleGridlines(): void;
  toggleHeadings(): void;
  /** The state of the sheet in front. */
  shown(): Shown;
}

/** A narrow ribbon: the add-in's group, once its manifest is read, and commands for files, cells, protection and the view. */
export class Ribbon {
  readonly element: HTMLElement;
  private addIn = group("Add-ins");
  private readonly gridlines: HTMLInputElement;
  private readonly headings: HTMLInputElement;
  private readonly undo: HTMLButtonElement;
  private readonly redo: HTMLButtonElement;
  private readonly sheetProtection: HTMLButtonElement;
  private readonly workbookProtection: HTMLButtonElement;

  constructor(private readonly actions: RibbonActions) {
    const file = element("input", {
      type: "file",
      accept: ".xlsx",
      hidden: true,
      "aria-label": "Workbook to open",
      tabindex: "-1",
    });
    file.addEventListener("change", () => {
      const [chosen] = file.files ?? [];
      file.value = "";
      if (chosen) void actions.open(chosen);
    });
    const open = button("Open .xlsx", () => file.click());
    const save = busyButton("Save as .xlsx", () => actions.save(), "Saves the workbook as a file");
    const print = busyButton(
      "Print preview",
      () => actions.printPreview(),
      "Shows the pages as page set-up would print them",
    );
    this.gridlines = checkbox(() => actions.toggleGridlines());
    this.headings = checkbox(() => actions.toggleHeadings());
    this.undo = stepButton("Undo", () => actions.undo(), "Takes back what was done last (Ctrl+Z)");
    this.redo = stepButton("Redo", () => actions.redo(), "Does again what was taken back (Ctrl+Y)");
    const color = element("input", { type: "color", value: "#ffd966", "aria-label": "Fill colour" });
    const borders = button("Borders", () => actions.openBorders(borders), {
      "aria-haspopup": "menu",
      title: "Draws lines around or between the selected cells, or takes them away",
    });
    this.sheetProtection = button("Protect sheet", () => actions.toggleSheetProtection(), {
      title: "Cells that are locked, as all are at first, cannot be changed; without a password",
    });
    this.workbookProtection = button("Protect workbook", () => actions.toggleWorkbookProtection(), {
      title: "Sheets cannot be added, deleted, renamed, moved or hidden; without a password",
    });
    this.element = element(
      "section",
      { class: "ribbon", "aria-label": "Ribbon" },
      this.addIn,
      group("File", open, file, save, print),
      group("Edit", this.undo, this.redo),
      group(
        "Cells",
        button("Fill", () => actions.fill(color.value), { title: "Fills the selected cells" }),
        color,
        button("No fill", () => actions.fill(undefined)),
        borders,
      ),
      group("Protect", this.sheetProtection, this.workbookProtection),
      group(
        "View",
        element("label", {}, this.gridlines, " Gridlines"),
        element("label", {}, this.headings, " Headings"),
      ),
    );
  }

  /** Shows these commands in the add-in's group. */
  showAddIn(label: string, commands: readonly AddInCommand[]): void {
    const shown = group(label, ...commands.map((command) => this.commandButton(command)));
    this.addIn.replaceWith(shown);
    this.addIn = shown;
  }

  private commandButton({ label, tip, icon, functionName }: AddInCommand): HTMLButtonElement {
    const made =
      functionName === undefined
        ? button(label, () => made.setAttribute("aria-pressed", String(this.actions.togglePane())), {
            "aria-pressed": String(this.actions.paneIsShown()),
            title: tip,
          })
        : busyButton(label, () => this.actions.runCommand(functionName), tip);
    made.classList.add("command");
    if (icon !== "") made.prepend(element("img", { src: icon, alt: "", width: "20", height: "20" }));
    return made;
  }

  /** Follows the sheet in front. */
  show(): void {
    const shown = this.actions.shown();
    this.gridlines.checked = shown.gridlines;
    this.headings.checked = shown.headings;
    this.sheetProtection.setAttribute("aria-pressed", String(shown.sheetIsProtected));
    this.workbookProtection.setAttribute("aria-pressed", String(shown.workbookIsProtected));
    this.undo.setAttribute("aria-disabled", String(!shown.canUndo));
    this.redo.setAttribute("aria-disabled", String(!shown.canRedo));
  }
}

function group(label: string, ...controls: HTMLElement[]): HTMLElement {
  return element("div", { class: "group", role: "group", "aria-label": label }, ...controls);
}

function checkbox(act: () => void): HTMLInputElement {
  const box = element("input", { type: "checkbox" });
  box.addEventListener("change", act);
  return box;
}

/** A button that keeps the focus when there is nothing more to do. */
function stepButton(label: string, act: () => void, title: string): HTMLButtonElement {
  return button(label, act, { title, "aria-disabled": "true" });
}

/** A button that is disabled while its work runs. */
function busyButton(label: string, work: () => Promise<void>, title: string): HTMLButtonElement {
  const made = button(
    label,
    () => {
      if (made.getAttribute("aria-disabled") === "true") return;
      made.setAttribute("aria-disabled", "true");
      void work().finally(() => made.removeAttribute("aria-disabled"));
    },
    { title },
  );
  return made;
}
