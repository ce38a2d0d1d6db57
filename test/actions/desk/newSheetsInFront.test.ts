import type { BookletChoice } from "../../../src/actions/print/booklet/bookletTexts";
import { setUpSheet } from "../../../src/actions/front/setUpSheet";
import { compare } from "../../../src/actions/laboratory/compare";
import { sideBySide, type SideBySideChoice } from "../../../src/actions/laboratory/sideBySide";
import { createFromPassages, openText } from "../../../src/actions/make/givenMazes";
import { generate } from "../../../src/actions/make/generate";
import { showText } from "../../../src/actions/make/showText";
import { answerPage } from "../../../src/actions/print/answerPage";
import { makeBooklet } from "../../../src/actions/print/booklet/makeBooklet";
import { makePoster } from "../../../src/actions/print/makePoster";
import { plainPage } from "../../../src/actions/print/printChoice";
import { addSelfMarking } from "../../../src/actions/solve/addSelfMarking";
import { collectResults } from "../../../src/actions/solve/collectResults";
import { writeReadableMaze } from "../../../src/actions/solve/writeReadableMaze";
import { solve } from "../../../src/actions/solve/solve";
import { writeDistances } from "../../../src/actions/solve/writeDistances";
import { writeSearch } from "../../../src/actions/solve/writeSearch";
import { writeWalls } from "../../../src/actions/solve/writeWalls";
import { writeMergeTree } from "../../../src/actions/watch/writeMergeTree";
import { writeSteps } from "../../../src/actions/watch/writeSteps";
import { PERFECT } from "../../../src/maze/generators/generators";
import { choice, conversation, type Conversation } from "../conversation";
import { book, openMaze, openSized, openWorkbook, sheet } from "../openMaze";
import { put } from "../sheetReading";

/** Every action that makes a sheet which is to be in front at its end, and what that sheet is called. */
const acts: readonly (readonly [string, string, () => Promise<void>, (talk: Conversation) => Promise<unknown>])[] = [
  ["Generate, on a sheet of its own", "Maze", () => openSized(60, 60), (talk) => generate(choice, talk)],
  ["Size cells beside a sheet in use", "Maze", async () => inUse(), setUpSheet],
  ["Add self-marking", "Sheet1 self-marking", () => openMaze(4, 3), addSelfMarking],
  ["Collect results", "Results", () => openMarked(), collectResults],
  ["Write readable maze", "Sheet1 readable", () => openMaze(4, 3), writeReadableMaze],
  ["Write walls", "Sheet1 walls", () => openMaze(4, 3), writeWalls],
  ["Write distances", "Maze distances", () => openMaze(4, 3), (talk) => writeDistances("addresses", talk)],
  ["Write search", "Maze search", () => openMaze(4, 3), (talk) => searched(talk)],
  ["Draw merge tree", "Maze merge tree", () => openMaze(4, 3), (talk) => mergeTree(talk)],
  ["Write steps", "Maze steps", () => openMaze(4, 3), (talk) => steps(talk)],
  ["Answer page", "Sheet1 answer", () => openMaze(4, 3), (talk) => answerPage(choice.layout, talk, plainPage)],
  [
    "Make poster",
    "Sheet1 poster",
    () => openMaze(6, 5),
    (talk) => makePoster({ across: 2, down: 2 }, choice.layout, talk, plainPage),
  ],
  ["Make booklet", "Index", async () => openWorkbook(), (talk) => makeBooklet(booklet, talk)],
  ["Compare", "Comparison", async () => openWorkbook(), (talk) => compare(comparison, talk)],
  ["Side by side", "Side by side", async () => openWorkbook(), (talk) => sideBySide(pair, talk)],
  ["Open text", "Maze", () => openMaze(4, 3), (talk) => opened(talk)],
  [
    "Create from passages",
    "Maze",
    () => openMaze(4, 3),
    (talk) => createFromPassages("B2 C2\nC2 C3", choice.layout, talk),
  ],
];

const booklet: BookletChoice = {
  ...{ count: 2, columns: 5, rows: 4, difficulty: "rising", generators: ["kruskal"], ends: "corners", gaps: true },
  ...{ letters: true, seed: "a booklet", answers: 4, isOnOneSheet: false, paper: "A4", title: "", hasNameLine: true },
  withDull: true,
};
const comparison = {
  ...{ generators: ["kruskal"], sizes: [{ rows: 4, columns: 4 }], mazes: 3, metrics: ["dead-ends"] },
  ...{ imperfection: PERFECT, seed: "seven", withSolvers: false },
};
const pair: SideBySideChoice = {
  generators: ["kruskal", "depth-first"],
  ...{ rows: 4, columns: 4, seed: "pair", layout: choice.layout, tint: false, pace: "instant" },
};

async function openMarked(): Promise<void> {
  await openMaze(4, 3);
  await addSelfMarking(conversation());
}

function inUse(): void {
  openWorkbook();
  put(sheet(), "A1", "data");
}

async function steps(talk: Conversation): Promise<void> {
  const { player } = await generate({ ...choice, pace: "step" }, talk);
  await writeSteps(player!, talk);
}

async function mergeTree(talk: Conversation): Promise<void> {
  const { player } = await generate({ ...choice, pace: "step" }, talk);
  await writeMergeTree(player!, talk);
}

async function searched(talk: Conversation): Promise<void> {
  const ways = { route: { kind: "ends" }, showVisited: false, arrows: false, pace: "instant" } as const;
  const { player } = await solve({ solver: "a-star", seed: "", ...ways }, talk);
  await writeSearch(player, "addresses", talk);
}

async function opened(talk: Conversation): Promise<void> {
  const { text } = (await showText("ascii", talk)) as unknown as { text: string };
  await openText(text, choice.layout, talk);
}

test.each(acts)(
  "%s: the new sheet is in front, also where none can be activated by the request that adds it",
  async (_name, name, arrange, act) => {
    for (const newSheetsStayBehind of [false, true]) {
      await arrange();
      Object.assign(book.switches, { newSheetsStayBehind });
      await act(conversation());
      expect([newSheetsStayBehind, sheet().name]).toEqual([newSheetsStayBehind, name]);
    }
  },
);
