import type { Player } from "../../actions/watch";
import { text } from "../../words";
import { element } from "../controls";
import type { Actions, SingleFlight, Tab } from "../running";

/** The fold "Example" of the tab Make: the maze of the original workbook; `made` gets its player, before the first step. */
export function exampleView(actions: Actions, flight: SingleFlight, made: (player: Player) => Promise<void>): Tab {
  const note = element("p", { class: "note" }, text("example-note"));
  const example = flight.button(text("example-button"), text("making-maze"), actions.workbookExample, (outcome) =>
    outcome?.player === undefined ? undefined : made(outcome.player),
  );
  return { content: [note, example] };
}
