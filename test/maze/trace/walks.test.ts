import { message } from "../../../src/message";
import { aldousBroder } from "../../../src/maze/generators/walks/aldousBroder";
import { generatorById } from "../../../src/maze/generators/generators";
import { kruskalPicks } from "../../../src/maze/generators/walks/kruskalPicks";
import { describeStep, encodeStep, stepOutcome, type Trace, placeOf, Outcome } from "../../../src/maze/trace";
import { TraceCursor } from "../../../src/maze/trace";
import { WalkRecord } from "../../../src/maze/generators/walks/walks";
import { wilson } from "../../../src/maze/generators/walks/wilson";
import { Random } from "../../../src/maze/model/random";
import { ACTIVE, chamberOf, runOf, tintsAt, walkOf } from "../../../src/maze/trace/tints";
import { tinted } from "./smallTrace";

const grid = { rows: 9, columns: 13 };
const name = (cell: number) => `cell ${cell}`;

const placesOf = (trace: Trace) => Array.from(trace.steps, (step) => placeOf(grid, step));

test("Wilson's trace is loop-erased walks from cells outside to the maze, each loop told of, each way joined from the maze outwards", () => {
  const { trace } = generatorById("wilson").make(grid, new Random("walks"));
  const cursor = new TraceCursor(grid, trace);
  const maze = new Set<number>();
  let way: number[] = [];
  let loops = 0;
  placesOf(trace).forEach(({ selected, neighbour, outcome }, i, places) => {
    cursor.moveTo(i + 1);
    if (outcome === Outcome.walked) {
      if (way.length === 0) way.push(selected);
      expect(selected).toBe(way.at(-1));
      expect(maze.has(selected)).toBe(false);
      way.push(neighbour);
      // A cell that stands twice on the way is a loop, and the next step tells of it.
      const isLoop = way.indexOf(neighbour) < way.length - 1;
      expect(places[i + 1]?.outcome === Outcome.erased).toBe(isLoop);
    } else if (outcome === Outcome.erased) {
      expect(describeStep(cursor, "wilson", name)!.args.did).toEqual(
        message("walk-erases", { neighbour: name(neighbour) }),
      );
      way = way.slice(0, way.indexOf(neighbour) + 1);
      loops++;
    } else {
      expect(outcome).toBe(Outcome.joined);
      expect(way.at(-1)).toBe(selected);
      expect(way.at(-2)).toBe(neighbour);
      maze.add(selected).add(neighbour);
      way.pop();
      if (way.length === 1) way.pop();
    }
    // A cell that joins the maze leaves the way.
    expect(new Set(walkOf(cursor))).toEqual(new Set(outcome === Outcome.joined ? way.slice(0, -1) : way));
  });
  expect(maze.size).toBe(117);
  expect(loops).toBeGreaterThan(10);
});

test("Aldous and Broder's trace is one walk from neighbour to neighbour that opens the wall into every cell it comes to for the first time", () => {
  const { trace } = generatorById("aldous-broder").make(grid, new Random("walk"));
  const places = placesOf(trace);
  const met = new Set([places[0]!.selected]);
  let cell = places[0]!.selected;
  for (const { selected, neighbour, outcome } of places) {
    expect(selected).toBe(cell);
    expect(outcome).toBe(met.has(neighbour) ? Outcome.walked : Outcome.joined);
    met.add(neighbour);
    cell = neighbour;
  }
  expect(met.size).toBe(117);
});

test.each([
  ["wilson", wilson],
  ["aldous-broder", aldousBroder],
  ["kruskal-picks", kruskalPicks],
] as const)(
  "without a record, or if it is too long, a walk, or picks, of %s make the same maze, and tell of its walls alone",
  (_, walk) => {
    for (const mask of [undefined, Uint8Array.from({ length: 117 }, (_, cell) => Number(cell % 13 !== 6))]) {
      const made = (record: WalkRecord | undefined) => walk({ ...grid, mask }, new Random("bare"), record);
      const told = made(new WalkRecord({ ...grid, mask }));
      for (const bare of [made(undefined), made(new WalkRecord({ ...grid, mask }, 150))]) {
        expect(bare.maze.standing).toEqual(told.maze.standing);
        expect(bare.trace.steps).toEqual(told.trace.steps.filter((step) => stepOutcome(step) === Outcome.joined));
      }
    }
  },
);

test("walks are told of up to 20,000 cells, which have tints while one watches", () => {
  const walked = (rows: number) => {
    const { maze, trace } = generatorById("wilson").make({ rows, columns: 100 }, new Random("long"));
    return trace.steps.length - maze.countPassages();
  };
  expect(walked(200)).toBeGreaterThan(4 * 20_000);
  expect(walked(201)).toBe(0);
});

