import type { Pace } from "../../actions/desk/choices";
import type { Dialogue } from "../../actions/desk/dialogue";
import { type ActionOutcome } from "../../actions/desk/work";
import type { Route } from "../../actions/solve/route";
import type { SolveChoice, SolveOutcome } from "../../actions/solve/solve";
import type { Player } from "../../actions/watch/player";
import { solvers } from "../../maze/solvers";
import { CheckField } from "../controls/checkField";
import { button, element, group, setAvailable } from "../controls/elements";
import { ChoiceField, field } from "../controls/fields";
import type { SingleFlight } from "../running/singleFlight";

export interface SolveActions {
  solve(choice: SolveChoice, dialogue: Dialogue): Promise<SolveOutcome>;
  clearSolution(dialogue: Dialogue): Promise<ActionOutcome>;
  writeDistances(dialogue: Dialogue): Promise<ActionOutcome>;
}

/** The group "Solve". `played` is called with the search of every solution, to be watched, stepped and replayed. */
export class SolveView {
  readonly root: HTMLElement;
  private readonly solver: ChoiceField<string>;
  private readonly between: CheckField;
  private readonly visited = new CheckField("Show visited");
  private readonly arrows = new CheckField("Arrows along the path");
  private readonly from = element("input", { type: "text", autocomplete: "off", spellcheck: "false" });
  private readonly to = element("input", { type: "text", autocomplete: "off", spellcheck: "false" });
  private readonly buttons: readonly HTMLButtonElement[];

  constructor(
    actions: SolveActions,
    flight: SingleFlight,
    private readonly pace: () => Pace,
    played: (player: Player) => void,
  ) {
    this.solver = new ChoiceField(
      "Solver",
      solvers.map(({ id, name }) => [id, name] as const),
      solvers[0]!.id,
    );
    const about = element("p", { class: "note" });
    const describe = () => {
      about.textContent = solvers.find(({ id }) => id === this.solver.read())?.description ?? "";
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

    const solve = button("Solve", () => {
      const action = (dialogue: Dialogue) => actions.solve(this.read(), dialogue);
      void flight.run("Solving the maze…", action).then((outcome) => {
        if (outcome?.player !== undefined) played(outcome.player);
      });
    });
    const clear = button("Clear solution", () => {
      void flight.run("Clearing the solution…", (dialogue) => actions.clearSolution(dialogue));
    });
    const distances = button("Write distances", () => {
      void flight.run("Working out the distances…", (dialogue) => actions.writeDistances(dialogue));
    });
    this.buttons = [solve, clear, distances];
    this.root = group(
      "Solve",
      this.solver.root,
      about,
      this.between.root,
      typed,
      this.visited.root,
      this.arrows.root,
      element("div", { class: "buttons" }, ...this.buttons),
    );
  }

  read(): SolveChoice {
    return {
      solver: this.solver.read(),
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

  setIdle(idle: boolean): void {
    for (const each of this.buttons) setAvailable(each, idle);
  }
}
