import { type Message, message } from "../../message";
import { type SetUp, setUp } from "../../worksheet/grid";
import { readSheet } from "../../worksheet/sheet";
import { type ActionOutcome, type Dialogue, actFor, mazeSheetTexts, glance } from "../desk";
import { type OpenWorkbook, boundsOf, parseArea, rangeAt, supports, readWindowRoom } from "../../worksheet/excel";
import type { Extent } from "../../worksheet/paper";

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

/**
 * Selects cells, "B2:C3,E4", of a sheet that is known by its id, and brings it to the front. Before ExcelApi 1.18 no
 * add-in can select several areas: then the smallest block around them is selected. Throws ActionFailure.
 */
export function selectCells(workbook: OpenWorkbook, sheetId: string, address: string): Promise<ActionOutcome> {
  const areas = address.split(",").map((area) => parseArea(area)!);
  return glance(workbook, async (job) => {
    const several = areas.length > 1 && supports("1.18");
    const { name } = await job.onSheet(sheetId, (owner) => {
      owner.activate();
      // office.js on npm has no RangeAreas.select yet, although its types declare it; the host's own copy may.
      const ranges = several ? owner.getRanges(address) : undefined;
      if (ranges !== undefined && "select" in ranges) ranges.select();
      else rangeAt(owner, boundsOf(areas)).select();
      return owner.load("name");
    });
    return { sentence: message("cells-selected", { sheet: name }) };
  });
}

/** The room for cells in Excel's window, in points; undefined if Excel does not report it. One request or none. Throws ActionFailure. */
export function readWindow(workbook: OpenWorkbook): Promise<Extent | undefined> {
  return glance(workbook, readWindowRoom);
}
