import { check, solve } from "../../../src/actions/solve";
import { generate, showText } from "../../../src/actions/make";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { type Maze, Random } from "../../../src/maze/model";
import { parseText } from "../../../src/maze/text/parseText";
import { columnLetters } from "../../../src/worksheet/addresses";
import { choice, conversation, book, openPane, openWorkbook, person, sheet, sizesInColumnA, mazeIn } from "../stage";
import { search, everyMark } from "../../acts/standing";
import { goTo } from "../../../src/actions/watch/player";

const KB = 1000;

const actions = {
  Check: () => check(conversation()),
  "Show as text": () => showText("box-drawing", conversation()),
  Solve: () => solve(search, conversation()),
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
  "an untouched maze with a side of %i is asked for in %i requests and %i bytes of requests and answers, by a pane opened just now too",
  async (side, requests, bytes) => {
    await mazeOf(side, side);
    openPane();
    for (const [name, act] of Object.entries(actions)) {
      const spent = await cost(act);
      expect([name, spent.requests <= requests, spent.bytes <= bytes]).toEqual([name, true, true]);
    }
  },
);

/** Queues a change of the line between a cell and the one to its right or below, as a person makes it who draws it for one of the two. */
function change(front: Excel.Worksheet, maze: Maze, wall: number, forSecond: boolean): void {
  const cell = forSecond ? maze.across(wall) : wall >> 1;
  const isRight = (wall & 1) === 0;
  const edge = isRight ? (forSecond ? "EdgeLeft" : "EdgeRight") : forSecond ? "EdgeTop" : "EdgeBottom";
  const style = maze.isOpen(wall) ? "Continuous" : "None";
  front.getRange(addressIn(maze, cell)).format.borders.getItem(edge).style = style;
}

/** Queues that the line is as in the maze again, for both cells. */
function changeBack(front: Excel.Worksheet, maze: Maze, wall: number): void {
  const cells = front.getRange(`${addressIn(maze, wall >> 1)}:${addressIn(maze, maze.across(wall))}`);
  const inside = cells.format.borders.getItem((wall & 1) === 0 ? "InsideVertical" : "InsideHorizontal");
  inside.style = maze.isOpen(wall) ? "None" : "Continuous";
}

const addressIn = ({ columns }: Maze, cell: number) =>
  columnLetters(1 + (cell % columns)) + (2 + Math.floor(cell / columns));

const toggle = (maze: Maze, wall: number, forSecond: boolean) =>
  person((front) => change(front, maze, wall, forSecond));

/** The walls that Show as text tells. */
async function mazeTold(): Promise<Maze> {
  const { text } = await showText("box-drawing", conversation());
  return parseText(text).maze;
}

test.each(["both", "left", "right", "last", "each"] as const)(
  "walls changed by hand are found, one of each kind at a time, on either side of their edges, lines being held by %s",
  async (edgesHeldBy) => {
    openWorkbook({ edgesHeldBy });
    await sizesInColumnA(12, 9);
    await generate(choice, conversation());
    const { maze } = kruskal({ rows: 9, columns: 12 }, new Random(choice.seed));
    const walls = Array.from({ length: maze.wallCount }, (_, wall) => wall).filter((wall) => maze.separates(wall));
    const kinds = [0, 1].flatMap((side) =>
      [true, false].map((isOpen) => walls.filter((wall) => (wall & 1) === side && maze.isOpen(wall) === isOpen)),
    );
    let changed = 0;
    for (let i = 0; changed < walls.length; i++) {
      const some = kinds.flatMap((kind) => kind.slice(i, i + 1));
      await person((front) => some.forEach((wall) => change(front, maze, wall, (i + wall) % 3 === 0)));
      expect([i, (await mazeTold()).standing]).toEqual([i, mazeIn(sheet(), "B2:M10").standing]);
      await person((front) => some.forEach((wall) => changeBack(front, maze, wall)));
      changed += some.length;
    }
    expect((await mazeTold()).standing).toEqual(maze.standing);
  },
);

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

test("200x200 is solved with no request over 1 MB", async () => {
  await mazeOf(200, 200);
  book.counter.reset();
  await solve({ ...everyMark, solver: "depth-first" }, conversation());
  expect(Math.max(...book.counter.requests.map(({ bytes }) => bytes))).toBeLessThan(1_000_000);
});

test("a search through 400x400 goes back to its first step, and no answer is larger than 5 MB", async () => {
  await mazeOf(400, 400);
  const { player } = await solve({ ...search, showVisited: true }, conversation());
  book.counter.reset();
  await goTo(player, 0, conversation());
  expect(player.position).toBe(0);
  expect(Math.max(...book.counter.requests.map(({ answerBytes }) => answerBytes))).toBeLessThan(5_000_000);
});
