import { text } from "../../words";
import { button, element, foldedGroup } from "../controls";
import type { SingleFlight } from "../running";

/** "Example": the maze of the original workbook, to be stepped; `show` makes it and brings its player into view. */
export function exampleView(flight: SingleFlight, show: () => void): HTMLElement {
  return foldedGroup(
    text("example-title"),
    element("p", { class: "note" }, text("example-note")),
    flight.whileIdle(button(text("example-button"), show)),
  );
}
