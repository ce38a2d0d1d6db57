import type { PrintChoice } from "../../actions/print";
import { ChoiceField, buttons, fold, note, primary, stack, untitledGroup } from "../controls";
import type { Tab } from "../running";
import type { Pane } from "../make";
import { BookletView, classView } from "./bookletView";
import { itemsView, questionsView } from "./itemsView";
import { PaperView } from "./paperView";
import { picturesView } from "./picturesView";

/**
 * Page and answer, class sets; paper and texts, booklets; items, questions, pictures and posters. `locale`, "en-US", decides the usual
 * paper.
 */
export function printTab(pane: Pane, locale: string): Tab {
  const { print, workbook } = pane.actions;
  const paper = new PaperView(locale);
  const chosen = (): PrintChoice => ({ ...paper.read(), booklet: booklet.kept });
  const booklet = new BookletView(pane, chosen);
  const classes = classView(pane, chosen, () => booklet.readForClass());
  const content = [
    pageGroup(pane, paper, chosen),
    paper.root,
    classes.root,
    fold("booklet-options-title", stack(booklet.root, classes.made)),
    fold(
      "words-and-questions-title",
      stack(itemsView(pane), questionsView(pane), picturesView(pane, posterView(pane, chosen))),
    ),
  ];
  /** Whether somebody has chosen or typed anything here. */
  let isTouched = false;
  for (const part of content) part.addEventListener("input", () => (isTouched = true));
  /** Shows the choice that the workbook kept; nothing if Excel does not answer, or somebody has changed the tab meanwhile. */
  const restore = (kept: PrintChoice | undefined): void => {
    if (isTouched || kept === undefined) return;
    paper.restore(kept);
    booklet.restore(kept.booklet ?? {});
  };
  void print.readSavedPaper(workbook).then(restore, () => undefined);
  return { content };
}

function pageGroup({ actions, flight, make }: Pane, { enlarge }: PaperView, chosen: () => PrintChoice): HTMLElement {
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
function posterView({ actions, flight, make }: Pane, chosen: () => PrintChoice): HTMLElement {
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
