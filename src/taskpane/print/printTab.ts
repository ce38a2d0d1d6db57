import type { SheetInFront } from "../../actions/front";
import { type SavedPaper, type PrintChoice } from "../../actions/print";
import { ChoiceField, buttons, fold, note, primary, stack, untitledGroup } from "../controls";
import type { Actions, SingleFlight, Tab } from "../running";
import type { Pane } from "../make";
import { BookletView, classView } from "./bookletView";
import { itemsView, questionsView } from "./itemsView";
import { PaperView } from "./paperView";
import { picturesView } from "./picturesView";

/** Page and answer, class sets; paper and texts, booklets; items, questions, pictures and posters. */
export class PrintTab implements Tab {
  readonly content: readonly HTMLElement[];
  readonly paper: PaperView;
  private readonly booklet: BookletView;
  /** The parts that depend on the sheet in front. */
  private readonly following: readonly Pick<BookletView, "showSheet">[];
  /** Whether somebody has chosen or typed anything here. */
  private isTouched = false;

  /** `locale`, "en-US", decides the usual paper. */
  constructor(
    private readonly actions: Actions,
    flight: SingleFlight,
    pane: Pane,
    locale: string,
  ) {
    this.paper = new PaperView(locale);
    const chosen = (): PrintChoice => {
      const paper = this.paper.read();
      return { ...paper, kept: { ...paper, booklet: this.booklet.kept } };
    };
    this.booklet = new BookletView(actions, flight, chosen, pane);
    const classes = classView(
      actions,
      flight,
      () => this.paper.read(),
      pane,
      () => this.booklet.readForClass(),
    );
    const items = itemsView(actions, flight, pane);
    this.following = [this.booklet, classes, items];
    this.content = [
      pageGroup(actions, flight, this.paper, pane, chosen),
      this.paper.root,
      classes.root,
      fold("booklet-options-title", stack(this.booklet.root, classes.made)),
      fold(
        "words-and-questions-title",
        stack(
          items.root,
          questionsView(actions, flight, pane),
          picturesView(actions, flight, posterView(actions, flight, pane, chosen)),
        ),
      ),
    ];
    for (const part of this.content) part.addEventListener("input", () => (this.isTouched = true));
    void this.restore();
  }

  showSheet(sheet: SheetInFront): void {
    for (const part of this.following) part.showSheet(sheet);
  }

  /** Shows the choices that the workbook kept; nothing if Excel does not answer, or somebody has changed the tab meanwhile. */
  private async restore(): Promise<void> {
    const kept = await this.actions.print.readSavedPaper(this.actions.workbook).catch((): SavedPaper => ({}));
    if (this.isTouched) return;
    this.paper.restore(kept);
    this.booklet.restore(kept.booklet ?? {});
  }
}

/** The group "Page". */
function pageGroup(
  actions: Actions,
  flight: SingleFlight,
  { enlarge }: PaperView,
  { make }: Pane,
  chosen: () => PrintChoice,
): HTMLElement {
  const prepare = flight.button("prepare-page-button", async (dialogue) =>
    actions.print.preparePage(dialogue, chosen(), enlarge.read()),
  );
  const answer = flight.button("answer-page-button", async (dialogue) =>
    actions.print.answerPage(make.layout.read(), dialogue, chosen()),
  );
  return untitledGroup("page-title", buttons(primary(prepare), answer), note("page-note"));
}

/** Pages across and down. */
const POSTERS = ["2 x 1", "1 x 2", "2 x 2", "3 x 2", "2 x 3", "3 x 3", "4 x 4", "6 x 6"] as const;

/** One maze over several pages. */
function posterView(actions: Actions, flight: SingleFlight, { make }: Pane, chosen: () => PrintChoice): HTMLElement {
  const pages = new ChoiceField("poster-pages-choice", POSTERS, "2 x 2");
  return stack(
    pages.root,
    note("poster-note"),
    flight.button("make-poster-button", async (dialogue) => {
      const [across, down] = pages.read().split(" x ").map(Number) as [number, number];
      return actions.print.makePoster({ across, down }, make.layout.read(), dialogue, chosen());
    }),
  );
}
