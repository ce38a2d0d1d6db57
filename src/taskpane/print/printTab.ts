import type { Layout } from "../../actions/desk/choices";
import type { ActionOutcome } from "../../actions/desk/work";
import type { SingleFlight } from "../running/singleFlight";
import type { Tab } from "../running/tab";
import type { Sizes } from "../make/sizeView";
import { type BookletActions, BookletView } from "./bookletView";
import { type ItemsActions, ItemsView } from "./itemsView";
import { type PaperTargets, PaperView } from "./paperView";
import { type PicturesActions, PicturesView } from "./picturesView";
import { type PosterActions, PosterView } from "./posterView";
import { type PrintActions, PrintView } from "./printView";

export type PrintTabActions = PrintActions & BookletActions & ItemsActions & PicturesActions & PosterActions;

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
  private readonly views: readonly { setIdle(idle: boolean): void }[];

  /** `locale`, "en-US", says which paper is usual. */
  constructor(
    actions: PrintTabActions,
    flight: SingleFlight,
    neighbours: PrintNeighbours,
    locale: string,
    folds: readonly HTMLElement[],
  ) {
    this.paper = new PaperView(neighbours, locale);
    const booklet = new BookletView(actions, flight, this.paper, () => neighbours.readSizes());
    const items = new ItemsView(actions, flight);
    const poster = new PosterView(
      actions,
      flight,
      () => neighbours.look(),
      () => this.paper.read(),
    );
    const pictures = new PicturesView(actions, flight, poster.root);
    const print = new PrintView(
      actions,
      flight,
      this.paper,
      () => neighbours.look(),
      [booklet.root, items.root, pictures.root],
      (outcome) => neighbours.mazeGone(outcome),
    );
    this.views = [print, booklet, items, pictures, poster];
    this.content = [...print.content, ...folds];
  }

  setIdle(idle: boolean): void {
    for (const view of this.views) view.setIdle(idle);
  }
}
