import { addressOf } from "../../worksheet/excel/addresses";
import { drawGridAgain, numberCells } from "../../worksheet/grid/closedGrid";
import { dropSetNumbers, emptySetNumbers, holdsSetNumbers, writeSetNumbers } from "../../worksheet/beside/setNumbers";
import type { Layout, SetNumbersPlace } from "../desk/choices";
import type { Dialogue } from "../desk/dialogue";
import { firstState } from "../watch/setNumberStates";
import type { GridOutcome } from "../desk/outcomes";
import { losesNumbers, makeReady, mendGrid, sized } from "./ready";
import { act } from "../desk/work";

/**
 * Draws the grid with every wall closed, and the numbers 1 .. n, row by row, where set numbers are to be seen: 8 columns
 * and 5 rows are B2:I6 with 14 in G3. Throws ActionFailure; the grid is then as before, or closed and whole.
 */
export async function formatGrid(
  layout: Layout,
  setNumbers: SetNumbersPlace,
  dialogue: Dialogue,
): Promise<GridOutcome> {
  return act<GridOutcome>(
    "Format grid",
    dialogue,
    async (job, ending) => {
      const ready = await makeReady(job, dialogue, ending, layout, sized);
      const { site, size, sets, remark } = ready;
      let numbers = "";
      if (setNumbers === "hiddenSheet") {
        losesNumbers(ending, site, sets);
        ending.mendBy((mender) => dropSetNumbers(mender, site.state, sets));
        const name = await writeSetNumbers(job, site.state, site.area, sets, firstState(size));
        numbers = ` Its numbers are on the sheet ${name}.`;
      } else if (sets !== undefined && holdsSetNumbers(sets)) {
        losesNumbers(ending, site, sets);
        ending.mendBy((mender) => emptySetNumbers(mender, sets));
        await emptySetNumbers(job, sets);
      }

      mendGrid(ending, ready);
      dialogue.progress(0, 1, "Formatting the grid…");
      await drawGridAgain(job, site);
      if (setNumbers === "grid") {
        await numberCells(job, site, (done, total) => dialogue.progress(done, total, "Writing the set numbers…"));
      }
      const address = addressOf(site.area);
      const sheet = site.state.name;
      const sentence = `The grid ${address} on ${sheet} is ready.${remark}${numbers} Press Generate to draw a maze in it.`;
      return { ...size, sheet, address, sentence, stopped: false };
    },
    (sentence) => ({ sheet: "", address: "", rows: 0, columns: 0, sentence, stopped: true }),
  );
}
