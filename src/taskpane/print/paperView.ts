import { LONGEST_TITLE, type PrintChoice, paperChoice } from "../../actions/print";
import { CheckField, ChoiceField, type Label, TextField, columns, foldedGroup } from "../controls";

/** From nothing to everything. */
const belows = {
  nothing: "below-nothing",
  stars: "below-stars",
  difficulty: "below-difficulty",
  code: "below-code",
} as const satisfies Record<string, Label>;

/** The fold "Paper, title, name": the paper, and the texts around the maze. */
export class PaperView {
  readonly root: HTMLElement;
  /** Whether a maze is enlarged until it fills its page. */
  readonly enlarge = new CheckField("enlarge-check");
  private readonly paper: ChoiceField<PrintChoice["paper"]>;
  private readonly title = new TextField("title-field", {}, { maxlength: LONGEST_TITLE });
  private readonly nameLine = new CheckField("name-line-check");
  private readonly below = new ChoiceField("below-choice", belows, "difficulty");

  /** `locale` as in "en-US", for the paper to begin with. */
  constructor(locale: string) {
    this.paper = new ChoiceField("paper-choice", paperChoice.all, paperChoice.ofLocale(locale));
    this.enlarge.show(true);
    this.root = foldedGroup(
      "texts-title",
      this.enlarge.root,
      columns(this.paper.root, this.below.root),
      this.title.root,
      this.nameLine.root,
    );
  }

  read(): PrintChoice {
    const least = Object.keys(belows).indexOf(this.below.read());
    return {
      paper: this.paper.read(),
      title: this.title.read(),
      hasNameLine: this.nameLine.read(),
      below: { stars: least >= 1, difficulty: least >= 2, code: least >= 3 },
    };
  }

  /** Shows the choice that the workbook kept. */
  restore({ paper, title, hasNameLine, below }: PrintChoice): void {
    this.paper.show(paper);
    this.title.show(title);
    this.nameLine.show(hasNameLine);
    this.below.show(below.code ? "code" : below.difficulty ? "difficulty" : below.stars ? "stars" : "nothing");
  }
}
