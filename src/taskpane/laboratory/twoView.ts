import type { GenerateChoice, Layout, Pace } from "../../actions/desk/choices";
import type { Dialogue } from "../../actions/desk/dialogue";
import type { RaceChoice, RaceOutcome } from "../../actions/laboratory/raceSolvers";
import type { SideBySideChoice, SideBySideOutcome } from "../../actions/laboratory/sideBySide";
import type { Player } from "../../actions/watch/player";
import { generators } from "../../maze/generators";
import { solvers } from "../../maze/solvers";
import { button, element, foldedGroup, setAvailable } from "../controls/elements";
import { ChoiceField } from "../controls/fields";
import { SeedView } from "../make/seedView";
import type { SingleFlight } from "../running/singleFlight";

export interface TwoActions {
  sideBySide(choice: SideBySideChoice, dialogue: Dialogue): Promise<SideBySideOutcome>;
  raceSolvers(choice: RaceChoice, dialogue: Dialogue): Promise<RaceOutcome>;
}

/** What the view asks of the rest of the pane. */
export interface TwoNeighbours {
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
export class TwoView {
  readonly root: HTMLElement;
  private readonly left = choice("Left", generators, "kruskal");
  private readonly right = choice("Right", generators, "depth-first");
  private readonly first = choice("First solver", solvers, "breadth-first");
  private readonly second = choice("Second solver", solvers, "a-star");
  private readonly seed = new SeedView("Seed of the two", "two");
  private readonly buttons: readonly HTMLButtonElement[];

  constructor(actions: TwoActions, flight: SingleFlight, neighbours: TwoNeighbours) {
    const played = async (outcome: SideBySideOutcome | undefined, pace: Pace): Promise<void> => {
      if (outcome?.player === undefined) return;
      this.seed.show(outcome.seed);
      await neighbours.play(outcome.player, pace);
    };
    const sideBySide = button("Side by side", () => {
      const { pace, tint } = neighbours.watching();
      const making = flight.run("Making two mazes…", async (dialogue) => {
        const { columns, rows } = neighbours.sizes();
        const of = [this.left.read(), this.right.read()] as const;
        const look = neighbours.look();
        return actions.sideBySide(
          { generators: of, columns, rows, seed: this.seed.read(), layout: look, pace, tint },
          dialogue,
        );
      });
      void making.then((outcome) => played(outcome, pace));
    });
    const race = button("Race", () => {
      const { pace } = neighbours.watching();
      const of = [this.first.read(), this.second.read()] as const;
      const racing = flight.run("Solving the maze twice…", (dialogue) =>
        actions.raceSolvers({ solvers: of, seed: this.seed.read(), pace }, dialogue),
      );
      void racing.then((outcome) => played(outcome, pace));
    });
    this.buttons = [sideBySide, race];
    this.root = foldedGroup(
      "Two at a time",
      element("p", { class: "note" }, ABOUT),
      element("div", { class: "columns" }, this.left.root, this.right.root),
      sideBySide,
      element("div", { class: "columns" }, this.first.root, this.second.root),
      race,
      this.seed.root,
    );
  }

  setIdle(idle: boolean): void {
    for (const each of this.buttons) setAvailable(each, idle);
  }
}

function choice(label: string, names: Names, chosen: string): ChoiceField<string> {
  return new ChoiceField(
    label,
    names.map(({ id, name }) => [id, name] as const),
    chosen,
  );
}
