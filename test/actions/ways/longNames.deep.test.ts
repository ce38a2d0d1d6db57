import { idsIn, sentencesIn } from "../../words/sentencesIn";
import { message } from "../../../src/message";
import { makePassage } from "../../../src/actions/edit/walls";
import { bringBackMaze } from "../../../src/actions/make/bringBackMaze";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { formatGrid } from "../../../src/actions/make/formatGrid";
import { generate } from "../../../src/actions/make/generate";
import { openText } from "../../../src/actions/make/givenMazes";
import { showText } from "../../../src/actions/make/showText";
import type { ActionFailure } from "../../../src/actions/desk/work";
import { defaultLayout } from "../../../src/actions/desk/choices";
import { choice, conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { book, openMaze, openWorkbook, select, sheet, sizesInColumnA } from "../openMaze";
import { mazeIn } from "../sheetReading";
import { workIn } from "../trouble";

/** Workbooks that refuse names with long texts: of a maze with a long seed, and of one without a share code. */
const LONG_SEED = "labyrinth".repeat(150);
const walls = () => mazeIn(sheet("Sheet1"), "B2:I6").standing;

/** A maze of a long seed, in a workbook whose names take so many characters from then on. */
async function openLong(refusesLongNames: false | 4_000 | 1_000): Promise<void> {
  await openMaze(8, 5, { seed: LONG_SEED });
  Object.assign(book.switches, { refusesLongNames });
}

const next = (seed = "second") => generate({ ...choice, seed }, conversation());
const kept = () => book.workbook.names.filter(({ name }) => name.startsWith("MazeEarlier"));
const LOST = message("maze-not-kept");

test.each([false, 4_000] as const)(
  "where names take %p characters, the maze of a long seed comes back",
  async (longest) => {
    await openLong(longest);
    const before = walls();
    const { sentence } = await next();
    expect(sentencesIn(sentence)).not.toContainEqual(LOST);
    expect(kept()).not.toEqual([]);
    await bringBackMaze(defaultLayout, conversation());
    expect(walls()).toEqual(before);
  },
);

test("where they take a thousand, the next maze is drawn, the one before is not kept, and the sentence says so", async () => {
  await openLong(false);
  await next();
  const wanted = walls();
  await openLong(1_000);
  book.counter.reset();
  const { sentence } = await next();
  expect(sentencesIn(sentence)).toContainEqual(LOST);
  expect([walls(), kept()]).toEqual([wanted, []]);
  expect(book.counter.requests.filter(({ error }) => error === "InvalidArgument")).toHaveLength(1);
  expect(await sentenceOf(bringBackMaze(defaultLayout, conversation()))).toMatchObject({
    args: { sentences: [message("no-previous-maze", { sheet: "Sheet1" }), message("nothing-changed")] },
  });
});

test("that is learned once: the next maze is drawn without a refusal, and short texts are kept", async () => {
  await openLong(1_000);
  await next();
  book.counter.reset();
  const { sentence } = await next("third");
  expect(book.counter.requests.filter(({ error }) => error !== undefined)).toEqual([]);
  expect(sentencesIn(sentence)).not.toContainEqual(LOST);
  const third = walls();
  await bringBackMaze(defaultLayout, conversation());
  expect(walls()).not.toEqual(third);
  expect(idsIn((await clearMaze(conversation())).sentence)).toContain("cleared-as-before");
});

test.each([
  ["Format grid", () => formatGrid(defaultLayout, "none", conversation())],
  ["Previous maze", () => bringBackMaze(defaultLayout, conversation())],
])("%s says that the maze is not kept", async (_name, act) => {
  await openMaze(8, 5, { seed: "zeroth" });
  await next(LONG_SEED);
  book.switches.refusesLongNames = 1_000;
  const { sentence } = await act();
  expect(sentencesIn(sentence)).toContainEqual(LOST);
  expect(kept()).toEqual([]);
});

test("a maze that cannot be drawn in any form is closed, and nobody is told that the one before is kept", async () => {
  await openLong(1_000);
  // Each form is refused for its long text first, and breaks off when it is tried without.
  const broken = { action: 1, code: "MemoryLimitReached", message: "A fault of the test." };
  book.switches.faults = [4, 6].map((request) => ({ ...broken, request }));
  const { failure } = await workIn({}, () => next());
  expect(idsIn((failure as ActionFailure).sentence)).toContain("grid-closed");
  expect(kept()).toEqual([]);
});

test("a large maze without a share code is drawn, and read from its borders", async () => {
  openWorkbook();
  await sizesInColumnA(70, 60);
  await next("large");
  select("B2:C3");
  await makePassage("", conversation());
  const { text } = await showText("blocks", conversation());
  const wanted = mazeIn(sheet(), "B2:BS61").standing;
  openWorkbook({ refusesLongNames: 1_000 });
  await openText(text, defaultLayout, conversation());
  expect(mazeIn(sheet(), "B2:BS61").standing).toEqual(wanted);
  expect(book.workbook.names.filter(({ name }) => name.startsWith("MazeWalls"))).toEqual([]);
  expect((await showText("blocks", conversation())).text).toBe(text);
});
