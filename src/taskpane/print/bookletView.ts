import type { ClassChoice } from "../../actions/classroom";
import { type BookletChoice, MOST_MAZES, type PrintChoice } from "../../actions/print";
import { generatorFacts as generators } from "../../maze/generators";
import { message } from "../../message";
import { text } from "../../words";
import {
  ChoiceField,
  InputFault,
  type Label,
  NumberField,
  TextField,
  buttons,
  choicesOf,
  columns,
  drawing,
  element,
  group,
  note,
  offer,
  stack,
} from "../controls";
import { type Pane, kindGroups } from "../make";

const levels: Readonly<Record<ClassChoice["difficulty"], Label>> = {
  easy: "easy-difficulty",
  medium: "medium-difficulty",
  hard: "hard-difficulty",
};
const difficulties: Readonly<Record<BookletChoice["difficulty"], Label>> = { rising: "rising-difficulty", ...levels };
const ends: Readonly<Record<BookletChoice["ends"], Label>> = {
  corners: "ends-at-corners",
  longest: "ends-longest-path-choice",
  opposite: "ends-on-opposite-sides",
};
/** "Mixed", each group of kinds, and each kind; the choice is what is taken of them: ids, with spaces between. */
const kindChoices: Readonly<Record<string, Label>> = {
  [idsOf(generators)]: "mixed-kinds",
  ...Object.fromEntries(kindGroups.map(({ kinds, texture }) => [idsOf(kinds), texture])),
  ...choicesOf(kindGroups.flatMap(({ kinds }) => kinds)),
};

function idsOf(kinds: readonly { readonly id: string }[]): string {
  return kinds.map(({ id }) => id).join(" ");
}

/** The group "Booklet": many numbered mazes with an index and answers, on new sheets. Class sets take their mazes from its choices. */
export class BookletView {
  readonly root: HTMLElement;
  private readonly count = new NumberField("booklet-count-field", { min: 1, max: MOST_MAZES, value: 10 });
  private readonly difficulty = new ChoiceField("booklet-difficulty-choice", difficulties, "rising");
  private readonly from = new TextField("easiest-size-field", { isCode: true }, { value: "10 x 8", maxlength: 20 });
  private readonly to = new TextField("hardest-size-field", { isCode: true }, { value: "30 x 40", maxlength: 20 });
  /** Between which difficulties the mazes rise, in words and as a chart. */
  private readonly rise = note("", { "aria-live": "polite" });
  private readonly chart = element("div");
  /** The choice that it tells of. */
  private risesFor = "";
  private readonly kind = new ChoiceField("booklet-kinds-choice", kindChoices, idsOf(generators));
  private readonly ends = new ChoiceField("booklet-ends-choice", ends, "corners");
  private readonly perPage = new ChoiceField("booklet-per-page-choice", ["1", "2", "4"], "1");
  /** By the names under which the workbook keeps what stands in them. */
  private readonly fields: Readonly<Record<string, HTMLInputElement | HTMLSelectElement>> = {
    ...{ count: this.count.input, difficulty: this.difficulty.select },
    ...{ from: this.from.input, to: this.to.input },
    ...{ kinds: this.kind.select, ends: this.ends.select, perPage: this.perPage.select },
  };

  constructor(
    private readonly pane: Pane,
    chosen: () => PrintChoice,
  ) {
    const { actions, flight, inFront } = pane;
    const make = flight.button("make-booklet-button", async (dialogue) =>
      actions.print.makeBooklet({ ...chosen(), ...this.read() }, dialogue),
    );
    // A booklet is deleted from one of its sheets.
    const remove = flight.button("delete-booklet-button", actions.print.deleteBooklet);
    inFront.follow(({ isOfBook }) => offer(remove, isOfBook));
    this.root = group(
      "booklet-title",
      columns(this.count.root, this.difficulty.root),
      columns(this.from.root, this.to.root),
      note("booklet-sizes-note"),
      this.rise,
      this.chart,
      columns(this.kind.root, this.ends.root, this.perPage.root),
      buttons(make, remove),
      note("booklet-note"),
    );
    for (const event of ["change", "focusin", "pointerenter"]) this.root.addEventListener(event, () => this.showRise());
  }

  /** Says how far the mazes rise, once it is measured; nothing while a field holds no size. */
  private showRise(): void {
    const { sizes, kinds: generators } = this;
    const [difficulty, at] = [this.difficulty.read(), this.ends.read()];
    const wanted = JSON.stringify([sizes, difficulty, generators, at]);
    if (wanted === this.risesFor) return;
    this.risesFor = wanted;
    this.rise.textContent = "";
    this.chart.replaceChildren();
    if (sizes === undefined || difficulty !== "rising") return;
    const plan = { columns: sizes.columns, rows: sizes.rows, generators, ends: at };
    const measured = this.pane.actions.print.measuredRise(plan, sizes.largest, new AbortController().signal);
    measured.then(
      ({ rise: { from, to } }) => {
        if (wanted !== this.risesFor) return;
        this.rise.textContent = text("booklet-rises", { from: Math.round(from), to: Math.round(to) });
        this.chart.replaceChildren(riseChart(from, to));
      },
      // Without it a booklet is made as well.
      () => (this.risesFor = ""),
    );
  }

