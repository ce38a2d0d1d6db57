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
  laboratory: () => import(/* webpackChunkName: "laboratory" */ "../../actions/laboratory"),
  selfCheck: () => import(/* webpackChunkName: "selfCheck" */ "../../actions/selfCheck"),
} as const;

/** What the pane can have done. Each action's script is loaded when the action is first wanted, but for those that the pane opens with. */
export const actions = {
  readSheetInFront,
  readSizes,
  watchSheetInFront,
  watchSizes,
  writeSizes,
  ...later(rooms.make, ["bringBackMaze", "clearMaze", "createFromPassages", "drawCode", "formatGrid", "generate"]),
  ...later(rooms.make, ["openText", "shareCode", "showText"]),
  ...later(rooms.watch, ["goTo", "watch", "workOutSteps", "writeSteps"]),
  ...later(rooms.front, ["selectCells", "setUpSheet", "toggleSetNumbers"]),
  ...later(rooms.solve, ["check", "clearSolution", "mendMaze", "solve", "writeDistances"]),
  ...later(rooms.edit, ["addCells", "addExit", "deleteColumn", "deleteRow", "endsOfLongestPath", "insertColumn"]),
  ...later(rooms.edit, ["insertRow", "makePassage", "makeWall", "removeCells", "removeEnd", "setEntrance"]),
  ...later(rooms.print, [
    "answerPage",
    "deleteBooklet",
    "drawPicture",
    "fillWithItems",
    "insertPicture",
    "makeBooklet",
  ]),
  ...later(rooms.print, ["makePoster", "preparePage", "readKeptPaper", "selectedItems", "takeItemsAway"]),
  ...later(rooms.laboratory, ["colourDistances", "compare", "raceSolvers", "sideBySide", "statisticsOfMaze"]),
  ...later(rooms.laboratory, ["takeColoursAway"]),
  ...later(rooms.selfCheck, ["about", "selfCheck"]),
};

export type Actions = typeof actions;

type Later<F> = F extends (...given: infer Given) => infer Outcome
  ? (...given: Given) => Promise<Awaited<Outcome>>
  : never;

/** These functions of a module that is loaded when one of them is first called. They reject with ActionFailure where it cannot be. */
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
