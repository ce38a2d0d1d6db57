import { message } from "../../../src/message";
import { removeCells } from "../../../src/actions/edit";
import { takeItemsAway } from "../../../src/actions/print";
import { clearMaze, formatGrid, generate } from "../../../src/actions/make";
import { clearSolution, solve } from "../../../src/actions/solve";
import { goTo } from "../../../src/actions/watch/player";
import { toFront } from "../../acts/act";
import { answer, generated, letters, numbersTo, poster, solving } from "../../acts/steps";
import { search } from "../../acts/standing";
import { openXlsx, saveXlsx } from "../../host/files";
import { asked, askedInVain, book, choice, contentsOf, conversation, openMaze, openSized } from "../stage";
import { openWorkbook, person, put, select, sheet, valueAt, insertColumn, insertRow } from "../stage";

/** Steps by which a person's cells were once lost, or Lavirint's own writing was taken for somebody's. */

const isArrow = (value: unknown) => ["→", "↓", "←", "↑"].includes(String(value));
const openSmall = () => openMaze(8, 5, { seed: "Ariadne" });
const next = generated({ seed: "next" });

test("a sheet of over a thousand different items can be filled, cleared, formatted and answered, after reopening too", async () => {
  await openMaze(75, 75, { generator: "depth-first" });
  await numbersTo(undefined, "once")(conversation());
  expect(new Set(contentsOf(sheet(), "B2:BX76")).size).toBeGreaterThan(1_000);
  const saved = await saveXlsx(book.workbook);
  const talk = conversation();
  for (const act of [
    takeItemsAway,
    generated({ seed: "next", generator: "depth-first" }),
    () => formatGrid(choice.layout, "none", talk),
    letters("ab"),
    () => answer(talk, {}),
    clearMaze,
  ]) {
    openWorkbook({ workbook: await openXlsx(saved) });
    await act(talk);
  }
  expect(asked(talk)).toEqual([]);
});

test("arrows come and go with the last step of a search, and own ones stay", async () => {
  await openSmall();
  const { player } = await solve({ ...search, arrows: true, pace: "step" }, conversation());
  await goTo(player, player.play.length, conversation());
  expect(contentsOf(sheet(), "B2:I6").filter(isArrow).length).toBeGreaterThan(5);
  const free = "CDEFGH".split("").flatMap((column) => [3, 4, 5].map((row) => `${column}${row}`));
  const own = free.find((cell) => (valueAt(sheet(), cell) ?? "") === "")!;
  put(sheet(), own, "→");
  await goTo(player, 3, conversation());
  expect(contentsOf(sheet(), "B2:I6")).toEqual(["S", "→", "E"]);
  await goTo(player, player.play.length, conversation());
  const held = { area: own, cells: 1, sheet: "Sheet1", count: 1 };
  expect(await askedInVain(next)).toEqual([message("overwrite-values", held)]);
});

test.each([
  ["a row", "4:4", "Down"],
  ["a column", "D:D", "Right"],
] as const)("where Excel inserts %s, what Lavirint wrote is still known", async (_what, where, shift) => {
  const talk = conversation();
  for (const [write, takeAway] of [
    [solving({ arrows: true }), clearSolution],
    [numbersTo(3), takeItemsAway],
  ] as const) {
    await openSmall();
    await write(talk);
    await person((own) => void own.getRange(where).insert(shift));
    await takeAway(talk);
    expect(contentsOf(sheet(), "B2:J7")).toEqual(["S", "E"]);
  }
  expect(asked(talk)).toEqual([]);
});

test("after Insert row and Insert column items are remembered, and set numbers too", async () => {
  const talk = conversation();
  for (const insert of [insertRow, insertColumn]) {
    const insertAtD4 = () => (select("D4"), insert(talk));
    await openSmall();
    await numbersTo(4)(talk);
    await insertAtD4();
    await takeItemsAway(talk);
    expect(contentsOf(sheet(), "B2:J7")).toEqual(["S", "E"]);
    await openSized(8, 5);
    await formatGrid(choice.layout, "grid", talk);
    await insertAtD4();
    await next(talk);
    await openSized(8, 5);
    await goTo((await generate({ ...choice, setNumbers: "grid", pace: "watch" }, talk)).player, 7, talk);
    await insertAtD4();
    await clearMaze(talk);
  }
  expect(asked(talk)).toEqual([]);
});

test("the answer page and the poster know their items and letters", async () => {
  await openMaze(20, 15);
  await letters("cheese", "once")(conversation());
  const talk = conversation();
  await answer(talk, {});
  await clearMaze(talk);
  toFront();
  await takeItemsAway(talk);
  await poster(2, 1)(talk);
  expect(contentsOf(sheet(), "B2:U16")).toContain("A1 A2");
  await clearMaze(talk);
  expect(asked(talk)).toEqual([]);
});

test("items change font sizes and number formats only in their cells, and Remove items puts these back", async () => {
  await openMaze(8, 5, { variation: { loopPercent: 100, blockPermille: 0 } });
  await removeCells(conversation(), "E4");
  put(sheet(), "E4", 45_000);
  await person((own) => {
    own.getRange("E4").numberFormat = [["yyyy-mm-dd"]];
    own.getRange("E4").format.font.size = 11;
    own.getRange("D3").numberFormat = [["0.00"]];
    own.getRange("D3").format.font.size = 14;
  });
  const look = (cell: string) => {
    const { numberFormat, font } = sheet().style(Number(cell.slice(1)) - 1, cell.charCodeAt(0) - 65);
    return `${numberFormat} ${font.size}`;
  };
  for (const fill of [letters("ab"), numbersTo(3)]) {
    await fill(conversation());
    expect([look("D3"), look("E4"), valueAt(sheet(), "E4")]).toEqual(["General 16", "yyyy-mm-dd 11", 45_000]);
  }
  await person((own) => void (own.getRange("C3").format.font.size = 20));
  await takeItemsAway(conversation());
  expect(["D3", "E4", "C3", "C4", "I6"].map(look)).toEqual([
    ...["0.00 14", "yyyy-mm-dd 11", "General 20", "General 9", "General 9"],
  ]);
});
