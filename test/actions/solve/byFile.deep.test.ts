import fc from "fast-check";
import { check } from "../../../src/actions/solve/check";
import { generate } from "../../../src/actions/make/generate";
import { showText } from "../../../src/actions/make/showText";
import { findPlace, readMaze } from "../../../src/worksheet/walls/readMaze";
import { readSheet } from "../../../src/worksheet/sheet/sheetState";
import { Job } from "../../../src/worksheet/excel/job";
import { readingTalk } from "../../../src/actions/desk/readingTalk";
import { kruskalMaze } from "../../../src/maze/generators/kruskal";
import { type Grid, type Maze, Random } from "../../../src/maze/model";
import { parseText } from "../../../src/maze/text/textForms";
import { message } from "../../../src/message";
import type { Switches } from "../../host/protocol/embeddedExcel";
import type { SheetStore } from "../../host/store";
import { choice, conversation } from "../conversation";
import { book, openPane, openWorkbook, pane, sheet, sizesInColumnA } from "../openMaze";

const ask = (cells: number) => ({
  sentence: message("ask-to-read-file", { cells }),
  yes: message("read-file"),
  no: message("read-cells"),
});

/** How a line was drawn, and through which of its two cells. */
interface Hand {
  readonly style: string;
  readonly weight: string;
  readonly color: string;
  readonly heldBy?: "first" | "second";
}

const PLAIN: readonly Hand[] = [{ style: "Continuous", weight: "Thin", color: "#000000" }];
const MIXED: readonly Hand[] = [
  { style: "Continuous", weight: "Thick", color: "#C00000", heldBy: "first" },
  { style: "Double", weight: "Thick", color: "#FFFFFF", heldBy: "second" },
  { style: "Dot", weight: "Thin", color: "#000000", heldBy: "second" },
  { style: "DashDot", weight: "Medium", color: "#00B050", heldBy: "first" },
];

/** Draws the walls of a maze as a person does, with an open frame in some places, and selects it. */
function drawByHand(on: SheetStore, maze: Maze, hands: readonly Hand[], place = { row: 1, column: 1 }): void {
  const { rows, columns } = maze;
  const { row, column } = place;
  const stands = (cell: number, side: number) => !maze.isOpen(2 * cell + side);
  const hand = (number: number) => ({ ...hands[number % hands.length]!, tintAndShade: 0 }) as never;
  const at = (r: number, c: number) => ({ row: row + r, column: column + c, rows: 1, columns: 1 });
  for (let r = 0; r <= rows; r++) {
    for (let c = 0; c <= columns; c++) {
      const number = r * columns + c;
      const isGap = number % 97 === 5;
      const upright = c === 0 || c === columns ? !isGap : stands(r * columns + c - 1, 0);
      const lying = r === 0 || r === rows ? !isGap : stands((r - 1) * columns + c, 1);
      if (r < rows && upright) on.changeVerticalEdges(at(r, c), () => hand(number));
      if (c < columns && lying) on.changeHorizontalEdges(at(r, c), () => hand(number + 1));
    }
  }
  on.select([{ ...place, rows, columns }]);
}

const mazeOf = (grid: Grid, seed = "by hand") => kruskalMaze(grid, new Random(seed));

function openDrawn(maze: Maze, switches: Partial<Switches> = {}, hands = PLAIN): void {
  openWorkbook({ waits: false, ...switches });
  drawByHand(sheet(), maze, hands);
  book.counter.reset();
}

/** What is read of the selection. */
async function read(talk = conversation()) {
  const job = new Job(pane, talk.signal);
  const place = await findPlace(job, await readSheet(job));
  return readMaze(job, place, readingTalk(talk), () => undefined);
}

const spent = () => ({
  requests: book.counter.requests.length,
  bytes: book.counter.requests.reduce((sum, { bytes, answerBytes }) => sum + bytes + answerBytes, 0),
});

