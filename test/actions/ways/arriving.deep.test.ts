import { idsIn, choice, conversation, book, openSized, openWorkbook, sheet, mazeIn, put } from "../stage";
import { message } from "../../../src/message";
import { type Layout, defaultLayout } from "../../../src/actions/core/choices";
import { openText, generate, clearMaze } from "../../../src/actions/make";
import { answerPage } from "../../../src/actions/print/answerPage";
import { encode } from "../../../src/maze/code/recipe";
import { UNVARIED, generatorById } from "../../../src/maze/generators/generators";
import { Random } from "../../../src/maze/model/random";
import { textFormById } from "../../../src/maze/text/textForms";
import { goTo } from "../../../src/actions/watch/playing";
import { cost, hasInserted, expectSameBothWays, waysOfInserting } from "../insertedSheets";

/** Large mazes arrive with their new sheet, inserted as a file, if Excel takes that; elsewhere they are drawn on it. */

const SIDE = 51; // of a square that arrives
const codeOf = (side: number) =>
  encode({ rows: side, columns: side, generator: "kruskal", seed: "arrives", variation: UNVARIED });
const draw = (side = SIDE, layout = defaultLayout) => openText(codeOf(side), layout, conversation());

const open = () => openSized(8, 5);

beforeEach(open);

test.each<Layout>([
  defaultLayout,
  { cellSize: 9, wallWeight: "Thin", wallColor: "#AA3300", fill: "#ffee00", fontSize: 6 },
])("A maze that arrives is the maze that is drawn: %j", (layout) => expectSameBothWays(open, () => draw(SIDE, layout)));

test("So is one with a mask and without a share code, whose ends are in the middle", () => {
  const mask = Uint8Array.from({ length: 53 * 50 }, (_, cell) => (cell % 11 === 3 || cell % 50 > 44 ? 0 : 1));
  const maze = generatorById("kruskal").makeMaze({ rows: 53, columns: 50, mask }, new Random("mask"));
  const text = textFormById("box-drawing").print({ maze, ends: { entrance: 260, exits: [0, 1320] } });
  return expectSameBothWays(open, () => openText(text, defaultLayout, conversation()));
});

test("An answer page of a large maze arrives, and its path is filled", async () => {
  await draw();
  book.counter.reset();
  await answerPage(defaultLayout, conversation());
  expect(sheet().name).toBe("Maze answer");
  expect(mazeIn(sheet(), "B2:AZ52")).toEqual(mazeIn(sheet("Maze"), "B2:AZ52"));
});

describe("Generate", () => {
  const large = { ...choice, seed: "arrives", size: { rows: SIDE, columns: SIDE } };
  const openUsed = () => {
    openWorkbook();
    put(sheet("Sheet1"), "C3", "mine");
  };

  test.each(["none", "hiddenSheet"] as const)("makes the same sheet beside a used one, set numbers: %s", (setNumbers) =>
    expectSameBothWays(openUsed, () => generate({ ...large, setNumbers }, conversation())),
  );

  test("makes the same sheet for a grid that size cells are in the way of", () =>
    expectSameBothWays(
      () => openSized(60, 44),
      () => generate(large, conversation()),
    ));

  test("draws a closed grid for a maze that is watched", async () => {
    openUsed();
    await generate({ ...large, pace: "watch" }, conversation());
    expect(mazeIn(sheet(), "B2:AZ52").countPassages()).toBe(0);
  });
});

test.each(Object.entries(waysOfInserting))(
  "The maze is whole where Excel %s, and no other sheet is left",
  async (_, switches) => {
    Object.assign(book.switches, switches);
    const ready = message("maze-ready-on-new-sheet", { columns: SIDE, rows: SIDE, area: "B2:AZ52", sheet: "Maze" });
    expect((await draw()).sentence).toEqual(ready);
    expect(book.workbook.sheets.map(({ name }) => name)).toEqual(["Sheet1", "Maze"]);
    expect(sheet().name).toBe("Maze");
    const made = generatorById("kruskal").makeMaze({ rows: SIDE, columns: SIDE }, new Random("arrives"));
    expect(mazeIn(sheet(), "B2:AZ52")).toEqual(made);
    expect([sheet().columns.size(1), sheet().rows.size(1)]).toEqual([24, 24]);
  },
);

test.each([{ refusesPackedAddresses: true }, { edgesHeldBy: "left" }] as const)(
  "A maze that arrived can be played back and forth where the host does it so: %j",
  async (switches) => {
    openWorkbook(switches);
    put(sheet(), "C3", "mine");
    const made = await generate({ ...choice, seed: "arrives", size: { rows: SIDE, columns: 60 } }, conversation());
    expect([hasInserted(), sheet().name]).toEqual([true, "Maze"]);
    const walls = () => mazeIn(sheet(), "B2:BI52").standing;
    const whole = walls();
    const player = made.player;
    await goTo(player, 400, conversation());
    expect(walls()).not.toEqual(whole);
    await goTo(player, player.play.length, conversation());
    expect(walls()).toEqual(whole);
  },
);

test("After a refusal it is not tried again in this workbook", async () => {
  book.switches.inserting = "refused";
  await draw();
  book.counter.reset();
  await draw();
  expect(hasInserted()).toBe(false);
});

test("Clear maze leaves a sheet that arrived as it would be without the maze", async () => {
  await draw();
  expect(idsIn((await clearMaze(conversation())).sentence)).toContain("cleared-as-before");
  expect([sheet().columns.size(5), sheet().rows.size(5)]).toEqual([48, 15]);
});

describe("Budgets", () => {
  test.each([
    [100, { requests: 4, operations: 35, kilobytes: 31 }],
    [400, { requests: 4, operations: 35, kilobytes: 175 }],
    [1000, { requests: 4, operations: 35, kilobytes: 964 }],
  ])("%i cells wide on its own sheet", async (side, budget) => {
    book.counter.reset();
    await draw(side);
    expect(cost()).toEqual(budget);
  });

  test("Generate of 400 x 400 where size cells are in the way of its grid", async () => {
    await openSized(400, 400);
    book.counter.reset();
    await generate({ ...choice, seed: "arrives" }, conversation());
    expect([hasInserted(), cost()]).toEqual([true, { requests: 4, operations: 35, kilobytes: 175 }]);
  });
});
