import { message } from "../../../src/message";
import { clearMaze, generate } from "../../../src/actions/make";
import { clearSolution, solve } from "../../../src/actions/solve";
import { type Fact, placeFact, textFact, pinnedFact } from "../../../src/worksheet/memory/fact";
import { facts } from "../../../src/worksheet/memory/facts";
import { choice, conversation, type Conversation } from "../../actions/conversation";
import { book, openSized, person, resize, select } from "../../actions/openMaze";
import { everything, record } from "../../actions/trouble";
import { IS_DEEP } from "../../depth";
import { insertRow } from "../../actions/lines";

/**
 * A fact that a sheet remembers is one entry of the table. Here one is added, and no more: real actions then save it, put it back, forget
 * it with its maze and clean it up.
 */

const table = facts as Record<string, Fact>;

/** Never the same twice, so that what is put back is what was read. */
let drawings = 0;
const long = (columns: number) => `drawing ${++drawings} of ${columns} columns `.padEnd(columns * 600, "and more ");

const entries: Readonly<Record<string, Fact>> = {
  "a text of several names": textFact("MazeProbe", { diesWith: "maze", drawn: ({ area }) => long(area.columns) }),
  cells: placeFact("MazeProbe", { diesWith: "maze", drawn: ({ area }) => ({ ...area, rows: 1 }) }),
  "texts that are pinned to cells": pinnedFact("MazeProbe", {
    diesWith: "maze",
    drawn: ({ sheetName, area }) => [
      { text: "first", sheet: sheetName, area: { ...area, rows: 1 } },
      { text: "last", sheet: sheetName, area: { ...area, row: area.row + area.rows - 1, rows: 1 } },
    ],
  }),
};

beforeEach(() => openSized(8, 5));
afterEach(() => delete table.probe);

const make = (talk: Conversation = conversation()) => generate(choice, talk);
const probes = () => book.workbook.names.filter(({ name }) => name.startsWith("MazeProbe"));
const said = () => probes().map(({ name, formula }) => `${name} ${formula}`);

/** With each of its requests failing in turn, before the first call, in the middle and before the last. */
async function inTrouble(arrange: () => Promise<unknown>, act: (talk: Conversation) => Promise<unknown>) {
  let drawn = 0;
  const arranged = async () => {
    await arrange();
    drawn = drawings;
  };
  const recording = await record(arranged, (talk) => {
    drawings = drawn; // each run writes the same texts
    return act(talk);
  });
  expect(recording.undisturbed.failure).toBeUndefined();
  const endings: { before: unknown; after: unknown; probes: number }[] = [];
  for (const trouble of recording.troubles("MemoryLimitReached")) {
    if (trouble.fault === undefined) continue;
    const { failure, before } = await recording.again(trouble);
    if (failure !== undefined) endings.push({ before, after: everything(), probes: probes().length });
  }
  return endings;
}

describe.each(Object.entries(entries))("an entry for %s", (_what, entry) => {
  beforeEach(() => {
    table.probe = entry;
  });

  test("is saved with a maze, and is another one with the next maze", async () => {
    await make();
    const first = said();
    expect(first.length).toBeGreaterThan(0);
    expect(probes().every(({ visible }) => !visible)).toBe(true);
    resize(3, 2);
    await make();
    expect(said().length).toBeGreaterThan(0);
    expect(said()).not.toEqual(first);
  });

  test("is forgotten with its maze", async () => {
    await make();
    await clearMaze(conversation());
    expect(said()).toEqual([]);
  });

  if (IS_DEEP) {
    test("is not left behind by a drawing that fails", async () => {
      const endings = await inTrouble(() => Promise.resolve(), make);
      expect(endings.length).toBeGreaterThan(5);
      for (const { before, after } of endings) expect(after).toEqual(before);
    });

    test("is put back where an action fails that draws its maze anew", async () => {
      const endings = await inTrouble(make, (talk) => (select("B4"), insertRow(talk)));
      expect(endings.length).toBeGreaterThan(5);
      for (const { before, after, probes: count } of endings) {
        expect(count).toBeGreaterThan(0);
        expect(after).toEqual(before);
      }
    });
  }

  test("is cleaned up where it is left without a maze", async () => {
    await make();
    const left = probes().map(({ name, formula }) => ({ name, formula }));
    await clearMaze(conversation());
    await person((own) => left.forEach(({ name, formula }) => own.names.add(name, formula)));
    const { sentence } = await clearMaze(conversation());
    expect(sentence).toEqual(message("leftovers-deleted", { sheet: "Sheet1" }));
    expect(said()).toEqual([]);
  });

  test("is known to be Lavirint's, so that nobody is asked about it", async () => {
    await person((own) => own.names.add("MazeProbe", own.getRange("C3:D4")));
    const talk = conversation();
    await make(talk);
    expect(talk.questions).toEqual([]);
  });
});

test("what a person calls by a similar name is not Lavirint's: it is asked about, and stays", async () => {
  await person((own) => own.names.add("MazeProbe", own.getRange("C3:D4")));
  const talk = conversation();
  await make(talk);
  await clearMaze(conversation());
  expect(talk.questions.map(({ sentence }) => sentence)).toEqual([
    message("draw-over-names", {
      names: ["MazeProbe"],
      more: 0,
      sheet: "Sheet1",
    }),
  ]);
  expect(probes()).toHaveLength(1);
});

test("a fact that dies with Clear maze outlives the mazes before that", async () => {
  table.probe = textFact("MazeProbe", { diesWith: "clearing" });
  await person((own) => own.names.add("MazeProbe", '="kept"'));
  await make();
  await make();
  expect(said()).toEqual(['MazeProbe ="kept"']);
  await clearMaze(conversation());
  expect(said()).toEqual([]);
});

test("a fact that dies with the solution goes when that goes", async () => {
  table.probe = textFact("MazeProbe", { diesWith: "solution" });
  await make();
  const search = {
    solver: "breadth-first",
    seed: "",
    route: { kind: "ends" },
    showVisited: false,
    arrows: false,
  } as const;
  await solve({ ...search, pace: "instant" }, conversation());
  await person((own) => own.names.add("MazeProbe", '="kept"'));
  await clearSolution(conversation());
  expect(said()).toEqual([]);
});