describe("A maze drawn by hand, of more than 10,000 cells", () => {
  const maze = mazeOf({ rows: 101, columns: 100 });

  test("is read by the workbook's file after a yes, which is asked for once", async () => {
    openDrawn(maze);
    const talk = conversation();
    expect((await read(talk)).maze.standing).toEqual(maze.standing);
    expect(talk.questions).toEqual([ask(10_100)]);
    expect((await read(talk)).maze.standing).toEqual(maze.standing);
    expect((await read(conversation(false))).maze.standing).toEqual(maze.standing);
    expect(talk.questions.length).toBe(1);
    expect(book.excel.files.count).toBe(0);
    openPane();
    const later = conversation();
    await read(later);
    expect(later.questions).toEqual([ask(10_100)]);
  });

  test("is read cell by cell after a no, which is asked for once, as if there were no file", async () => {
    openDrawn(maze, { workbookFile: "missing" });
    const talk = conversation(false);
    const slow = await read(talk);
    const cost = spent();
    expect([slow.maze.standing, slow.remark, talk.questions]).toEqual([maze.standing, undefined, []]);
    openDrawn(maze);
    const asked = conversation(false);
    const without = await read(asked);
    expect([without.maze.standing, without.remark]).toEqual([maze.standing, undefined]);
    // One more: what stands in the way is looked for before the question.
    expect(spent().requests).toBe(cost.requests + 1);
    book.counter.reset();
    await read(asked);
    expect(asked.questions).toEqual([ask(10_100)]);
    expect(spent()).toEqual(cost);
  });

  test("nothing is asked for up to 10,000 cells, nor on an iPad", async () => {
    openDrawn(mazeOf({ rows: 100, columns: 100 }));
    const talk = conversation();
    await read(talk);
    openDrawn(maze);
    const office = Office;
    const context = { ...office.context, platform: office.PlatformType.iOS };
    Object.assign(globalThis, { Office: Object.create(office, { context: { value: context } }) as object });
    expect((await read(talk)).maze.standing).toEqual(maze.standing);
    Object.assign(globalThis, { Office: office });
    expect(talk.questions).toEqual([]);
  });

  test.each([
    [
      "refused",
      message("file-not-given", {
        details: "7000, Permission Denied: You don't have sufficient permissions for this action.",
      }),
    ],
    [
      "unreachable",
      message("file-not-given", {
        details: "11001, Network Problem: A network problem has prevented retrieval of the file.",
      }),
    ],
    ["slices refused", message("file-not-given", { details: "5001, Internal Error: An internal error has occurred." })],
    ["damaged", message("file-not-read", { why: "damaged" })],
  ] as const)(
    "is read cell by cell where the file is %s, which is said, and the file is not asked for again",
    async (workbookFile, remark) => {
      openDrawn(maze, { workbookFile });
      const talk = conversation();
      const reading = await read(talk);
      expect([reading.maze.standing, reading.remark]).toEqual([maze.standing, remark]);
      expect(book.excel.files.count).toBe(0);
      book.counter.reset();
      expect((await read(talk)).remark).toBeUndefined();
      expect(book.counter.requests.some(({ batch }) => batch.Actions.length === 0)).toBe(false);
    },
  );

  test("is read cell by cell where the file shows another state of the sheet", async () => {
    openDrawn(mazeOf(maze, "earlier"), { workbookFile: "earlier" });
    await read();
    openPane();
    for (const seed of ["earlier", "by hand"]) {
      for (let r = 0; r <= maze.rows; r++) {
        const line = { row: 1 + r, column: 1, rows: 1, columns: maze.columns };
        sheet().changeHorizontalEdges(line, () => ({ style: "None" }) as never);
        sheet().changeVerticalEdges({ ...line, columns: maze.columns + 1 }, () => ({ style: "None" }) as never);
      }
      if (seed === "by hand") drawByHand(sheet(), maze, PLAIN);
    }
    const reading = await read();
    expect([reading.maze.standing, reading.remark]).toEqual([
      maze.standing,
      message("file-not-read", { why: "otherwise" }),
    ]);
  });

  test("is read cell by cell where its sheet is renamed while the file is on its way", async () => {
    openDrawn(maze);
    const talk = conversation();
    const asking = {
      ...talk,
      ask: (question: never) => (book.workbook.renameSheet(sheet(), "Renamed"), talk.ask(question)),
    };
    const reading = await read(asking);
    expect([reading.maze.standing, reading.remark]).toEqual([
      maze.standing,
      message("file-not-read", { why: "sheet" }),
    ]);
  });

  test("whichever request fails, the maze is read or nothing is, and no file stays open", async () => {
    openDrawn(maze);
    await read();
    const requests = book.counter.requests.length;
    expect(requests).toBeLessThanOrEqual(7);
    for (let request = 1; request <= requests; request++) {
      openDrawn(maze);
      book.switches.faults = [{ request, code: "GeneralException", message: "This is a test." }];
      const reading = await read().catch((error: unknown) => error as Error);
      if (!(reading instanceof Error)) expect([request, reading.maze.standing]).toEqual([request, maze.standing]);
      const isClosing = book.counter.requests[request - 1]?.error === "5001" && request === requests - 1;
      expect([request, book.excel.files.count]).toEqual([request, isClosing ? 1 : 0]);
    }
  });

  test("Stop ends it at any request, and no file stays open", async () => {
    openDrawn(maze);
    await read();
    const requests = book.counter.requests.length;
    for (let index = 1; index < requests - 1; index++) {
      openDrawn(maze);
      const talk = conversation();
      const call = book.excel.call.bind(book.excel);
      const execute = book.excel.execute.bind(book.excel);
      const stopping = () => {
        if (book.counter.requests.length === index) talk.stop();
      };
      book.excel.execute = (...request) => (stopping(), execute(...request));
      book.excel.call = (...request) => (stopping(), call(...request));
      await expect(read(talk)).rejects.toMatchObject({ name: "Stopped" });
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect([index, book.excel.files.count]).toEqual([index, 0]);
    }
  });

  test("is refused for merged cells before anybody is asked for the file", async () => {
    openDrawn(maze);
    sheet().merges.push({ row: 20, column: 20, rows: 2, columns: 2 });
    const talk = conversation();
    await expect(read(talk)).rejects.toMatchObject({ name: "Refusal" });
    expect(talk.questions).toEqual([]);
  });

  test("says in the outcome why the file was not read", async () => {
    openDrawn(maze, { workbookFile: "damaged" });
    const { sentence } = await check(conversation());
    expect(JSON.stringify(sentence)).toContain('"file-not-read"');
    openDrawn(maze);
    expect(JSON.stringify((await check(conversation())).sentence)).not.toContain("file-not");
  });
});

