import { bringBackMaze, generate, generateAsSaved, openText, shareCode } from "../../../src/actions/make";
import { defaultLayout } from "../../../src/actions/core/choices";
import { textFact } from "../../../src/worksheet/memory/fact";
import { openXlsx, saveXlsx } from "../../host/files";
import { choice, conversation, book, openSized, openWorkbook, sheet, mazeIn } from "../stage";

/** Texts of any length that names keep, as long seeds make them. */

const seeds = {
  "9,000 letters": "labyrinth".repeat(1_000),
  "2,500 pictures": "🌀🧭".repeat(1_250),
  "101 letters": "x".repeat(101),
};
const standing = () => mazeIn(sheet(), "B2:I6").standing;

beforeEach(() => openSized(8, 5));

describe.each(Object.entries(seeds))("a seed of %s", (_what, seed) => {
  test("makes a maze, which comes back, and is the next one by the kept choices, also after reopening", async () => {
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
    const { code } = await shareCode(talk);
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
  const fact = textFact("MazeProbe", { diesWith: "maze" });
  expect(() => fact.namesFor("x".repeat(2_000_001))).toThrow(expect.objectContaining({ name: "Refusal" }) as Error);
  expect(fact.namesFor("x".repeat(2_000_000))).toHaveLength(1000);
});
