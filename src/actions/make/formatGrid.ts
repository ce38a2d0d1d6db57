import { message, together, type Message } from "../../message";
import { emptySetNumbers, holdsSetNumbers, setNumbersWritten, takesNumbers } from "../../worksheet/beside";
import { wallsUnseen } from "../../worksheet/cells";
import { addressOf } from "../../worksheet/excel";
import { redrawGrid, gridDrawn, gridOf, numberCells } from "../../worksheet/grid";
import { Written, facts } from "../../worksheet/memory";
import {
  type ActionOutcome,
  type Dialogue,
  type GenerateChoice,
  type Layout,
  type SetNumbersChoice,
  act,
  startSize,
} from "../desk";
import { firstState, leaveToPerson } from "../watch";
import { earlierLost, textOfMaze } from "./earlierMaze";
import { makeReady, asSizeCells } from "./ready";

/**
 * Draws the grid with every wall closed, and the numbers 1 .. n, row by row, if set numbers are shown: 8 columns
 * and 5 rows are B2:I6 with 14 in G3. Throws ActionFailure; the grid is then as before, or complete and closed.
 */
export function formatGrid(
  layout: Layout,
  wanted: SetNumbersChoice,
  dialogue: Dialogue,
  size: GenerateChoice["size"] = startSize,
): Promise<ActionOutcome> {
  return act(message("format-grid-button"), dialogue, async (job, changes) => {
    const ready = await makeReady({ job, dialogue, changes }, asSizeCells, { layout, setNumbers: wanted, size });
    const { state, area, setNumbers, sets, remark } = ready;
    const site = { ...ready, replaced: await textOfMaze(state, ready.standing, dialogue.signal) };
    // A new sheet for the numbers comes before the drawing, see addHelper; numbers of an earlier maze stay until it goes.
    let told: Message | undefined;
    const writeNumbers = async () => {
      if (setNumbers === "hiddenSheet") {
        const { say } = dialogue;
        const numbers = { states: firstState(area, say), code: undefined };
        const written = setNumbersWritten(state, area, sets, say(facts.sets.sheetName), numbers);
        const { name } = await changes.make(job, written);
        told = message("set-numbers-on-sheet", { sheet: name });
      } else if (sets !== undefined && holdsSetNumbers(sets)) {
        await emptySetNumbers(job, sets);
      }
    };
    const isLate = setNumbers !== "hiddenSheet" || takesNumbers(sets);
    if (!isLate) await writeNumbers();
    const written = setNumbers === "grid" ? Written.counting(gridOf(site)) : undefined;
    dialogue.progress(0, 1, message("formatting-grid"));
    await changes.make(
      job,
      gridDrawn(site, (drawer) => redrawGrid(drawer, { ...site, written })),
    );
    if (isLate) await writeNumbers();
    const left = isLate ? undefined : await leaveToPerson(job, sets);
    if (setNumbers === "grid") {
      await numberCells(job, site, (done, total) => dialogue.progress(done, total, message("writing-set-numbers")));
    }
    return together(
      message("grid-ready", { area: addressOf(area), sheet: state.name }),
      remark,
      wallsUnseen(layout),
      told,
      left,
      earlierLost(job, site.replaced),
      message("press-generate-in-grid"),
    );
  });
}
