import type { GenerateChoice, Layout, Pace } from "../../actions/desk/choices";
import type { Player } from "../../actions/watch/player";
import { fold, element } from "../controls/elements";
import type { SingleFlight } from "../running/singleFlight";
import { type CompareActions, CompareView } from "./compareView";
import { sourcesView } from "./sourcesView";
import { type ThisMazeActions, ThisMazeView } from "./thisMazeView";
import { type TwoActions, TwoView } from "./twoView";

export interface LaboratoryActions extends CompareActions, ThisMazeActions, TwoActions {}

/** What the laboratory asks of the rest of the pane. */
export interface LaboratoryNeighbours {
  /** What the player shows. */
  playing(): Player | undefined;
  /** How the next maze is watched. */
  watching(): Pick<GenerateChoice, "pace" | "tint">;
  /** Takes something to be watched over. */
  play(made: Player, pace: Pace): Promise<void>;
  /** Throws InputFault. */
  sizes(): { readonly columns: number; readonly rows: number };
  /** Throws InputFault. */
  look(): Layout;
}

/** The fold "Laboratory": this maze measured, two at a time, algorithms compared, and where these come from. */
export class LaboratoryView {
  readonly root: HTMLElement;
  private readonly views: readonly { readonly root: HTMLElement; setIdle(idle: boolean): void }[];

  constructor(actions: LaboratoryActions, flight: SingleFlight, neighbours: LaboratoryNeighbours) {
    this.views = [
      new ThisMazeView(actions, flight, () => neighbours.playing()),
      new TwoView(actions, flight, neighbours),
      new CompareView(actions, flight),
    ];
    const folds = [...this.views.map(({ root }) => root), sourcesView()];
    this.root = fold("Laboratory", element("div", { class: "stack nested" }, ...folds));
  }

  setIdle(idle: boolean): void {
    for (const view of this.views) view.setIdle(idle);
  }
}
