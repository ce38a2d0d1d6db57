import type { ActionOutcome, GenerateChoice, SetNumbersChoice } from "../../actions/desk";
import type { SheetInFront, SizesInFront } from "../../actions/front";
import { text } from "../../words";
import { button, element, fold, foldedGroup, onSubmit } from "../controls";
import type { Actions, SingleFlight, Tab } from "../running";
import { BringBackView } from "./bringBackView";
import { ImperfectionView } from "./imperfectionView";
import { KindView } from "./kindView";
import { LayoutView } from "./layoutView";
import { SeedView } from "./seedView";
import { ShapeView } from "./shapeView";
import { SizeMirror } from "./sizeMirror";
import { SizeView } from "./sizeView";

/** What the tab Make tells the rest of the pane, and needs from it. */
interface MakeNeighbours {
  /** Enter in a field of sizes, kinds or seed. */
  generate(): void;
  /** Shown behind the kinds. */
  readonly example: HTMLElement;
  /** Where set numbers are shown. */
  setNumbers(): SetNumbersChoice;
  /** The sizes in the fields have changed. */
  sizesChanged(): void;
  /** Cells or walls were set by hand. */
  lookChanged(): void;
  /** Undefined after a failure: then the maze may still be there. */
  mazeGone(outcome: ActionOutcome | undefined): void;
}

/** The id of the form that Generate, which is outside it, submits. */
export const MAZE_FORM = "maze";

/** Sizes, kinds, imperfection, seed; the look; shape and size cells; the previous maze. */
export class MakeTab implements Tab {
  readonly content: readonly HTMLElement[];
  readonly sizes: SizeView;
  readonly layout: LayoutView;
  readonly seed = new SeedView(text("seed-field"), text("keep-seed-maze"));
  private readonly mirror: SizeMirror;
  readonly kind: KindView;
  private readonly imperfection = new ImperfectionView();
  readonly shape: ShapeView;
  private readonly bringBack: BringBackView;
  /** The last edit of the sizes that was read for a maze; undefined when the cells already held them. */
  private readEdit: number | undefined;

  constructor(
    private readonly actions: Actions,
    private readonly flight: SingleFlight,
    private readonly neighbours: MakeNeighbours,
  ) {
    this.sizes = new SizeView(
      () => void this.settleSizes(),
      () => {
        this.shape.gallery.part?.sizesChanged();
        neighbours.sizesChanged();
      },
    );
    this.shape = new ShapeView(this.sizes);
    const failed = (thrown: unknown) => {
      if (!flight.busy) flight.showFailure(thrown);
    };
    this.kind = new KindView(failed);
    this.mirror = new SizeMirror(this.sizes, (sheet, typed) => actions.writeSizes(sheet, typed));
    const setUpSheet = flight.whileIdle(button(text("set-up-sheet-button"), () => void this.setUpSheet()));
    const formatGrid = flight.whileIdle(
      element("button", { type: "submit", class: "button" }, text("format-grid-button")),
    );
    this.layout = new LayoutView(formatGrid, () => neighbours.lookChanged());
    this.bringBack = new BringBackView(
      actions,
      flight,
      () => this.layout.read(),
      (outcome) => {
        neighbours.mazeGone(outcome);
        if (outcome?.seed !== undefined) this.seed.show(outcome.seed);
      },
    );
    // Two forms, so that Enter in a field presses the nearest button: Generate for sizes and seed, Format grid for the look.
    const mazeForm = element(
      "form",
      { id: MAZE_FORM, class: "stack", novalidate: true },
      this.sizes.root,
      this.kind.root,
      neighbours.example,
      this.imperfection.root,
      foldedGroup(text("seed-title"), this.seed.root),
    );
    const layoutForm = element("form", { novalidate: true }, fold(text("look-title"), this.layout.root));
    onSubmit(mazeForm, () => neighbours.generate());
    onSubmit(layoutForm, () => void this.formatGrid());
    const shapeFold = foldedGroup(
      text("shape-title"),
      this.shape.root,
      element("p", { class: "note" }, text("size-cells-note")),
      setUpSheet,
      fold(text("details"), element("p", { class: "note" }, text("size-cells-details"))),
    );
    shapeFold.addEventListener("toggle", () => {
      if (shapeFold.open) this.shape.gallery.load().catch(failed);
    });
    this.content = [mazeForm, layoutForm, shapeFold, this.bringBack.root];
  }

  /** The maze to make. Throws InputFault for an invalid size, share of loops or look. */
  read(): Omit<GenerateChoice, "setNumbers" | "pace" | "tint"> {
    this.readEdit = this.sizes.pendingEdit;
    return {
      generator: this.kind.read(),
      seed: this.seed.read(),
      layout: this.layout.read(),
      imperfection: this.imperfection.read(),
      size: this.sizes.isSetUp ? undefined : this.sizes.read(),
      ...this.shape.read(),
      isKept: true,
    };
  }

  /**
   * Resolves when the typed sizes are in the size cells; rejects as SizeMirror.settle does. Where the sheet had none at
   * the last look, it is read again: it may have been set up since, and that look may still be under way.
   */
  async settle(): Promise<void> {
    if (this.sizes.pendingEdit !== undefined && !this.sizes.isSetUp) {
      const held = await this.actions.readSizes().catch(() => undefined);
      if (held !== undefined) await this.mirror.show(held);
    }
    await this.mirror.settle();
  }

  /** A maze was made with this seed, and with the sizes that were read; sizes typed since are for the next one. */
  made(seed: string): void {
    if (!this.sizes.isSetUp && this.readEdit !== undefined) this.sizes.written(this.readEdit);
    this.seed.show(seed);
  }

  /** Resolves when the fields show what the size cells hold. */
  showSizes(held: SizesInFront): Promise<void> {
    return this.mirror.show(held);
  }

  showSheet({ hasEarlier }: SheetInFront): void {
    this.bringBack.show(hasEarlier);
  }

  private async setUpSheet(): Promise<void> {
    await this.flight.run(text("setting-up-sheet"), async (dialogue) => {
      const outcome = await this.actions.setUpSheet(dialogue);
      // Sizes typed before there were size cells go into the new cells.
      if (outcome.sheet !== undefined) await this.mirror.settle(outcome.sheet).catch(() => undefined);
      return outcome;
    });
    await this.settleSizes();
  }

  private async formatGrid(): Promise<void> {
    const outcome = await this.flight.run(text("formatting-grid"), async (dialogue) => {
      await this.settle();
      return this.actions.formatGrid(this.layout.read(), this.neighbours.setNumbers(), dialogue, this.sizes.read());
    });
    this.neighbours.mazeGone(outcome);
  }

  /** Writes the typed sizes. If that fails, the next action that needs them tries again. */
  private async settleSizes(): Promise<void> {
    try {
      await this.mirror.settle();
    } catch (thrown) {
      // A running action has the status line to itself.
      if (!this.flight.busy) this.flight.showFailure(thrown);
    }
  }
}
