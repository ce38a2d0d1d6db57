import type { NodeNames, Route, SolveChoice } from "../../actions/solve";
import { solverFacts, solverFactsById } from "../../maze/solvers";
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

/** The group with the solver; and the fold of what is seldom changed, with `more` in it. */
export function solveViews(
  pane: Pane,
  more: HTMLElement,
): { readonly root: HTMLElement; readonly options: HTMLElement } {
  const { actions, flight, playing, make } = pane;
  const about = note("", { id: "solver-note" });
  const solver = new SolverField("solver-choice", "breadth-first", () => describe());
  const describe = () => {
    about.textContent = text("solver-note", { solver: solverFactsById(solver.read()).description });
  };
  solver.select.setAttribute("aria-describedby", about.id);
  describe();

  const isBetween = new CheckField("between-check", () => show());
  const [from, to] = [new TextField("from-field", { isCode: true }), new TextField("to-field", { isCode: true })];
  const typed = stack(note("between-cells-note"), columns(from.root, to.root));
  const show = () => (typed.hidden = !isBetween.read());
  show();
  const visited = new CheckField("visited-check");
  const arrows = new CheckField("arrows-check");
  const names = new ChoiceField("node-names-choice", nodeNames, "addresses");
  const route = (): Route => {
    if (!isBetween.read()) return { kind: "ends" };
    const isTyped = [from, to].some((field) => field.read().trim() !== "");
    return isTyped ? { kind: "typed", from: from.read(), to: to.read() } : { kind: "selection" };
  };
  const read = (): SolveChoice => ({
    solver: solver.read(),
    seed: make.seed.read(),
    route: route(),
    showVisited: visited.read(),
    arrows: arrows.read(),
    pace: pane.watching().pace,
  });
  const solve = flight.button(
    "solve-button",
    async (dialogue) => actions.solve.solve(read(), dialogue),
    ({ player }) => pane.play(player),
  );
  const writeSearch = flight.button("write-search-button", (dialogue) =>
    actions.solve.writeSearch(playing(), names.read(), dialogue),
  );
  const writeDistances = flight.button("write-distances-button", (dialogue) =>
    actions.solve.writeDistances(names.read(), dialogue),
  );
  return {
    root: untitledGroup(
      "solve-title",
      onOneLine(solver.root),
      about,
      buttons(primary(solve), flight.button("clear-solution-button", actions.solve.clearSolution)),
    ),
    options: fold(
      "solve-options-title",
      stack(
        ...[visited.root, arrows.root, more, isBetween.root, typed, names.root],
        buttons(writeSearch, writeDistances),
      ),
    ),
  };
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

  /** Of the solver. */
  get select(): HTMLSelectElement {
    return this.solver.select;
  }

  private showHand(): void {
    this.hand.root.hidden = this.solver.read() !== FOLLOWER;
  }
}
