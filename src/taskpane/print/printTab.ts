import type { Layout } from "../../actions/desk";
import { type KeptPaper, type PrintChoice, MOST_POSTER_PAGES } from "../../actions/print";
import { text } from "../../words";
import { element, fold, NumberField } from "../controls";
import type { Actions, SingleFlight, Tab } from "../running";
import type { Sizes } from "../make";
import { BookletView } from "./bookletView";
import { classView } from "./classView";
import { ItemsView } from "./itemsView";
import { type PaperTargets, PaperView } from "./paperView";
import { PicturesView } from "./picturesView";
import { QuestionsView } from "./questionsView";
import { pageGroup } from "./pageGroup";

/** What the tab Print changes in the rest of the pane, and needs from it. */
interface PrintNeighbours extends Omit<PaperTargets, "readWindow"> {
  look(): Layout;
  /** Throws InputFault for an invalid size. */
  readSizes(): Sizes;
}

/** Paper, page, answer; booklets, items, questions, pictures and posters. */
export class PrintTab implements Tab {
  readonly content: readonly HTMLElement[];
  readonly paper: PaperView;
  /** Resolves when the tab shows the choices that the workbook kept. */
  readonly restored: Promise<void>;
  private readonly booklet: BookletView;
  /** Whether somebody has chosen or typed anything here. */
  private isTouched = false;

  /** `locale`, "en-US", decides the usual paper. */
  constructor(
    private readonly actions: Actions,
    flight: SingleFlight,
    neighbours: PrintNeighbours,
    locale: string,
  ) {
    this.paper = new PaperView({ ...neighbours, readWindow: () => actions.readWindow() }, locale);
    const chosen = (): PrintChoice => ({
      ...this.paper.read(),
      kept: { ...this.paper.kept, booklet: this.booklet.kept },
    });
    this.booklet = new BookletView(actions, flight, chosen, () => neighbours.readSizes());
    const look = () => neighbours.look();
    this.content = [
      pageGroup(actions, flight, this.paper.root, look, chosen),
      this.booklet.root,
      this.booklet.options,
      this.paper.texts,
      classView(actions, flight, () => this.paper.read()),
      fold(
        text("words-and-questions-title"),
        element(
          "div",
          { class: "stack" },
          new ItemsView(actions, flight).root,
          new QuestionsView(actions, flight).root,
        ),
      ),
      new PicturesView(actions, flight, posterView(actions, flight, look, chosen)).root,
    ];
    for (const part of this.content) part.addEventListener("input", () => (this.isTouched = true));
    this.restored = this.restore();
  }

  /** Shows the choices that the workbook kept; nothing if Excel does not answer, or somebody has changed the tab meanwhile. */
  private async restore(): Promise<void> {
    const kept = await this.actions.readKeptPaper().catch((): KeptPaper => ({}));
    if (this.isTouched) return;
    this.paper.restore(kept);
    this.booklet.restore(kept.booklet ?? {});
  }
}

/** One maze over several pages. */
function posterView(
  actions: Actions,
  flight: SingleFlight,
  look: () => Layout,
  chosen: () => PrintChoice,
): HTMLElement {
  const pages = { min: 1, max: MOST_POSTER_PAGES, step: 1, value: 2 };
  const across = new NumberField({ label: text("poster-across-field"), ...pages });
  const down = new NumberField({ label: text("poster-down-field"), ...pages });
  return element(
    "div",
    { class: "stack" },
    element("div", { class: "columns" }, across.root, down.root),
    element("p", { class: "note" }, text("poster-note")),
    flight.button(text("make-poster-button"), text("drawing-poster"), async (dialogue) =>
      actions.makePoster({ across: across.read(), down: down.read() }, look(), dialogue, chosen()),
    ),
  );
}
