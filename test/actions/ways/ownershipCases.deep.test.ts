import { message } from "../../../src/message";
import { removeCells } from "../../../src/actions/edit";
import { answerPage, fillWithItems, takeItemsAway, makePoster, plainPage } from "../../../src/actions/print";
import { clearMaze, formatGrid, generate } from "../../../src/actions/make";
import { clearSolution, solve } from "../../../src/actions/solve";
import { goTo } from "../../../src/actions/watch/player";
import { defaultLayout } from "../../../src/actions/core/choices";
import { openXlsx, saveXlsx } from "../../host/files";
import { search } from "../../acts/standing";
import { asked, choice, conversation, book, openMaze } from "../stage";
import { openSized, openWorkbook, person, select, askedInVain } from "../stage";
import { sheet, contentsOf, put, valueAt } from "../stage";
import { insertColumn, insertRow } from "../lines";

/** Steps by which a person's cells were once lost, or Lavirint's own writing was taken for somebody's. */

const numbersTo = (last: number) =>
  ({ source: { kind: "numbers", last }, arrangement: "over and over", seed: "s" }) as const;
const arrows = { ...search, arrows: true };
const isArrow = (value: unknown) => ["→", "↓", "←", "↑"].includes(String(value));
const made = { ...choice, seed: "next" };

test("a sheet of over a thousand different items can be filled, cleared, formatted and answered, after reopening too", async () => {
  await openMaze(75, 75, { generator: "depth-first" });
  const many = { source: { kind: "numbers", last: undefined }, arrangement: "once", seed: "s" } as const;
  await fillWithItems(many, conversation());
  expect(new Set(contentsOf(sheet(), "B2:BX76")).size).toBeGreaterThan(1_000);
  const saved = await saveXlsx(book.workbook);
  const talk = conversation();
  for (const act of [
    () => takeItemsAway(talk),
    () => generate({ ...made, generator: "depth-first" }, talk),
    () => formatGrid(defaultLayout, "none", talk),
    () => fillWithItems({ ...many, seed: "other" }, talk),
    () => answerPage(defaultLayout, talk),
    () => clearMaze(talk),
  ]) {
    openWorkbook({ workbook: await openXlsx(saved) });
    await act();
  }
  expect(asked(talk)).toEqual([]);
});

test("arrows come and go with the last step of a search, and own ones stay", async () => {
  await openMaze(8, 5, { seed: "Ariadne" });
  const { player } = await solve({ ...arrows, pace: "step" }, conversation());
  await goTo(player, player.play.length, conversation());
  expect(contentsOf(sheet(), "B2:I6").filter(isArrow).length).toBeGreaterThan(5);
  const free = "CDEFGH".split("").flatMap((column) => [3, 4, 5].map((row) => `${column}${row}`));
  const own = free.find((cell) => (valueAt(sheet(), cell) ?? "") === "")!;
  put(sheet(), own, "→");
  await goTo(player, 3, conversation());
  expect(contentsOf(sheet(), "B2:I6")).toEqual(["S", "→", "E"]);
  await goTo(player, player.play.length, conversation());
  const held = { area: own, cells: 1, sheet: "Sheet1", count: 1 };
  expect(await askedInVain((no) => generate(made, no))).toEqual([message("overwrite-values", held)]);
});

test.each([
  ["a row", "4:4", "Down"],
  ["a column", "D:D", "Right"],
] as const)(
  "where Excel inserts %s, items, arrows and fills of a solution are still known",
  async (_what, where, shift) => {
    await openMaze(8, 5, { seed: "Ariadne" });
    await solve(arrows, conversation());
    await person((own) => void own.getRange(where).insert(shift));
    const talk = conversation();
    await clearSolution(talk);
    expect(contentsOf(sheet(), "B2:J7")).toEqual(["S", "E"]);
    await openMaze(8, 5, { seed: "Ariadne" });
    await fillWithItems(numbersTo(3), talk);
    await person((own) => void own.getRange(where).insert(shift));
    await takeItemsAway(talk);
    expect(contentsOf(sheet(), "B2:J7")).toEqual(["S", "E"]);
    expect(asked(talk)).toEqual([]);
  },
);

test("after Insert row and Insert column items are remembered, and set numbers too", async () => {
  const talk = conversation();
  for (const insert of [insertRow, insertColumn]) {
    await openMaze(8, 5, { seed: "Ariadne" });
    await fillWithItems(numbersTo(4), talk);
    select("D4");
    await insert(talk);
    await takeItemsAway(talk);
    expect(contentsOf(sheet(), "B2:J7")).toEqual(["S", "E"]);
    await openSized(8, 5);
    await formatGrid(defaultLayout, "grid", talk);
    select("D4");
    await insert(talk);
    await generate(made, talk);
    await openSized(8, 5);
    const { player } = await generate({ ...made, setNumbers: "grid", pace: "watch" }, talk);
    await goTo(player, 7, talk);
    select("D4");
    await insert(talk);
    await clearMaze(talk);
  }
  expect(asked(talk)).toEqual([]);
});

test("the answer page and the poster know their items and letters", async () => {
  await openMaze(20, 15);
  await fillWithItems({ source: { kind: "text", text: "cheese" }, arrangement: "once", seed: "s" }, conversation());
  const talk = conversation();
  await answerPage(defaultLayout, talk);
  await clearMaze(talk);
  book.workbook.activate(book.workbook.sheet("Sheet1")!);
  await takeItemsAway(talk);
  await makePoster({ across: 2, down: 1 }, defaultLayout, talk, plainPage);
  expect(contentsOf(sheet(), "B2:U16")).toContain("A1 A2");
  await clearMaze(talk);
  expect(asked(talk)).toEqual([]);
});

test("items change font sizes and number formats only in their cells, and Remove items puts these back", async () => {
  await openMaze(8, 5, { variation: { loopPercent: 100, blockPermille: 0 } });
  select("E4");
  await removeCells(conversation());
  put(sheet(), "E4", 45_000);
  await person((own) => {
    own.getRange("E4").numberFormat = [["yyyy-mm-dd"]];
    own.getRange("E4").format.font.size = 11;
    own.getRange("D3").numberFormat = [["0.00"]];
    own.getRange("D3").format.font.size = 14;
  });
  const look = (cell: string) => {
    const { numberFormat, font } = sheet().style(Number(cell.slice(1)) - 1, cell.charCodeAt(0) - 65);
    return [numberFormat, font.size];
  };
  for (const source of [{ kind: "text", text: "ab" } as const, numbersTo(3).source]) {
    await fillWithItems({ source, arrangement: "over and over", seed: "s" }, conversation());
    expect([look("D3"), look("E4"), valueAt(sheet(), "E4")]).toEqual([["General", 16], ["yyyy-mm-dd", 11], 45_000]);
  }
  await person((own) => void (own.getRange("C3").format.font.size = 20));
  await takeItemsAway(conversation());
  const looks = ["D3", "E4", "C3", "C4", "I6"].map((cell) => look(cell).join(" "));
  expect(looks).toEqual(["0.00 14", "yyyy-mm-dd 11", "General 20", "General 9", "General 9"]);
});
