import type { DistanceBand } from "../../actions/laboratory";
import type { Player } from "../../actions/watch";
import { counted, grouped } from "../../maze/model";
import { element, foldedGroup } from "../controls";
import type { Actions, SingleFlight } from "../running";
import { swatch } from "./swatch";

const ABOUT =
  "Statistics go to a new sheet, with theory beside them. Colours show how far each cell is from the entrance; taken away, the fills of before are back.";

/**
 * The folded group "This maze": its statistics, and its distances as fills with their legend. `playing` gives the current player.
 */
export function thisMazeView(
  actions: Actions,
  flight: SingleFlight,
  playing: () => Player | undefined,
): HTMLDetailsElement {
  const legend = element("ul", { class: "legend", "aria-label": "Distances by colour", hidden: true });
  const show = (bands: readonly DistanceBand[]) => {
    legend.replaceChildren(...bands.map(legendEntry));
    legend.hidden = bands.length === 0;
  };
  return foldedGroup(
    "This maze",
    element("p", { class: "note" }, ABOUT),
    flight.button("Statistics of this maze", "Measuring the maze…", actions.statisticsOfMaze),
    element(
      "div",
      { class: "buttons even" },
      flight.button(
        "Colour distances",
        "Colouring the distances…",
        (dialogue) => actions.colourDistances(playing(), dialogue),
        (outcome) => outcome && outcome.bands.length > 0 && show(outcome.bands),
      ),
      flight.button(
        "Take colours away",
        "Taking the colours away…",
        actions.takeColoursAway,
        (outcome) => outcome && show([]),
      ),
    ),
    legend,
  );
}

function legendEntry({ from, to, cells, look }: DistanceBand): HTMLElement {
  const steps = from === to ? grouped(from) : `${grouped(from)} to ${grouped(to)}`;
  const { picture, words } = swatch(look);
  const told = `${steps} ${to === 1 ? "step" : "steps"}, ${words}: ${counted(cells, "cell")}`;
  return element("li", {}, picture, element("span", {}, told));
}
