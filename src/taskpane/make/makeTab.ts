import type { GenerateChoice } from "../../actions/core";
import type { SheetInFront } from "../../actions/front";
import { message } from "../../message";
import { text } from "../../words";
import { button, element, fold, foldedGroup, note, offer, stack } from "../controls";
import { type Actions, LatePart, type SingleFlight, type Tab, loaded } from "../running";
import { KindView } from "./kindView";
import { VariationView, LayoutView } from "./layoutView";
import type { Pane } from "./pane";
import { SeedView } from "./seedView";
import type { ShapeGallery } from "./shapeGallery";
import { SizeView } from "./sizeView";

/** What the tab Make tells the rest of the pane, and needs from it. */
interface MakeNeighbours extends Pick<Pane, "watching"> {
  /** Enter in a field of sizes, kinds or seed. */
  generate(): void;
  sizesChanged(): void;
}

const walls = { Thin: "thin", Medium: "medium", Thick: "thick" } as const;

/** The id of the form that Generate, which is outside it, submits. */
export const MAZE_FORM = "maze";

/** Sizes, kind, shape and size cells, variation and seed; the look; the previous maze. */
export class MakeTab implements Tab {
  readonly content: readonly HTMLElement[];
  readonly sizes: SizeView;
  readonly layout: LayoutView;
  readonly seed = new SeedView();
  readonly kind: KindView;
  readonly variation = new VariationView();
  readonly shape: LatePart<ShapeGallery>;
  /** What makes size cells, while the sheet has none. */
  private readonly sizeCells: HTMLElement;
  private readonly bringBack: HTMLButtonElement;
  /** The last edit of the sizes that was read for a maze on a sheet without size cells. */
  private readEdit: object | undefined;

  constructor(
    private readonly actions: Actions,
    private readonly flight: SingleFlight,
    private readonly neighbours: MakeNeighbours,
  ) {
    this.sizes = new SizeView(
      (sheet, typed) => actions.front.writeSizes(actions.workbook, sheet, typed),
      flight.showIfIdle,
      () => {
        this.shape.part?.show();
        neighbours.sizesChanged();
      },
    );
    this.shape = new LatePart(async () => {
      const { ShapeGallery, drawPictures } = await loaded(import(/* webpackChunkName: "shapes" */ "./shapeGallery"));
      return new ShapeGallery(this.sizes, await drawPictures());
    });
    this.kind = new KindView(flight.showIfIdle);
    const addSizeCells = flight.whileIdle(button("set-up-sheet-button", () => void this.addSizeCells()));
    const formatGrid = flight.whileIdle(
      element("button", { type: "submit", class: "button" }, text("format-grid-button")),
    );
    const fitWindow = flight.button("fit-window-button", async () => {
      const found = await actions.front.lookForWindow(actions.workbook, this.sizes.read());
      this.layout.choose(found);
      return { sentence: message("window-filling", { points: found.cellSize, walls: walls[found.wallWeight] }) };
    });
    this.layout = new LayoutView(formatGrid, fitWindow);
    this.bringBack = flight.button("previous-maze-button", (dialogue) =>
      actions.make.bringBackMaze(this.layout.read(), dialogue),
    );
    this.bringBack.hidden = true;
    this.sizeCells = stack(note("size-cells-note"), addSizeCells);
    const shapeFold = foldedGroup("shape-title", stack(this.shape.placeholder), this.sizeCells);
    this.shape.loadIn(shapeFold, flight.showIfIdle);
    // Two forms, so that Enter in a field presses the nearest button: Generate for the maze, Format grid for the look.
    const mazeForm = element(
      "form",
      { id: MAZE_FORM, class: "stack", novalidate: true },
      this.sizes.root,
      this.kind.root,
      shapeFold,
      foldedGroup("variation-title", this.variation.root, this.seed.root),
    );
    const layoutForm = element("form", { novalidate: true }, fold("look-title", this.layout.root));
    onSubmit(mazeForm, () => neighbours.generate());
    onSubmit(layoutForm, () => void this.formatGrid());
    this.content = [note("make-note"), mazeForm, layoutForm, this.bringBack];
  }

  /** The maze to make. Throws InputFault for an invalid size, share of loops or look. */
  read(): Omit<GenerateChoice, "setNumbers" | "pace" | "tint"> {
    this.readEdit = this.sizes.isSetUp ? undefined : this.sizes.pending;
    return {
      generator: this.kind.read(),
      seed: this.seed.read(),
      layout: this.layout.read(),
      variation: this.variation.read(),
      size: this.sizes.isSetUp ? undefined : this.sizes.read(),
      ...this.shape.part?.read(),
      isKept: true,
    };
  }

  /**
   * Resolves when the typed sizes are in the size cells; rejects as SizeView.settle does. Where the sheet had none at
   * the last look, it is read again: it may have been set up since, and that look may still be under way.
   */
  async settle(): Promise<void> {
    if (this.sizes.pending !== undefined && !this.sizes.isSetUp) {
      const inFront = await this.actions.front.readSheetInFront(this.actions.workbook).catch(() => undefined);
      if (inFront !== undefined) await this.sizes.show(inFront.sizes);
    }
    await this.sizes.settle();
  }

  /** A maze was made with the sizes that were read; sizes typed since are for the next one. */
  made(): void {
    if (this.readEdit !== undefined) this.sizes.written(this.readEdit);
  }

  /** Resolves when the fields show what the size cells hold. */
  async showSheet({ hasEarlier, sizes }: SheetInFront): Promise<void> {
    offer(this.bringBack, hasEarlier);
    await this.sizes.show(sizes);
    offer(this.sizeCells, !sizes.isSetUp);
  }

  private async addSizeCells(): Promise<void> {
    await this.flight.run("set-up-sheet-button", async (dialogue) => {
      const outcome = await this.actions.front.addSizeCells(dialogue);
      // Sizes typed before there were size cells go into the new cells.
      await this.sizes.settle(outcome.sheet).catch(() => undefined);
      return outcome;
    });
    await this.sizes.settle().catch(this.flight.showIfIdle);
  }

  private async formatGrid(): Promise<void> {
    await this.flight.run("format-grid-button", async (dialogue) => {
      await this.settle();
      return this.actions.make.formatGrid(
        this.layout.read(),
        this.neighbours.watching().setNumbers,
        dialogue,
        this.sizes.read(),
      );
    });
  }
}

function onSubmit(form: HTMLFormElement, submit: () => void): void {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
}
