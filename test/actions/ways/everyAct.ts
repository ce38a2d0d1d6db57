import { addCells, removeCells } from "../../../src/actions/edit/cells";
import { addExit, removeEnd, setEntrance } from "../../../src/actions/edit/ends";
import { endsOfLongestPath } from "../../../src/actions/edit/endsOfLongestPath";
import { deleteColumn, deleteRow, insertColumn, insertRow } from "../../../src/actions/edit/rowsAndColumns";
import { makePassage, makeWall } from "../../../src/actions/edit/walls";
import { setUpSheet } from "../../../src/actions/front/setUpSheet";
import { toggleSetNumbers } from "../../../src/actions/watch/toggleSetNumbers";
import { colourDistances } from "../../../src/actions/laboratory/colourDistances";
import type { ClassChoice } from "../../../src/actions/classroom/classChoice";
import { forgetTimes } from "../../../src/actions/classroom/forgetTimes";
import { learnFromTimes } from "../../../src/actions/classroom/learnFromTimes";
import { makeClassSet } from "../../../src/actions/classroom/makeClassSet";
import { markClassSet } from "../../../src/actions/classroom/marking/markClassSet";
import { newClassList } from "../../../src/actions/classroom/newClassList";
import { updateClassSet } from "../../../src/actions/classroom/updateClassSet";
import { compare } from "../../../src/actions/laboratory/compare";
import { raceSolvers } from "../../../src/actions/laboratory/raceSolvers";
import { sideBySide } from "../../../src/actions/laboratory/sideBySide";
import { statisticsOfMaze } from "../../../src/actions/laboratory/statisticsOfMaze";
import { bringBackMaze } from "../../../src/actions/make/bringBackMaze";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { createFromPassages } from "../../../src/actions/make/createFromPassages";
import { formatGrid } from "../../../src/actions/make/formatGrid";
import { generate } from "../../../src/actions/make/generate";
import { answerPage } from "../../../src/actions/print/answerPage";
import { askAtForks } from "../../../src/actions/print/questions/askAtForks";
import type { BookletChoice } from "../../../src/actions/print/booklet/bookletChoice";
import { deleteBooklet } from "../../../src/actions/print/booklet/deleteBooklet";
import { fillWithItems } from "../../../src/actions/print/fillWithItems";
import { fitToPage } from "../../../src/actions/print/page/fitToPage";
import { makeBooklet } from "../../../src/actions/print/booklet/makeBooklet";
import { makePoster } from "../../../src/actions/print/makePoster";
import { preparePage } from "../../../src/actions/print/preparePage";
import { plainPage } from "../../../src/actions/print/printChoice";
import { addSelfMarking } from "../../../src/actions/solve/addSelfMarking";
import { collectResults } from "../../../src/actions/solve/collectResults";
import { mendMaze } from "../../../src/actions/solve/mendMaze";
import { solve, type SolveChoice } from "../../../src/actions/solve/solve";
import { startWalk } from "../../../src/actions/solve/walk/startWalk";
import { writeDistances } from "../../../src/actions/solve/writeDistances";
import { writeReadableMaze } from "../../../src/actions/solve/writeReadableMaze";
import { writeSearch } from "../../../src/actions/solve/writeSearch";
import { writeWalls } from "../../../src/actions/solve/writeWalls";
import type { Player } from "../../../src/actions/watch/player";
import { goTo, watch } from "../../../src/actions/watch/playing";
import { writeMergeTree } from "../../../src/actions/watch/writeMergeTree";
import { writeSteps } from "../../../src/actions/watch/writeSteps";
import { PERFECT } from "../../../src/maze/generators/generators";
import { choice, type Conversation } from "../conversation";
import { book, resize, select, sheet } from "../openMaze";
import { put } from "../sheetReading";
import { watching } from "../watch/watching";

/** An act on the sheet in front, whose maze is B2:J8; `player` is that of its maze, and `solution` that of a search in it. */
type DoAct = (talk: Conversation, player: Player, solution?: Player) => Promise<unknown>;

