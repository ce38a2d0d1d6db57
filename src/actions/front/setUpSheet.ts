import { type SetUp, setUp } from "../../worksheet/grid";
import { readSheet } from "../../worksheet/sheet";
import { type ActionOutcome, type Dialogue, actFor } from "../desk";

const sentences: Readonly<Record<SetUp["done"], (sheet: string) => string>> = {
  "was set up": (sheet) => `${sheet} is set up already. Enter columns and rows in its size cells and press Generate.`,
  "cells taken": (sheet) => `The two numbers right of the grid on ${sheet} are the size of the maze from now on.`,
  "cells made": (sheet) =>
    `${sheet} is set up. Enter columns and rows in the two size cells right of the grid, or in the pane, and press Generate.`,
  "sheet made": (sheet) =>
    `The sheet in front is in use, so there is a new one, ${sheet}. Enter columns and rows in its two size cells right of the grid, or in the pane, and press Generate.`,
};

interface SetUpOutcome extends ActionOutcome {
  /** The name of the sheet that has size cells now; undefined where the person stopped it. */
  readonly sheet: string | undefined;
}

/** Makes the size cells, on the sheet in front if it is empty, otherwise on a new sheet "Maze". Throws ActionFailure. */
export function setUpSheet(dialogue: Dialogue): Promise<SetUpOutcome> {
  return actFor<SetUpOutcome>("Set up sheet", dialogue, { sheet: undefined }, async (job, changes) => {
    const { sheet, done } = await setUp(job, await readSheet(job), changes);
    return { sheet, sentence: sentences[done](sheet) };
  });
}
