import { check } from "../../../src/actions/solve/check";
import { solve } from "../../../src/actions/solve/solve";
import { generate } from "../../../src/actions/make/generate";
import { showText } from "../../../src/actions/make/showText";
import { kruskal } from "../../../src/maze/generators/kruskal";
import type { Maze } from "../../../src/maze/maze";
import { Random } from "../../../src/maze/random";
import { parseText } from "../../../src/maze/text";
import { columnLetters } from "../../../src/worksheet/excel/addresses";
import { choice, conversation } from "../conversation";
import { book, openWorkbook, person, sheet, sizesInColumnA } from "../openMaze";
import { mazeIn } from "../sheetReading";

const KB = 1000;

const actions = {
  Check: () => check(conversation()),
  "Show as text": () => showText("box-drawing", conversation()),
  Solve: () =>
    solve(
      {
        solver: "breadth-first",
        seed: "a search",
        route: { kind: "ends" },
        showVisited: false,
        arrows: false,
        pace: "instant",
      },
      conversation(),
    ),
};

/** Requests and bytes in both directions together. */
async function cost(act: () => Promise<unknown>) {
  book.counter.reset();
  await act();
  const { requests, cleanups } = book.counter;
  return {
    requests: requests.length + cleanups.length,
    bytes: requests.reduce((sum, request) => sum + request.bytes + request.answerBytes, 0),
  };
}

async function mazeOf(columns: number, rows: number): Promise<void> {
  openWorkbook();
  await sizesInColumnA(columns, rows);
  await generate(choice, conversation());
}

test.each([
  [100, 5, 180 * KB],
  [400, 16, 2500 * KB],
])(
  "an untouched maze with a side of %i is asked for in %i requests and %i bytes of requests and answers",
  async (side, requests, bytes) => {
    await mazeOf(side, side);
    for (const [name, act] of Object.entries(actions)) {
      const spent = await cost(act);
      expect([name, spent.requests <= requests, spent.bytes <= bytes]).toEqual([name, true, true]);
    }
  },
);

/** Changes the line between a cell and the one to its right or below, as a person does who draws it for one of the two cells. */
async function toggle(maze: Maze, wall: number, forSecond: boolean): Promise<void> {
  const cell = forSecond ? maze.across(wall) : wall >> 1;
  const address = columnLetters(1 + (cell % maze.columns)) + (2 + Math.floor(cell / maze.columns));
  const isRight = (wall & 1) === 0;
  const edge = isRight ? (forSecond ? "EdgeLeft" : "EdgeRight") : forSecond ? "EdgeTop" : "EdgeBottom";
  const style = maze.isOpen(wall) ? "Continuous" : "None";
  await person((front) => (front.getRange(address).format.borders.getItem(edge).style = style));
}

/** The walls that Show as text tells. */
async function mazeTold(): Promise<Maze> {
  const { text } = await showText("box-drawing", conversation());
  return parseText(text).maze;
}

test("one wall changed by hand is found, wall by wall, on either side of its edge", async () => {
  await mazeOf(12, 9);
  const { maze } = kruskal({ rows: 9, columns: 12 }, new Random(choice.seed));
  for (let wall = 0; wall < maze.wallCount; wall++) {
    if (!maze.separates(wall)) continue;
    await toggle(maze, wall, wall % 3 === 0);
    expect(mazeIn(sheet(), "B2:M10").isOpen(wall)).toBe(!maze.isOpen(wall));
    expect((await mazeTold()).standing).toEqual(mazeIn(sheet(), "B2:M10").standing);
    await person((front) => {
      const first = columnLetters(1 + ((wall >> 1) % 12)) + (2 + Math.floor((wall >> 1) / 12));
      const inside = (wall & 1) === 0 ? "EdgeRight" : "EdgeBottom";
      front.getRange(first).format.borders.getItem(inside).style = maze.isOpen(wall) ? "None" : "Continuous";
    });
  }
  expect((await mazeTold()).standing).toEqual(maze.standing);
});

test("walls changed at random in 200x200 are found, and only what is around them is read", async () => {
  await mazeOf(200, 200);
  const { maze } = kruskal({ rows: 200, columns: 200 }, new Random(choice.seed));
  const random = new Random("which walls");
  const changed = maze.copy();
  for (let count = 0; count < 5;) {
    const wall = random.below(maze.wallCount);
    if (!maze.separates(wall)) continue;
    await toggle(maze, wall, random.below(2) === 1);
    if (maze.isOpen(wall)) changed.closeWall(wall);
    else changed.openWall(wall);
    count++;
    const { bytes } = await cost(async () => expect((await mazeTold()).standing).toEqual(changed.standing));
    expect(bytes).toBeLessThan(1_300 * KB);
  }
});

test.each(["first"] as const)(
  "a host that tells the %s of mixed lines is not trusted: everything is read",
  async (mixedBordersRead) => {
    openWorkbook({ mixedBordersRead });
    await sizesInColumnA(12, 9);
    await generate(choice, conversation());
    const { maze } = kruskal({ rows: 9, columns: 12 }, new Random(choice.seed));
    for (const wall of [0, 1, 30, 65]) {
      await toggle(maze, wall, false);
      expect((await mazeTold()).standing).toEqual(mazeIn(sheet(), "B2:M10").standing);
    }
  },
);
