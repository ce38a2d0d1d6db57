import type { GenerateChoice, Layout, Pace } from "../../actions/desk";
import type { SideBySideOutcome } from "../../actions/laboratory";
import type { Player } from "../../actions/watch";
import { generatorFacts as generators } from "../../maze/generators";
import type { Message } from "../../message";
import { text } from "../../words";
import { ChoiceField, button, element, foldedGroup } from "../controls";
import { SeedView } from "../make";
import type { Actions, SingleFlight } from "../running";
import { SolverField } from "../solve";

/** What the view needs from the rest of the pane. */
interface TwoNeighbours {
  watching(): Pick<GenerateChoice, "pace" | "tint">;
  play(made: Player, pace: Pace): Promise<void>;
  /** Throws InputFault. */
  sizes(): { readonly columns: number; readonly rows: number };
  /** Throws InputFault. */
  look(): Layout;
}

type Names = readonly { readonly id: string; readonly name: Message }[];

/** The folded group "Side by side and race": two mazes side by side, and a race of two solvers on this maze. */
export function twoView(actions: Actions, flight: SingleFlight, neighbours: TwoNeighbours): HTMLDetailsElement {
  const [left, right] = [
    choice(text("left-choice"), generators, "kruskal"),
    choice(text("right-choice"), generators, "depth-first"),
  ];
  const [first, second] = [
    new SolverField(text("first-solver-choice"), "breadth-first"),
    new SolverField(text("second-solver-choice"), "a-star"),
  ];
  const seed = new SeedView(text("two-seed-field"), text("keep-seed-two"));
  const play = async (outcome: SideBySideOutcome | undefined, pace: Pace): Promise<void> => {
    if (outcome?.player === undefined) return;
    seed.show(outcome.seed);
    await neighbours.play(outcome.player, pace);
  };
  const sideBySide = button(text("side-by-side-button"), () => {
    const { pace, tint } = neighbours.watching();
    const making = flight.run(text("making-two-mazes"), async (dialogue) => {
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
  const race = button(text("race-button"), () => {
    const { pace } = neighbours.watching();
    const racing = flight.run(text("racing-solvers"), (dialogue) =>
      actions.raceSolvers({ solvers: [first.read(), second.read()], seed: seed.read(), pace }, dialogue),
    );
    void racing.then((outcome) => play(outcome, pace));
  });
  return foldedGroup(
    text("two-title"),
    element("p", { class: "note" }, text("two-note")),
    element("div", { class: "stack on-one-line" }, first.root, second.root),
    flight.whileIdle(race),
    element("div", { class: "stack on-one-line" }, left.root, right.root),
    flight.whileIdle(sideBySide),
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
