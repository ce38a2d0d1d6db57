import { type Message, message } from "../../message";
import { type SetUp, setUp } from "../../worksheet/grid";
import { readSheet } from "../../worksheet/sheet";
import { type ActionOutcome, type Dialogue, actFor, mazeSheetTexts } from "../desk";

const told: Readonly<Record<SetUp["done"], (sheet: string) => Message>> = {
  "was set up": (sheet) => message("sheet-was-set-up", { sheet }),
  "cells taken": (sheet) => message("size-cells-taken", { sheet }),
  "cells made": (sheet) => message("sheet-set-up", { sheet }),
  "sheet made": (sheet) => message("new-sheet-set-up", { sheet }),
};

interface SetUpOutcome extends ActionOutcome {
  /** The name of the sheet that has size cells now; undefined if the person stopped it. */
  readonly sheet: string | undefined;
}

/** Makes the size cells, on the sheet in front if it is empty, otherwise on a new sheet "Maze". Throws ActionFailure. */
export function setUpSheet(dialogue: Dialogue): Promise<SetUpOutcome> {
  return actFor<SetUpOutcome>(message("set-up-sheet-button"), dialogue, { sheet: undefined }, async (job, changes) => {
    const { sheet, done } = await setUp(job, await readSheet(job), mazeSheetTexts(dialogue.say), changes);
    return { sheet, sentence: told[done](sheet) };
  });
}