export const smallBooklet: BookletChoice = {
  ...{ count: 2, columns: 5, rows: 4, difficulty: "rising", generators: ["kruskal"], ends: "corners" },
  ...{ withDull: false, gaps: true, letters: true, seed: "a booklet", answers: 4, isOnOneSheet: false },
  ...{ paper: "A4", title: "", hasNameLine: true },
};
const smallClass: ClassChoice = {
  ...{ columns: 5, rows: 4, generators: ["kruskal"], difficulty: "medium", hasAnswers: true, seed: "a class" },
  ...{ paper: "A4", title: "", below: { stars: true, difficulty: true, code: false } },
};

/** Types a class list beside everything else, and selects it. */
function listPupils(): void {
  ["Name", "Ana", "Ben"].forEach((text, row) => put(sheet(), `BK${row + 1}`, text));
  select("BK1:BK3");
}

/** Makes a class set of two pupils, listed on the sheet in front. */
export async function makeSmallClass(talk: Conversation): Promise<void> {
  listPupils();
  await makeClassSet(smallClass, talk);
}

/** Class sets of three sizes from one list, and minutes for each of their mazes. */
async function measureClass(talk: Conversation): Promise<void> {
  const on = sheet();
  const type = (cell: string, value: string | number) => put(on, cell, value);
  ["Name", "Ana", "Ben", "Cy", "Dora"].forEach((text, row) => type(`BK${row + 1}`, text));
  for (const [i, side] of [5, 9, 14].entries()) {
    book.workbook.activate(on);
    select("BK1:BK5");
    await makeClassSet({ ...smallClass, columns: side, rows: side, hasAnswers: false, seed: `set ${i}` }, talk);
    const column = ["BL", "BM", "BN"][i]!;
    type(`${column}1`, `Minutes ${sheet().name}`);
    for (let row = 2; row <= 5; row++) type(`${column}${row}`, side + row);
  }
  book.workbook.activate(on);
}

const next = { ...choice, seed: "next" };
const search: SolveChoice = {
  ...{ solver: "breadth-first", seed: "", route: { kind: "ends" }, showVisited: false, arrows: false, pace: "instant" },
};
/** The player of a solution of the maze in front. */
export const solved = async (talk: Conversation) => (await solve(search, talk)).player;
const comparison = {
  ...{ generators: ["kruskal"], sizes: [{ rows: 4, columns: 4 }], mazes: 2, metrics: ["dead-ends"] },
  ...{ imperfection: PERFECT, seed: "few", withSolvers: false },
} as const;
const two = { generators: ["kruskal", "depth-first"], rows: 4, columns: 4, seed: "two", tint: false } as const;

/** Edits of the maze in front. */
export const edits: Readonly<Record<string, DoAct>> = {
  "Set entrance": (talk) => (select("B8"), setEntrance(talk)),
  "Add exit": (talk) => (select("J2"), addExit(talk)),
  "Remove end": (talk) => (select("B2"), removeEnd(talk)),
  "Longest path": (talk) => endsOfLongestPath(false, talk),
  "Make passage": (talk) => (select("D3:E5"), makePassage("", talk)),
  "Make wall": (talk) => (select("D3:E5"), makeWall("", talk)),
  "Remove cells": (talk) => (select("C6"), removeCells(talk)),
  "Insert row": (talk) => (select("D4"), insertRow(talk)),
  "Insert column": (talk) => (select("D4"), insertColumn(talk)),
  "Delete row": (talk) => (select("D4"), deleteRow(talk)),
  "Delete column": (talk) => (select("D4"), deleteColumn(talk)),
};

