import { message, together } from "../../../src/message";
import { sideBySide, type SideBySideChoice } from "../../../src/actions/laboratory/twoAtOnce";
import { generatedIn } from "../../../src/actions/watch";
import { readSheetInFront } from "../../../src/actions/front";
import { solve } from "../../../src/actions/solve/solve";
import { follow } from "../../../src/maze/code/recipe";
import { UNVARIED } from "../../../src/maze/generators/generators";
import { Random } from "../../../src/maze/model/random";
import { mazeAt } from "../../../src/maze/trace/trace";
import { conversation, sentenceOf, expectRefused, book, openWorkbook, person, select, sheet, pane } from "../stage";
import { drawLines, mazeIn, put, sentencesIn, valueAt, askedInVain, cost } from "../stage";
import { defaultLayout } from "../../../src/actions/core/choices";
import { move } from "../watch/watching";
import { search } from "../../acts/standing";
import { toFront } from "../../acts/act";

const choice: SideBySideChoice = {
  generators: ["kruskal", "depth-first"],
  rows: 5,
  columns: 6,
  seed: "a pair",
  layout: defaultLayout,
  tint: false,
  pace: "instant",
};
const pair = (changes: Partial<SideBySideChoice> = {}, talk = conversation()) =>
  sideBySide({ ...choice, ...changes }, talk);
const [LEFT, RIGHT] = ["B3:G7", "J3:O7"];
const walls = () => [LEFT, RIGHT].map((address) => mazeIn(sheet("Side by side"), address).standing);

const grid = { rows: 5, columns: 6 };
const traces = () =>
  choice.generators.map((generator) => follow({ ...grid, generator, seed: "a pair", variation: UNVARIED }).trace);

/** The walls that both are to have after so many steps of each. */
const wallsAt = (position: number) =>
  traces().map((trace) => mazeAt(grid, trace, Math.min(position, trace.steps.length)).standing);

beforeEach(() => openWorkbook());

test("two mazes from one seed are on a new sheet; both go to any step together, and the one with fewer waits at its end", async () => {
  put(sheet(), "B2", "mine");
  const { player } = await pair({ pace: "step" });
  const { length } = player.play;
  const random = new Random("steps");
  for (const position of [0, 1, 2, length, length - 1, ...Array.from({ length: 6 }, () => random.below(length)), 0]) {
    await move(player, position);
    expect([position, walls()]).toEqual([position, wallsAt(position)]);
  }
  expect([generatedIn(player), valueAt(sheet("Sheet1"), "B2")]).toEqual([undefined, "mine"]);
});

test("the pane knows the pair in front, and it is gone with a column or with the sheet", async () => {
  const { player } = await pair();
  expect(player.position).toBe(player.play.length);
  const here = async () => player.play.drawing.whereabouts((await readSheetInFront(pane)).maze!);
  expect(await here()).toBe("here");
  toFront();
  expect(await here()).toBe("elsewhere");
  await person((_, workbook) => workbook.worksheets.getItem("Side by side").getRange("H:H").insert("Right"));
  expect(await sentenceOf(move(player, 3))).toEqual(message("pair-gone"));
  expect(player.isOver).toBe(true);
});

test("walls and fills that somebody changed meanwhile are not covered without a question", async () => {
  const { player } = await pair({ tint: true });
  await person((front) => {
    front.getRange("C4").format.fill.color = "#FF0000";
    front.getRange("K5").format.fill.color = "#00FF00";
  });
  const filled = (where: string) =>
    message("fills-in-the-way", { where, sheet: "Side by side", count: 1, what: "maze" });
  const question = together(filled("C4"), filled("K5"), message("overwrite-them", { count: 2 }));
  expect(await askedInVain((no) => move(player, 4, no))).toEqual([question]);
  await drawLines(["K5:L6", "InsideVertical", "Continuous"], ["K5:L6", "InsideHorizontal", "Continuous"]);
  expect(await sentenceOf(move(player, 4))).toEqual(message("watched-maze-changed", { area: "J3:O7" }));
});

test("either maze can be solved where it is selected", async () => {
  await pair();
  select(RIGHT);
  const route = { kind: "typed", from: "J3", to: "O7" } as const;
  const { player, sentence } = await solve({ ...search, route }, conversation());
  const found = { found: "shortest", from: "J3", to: "O7", sheet: "Side by side", steps: 19 } as const;
  expect(sentencesIn(sentence)).toContainEqual(message("path-found", found));
  expect(player.play.drawing.whereabouts((await readSheetInFront(pane)).maze!)).toBe("here");
});

test.each([
  ["20 x 15", { rows: 15, columns: 20 }, { requests: 5, operations: 342, kilobytes: 24 }],
  ["50 x 50, the largest,", { rows: 50, columns: 50 }, { requests: 6, operations: 2_395, kilobytes: 44 }],
])("two mazes of %s take few requests, operations and bytes", async (_, size, budget) => {
  book.counter.reset();
  await pair(size);
  expect(cost()).toEqual(budget);
});

test("the largest pair is drawn and watched in requests of less than 1 MB", async () => {
  book.counter.reset();
  const largest = { rows: 50, columns: 50, generators: ["prim-frontier", "kruskal"] } as const;
  const { player } = await pair({ ...largest, tint: true, pace: "step" });
  await move(player, Math.floor(player.play.length / 2));
  expect(Math.max(...book.counter.requests.map(({ bytes }) => bytes))).toBeLessThan(1_000_000);
});

test.each([
  { refusesPackedAddresses: true },
  { edgesHeldBy: "left" },
  { edgesHeldBy: "each" },
  { mixedBordersRead: "first", patternsReadNull: true },
] as const)("both are whole at any step where the host does it so: %j", async (ways) => {
  Object.assign(book.switches, ways);
  const { player } = await pair({ tint: true });
  expect(walls()).toEqual(wallsAt(Infinity));
  await move(player, 9);
  expect(walls()).toEqual(wallsAt(9));
});

test("walls of a pair that stand although Excel says they are gone are found by the sample and opened again", async () => {
  openWorkbook({ platform: "iOS" });
  // The fourth request opens the walls.
  const get = () => book.counter.requests.length < 5;
  book.counter.reset();
  Object.defineProperty(book.switches, "keepsRemovedBorders", { get });
  await pair();
  expect(pane.host.takesSeveralAreas).toBe(false);
  expect(walls()).toEqual(wallsAt(Infinity));
});

test("walls of a pair that stand in any case are told, and its sheet is removed", async () => {
  openWorkbook({ platform: "iOS", keepsRemovedBorders: true });
  await expectRefused(pair, message("pair-walls-still-stand"));
});
