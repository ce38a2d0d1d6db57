import { message } from "../../../src/message";
import { fillWithItems } from "../../../src/actions/print/itemsAndQuestions";
import { clearMaze, generate, bringBackMaze, generateAsSaved, openText, shareCode } from "../../../src/actions/make";
import { solve } from "../../../src/actions/solve/solve";
import { goTo } from "../../../src/actions/watch/player";
import { everyMark } from "../../acts/standing";
import {
  asked,
  choice,
  conversation,
  type Conversation,
  refusedUnchanged,
  sheet,
  mazeIn,
  book,
  openMaze,
  openSized,
  openWorkbook,
} from "../stage";
import { defaultLayout } from "../../../src/actions/core/choices";
import { textFact } from "../../../src/worksheet/fact";
import { openXlsx, saveXlsx } from "../../host/files";

/** Cells with as much text as they can hold: Excel on the web answers at most 5 MB at once, which is 150 of them. */
const LONG = "x".repeat(32_767);

/** Writes such texts into cells of B2:U16, row by row from D3 on. */
function fill(on = sheet(), count = 200, text = LONG): void {
  for (let i = 22; i < 22 + count; i++) on.setCell(1 + Math.floor(i / 20), 1 + (i % 20), text);
}

async function isRefused(act: (talk: Conversation) => Promise<unknown>): Promise<void> {
  const talk = conversation();
  const [first] = await refusedUnchanged(() => act(talk));
  expect([first, asked(talk)]).toEqual([message("request-too-large"), []]);
}

const items = { source: { kind: "numbers", last: 5 }, arrangement: "over and over", seed: "s" } as const;

test("Generate refuses a place with very long texts before anything is changed", async () => {
  await openSized(20, 15);
  fill();
  await isRefused((talk) => generate(choice, talk));
});

test.each<[string, (talk: Conversation) => Promise<unknown>]>([
  ["Clear maze", clearMaze],
  ["Solve", (talk) => solve(everyMark, talk)],
  ["Put in the maze", (talk) => fillWithItems(items, talk)],
])("%s refuses a maze into which they were typed", async (_, act) => {
  await openMaze(20, 15);
  fill();
  await isRefused(act);
});

test("a step of a search with arrows refuses a maze into which they were typed", async () => {
  await openMaze(20, 15);
  const { player } = await solve(everyMark, conversation());
  for (let i = 0; i < 200; i++) sheet().setCell(2 + Math.floor(i / 17), 3 + (i % 17), LONG);
  await isRefused((talk) => goTo(player, 3, talk));
});

test.each(["grid", "hiddenSheet"] as const)("a step of a maze with set numbers %s refuses them", async (setNumbers) => {
  await openSized(20, 15);
  const { player } = await generate({ ...choice, setNumbers, pace: "step" }, conversation());
  const own = setNumbers === "grid" ? sheet() : sheet("Maze sets");
  fill(own);
  await isRefused((talk) => goTo(player, 1, talk));
});

/** Texts of any length that names keep, as long seeds make them. */

const seeds = {
  "9,000 letters": "labyrinth".repeat(1_000),
  "2,500 pictures": "🌀🧭".repeat(1_250),
  "101 letters": "x".repeat(101),
};
const standing = () => mazeIn(sheet(), "B2:I6").standing;

describe.each(Object.entries(seeds))("a seed of %s", (_what, seed) => {
  test("makes a maze, which comes back, and is the next one by the kept choices, also after reopening", async () => {
    await openSized(8, 5);
    const talk = conversation();
    await generate({ ...choice, seed, isKept: true }, talk);
    const first = standing();
    await generate({ ...choice, seed: "other" }, talk);
    expect(standing()).not.toEqual(first);
    expect((await bringBackMaze(defaultLayout, talk)).seed).toBe(seed);
    expect(standing()).toEqual(first);
    openWorkbook({ workbook: await openXlsx(await saveXlsx(book.workbook)) });
    await generate({ ...choice, seed: "other" }, talk);
    expect((await generateAsSaved(talk)).seed).toBe(seed);
    expect(standing()).toEqual(first);
    const { text: code } = await shareCode(talk);
    openWorkbook();
    await openText(code, defaultLayout, talk);
    expect(standing()).toEqual(first);
    await openSized(8, 5);
    await generate({ ...choice, seed, isKept: true }, talk);
    // A shorter text takes the place of the long one.
    await generate({ ...choice, seed: "short", isKept: true }, talk);
    expect((await generateAsSaved(talk)).seed).toBe("short");
  });
});

test("what is too long to be kept is refused before anything is written", () => {
  const fact = textFact("MazeProbe", "maze");
  expect(() => fact.namesFor("x".repeat(2_000_001))).toThrow(expect.objectContaining({ name: "Refusal" }) as Error);
  expect(fact.namesFor("x".repeat(2_000_000))).toHaveLength(1000);
});
