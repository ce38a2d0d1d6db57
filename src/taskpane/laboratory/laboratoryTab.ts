import type { GenerateChoice, Layout, Pace } from "../../actions/desk";
import type { Player } from "../../actions/watch";
import { element } from "../controls";
import type { Actions, SingleFlight, Tab } from "../running";
import { CompareView } from "./compareView";
import { sourcesView } from "./sourcesView";
import { thisMazeView } from "./thisMazeView";
import { twoView } from "./twoView";

/** What the tab Lab needs from the rest of the pane. */
interface LaboratoryNeighbours {
  /** Pace and player, for as long as this tab is in view. */
  readonly playback: HTMLElement;
  /** The current player. */
  playing(): Player | undefined;
  /** The playback settings for the next maze. */
  watching(): Pick<GenerateChoice, "pace" | "tint">;
  /** Hands something over to Watch for playback. */
  play(made: Player, pace: Pace): Promise<void>;
  /** Throws InputFault. */
  sizes(): { readonly columns: number; readonly rows: number };
  /** Throws InputFault. */
  look(): Layout;
}

/** Pace and player; this maze measured, two at a time, algorithms compared, and their sources. */
export function laboratoryTab(actions: Actions, flight: SingleFlight, neighbours: LaboratoryNeighbours): Tab {
  const place = element("div", { class: "playback-place" });
  const play = (made: Player, pace: Pace): Promise<void> => {
    // What was begun below is played, and explained, at the top.
    place.scrollIntoView?.({ block: "nearest" });
    return neighbours.play(made, pace);
  };
  return {
    comeIntoView: () => place.append(neighbours.playback),
    content: [
      place,
      thisMazeView(actions, flight, () => neighbours.playing()),
      twoView(actions, flight, { ...neighbours, play }),
      new CompareView(actions, flight).root,
      sourcesView(),
    ],
  };
}
