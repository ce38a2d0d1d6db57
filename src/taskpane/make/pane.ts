import type { GenerateChoice } from "../../actions/core";
import type { Player } from "../../actions/watch";
import type { Actions, InFront, SingleFlight } from "../running";
import type { VariationView, LayoutView } from "./layoutView";
import type { SeedView } from "./seedView";
import type { SizeView } from "./sizeView";

/** What the tabs behind Make need from each other. */
export interface Pane {
  readonly actions: Actions;
  readonly flight: SingleFlight;
  readonly inFront: InFront;
  readonly make: {
    readonly sizes: SizeView;
    readonly layout: LayoutView;
    readonly seed: SeedView;
    readonly variation: VariationView;
  };
  /** The choices of the tab Watch. */
  readonly watching: () => Pick<GenerateChoice, "setNumbers" | "pace" | "tint">;
  /** What the player shows now. */
  readonly playing: () => Player | undefined;
  /** Hands something over to Watch, to be played, stepped and replayed. */
  readonly play: (made: Player) => Promise<void>;
  /** The same, and shows the tab Watch. */
  readonly showAndPlay: (made: Player) => Promise<void>;
}
