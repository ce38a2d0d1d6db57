import type { NodeNames, Route, SolveChoice } from "../../actions/solve";
import { type SolverFacts, solverFacts, solverFactsById } from "../../maze/solvers";
import { type PlainId, message } from "../../message";
import { say, text } from "../../words";
import {
  CheckField,
  ChoiceField,
  type Label,
  TextField,
  buttons,
  choicesOf,
  columns,
  fold,
  note,
  onOneLine,
  primary,
  stack,
  untitledGroup,
} from "../controls";
import type { Pane } from "../make";

const nodeNames: Readonly<Record<NodeNames, Label>> = {
  addresses: "node-names-addresses",
  numbers: "node-names-numbers",
};

export class SolveView {
  readonly root: HTMLElement;
  private readonly solver: SolverField;
  private readonly between = new CheckField("between-check");
  private readonly visited = new CheckField("visited-check");
  private readonly arrows = new CheckField("arrows-check");
  private readonly from = new TextField("from-field", { isCode: true });
  private readonly to = new TextField("to-field", { isCode: true });
  private readonly names = new ChoiceField("node-names-choice", nodeNames, "addresses");

  constructor(private readonly pane: Pane) {
    const { actions, flight } = pane;
    const about = note("", { id: "solver-note" });
    const describe = () => {
      about.textContent = text("solver-note", { solver: this.solver.facts.description });
    };
    this.solver = new SolverField("solver-choice", "breadth-first", describe);
    this.solver.describeBy(about.id);
    describe();

    const solve = flight.button(
      "solve-button",
      async (dialogue) => actions.solve.solve(this.read(), dialogue),
      async ({ seed, player }) => {
        pane.make.seed.show(seed);
        await pane.play(player);
      },
    );
    this.root = untitledGroup(
      "solve-title",
      onOneLine(this.solver.root),
      about,
      buttons(primary(solve), flight.button("clear-solution-button", actions.solve.clearSolution)),
    );
  }

  /** The fold of what is seldom changed; `more` goes into it too. */
  options(more: HTMLElement): HTMLElement {
    const { actions, flight, playing } = this.pane;
    const typed = stack(note("between-cells-note"), columns(this.from.root, this.to.root));
    const show = () => (typed.hidden = !this.between.read());
    this.between.input.addEventListener("change", show);
    show();
    return fold(
      "solve-options-title",
      stack(
        this.visited.root,
        this.arrows.root,
        more,
        this.between.root,
        typed,
        this.names.root,
        buttons(
          flight.button("write-search-button", (dialogue) =>
            actions.solve.writeSearch(playing(), this.names.read(), dialogue),
          ),
          flight.button("write-distances-button", (dialogue) =>
            actions.solve.writeDistances(this.names.read(), dialogue),
          ),
        ),
      ),
    );
  }

  read(): SolveChoice {
    return {
      solver: this.solver.read(),
      seed: this.pane.make.seed.read(),
      route: this.route(),
      showVisited: this.visited.read(),
      arrows: this.arrows.read(),
      pace: this.pane.watching().pace,
    };
  }

  private route(): Route {
    if (!this.between.read()) return { kind: "ends" };
    const [from, to] = [this.from.read(), this.to.read()];
    return from.trim() === "" && to.trim() === "" ? { kind: "selection" } : { kind: "typed", from, to };
  }
}

const followers = solverFacts.filter(({ hand }) => hand !== undefined);
/** Stands for all of them in the list. */
const FOLLOWER = "wall-follower";

/** A choice of a solver. The wall follower is one, with a choice of the hand that it keeps on the wall. */
export class SolverField {
  readonly root: HTMLElement;
  private readonly solver: ChoiceField<string>;
  private readonly hand: ChoiceField<string>;

  /** `chosen` is a solver's id; `changed` is called when another one is chosen. */
  constructor(label: PlainId, chosen: string, changed: () => void = () => undefined) {
    const first = followers[0]!;
    const follower = { id: FOLLOWER, name: message("solver-wall-follower") };
    const choices = solverFacts
      .filter(({ hand }) => hand === undefined || hand === first.hand)
      .map((facts) => (facts.hand === undefined ? facts : follower));
    this.solver = new ChoiceField(label, choicesOf(choices), chosen);
    const hands = followers.map(({ id, hand }) => ({ id, name: message("solver-hand", { hand: hand! }) }));
    this.hand = new ChoiceField(message("hand-choice", { field: say(label) }), choicesOf(hands), first.id);
    this.root = stack(this.solver.root, this.hand.root);
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
