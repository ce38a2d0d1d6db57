import { addExit } from "../actions/addExit";
import { check } from "../actions/check";
import { clearMaze } from "../actions/clearMaze";
import { clearSolution } from "../actions/clearSolution";
import { formatGrid } from "../actions/formatGrid";
import { generate } from "../actions/generate";
import { hardestEnds } from "../actions/hardestEnds";
import { mazeState, watchState } from "../actions/mazeState";
import { mend } from "../actions/mend";
import { goTo, watch } from "../actions/play";
import { preparePage } from "../actions/preparePage";
import { removeEnd } from "../actions/removeEnd";
import { selectCells } from "../actions/selectCells";
import { setEntrance } from "../actions/setEntrance";
import { setUpSheet } from "../actions/setUpSheet";
import { readSizes, watchSizes, writeSizes } from "../actions/sizes";
import { solve } from "../actions/solve";
import { toggleSetNumbers } from "../actions/toggleSetNumbers";
import { writeSteps } from "../actions/writeSteps";
import { writeDistances } from "../actions/writeDistances";
import { addCells } from "../actions/addCells";
import { createFromPassages } from "../actions/createFromPassages";
import { deleteColumn } from "../actions/deleteColumn";
import { deleteRow } from "../actions/deleteRow";
import { drawCode } from "../actions/drawCode";
import { insertColumn } from "../actions/insertColumn";
import { insertRow } from "../actions/insertRow";
import { makePassage } from "../actions/makePassage";
import { makeWall } from "../actions/makeWall";
import { openText } from "../actions/openText";
import { removeCells } from "../actions/removeCells";
import { shareCode } from "../actions/shareCode";
import { showText } from "../actions/showText";
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
  mend,
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
