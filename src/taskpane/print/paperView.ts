import {
  type BelowMaze,
  type Fitting,
  type KeptPaper,
  LONGEST_TITLE,
  type PrintChoice,
  pageFillingOf,
  paperChoice,
  plainPage,
  presets,
  usualBelow,
  WINDOW_LIMITS,
  windowFillingOf,
} from "../../actions/print";
import { type Message, isMessage, message } from "../../message";
import { say, text } from "../../words";
import {
  CheckField,
  ChoiceField,
  InputFault,
  type Label,
  NumberField,
  TextField,
  columns,
  element,
  foldedGroup,
  group,
  note,
} from "../controls";
import type { Pane, Sizes } from "../make";

type PaperName = PrintChoice["paper"];
type PageFilling = Exclude<ReturnType<typeof pageFillingOf>, Message>;
type WindowFilling = Exclude<ReturnType<typeof windowFillingOf>, Message>;
/** Of a window no orientation is told. */
type Filling = WindowFilling & Partial<PageFilling>;

/** Points. */
type Extent = Parameters<typeof windowFillingOf>[0];

/** Fitting: "own" leaves sizes and cells to the tab Make, "fill" and "window" the sizes alone. */
const fittings = {
  own: "fitting-own",
  ...Object.fromEntries(presets.map(({ id, ...sizes }) => [id, message("fitting-preset", { preset: id, ...sizes })])),
  fill: "fitting-fill",
  window: "fitting-window",
} as Readonly<Record<Fitting, Label>>;

/** Points: what a screen of 1366 by 768 pixels shows of a sheet beside the pane. */
const USUAL_WINDOW = { width: 700, height: 360 } as const;

/** The words' keys of the weights of walls. */
const wallWords = { Thin: "thin", Medium: "medium", Thick: "thick" } as const;

/**
 * Paper and preset, and the texts around the maze. A preset sets columns, rows, cell size and wall weight, so that the next
 * maze fills the page; "Fill the page" and "Fit the window" keep the present columns and rows, and follow them. The window's size is
 * asked of Excel when somebody chooses to fit it, and can be typed.
 */
export class PaperView {
  readonly root: HTMLElement;
  /** The fields for the texts around the maze. */
  readonly texts: HTMLElement;
  private readonly paper: ChoiceField<PaperName>;
  private readonly fitting = new ChoiceField("fitting-choice", fittings, "own");
  private readonly width = windowField("window-width-field", USUAL_WINDOW.width);
  private readonly height = windowField("window-height-field", USUAL_WINDOW.height);
  private readonly window = columns(this.width.root, this.height.root);
  private readonly note = note("", { "aria-live": "polite" });
  private readonly title = new TextField("title-field", {}, { maxlength: LONGEST_TITLE });
  private readonly number = new TextField("maze-number-field", {}, { inputmode: "numeric", maxlength: 6 });
  private readonly nameLine = new CheckField("name-line-check");
  private readonly below = {
    stars: new CheckField("stars-check"),
    difficulty: new CheckField("difficulty-check"),
    code: new CheckField("page-code-check"),
  };

  /**
   * Presets change sizes and look of the tab Make. `locale` as in "en-US", for the paper to begin with; `readWindow` gives the room for
   * cells in Excel's window, undefined if Excel does not tell it.
   */
  constructor(
    private readonly make: Pane["make"],
    locale: string,
    private readonly readWindow: () => Promise<Extent | undefined>,
  ) {
    this.paper = new ChoiceField("paper-choice", paperChoice.all, paperChoice.ofLocale(locale));
    this.root = group("paper-title", columns(this.fitting.root, this.paper.root), this.window, this.note);
    this.texts = foldedGroup(
      "texts-title",
      element("div", { class: "columns wide-first" }, this.title.root, this.number.root),
      this.nameLine.root,
      ...Object.values(this.below).map(({ root }) => root),
    );
    this.showBelow(usualBelow);
    this.root.classList.add("untitled");
    this.paper.select.addEventListener("change", () => this.choose());
    this.fitting.select.addEventListener("change", () => {
      this.choose();
      if (this.fitting.read() === "window") void this.askForWindow();
    });
    for (const { input } of [this.width, this.height]) input.addEventListener("change", () => this.choose());
    this.show();
  }

  /** Throws InputFault for an invalid maze number. */
  read(): PrintChoice {
    const number = this.number.read().trim();
    if (!/^\d{0,6}$/.test(number)) {
      throw new InputFault(message("maze-number-fault", { held: number }), this.number.marked());
    }
    return {
      ...plainPage,
      paper: this.paper.read(),
      title: this.title.read(),
      number,
      hasNameLine: this.nameLine.read(),
      below: this.chosenBelow,
    };
  }

  private get chosenBelow(): BelowMaze {
    const { stars, difficulty, code } = this.below;
    return { stars: stars.read(), difficulty: difficulty.read(), code: code.read() };
  }