test("sidewinder's run begins behind the run before, in its own row, also where loops are told of between", () => {
  const steps = `
    A1 joined B1, A2 kept B2, A2 joined A1, A1 looped B1, B2 blocked C2, C2 joined D2, C2 joined C1,
    A3 joined B3, B3 joined C3, C3 kept D3, B3 joined B2, B2 looped C2, D3 joined D2`;
  const active = tinted("sidewinder", steps).map((each) => each.split("|")[0]!.trim());
  expect(active.slice(0, 8)).toEqual(["", "A1 B1", "A2", "A2", "A2", "B2 C2", "B2 C2 D2", "B2 C2 D2"]);
  expect(active.slice(8)).toEqual(["A3 B3", "A3 B3 C3", "A3 B3 C3", "A3 B3 C3", "A3 B3 C3", "D3"]);
  expect(tinted("sidewinder", steps)[5]).toBe("B2 C2 | A1 B1 C1 D1 A2");
});

test("sidewinder's runs in one column are single cells, and a loop at the very beginning tells of none", () => {
  const at = (rows: number, columns: number, ...steps: number[]) => {
    const cursor = new TraceCursor({ rows, columns }, { start: "walled", steps: Uint32Array.from(steps) });
    cursor.moveTo(steps.length);
    return cursor;
  };
  const opensUpwards = (owner: number) => encodeStep(2 * owner + 1, Outcome.joined, 1);
  expect(runOf(at(3, 1, opensUpwards(0)))).toEqual({ first: 1, last: 1 });
  expect(runOf(at(3, 1, opensUpwards(0), opensUpwards(1)))).toEqual({ first: 2, last: 2 });
  const looped = at(2, 3, encodeStep(0, Outcome.looped, 0));
  expect(runOf(looped)).toBeUndefined();
  expect([...tintsAt(looped, "run")]).toEqual([0, 0, 0, 0, 0, 0]);
  expect(describeStep(looped, "sidewinder", String)!.args.did).toEqual(
    message("wall-makes-loop", { cell: "0", neighbour: "1" }),
  );
});

test("chambers are those that the cuts so far have left, each cut in two; its tint covers it", () => {
  const size = { rows: 17, columns: 23 };
  const generator = generatorById("recursive-division");
  const { trace } = generator.make(size, new Random("chambers"));
  const cursor = new TraceCursor(size, trace);
  const chambers = new Set(["0 390"]);
  const cuts = [...trace.steps.keys()].filter((i) => ((trace.steps[i]! >>> 1) & 15) === Outcome.gap);
  for (const cut of cuts) {
    cursor.moveTo(cut + 1);
    const { first, last, isUpright, walls } = chamberOf(cursor)!;
    expect(chambers.delete(`${first} ${last}`)).toBe(true);
    const [width, height] = [(last % 23) - (first % 23) + 1, Math.floor(last / 23) - Math.floor(first / 23) + 1];
    expect(isUpright ? height : width).toBe(walls + 1);
    expect(tintsAt(cursor, "chamber").filter((tint) => tint === ACTIVE)).toHaveLength(width * height);
    const owner = trace.steps[cut]! >>> 6;
    const before = isUpright ? Math.floor(last / 23) * 23 + (owner % 23) : Math.floor(owner / 23) * 23 + (last % 23);
    const after = isUpright
      ? Math.floor(first / 23) * 23 + (owner % 23) + 1
      : (Math.floor(owner / 23) + 1) * 23 + (first % 23);
    chambers.add(`${first} ${before}`).add(`${after} ${last}`);
    cursor.moveTo(cut + 1 + walls);
    expect(chamberOf(cursor)).toEqual({ first, last, isUpright, walls });
  }
  expect(chambers.size).toBe(cuts.length + 1);
});

test("sidewinder's runs fill each row below the first, each with one opening upwards", () => {
  const size = { rows: 12, columns: 9 };
  const generator = generatorById("sidewinder");
  const { trace } = generator.make(size, new Random("runs"));
  const cursor = new TraceCursor(size, trace);
  let next = 9;
  for (let i = 0; i < trace.steps.length; i++) {
    cursor.moveTo(i + 1);
    if (cursor.step()!.side !== "top") continue;
    const { first, last } = runOf(cursor)!;
    expect(first).toBe(next);
    expect(cursor.step()!.selected).toBeGreaterThanOrEqual(first);
    expect(cursor.step()!.selected).toBeLessThanOrEqual(last);
    next = last + 1;
  }
  expect(next).toBe(12 * 9);
});
