import { type Dialogue, readSavedChoice } from "../actions/core";
import { addExit, makePassage, makeWall, setEntrance } from "../actions/edit";
import { generateAsSaved } from "../actions/make";
import {
  type PrintChoice,
  answerPage,
  firstReadSavedPaper,
  paperChoice,
  plainPage,
  preparePage,
} from "../actions/print";
import { solve, usualSolve } from "../actions/solve";
import { message } from "../message";
import type { CommandName } from "./commandNames";
import type { CommandWork } from "./runCommand";

/** What each command does: the same actions as the pane's buttons, with what was chosen there last or what it begins with. */
export const commandWork: Readonly<Record<CommandName, CommandWork>> = {
  generateMaze: { button: message("generate-button"), run: generateAsSaved },
  solveMaze: { button: message("solve-button"), run: (dialogue) => solved(dialogue, "ends") },
  makeAnswerPage: {
    button: message("answer-page-button"),
    run: async (dialogue) => {
      const choice = await savedPage(dialogue);
      const { layout } = await readSavedChoice(dialogue);
      const { sentence, isComplete } = await answerPage(layout, dialogue, choice);
      return { sentence, isToTell: !isComplete };
    },
  },
  preparePage: {
    button: message("prepare-page-button"),
    // Nothing of it is seen on the sheet.
    run: async (dialogue) => ({ ...(await preparePage(dialogue, await savedPage(dialogue))), isToTell: true }),
  },
  setEntrance: { button: message("set-entrance-button"), run: (dialogue) => setEntrance(dialogue) },
  addExit: { button: message("add-exit-button"), run: (dialogue) => addExit(dialogue) },
  makeWall: { button: message("make-wall-button"), run: (dialogue) => makeWall("", dialogue) },
  makePassage: { button: message("make-passage-button"), run: (dialogue) => makePassage("", dialogue) },
  solveFromHere: { button: message("solve-button"), run: (dialogue) => solved(dialogue, "here") },
};

/** A path is seen; if there is none, the person is told why cells are dotted. */
async function solved(dialogue: Dialogue, kind: "ends" | "here") {
  const { sentence, isSolved } = await solve({ ...usualSolve, route: { kind } }, dialogue);
  return { sentence, isToTell: !isSolved };
}

/** The tab Print's choice in the workbook, or what the tab begins with. */
async function savedPage(dialogue: Dialogue): Promise<PrintChoice> {
  const locale = Office.context.contentLanguage ?? navigator.language;
  return (await firstReadSavedPaper(dialogue)) ?? { ...plainPage, paper: paperChoice.ofLocale(locale) };
}
