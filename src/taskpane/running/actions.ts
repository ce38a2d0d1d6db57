import type { OpenWorkbook } from "../../actions/desk";
import { readSheetInFront, readSizes, watchSheetInFront, watchSizes, writeSizes } from "../../actions/front";
import { loaded } from "./loaded";

/** The rooms of src/actions, each a script of its own. */
export const rooms = {
  make: () => import(/* webpackChunkName: "make" */ "../../actions/make"),
  watch: () => import(/* webpackChunkName: "watch" */ "../../actions/watch"),
  front: () => import(/* webpackChunkName: "front" */ "../../actions/front"),
  solve: () => import(/* webpackChunkName: "solve" */ "../../actions/solve"),
  edit: () => import(/* webpackChunkName: "edit" */ "../../actions/edit"),
  print: () => import(/* webpackChunkName: "print" */ "../../actions/print"),
  classroom: () => import(/* webpackChunkName: "classroom" */ "../../actions/classroom"),
  laboratory: () => import(/* webpackChunkName: "laboratory" */ "../../actions/laboratory"),
  report: () => import(/* webpackChunkName: "report" */ "../../actions/report"),
} as const;

/**
 * All actions that the pane can run in its workbook. Each action's script is loaded when the action is first needed, except those that
 * the pane opens with.
 */
export function actionsIn(workbook: OpenWorkbook) {
  const inFront = later(rooms.front, ["readWindow", "selectCells"]);
  const onPaper = later(rooms.print, ["readKeptPaper", "selectedItems"]);
  return {
    workbook,
    ...given(workbook, { readSheetInFront, readSizes, watchSheetInFront, watchSizes, writeSizes }),
    ...given(workbook, inFront),
    ...given(workbook, onPaper),
    // These get the workbook through their dialogue.
    ...later(rooms.make, ["bringBackMaze", "clearMaze", "createFromPassages", "drawCode", "formatGrid", "generate"]),
    ...later(rooms.make, ["openText", "shareCode", "showText", "workbookExample"]),
    ...later(rooms.watch, ["goTo", "toggleSetNumbers", "watch", "workOutSteps", "writeMergeTree", "writeSteps"]),
    ...later(rooms.front, ["setUpSheet"]),
    ...later(rooms.solve, ["addSelfMarking", "check", "clearSolution", "mendMaze", "solve", "writeDistances"]),
    ...later(rooms.solve, [
      "clearTrail",
      "collectResults",
      "enterSteps",
      "startWalk",
      "writeReadableMaze",
      "writeSearch",
      "writeWalls",
    ]),
    ...later(rooms.edit, ["addCells", "addExit", "deleteColumn", "deleteRow", "endsOfLongestPath", "insertColumn"]),
    ...later(rooms.edit, ["insertRow", "makePassage", "makeWall", "removeCells", "removeEnd", "setEntrance"]),
    ...later(rooms.print, [
      "answerPage",
      "askAtForks",
      "deleteBooklet",
      "drawPicture",
      "fillWithItems",
      "fitToPage",
      "insertPicture",
    ]),
    ...later(rooms.print, ["makeBooklet", "makePoster", "preparePage", "takeItemsAway"]),
    ...later(rooms.classroom, ["makeClassSet", "markClassSet", "newClassList"]),
    ...later(rooms.classroom, ["updateClassSet"]),
    ...later(rooms.laboratory, ["colourDistances", "compare", "raceSolvers", "sideBySide", "statisticsOfMaze"]),
    ...later(rooms.laboratory, ["takeColoursAway"]),
    ...later(rooms.report, ["about", "makeReport"]),
  };
}

/** What the pane's views call; a test gives fakes of the same type. */
export type Actions = ReturnType<typeof actionsIn>;

/** These actions with the workbook already filled in. */
function given<Bare extends object>(
  workbook: OpenWorkbook,
  bare: Bare,
): { readonly [Name in keyof Bare]: Given<Bare[Name]> } {
  const entries = Object.entries(bare) as [string, (workbook: OpenWorkbook, ...rest: unknown[]) => unknown][];
  const known = entries.map(([name, action]) => [name, (...rest: unknown[]) => action(workbook, ...rest)]);
  return Object.fromEntries(known) as { [Name in keyof Bare]: Given<Bare[Name]> };
}

type Given<F> = F extends (workbook: OpenWorkbook, ...rest: infer Rest) => infer Outcome
  ? (...rest: Rest) => Outcome
  : never;

type Later<F> = F extends (...given: infer All) => infer Outcome ? (...given: All) => Promise<Awaited<Outcome>> : never;

/** Functions of a module that is loaded when one of them is first called. They reject with ActionFailure if it cannot be loaded. */
function later<Module, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  names: readonly Name[],
): { readonly [Each in Name]: Later<Module[Each]> } {
  const call =
    (name: Name) =>
    async (...given: unknown[]) => {
      const action = (await loaded(load()))[name] as (...given: unknown[]) => unknown;
      return action(...given);
    };
  return Object.fromEntries(names.map((name) => [name, call(name)])) as { [Each in Name]: Later<Module[Each]> };
}
