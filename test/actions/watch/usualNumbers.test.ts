import { message } from "../../../src/message";
import { sentencesIn, idsIn, choice, conversation, expectRefused, book, openMaze, openSized } from "../stage";
import { openWorkbook, select, sheet, drawLines, gridIn, put, valueAt, valuesIn, everything } from "../stage";
import type { GenerateChoice } from "../../../src/actions/core/choices";
import { makeWall } from "../../../src/actions/edit";
import { openText, generate, codeOf } from "../../../src/actions/make";
import { toggleSetNumbers } from "../../../src/actions/watch/setNumbers";
import { UNVARIED } from "../../../src/maze/generators/generators";
import { insertRow } from "../lines";

/** Set numbers where nobody chose a place for them: on a hidden sheet, unless the maze is large or the sheet would end undo. */

const usual: GenerateChoice = { ...choice, seed: "usual", setNumbers: "usual" };
const sheets = () => book.workbook.sheets.map(({ name, visibility }) => [name, visibility]);
const NUMBERED = [
  ["Sheet1", "Visible"],
  ["Maze sets", "Hidden"],
];
const PLAIN = [["Sheet1", "Visible"]];

/** The different numbers in a block of 8 x 5 that begins in this row of column B. */
function sets(row: number, on = sheet("Maze sets")): unknown[] {
  return [...new Set(valuesIn(on, `B${row + 1}:I${row + 5}`))].sort((one, other) => Number(one) - Number(other));
}

test("the very first click leaves the last two sets and then the one on a hidden sheet, and asks nothing", async () => {
  openWorkbook();
  const talk = conversation();
  await generate({ ...usual, size: { columns: 8, rows: 5 } }, talk);
  expect(talk.questions).toEqual([]);
  expect(sheets()).toEqual(NUMBERED);
  const [before, after] = [sets(1), sets(8)];
  expect([before.length, after.length]).toEqual([2, 1]);
  expect(before).toEqual(expect.arrayContaining(after));
  expect(valueAt(sheet("Maze sets"), "B1")).toMatch(/^Just before the last merge: sets \d+ and \d+$/);
});

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
    expect([talk.questions, sheets()]).toEqual([[], PLAIN]);
  });

  test("there are some where a sheet comes in any case, for what the maze covers", async () => {
    put(sheet(), "C3", "covered");
    const talk = conversation();
    await generate(usual, talk);
    expect(talk.questions.map(({ sentence }) => idsIn(sentence))).toEqual([["overwrite-values"]]);
    expect(sheets()).toContainEqual(["Maze sets", "Hidden"]);
  });

  test("there are some where the sheet for the numbers is there", async () => {
    const talk = conversation();
    await generate({ ...usual, setNumbers: "none" }, talk);
    await generate({ ...usual, setNumbers: "hiddenSheet" }, talk);
    await generate({ ...usual, seed: "over it" }, talk);
    expect([talk.questions, sheets()]).toEqual([[], NUMBERED]);
    expect(sets(1)).toHaveLength(2);
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
    expect([sets(1).length, sets(8).length]).toEqual([2, 1]);
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
