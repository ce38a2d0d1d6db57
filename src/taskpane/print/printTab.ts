import { type KeptPaper, type PrintChoice, MOST_POSTER_PAGES } from "../../actions/print";
import { NumberField, columns, evenButtons, fold, note, primary, stack, untitledGroup } from "../controls";
import type { Actions, SingleFlight, Tab } from "../running";
import type { Pane } from "../make";
import { BookletView, classView } from "./bookletView";
import { itemsView, questionsView } from "./itemsView";
import { PaperView } from "./paperView";
import { picturesView } from "./picturesView";

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
    pane: Pane,
    locale: string,
  ) {
    this.paper = new PaperView(pane.make, locale, () => actions.front.readWindow(actions.workbook));
    const chosen = (): PrintChoice => ({
      ...this.paper.read(),
      kept: { ...this.paper.kept, booklet: this.booklet.kept },
    });
    this.booklet = new BookletView(actions, flight, chosen, pane);
    this.content = [
      pageGroup(actions, flight, this.paper.root, pane, chosen),
      this.booklet.root,
      this.booklet.options,
      this.paper.texts,
      classView(actions, flight, () => this.paper.read()),
      fold("words-and-questions-title", stack(itemsView(actions, flight), questionsView(actions, flight))),
      picturesView(actions, flight, posterView(actions, flight, pane, chosen)),
    ];
    for (const part of this.content) part.addEventListener("input", () => (this.isTouched = true));
    this.restored = this.restore();
  }

  /** Shows the choices that the workbook kept; nothing if Excel does not answer, or somebody has changed the tab meanwhile. */
  private async restore(): Promise<void> {
    const kept = await this.actions.print.readKeptPaper(this.actions.workbook).catch((): KeptPaper => ({}));
    if (this.isTouched) return;
    this.paper.restore(kept);
    this.booklet.restore(kept.booklet ?? {});
  }
}

/** The group "Page" around `paper`. */
function pageGroup(
  actions: Actions,
  flight: SingleFlight,
  paper: HTMLElement,
  { make }: Pane,
  chosen: () => PrintChoice,
): HTMLElement {
  const prepare = flight.button("prepare-page-button", async (dialogue) =>
    actions.print.preparePage(dialogue, chosen()),
  );
  const fit = flight.button("fit-to-page-button", async (dialogue) => actions.print.fitToPage(dialogue, chosen()));
  const answer = flight.button("answer-page-button", async (dialogue) =>
    actions.print.answerPage(make.layout.read(), dialogue, chosen()),
  );
  return untitledGroup("page-title", paper, evenButtons(primary(prepare), fit, answer), note("page-note"));
}

/** One maze over several pages. */
function posterView(actions: Actions, flight: SingleFlight, { make }: Pane, chosen: () => PrintChoice): HTMLElement {
  const pages = { min: 1, max: MOST_POSTER_PAGES, value: 2 };
  const across = new NumberField("poster-across-field", pages);
  const down = new NumberField("poster-down-field", pages);
  return stack(
    columns(across.root, down.root),
    note("poster-note"),
    flight.button("make-poster-button", async (dialogue) =>
      actions.print.makePoster({ across: across.read(), down: down.read() }, make.layout.read(), dialogue, chosen()),
    ),
  );
}