  /** What stands in the fields, for the workbook to keep. */
  get kept(): Record<string, string> {
    return Object.fromEntries(Object.entries(this.fields).map(([name, { value }]) => [name, value]));
  }

  /** Shows what the workbook kept; a field that cannot show it stays as it is. */
  restore(kept: Readonly<Record<string, string>>): void {
    for (const [name, field] of Object.entries(this.fields)) {
      const { value } = field;
      field.value = kept[name] ?? value;
      if (field.value !== kept[name]) field.value = value;
    }
  }

  /** Throws InputFault. */
  private read(): Omit<BookletChoice, keyof PrintChoice> {
    const { sizes, seed, layout } = this.pane.make;
    const difficulty = this.difficulty.read();
    return {
      ...(difficulty === "rising" ? this.readSizes() : sizes.read()),
      ...{ difficulty, count: this.count.read(), generators: this.kinds, ends: this.ends.read() },
      perPage: Number(this.perPage.read()) as BookletChoice["perPage"],
      ...{ seed: seed.read(), wallShare: layout.wallShare },
    };
  }

  /** The mazes of a class set; its difficulty is that of pupils without a level. Throws InputFault. */
  readForClass(): Pick<ClassChoice, "columns" | "rows" | "hardest" | "generators" | "difficulty"> {
    const { largest: hardest, ...smallest } = this.readSizes();
    const difficulty = this.difficulty.read();
    return {
      ...{ ...smallest, hardest, generators: this.kinds },
      difficulty: difficulty === "rising" ? "medium" : difficulty,
    };
  }

  /** The sizes from which and to which mazes grow; undefined while a field holds none. */
  private get sizes(): GrowingSizes | undefined {
    const [smallest, largest] = [sizeIn(this.from), sizeIn(this.to)];
    return smallest && largest && { ...smallest, largest };
  }

  private readSizes(): GrowingSizes {
    for (const field of [this.from, this.to]) {
      if (sizeIn(field) !== undefined) continue;
      throw new InputFault(message("size-fault", { most: MOST, held: field.read() }), field.marked());
    }
    return this.sizes!;
  }

  /** Ids of generators. */
  private get kinds(): string[] {
    return this.kind.read().split(" ");
  }
}

const BARS = 20;

/** Difficulties from that of the first maze to that of the last, as bars; the line above them is 100. */
function riseChart(from: number, to: number): SVGSVGElement {
  const bars = Array.from({ length: BARS }, (_, i) => {
    const height = (from + (i / (BARS - 1)) * (to - from)) / 4;
    return `M${5 * i} ${26 - height}h4v${height}h-4z`;
  });
  return drawing("0 0 99 26", "rise-chart", { d: `M0 0h99v1H0z${bars.join("")}`, looks: "picture-shape" });
}

/** More cells would be too small on any paper. */
const MOST = 200;

type Size = NonNullable<BookletChoice["largest"]>;
interface GrowingSizes extends Size {
  readonly largest: Size;
}

/** "10 x 8": columns first, as everywhere in the pane. */
function sizeIn(field: TextField): Size | undefined {
  const [, columns, rows] = /^\s*(\d{1,3})\s*[x×*]\s*(\d{1,3})\s*$/i.exec(field.read()) ?? [];
  const isIn = (size: number) => size >= 2 && size <= MOST;
  return isIn(Number(columns)) && isIn(Number(rows)) ? { columns: Number(columns), rows: Number(rows) } : undefined;
}

/** "Class set": a page of its own for each pupil of a table; and what belongs to a class set that is made. `mazes` reads which mazes. */
export function classView(
  { actions, flight, inFront, make: { seed, layout } }: Pane,
  chosen: () => PrintChoice,
  mazes: BookletView["readForClass"],
): { readonly root: HTMLElement; readonly made: HTMLElement } {
  const read = (): ClassChoice => {
    const { paper, title, below } = chosen();
    return { ...mazes(), ...{ paper, title, below, seed: seed.read(), wallShare: layout.wallShare } };
  };
  const list = flight.button("new-class-list-button", actions.classroom.newClassList);
  const make = flight.button("make-class-set-button", async (dialogue) =>
    actions.classroom.makeClassSet(read(), dialogue),
  );
  const update = flight.button("update-class-set-button", actions.classroom.updateClassSet);
  const mark = flight.button("mark-class-set-button", actions.classroom.markClassSet);
  inFront.follow(({ isOfBook }) => offer(mark, isOfBook));
  return {
    root: group("class-set-title", note("class-set-note"), buttons(list, make)),
    made: stack(buttons(update, mark), note("class-set-update-note")),
  };
}
