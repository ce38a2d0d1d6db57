import type { Dialogue, Pace } from "../../actions/desk";
import type { MazeIdentity } from "../../actions/front";
import type { Route, SolveChoice } from "../../actions/solve";
import type { Player } from "../../actions/watch";
import { solverFacts as solvers } from "../../maze/solvers";
import { CheckField, ChoiceField, button, element, field, fold, group } from "../controls";
import { SeedView } from "../make";
import type { Actions, SingleFlight } from "../running";

const SAME_PATH = "Without loops all solvers give the same path.";

/** The group "Solve". `played` is called with the playback of every search. */
export class SolveView {
  readonly root: HTMLElement;
  /** Options that are seldom changed. */
  readonly options: HTMLElement;
  private readonly result = element("p", { class: "result", hidden: true });
  /** The solution of the figures. */
  private solution: Player | undefined;
  private readonly solver: ChoiceField<string>;
  private readonly seed = new SeedView("Seed of the search", "search");
  private readonly between: CheckField;
  private readonly visited = new CheckField("Show visited");
  private readonly arrows = new CheckField("Arrows along the path");
  private readonly from = element("input", { type: "text", autocomplete: "off", spellcheck: "false" });
  private readonly to = element("input", { type: "text", autocomplete: "off", spellcheck: "false" });

  constructor(
    actions: Actions,
    flight: SingleFlight,
    private readonly pace: () => Pace,
    played: (player: Player, pace: Pace) => Promise<void>,
  ) {
    this.solver = new ChoiceField(
      "Solver",
      solvers.map(({ id, name }) => [id, name] as const),
      solvers[0]!.id,
    );
    const about = element("p", { class: "note", id: "solver-note" });
    this.solver.select.setAttribute("aria-describedby", about.id);
    const describe = () => {
      const solver = solvers.find(({ id }) => id === this.solver.read());
      about.textContent = `${solver?.description ?? ""} ${SAME_PATH}`;
      this.seed.root.hidden = solver?.isRandom !== true;
    };
    this.solver.select.addEventListener("change", describe);
    describe();

    const typed = element(
      "div",
      { class: "stack", hidden: true },
      element(
        "p",
        { class: "note" },
        "Select two cells of the maze with Ctrl (on a Mac Cmd), or type their addresses.",
      ),
      element("div", { class: "columns" }, field("From", this.from), field("To", this.to)),
    );
    this.between = new CheckField("Between selected cells", () => {
      typed.hidden = !this.between.read();
    });

    const solve = button(
      "Solve",
      () => {
        const choice = this.read();
        const action = (dialogue: Dialogue) => actions.solve(choice, dialogue);
        void flight.run("Solving the maze…", action).then((outcome) => {
          if (outcome?.player === undefined) return;
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
    this.root = group(
      "Solve",
      this.solver.root,
      about,
      element(
        "div",
        { class: "buttons" },
        flight.whileIdle(solve),
        flight.button("Clear solution", "Clearing the solution…", actions.clearSolution),
      ),
      this.result,
    );
    this.options = fold(
      "Options and distances",
      element(
        "div",
        { class: "stack" },
        this.visited.root,
        this.arrows.root,
        this.between.root,
        typed,
        this.seed.root,
        flight.button("Write distances", "Working out the distances…", actions.writeDistances),
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

  private show(solution: Player, figures: string): void {
    this.solution = solution;
    this.result.textContent = figures;
    this.result.hidden = false;
  }

  private forget(): void {
    this.solution = undefined;
    this.result.hidden = true;
  }
}
