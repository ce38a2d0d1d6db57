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
