import { Stopped } from "../../../src/engine";
import { message } from "../../../src/message";
import { type ActionFailure, type Dialogue, defaultLayout } from "../../../src/actions/core";
import { setEntrance, makeWall, endsOfLongestPath } from "../../../src/actions/edit";
import { raceSolvers, sideBySide } from "../../../src/actions/laboratory";
import { generate, clearMaze } from "../../../src/actions/make";
import { mendMaze, clearSolution, solve } from "../../../src/actions/solve";
import { type Player, watch } from "../../../src/actions/watch";
import { everyMark, solved } from "../../acts/standing";
import { next } from "../../acts/choices";
import { choice, conversation, ended, sentenceOf, everything, book, person, select, sheet } from "../stage";
import { askedInVain, drawLines, openMaze, openWorkbook, enclose, area, mazeIn, put, valueAt, workIn } from "../stage";
import { secondWindow } from "../stage";
import { move, played, watchByClock, watching } from "./watching";

/** What happens to a play when its maze, or its solution, is changed between its moves, or while it moves. */

/** The player of a maze in B2:I6, at its end. */
const begin = () => played(8, 5, { pace: "instant", setNumbers: "grid" });
const another = () => secondWindow().generate(next, conversation());
const putUpWall = (talk: Dialogue = conversation()) => makeWall("B2 C2 B2 B3", talk);
const isGone = message("watched-maze-changed", { area: "B2:I6" });

/** Expects that a move is refused with this, that it paints nothing, and that the play is over. */
async function expectOver(player: Player, told: unknown): Promise<void> {
  const before = everything();
  expect(await sentenceOf(move(player, 3))).toEqual(told);
  expect([player.isOver, everything()]).toEqual([true, before]);
}

/** Draws a line in the first row where there is none, or takes one away. */
async function changeLine(style: "Continuous" | "None"): Promise<void> {
  const maze = mazeIn(sheet(), "B2:I6");
  const cell = [0, 1, 2, 3, 4, 5, 6].find((each) => maze.isOpen(2 * each) === (style === "Continuous"))!;
  await drawLines([`${"BCDEFGH"[cell]}2`, "EdgeRight", style]);
}

test.each<[string, () => Promise<unknown>]>([
  ["a line was drawn", () => changeLine("Continuous")],
  ["a line was taken away", () => changeLine("None")],
  ["another window drew a maze", another],
  ["a wall was put up", () => putUpWall()],
  ["it was cleared", () => clearMaze(conversation())],
  [
    "it was repaired",
    async () => {
      await drawLines(["B2:I6", "InsideVertical", "None"]);
      await mendMaze("a", conversation());
    },
  ],
])("a maze is watched no longer where %s", async (_, change) => {
  const player = await begin();
  await change();
  await expectOver(player, isGone);
});

test("a maze is watched on after an edit that failed, and after its entrance was moved", async () => {
  const player = await begin();
  const fault = { request: 3, action: 12, code: "GeneralException" };
  expect((await workIn({ fault }, putUpWall)).failure).toBeDefined();
  await move(player, 9);
  select("E4");
  await setEntrance(conversation());
  await move(player, player.play.length);
  expect([player.isOver, valueAt(sheet(), "E4")]).toEqual([false, "S"]);
});

test("a maze is watched on without the hidden sheet of its numbers", async () => {
  const player = await played(8, 5, { setNumbers: "hiddenSheet" });
  await move(player, 5);
  book.workbook.deleteSheet(sheet("Maze sets"));
  await move(player, 9);
  expect([player.isOver, book.workbook.sheets.map(({ name }) => name)]).toEqual([false, ["Sheet1"]]);
});

test.each<[string, number, () => Promise<unknown>, (player: Player, talk: Dialogue) => Promise<unknown>]>([
  ["another window drew a maze", 6, another, (player, talk) => watchByClock(player, watching(60), talk)],
  [
    "Excel moved cells after the look",
    2,
    () => person((front) => front.getRange("3:3").insert("Down")),
    (player, talk) => move(player, 3, talk),
  ],
])("nothing is painted where %s between two requests", async (_, request, change, play) => {
  const player = await played(8, 5, { setNumbers: "grid" });
  let changed: unknown;
  const happens = async () => {
    await change();
    changed = everything();
  };
  const { failure } = await workIn({ meanwhile: { request, happens } }, (talk) => play(player, talk));
  expect((failure as ActionFailure).sentence).toEqual(isGone);
  expect([player.isOver, everything()]).toEqual([true, changed]);
});

const keepsTyped = (where: string) => ({
  args: { sentences: [message("typed-while-watching", { where }), { id: "shows-step" }] },
});

