import { LONGEST_TITLE, type PrintChoice, paperChoice } from "../../actions/print";
import { type Label, checkField, choiceField, columns, foldedGroup, textField } from "../controls";

/** From nothing to everything. */
const belows = {
  nothing: "below-nothing",
  stars: "below-stars",
  difficulty: "below-difficulty",
  code: "below-code",
} as const satisfies Record<string, Label>;

/** The fold "Paper, title, name": the paper, `locale`'s at first, and the texts around the maze; and whether a maze fills its page. */
export function paperView(locale: string) {
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
