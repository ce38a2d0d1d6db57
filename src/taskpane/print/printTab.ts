import type { ClassChoice } from "../../actions/classroom";
import { type BookletChoice, LONGEST_TITLE, MOST_MAZES, type PrintChoice, paperChoice } from "../../actions/print";
import { generatorFacts as generators } from "../../maze/generators";
import { message } from "../../message";
import { text } from "../../words";
import {
  InputFault,
  type Label,
  type TextField,
  buttons,
  checkField,
  choiceField,
  choicesOf,
  columns,
  drawing,
  element,
  fold,
  foldedGroup,
  group,
  note,
  numberField,
  offer,
  primary,
  sizeTyped,
  stack,
  textField,
  untitledGroup,
} from "../controls";
import type { Tab } from "../running";
import { type Pane, kindGroups } from "../make";
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

/** Class sets take their mazes from its choices. */
function bookletView({ actions, flight, inFront, make }: Pane, chosen: () => PrintChoice) {
  const count = numberField("booklet-count-field", { min: 1, max: MOST_MAZES, value: 10 });
  const difficulty = choiceField("booklet-difficulty-choice", difficulties, "rising");
  const from = textField("easiest-size-field", { isCode: true }, { value: "10 x 8", maxlength: 20 });
  const to = textField("hardest-size-field", { isCode: true }, { value: "30 x 40", maxlength: 20 });
  const kind = choiceField("booklet-kinds-choice", kindChoices, idsOf(generators));
  const at = choiceField("booklet-ends-choice", ends, "corners");
  const perPage = choiceField("booklet-per-page-choice", ["1", "2", "4"], "1");
  /** By the names under which the workbook keeps what stands in them. */
  const fields: Readonly<Record<string, HTMLInputElement | HTMLSelectElement>> = {
    count: count.input,
    difficulty: difficulty.select,
    from: from.input,
    to: to.input,
    kinds: kind.select,
    ends: at.select,
    perPage: perPage.select,
  };

  const kinds = () => kind.read().split(" ");
  const readSizes = () => ({ ...readSize(from), largest: readSize(to) });
  const read = (): Omit<BookletChoice, keyof PrintChoice> => ({
    ...(difficulty.read() === "rising" ? readSizes() : make.sizes.read()),
    difficulty: difficulty.read(),
    count: count.read(),
    generators: kinds(),
    ends: at.read(),
    perPage: Number(perPage.read()) as BookletChoice["perPage"],
    seed: make.seed.read(),
    wallShare: make.layout.wallShare(),
  });

  /** Between which difficulties the mazes rise, in words and as a chart. */
  const rise = note("", { "aria-live": "polite" });
  const chart = element("div");
  let risesFor = "";
  const showRise = () => {
    const [smallest, largest] = [sizeIn(from), sizeIn(to)];
    const wanted = JSON.stringify([smallest, largest, difficulty.read(), kinds(), at.read()]);
    if (wanted === risesFor) return;
    risesFor = wanted;
    rise.textContent = "";
    chart.replaceChildren();
    if (smallest === undefined || largest === undefined || difficulty.read() !== "rising") return;
    const plan = { ...smallest, generators: kinds(), ends: at.read() };
    actions.print.measuredRise(plan, largest, new AbortController().signal).then(
      ({ rise: measured }) => {
        if (wanted !== risesFor) return;
        rise.textContent = text("booklet-rises", { from: Math.round(measured.from), to: Math.round(measured.to) });
        chart.replaceChildren(riseChart(measured.from, measured.to));
      },
      // Without it a booklet is made as well.
      () => (risesFor = ""),
    );
  };

  const makeBooklet = flight.button("make-booklet-button", async (dialogue) =>
    actions.print.makeBooklet({ ...chosen(), ...read() }, dialogue),
  );
  // A booklet is deleted from one of its sheets.
  const remove = flight.button("delete-booklet-button", actions.print.deleteBooklet);
  inFront.follow(({ isOfBook }) => offer(remove, isOfBook));
  const root = group(
    "booklet-title",
    columns(count.root, difficulty.root),
    columns(from.root, to.root),
    note("booklet-sizes-note"),
    rise,
    chart,
    columns(kind.root, at.root, perPage.root),
    buttons(makeBooklet, remove),
    note("booklet-note"),
  );
  for (const event of ["change", "focusin", "pointerenter"]) root.addEventListener(event, showRise);
  return {
    root,
    kept: (): Record<string, string> =>
      Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
    /** Shows what the workbook kept; a field that cannot show it stays as it is. */
    restore(kept: Readonly<Record<string, string>>): void {
      for (const [name, field] of Object.entries(fields)) {
        const { value } = field;
        field.value = kept[name] ?? value;
        if (field.value !== kept[name]) field.value = value;
      }
    },
    /** The mazes of a class set; its difficulty is that of pupils without a level. Throws InputFault. */
    readForClass(): Pick<ClassChoice, "columns" | "rows" | "hardest" | "generators" | "difficulty"> {
      const { largest: hardest, ...smallest } = readSizes();
      const chosenLevel = difficulty.read();
      const level = chosenLevel === "rising" ? "medium" : chosenLevel;
      return { ...smallest, hardest, generators: kinds(), difficulty: level };
    },
  };
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

const sizeIn = (field: TextField): Size | undefined => sizeTyped(field.read(), 2, MOST);

function readSize(field: TextField): Size {
  const size = sizeIn(field);
  if (size !== undefined) return size;
  throw new InputFault(message("size-fault", { most: MOST, held: field.read() }), field.marked());
}

function classView(
  { actions, flight, inFront, make: { seed, layout } }: Pane,
  chosen: () => PrintChoice,
  mazes: ReturnType<typeof bookletView>["readForClass"],
) {
  const read = (): ClassChoice => {
    const { paper, title, below } = chosen();
    return { ...mazes(), paper, title, below, seed: seed.read(), wallShare: layout.wallShare() };
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
