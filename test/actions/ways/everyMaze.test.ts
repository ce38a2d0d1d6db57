import path from "node:path";
import type { MessageId } from "../../../src/message";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { Random } from "../../../src/maze/model/random";
import { raceSolvers } from "../../../src/actions/laboratory";
import { redrawMaze } from "../../../src/actions/make";
import { clearSolution, mendMaze, startWalk, writeDistances } from "../../../src/actions/solve";
import { addressOf } from "../../../src/worksheet/addresses";
import { betweenCells } from "../../../src/worksheet/walls";
import { actCalled } from "../../acts";
import { type Step, entrance, marking, ofCells, solvingBy, without } from "../../acts/steps";
import { type Kind, drawForeign } from "../foreignMaze";
import { choice, conversation, openMaze, openWorkbook, photograph, refusalOf, select, sheet } from "../stage";
import { insertRow, readBack } from "../stage";
import { RecordOfActs } from "../every/record";
import { tells } from "../every/tells";

const TOLD = new RecordOfActs(path.join(__dirname, "everyMaze.txt"));

/**
 * What can be done with a maze that somebody drew, or whose walls are cells: a table, by the buttons of the pane; what each tells is in
 * everyMaze.txt. Of lines that Lavirint drew the registry of acts states it (test/acts).
 */

type Place = "walls as cells" | Kind;

const { layout: cellLayout } = ofCells(25);
const { maze } = kruskal({ rows: 5, columns: 6 }, new Random("somebody"));

/** Opens a maze of 6 x 5 whose ends are marked, and selects it. */
async function open(place: Place): Promise<void> {
  if (place === "walls as cells") {
    await openMaze(6, 5, { seed: "Ariadne", layout: cellLayout });
    return select("C3");
  }
  openWorkbook();
  const ends = place === "sums" ? "gaps" : "letters";
  const foreign = { kind: place, maze, at: { row: 3, column: 2 }, ends } as const;
  select(addressOf(drawForeign(sheet(), foreign, new Random(place))));
}

const ofRegistry = [
  ...["Check", "Colour distances", "Statistics of this maze", "Write walls", "Write readable maze"],
  ...["Add self-marking", "Write weights", "Write union-find", "Show as text", "Show share code", "Answer page"],
  ...["Draw picture", "Make poster", "Prepare page", "Put in the maze", "Ask at forks", "Longest path"],
];
const acts: Readonly<Record<string, Step>> = {
  ...Object.fromEntries(ofRegistry.map((name) => [name, actCalled(name).act])),
  Play: (talk) => startWalk(false, () => undefined, talk),
  Solve: marking,
  "Solve by A*": solvingBy("a-star"),
  "Clear solution": async (talk) => (await marking(conversation()), clearSolution(talk)),
  "Two solvers side by side": (talk) =>
    raceSolvers({ solvers: ["breadth-first", "a-star"], seed: "race", pace: "instant" }, talk),
  "Write distances": (talk) => writeDistances("numbers", talk),
  Redraw: (talk) => redrawMaze(choice.layout, talk),
  "Redraw with walls as cells": (talk) => redrawMaze(cellLayout, talk),
  Repair: (talk) => mendMaze("x", talk),
  "Set entrance": entrance("E5"),
  "Remove cells": without("E5"),
  "Insert before": (talk) => insertRow(talk),
};

const unlessCells = (...names: string[]) => Object.fromEntries(names.map((name) => [name, "walls-are-cells"] as const));
const withoutGrid = {
  "Prepare page": "generate-to-print",
  "Remove cells": "generate-and-select",
  "Insert before": "generate-and-select",
} as const;
/** Without walls between its cells there are none to weigh or to join by. */
const ofLines = unlessCells("Write weights", "Write union-find");
const inSheetCells = { ...withoutGrid, ...ofLines, ...unlessCells("Longest path") };
const typed = unlessCells("Put in the maze", "Ask at forks", "Repair");

/** What is refused, by which sentence; all else works. */
const places: readonly (readonly [place: Place, refused: Readonly<Record<string, MessageId>>])[] = [
  ["walls as cells", { ...ofLines, ...unlessCells("Insert before") }],
  ["lines", withoutGrid],
  ["heavy lines on a grid", withoutGrid],
  ["filled cells", inSheetCells],
  ["thick filled walls", { ...inSheetCells, ...unlessCells("Repair") }],
  ["signs", { ...inSheetCells, ...typed }],
  ["sums", { ...withoutGrid, ...typed, ...unlessCells("Longest path") }],
];

const picture = () => photograph(sheet(), "A1:BD60");

describe.each(places)("a maze of %s", (place, refused) => {
  beforeEach(() => open(place));
  const does = (name: string, talk = conversation()) => acts[name]!(talk, {}) as Promise<unknown>;

  it.each(Object.keys(acts))("%s", async (name) => {
    const talk = conversation();
    const before = picture();
    if (refused[name] === undefined) {
      const outcome = await does(name, talk);
      return TOLD.expect(`${name}, ${place}`, tells(talk, outcome));
    }
    expect((await refusalOf(does(name)))[0]).toMatchObject({ id: refused[name] });
    expect(picture()).toEqual(before);
  });

  it.each(["Solve", "Colour distances", "Play"])("of %s nothing is left once its solution is cleared", async (name) => {
    const before = picture();
    const outcome = await does(name);
    if (name === "Play") (outcome as Awaited<ReturnType<typeof startWalk>>).walk.end();
    else expect(picture()).not.toEqual(before);
    await clearSolution(conversation());
    expect(picture()).toEqual(before);
  });

  it.each(["Redraw", "Redraw with walls as cells"])("%s leaves its walls as they are", async (name) => {
    const walls = async () => betweenCells(await readBack()).maze.standing;
    const before = await walls();
    await does(name);
    expect(await walls()).toEqual(before);
  });
});
