import { type Message, message } from "../../../src/message";
import { aldousBroder } from "../../../src/maze/generators/walks/aldousBroder";
import { generatorById } from "../../../src/maze/generators/generators";
import { narrationOf } from "../../../src/maze/generators/shared/narrationOf";
import { WalkRecord } from "../../../src/maze/generators/walks/walkRecord";
import { wilson } from "../../../src/maze/generators/walks/wilson";
import { Random } from "../../../src/maze/model/random";
import {
  encodeStep,
  ERASED,
  OPENED,
  stepOutcome,
  WALKED,
  type Generation,
  type Trace,
} from "../../../src/maze/trace/trace";
import { TraceCursor } from "../../../src/maze/trace/cursor";
import { placeOf, type Place } from "../../../src/maze/trace/steps";

const grid = { rows: 9, columns: 13 };
const name = (cell: number) => `cell ${cell}`;

function placesOf(trace: Trace, { columns } = grid): Place[] {
  return Array.from(trace.steps, (step) => placeOf({ columns }, step));
}

/** Large enough for walks of several slices, at the ends of which moves are dropped. */
const large = { rows: 80, columns: 80 };

/** The trace with a record that keeps so many moves. */
function kept(walk: typeof wilson, moves: number): Generation {
  return walk(large, new Random("kept"), new WalkRecord(large, moves));
}

describe("Wilson's trace", () => {
  it("is loop-erased walks from cells outside to the maze, each loop told of, each way joined from the maze outwards", () => {
    const { trace } = generatorById("wilson").make(grid, new Random("walks"));
    const cursor = new TraceCursor(grid, trace, narrationOf({ id: "wilson" }));
    const maze = new Set<number>();
    let way: number[] = [];
    let loops = 0;
    placesOf(trace).forEach(({ selected, neighbour, outcome }, i) => {
      cursor.moveTo(i + 1);
      if (outcome === WALKED) {
        if (way.length === 0) way.push(selected);
        expect(selected).toBe(way.at(-1));
        expect(maze.has(selected)).toBe(false);
        way.push(neighbour);
        // A cell that stands twice on the way is a loop, and the next step tells of it.
        const isLoop = way.indexOf(neighbour) < way.length - 1;
        expect(i + 1 < trace.steps.length && placeOf(grid, trace.steps[i + 1]!).outcome === ERASED).toBe(isLoop);
      } else if (outcome === ERASED) {
        const loop = way.length - 1 - way.indexOf(neighbour);
        expect(cursor.describeStep(name)!.args.did).toEqual(
          message("walk-erases-cells", { neighbour: name(neighbour), cells: loop }),
        );
        way = way.slice(0, way.indexOf(neighbour) + 1);
        loops++;
      } else {
        expect(outcome).toBe(OPENED);
        expect(way.at(-1)).toBe(selected);
        expect(way.at(-2)).toBe(neighbour);
        maze.add(selected).add(neighbour);
        way.pop();
        if (way.length === 1) way.pop();
      }
      // A cell that joins the maze leaves the way.
      const left = new Set(outcome === OPENED ? way.slice(0, -1) : way);
      expect([...cursor.walk!.path.copy()]).toEqual([...left]);
    });
    expect(maze.size).toBe(117);
    expect(loops).toBeGreaterThan(10);
  });

  it("is followed back over any length of walk: tints and loops are those of a cursor that came straight there", () => {
    const size = { rows: 40, columns: 40 };
    const { trace } = generatorById("wilson").make(size, new Random("long walks"));
    const narration = narrationOf({ id: "wilson" });
    const { length } = trace.steps;
    expect(length).toBeGreaterThan(5 * 1024);
    const cursor = new TraceCursor(size, trace, narration);
    cursor.moveTo(length);
    const loop = trace.steps.findIndex((step, i) => i > 2048 && placeOf(size, step).outcome === ERASED) + 1;
    for (const position of [3 * 1024, 3 * 1024 - 1, 2 * 1024 + 1, loop, loop, 1025, 1024, 1023, 1, 0, 1024, 0]) {
      cursor.moveTo(position);
      const fresh = new TraceCursor(size, trace, narration);
      fresh.moveTo(position);
      expect([position, cursor.describeStep(name)]).toEqual([position, fresh.describeStep(name)]);
      expect(cursor.tints()).toEqual(fresh.tints());
      expect([...cursor.walk!.path.copy()]).toEqual([...fresh.walk!.path.copy()]);
      expect(cursor.walk!.loop).toBe(fresh.walk!.loop);
      if (position === loop) expect(cursor.walk!.loop).toBeGreaterThan(1);
    }
  });

  it("of some moves only leaves no way behind where a wall falls, because moves to it may be missing", () => {
    const size = { rows: 1, columns: 4 };
    const steps = Uint32Array.of(encodeStep(0, WALKED, 0), encodeStep(4, OPENED, 0));
    const narration = narrationOf({ id: "wilson" });
    const ways = [2, 1, undefined].map((every) => {
      const cursor = new TraceCursor(size, { start: "walled", steps, every }, narration);
      cursor.moveTo(2);
      return [...cursor.walk!.path.copy()];
    });
    expect(ways).toEqual([[], [0, 1], [0, 1]]);
  });

  it("is said in words: a walk begins, goes on, meets the maze, joins it", () => {
    const { trace } = generatorById("wilson").make(grid, new Random("words"));
    const cursor = new TraceCursor(grid, trace, narrationOf({ id: "wilson" }));
    const said = placesOf(trace).map(({ selected, neighbour }, i) => {
      cursor.moveTo(i + 1);
      const { id, args } = cursor.describeStep(name)!.args.did as Message;
      expect(args).toMatchObject({
        neighbour: name(neighbour),
        ...(id !== "walk-erases-cells" && { cell: name(selected) }),
      });
      return "meets" in args ? `${id}: ${args.meets}` : id;
    });
    expect(said[0]).toBe("walk-begins: nothing");
    expect(new Set(said)).toEqual(
      new Set([
        "walk-begins: nothing",
        "walk-begins: maze",
        "walk-goes: nothing",
        "walk-goes: maze",
        "walk-erases-cells",
        "walk-joins",
      ]),
    );
  });
});

