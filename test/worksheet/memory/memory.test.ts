import { message, together } from "../../../src/message";
import { clearMaze, generate } from "../../../src/actions/make";
import { clearSolution, solve } from "../../../src/actions/solve";
import { type Fact, placeFact, textFact, pinnedFact } from "../../../src/worksheet/fact";
import { facts, leftovers } from "../../../src/worksheet/facts";
import { search } from "../../acts/choices";
import { book, choice, conversation, everything, openSized, person, resize, sentenceOf } from "../../actions/stage";

/**
 * A fact that a sheet remembers is one entry of the table. Here one is added, and no more: real actions then forget it with its maze and
 * clean it up.
 */

const table = facts as Record<string, Fact>;

const entries: Readonly<Record<string, readonly [Fact, ...(readonly [name: string, formula: string])[]]>> = {
  "a text of several names": [
    textFact("MazeProbe", "maze"),
    ["MazeProbe", '="a drawing of "'],
    ["MazeProbe2", '="8 columns"'],
  ],
  cells: [placeFact("MazeProbe", "maze"), ["MazeProbe", "=Sheet1!$B$2:$I$2"]],
  "texts that are pinned to cells": [
    pinnedFact("MazeProbe", "maze"),
    ["MazeProbe", '="first last"'],
    ["MazeProbeAt", "=Sheet1!$B$2:$I$2,Sheet1!$B$6:$I$6"],
  ],
};

beforeEach(() => openSized(8, 5));
afterEach(() => delete table.probe);

const make = (talk = conversation()) => generate(choice, talk);
const probes = () => book.workbook.names.filter(({ name }) => name.startsWith("MazeProbe"));
const said = () => probes().map(({ name, formula }) => `${name} ${formula}`);

test.each(Object.entries(entries))(
  "an entry for %s is Lavirint's, cleaned up where it is without a maze, and forgotten with its maze or for another one",
  async (_what, [entry, ...names]) => {
    table.probe = entry;
    const write = async () => {
      await person((own) => names.forEach(([name, formula]) => own.names.add(name, formula)));
      expect(said()).toHaveLength(names.length);
    };
    await write();
    expect((await clearMaze(conversation())).sentence).toEqual(message("leftovers-deleted", { sheet: "Sheet1" }));
    expect(said()).toEqual([]);
    await person((own) => own.names.add("MazeProbe", own.getRange("C3:D4")));
    const talk = conversation();
    await make(talk);
    expect([talk.questions, said()]).toEqual([[], []]);
    await write();
    resize(3, 2);
    await make();
    expect(said()).toEqual([]);
    await write();
    await clearMaze(conversation());
    expect(said()).toEqual([]);
  },
);

test("what a person calls by a similar name is not Lavirint's: it is asked about, and stays", async () => {
  await person((own) => own.names.add("MazeProbe", own.getRange("C3:D4")));
  const talk = conversation();
  await make(talk);
  await clearMaze(conversation());
  expect(talk.questions.map(({ sentence }) => sentence)).toEqual([
    message("draw-over-names", { names: ["MazeProbe"], more: 0, sheet: "Sheet1" }),
  ]);
  expect(probes()).toHaveLength(1);
});

test.each([
  ["Generate", () => generate({ ...choice, seed: "next" }, conversation())],
  ["Clear maze", () => clearMaze(conversation())],
])("where names refer to cells in R1C1 style, %s asks to switch that off and changes nothing", async (_name, act) => {
  await make();
  const grid = book.workbook.names.find(({ name }) => name === "MazeGrid")!;
  expect(grid.formula).toBe("=Sheet1!$B$2:$I$6");
  grid.formula = "=Sheet1!R2C2:R6C9";
  const before = everything();
  expect(await sentenceOf(act())).toEqual(together(message("names-in-r1c1"), message("nothing-changed")));
  expect(everything()).toEqual(before);
});

test("a fact that dies with Clear maze outlives the mazes before that", async () => {
  table.probe = textFact("MazeProbe", "clearing");
  await person((own) => own.names.add("MazeProbe", '="kept"'));
  await make();
  await make();
  expect(said()).toEqual(['MazeProbe ="kept"']);
  await clearMaze(conversation());
  expect(said()).toEqual([]);
});

test("a fact that dies with the solution goes when that goes", async () => {
  table.probe = textFact("MazeProbe", "solution");
  await make();
  await solve(search, conversation());
  await person((own) => own.names.add("MazeProbe", '="kept"'));
  await clearSolution(conversation());
  expect(said()).toEqual([]);
});

test("pins are read only where each text has its cells, and no more than five thousand of them", () => {
  const fact = pinnedFact("MazeProbe", "maze");
  const listOf = (texts: number, places: number) => [
    { name: "MazeProbe", formula: `="${Array(texts).fill("r").join(" ")}"` },
    { name: "MazeProbeAt", formula: `=${Array(places).fill("Maze!$B$2").join(",")}` },
  ];
  const read = (texts: number, places = texts) => fact.read(listOf(texts, places))?.length;
  expect([read(2), read(2, 3), read(3, 2), read(5_000), read(5_001)]).toEqual([
    ...[2, undefined, undefined, 5_000, undefined],
  ]);
});

test("of a solution names are left where its record is gone, or its cells", () => {
  const record = { name: "MazeSolution", formula: '="a record"' };
  const [place, broken] = ["=Maze!$B$2:$C$3", "=#REF!"].map((formula) => ({ name: "MazeSolutionOf", formula }));
  const stamp = { name: "MazeSolved_a_1", formula: "=TRUE" };
  const left = (...list: (typeof record)[]) => leftovers(list).filter((name) => name.startsWith("MazeSol"));
  expect(left(record, place!, stamp)).toEqual([]);
  expect(left(place!, stamp)).toEqual(["MazeSolutionOf", "MazeSolved_a_1"]);
  expect(left(record, broken!, stamp)).toEqual(["MazeSolution", "MazeSolutionOf", "MazeSolved_a_1"]);
});
