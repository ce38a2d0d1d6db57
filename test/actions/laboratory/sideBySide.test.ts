import { sentencesIn } from "../../words/sentencesIn";
import { type Message, message, together } from "../../../src/message";
import { say } from "../../../src/words";
import { sideBySide, type SideBySideChoice } from "../../../src/actions/laboratory/sideBySide";
import { goTo, watch } from "../../../src/actions/watch/playing";
import { readSheetInFront } from "../../../src/actions/front/sheetInFront";
import { hasStepsTable } from "../../../src/actions/watch/writeSteps";
import { solve } from "../../../src/actions/solve/solve";
import { follow } from "../../../src/maze/code/recipe";
import { PERFECT } from "../../../src/maze/generators/generators";
import { Random } from "../../../src/maze/model/random";
import { mazeAt } from "../../../src/maze/trace/trace";
import { conversation } from "../conversation";
import { failureOf, sentenceOf } from "../failureOf";
import { defaultLayout } from "../../../src/actions/desk/choices";
import { book, openWorkbook, person, select, sheet, pane } from "../openMaze";
import { mazeIn, put } from "../sheetReading";
import { everything } from "../trouble";

const choice: SideBySideChoice = {
  generators: ["kruskal", "depth-first"],
  ...{ rows: 5, columns: 6, seed: "a pair", layout: defaultLayout, tint: false, pace: "instant" },
};
const pair = (changes: Partial<SideBySideChoice> = {}, talk = conversation()) =>
  sideBySide({ ...choice, ...changes }, talk);
const [LEFT, RIGHT] = ["B3:G7", "J3:O7"];
/** The walls of both mazes. */
const walls = () => [LEFT, RIGHT].map((address) => mazeIn(sheet("Side by side"), address).standing);

const grid = { rows: 5, columns: 6 };
const traces = () =>
  choice.generators.map((generator) => follow({ ...grid, generator, seed: "a pair", imperfection: PERFECT }).trace);

/** The walls that both are to have after so many steps of each. */
const wallsAt = (position: number) =>
  traces().map((trace) => mazeAt(grid, trace, Math.min(position, trace.steps.length)).standing);

