import { setUp, type SetUp } from "../../worksheet/grid/setUp";
import { readSheet } from "../../worksheet/sheet/sheetState";
import type { Dialogue } from "../desk/dialogue";
import { act, type ActionOutcome } from "../desk/work";

const sentences: Readonly<Record<SetUp["done"], (sheet: string) => string>> = {
  "was set up": (sheet) => `${sheet} is set up already. Enter columns and rows in its size cells and press Generate.`,
  "cells taken": (sheet) => `The numbers in BC12 and BC14 on ${sheet} are the size of the maze from now on.`,
  "cells made": (sheet) =>
    `${sheet} is set up. Enter columns in BC12 and rows in BC14, or in the pane, and press Generate.`,
  "sheet made": (sheet) =>
    `The sheet in front is in use, so there is a new one, ${sheet}. Enter columns in BC12 and rows in BC14, or in the pane, and press Generate.`,
};

/** Makes the size cells, on the sheet in front if it is empty, else on a new sheet "Maze". Throws ActionFailure. */
export function setUpSheet(dialogue: Dialogue): Promise<ActionOutcome> {
  return act("Set up sheet", dialogue, async (job, ending) => {
    const { sheet, done } = await setUp(job, await readSheet(job), ending);
    return sentences[done](sheet);
  });
}
