import { message } from "../../../src/message";
import { clearMaze, generate, generateAsSaved, openText, shareCode } from "../../../src/actions/make";
import { solve } from "../../../src/actions/solve/solve";
import { goTo } from "../../../src/actions/watch/player";
import { everyMark } from "../../acts/standing";
import { type Step, generated, marking, numbersTo, previous } from "../../acts/steps";
import { asked, choice, conversation, refusedUnchanged, sheet, mazeIn } from "../stage";
import { book, openMaze, openSized, openWorkbook } from "../stage";
import { textFact } from "../../../src/worksheet/fact";
import { openXlsx, saveXlsx } from "../../host/files";

/** Writes texts as long as cells hold into 200 cells of B2:U16, from D3 on: Excel on the web answers at most 5 MB at once, which is 150. */
function fill(on = sheet()): void {
  for (let i = 22; i < 222; i++) on.setCell(1 + Math.floor(i / 20), 1 + (i % 20), "x".repeat(32_767));
}

async function isRefused(act: Step): Promise<void> {
  const talk = conversation();
  const [first] = await refusedUnchanged(() => act(talk, {}) as Promise<unknown>);
  expect([first, asked(talk)]).toEqual([message("request-too-large"), []]);
}

test.each<[string, () => Promise<unknown>, Step]>([
  ["Generate", () => openSized(20, 15), generated()],
  ["Clear maze", () => openMaze(20, 15), clearMaze],
  ["Solve", () => openMaze(20, 15), marking],
  ["Put in the maze", () => openMaze(20, 15), numbersTo(5)],
])("%s refuses a place into which very long texts were typed, before anything is changed", async (_, open, act) => {
  await open();
  fill();
  await isRefused(act);
});

test("a step of a search with arrows refuses them", async () => {
  await openMaze(20, 15);
  const { player } = await solve(everyMark, conversation());
  fill();
  await isRefused((talk) => goTo(player, 3, talk));
});

test.each(["grid", "hiddenSheet"] as const)("a step of a maze with set numbers %s refuses them", async (setNumbers) => {
  await openSized(20, 15);
  const { player } = await generate({ ...choice, setNumbers, pace: "step" }, conversation());
  fill(setNumbers === "grid" ? sheet() : sheet("Maze sets"));
  await isRefused((talk) => goTo(player, 1, talk));
});

/** Texts of any length that names keep, as long seeds make them. */
test.each([
  ["9,000 letters", "labyrinth".repeat(1_000)],
  ["2,500 pictures", "🌀🧭".repeat(1_250)],
  ["101 letters", "x".repeat(101)],
])("a maze of a seed of %s comes back, and again by the kept choices, also after reopening", async (_, seed) => {
  const standing = () => mazeIn(sheet(), "B2:I6").standing;
  const talk = conversation();
  const [kept, other] = [generated({ seed, isKept: true }), generated({ seed: "other" })];
  await openSized(8, 5);
  await kept(talk);
  const first = standing();
  await other(talk);
  expect(standing()).not.toEqual(first);
  expect(await previous(talk, {})).toMatchObject({ seed });
  expect(standing()).toEqual(first);
  openWorkbook({ workbook: await openXlsx(await saveXlsx(book.workbook)) });
  await other(talk);
  expect((await generateAsSaved(talk)).seed).toBe(seed);
  expect(standing()).toEqual(first);
  const { text: code } = await shareCode(talk);
  openWorkbook();
  await openText(code, choice.layout, talk);
  expect(standing()).toEqual(first);
  await openSized(8, 5);
  await kept(talk);
  // A shorter text takes the place of the long one.
  await generated({ seed: "short", isKept: true })(talk);
  expect((await generateAsSaved(talk)).seed).toBe("short");
});

test("what is too long to be kept is refused before anything is written", () => {
  const fact = textFact("MazeProbe", "maze");
  expect(() => fact.namesFor("x".repeat(2_000_001))).toThrow(expect.objectContaining({ name: "Refusal" }) as Error);
  expect(fact.namesFor("x".repeat(2_000_000))).toHaveLength(1000);
});
