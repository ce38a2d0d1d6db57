import type { ClassChoice } from "../../actions/classroom";
import { type KeptBooklet, MOST_MAZES, MOST_SHEETS, type PrintChoice, usualBelow } from "../../actions/print";
import { generatorFacts as generators } from "../../maze/generators";
import { message } from "../../message";
import { text } from "../../words";
import {
  CheckField,
  ChoiceField,
  type Label,
  NumberField,
  choicesOf,
  columns,
  evenButtons,
  foldedGroup,
  group,
  note,
  primary,
} from "../controls";
import { type Pane, SeedView, kindGroups } from "../make";
import type { Actions, SingleFlight } from "../running";

const levels: Readonly<Record<ClassChoice["difficulty"], Label>> = {
  easy: "easy-difficulty",
  medium: "medium-difficulty",
  hard: "hard-difficulty",
};
const difficulties: Readonly<Record<KeptBooklet["difficulty"], Label>> = { rising: "rising-difficulty", ...levels };
const ends: Readonly<Record<KeptBooklet["ends"], Label>> = {
  corners: "ends-at-corners",
  longest: "ends-longest-path-choice",
  opposite: "ends-on-opposite-sides",
};
const marks = { both: "gaps-and-letters", gaps: "gaps-alone", letters: "letters-alone" } as const;
const places = { each: message("sheet-per-maze", { most: MOST_SHEETS }), one: "one-sheet-for-all" } as const;

/** "Mixed", each group of kinds, and each kind; the choice is what is taken of them: ids, with spaces between. */
const kindChoices: Readonly<Record<string, Label>> = {
  [idsOf(generators)]: "mixed-kinds",
  ...Object.fromEntries(kindGroups.map(({ kinds, texture }) => [idsOf(kinds), texture])),
  ...choicesOf(kindGroups.flatMap(({ kinds }) => kinds)),
};

function idsOf(kinds: readonly { readonly id: string }[]): string {
  return kinds.map(({ id }) => id).join(" ");
}

/** The group "Booklet": many numbered mazes with an index and answers, on new sheets. */
export class BookletView {
  readonly root: HTMLElement;
  /** Choices that are seldom changed. */
  readonly options: HTMLElement;
  private readonly count = new NumberField("booklet-count-field", { min: 1, max: MOST_MAZES, value: 10 });
  private readonly difficulty = new ChoiceField("booklet-difficulty-choice", difficulties, "rising");
  private readonly sizes = new SizesView(
    ["smallest-columns-field", "smallest-rows-field", "largest-columns-field", "largest-rows-field"],
    [10, 8, 30, 40],
  );
  /** Between which difficulties the mazes rise. */
  private readonly rise = note("", { "aria-live": "polite" });
  /** The choice that it tells of. */
  private risesFor = "";
  private readonly kind = new ChoiceField("booklet-kinds-choice", kindChoices, idsOf(generators));
  private readonly ends = new ChoiceField("booklet-ends-choice", ends, "corners");
  private readonly withDull = new CheckField("with-dull-mazes-check");
  private readonly marks = new ChoiceField("ends-marks-choice", marks, "both");
  private readonly answers = new ChoiceField("answers-choice", ["4", "6", "9"], "6");
  private readonly places = new ChoiceField("booklet-sheets-choice", places, "each");
  private readonly seed = new SeedView("booklet-seed-field", "keep-seed-booklet");

  constructor(
    private readonly actions: Actions,
    flight: SingleFlight,
    chosen: () => PrintChoice,
    { make: { sizes } }: Pane,
  ) {
    const make = flight.button(
      "make-booklet-button",
      async (dialogue) => {
        const { title, hasNameLine, below, paper, kept } = chosen();
        const choice = { ...this.read(), ...sizes.read(), title, hasNameLine, below, paper, kept };
        return actions.print.makeBooklet(choice, dialogue);
      },
      (outcome) => outcome && this.seed.show(outcome.seed),
    );
    const remove = flight.button("delete-booklet-button", actions.print.deleteBooklet);
    this.root = group(
      "booklet-title",
      columns(this.count.root, this.difficulty.root),
      this.sizes.root,
      this.rise,
      evenButtons(primary(make), remove),
      note("booklet-note"),
    );
    this.options = foldedGroup(
      "booklet-options-title",
      columns(this.kind.root, this.ends.root, this.marks.root, this.answers.root, this.places.root),
      this.withDull.root,
      this.seed.root,
    );
    for (const event of ["change", "focusin", "pointerenter"]) this.root.addEventListener(event, () => this.showRise());
    this.options.addEventListener("change", () => this.showRise());
    this.showSizes();
    this.difficulty.select.addEventListener("change", () => this.showSizes());
  }

  /** Sizes are chosen here only for mazes from easy to hard. */
  private showSizes(): void {
    for (const part of [this.sizes.root, this.rise]) part.hidden = this.difficulty.read() !== "rising";
  }

