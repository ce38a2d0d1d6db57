import type { GenerateChoice, Layout, Pace } from "../../actions/desk";
import type { Player } from "../../actions/watch";
import type { Actions, SingleFlight, Tab } from "../running";
import { CompareView } from "./compareView";
import { sourcesView } from "./sourcesView";
import { thisMazeView } from "./thisMazeView";
import { twoView } from "./twoView";

/** What the laboratory needs from the rest of the pane. */
interface LaboratoryNeighbours {
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

/** This maze measured, two at a time, algorithms compared, and their sources. */
export function laboratoryView(actions: Actions, flight: SingleFlight, neighbours: LaboratoryNeighbours): Tab {
  return {
    content: [
      thisMazeView(actions, flight, () => neighbours.playing()),
      twoView(actions, flight, neighbours),
      new CompareView(actions, flight).root,
      sourcesView(),
    ],
  };
}
