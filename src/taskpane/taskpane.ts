import { workOutSteps } from "../actions/watch/workOutSteps";
import { shareWorkbook } from "../actions/desk/lease";
import { addCells, removeCells } from "../actions/edit/cells";
import { addExit, removeEnd, setEntrance } from "../actions/edit/ends";
import { endsOfLongestPath } from "../actions/edit/endsOfLongestPath";
import { deleteColumn, deleteRow, insertColumn, insertRow } from "../actions/edit/rowsAndColumns";
import { makePassage, makeWall } from "../actions/edit/walls";
import { selectCells } from "../actions/front/selectCells";
import { setUpSheet } from "../actions/front/setUpSheet";
import { readSheetInFront, readSizes, watchSheetInFront, watchSizes, writeSizes } from "../actions/front/sheetInFront";
import { toggleSetNumbers } from "../actions/front/toggleSetNumbers";
import { bringBackMaze } from "../actions/make/bringBackMaze";
import { clearMaze } from "../actions/make/clearMaze";
import { createFromPassages } from "../actions/make/createFromPassages";
import { drawCode } from "../actions/make/drawCode";
import { formatGrid } from "../actions/make/formatGrid";
import { generate } from "../actions/make/generate";
import { openText } from "../actions/make/openText";
import { shareCode } from "../actions/make/shareCode";
import { showText } from "../actions/make/showText";
import { statisticsOfMaze } from "../actions/laboratory/statisticsOfMaze";
import { colourDistances } from "../actions/laboratory/colourDistances";
import { compare } from "../actions/laboratory/compare";
import { raceSolvers } from "../actions/laboratory/raceSolvers";
import { sideBySide } from "../actions/laboratory/sideBySide";
import { takeColoursAway } from "../actions/laboratory/takeColoursAway";
import { answerPage } from "../actions/print/answerPage";
import { deleteBooklet } from "../actions/print/deleteBooklet";
import { makeBooklet } from "../actions/print/makeBooklet";
import { fillWithItems, selectedItems, takeItemsAway } from "../actions/print/fillWithItems";
import { drawPicture, insertPicture } from "../actions/print/mazePictures";
import { preparePage } from "../actions/print/preparePage";
import { readKeptPaper } from "../actions/print/keptPaper";
import { makePoster } from "../actions/print/makePoster";
import { about } from "../actions/selfCheck/about";
import { selfCheck } from "../actions/selfCheck/selfCheck";
import { check } from "../actions/solve/check";
import { clearSolution } from "../actions/solve/clearSolution";
import { mendMaze } from "../actions/solve/mendMaze";
import { solve } from "../actions/solve/solve";
import { writeDistances } from "../actions/solve/writeDistances";
import { goTo, watch } from "../actions/watch/playing";
import { writeSteps } from "../actions/watch/writeSteps";
import { version } from "./about/version";
import { leaveByF6 } from "./controls/leaveByF6";
import { type Host, watchHost } from "./host";
import { openPane, type PaneActions } from "./pane";
import { followTheme } from "./theme";

const actions: PaneActions = {
  setUpSheet,
  formatGrid,
  generate,
  bringBackMaze,
  clearMaze,
  toggleSetNumbers,
  preparePage,
  readKeptPaper,
  fillWithItems,
  takeItemsAway,
  selectedItems,
  drawPicture,
  insertPicture,
  makePoster,
  answerPage,
  makeBooklet,
  deleteBooklet,
  statisticsOfMaze,
  compare: (choice, dialogue) => compare(choice, dialogue),
  colourDistances,
  takeColoursAway,
  sideBySide,
  raceSolvers,
  readSizes,
  writeSizes,
  watchSizes,
  readSheetInFront,
  watchSheetInFront,
  watch,
  goTo,
  workOutSteps,
  writeSteps,
  setEntrance,
  addExit,
  endsOfLongestPath,
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
  about: () => about(version),
  selfCheck: (dialogue) => selfCheck(version, dialogue),
};

if ("locks" in navigator) shareWorkbook(navigator.locks, "pane");

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

leaveByF6(window);

watchHost((host) => {
  applyTheme();
  for (const id of Object.values(pages)) document.getElementById(id)?.toggleAttribute("hidden", id !== pages[host]);
  const pane = document.getElementById(pages.excel);
  if (host === "excel" && pane) void openPane(pane, actions, Office.context?.contentLanguage ?? navigator.language);
});
