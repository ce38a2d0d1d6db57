import { check, solve } from "../../../src/actions/solve";
import { generate, showText } from "../../../src/actions/make";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { type Maze, Random } from "../../../src/maze/model";
import { parseText } from "../../../src/maze/text/parseText";
import { columnLetters } from "../../../src/worksheet/addresses";
import { choice, conversation, book, openPane, openWorkbook, person, sheet, sizesInColumnA, mazeIn } from "../stage";
import { wallsBetween } from "../../maze/shape";
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

async function mazeOf(columns: number, rows: number, options?: Parameters<typeof openWorkbook>[0]): Promise<void> {
  openWorkbook(options);
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

/** Queues that the line between two cells is drawn or taken away, as a person does it for one of the two, or for both. */
function draw(front: Excel.Worksheet, maze: Maze, wall: number, stands: boolean, by: "one" | "other" | "both"): void {
  const [one, other] = [addressIn(maze, wall >> 1), addressIn(maze, maze.across(wall))];
  const [cells, side] = {
    one: [one, ["EdgeRight", "EdgeBottom"]],
    other: [other, ["EdgeLeft", "EdgeTop"]],
    both: [`${one}:${other}`, ["InsideVertical", "InsideHorizontal"]],
  }[by] as [string, ["EdgeRight", "EdgeBottom"]];
  front.getRange(cells).format.borders.getItem(side[wall & 1]!).style = stands ? "Continuous" : "None";
}

const addressIn = ({ columns }: Maze, cell: number) =>
  columnLetters(1 + (cell % columns)) + (2 + Math.floor(cell / columns));

/** The walls that Show as text tells. */
async function mazeTold(): Promise<Maze> {
  const { text } = await showText("box-drawing", conversation());
  return parseText(text).maze;
}

test.each(["both", "left", "right", "last", "each"] as const)(
  "walls changed by hand are found, one of each kind at a time, on either side of their edges, lines being held by %s",
  async (edgesHeldBy) => {
    await mazeOf(12, 9, { edgesHeldBy });
    const { maze } = kruskal({ rows: 9, columns: 12 }, new Random(choice.seed));
    const walls = wallsBetween(maze);
    const kinds = [0, 1].flatMap((side) =>
      [true, false].map((isOpen) => walls.filter((wall) => (wall & 1) === side && maze.isOpen(wall) === isOpen)),
    );
    let changed = 0;
    for (let i = 0; changed < walls.length; i++) {
      const some = kinds.flatMap((kind) => kind.slice(i, i + 1));
      await person((front) =>
        some.forEach((wall) => draw(front, maze, wall, maze.isOpen(wall), (i + wall) % 3 === 0 ? "other" : "one")),
      );
      expect([i, (await mazeTold()).standing]).toEqual([i, mazeIn(sheet(), "B2:M10").standing]);
      await person((front) => some.forEach((wall) => draw(front, maze, wall, !maze.isOpen(wall), "both")));
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
  const walls = wallsBetween(maze);
  for (let count = 0; count < 5; count++) {
    const wall = walls[random.below(walls.length)]!;
    const by = random.below(2) === 1 ? "other" : "one";
    await person((front) => draw(front, maze, wall, maze.isOpen(wall), by));
    if (maze.isOpen(wall)) changed.closeWall(wall);
    else changed.openWall(wall);
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
