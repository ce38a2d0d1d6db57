import { addExit } from "../actions/edit/addExit";
import { check } from "../actions/solve/check";
import { clearMaze } from "../actions/make/clearMaze";
import { clearSolution } from "../actions/solve/clearSolution";
import { formatGrid } from "../actions/make/formatGrid";
import { generate } from "../actions/make/generate";
import { hardestEnds } from "../actions/edit/hardestEnds";
import { mazeState, watchState } from "../actions/front/mazeState";
import { mendMaze } from "../actions/solve/mendMaze";
import { goTo, watch } from "../actions/watch/playing";
import { preparePage } from "../actions/front/preparePage";
import { removeEnd } from "../actions/edit/removeEnd";
import { selectCells } from "../actions/front/selectCells";
import { setEntrance } from "../actions/edit/setEntrance";
import { setUpSheet } from "../actions/front/setUpSheet";
import { readSizes, watchSizes, writeSizes } from "../actions/front/sizes";
import { solve } from "../actions/solve/solve";
import { toggleSetNumbers } from "../actions/front/toggleSetNumbers";
import { writeSteps } from "../actions/watch/writeSteps";
import { writeDistances } from "../actions/solve/writeDistances";
import { addCells } from "../actions/edit/addCells";
import { createFromPassages } from "../actions/make/createFromPassages";
import { deleteColumn } from "../actions/edit/deleteColumn";
import { deleteRow } from "../actions/edit/deleteRow";
import { drawCode } from "../actions/make/drawCode";
import { insertColumn } from "../actions/edit/insertColumn";
import { insertRow } from "../actions/edit/insertRow";
import { makePassage } from "../actions/edit/makePassage";
import { makeWall } from "../actions/edit/makeWall";
import { openText } from "../actions/make/openText";
import { removeCells } from "../actions/edit/removeCells";
import { shareCode } from "../actions/make/shareCode";
import { showText } from "../actions/make/showText";
import { watchHost, type Host } from "./host";
import { openPane, type PaneActions } from "./pane";
import { followTheme } from "./theme";

const actions: PaneActions = {
  setUpSheet,
  formatGrid,
  generate,
  clearMaze,
  toggleSetNumbers,
  preparePage,
  readSizes,
  writeSizes,
  watchSizes,
  mazeState,
  watchState,
  watch,
  goTo,
  writeSteps,
  setEntrance,
  addExit,
  hardestEnds,
  removeEnd,
  solve,
  clearSolution,
  check,
  mend: mendMaze,
  selectCells,
  writeDistances,
  addCells,
  createFromPassages,
  deleteColumn,
  deleteRow,
  drawCode,
  insertColumn,
  insertRow,
  makePassage,
  makeWall,
  openText,
  removeCells,
  shareCode,
  showText,
};

const applyTheme = followTheme(document.documentElement, () =>
  typeof Office === "undefined" ? undefined : Office.context?.officeTheme,
);

/** The parts of taskpane.html, by id; one is in view. */
const pages: Readonly<Record<Host | "starting", string>> = {
  starting: "starting",
  excel: "pane",
  older: "older",
  outside: "outside",
};

watchHost((host) => {
  applyTheme();
  for (const id of Object.values(pages)) document.getElementById(id)?.toggleAttribute("hidden", id !== pages[host]);
  const pane = document.getElementById(pages.excel);
  if (host === "excel" && pane) void openPane(pane, actions);
});
