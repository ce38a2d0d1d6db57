import { LONGEST_TITLE, type PrintChoice, paperChoice } from "../../actions/print";
import {
  type Label,
  buttons,
  checkField,
  choiceField,
  columns,
  fold,
  foldedGroup,
  note,
  primary,
  stack,
  textField,
  untitledGroup,
} from "../controls";
import type { Tab } from "../running";
import type { Pane } from "../make";
import { bookletView, classView } from "./bookletView";
import { itemsView, questionsView } from "./itemsView";
import { picturesView } from "./picturesView";

/** `locale`, "en-US", decides the usual paper. */
export function printTab(pane: Pane, locale: string): Tab {
  const { actions, flight, make } = pane;
  const paper = paperView(locale);
  const chosen = (): PrintChoice => ({ ...paper.read(), booklet: booklet.kept() });
  const booklet = bookletView(pane, chosen);
  const classes = classView(pane, chosen, () => booklet.readForClass());
  const prepare = flight.button("prepare-page-button", async (dialogue) =>
    actions.print.preparePage(dialogue, chosen(), paper.enlarge.read()),
  );
  const answer = flight.button("answer-page-button", async (dialogue) =>
    actions.print.answerPage(make.layout.read(), dialogue, chosen()),
  );
  const content = [
    untitledGroup("page-title", buttons(primary(prepare), answer), note("page-note")),
    paper.root,
    classes.root,
    fold("booklet-options-title", stack(booklet.root, classes.made)),
    fold(
      "words-and-questions-title",
      stack(itemsView(pane), questionsView(pane), picturesView(pane, posterView(pane, chosen))),
    ),
  ];
  let isTouched = false;
  for (const part of content) part.addEventListener("input", () => (isTouched = true));
  /** Shows the choice that the workbook kept; nothing if Excel does not answer, or somebody has changed the tab meanwhile. */
  const restore = (kept: PrintChoice | undefined): void => {
    if (isTouched || kept === undefined) return;
    paper.restore(kept);
    booklet.restore(kept.booklet ?? {});
  };
  void actions.print.readSavedPaper(actions.workbook).then(restore, () => undefined);
  return { content };
}

/** Pages across and down. */
const POSTERS = ["2 x 1", "1 x 2", "2 x 2", "3 x 2", "2 x 3", "3 x 3", "4 x 4", "6 x 6"] as const;

function posterView({ actions, flight, make }: Pane, chosen: () => PrintChoice): HTMLElement {
  const pages = choiceField("poster-pages-choice", POSTERS, "2 x 2");
  return stack(
    pages.root,
    note("poster-note"),
    flight.button("make-poster-button", async (dialogue) => {
      const [across, down] = pages.read().split(" x ").map(Number) as [number, number];
      return actions.print.makePoster({ across, down }, make.layout.read(), dialogue, chosen());
    }),
  );
}

const belows = {
  nothing: "below-nothing",
  stars: "below-stars",
  difficulty: "below-difficulty",
  code: "below-code",
} as const satisfies Record<string, Label>;

function paperView(locale: string) {
  const enlarge = checkField("enlarge-check");
  enlarge.show(true);
  const paper = choiceField<PrintChoice["paper"]>("paper-choice", paperChoice.all, paperChoice.ofLocale(locale));
  const title = textField("title-field", {}, { maxlength: LONGEST_TITLE });
  const nameLine = checkField("name-line-check");
  const below = choiceField("below-choice", belows, "difficulty");
  const texts = [columns(paper.root, below.root), title.root, nameLine.root];
  return {
    root: foldedGroup("texts-title", enlarge.root, ...texts),
    enlarge,
    read(): PrintChoice {
      const least = Object.keys(belows).indexOf(below.read());
      return {
        paper: paper.read(),
        title: title.read(),
        hasNameLine: nameLine.read(),
        below: { stars: least >= 1, difficulty: least >= 2, code: least >= 3 },
      };
    },
    restore(kept: PrintChoice): void {
      paper.show(kept.paper);
      title.show(kept.title);
      nameLine.show(kept.hasNameLine);
      const { code, difficulty, stars } = kept.below;
      below.show(code ? "code" : difficulty ? "difficulty" : stars ? "stars" : "nothing");
    },
  };
}
