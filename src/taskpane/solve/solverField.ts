import { type SolverFacts, solverFacts, solverFactsById } from "../../maze/solvers";
import { message } from "../../message";
import { text } from "../../words";
import { ChoiceField, element } from "../controls";

const followers = solverFacts.filter(({ hand }) => hand !== undefined);
/** Stands for all of them in the list. */
const FOLLOWER = "wall-follower";

/** A choice of a solver. The wall follower is one, with a choice of the hand that it keeps on the wall. */
export class SolverField {
  readonly root: HTMLElement;
  private readonly solver: ChoiceField<string>;
  private readonly hand: ChoiceField<string>;

  /** `chosen` is a solver's id; `changed` is called when another one is chosen. */
  constructor(label: string, chosen: string, changed: () => void = () => undefined) {
    const first = followers[0]!;
    const choices = solverFacts
      .filter(({ hand }) => hand === undefined || hand === first.hand)
      .map(({ id, name, hand }) =>
        hand === undefined ? ([id, name] as const) : ([FOLLOWER, message("solver-wall-follower")] as const),
      );
    this.solver = new ChoiceField(label, choices, chosen);
    const hands = followers.map(({ id, hand }) => [id, message("solver-hand", { hand: hand! })] as const);
    this.hand = new ChoiceField(text("hand-choice", { field: label }), hands, first.id);
    this.root = element("div", { class: "stack" }, this.solver.root, this.hand.root);
    this.root.classList.toggle("long", this.solver.root.classList.contains("long"));
    for (const { select } of [this.solver, this.hand]) {
      select.addEventListener("change", () => {
        this.showHand();
        changed();
      });
    }
    this.showHand();
  }

  /** The solver's id. */
  read(): string {
    return this.solver.read() === FOLLOWER ? this.hand.read() : this.solver.read();
  }

  get facts(): SolverFacts {
    return solverFactsById(this.read());
  }

  /** The id of the note that describes the choice. */
  describeBy(id: string): void {
    this.solver.select.setAttribute("aria-describedby", id);
  }

  private showHand(): void {
    this.hand.root.hidden = this.solver.read() !== FOLLOWER;
  }
}