/** Every act of the pane that may change a workbook. */
export const everyAct: Readonly<Record<string, DoAct>> = {
  ...edits,
  "Add cells": (talk) => (select("C6"), addCells(talk)),
  Mend: (talk) => mendMaze("mended", talk),
  "Size cells": (talk) => setUpSheet(talk),
  Generate: (talk) => generate(next, talk),
  "Generate with set numbers on a hidden sheet": (talk) => generate({ ...next, setNumbers: "hiddenSheet" }, talk),
  "Generate with set numbers where they usually are": (talk) => generate({ ...next, setNumbers: "usual" }, talk),
  "Generate a larger maze": (talk) => (resize(12, 9), generate(next, talk)),
  "Generate a smaller maze": (talk) => (resize(4, 4), generate(next, talk)),
  "Generate beyond the size cells": (talk) => (resize(54, 3), generate(next, talk)),
  "Generate in a shape": (talk) => (select("B2:J8", "K3:L4"), generate({ ...next, shape: "areas" }, talk)),
  "Format grid": (talk) => formatGrid(choice.layout, "none", talk),
  "Format grid with set numbers on a hidden sheet": (talk) => formatGrid(choice.layout, "hiddenSheet", talk),
  "Previous maze": (talk) => bringBackMaze(choice.layout, talk),
  "Clear maze": (talk) => clearMaze(talk),
  "Create from passages": (talk) => createFromPassages("0 0 0 1", choice.layout, talk),
  "Show set numbers": (talk) => toggleSetNumbers(talk),
  "Step of a watched maze": (talk, player) => goTo(player, 5, talk),
  "Watch a maze": (talk, player) => watch(player, watching(100_000), talk),
  "Write steps": (talk, player) => writeSteps(player, talk),
  "Draw merge tree": (talk, player) => writeMergeTree(player, talk),
  Solve: (talk) => solve(search, talk),
  "Write search": async (talk, _player, solution) => writeSearch(solution ?? (await solved(talk)), "addresses", talk),
  "Colour distances": (talk) => colourDistances(undefined, talk),
  Race: (talk) => raceSolvers({ solvers: ["breadth-first", "tremaux"], seed: "a race", pace: "instant" }, talk),
  "Add self-marking": (talk) => addSelfMarking(talk),
  "Collect results": async (talk) => {
    await addSelfMarking(talk);
    await collectResults(talk);
  },
  Play: async (talk) => (await startWalk(false, () => undefined, talk)).walk?.end(),
  "Write readable maze": (talk) => writeReadableMaze(talk),
  "Write walls": (talk) => writeWalls(talk),
  "Write distances": (talk) => writeDistances("addresses", talk),
  "Put in the maze": (talk) =>
    fillWithItems({ source: { kind: "numbers", last: 4 }, arrangement: "over and over", seed: "s" }, talk),
  "Ask at forks": (talk) => askAtForks({ source: { kind: "addition", limit: 20 }, count: 2, seed: "s" }, talk),
  "Prepare page": (talk) => preparePage(talk),
  "Fit to page": (talk) => fitToPage(talk),
  "Answer page": (talk) => answerPage(choice.layout, talk),
  "Make poster": (talk) => makePoster({ across: 2, down: 1 }, choice.layout, talk, plainPage),
  "Make booklet": (talk) => makeBooklet(smallBooklet, talk),
  "Delete booklet": (talk) => deleteBooklet(talk),
  "New class list": (talk) => newClassList(talk),
  "Make class set": (talk) => makeSmallClass(talk),
  "Update class set": (talk) => (put(sheet(), "BK3", "Cy"), updateClassSet(talk)),
  "Self-marking for all": (talk) => markClassSet(talk),
  "Learn from times": async (talk) => (await measureClass(talk), learnFromTimes(talk)),
  "Forget times": async (talk) => {
    await measureClass(talk);
    await learnFromTimes(talk);
    await forgetTimes(talk);
  },
  Compare: (talk) => compare(comparison, talk),
  "Side by side": (talk) => sideBySide({ ...two, layout: choice.layout, pace: "instant" }, talk),
  "Statistics of this maze": (talk) => statisticsOfMaze(talk),
};
