import { clearSolution } from "../../../src/actions/solve/clearSolution";
import { generate } from "../../../src/actions/make/generate";
import { goTo } from "../../../src/actions/watch/playing";
import { solve } from "../../../src/actions/solve/solve";
import { choice, conversation } from "../conversation";
import { book, openWorkbook, sizesInColumnA } from "../openMaze";

beforeEach(() => openWorkbook());

async function mazeOf(side: number): Promise<void> {
  await sizesInColumnA(side, side);
  await generate(choice, conversation());
}

test.each([
  ["breadth-first", false, false],
  ["breadth-first", true, true],
  ["depth-first", true, true],
  ["right-hand", true, false],
  ["dijkstra", true, false],
])("%s on 100x100 (visited %s, arrows %s) takes at most 5 syncs and 210 KB", async (solver, showVisited, arrows) => {
  await mazeOf(100);
  for (const again of [false, true]) {
    book.counter.reset();
    await solve(
      { solver, seed: "a search", route: { kind: "ends" }, showVisited, arrows, pace: "instant" },
      conversation(),
    );
    expect([again, book.counter.requests.length <= 5, book.counter.bytes <= 210_000]).toEqual([again, true, true]);
  }
  book.counter.reset();
  await clearSolution(conversation());
  expect(book.counter.requests.length).toBeLessThanOrEqual(3);
  expect(book.counter.bytes).toBeLessThanOrEqual(150_000);
});

test("200x200 is solved with no request over 1 MB", async () => {
  await mazeOf(200);
  book.counter.reset();
  await solve(
    {
      solver: "depth-first",
      seed: "a search",
      route: { kind: "ends" },
      showVisited: true,
      arrows: true,
      pace: "instant",
    },
    conversation(),
  );
  expect(Math.max(...book.counter.requests.map(({ bytes }) => bytes))).toBeLessThan(1_000_000);
});

test("a search through 400x400 goes back to its first step, and no answer is larger than 5 MB", async () => {
  await mazeOf(400);
  const choices = { solver: "breadth-first", seed: "a search", route: { kind: "ends" }, pace: "instant" } as const;
  const { player } = await solve({ ...choices, showVisited: true, arrows: false }, conversation());
  book.counter.reset();
  await goTo(player!, 0, conversation());
  expect(player!.position).toBe(0);
  expect(Math.max(...book.counter.requests.map(({ answerBytes }) => answerBytes))).toBeLessThan(5_000_000);
});
