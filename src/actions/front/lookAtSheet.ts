import { readSheet, type SheetState } from "../../worksheet/sheet/sheetState";
import { glance } from "../desk/work";

let waiting: Promise<SheetState> | undefined;

/**
 * The sheet in front as it is at the next turn of a look, behind whatever action is at work. Whoever asks before that turn
 * comes gets the same look, so that the pane's views cost one request together. Throws ActionFailure.
 */
export function lookAtSheet(): Promise<SheetState> {
  waiting ??= glance((job) => {
    waiting = undefined;
    return readSheet(job);
  });
  return waiting;
}
