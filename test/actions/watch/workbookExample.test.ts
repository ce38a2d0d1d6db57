import { message } from "../../../src/message";
import { sentencesIn, idsIn, choice, conversation, book, openMaze, openWorkbook, sheet } from "../stage";
import { contentsOf, gridIn, mazeIn, put, valueAt, valuesIn, everything, askedInVain } from "../stage";
import { generate, workbookExample } from "../../../src/actions/make";
import type { Player } from "../../../src/actions/watch";
import { names } from "../../acts/act";
import { move } from "./watching";

/** The example of the original workbook, as its description shows it. */

const counting = Array.from({ length: 40 }, (_, cell) => cell + 1);
const cells = () => valuesIn(sheet(), "B2:I6");
const passages = () => mazeIn(sheet(), "B2:I6", [0, 39]).countPassages();

async function example(talk = conversation()): Promise<Player> {
  const { player } = await workbookExample(talk);
  expect(player.position).toBe(0);
  return player;
}

test("on an empty sheet: 8 columns and 5 rows in B2:I6, numbered row by row, with every wall closed", async () => {
  openWorkbook();
  const talk = conversation();
  await example(talk);
  expect([talk.questions, names(), gridIn(book.workbook)]).toEqual([[], ["Sheet1"], "B2:I6"]);
  expect([cells(), valueAt(sheet(), "G3"), valueAt(sheet(), "H3")]).toEqual([counting, 14, 15]);
  expect([valueAt(sheet(), "BC12"), valueAt(sheet(), "BC14")]).toEqual([8, 5]);
  expect(passages()).toBe(0);
});

test("its pictures: H3 takes G3 in; two cells of set 2 are left beside set 40; one set; and the numbers leave", async () => {
  openWorkbook();
  const player = await example();
  await move(player, 1);
  expect(cells()).toEqual(counting.map((set) => (set === 14 ? 15 : set)));
  const did = message("sets-joined", { set: 15, other: 14, left: 39 });
  expect((await player.play.say(1))!.args).toMatchObject({ did: { args: { cell: "H3", side: "left", did } } });
  const before = player.play.beforeLastMerge!;
  await move(player, before);
  const [two, forty] = [2, 40].map((set) => cells().filter((each) => each === set).length);
  expect([two, forty, passages()]).toEqual([2, 38, 38]);
  await move(player, before + 1);
  expect([new Set(cells()).size, passages()]).toEqual([1, 39]);
  expect(before + 2).toBe(player.play.length);
  const { sentence } = await move(player, before + 2);
  expect(contentsOf(sheet(), "B2:I6")).toEqual(["S", "E"]);
  expect(idsIn(sentence)).toContain("maze-ready");
  expect(idsIn(await player.play.say(before + 2))).toContain("step-of-steps");
  // And back again.
  await move(player, before + 1);
  expect(new Set(cells()).size).toBe(1);
  await move(player, 0);
  expect(cells()).toEqual(counting);
});

test.each<[string, () => Promise<unknown>]>([
  ["a sheet in use", async () => (openWorkbook(), put(sheet(), "C3", "mine"))],
  ["a maze of another size", () => openMaze(12, 9)],
  ["size cells without numbers", async () => (await openMaze(8, 5), put(sheet(), "BC12", "eight"))],
])("%s stays as it is, and the example is on a new sheet", async (_, open) => {
  await open();
  const before = everything() as { readonly sheets: readonly unknown[]; readonly names: readonly string[] };
  const talk = conversation();
  const { sentence } = await workbookExample(talk);
  expect([talk.questions, names(), sheet().name]).toEqual([[], ["Sheet1", "Maze"], "Maze"]);
  expect(sentencesIn(sentence)).toContainEqual(message("sheet-in-use", { front: "Sheet1", sheet: "Maze" }));
  expect(cells()).toEqual(counting);
  const after = everything() as typeof before;
  expect(after.sheets[0]).toEqual(before.sheets[0]);
  expect(after.names).toEqual(expect.arrayContaining([...before.names]));
});

test("again it is made in the same place, and what somebody typed there is asked about", async () => {
  openWorkbook();
  await example();
  await example();
  expect([names(), cells()]).toEqual([["Sheet1"], counting]);
  await generate({ ...choice, seed: "another" }, conversation());
  put(sheet(), "D4", "mine");
  expect((await askedInVain(workbookExample)).map((question) => idsIn(question))).toEqual([["overwrite-values"]]);
});
