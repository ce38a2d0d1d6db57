import { engine } from "../../engine";
import { type Message, message } from "../../message";
import { supports } from "../../worksheet/excel";
import { askInFront, surroundings } from "../../worksheet/probe";
import { worksOr } from "./worksOr";
import type { Asked } from "./asked";

/** What is known without a sheet. */
export async function excelFindings({ keepsOthersOut }: Asked): Promise<Message[]> {
  return [
    message("report-content-language", { language: surroundings().contentLanguage }),
    message("report-engine", { where: await engine.prepare() }),
    message("report-locks", { locks: keepsOthersOut ? "present" : "missing" }),
    message("report-undo", { steps: supports("1.20") ? "grouped" : "apart" }),
  ];
}

/** What can be asked of the sheet in front: four lines. `withoutWaiting` makes requests that don't wait for an edited cell. */
export async function inFrontFindings({ withoutWaiting }: Asked): Promise<Message[]> {
  const { sheet, cell, activating, names } = await askInFront(withoutWaiting);
  return [
    message("report-front-sheet", { answer: worksOr(sheet) }),
    message("report-front-cell", { answer: worksOr(cell) }),
    message("report-front-activating", { answer: worksOr(activating) }),
    message("report-front-names", { answer: worksOr(names) }),
  ];
}
