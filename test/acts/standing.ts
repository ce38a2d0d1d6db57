import { makeClassSet } from "../../src/actions/classroom/makeClassSet";
import type { ClassChoice } from "../../src/actions/classroom/classChoice";
import { setUpSheet } from "../../src/actions/front/setUpSheet";
import { generate } from "../../src/actions/make/generate";
import { answerPage } from "../../src/actions/print/answerPage";
import type { BookletChoice } from "../../src/actions/print/booklet/bookletTexts";
import { makeBooklet } from "../../src/actions/print/booklet/makeBooklet";
import { makePoster } from "../../src/actions/print/makePoster";
import { plainPage } from "../../src/actions/print/printChoice";
import { clearSolution } from "../../src/actions/solve/clearSolution";
import { solve, type SolveChoice } from "../../src/actions/solve/solve";
import { writeDistances } from "../../src/actions/solve/writeDistances";
import { writeReadableMaze } from "../../src/actions/solve/writeReadableMaze";
import { writeSearch } from "../../src/actions/solve/writeSearch";
import { writeWalls } from "../../src/actions/solve/writeWalls";
import type { Player } from "../../src/actions/watch/player";
import { goTo } from "../../src/actions/watch/playing";
import { writeMergeTree } from "../../src/actions/watch/writeMergeTree";
import { writeSteps } from "../../src/actions/watch/writeSteps";
import { choice, conversation, type Conversation } from "../actions/conversation";
import { openWorkbook, resize, select, sheet } from "../actions/openMaze";
import { put } from "../actions/sheetReading";
import { type Beside, type Held, toFront } from "./act";

/** Choices that several acts share: the shortest of each kind. */
export const search: SolveChoice = {
  ...{ solver: "breadth-first", seed: "a search", route: { kind: "ends" }, pace: "instant" },
  ...{ showVisited: false, arrows: false },
};
/** A search that marks and writes all it can. */
export const everyMark: SolveChoice = { ...search, showVisited: true, arrows: true };
export const smallBooklet: BookletChoice = {
  ...{ count: 2, columns: 5, rows: 4, difficulty: "rising", generators: ["kruskal"], ends: "corners" },
  ...{ withDull: false, gaps: true, letters: true, seed: "a booklet", answers: 4, isOnOneSheet: false },
  ...{ paper: "A4", title: "", hasNameLine: true },
};
export const smallClass: ClassChoice = {
  ...{ columns: 5, rows: 4, generators: ["kruskal"], difficulty: "medium", hasAnswers: true, seed: "a class" },
  ...{ paper: "A4", title: "", below: { stars: true, difficulty: true, code: false } },
};

/** The player of a solution of the maze in front. */
export const solved = async (talk: Conversation, chosen = search): Promise<Player> =>
  (await solve(chosen, talk)).player!;

/** Types a list of two pupils beside everything else on the sheet in front, and selects it. */
export function listPupils(): void {
  ["Name", "Ana", "Ben"].forEach((text, row) => put(sheet(), `BK${row + 1}`, text));
  select("BK1:BK3");
}

/**
 * A maze at B2:J8 that covers somebody's cell, drawn over an earlier one, with its set numbers on a hidden sheet. `hasAll`: with every
 * sheet that can belong to a maze besides, but for the one that Lavirint protects itself.
 */
export async function openStanding(beside?: Beside, hasAll = false): Promise<Held> {
  openWorkbook();
  put(sheet(), "D4", "mine");
  put(sheet(), "F9", "below");
  put(sheet(), "K3", "beside");
  resize(9, 7);
  const talk = conversation();
  await setUpSheet(talk);
  await generate({ ...choice, seed: "first" }, talk);
  const { player } = await generate({ ...choice, setNumbers: "hiddenSheet", pace: "step" }, talk);
  await goTo(player!, player!.play.length, talk);
  if (hasAll) await makeAll(player!, talk);
  const marked = beside === "search" ? await solved(talk) : undefined;
  if (beside === "booklet") await makeBooklet(smallBooklet, talk);
  toFront();
  if (beside === "class set") {
    listPupils();
    await makeClassSet(smallClass, talk);
  }
  toFront();
  return { player, search: marked };
}

async function makeAll(player: Player, talk: Conversation): Promise<void> {
  const marked = async () => {
    await writeSearch(await solved(talk), "addresses", talk);
    toFront();
    await clearSolution(talk);
  };
  for (const write of [
    () => writeSteps(player, talk),
    () => writeMergeTree(player, talk),
    marked,
    () => writeDistances("addresses", talk),
    () => writeReadableMaze(talk),
    () => writeWalls(talk),
    () => answerPage(choice.layout, talk),
    () => makePoster({ across: 2, down: 2 }, choice.layout, talk, plainPage),
  ]) {
    await write();
    toFront();
  }
}
