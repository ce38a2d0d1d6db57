import { idsIn, sentencesIn } from "../../words/sentencesIn";
import { message } from "../../../src/message";
import { defaultLayout } from "../../../src/actions/core/choices";
import { clearMaze, openText, generate } from "../../../src/actions/make";
import { wallsWhere } from "../../../src/maze/model";
import { addressOf } from "../../../src/worksheet/addresses";
import { check } from "../../../src/actions/solve/checkAndMend";
import { choice, conversation, book, openSized, openWorkbook, sheet, sizesInColumnA, gridIn, mazeIn } from "../stage";

/** Very long mazes, very long lists, and cells that look like something else to Excel. */

test("110,000 rows are drawn, checked and cleared, and no answer is larger than 5 MB", async () => {
  openWorkbook();
  await sizesInColumnA(1, 110_000);
  sheet().setRowHeight(70_000, 70_005, 33);
  await generate({ ...choice, generator: "sidewinder" }, conversation());
  expect(mazeIn(sheet(), gridIn(book.workbook)).countPassages()).toBe(109_999);
  expect(sentencesIn((await check(conversation())).sentence)).toContainEqual(
    message("maze-is-perfect", { maze: "B2:B110001", sheet: "Sheet1", cells: 110000, rooms: "none" }),
  );
  expect((await clearMaze(conversation())).sentence).toEqual(
    message("cleared-as-before", { area: "B2:B110001", sheet: "Sheet1" }),
  );
  const heights = (first: number, last: number) => [...sheet().rows.sizesIn(first, last)];
  expect([heights(0, 69_999), heights(70_000, 70_005), heights(70_006, 200_000)]).toEqual([[15], [33], [15]]);
  const { requests } = book.counter;
  expect(Math.max(...requests.map(({ answerBytes }) => answerBytes))).toBeLessThan(5_000_000);
  expect(Math.max(...requests.map(({ bytes }) => bytes))).toBeLessThan(1_000_000);
});

test("140,000 pairs of cells are a maze", async () => {
  openWorkbook();
  const pairs = Array.from({ length: 140_000 }, (_, i) =>
    addressOf({ row: Math.floor(i / 350) + 1, column: (i % 350) + 1, rows: 1, columns: 2 }),
  );
  await openText(pairs.join("\n"), defaultLayout, conversation());
  expect(mazeIn(sheet(), gridIn(book.workbook)).countPassages()).toBe(140_000);
});

test("passages that overlap are the cells that any of them runs through", async () => {
  openWorkbook();
  await openText("B2 F2, C2 D2, F2 E2, D2 D9, D4 D3, B9 F9", defaultLayout, conversation());
  const across = [0, 1, 2, 3, 35, 36, 37, 38].map((cell) => 2 * cell);
  const down = [2, 7, 12, 17, 22, 27, 32].map((cell) => 2 * cell + 1);
  const maze = mazeIn(sheet(), gridIn(book.workbook));
  expect(new Set(wallsWhere(maze, (wall) => maze.isOpen(wall)))).toEqual(new Set([...across, ...down]));
});

test("where Excel cannot tell merged cells, or refuses the look at a place without saying why, the maze is drawn all the same", async () => {
  const made = async () => idsIn((await generate(choice, conversation())).sentence);
  await openSized(50, 50);
  // Of more than 512 it does not tell.
  for (let i = 0; i < 513; i++) {
    const [row, column] = [1 + 2 * Math.floor(i / 22), 1 + 2 * (i % 22)];
    sheet().merges.push({ row, column, rows: 1, columns: 2 });
  }
  expect(await made()).toContain("maze-ready");
  await openSized(8, 5);
  book.counter.reset();
  // The embedded workbook gives faults no place.
  book.switches.faults = [{ request: 2, code: "InvalidArgument", message: "A fault of the test." }];
  expect(await made()).toContain("maze-ready");
});
