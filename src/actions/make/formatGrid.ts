import { message, together } from "../../message";
import { wallsUnseen } from "../../worksheet/looks";
import { addressOf } from "../../worksheet/addresses";
import { redrawGrid, countingNumbers, drawGridChange, numberCells, placeFor } from "../../worksheet/grid";
import { sizeIn } from "../../worksheet/sizeCells";
import { Written } from "../../worksheet/written";
import {
  type ActionOutcome,
  type Dialogue,
  type GenerateChoice,
  type Layout,
  type SetNumbersChoice,
  act,
  startSize,
} from "../core";
import { drawWithNumbers, firstState } from "../watch";
import { makeReady, sheetFor } from "./ready";

/** 8 columns and 5 rows are B2:I6, with 14 in G3 if numbers are shown. After a failure the grid is as before, or closed. */
export function formatGrid(
  layout: Layout,
  wanted: SetNumbersChoice,
  dialogue: Dialogue,
  size: GenerateChoice["size"] = startSize,
): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const { session } = action;
    const sheet = await sheetFor(action, layout, size);
    const place = placeFor(sheet.state, sizeIn(sheet.state), layout);
    const site = await makeReady(action, sheet, { ...place, mask: undefined, layout, setNumbers: wanted });
    const { state, area, setNumbers, remark } = site;
    const numbers = countingNumbers(site);
    const states = setNumbers === "hiddenSheet" ? firstState(numbers, dialogue.say) : undefined;
    const written = setNumbers === "grid" ? Written.counting(area, numbers) : undefined;
    const drawn = drawGridChange(site, (drawer) => redrawGrid(drawer, { ...site, written }));
    const ready = message("grid-ready", { area: addressOf(area), sheet: state.name });
    const stands = together(ready, remark, wallsUnseen(layout));
    const told = await drawWithNumbers(action, site, states, drawn, stands);
    if (setNumbers === "grid") {
      await numberCells(session, site, numbers, dialogue.progress);
    }
    return together(stands, told);
  });
}
