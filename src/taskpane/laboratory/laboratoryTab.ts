import type { ActionOutcome } from "../../actions/core";
import type { DistanceBand } from "../../actions/laboratory";
import type { Player, Sign } from "../../actions/watch";
import { generatorFacts } from "../../maze/generators";
import { type Message, message } from "../../message";
import { ChoiceField, buttons, choicesOf, element, foldedGroup, group, note } from "../controls";
import type { Pane } from "../make";
import type { Tab } from "../running";
import { SolverField } from "../solve";
import { Legend } from "../watch";
import { compareView } from "./compareView";
import { formulasView } from "./formulasView";
import { sourcesView } from "./sourcesView";

/** This maze measured; algorithms compared; two at a time, played in Watch; and their sources. */
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

/** The group "This maze": its statistics, and its distances as fills with their legend. */
function thisMazeView({ actions: { laboratory, solve }, flight, playing }: Pane): HTMLElement {
  const legend = new Legend("legend-list");
  const remove = flight.button("take-colours-button", solve.clearSolution, () => show([]));
  const show = (bands: readonly DistanceBand[]) => {
    legend.show(bands.map(signOf));
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
    legend.root,
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

/** The folded group "Side by side and race": two mazes side by side, and a race of two solvers on this maze. */
function twoView(pane: Pane): HTMLDetailsElement {
  const { laboratory } = pane.actions;
  const left = new ChoiceField("left-choice", choicesOf(generatorFacts), "kruskal");
  const right = new ChoiceField("right-choice", choicesOf(generatorFacts), "depth-first");
  const first = new SolverField("first-solver-choice", "breadth-first");
  const second = new SolverField("second-solver-choice", "a-star");
  const { seed } = pane.make;
  const played = ({ player }: ActionOutcome & { readonly player: Player }) => pane.showAndPlay(player);
  const sideBySide = pane.flight.button(
    "side-by-side-button",
    async (dialogue) => {
      const { pace, tint } = pane.watching();
      const two = { generators: [left.read(), right.read()] as const, ...pane.make.sizes.read(), seed: seed.read() };
      const choice = { ...two, layout: pane.make.layout.read(), pace, tint };
      return laboratory.sideBySide(choice, dialogue);
    },
    played,
  );
  const race = pane.flight.button(
    "race-button",
    async (dialogue) => {
      const { pace } = pane.watching();
      const choice = { solvers: [first.read(), second.read()] as const, seed: seed.read(), pace };
      return laboratory.raceSolvers(choice, dialogue);
    },
    played,
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

type Choice = Pick<SolverField, "root">;
const pairOf = (one: Choice, other: Choice) => element("div", { class: "stack on-one-line" }, one.root, other.root);
