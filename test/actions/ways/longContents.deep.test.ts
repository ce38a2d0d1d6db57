import { message } from "../../../src/message";
import { clearMaze, generateAsSaved, openText, shareCode } from "../../../src/actions/make";
import { everyMark } from "../../acts/standing";
import { type Step, arrangeBy, generated, inOneGo, marking, mazeOf, numbersTo } from "../../acts/steps";
import { previous, sized, solved, stepAt, watched } from "../../acts/steps";
import { asked, choice, conversation, refusedUnchanged, sheet, mazeIn, book, openSized, openWorkbook } from "../stage";
import { textFact } from "../../../src/worksheet/fact";
import { openXlsx, saveXlsx } from "../../host/files";
import type { SheetStore } from "../../host/store";

/** Writes texts as long as cells hold into 200 cells of B2:U16, from D3 on: Excel on the web answers at most 5 MB at once, which is 150. */
function fill(on: SheetStore): void {
  for (let i = 22; i < 222; i++) on.setCell(1 + Math.floor(i / 20), 1 + (i % 20), "x".repeat(32_767));
}

const large = mazeOf(20, 15);
const steps = (setNumbers: "grid" | "hiddenSheet") => inOneGo(sized(20, 15), watched({ setNumbers, pace: "step" }));
const searchedWithArrows: Step = async (talk, held) => (held.player = await solved(talk, everyMark));

test.each<[string, Step, act: Step, on?: string]>([
  ["Generate", sized(20, 15), generated()],
  ["Clear maze", large, clearMaze],
  ["Solve", large, marking],
  ["Put in the maze", large, numbersTo(5)],
  ["A step of a search with arrows", inOneGo(large, searchedWithArrows), stepAt(3)],
  ["A step of a maze with set numbers in the grid", steps("grid"), stepAt(1)],
  ["A step of a maze with set numbers on a hidden sheet", steps("hiddenSheet"), stepAt(1), "Maze sets"],
])("%s refuses cells into which very long texts were typed, before anything is changed", async (_, begin, act, on) => {
  const held = await arrangeBy(begin);
  fill(sheet(on));
  const talk = conversation();
  const [first] = await refusedUnchanged(() => act(talk, held) as Promise<unknown>);
  expect([first, asked(talk)]).toEqual([message("request-too-large"), []]);
});

/** Texts of any length that names keep, as long seeds make them. */
test.each([
  ["9,000 letters", "labyrinth".repeat(1_000)],
  ["2,500 pictures", "🌀🧭".repeat(1_250)],
  ["101 letters", "x".repeat(101)],
])(
  "a maze of a seed of %s comes back, and is the next one by the kept choices, also after reopening",
  async (_, seed) => {
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
  },
);

test("what is too long to be kept is refused before anything is written", () => {
  const fact = textFact("MazeProbe", "maze");
  expect(() => fact.namesFor("x".repeat(2_000_001))).toThrow(expect.objectContaining({ name: "Refusal" }) as Error);
  expect(fact.namesFor("x".repeat(2_000_000))).toHaveLength(1000);
});
