import type { Layout } from "../../actions/desk/choices";
import type { ActionOutcome } from "../../actions/desk/work";
import type { KeptPaper } from "../../actions/print/keptPaper";
import type { PrintChoice } from "../../actions/print/printChoice";
import type { SingleFlight } from "../running/singleFlight";
import type { Tab } from "../running/tab";
import type { Sizes } from "../make/sizeView";
import { type BookletActions, BookletView } from "./bookletView";
import { type ItemsActions, ItemsView } from "./itemsView";
import { type PaperTargets, PaperView } from "./paperView";
import { type PicturesActions, PicturesView } from "./picturesView";
import { type PosterActions, PosterView } from "./posterView";
import { type PrintActions, PrintView } from "./printView";

/** What can be printed, and what the tab was left with. */
export interface PrintTabActions extends PrintActions, BookletActions, ItemsActions, PicturesActions, PosterActions {
  readKeptPaper(): Promise<KeptPaper>;
}

/** What the tab Print does to the rest of the pane, and asks of it. */
export interface PrintNeighbours extends PaperTargets {
  look(): Layout;
  /** Throws InputFault for what is no size. */
  readSizes(): Sizes;
  /** Nothing after a failure. */
  mazeGone(outcome: ActionOutcome | undefined): void;
}

/** Paper, page, answer; booklets, items, pictures and posters; taking the maze away; then `folds`. */
export class PrintTab implements Tab {
  readonly content: readonly HTMLElement[];
  readonly paper: PaperView;
  private readonly booklet: BookletView;
  private readonly readKept: () => Promise<KeptPaper>;
  private readonly views: readonly { setIdle(idle: boolean): void }[];
  /** Whether somebody has chosen or typed anything here. */
  private isTouched = false;

  /** `locale`, "en-US", says which paper is usual. */
  constructor(
    actions: PrintTabActions,
    flight: SingleFlight,
    neighbours: PrintNeighbours,
    locale: string,
    folds: readonly HTMLElement[],
  ) {
    this.readKept = () => actions.readKeptPaper();
    this.paper = new PaperView(neighbours, locale);
    const chosen = (): PrintChoice => ({
      ...this.paper.read(),
      kept: { ...this.paper.kept, booklet: this.booklet.kept },
    });
    this.booklet = new BookletView(actions, flight, chosen, () => neighbours.readSizes());
    const items = new ItemsView(actions, flight);
    const look = () => neighbours.look();
    const poster = new PosterView(actions, flight, look, chosen);
    const pictures = new PicturesView(actions, flight, poster.root);
    const inside = [this.booklet.root, items.root, pictures.root];
    const print = new PrintView(actions, flight, this.paper, look, chosen, inside, (outcome) =>
      neighbours.mazeGone(outcome),
    );
    this.views = [print, this.booklet, items, pictures, poster];
    this.content = [...print.content, ...folds];
    for (const part of this.content) part.addEventListener("input", () => (this.isTouched = true));
  }

  /** Shows what the workbook kept of the tab; nothing where it cannot be asked, or somebody was quicker than the answer. */
  async restore(): Promise<void> {
    const kept = await this.readKept().catch((): KeptPaper => ({}));
    if (this.isTouched) return;
    this.paper.restore(kept);
    this.booklet.restore(kept.booklet ?? {});
  }

  setIdle(idle: boolean): void {
    for (const view of this.views) view.setIdle(idle);
  }
}
