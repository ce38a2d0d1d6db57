import type { GeneratorByWeight } from "../../maze/generators";
import { message } from "../../message";
import { ChoiceField, buttons, foldedGroup, note } from "../controls";
import type { Pane } from "../make";

/** The folded group "Weights and formulas": the walls of the maze as tables, from which formulas make and explain mazes. */
export function formulasView(pane: Pane): HTMLElement {
  const { laboratory } = pane.actions;
  const generators = {
    kruskal: message("generator-kruskal"),
    "prim-weights": message("generator-prim-weights"),
    boruvka: message("generator-boruvka"),
  };
  const generator = new ChoiceField<GeneratorByWeight>("by-weights-choice", generators, "kruskal");
  const make = pane.flight.button(
    "maze-of-weights-button",
    async (dialogue) => {
      const { pace, tint } = pane.watching();
      const choice = { generator: generator.read(), layout: pane.make.layout.read(), pace, tint };
      return laboratory.mazeOfWeights(choice, dialogue);
    },
    ({ player }) => pane.play(player),
  );
  return foldedGroup(
    "formulas-title",
    note("formulas-note"),
    buttons(pane.flight.button("write-weights-button", laboratory.writeWeights)),
    generator.root,
    buttons(make, pane.flight.button("union-find-button", laboratory.writeUnionFind)),
  );
}