describe("Aldous and Broder's trace", () => {
  it("is one walk from neighbour to neighbour that opens the wall into every cell it comes to for the first time", () => {
    const { trace } = generatorById("aldous-broder").make(grid, new Random("walk"));
    const places = placesOf(trace);
    const met = new Set([places[0]!.selected]);
    let cell = places[0]!.selected;
    for (const { selected, neighbour, outcome } of places) {
      expect(selected).toBe(cell);
      expect(outcome).toBe(met.has(neighbour) ? WALKED : OPENED);
      met.add(neighbour);
      cell = neighbour;
    }
    expect(met.size).toBe(117);
  });
});

describe.each([
  ["wilson", wilson],
  ["aldous-broder", aldousBroder],
] as const)("a walk of %s that is too long to keep", (id, walk) => {
  it("is told of by every second, fourth, … move, all walls that fall, and says so", () => {
    const whole = kept(walk, 1e6);
    const thin = kept(walk, 3000);
    expect(whole.trace.every).toBe(1);
    const every = thin.trace.every!;
    expect(every).toBeGreaterThan(2);
    const ofKind = ({ trace }: Generation, outcome: number) =>
      placesOf(trace, large).filter((place) => place.outcome === outcome);
    expect(ofKind(thin, OPENED)).toEqual(ofKind(whole, OPENED));
    expect(ofKind(thin, ERASED)).toEqual([]);
    expect(ofKind(thin, WALKED)).toEqual(ofKind(whole, WALKED).filter((_, move) => move % every === 0));
    expect(thin.maze.standing).toEqual(whole.maze.standing);
    expect(ofKind(thin, WALKED).length).toBeLessThanOrEqual(3000);
    const { steps } = whole.trace;
    expect(steps.buffer.byteLength / 4).toBeLessThanOrEqual(2 * (steps.length + whole.maze.size));

    const cursor = new TraceCursor(large, thin.trace, narrationOf({ id }));
    const first = placesOf(thin.trace, large).findIndex(({ outcome }) => outcome === WALKED);
    cursor.moveTo(first + 1);
    expect(cursor.describeStep(name)!.args.did).toMatchObject({
      id: "together",
      args: { sentences: [expect.anything() as unknown, message("one-move-shown", { every })] },
    });
    for (const position of [thin.trace.steps.length, 5, thin.trace.steps.length - 3]) {
      cursor.moveTo(position);
      const fresh = new TraceCursor(large, thin.trace, narrationOf({ id }));
      fresh.moveTo(position);
      expect(cursor.tints()).toEqual(fresh.tints());
    }
  });

  it("makes the same maze without any record, and tells of the walls that fall alone", () => {
    for (const mask of [undefined, Uint8Array.from({ length: 117 }, (_, cell) => Number(cell % 13 !== 6))]) {
      const made = (record: WalkRecord | undefined) => walk({ ...grid, mask }, new Random("bare"), record);
      const [bare, told] = [made(undefined), made(new WalkRecord({ ...grid, mask }))];
      expect(bare.maze.standing).toEqual(told.maze.standing);
      expect(bare.trace.steps).toEqual(told.trace.steps.filter((step) => stepOutcome(step) === OPENED));
    }
  });
});

describe("How much of a walk is told of", () => {
  it("is all of it while a maze is small enough to be watched, and at most four moves a cell of a larger one", () => {
    const told = (rows: number) => {
      const { maze, trace } = generatorById("wilson").make({ rows, columns: 100 }, new Random("long"));
      return { every: trace.every, walked: trace.steps.length - maze.countPassages() };
    };
    const [watched, larger] = [told(200), told(201)];
    expect(watched.every).toBe(1);
    expect(watched.walked).toBeGreaterThan(4 * 20_000);
    expect(larger.every).toBe(4);
    expect(larger.walked).toBeLessThanOrEqual(4 * 20_100);
    expect(larger.walked).toBeGreaterThan(20_100);
  });
});