test.each([
  ["mine", "mine"],
  ["'007", "007"],
  ["'=1+1", "=1+1"],
  ["=6*7", 42],
])("%p, typed between the look and the painting, is given back, and the play stops", async (typed, value) => {
  const player = await begin();
  const happens = () => person((front) => (front.getRange("D4").values = [[typed]]));
  const { outcome } = await workIn({ meanwhile: { request: 2, happens } }, (talk) => move(player, 3, talk));
  expect(outcome!.sentence).toMatchObject(keepsTyped("D4"));
  expect(valueAt(sheet(), "D4")).toBe(value);
  expect(await askedInVain((no) => move(player, 9, no))).toHaveLength(1);
});

test.each([
  ["numbers in the maze", "grid", "Sheet1", "D4", true],
  ["numbers on their sheet", "hiddenSheet", "Maze sets", "C3", true],
  ["the maze without numbers", "none", "Sheet1", "D4", false],
  ["a cell beside the maze", "none", "Sheet1", "K9", false],
] as const)(
  "what somebody types into %s during a watch stays; it ends where it would write there",
  async (_, setNumbers, on, address, ends) => {
    const player = await played(8, 5, { setNumbers });
    const { row, column } = area(address);
    let typed = false;
    const type = (position: number) => {
      if (position < 5 || typed) return;
      typed = true;
      book.excel.person.type(sheet(on), row, column, "mine");
    };
    const outcome = await ended(watchByClock(player, watching(60, type), conversation()));
    expect([outcome instanceof Stopped, player.position < player.play.length]).toEqual([ends, ends]);
    if (ends) expect(outcome.sentence).toMatchObject(keepsTyped(address));
    expect(valueAt(sheet(on), address)).toBe("mine");
  },
);

const searched = () => solved(conversation(), everyMark);
const solutionGone = { id: "watched-solution-gone", args: { area: expect.stringMatching(/^[A-Z0-9:]+$/) as string } };

test.each<[string, () => Promise<unknown>]>([
  ["Clear solution", () => clearSolution(conversation())],
  ["Longest path", () => endsOfLongestPath(false, conversation())],
  ["another solution", () => solve({ ...everyMark, solver: "depth-first" }, conversation())],
  ["another maze", () => generate(next, conversation())],
  ["a wall that was put up", () => putUpWall()],
])("a search is over after %s", async (_, change) => {
  await openMaze(8, 5);
  const player = await searched();
  await change();
  await expectOver(player, solutionGone);
});

test("a search in a maze without names is over where Excel moved it", async () => {
  openWorkbook();
  await enclose("C4:F7");
  await drawLines(["D4:D6", "EdgeRight", "Continuous"]);
  select("C4:F7");
  const player = await solved(conversation(), { ...everyMark, route: { kind: "typed", from: "C4", to: "F7" } });
  await person((front) => front.getRange("2:3").insert("Down"));
  await expectOver(player, solutionGone);
});

test("what is typed between the look and the painting of a search stays, and an arrow does not cover it", async () => {
  await openMaze(8, 5);
  const player = await searched();
  const typed = ["B3", "C2"].find((address) => ["→", "↓", "←", "↑"].includes(valueAt(sheet(), address) as string))!;
  await move(player, 3);
  const meanwhile = { request: 2, happens: () => put(sheet(), typed, "mine") };
  const { outcome } = await workIn({ meanwhile }, (talk) => move(player, player.play.length, talk));
  expect(outcome!.sentence).toMatchObject(keepsTyped(typed));
  expect(valueAt(sheet(), typed)).toBe("mine");
});

const pair = { rows: 4, columns: 4, seed: "two", layout: defaultLayout, tint: false, pace: "step" } as const;
const race = { solvers: ["breadth-first", "tremaux"], seed: "a race", pace: "step" } as const;

test.each<[string, () => Promise<{ readonly player: Player | undefined }>]>([
  ["how a maze was made", () => generate({ ...choice, pace: "step" }, conversation())],
  ["a search", () => solve({ ...everyMark, pace: "step" }, conversation())],
  ["a race", () => raceSolvers(race, conversation())],
  ["two mazes", () => sideBySide({ ...pair, generators: ["kruskal", "depth-first"] }, conversation())],
])("%s is played on where its sheet was renamed and is behind another, and said to be there", async (what, play) => {
  await openMaze(8, 5);
  const player = (await play()).player!;
  const earlier = sheet().name;
  book.workbook.renameSheet(sheet(), "Renamed");
  await person((_, workbook) => workbook.worksheets.add("Other").activate());
  const told = [
    (await move(player, 2)).sentence,
    (await watch(player, watching(100_000), conversation())).sentence,
    (await move(player, player.play.length)).sentence,
    (await move(player, 0)).sentence,
    player.stays!,
  ].map((sentence) => JSON.stringify(sentence));
  expect(told.filter((sentence) => sentence.includes(earlier))).toEqual([]);
  // What came of a race names no sheet.
  for (const sentence of what === "a race" ? told.slice(3) : told) expect(sentence).toContain("Renamed");
  expect(sheet().usedArea(false)).toBeUndefined();
});
