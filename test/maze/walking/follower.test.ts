import { type Ends, Random, cornerEnds } from "../../../src/maze/model";
import { Follower, Walk } from "../../../src/maze/walking";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { drawn } from "../anyMaze";
import { openNeighbours } from "../shape";

/** 4 is a dead end below 0, 5 one beside 6, and 6, 7, 11, 10 close a loop. */
const { maze: small } = drawn(
  "+--+--+--+--+",
  "|S       |  |",
  "+  +--+  +  +",
  "|  |        |",
  "+--+--+  +  +",
  "|          E|",
  "+--+--+--+--+",
);

/** A walk with a selection as Excel has it. */
function walking(ends: Ends = { entrance: 0, exits: [8, 3] }, maze = small) {
  const walk = new Walk(maze, ends);
  const follower = new Follower(walk);
  const at = (row: number, column: number) => follower.report({ row, column });
  const report = (cell: number) => at(Math.floor(cell / maze.columns), cell % maze.columns);
  const go = (keys: string) => [...keys].map((key) => walk.step("RDLU".indexOf(key)));
  return { walk, follower, report, at, go };
}

describe("a walk", () => {
  test("leaves a dead end marked, and a loop that closes unmarked", () => {
    const { walk, go } = walking();
    go("DU");
    expect([walk.markOf(4), walk.markOf(0), walk.trail]).toEqual(["dead", "trail", [0]]);
    go("RRDRDL");
    expect(walk.trail).toEqual([0, 1, 2, 6, 7, 11, 10]);
    expect(go("U")).toEqual([true]);
    expect([walk.trail, [...walk.dead]]).toEqual([[0, 1, 2, 6], [4]]);
    expect([7, 11, 10].map((cell) => walk.markOf(cell))).toEqual([undefined, undefined, undefined]);
  });

  test("a dead end that is entered again belongs to the trail, and a corridor is dead once all behind it is", () => {
    const { walk, go } = walking();
    go("DUD");
    expect(walk.markOf(4)).toBe("trail");
    expect([4, 6, 1].map((cell) => walk.kindOf(cell))).toEqual(["dead-end", "crossing", "corridor"]);
  });

  test("is at an exit on any of them", () => {
    const { walk, go } = walking();
    go("RRDRU");
    expect([walk.position, walk.isAtExit]).toEqual([3, true]);
  });
});

test("a run that is reported ends at an exit, and a path through one too", () => {
  const { walk, at, report } = walking({ entrance: 6, exits: [7] });
  expect([at(1, 99), walk.steps, walk.isAtExit]).toEqual(["walked", 1, true]);
  const other = walking({ entrance: 6, exits: [7] });
  other.report(3);
  expect([other.walk.steps, other.walk.position, other.follower.needsSelecting]).toEqual([1, 7, true]);
  expect(report(7)).toBe("there");
});

test("the report of our own selection may never come", () => {
  const { walk, follower, report, at } = walking();
  const selected = () => {
    follower.selecting();
    follower.selectionAnswered(true);
  };
  report(1);
  report(5);
  selected();
  expect([report(2), walk.position]).toEqual(["walked", 2]);
  // From then on it counts as selected when it is answered: the same wall is told again.
  expect(at(-1, 2)).toBe("wall");
  selected();
  expect(at(-1, 2)).toBe("wall");
  selected();
  expect([report(1), walk.position, walk.steps]).toEqual(["walked", 1, 3]); // a step back
});

/** A person who presses arrow keys, and an Excel that reports and selects at its own pace; what came of all keys that were pressed. */
function pressed(seed: string, isLossy: boolean) {
  const random = new Random(seed);
  const maze = kruskal({ rows: 6, columns: 6 }, random).maze;
  const { walk, follower, at } = walking(cornerEnds(maze), maze);
  const expected = new Walk(maze, cornerEnds(maze));
  let selection = { row: 0, column: 0 };
  const reports: { row: number; column: number }[] = [];
  const requests: { row: number; column: number }[] = [];
  /** What requests have selected and the pane has not been told. */
  const unseen: { row: number; column: number }[] = [];
  const isAt = (one: typeof selection, other: typeof selection) => one.row === other.row && one.column === other.column;
  const place = () => ({ row: Math.floor(walk.position / 6), column: walk.position % 6 });
  const follow = () => {
    for (const { row, column } of reports.splice(0)) at(row, column);
    unseen.length = 0;
    if (!follower.needsSelecting || requests.length > 0) return;
    follower.selecting();
    requests.push(place());
  };
  const answer = () => {
    const wanted = requests.shift();
    if (wanted === undefined) return;
    if (!isAt(wanted, selection)) reports.push((selection = wanted));
    unseen.push(wanted);
    follower.selectionAnswered(true);
  };
  for (let key = 0; key < 120 && !expected.isAtExit; key++) {
    const side = random.below(4);
    const [right, down] = [[1, 0, -1, 0][side]!, [0, 1, 0, -1][side]!];
    const next = { row: selection.row + down, column: selection.column + right };
    // The one key that cannot be told from the selection's own way back.
    if ([...requests, ...unseen].some((own) => isAt(own, next))) continue;
    if (next.row < -3 || next.column < -3 || next.row > 8 || next.column > 8) continue;
    expected.step(side);
    reports.push((selection = next));
    if (isLossy && random.below(4) === 0) reports.push(next);
    // The pane and Excel come to it now and then.
    for (let turn = random.below(4); turn > 0; turn--) [follow, answer][random.below(2)]!();
  }
  for (let turn = 0; turn < 6; turn++) {
    follow();
    answer();
  }
  return { walk, expected, selection, place: place(), maze };
}

test.each([...Array(200).keys()])("no key is lost and none goes through a wall, however slow Excel is (%i)", (seed) => {
  const { walk, expected, selection, place, maze } = pressed(`keys ${seed}`, seed % 2 === 1);
  expect([walk.position, walk.steps]).toEqual([expected.position, expected.steps]);
  expect(selection).toEqual(place);
  // Each cell of the trail leads to the next one through a passage.
  walk.trail.slice(1).forEach((cell, i) => expect(openNeighbours(maze, walk.trail[i]!)).toContain(cell));
});