  /** The choices for the workbook to keep. */
  get kept(): KeptPaper {
    return {
      paper: this.paper.read(),
      fitting: this.fitting.read(),
      window: this.fitting.read() === "window" ? this.typedWindow : undefined,
      title: this.title.read(),
      hasNameLine: this.nameLine.read(),
      below: this.chosenBelow,
    };
  }

  /** Shows the choices that the workbook kept. A preset is chosen again only if the columns and rows are still its own. */
  restore({ paper, fitting, window, title, hasNameLine, below = {} }: KeptPaper): void {
    this.paper.show(paper);
    if (window !== undefined) this.showWindow(window);
    if (title !== undefined) this.title.show(title);
    if (hasNameLine !== undefined) this.nameLine.show(hasNameLine);
    this.showBelow(below);
    const sizes = this.make.sizes.standing;
    const preset = presets.find(({ id }) => id === fitting);
    const isAsBefore = preset === undefined || (sizes?.columns === preset.columns && sizes.rows === preset.rows);
    if (fitting === undefined || fitting === "own" || sizes === undefined || !isAsBefore) return;
    this.fitting.show(fitting);
    this.choose();
  }

  private showBelow(below: Partial<BelowMaze>): void {
    for (const name of ["stars", "difficulty", "code"] as const) {
      const isShown = below[name];
      if (isShown !== undefined) this.below[name].show(isShown);
    }
  }

  /** Throws InputFault if these sizes are to fill the page or fit the window and are too large for it, or the window has no size. */
  check(sizes: Sizes): void {
    if (!this.keepsSizes) return;
    if (this.fitting.read() === "window") for (const field of [this.width, this.height]) field.read();
    const filling = this.fillingOf(sizes);
    if (filling !== undefined && isMessage(filling)) throw new InputFault(filling, this.fitting.select);
  }

  /** The columns or rows in the fields have changed: a preset with other ones is no longer chosen. */
  follow(sizes: Sizes | undefined): void {
    const preset = this.preset;
    if (preset !== undefined && (sizes?.columns !== preset.columns || sizes.rows !== preset.rows)) this.keepCellSize();
    else if (this.keepsSizes) this.choose();
  }

  /** Somebody sets the cell size by hand. */
  keepCellSize(): void {
    this.fitting.show("own");
    this.show();
  }

  private get preset(): (typeof presets)[number] | undefined {
    return presets.find(({ id }) => id === this.fitting.read());
  }

  /** Whether the cells follow the sizes in the fields. */
  private get keepsSizes(): boolean {
    return ["fill", "window"].includes(this.fitting.read());
  }

  /** The window's size in the fields; undefined if one holds none. */
  private get typedWindow(): Extent | undefined {
    const [width, height] = [this.width.value, this.height.value];
    const isIn = (size: number) => size >= WINDOW_LIMITS.least && size <= WINDOW_LIMITS.most;
    return isIn(width) && isIn(height) ? { width, height } : undefined;
  }

  private showWindow({ width, height }: Extent): void {
    this.width.show(Math.floor(width));
    this.height.show(Math.floor(height));
  }

  /** Where Excel does not tell the size of its window, or cannot now, the fields keep theirs. */
  private async askForWindow(): Promise<void> {
    const window = await this.readWindow().catch(() => undefined);
    if (window === undefined || this.fitting.read() !== "window") return;
    this.showWindow(window);
    this.choose();
  }

  private choose(): void {
    const { preset } = this;
    const { standing } = this.make.sizes;
    const isThere = standing?.columns === preset?.columns && standing?.rows === preset?.rows;
    if (preset !== undefined && !isThere) this.make.sizes.choose(preset);
    const sizes = preset ?? standing;
    const filling = this.fitting.read() === "own" || sizes === undefined ? undefined : this.fillingOf(sizes);
    if (filling !== undefined && !isMessage(filling)) this.make.layout.choose(filling);
    this.show(filling);
  }

  /** Undefined if no size of the window is given. */
  private fillingOf(sizes: Sizes): Filling | Message | undefined {
    if (this.fitting.read() !== "window") return pageFillingOf(this.paper.read(), sizes);
    return this.typedWindow && windowFillingOf(this.typedWindow, sizes);
  }

  private show(filling?: Filling | Message): void {
    const isWindow = this.fitting.read() === "window";
    this.window.hidden = !isWindow;
    this.note.textContent =
      filling === undefined
        ? ""
        : isMessage(filling)
          ? say(filling)
          : isWindow
            ? text("window-filling", { points: filling.cellSize, walls: wallWords[filling.wallWeight] })
            : text("page-filling", {
                points: filling.cellSize,
                walls: wallWords[filling.wallWeight],
                orientation: filling.orientation === "Landscape" ? "landscape" : "portrait",
              });
  }
}

function windowField(label: Label, value: number): NumberField {
  const { least: min, most: max } = WINDOW_LIMITS;
  return new NumberField(label, { min, max, step: "any", value, unit: text("points-unit") });
}