  /** Says how far the mazes rise, once it is measured; nothing while a field holds no size. */
  private showRise(): void {
    const { sizes, difficulty, generators, ends: at, withDull } = this.chosen();
    const wanted = JSON.stringify([sizes, difficulty, generators, at, withDull]);
    if (wanted === this.risesFor) return;
    this.risesFor = wanted;
    this.rise.textContent = "";
    if (sizes?.largest === undefined || difficulty !== "rising") return;
    const plan = { ...sizes.smallest, generators, ends: at, withDull };
    const measured = this.actions.print.measuredRise(plan, sizes.largest, new AbortController().signal);
    measured.then(
      ({ rise: { from, to } }) => {
        if (wanted !== this.risesFor) return;
        this.rise.textContent = text("booklet-rises", { from: Math.round(from), to: Math.round(to) });
      },
      // Without it a booklet is made as well.
      () => (this.risesFor = ""),
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
    if (rest.sizes !== undefined) this.sizes.show(rest.sizes);
    this.showSizes();
    this.kind.show(ids?.join(" "));
    this.ends.show(at);
    if (rest.withDull !== undefined) this.withDull.show(rest.withDull);
    if (gaps !== undefined && letters !== undefined) this.marks.show(gaps ? (letters ? "both" : "gaps") : "letters");
    this.answers.show(String(rest.answers));
    if (rest.isOnOneSheet !== undefined) this.places.show(rest.isOnOneSheet ? "one" : "each");
    if (rest.seed !== undefined) this.seed.keepThis(rest.seed);
  }

  private read(): KeptBooklet {
    const isRising = this.difficulty.read() === "rising";
    const sizes = isRising ? this.sizes.read() : undefined;
    return { ...this.chosen(), ...(sizes && { sizes }), count: this.count.read(), seed: this.seed.read() };
  }

  private chosen(): Omit<KeptBooklet, "count"> {
    const shown = this.marks.read();
    return {
      difficulty: this.difficulty.read(),
      ...(this.sizes.chosen && { sizes: this.sizes.chosen }),
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

/** More cells would be too small on any paper. */
const MOST = 200;

type Size = NonNullable<KeptBooklet["sizes"]>["smallest"];
interface BookletSizes {
  readonly smallest: Size;
  readonly largest: Size;
}
type Four<T> = readonly [T, T, T, T];

/** Two sizes, from which and to which mazes grow. */
class SizesView {
  readonly root: HTMLElement;
  private readonly fields: readonly NumberField[];

  constructor(labels: Four<Label>, values: Four<number>) {
    this.fields = labels.map((label, i) => new NumberField(label, { min: 2, max: MOST, value: values[i]! }));
    this.root = columns(...this.fields.map(({ root }) => root));
  }

  /** Throws InputFault. */
  read(): BookletSizes {
    return sizesOf(this.fields.map((field) => field.read()));
  }

  /** Undefined while a field holds no size. */
  get chosen(): BookletSizes | undefined {
    const isUsable = this.fields.every(({ value }) => Number.isInteger(value) && value >= 2 && value <= MOST);
    return isUsable ? sizesOf(this.fields.map(({ value }) => value)) : undefined;
  }

  show({ smallest, largest = smallest }: NonNullable<KeptBooklet["sizes"]>): void {
    const values = [smallest, largest].flatMap((size) => [size.columns, size.rows]);
    this.fields.forEach((field, i) => field.show(values[i]));
  }
}

function sizesOf(values: readonly number[]): BookletSizes {
  const [fewest, lowest, most, highest] = values as Four<number>;
  return { smallest: { columns: fewest, rows: lowest }, largest: { columns: most, rows: highest } };
}

/** The fold "Class set": a page of its own for each pupil of a table. */
export function classView(actions: Actions, flight: SingleFlight, chosen: () => PrintChoice): HTMLElement {
  const sizes = new SizesView(
    ["easiest-columns-field", "easiest-rows-field", "hardest-columns-field", "hardest-rows-field"],
    [10, 14, 20, 28],
  );
  const kind = new ChoiceField("class-kinds-choice", kindChoices, idsOf(generators));
  const difficulty = new ChoiceField("class-difficulty-choice", levels, "medium");
  const answers = new CheckField("class-answers-check");
  answers.show(true);
  const seed = new SeedView("class-seed-field", "keep-seed-class");
  const read = (): ClassChoice => {
    const { paper, title, below = usualBelow } = chosen();
    const { smallest, largest } = sizes.read();
    return {
      ...{ paper, title, below, ...smallest, hardest: largest },
      ...{ generators: kind.read().split(" "), difficulty: difficulty.read() },
      ...{ hasAnswers: answers.read(), seed: seed.read() },
    };
  };
  const list = flight.button("new-class-list-button", actions.classroom.newClassList);
  const make = flight.button(
    "make-class-set-button",
    async (dialogue) => actions.classroom.makeClassSet(read(), dialogue),
    (outcome) => outcome && seed.show(outcome.seed),
  );
  const update = flight.button("update-class-set-button", actions.classroom.updateClassSet);
  const mark = flight.button("mark-class-set-button", actions.classroom.markClassSet);
  return foldedGroup(
    "class-set-title",
    note("class-set-note"),
    sizes.root,
    columns(difficulty.root, kind.root),
    answers.root,
    seed.root,
    evenButtons(list, make, update, mark),
    note("class-set-update-note"),
  );
}
