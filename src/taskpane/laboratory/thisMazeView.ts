import type { DistanceBand } from "../../actions/laboratory";
import type { Player } from "../../actions/watch";
import { text } from "../../words";
import { element, foldedGroup } from "../controls";
import type { Actions, SingleFlight } from "../running";
import { swatch } from "./swatch";

/**
 * The folded group "This maze": its statistics, and its distances as fills with their legend. `playing` gives the current player.
 */
export function thisMazeView(
  actions: Actions,
  flight: SingleFlight,
  playing: () => Player | undefined,
): HTMLDetailsElement {
  const legend = element("ul", { class: "legend", "aria-label": text("legend-list"), hidden: true });
  const show = (bands: readonly DistanceBand[]) => {
    legend.replaceChildren(...bands.map(legendEntry));
    legend.hidden = bands.length === 0;
  };
  return foldedGroup(
    text("this-maze-title"),
    element("p", { class: "note" }, text("this-maze-note")),
    flight.button(text("statistics-button"), text("measuring-maze"), actions.statisticsOfMaze),
    element(
      "div",
      { class: "buttons even" },
      flight.button(
        text("colour-distances-button"),
        text("colouring-distances"),
        (dialogue) => actions.colourDistances(playing(), dialogue),
        (outcome) => outcome && outcome.bands.length > 0 && show(outcome.bands),
      ),
      flight.button(
        text("take-colours-button"),
        text("taking-colours"),
        actions.takeColoursAway,
        (outcome) => outcome && show([]),
      ),
    ),
    legend,
  );
}

function legendEntry({ from, to, cells, look }: DistanceBand): HTMLElement {
  const { picture, words: pattern } = swatch(look);
  const told =
    from === to
      ? text("legend-one-distance", { steps: to, pattern, cells })
      : text("legend-distances", { from, steps: to, pattern, cells });
  return element("li", {}, picture, element("span", {}, told));
}
