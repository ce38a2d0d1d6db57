import type { DistanceBand } from "../../actions/laboratory";
import type { Player } from "../../actions/watch";
import { type Message, message } from "../../message";
import { text } from "../../words";
import { element, group } from "../controls";
import type { Actions, SingleFlight } from "../running";
import { Legend } from "../watch";

/** Excel's patterns in the fills of distances. */
const patterns: Readonly<Record<string, Message>> = {
  Gray8: message("pattern-dotted"),
  LightUp: message("pattern-hatched-up"),
  LightDown: message("pattern-hatched-down"),
  LightVertical: message("pattern-striped"),
};

/** The group "This maze": its statistics, and its distances as fills with their legend. `playing` gives the current player. */
export function thisMazeView(actions: Actions, flight: SingleFlight, playing: () => Player | undefined): HTMLElement {
  const legend = new Legend(text("legend-list"));
  const show = (bands: readonly DistanceBand[]) => legend.show(bands.map(signOf));
  const colour = flight.button(
    text("colour-distances-button"),
    text("colouring-distances"),
    (dialogue) => actions.colourDistances(playing(), dialogue),
    (outcome) => outcome && outcome.bands.length > 0 && show(outcome.bands),
  );
  colour.classList.add("primary");
  return group(
    text("this-maze-title"),
    element(
      "div",
      { class: "buttons" },
      colour,
      flight.button(
        text("take-colours-button"),
        text("taking-colours"),
        actions.takeColoursAway,
        (outcome) => outcome && show([]),
      ),
      flight.button(text("statistics-button"), text("measuring-maze"), actions.statisticsOfMaze),
    ),
    legend.root,
  );
}

function signOf({ from, to, cells, look }: DistanceBand): {
  readonly looks: readonly string[];
  readonly words: Message;
} {
  const pattern = patterns[look.split(",")[1] ?? ""] ?? message("pattern-plain");
  const words =
    from === to
      ? message("legend-one-distance", { steps: to, pattern, cells })
      : message("legend-distances", { from, steps: to, pattern, cells });
  return { looks: [look], words };
}
