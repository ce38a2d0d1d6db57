import { type KeptBooklet, MOST_MAZES, MOST_SHEETS, type PrintChoice } from "../../actions/print";
import { message, type Message } from "../../message";
import { text } from "../../words";
import { CheckField, ChoiceField, NumberField, element, foldedGroup, group } from "../controls";
import { SeedView, type Sizes, kindGroups } from "../make";
import type { Actions, SingleFlight } from "../running";
import { generatorFacts as generators } from "../../maze/generators";

const difficulties: readonly (readonly [KeptBooklet["difficulty"], Message])[] = [
  ["rising", message("rising-difficulty")],
  ["easy", message("easy-difficulty")],
  ["medium", message("medium-difficulty")],
  ["hard", message("hard-difficulty")],
];
const ends: readonly (readonly [KeptBooklet["ends"], Message])[] = [
  ["corners", message("ends-at-corners")],
  ["longest", message("ends-longest-path-choice")],
  ["opposite", message("ends-on-opposite-sides")],
];
const marks: readonly (readonly [string, Message])[] = [
  ["both", message("gaps-and-letters")],
  ["gaps", message("gaps-alone")],
  ["letters", message("letters-alone")],
];
const answers: readonly (readonly [string, string])[] = [
  ["4", "4"],
  ["6", "6"],
  ["9", "9"],
];
const places: readonly (readonly [string, Message])[] = [
  ["each", message("sheet-per-maze", { most: MOST_SHEETS })],
  ["one", message("one-sheet-for-all")],
];
/** The group "Booklet": many numbered mazes with an index and answers, on new sheets. */
export class BookletView {
  readonly root: HTMLElement;
  /** Choices that are seldom changed. */
  readonly options: HTMLElement;
  private readonly count = new NumberField({
    label: text("booklet-count-field"),
    min: 1,
    max: MOST_MAZES,
    step: 1,
    value: 10,
  });
  private readonly difficulty = new ChoiceField(text("booklet-difficulty-choice"), difficulties, "rising");
  private readonly kind = new ChoiceField(text("booklet-kinds-choice"), kindChoices, kindChoices[0]![0]);
  private readonly ends = new ChoiceField(text("booklet-ends-choice"), ends, "corners");
  private readonly withDull = new CheckField(text("with-dull-mazes-check"));
  private readonly marks = new ChoiceField(text("ends-marks-choice"), marks, "both");
  private readonly answers = new ChoiceField(text("answers-choice"), answers, "6");
  private readonly places = new ChoiceField(text("booklet-sheets-choice"), places, "each");
  private readonly seed = new SeedView(text("booklet-seed-field"), text("keep-seed-booklet"));

  /** `sizes` are those of the tab Make; it throws InputFault. */
  constructor(actions: Actions, flight: SingleFlight, chosen: () => PrintChoice, sizes: () => Sizes) {
    const make = flight.button(
      text("make-booklet-button"),
      text("making-booklet"),
      async (dialogue) => {
        const { title, hasNameLine, below, paper: name, kept } = chosen();
        return actions.makeBooklet(
          { ...this.read(), ...sizes(), title, hasNameLine, below, paper: name, kept },
          dialogue,
        );
      },
      (outcome) => outcome && this.seed.show(outcome.seed),
    );
    const remove = flight.button(text("delete-booklet-button"), text("deleting-booklet"), actions.deleteBooklet);
    make.classList.add("primary");
    this.root = group(
      text("booklet-title"),
      element("div", { class: "columns" }, this.count.root, this.difficulty.root),
      element("div", { class: "buttons even" }, make, remove),
      element("p", { class: "note" }, text("booklet-note")),
    );
    this.options = foldedGroup(
      text("booklet-options-title"),
      element(
        "div",
        { class: "columns" },
        this.kind.root,
        this.ends.root,
        this.marks.root,
        this.answers.root,
        this.places.root,
      ),
      this.withDull.root,
      this.seed.root,
    );
  }

  /** The choices for the workbook to keep; an invalid number of mazes is left out. */
  get kept(): Partial<KeptBooklet> {
    const count = this.count.value;
    return { ...this.chosen(), ...(this.count.input.validity.valid && !Number.isNaN(count) && { count }) };
  }

  /** Shows the choices that the workbook kept. */
  restore({ count, difficulty, generators: ids, ends: at, gaps, letters, ...rest }: Partial<KeptBooklet>): void {
    if (count !== undefined) this.count.show(count);
    this.difficulty.show(difficulty);
    this.kind.show(ids?.join(" "));
    this.ends.show(at);
    if (rest.withDull !== undefined) this.withDull.show(rest.withDull);
    if (gaps !== undefined && letters !== undefined) this.marks.show(gaps ? (letters ? "both" : "gaps") : "letters");
    this.answers.show(String(rest.answers));
    if (rest.isOnOneSheet !== undefined) this.places.show(rest.isOnOneSheet ? "one" : "each");
    if (rest.seed !== undefined) this.seed.keepThis(rest.seed);
  }

  private read(): KeptBooklet {
    return { ...this.chosen(), count: this.count.read(), seed: this.seed.read() };
  }

  private chosen(): Omit<KeptBooklet, "count"> {
    const shown = this.marks.read();
    return {
      difficulty: this.difficulty.read(),
      generators: this.kind.read().split(" "),
      ends: this.ends.read(),
      withDull: this.withDull.read(),
      gaps: shown !== "letters",
      letters: shown !== "gaps",
      answers: Number(this.answers.read()) as KeptBooklet["answers"],
      isOnOneSheet: this.places.read() === "one",
      seed: this.seed.kept,
    };
  }
}

/** "Mixed", each group of kinds, and each kind; the value is what is taken of them: ids, with spaces between. */
export const kindChoices: readonly (readonly [string, Message])[] = [
  [generators.map(({ id }) => id).join(" "), message("mixed-kinds")],
  ...kindGroups.map((group) => [group.kinds.map(({ id }) => id).join(" "), group.texture] as const),
  ...kindGroups.flatMap((group) => group.kinds.map(({ id, name }) => [id, name] as const)),
];
