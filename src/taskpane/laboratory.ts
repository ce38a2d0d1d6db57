/** The tab Lab: figures, distances, two mazes side by side, comparisons and sources. */
import { type ComparisonWanted, type DistanceBand, MOST_COMPARED, MOST_SIZES } from "../actions/laboratory";
import type { Sign } from "../actions/watch";
import { TEXTURE_SIZE, textureOf } from "../maze/comparison";
import { type GeneratorByWeight, type GeneratorFacts, generatorFacts } from "../maze/generators";
import { type Message, message } from "../message";
import { say, text } from "../words";
import {
  checkField,
  choiceField,
  InputFault,
  numberField,
  textField,
  type TextField,
  buttons,
  choicesOf,
  element,
  field,
  fold,
  foldedGroup,
  group,
  legend,
  note,
  primary,
  sizeTyped,
  stack,
} from "./controls";
import { type Pane, kindGroups, mazePicture } from "./make";
import type { Tab } from "./running";
import { solverField } from "./solve";

export function laboratoryTab(pane: Pane): Tab {
  return {
    content: [thisMazeView(pane), ...compareView(pane), twoView(pane), formulasView(pane), sourcesView()],
  };
}

/** Excel's patterns in the fills of distances. */
const patterns: Readonly<Record<string, Message>> = {
  Gray8: message("pattern-dotted"),
  LightUp: message("pattern-hatched-up"),
  LightDown: message("pattern-hatched-down"),
  LightVertical: message("pattern-striped"),
};

function thisMazeView({ actions: { laboratory, solve }, flight, playing }: Pane): HTMLElement {
  const colours = legend("legend-list");
  const remove = flight.button("take-colours-button", solve.clearSolution, () => show([]));
  const show = (bands: readonly DistanceBand[]) => {
    colours.show(bands.map(signOf));
    remove.hidden = bands.length === 0;
  };
  show([]);
  const colour = flight.button(
    "colour-distances-button",
    (dialogue) => laboratory.colourDistances(playing(), dialogue),
    ({ bands }) => show(bands),
  );
  return group(
    "this-maze-title",
    buttons(colour, remove, flight.button("statistics-button", laboratory.statisticsOfMaze)),
    colours.root,
  );
}

function signOf({ from, to, cells, look }: DistanceBand): Sign {
  const pattern = patterns[look.split(",")[1] ?? ""] ?? message("pattern-plain");
  const words =
    from === to
      ? message("legend-one-distance", { steps: to, pattern, cells })
      : message("legend-distances", { from, steps: to, pattern, cells });
  return { looks: [look], words };
}

/** Two mazes side by side, and a race of two solvers on this maze. */
function twoView(pane: Pane): HTMLDetailsElement {
  const { laboratory } = pane.actions;
  const left = choiceField("left-choice", choicesOf(generatorFacts), "kruskal");
  const right = choiceField("right-choice", choicesOf(generatorFacts), "depth-first");
  const first = solverField("first-solver-choice", "breadth-first");
  const second = solverField("second-solver-choice", "a-star");
  const { seed } = pane.make;
  const sideBySide = pane.flight.button(
    "side-by-side-button",
    async (dialogue) => {
      const { pace, tint } = pane.watching();
      const two = { generators: [left.read(), right.read()] as const, ...pane.make.sizes.read(), seed: seed.read() };
      const choice = { ...two, layout: pane.make.layout.read(), pace, tint };
      return laboratory.sideBySide(choice, dialogue);
    },
    pane.showWatch,
  );
  const race = pane.flight.button(
    "race-button",
    async (dialogue) => {
      const { pace } = pane.watching();
      const choice = { solvers: [first.read(), second.read()] as const, seed: seed.read(), pace };
      return laboratory.raceSolvers(choice, dialogue);
    },
    pane.showWatch,
  );
  return foldedGroup(
    "two-title",
    note("two-note"),
    pairOf(first, second),
    buttons(race),
    pairOf(left, right),
    buttons(sideBySide),
  );
}

const pairOf = (...fields: readonly { readonly root: HTMLElement }[]) =>
  element("div", { class: "stack on-one-line" }, ...fields.map(({ root }) => root));

const LONGEST_SIDE = 9_999;

