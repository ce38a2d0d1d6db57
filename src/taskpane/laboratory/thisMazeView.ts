import type { DistanceBand, DistancesOutcome } from "../../actions/laboratory/colourDistances";
import type { Dialogue } from "../../actions/desk/dialogue";
import type { ActionOutcome } from "../../actions/desk/work";
import type { Player } from "../../actions/watch/player";
import { counted, grouped } from "../../maze/counted";
import { button, element, foldedGroup, setAvailable } from "../controls/elements";
import type { SingleFlight } from "../running/singleFlight";
import { swatch } from "./swatch";

export interface ThisMazeActions {
  statisticsOfMaze(dialogue: Dialogue): Promise<ActionOutcome>;
  colourDistances(standing: Player | undefined, dialogue: Dialogue): Promise<DistancesOutcome>;
  takeColoursAway(dialogue: Dialogue): Promise<ActionOutcome>;
}

const ABOUT =
  "Statistics go to a new sheet, with theory beside them. Colours show how far each cell is from the entrance; taken away, the fills of before are back.";

/** The folded group "This maze": its statistics, and its distances as fills with their legend. */
export class ThisMazeView {
  readonly root: HTMLElement;
  private readonly legend = element("ul", { class: "legend", "aria-label": "Distances by colour", hidden: true });
  private readonly buttons: readonly HTMLButtonElement[];

  /** `playing` is what the player shows. */
  constructor(actions: ThisMazeActions, flight: SingleFlight, playing: () => Player | undefined) {
    const statistics = button("Statistics of this maze", () => {
      void flight.run("Measuring the maze…", (dialogue) => actions.statisticsOfMaze(dialogue));
    });
    const colour = button("Colour distances", () => {
      const colouring = flight.run("Colouring the distances…", (dialogue) =>
        actions.colourDistances(playing(), dialogue),
      );
      void colouring.then((outcome) => {
        if (outcome !== undefined && outcome.bands.length > 0) this.show(outcome.bands);
      });
    });
    const away = button("Take colours away", () => {
      const taking = flight.run("Taking the colours away…", (dialogue) => actions.takeColoursAway(dialogue));
      void taking.then((outcome) => {
        if (outcome !== undefined) this.show([]);
      });
    });
    this.buttons = [statistics, colour, away];
    this.root = foldedGroup(
      "This maze",
      element("p", { class: "note" }, ABOUT),
      statistics,
      element("div", { class: "buttons even" }, colour, away),
      this.legend,
    );
  }

  setIdle(idle: boolean): void {
    for (const each of this.buttons) setAvailable(each, idle);
  }

  private show(bands: readonly DistanceBand[]): void {
    this.legend.replaceChildren(
      ...bands.map(({ from, to, cells, look }) => {
        const steps = from === to ? grouped(from) : `${grouped(from)} to ${grouped(to)}`;
        const { picture, words } = swatch(look);
        const told = `${steps} ${to === 1 ? "step" : "steps"}, ${words}: ${counted(cells, "cell")}`;
        return element("li", {}, picture, element("span", {}, told));
      }),
    );
    this.legend.hidden = bands.length === 0;
  }
}
