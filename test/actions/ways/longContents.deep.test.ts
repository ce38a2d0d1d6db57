import { idsIn } from "../../words/sentencesIn";
import { message } from "../../../src/message";
import { fillWithItems, takeItemsAway } from "../../../src/actions/print/fillWithItems";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { generate } from "../../../src/actions/make/generate";
import { clearSolution } from "../../../src/actions/solve/clearSolution";
import { solve, type SolveChoice } from "../../../src/actions/solve/solve";
import { goTo } from "../../../src/actions/watch/playing";
import { PAYLOAD_LIMIT } from "../../host/protocol/embeddedExcel";
import { choice, conversation } from "../conversation";
import { book, openMaze, openSized, sheet } from "../openMaze";
import { valueAt } from "../sheetReading";

/** Cells with as much text as they can hold: Excel on the web answers at most 5 MB at once, which is 150 of them. */
const LONG = "x".repeat(32_767);
const COUNT = 300;

/** Writes such texts into the cells B2:U16 but for the first and the last, row by row from the second row on. */
function fill(from = 20, count = COUNT - 40): void {
  for (let i = from; i < from + count; i++) sheet().setCell(1 + Math.floor(i / 20), 1 + (i % 20), LONG);
}
const held = () =>
  Array.from({ length: COUNT }, (_, i) => sheet().value(1 + Math.floor(i / 20), 1 + (i % 20)) === LONG).filter(Boolean)
    .length;
const tooLarge = () =>
  book.counter.requests.filter(({ error, answerBytes }) => error !== undefined || answerBytes > PAYLOAD_LIMIT);

const search: SolveChoice = {
  ...{ solver: "breadth-first", seed: "", route: { kind: "ends" }, showVisited: true, arrows: true, pace: "instant" },
};

test("Generate asks about them, keeps them, and Clear maze brings them back", async () => {
  await openSized(20, 15);
  fill();
  const talk = conversation();
  await generate(choice, talk);
  expect(talk.questions.map(({ sentence }) => sentence)).toEqual([
    message("overwrite-values", { area: "B3:U15", cells: 260, sheet: "Sheet1", count: 260 }),
  ]);
  expect(held()).toBe(0);
  expect(idsIn((await clearMaze(conversation())).sentence)).toContain("cleared-as-before");
  expect(held()).toBe(260);
});

test("Clear maze asks about those that were typed into the maze", async () => {
  await openMaze(20, 15);
  fill();
  const talk = conversation(false);
  await clearMaze(talk);
  expect(talk.questions.map(({ sentence }) => sentence)).toEqual([
    message("delete-values", { area: "B3:U15", cells: 260, sheet: "Sheet1", count: 260 }),
  ]);
  expect(held()).toBe(260);
});

test("Solve, its steps and Clear solution leave them as they are", async () => {
  await openMaze(20, 15);
  fill(20, 200);
  const { player } = await solve(search, conversation());
  expect(held()).toBe(200);
  const arrows = () =>
    Array.from({ length: COUNT }, (_, i) => sheet().value(1 + Math.floor(i / 20), 1 + (i % 20))).filter((value) =>
      ["→", "↓", "←", "↑"].includes(String(value)),
    ).length;
  const shown = arrows();
  expect(shown).toBeGreaterThan(0);
  await goTo(player!, 3, conversation());
  expect([held(), arrows()]).toEqual([200, 0]);
  await goTo(player!, player!.play.length, conversation());
  expect([held(), arrows()]).toEqual([200, shown]);
  await clearSolution(conversation());
  expect([held(), arrows()]).toEqual([200, 0]);
});

test.each(["grid", "hiddenSheet"] as const)(
  "a step of a maze with set numbers %s asks about them and leaves them",
  async (setNumbers) => {
    await openSized(20, 15);
    const { player } = await generate({ ...choice, setNumbers, pace: "step" }, conversation());
    const own = setNumbers === "grid" ? sheet() : sheet("Maze sets");
    const long = (i: number) => [1 + Math.floor(i / 20), 1 + (i % 20)] as const;
    for (let i = 20; i < 280; i++) own.setCell(...long(i), LONG);
    for (let step = 1; step < 3; step++) {
      const talk = conversation(false);
      await goTo(player!, step, talk);
      expect(talk.questions.map(({ sentence }) => idsIn(sentence))).toEqual([["values-in-the-way", "overwrite-them"]]);
    }
    expect(Array.from({ length: 260 }, (_, i) => own.value(...long(i + 20))).every((value) => value === LONG)).toBe(
      true,
    );
  },
);

test("a cell into which somebody typed between two steps of such a search keeps what was typed", async () => {
  await openMaze(20, 15);
  fill(20, 200);
  const { player } = await solve(search, conversation());
  const arrow = Array.from({ length: COUNT }, (_, i) => i).find((i) =>
    ["→", "↓", "←", "↑"].includes(String(sheet().value(1 + Math.floor(i / 20), 1 + (i % 20)))),
  )!;
  await goTo(player!, 3, conversation());
  sheet().setCell(1 + Math.floor(arrow / 20), 1 + (arrow % 20), "typed");
  await goTo(player!, player!.play.length, conversation());
  expect(sheet().value(1 + Math.floor(arrow / 20), 1 + (arrow % 20))).toBe("typed");
});

test("items are written over them after a question, and what is typed meanwhile is kept", async () => {
  await openMaze(20, 15);
  fill();
  book.counter.reset();
  const talk = conversation();
  const ask = talk.ask.bind(talk);
  const asking = {
    ...talk,
    ask: (question: Parameters<typeof ask>[0]) => {
      sheet().setCell(5, 5, "typed while asked");
      return ask(question);
    },
  };
  const source = { kind: "numbers", last: 5 } as const;
  const { sentence } = await fillWithItems({ source, arrangement: "over and over", seed: "s" }, asking);
  expect(talk.questions.map(({ sentence: asked }) => asked)).toEqual([message("overwrite-with-items", { count: 260 })]);
  expect(valueAt(sheet(), "F6")).toBe("typed while asked");
  expect(idsIn(sentence)).toContain("typed-kept");
  expect(held()).toBe(0);
  expect(tooLarge().length).toBeGreaterThan(0); // so that halves were asked for
  await takeItemsAway(conversation());
  expect(valueAt(sheet(), "D4") ?? "").toBe("");
});