test("two mazes from one seed stand beside each other on a new sheet, each under its algorithm's name", async () => {
  openWorkbook();
  put(sheet(), "B2", "mine");
  book.counter.reset();
  const { sentence, player } = await pair();
  expect(book.counter.requests).toHaveLength(4);
  expect(book.counter.requests.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(30_000);
  expect(walls()).toEqual(wallsAt(Infinity));
  const on = sheet();
  expect([on.name, on.value(1, 1), on.value(1, 9)]).toEqual(["Side by side", "Kruskal", "Depth-first"]);
  expect(on.value(0, 1)).toBe(
    say(
      message("pair-title", {
        first: message("generator-kruskal"),
        second: message("generator-depth-first"),
        seed: "a pair",
      }),
    ),
  );
  expect(sentence).toMatchObject({
    id: "pair-made",
    args: {
      first: message("generator-kruskal"),
      second: message("generator-depth-first"),
      sheet: "Side by side",
      seed: "a pair",
    },
  });
  expect([player!.position, hasStepsTable(player!)]).toEqual([player!.play.length, false]);
  expect(sheet("Sheet1").value(1, 1)).toBe("mine");
});

test("both go to any step together, and the one with fewer waits at its end", async () => {
  openWorkbook();
  const { player } = await pair({ pace: "step" });
  const { play } = player!;
  expect(walls()).toEqual(wallsAt(0));
  const random = new Random("steps");
  for (const position of [1, 2, play.length, ...Array.from({ length: 6 }, () => random.below(play.length)), 0]) {
    await goTo(player!, position, conversation());
    expect([position, walls()]).toEqual([position, wallsAt(position)]);
  }
  expect(await play.say(0)).toEqual(message("before-first-step", { steps: play.length }));
  const half = (name: Message, cell: RegExp) => ({
    id: "pair-did",
    args: { name, did: { id: "step-at-wall", args: { cell: expect.stringMatching(cell) as unknown } } },
  });
  expect(await play.say(1)).toMatchObject({
    id: "pair-step",
    args: {
      step: 1,
      steps: play.length,
      first: half(message("generator-kruskal"), /^[B-G][3-7]$/),
      second: half(message("generator-depth-first"), /^[J-O][3-7]$/),
    },
  });
  const counts = traces().map(({ steps }) => steps.length);
  const [steps, place] = counts[0]! < counts[1]! ? [counts[0]!, "first"] : [counts[1]!, "second"];
  expect(await play.say(play.length)).toMatchObject({
    args: { [place]: { id: "pair-done", args: { steps } } },
  });
});

test("watched with colours they come to their ends, and no colour is left", async () => {
  openWorkbook();
  const { player } = await pair({ pace: "watch", tint: true });
  await goTo(player!, 15, conversation());
  const colours = () =>
    new Set(Array.from({ length: 70 }, (_, i) => sheet().style(2 + Math.floor(i / 14), 1 + (i % 14)).fill.color));
  expect(colours().size).toBeGreaterThan(3);
  const watching = { speed: () => 1e6, paused: new AbortController().signal, shown: () => undefined };
  expect((await watch(player!, watching, conversation())).sentence).toEqual(
    message("pair-made", {
      first: message("generator-kruskal"),
      second: message("generator-depth-first"),
      sheet: "Side by side",
      firstSteps: 41,
      secondSteps: 42,
      seed: "a pair",
    }),
  );
  expect(walls()).toEqual(wallsAt(Infinity));
  expect(colours()).toEqual(new Set(["#FFFFFF"]));
});

test("Stop and Pause leave both whole at one step", async () => {
  openWorkbook();
  const { player } = await pair({ pace: "watch" });
  const talk = conversation();
  const watching = {
    ...{ speed: () => 60, paused: new AbortController().signal },
    shown: (position: number) => void (position >= 3 && talk.stop()),
  };
  const { sentence } = await watch(player!, watching, talk);
  const at = {
    place: message("cells-on-sheet", { area: "B3:O7", sheet: "Side by side" }),
    step: player!.position,
    steps: player!.play.length,
  };
  expect(sentence).toEqual(message("stopped-at-step", at));
  expect(walls()).toEqual(wallsAt(player!.position));
});

test("the pane knows the pair in front, and it is gone with a column or with the sheet", async () => {
  openWorkbook();
  const { player } = await pair();
  const here = async () => player!.play.whereabouts((await readSheetInFront(pane)).maze!);
  expect(await here()).toBe("here");
  await person((_, workbook) => workbook.worksheets.getItem("Sheet1").activate());
  expect(await here()).toBe("elsewhere");
  await person((_, workbook) => workbook.worksheets.getItem("Side by side").getRange("H:H").insert("Right"));
  expect(await sentenceOf(goTo(player!, 3, conversation()))).toEqual(message("pair-gone"));
  expect(player!.isOver).toBe(true);
});

test("walls and fills that somebody changed meanwhile are not covered without a question", async () => {
  openWorkbook();
  const { player } = await pair({ tint: true });
  await person((front) => {
    front.getRange("C4").format.fill.color = "#FF0000";
    front.getRange("K5").format.fill.color = "#00FF00";
  });
  const talk = conversation(false);
  const { sentence } = await goTo(player!, 4, talk);
  expect(sentence).toMatchObject({ args: { sentences: [message("cancelled"), { id: "shows-step" }] } });
  const filled = (where: string) =>
    together(
      message("fills-in-the-way", { where, sheet: "Side by side", count: 1, what: "maze" }),
      message("overwrite-them", { count: 1 }),
    );
  expect(talk.questions[0]!.sentence).toEqual(together(filled("C4"), filled("K5")));
  await person((front) => {
    front.getRange("K5:L6").format.borders.getItem("InsideVertical").style = "Continuous";
    front.getRange("K5:L6").format.borders.getItem("InsideHorizontal").style = "Continuous";
  });
  expect((await failureOf(goTo(player!, 4, conversation()))).sentence).toEqual(
    message("watched-walls-changed", { cell: "K5", sheet: "Side by side" }),
  );
});

test("on a protected sheet no step is shown, and the pair stays to be watched afterwards", async () => {
  openWorkbook();
  const { player } = await pair();
  await person((front) => front.protection.protect());
  expect(sentencesIn(await sentenceOf(goTo(player!, 3, conversation())))[0]).toEqual(
    message("maze-sheet-protected", { sheet: "Side by side" }),
  );
  await person((front) => front.protection.unprotect());
  await goTo(player!, 3, conversation());
  expect(walls()).toEqual(wallsAt(3));
});

test("either maze can be solved where it is selected", async () => {
  openWorkbook();
  await pair();
  select(RIGHT);
  const route = { kind: "typed", from: "J3", to: "O7" } as const;
  const search = { solver: "a-star", seed: "", route, showVisited: false, arrows: false, pace: "instant" } as const;
  expect(sentencesIn((await solve(search, conversation())).sentence)).toContainEqual(
    message("shortest-path-found", { from: "J3", to: "O7", sheet: "Side by side", steps: 19 }),
  );
});

test.each([
  { columns: 20, rows: 15, left: "B3:U17", size: 15, weight: "Medium" },
  { columns: 50, rows: 50, left: "B3:AY52", size: 6, weight: "Thin" },
  { columns: 6, rows: 5, left: LEFT, size: 24, weight: "Thick" },
])("two mazes of $columns columns and $rows rows are small enough to be seen together", async (wanted) => {
  const { columns, rows, left, size, weight } = wanted;
  openWorkbook();
  await pair({ columns, rows });
  expect([sheet().columns.size(1), sheet().columns.size(2 * columns + 2), sheet().rows.size(2)]).toEqual([
    size,
    size,
    size,
  ]);
  expect(sheet().verticalEdge(2, 1).weight).toBe(weight);
  expect(mazeIn(sheet(), left).countPassages()).toBe(columns * rows - 1);
});

test("one algorithm twice, more cells than can be watched, and a workbook without room for a sheet are refused", async () => {
  openWorkbook();
  const before = everything();
  expect(await sentenceOf(pair({ generators: ["eller", "eller"] }))).toEqual(
    together(message("choose-two-algorithms"), message("nothing-changed")),
  );
  expect(sentencesIn(await sentenceOf(pair({ rows: 51, columns: 50 })))[0]).toEqual(
    message("choose-smaller-pair", { columns: 50, rows: 51, cells: 2550, most: 2500 }),
  );
  book.workbook.structureProtection = { password: "" };
  expect(sentencesIn(await sentenceOf(pair()))[0]).toEqual(message("structure-protected"));
  expect(everything()).toEqual(before);
});

test("the largest pair is drawn and watched in requests of less than 1 MB", async () => {
  openWorkbook();
  book.counter.reset();
  const { player } = await pair({
    rows: 50,
    columns: 50,
    tint: true,
    pace: "step",
    generators: ["prim-frontier", "kruskal"],
  });
  await goTo(player!, Math.floor(player!.play.length / 2), conversation());
  expect(Math.max(...book.counter.requests.map(({ bytes }) => bytes))).toBeLessThan(1_000_000);
});

test.each([
  { joinsTouchingAreas: true },
  { refusesPackedAddresses: true },
  { edgesHeldBy: "left" },
  { edgesHeldBy: "each" },
  { mixedBordersRead: "first", patternsReadNull: true },
] as const)("both are whole at any step where the host does it so: %j", async (ways) => {
  openWorkbook();
  Object.assign(book.switches, ways);
  const { player } = await pair({ tint: true });
  expect(walls()).toEqual(wallsAt(Infinity));
  await goTo(player!, 9, conversation());
  expect(walls()).toEqual(wallsAt(9));
});