test("mazes drawn by hand of many kinds are the same by the file as cell by cell, however lines are held", async () => {
  const kinds = fc.record({
    rows: fc.integer({ min: 60, max: 130 }),
    seed: fc.string(),
    open: fc.integer({ min: 0, max: 60 }),
    hands: fc.constantFrom(PLAIN, MIXED),
    edgesHeldBy: fc.constantFrom("last" as const, "left" as const, "right" as const, "both" as const, "each" as const),
    row: fc.constantFrom(0, 1, 17),
    column: fc.constantFrom(0, 3, 700),
    filled: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(kinds, async ({ rows, seed, open, hands, edgesHeldBy, row, column, filled }) => {
      const grid = { rows, columns: Math.ceil(10_001 / rows) };
      const maze = mazeOf(grid, seed);
      const random = new Random(seed);
      for (let wall = 0; wall < maze.wallCount; wall++) {
        if (maze.separates(wall) && random.below(100) < open) maze.openWall(wall);
      }
      openWorkbook({ waits: false, edgesHeldBy, sheets: ["Other", "R&D <1>", "Third"] });
      const on = book.workbook.sheets[1]!;
      book.workbook.activate(on);
      if (filled) {
        on.restyle({ row: 0, column: 0, rows: 200, columns: 900 }, (style) => ({ ...style, numberFormat: "@" }));
        on.setCell(row + 3, column + 3, "a text & <more>");
      }
      drawByHand(on, maze, hands, { row, column });
      const byFile = await read();
      openPane();
      const byCells = await read(conversation(false));
      expect(byFile.remark).toBeUndefined();
      expect(byFile.maze.standing).toEqual(byCells.maze.standing);
      expect(byFile.gaps).toEqual(byCells.gaps);
    }),
    { numRuns: 12, seed: 5 },
  );
});

test("400 by 400 is read in 7 requests, about 2 MB with the answers, and without an operation", async () => {
  const maze = mazeOf({ rows: 400, columns: 400 });
  openDrawn(maze);
  const { text } = await showText("box-drawing", conversation());
  expect(parseText(text).maze.standing).toEqual(maze.standing);
  const { requests, bytes } = spent();
  // 41 MB in 16 requests cell by cell. The bytes are mostly those of the file, which Excel may pack better than fflate does here.
  expect([requests, book.counter.operations]).toEqual([7, 0]);
  expect(bytes).toBeLessThanOrEqual(2_030_000);
  expect(bytes).toBeGreaterThan(1_900_000);
});

test("cell by cell is chosen where the workbook is so large that its file would cost more", async () => {
  const maze = mazeOf({ rows: 101, columns: 100 });
  openDrawn(maze);
  const random = new Random("large");
  for (let row = 300; row < 360; row++) {
    const letters = Array.from({ length: 30_000 }, () => String.fromCharCode(97 + random.below(26)));
    sheet().setCell(row, 0, letters.join(""));
  }
  const reading = await read();
  expect(reading.maze.standing).toEqual(maze.standing);
  expect(reading.remark).toEqual(message("file-not-read", { why: "large" }));
  expect(spent().requests).toBe(7); // the file is asked for, and closed
  expect(book.excel.files.count).toBe(0);
});

test("a maze of Lavirint's that a person drew anew is read by the file too", async () => {
  openWorkbook({ waits: false });
  await sizesInColumnA(101, 100);
  await generate(choice, conversation());
  const maze = mazeOf({ rows: 100, columns: 101 });
  for (let row = 1; row <= 101; row++) {
    const line = { row, column: 1, rows: 1, columns: 101 };
    sheet().changeHorizontalEdges(line, () => ({ style: "None" }) as never);
    sheet().changeVerticalEdges({ ...line, columns: 102 }, () => ({ style: "None" }) as never);
  }
  drawByHand(sheet(), maze, MIXED);
  const talk = conversation();
  const reading = await read(talk);
  expect([reading.isNamed, reading.maze.standing, reading.remark]).toEqual([true, maze.standing, undefined]);
  expect(talk.questions).toEqual([ask(10_100)]);
});
