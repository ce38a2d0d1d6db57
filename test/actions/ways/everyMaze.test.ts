import path from "node:path";
import type { MessageId } from "../../../src/message";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { Random } from "../../../src/maze/model/random";
import { endsOfLongestPath, insertRow, removeCells, setEntrance } from "../../../src/actions/edit";
import {
  colourDistances,
  raceSolvers,
  statisticsOfMaze,
  writeUnionFind,
  writeWeights,
} from "../../../src/actions/laboratory";
import { shareCode, redrawMaze, showText } from "../../../src/actions/make";
import {
  answerPage,
  askAtForks,
  drawPicture,
  fillWithItems,
  makePoster,
  plainPage,
  preparePage,
} from "../../../src/actions/print";
import {
  addSelfMarking,
  check,
  clearSolution,
  mendMaze,
  solve,
  startWalk,
  writeDistances,
  writeReadableMaze,
  writeWalls,
} from "../../../src/actions/solve";
import { addressOf } from "../../../src/worksheet/addresses/addresses";
import { numbers, sums } from "../../acts/choices";
import { everyMark, search } from "../../acts/standing";
import { choice, type Conversation, conversation } from "../conversation";
import { RecordOfActs } from "../every/record";
import { tells } from "../every/tells";
import { refusalOf } from "../failureOf";
import { type Kind, drawForeign } from "../foreignMaze";
import { openMaze, openWorkbook, select, sheet } from "../openMaze";
import { photograph } from "../sheetReading";

const TOLD = new RecordOfActs(path.join(__dirname, "everyMaze.txt"));

/**
 * What can be done with a maze, whoever made it and whatever its walls are: a table, by the buttons of the pane; what each tells is in
 * everyMaze.txt.
 */

type Place = "lines" | "cells" | Kind;

const cellLayout = { ...choice.layout, wallShare: 25 };
const { maze } = kruskal({ rows: 5, columns: 6 }, new Random("somebody"));

/** Opens a maze of 6 x 5 whose ends are marked, and selects it. */
async function open(place: Place, isOwn: boolean): Promise<void> {
  if (isOwn) {
    await openMaze(6, 5, { seed: "Ariadne", layout: place === "cells" ? cellLayout : choice.layout });
    select("C3");
    return;
  }
  openWorkbook();
  const ends = place === "sums" ? "gaps" : "letters";
  const foreign = { kind: place as Kind, maze, at: { row: 3, column: 2 }, ends } as const;
  select(addressOf(drawForeign(sheet(), foreign, new Random(place))));
}

const acts: Readonly<Record<string, (talk: Conversation) => Promise<{ readonly sentence: never } | object>>> = {
  Check: (talk) => check(talk),
  Solve: (talk) => solve(everyMark, talk),
  "Solve by A*": (talk) => solve({ ...search, solver: "a-star" }, talk),
  Play: (talk) => startWalk(false, () => undefined, talk),
  "Colour distances": (talk) => colourDistances(undefined, talk),
  "Clear solution": async (talk) => (await solve(search, conversation()), clearSolution(talk)),
  Statistics: (talk) => statisticsOfMaze(talk),
  "Two solvers side by side": (talk) =>
    raceSolvers({ solvers: ["breadth-first", "a-star"], seed: "race", pace: "instant" }, talk),
  "Write distances": (talk) => writeDistances("numbers", talk),
  "Write walls": (talk) => writeWalls(talk),
  "Readable maze": (talk) => writeReadableMaze(talk),
  "Self-marking": (talk) => addSelfMarking(talk),
  "Write weights": (talk) => writeWeights(talk),
  "Write union-find": (talk) => writeUnionFind(talk),
  Text: (talk) => showText("ascii", talk),
  "Share code": (talk) => shareCode(talk),
  Redraw: (talk) => redrawMaze(choice.layout, talk),
  "Redraw with walls as cells": (talk) => redrawMaze(cellLayout, talk),
  "Answer page": (talk) => answerPage(choice.layout, talk),
  Picture: (talk) => drawPicture(talk),
  Poster: (talk) => makePoster({ across: 2, down: 1 }, choice.layout, talk, plainPage),
  "Set up for printing": (talk) => preparePage(talk),
  "Put in the maze": (talk) => fillWithItems(numbers, talk),
  "Ask at forks": (talk) => askAtForks(sums, talk),
  Repair: (talk) => mendMaze("x", talk),
  "Set entrance": (talk) => setEntrance(talk, "E5"),
  "Ends of the longest path": (talk) => endsOfLongestPath(false, talk),
  "Remove cells": (talk) => removeCells(talk, "E5"),
  "Insert before": (talk) => insertRow(talk),
};

const withoutGrid = {
  "Set up for printing": "generate-to-print",
  "Remove cells": "generate-and-select",
  "Insert before": "generate-and-select",
} as const;
/** Without walls between its cells there are none to weigh or to join by. */
const ofLines = { "Write weights": "walls-are-cells", "Write union-find": "walls-are-cells" } as const;
const inSheetCells = {
  ...withoutGrid,
  ...ofLines,
  "Ends of the longest path": "walls-are-cells",
} as const;
const typed = {
  "Put in the maze": "walls-are-cells",
  "Ask at forks": "walls-are-cells",
  Repair: "walls-are-cells",
} as const;

/** What is refused, by which sentence; all else works. */
const places: readonly (readonly [place: Place, isOwn: boolean, refused: Readonly<Record<string, MessageId>>])[] = [
  ["lines", true, {}],
  ["cells", true, { ...ofLines, "Insert before": "walls-are-cells" }],
  ["lines", false, withoutGrid],
  ["heavy lines on a grid", false, withoutGrid],
  ["filled cells", false, inSheetCells],
  ["thick filled walls", false, { ...inSheetCells, Repair: "walls-are-cells" }],
  ["signs", false, { ...inSheetCells, ...typed }],
  ["sums", false, { ...withoutGrid, ...typed, "Ends of the longest path": "walls-are-cells" }],
];

describe.each(places)("a maze of %s, drawn by Lavirint: %s", (place, isOwn, refused) => {
  it.each(Object.keys(acts))("%s", async (name) => {
    await open(place, isOwn);
    const talk = conversation();
    const before = photograph(sheet(), "A1:BD60");
    if (refused[name] === undefined) {
      const outcome = await acts[name]!(talk);
      return TOLD.expect(`${name}, ${place}, drawn by Lavirint: ${isOwn}`, tells(talk, outcome));
    }
    expect((await refusalOf(acts[name]!(conversation())))[0]).toMatchObject({ id: refused[name] });
    expect(photograph(sheet(), "A1:BD60")).toEqual(before);
  });
});
