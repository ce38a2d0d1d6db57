import type { Dialogue, Pace } from "../../actions/desk";
import type { MazeIdentity } from "../../actions/front";
import type { NodeNames, Route, SolveChoice } from "../../actions/solve";
import type { Player } from "../../actions/watch";
import { type Message, message } from "../../message";
import { say, text } from "../../words";
import { CheckField, ChoiceField, button, element, field, fold, untitledGroup } from "../controls";
import { SeedView } from "../make";
import type { Actions, SingleFlight } from "../running";
import { SolverField } from "./solverField";

const nodeNames: readonly (readonly [NodeNames, Message])[] = [
  ["addresses", message("node-names-addresses")],
  ["numbers", message("node-names-numbers")],
];

/**
 * The group "Solve". `played` is called with the search of every solution, to be watched, stepped and replayed; `playing` gives what the
 * player shows now.
 */
export class SolveView {
  readonly root: HTMLElement;
  /** Options that are seldom changed. */
  readonly options: HTMLElement;
  private readonly result = element("p", { class: "result", hidden: true });
  /** The solution of the figures. */
  private solution: Player | undefined;
  private readonly solver: SolverField;
  private readonly seed = new SeedView(text("search-seed-field"), text("keep-seed-search"));
  private readonly between: CheckField;
  private readonly visited = new CheckField(text("visited-check"));
  private readonly arrows = new CheckField(text("arrows-check"));
  private readonly from = element("input", { type: "text", autocomplete: "off", spellcheck: "false" });
  private readonly to = element("input", { type: "text", autocomplete: "off", spellcheck: "false" });

  private readonly names = new ChoiceField<NodeNames>(text("node-names-choice"), nodeNames, "addresses");

  constructor(
    actions: Actions,
    flight: SingleFlight,
    private readonly pace: () => Pace,
    played: (player: Player, pace: Pace) => Promise<void>,
    playing: () => Player | undefined,
  ) {
    const about = element("p", { class: "note", id: "solver-note" });
    const describe = () => {
      const { description, isRandom } = this.solver.facts;
      about.textContent = text("solver-note", { solver: description });
      this.seed.root.hidden = isRandom !== true;
    };
    this.solver = new SolverField(text("solver-choice"), "breadth-first", describe);
    this.solver.describeBy(about.id);
    describe();

    const typed = element(
      "div",
      { class: "stack", hidden: true },
      element("p", { class: "note" }, text("between-cells-note")),
      element("div", { class: "columns" }, field(text("from-field"), this.from), field(text("to-field"), this.to)),
    );
    this.between = new CheckField(text("between-check"), () => {
      typed.hidden = !this.between.read();
    });

    const solve = button(
      text("solve-button"),
      () => {
        const choice = this.read();
        const action = (dialogue: Dialogue) => actions.solve(choice, dialogue);
        void flight.run(text("solving-maze"), action).then((outcome) => {
          if (outcome?.player === undefined || outcome.result === undefined) return;
          this.seed.show(outcome.seed);
          this.forget();
          const { player, result } = outcome;
          return played(player, choice.pace).then(() => {
            if (player.position === player.play.length) this.show(player, result);
          });
        });
      },
      "primary",
    );
    this.root = untitledGroup(
      text("solve-title"),
      element("div", { class: "on-one-line" }, this.solver.root),
      about,
      element(
        "div",
        { class: "buttons" },
        flight.whileIdle(solve),
        flight.button(text("clear-solution-button"), text("clearing-solution"), actions.clearSolution),
      ),
      this.result,
    );
    this.options = fold(
      text("solve-options-title"),
      element(
        "div",
        { class: "stack" },
        this.visited.root,
        this.arrows.root,
        this.between.root,
        typed,
        this.seed.root,
        this.names.root,
        element(
          "div",
          { class: "buttons" },
          flight.button(text("write-search-button"), text("writing-search"), (dialogue) =>
            actions.writeSearch(playing(), this.names.read(), dialogue),
          ),
          flight.button(text("write-distances-button"), text("measuring-distances"), (dialogue) =>
            actions.writeDistances(this.names.read(), dialogue),
          ),
        ),
      ),
    );
  }

  read(): SolveChoice {
    return {
      solver: this.solver.read(),
      seed: this.seed.read(),
      route: this.route(),
      showVisited: this.visited.read(),
      arrows: this.arrows.read(),
      pace: this.pace(),
    };
  }

  private route(): Route {
    if (!this.between.read()) return { kind: "ends" };
    const [from, to] = [this.from.value, this.to.value];
    return from.trim() === "" && to.trim() === "" ? { kind: "selection" } : { kind: "typed", from, to };
  }

  /** Removes the figures of a solution that is not in front. */
  follow(inFront: MazeIdentity | undefined): void {
    if (inFront !== undefined && this.solution?.play.whereabouts(inFront) !== "here") this.forget();
  }

  private show(solution: Player, figures: Message): void {
    this.solution = solution;
    this.result.textContent = say(figures);
    this.result.hidden = false;
  }

  private forget(): void {
    this.solution = undefined;
    this.result.hidden = true;
  }
}
