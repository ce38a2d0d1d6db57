import { idsIn, sentencesIn } from "../../words/sentencesIn";
import { message } from "../../../src/message";
import { defaultLayout } from "../../../src/actions/core/choices";
import { clearMaze, openText, generate } from "../../../src/actions/make";
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
  expect([...sheet().rows.sizesIn(0, 69_999)]).toEqual([15]);
  expect([...sheet().rows.sizesIn(70_000, 70_005)]).toEqual([33]);
  expect([...sheet().rows.sizesIn(70_006, 200_000)]).toEqual([15]);
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
  const maze = mazeIn(sheet(), gridIn(book.workbook));
  const open = Array.from({ length: maze.wallCount }, (_, wall) => wall).filter((wall) => maze.isOpen(wall));
  const across = [0, 1, 2, 3, 35, 36, 37, 38].map((cell) => 2 * cell);
  const down = [0, 1, 2, 3, 4, 5, 6].map((row) => 2 * (5 * row + 2) + 1);
  expect(open).toEqual([...across, ...down].sort((one, other) => one - other));
});

test("where Excel cannot tell merged cells, which is so above 512 of them, the maze is drawn all the same", async () => {
  await openSized(50, 50);
  for (let i = 0; i < 513; i++) {
    const [row, column] = [1 + 2 * Math.floor(i / 22), 1 + 2 * (i % 22)];
    sheet().merges.push({ row, column, rows: 1, columns: 2 });
  }
  const { sentence } = await generate(choice, conversation());
  expect(idsIn(sentence)).toContain("maze-ready");
});

test("so it does where Excel refuses the look at a place without saying at which member", async () => {
  await openSized(8, 5);
  book.counter.reset();
  // The embedded workbook gives faults no place.
  book.switches.faults = [{ request: 2, code: "InvalidArgument", message: "A fault of the test." }];
  const { sentence } = await generate(choice, conversation());
  expect(idsIn(sentence)).toContain("maze-ready");
});
