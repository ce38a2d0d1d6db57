import { message } from "../../../src/message";
import { sentencesIn, idsIn, choice, conversation, expectRefused, book, openMaze, openSized, select } from "../stage";
import { sheet, drawLines, gridIn, put, valueAt, valuesIn, everything, insertRow } from "../stage";
import type { GenerateChoice } from "../../../src/actions/core/choices";
import { makeWall } from "../../../src/actions/edit";
import { openText, generate, codeOf } from "../../../src/actions/make";
import { toggleSetNumbers } from "../../../src/actions/watch/setNumbers";
import { UNVARIED } from "../../../src/maze/generators/generators";

/**
 * Set numbers where nobody chose a place for them: on a hidden sheet, unless the maze is large or the sheet would end undo. Acts
 * (test/acts/make.ts) tell of a fresh sheet, and of one whose maze has such numbers already.
 */

const usual: GenerateChoice = { ...choice, seed: "usual", setNumbers: "usual" };
const sheets = () => book.workbook.sheets.map(({ name, visibility }) => [name, visibility]);

test.each([
  [100, 100, ["Sheet1", "Maze", "Maze sets"]],
  [73, 137, ["Sheet1", "Maze"]],
])("a maze of %i x %i is on these sheets: %j", async (columns, rows, expected) => {
  await openSized(columns, rows);
  await generate(usual, conversation());
  expect([sheet().name, sheets().map(([name]) => name)]).toEqual(["Maze", expected]);
});

describe("On a sheet with contents", () => {
  beforeEach(async () => {
    await openSized(8, 5);
    put(sheet(), "K30", "mine");
  });

  test("there are none, and nothing is asked", async () => {
    const talk = conversation();
    await generate(usual, talk);
    expect([talk.questions, sheets()]).toEqual([[], [["Sheet1", "Visible"]]]);
  });

  test("there are some where a sheet comes in any case, for what the maze covers", async () => {
    put(sheet(), "C3", "covered");
    const talk = conversation();
    await generate(usual, talk);
    expect(talk.questions.map(({ sentence }) => idsIn(sentence))).toEqual([["overwrite-values"]]);
    expect(sheets()).toContainEqual(["Maze sets", "Hidden"]);
  });
});

describe("Show set numbers", () => {
  const shown = async (talk = conversation()) => sentencesIn((await toggleSetNumbers(talk)).sentence);
  const workedOut = message("set-numbers-shown", { sheet: "Maze sets" });

  test.each<[string, Partial<GenerateChoice>]>([
    ["Kruskal’s algorithm", {}],
    ["random walks", { generator: "wilson" }],
    ["walls that are added", { generator: "recursive-division" }],
    ["loops and blocked walls", { variation: { loopPercent: 20, blockPermille: 200 } }],
  ])("after a run without them writes what Generate would have written: %s", async (_, made) => {
    await openMaze(8, 5, { ...made, setNumbers: "hiddenSheet" });
    const wanted = everything() as { readonly names: readonly string[] };
    await openMaze(8, 5, { ...made, setNumbers: "none" });
    expect(await shown()).toEqual([workedOut]);
    expect(sheet("Maze sets").visibility).toBe("Visible");
    expect(await shown()).toEqual([message("set-numbers-hidden", { sheet: "Maze sets" })]);
    const stampless = (all: typeof wanted) => ({ ...all, names: all.names.filter((name) => !/^MazeStamp/.test(name)) });
    expect(stampless(everything() as typeof wanted)).toEqual(stampless(wanted));
  });

  test("says so where walls were changed since, by hand or in the pane", async () => {
    await openMaze(8, 5);
    select("D3:E5");
    await makeWall("", conversation());
    expect(await shown()).toEqual([workedOut, message("set-numbers-as-generated")]);
    await openMaze(8, 5);
    await drawLines(["D3:E5", "InsideVertical", "Continuous"]);
    expect(await shown()).toEqual([workedOut, message("set-numbers-as-generated")]);
    const states = ["B2:I6", "B9:I13"].map((block) => new Set(valuesIn(sheet("Maze sets"), block)).size);
    expect(states).toEqual([2, 1]);
  });

  test("finds the maze of a code, and refuses one that was not generated or had other rows", async () => {
    const refuses = (area: string, on: string) =>
      expectRefused(() => toggleSetNumbers(conversation()), message("no-steps-to-number", { area, sheet: on }));
    await openMaze(8, 5);
    select("D4");
    await insertRow(conversation());
    await refuses("B2:I7", "Sheet1");
    await openText("+--+--+\n|S    |\n+  +  +\n|  | E|\n+--+--+\n", choice.layout, conversation());
    await refuses(gridIn(book.workbook), sheet().name);
    await openText(
      codeOf({ rows: 5, columns: 8, variation: UNVARIED, generator: "eller", seed: "a code" })!,
      choice.layout,
      conversation(),
    );
    expect(await shown()).toEqual([workedOut]);
  });

  test("leaves a sheet to the person who wrote on it, and writes another", async () => {
    await openMaze(8, 5, { setNumbers: "hiddenSheet" });
    await generate({ ...choice, seed: "next" }, conversation());
    book.excel.person.type(sheet("Maze sets"), 2, 2, "mine");
    expect(await shown()).toEqual([
      message("set-numbers-shown", { sheet: "Maze sets 2" }),
      message("own-values-stay-on-sheet", { sheet: "Maze sets" }),
    ]);
    expect(valueAt(sheet("Maze sets"), "C3")).toBe("mine");
  });
});