/** "Compare algorithms": hundreds of mazes, on a new sheet; and the fold with what is compared. */
function compareView({ actions, flight, make: { seed, variation } }: Pane): readonly HTMLElement[] {
  const { laboratory } = actions;
  const kinds = kindGroups.flatMap(({ kinds }) => kinds);
  const list = element(
    "select",
    { multiple: true, size: 3 },
    ...kinds.map(({ id, name }) => element("option", { value: id, selected: true }, say(name))),
  );
  const sizes = textField("compare-sizes-field", { unit: text("compare-sizes-unit") }, { value: "20 x 20" });
  const mazes = numberField("compare-mazes-field", { min: 1, max: MOST_COMPARED, value: 200 });
  const asInFront = checkField("compare-in-front-check", () => {
    sizes.input.disabled = asInFront.read();
  });
  const solvers = checkField("compare-solvers-check");
  solvers.show(true);
  const generators = (): string[] => {
    const chosen = [...list.selectedOptions].map(({ value }) => value);
    if (chosen.length === 0) throw new InputFault(message("no-algorithm-chosen"), list);
    return chosen;
  };
  const read = (): ComparisonWanted => ({
    generators: generators(),
    sizes: asInFront.read() ? undefined : sizesIn(sizes),
    mazes: mazes.read(),
    variation: variation.read(),
    seed: seed.read(),
    withSolvers: solvers.read(),
  });
  const compare = flight.button("compare-button", async (dialogue) => laboratory.compare(read(), dialogue));
  const again = flight.button("compare-again-button", (dialogue) => laboratory.compare(undefined, dialogue));
  return [
    group("compare-title", note("compare-note"), buttons(primary(compare))),
    foldedGroup(
      "compare-options-title",
      field("compare-algorithms-field", list),
      note("compare-algorithms-note"),
      sizes.root,
      asInFront.root,
      mazes.root,
      note("compare-variation-note"),
      solvers.root,
      buttons(again),
    ),
  ];
}

/** "10 x 10, 20 x 30" */
function sizesIn(field: TextField): ComparisonWanted["sizes"] {
  const sizes = field
    .read()
    .split(/[,;]/)
    .map((text) => sizeTyped(text, 1, LONGEST_SIDE));
  if (sizes.length <= MOST_SIZES && sizes.every((size) => size !== undefined)) return sizes;
  const fault = message("compare-sizes-fault", { most: MOST_SIZES, held: field.read() });
  throw new InputFault(fault, field.marked());
}

/** The walls of the maze as tables, from which formulas make and explain mazes. */
function formulasView(pane: Pane): HTMLElement {
  const { laboratory } = pane.actions;
  const generators = {
    kruskal: message("generator-kruskal"),
    "prim-weights": message("generator-prim-weights"),
    boruvka: message("generator-boruvka"),
  };
  const generator = choiceField<GeneratorByWeight>("by-weights-choice", generators, "kruskal");
  const make = pane.flight.button("maze-of-weights-button", async (dialogue) => {
    const { pace, tint } = pane.watching();
    const choice = { generator: generator.read(), layout: pane.make.layout.read(), pace, tint };
    return laboratory.mazeOfWeights(choice, dialogue);
  });
  return foldedGroup(
    "formulas-title",
    note("formulas-note"),
    buttons(pane.flight.button("write-weights-button", laboratory.writeWeights)),
    generator.root,
    buttons(make, pane.flight.button("union-find-button", laboratory.writeUnionFind)),
  );
}

function sourcesView(): HTMLElement {
  const generators = kindGroups.flatMap(({ kinds }) => kinds);
  const chosen = choiceField("source-choice", choicesOf(generators), generators[0]!.id);
  const page = element("div", { class: "stack", "aria-live": "polite" });
  const show = () => page.replaceChildren(...pageContent(generators.find(({ id }) => id === chosen.read())!));
  chosen.select.addEventListener("change", show);
  show();
  const root = fold("sources-title", stack(note("sources-note"), chosen.root, page));
  root.classList.add("sources");
  return root;
}

function pageContent(generator: GeneratorFacts): Node[] {
  const { idea, sources } = generator;
  const picture = mazePicture(generator.picture);
  picture.classList.add("large");
  const links = sources.map(({ text: words, url }) => {
    const link = element("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, words);
    return element("p", {}, text("source-label"), " ", link);
  });
  return [
    picture,
    element("p", {}, say(idea)),
    element("p", {}, text("cost-for-cells", { cost: generator.cost })),
    element("p", {}, textureInWords(generator)),
    ...links,
  ];
}

/** "On 20 x 20, in shares of the cells: Dead ends 30.3 % (published), …" */
function textureInWords(generator: GeneratorFacts): string {
  const { columns, rows } = TEXTURE_SIZE;
  const figures = textureOf(generator);
  const told = figures.map(({ name, share, kind }) => message("texture-figure", { name, percent: 100 * share, kind }));
  return say(message("texture-figures", { columns, rows, figures: told }));
}
