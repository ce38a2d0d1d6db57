import { type Ends, Maze, Random, cornerEnds, passagesOf } from "../../../src/maze/model";
import { Follower, Walk } from "../../../src/maze/walking";
import { kruskal } from "../../../src/maze/generators/kruskal";

/*
 *  0 - 1 - 2   3      The passages of this maze of 4 x 3:
 *  |       |   |      4 is a dead end below 0, 5 one beside 6,
 *  4   5 - 6 - 7      and 6, 7, 11, 10 close a loop.
 *          |   |
 *  8 - 9 - 10- 11
 */
function small(): Maze {
  const maze = Maze.walled({ rows: 3, columns: 4 });
  const right = (cell: number) => maze.openWall(2 * cell);
  const down = (cell: number) => maze.openWall(2 * cell + 1);
  [0, 1, 5, 6, 8, 9, 10].forEach(right);
  [0, 2, 3, 6, 7].forEach(down);
  return maze;
}
const ends: Ends = { entrance: 0, exits: [8, 3] };
const SIDE = { right: 0, down: 1, left: 2, up: 3 } as const;

/** A walk with a selection as Excel has it. */
function walking(maze = small(), its = ends) {
  const walk = new Walk(maze, its);
  const follower = new Follower(walk);
  const { columns } = maze;
  const report = (cell: number) => follower.report({ row: Math.floor(cell / columns), column: cell % columns });
  return { walk, follower, report, at: (row: number, column: number) => follower.report({ row, column }) };
}

describe("a walk", () => {
  test("leaves a dead end marked, and a loop that closes unmarked", () => {
    const { walk } = walking();
    walk.step(SIDE.down);
    walk.step(SIDE.up);
    expect([walk.markOf(4), walk.markOf(0), walk.trail]).toEqual(["dead", "trail", [0]]);
    for (const side of ["right", "right", "down", "right", "down", "left"] as const) walk.step(SIDE[side]);
    expect(walk.trail).toEqual([0, 1, 2, 6, 7, 11, 10]);
    expect(walk.step(SIDE.up)).toBe(true);
    expect([walk.trail, [...walk.dead]]).toEqual([[0, 1, 2, 6], [4]]);
    expect([7, 11, 10].map((cell) => walk.markOf(cell))).toEqual([undefined, undefined, undefined]);
  });

  test("a dead end that is entered again belongs to the trail, and a corridor is dead once all behind it is", () => {
    const { walk } = walking();
    walk.step(SIDE.down);
    walk.step(SIDE.up);
    walk.step(SIDE.down);
    expect([walk.markOf(4), walk.kindOf(4), walk.kindOf(6), walk.kindOf(1)]).toEqual([
      "trail",
      "dead-end",
      "crossing",
      "corridor",
    ]);
  });

  test("is at an exit on any of them", () => {
    const { walk } = walking();
    for (const side of ["right", "right", "down", "right", "up"] as const) walk.step(SIDE[side]);
    expect([walk.position, walk.isAtExit]).toEqual([3, true]);
  });
});

test("a run that is reported ends at an exit, and a path through one too", () => {
  const { walk, at, report } = walking(small(), { entrance: 6, exits: [7] });
  expect([at(1, 99), walk.steps, walk.isAtExit]).toEqual(["walked", 1, true]);
  const other = walking(small(), { entrance: 6, exits: [7] });
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
  const { walk, follower, at } = walking(maze, { ...cornerEnds(maze), exits: [35] });
  const expected = new Walk(maze, { entrance: 0, exits: [35] });
  let selection = { row: 0, column: 0 };
  const reports: { row: number; column: number }[] = [];
  const requests: { row: number; column: number }[] = [];
  /** What requests have selected and the pane has not been told. */
  const unseen: { row: number; column: number }[] = [];
  const isAt = (one: typeof selection, other: typeof selection) => one.row === other.row && one.column === other.column;
  const positions: number[] = [];
  const place = () => ({ row: Math.floor(walk.position / 6), column: walk.position % 6 });
  const follow = () => {
    for (const { row, column } of reports.splice(0)) at(row, column);
    unseen.length = 0;
    positions.push(walk.position);
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
    const [down, right] = [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ][side] as [number, number];
    const next = { row: selection.row + down, column: selection.column + right };
    // The one key that cannot be told from the selection's own way back.
    if (requests.length + unseen.length > 0 && [...requests, ...unseen].some((own) => isAt(own, next))) continue;
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
  return { walk, expected, selection, place: place(), positions, maze };
}

test.each([...Array(200).keys()])("no key is lost and none goes through a wall, however slow Excel is (%i)", (seed) => {
  const { walk, expected, selection, place, positions, maze } = pressed(`keys ${seed}`, seed % 2 === 1);
  expect([walk.position, walk.steps]).toEqual([expected.position, expected.steps]);
  expect(selection).toEqual(place);
  // Each cell of the trail leads to the next one through a passage.
  const passages = passagesOf(maze);
  const sideOf = new Map([1, 6, -1, -6].map((step, side) => [step, side]));
  const isPassage = (from: number, to: number) => (passages[from]! & (1 << sideOf.get(to - from)!)) !== 0;
  expect(walk.trail.slice(1).every((cell, i) => isPassage(walk.trail[i]!, cell))).toBe(true);
  expect(positions.length).toBeGreaterThan(0);
});
