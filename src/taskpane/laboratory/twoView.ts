import type { GenerateChoice, Layout, Pace } from "../../actions/desk";
import type { SideBySideOutcome } from "../../actions/laboratory";
import type { Player } from "../../actions/watch";
import { generatorFacts as generators } from "../../maze/generators";
import { solverFacts as solvers } from "../../maze/solvers";
import { ChoiceField, button, element, foldedGroup } from "../controls";
import { SeedView } from "../make";
import type { Actions, SingleFlight } from "../running";

/** What the view needs from the rest of the pane. */
interface TwoNeighbours {
  watching(): Pick<GenerateChoice, "pace" | "tint">;
  play(made: Player, pace: Pace): Promise<void>;
  /** Throws InputFault. */
  sizes(): { readonly columns: number; readonly rows: number };
  /** Throws InputFault. */
  look(): Layout;
}

const ABOUT =
  "Pace, speed and colours above hold for these too, and their steps are played above. Size and look are those of the tab Make.";

type Names = readonly { readonly id: string; readonly name: string }[];

/** The folded group "Two at a time": two mazes side by side, and a race of two solvers on this maze. */
export function twoView(actions: Actions, flight: SingleFlight, neighbours: TwoNeighbours): HTMLDetailsElement {
  const [left, right] = [choice("Left", generators, "kruskal"), choice("Right", generators, "depth-first")];
  const [first, second] = [
    choice("First solver", solvers, "breadth-first"),
    choice("Second solver", solvers, "a-star"),
  ];
  const seed = new SeedView("Seed of the two", "two");
  const play = async (outcome: SideBySideOutcome | undefined, pace: Pace): Promise<void> => {
    if (outcome?.player === undefined) return;
    seed.show(outcome.seed);
    await neighbours.play(outcome.player, pace);
  };
  const sideBySide = button("Side by side", () => {
    const { pace, tint } = neighbours.watching();
    const making = flight.run("Making two mazes…", async (dialogue) => {
      const choice = {
        generators: [left.read(), right.read()] as const,
        ...neighbours.sizes(),
        seed: seed.read(),
        layout: neighbours.look(),
        pace,
        tint,
      };
      return actions.sideBySide(choice, dialogue);
    });
    void making.then((outcome) => play(outcome, pace));
  });
  const race = button("Race", () => {
    const { pace } = neighbours.watching();
    const racing = flight.run("Solving the maze twice…", (dialogue) =>
      actions.raceSolvers({ solvers: [first.read(), second.read()], seed: seed.read(), pace }, dialogue),
    );
    void racing.then((outcome) => play(outcome, pace));
  });
  return foldedGroup(
    "Two at a time",
    element("p", { class: "note" }, ABOUT),
    element("div", { class: "columns" }, left.root, right.root),
    flight.whileIdle(sideBySide),
    element("div", { class: "columns" }, first.root, second.root),
    flight.whileIdle(race),
    seed.root,
  );
}

function choice(label: string, names: Names, chosen: string): ChoiceField<string> {
  return new ChoiceField(
    label,
    names.map(({ id, name }) => [id, name] as const),
    chosen,
  );
}
