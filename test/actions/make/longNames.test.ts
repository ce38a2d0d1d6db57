import { idsIn, sentencesIn } from "../../words/sentencesIn";
import { message } from "../../../src/message";
import { makePassage } from "../../../src/actions/edit/walls";
import { bringBackMaze } from "../../../src/actions/make/bringBackMaze";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { formatGrid } from "../../../src/actions/make/formatGrid";
import { generate } from "../../../src/actions/make/generate";
import { openText } from "../../../src/actions/make/openText";
import { showText } from "../../../src/actions/make/showText";
import { defaultLayout } from "../../../src/actions/desk/choices";
import { choice, conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { book, openMaze, openWorkbook, select, sheet } from "../openMaze";
import { mazeIn } from "../sheetReading";
import { workIn } from "../trouble";

/** Workbooks that refuse names with long texts. A maze of 50 x 40 whose walls were edited takes a text of over a thousand characters. */
const GRID = "B2:AY41";
const walls = () => mazeIn(sheet("Sheet1"), GRID).standing;

/** A maze that no share code tells, in a workbook whose names take so many characters. */
async function openEdited(refusesLongNames: false | 4_000 | 1_000): Promise<void> {
  await openMaze(50, 40, { seed: "first" });
  select("B2:C3");
  await makePassage("", conversation());
  Object.assign(book.switches, { refusesLongNames });
}

const next = (seed = "second") => generate({ ...choice, seed }, conversation());
const kept = () => book.workbook.names.filter(({ name }) => name.startsWith("MazeEarlier"));
const LOST = message("maze-not-kept");

test.each([false, 4_000] as const)("where names take %p characters, the edited maze comes back", async (longest) => {
  await openEdited(longest);
  const before = walls();
  const { sentence } = await next();
  expect(sentencesIn(sentence)).not.toContainEqual(LOST);
  expect(kept()).not.toEqual([]);
  await bringBackMaze(defaultLayout, conversation());
  expect(walls()).toEqual(before);
});

test("where they take a thousand, the next maze is drawn, the one before is not kept, and the sentence says so", async () => {
  await openEdited(false);
  await next();
  const wanted = walls();
  await openEdited(1_000);
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
  await openEdited(1_000);
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
  await openMaze(50, 40, { seed: "zeroth" });
  await next("first");
  select("B2:C3");
  await makePassage("", conversation());
  book.switches.refusesLongNames = 1_000;
  const { sentence } = await act();
  expect(sentencesIn(sentence)).toContainEqual(LOST);
  expect(kept()).toEqual([]);
});

test("a maze that breaks off later is closed, and nobody is told that the one before is kept", async () => {
  await openEdited(1_000);
  const { requests } = await workIn({}, () => next());
  await openEdited(1_000);
  const trouble = { fault: { request: requests.length, action: requests.at(-1)!, code: "MemoryLimitReached" } };
  const { failure } = await workIn(trouble, () => next());
  expect(idsIn((failure as { sentence: Parameters<typeof idsIn>[0] }).sentence)).toContain("grid-closed");
  expect(kept()).toEqual([]);
});

test("a maze without a share code is drawn, and read from its borders", async () => {
  await openEdited(false);
  const { text } = await showText("blocks", conversation());
  const wanted = walls();
  openWorkbook({ refusesLongNames: 1_000 });
  await openText(text, defaultLayout, conversation());
  const drawn = mazeIn(sheet(), GRID).standing;
  expect(drawn).toEqual(wanted);
  expect((await showText("blocks", conversation())).text).toBe(text);
});
