import { message } from "../../src/message";
import { Engine, type Computer, type Input, listInTurns, NotLoaded, Stopped } from "../../src/engine/engine";
import { byScript } from "../../src/engine/byScript";
import { inPage } from "../../src/engine/inPage";
import { inWorker, type WorkerLike } from "../../src/engine/inWorker";
import { perform, withRests } from "../../src/engine/perform";
import { serve, type ServingPort } from "../../src/engine/serve";
import { tasks, type TaskName } from "../../src/engine/tasks";
import { cornerEnds, MazeError, Maze } from "../../src/maze/model";
import { encode } from "../../src/maze/code";
import { UNVARIED } from "../../src/maze/generators/generators";
import { solverFactsById } from "../../src/maze/solvers";
import { ExcelSession } from "../../src/worksheet/excel/excelSession";
import { book, openWorkbook, pane } from "../actions/openMaze";

const recipe = { rows: 6, columns: 9, generator: "wilson", seed: "engine", variation: UNVARIED };
const maze = tasks.maze(recipe);
const { trace } = tasks.generation(recipe);
const ends = cornerEnds(maze);
const text = tasks.textOfDrawing({ form: "ascii", drawing: { maze, ends } });
const sheet = { rows: 100, columns: 100 };
const medium = { difficulty: "medium", ends: "corners" } as const;
const plan = { ...medium, count: 2, rows: 6, columns: 6, generators: ["eller"], seed: "booklet" };
const look = { wall: { weight: "thick", color: "000000" }, looks: [{}] } as const;
const mazes = [{ row: 1, column: 1, maze, gaps: [], look }];
const compared = { size: { rows: 5, columns: 5 }, mazes: 3, seed: "compare", variation: UNVARIED };

/** An input for each task. */
const inputs: { readonly [N in TaskName]: Input<N> } = {
  maze: { ...recipe, mask: undefined },
  generation: recipe,
  generationByWeights: { grid: { rows: 2, columns: 2 }, generator: "kruskal", walls: [3, 1] },
  isMazeOf: { recipe, maze },
  isStateOf: { recipe, maze: Maze.walled(recipe) },
  countComponents: { rows: 1, columns: 3, mask: Uint8Array.of(1, 0, 1) },
  setNumbers: { grid: recipe, trace, counts: [0, 10] },
  setNumbersOfCode: { code: encode(recipe), count: 10 },
  outlined: { outline: { kind: "word", text: "I" }, grid: { rows: 9, columns: 8 } },
  runSolver: { solver: "floyd-warshall", maze, ends, seed: "a" },
  searchRecord: { solver: solverFactsById("floyd-warshall"), maze, ends, visited: Uint32Array.of(0, 1) },
  shortestPath: { maze, ends },
  distances: { maze, from: 3 },
  allDistances: maze,
  longestPath: { maze, onEdge: true },
  findFaults: { maze: Maze.open({ rows: 3, columns: 3 }), ends: { entrance: 0, exits: [8] }, most: 2 },
  mend: { maze: Maze.open({ rows: 3, columns: 3 }), seed: "mend" },
  measureMaze: { maze, ends, generator: "wilson" },
  figures: { recipe, ends },
  compareGenerator: { ...compared, generator: "kruskal" },
  compareSolvers: { ...compared, generators: ["kruskal"], solvers: ["a-star"] },
  difficultyScale: plan,
  bookletMaze: { plan, scale: tasks.difficultyScale(plan), index: 1 },
  mazeOfLevel: { plan, scale: tasks.difficultyScale(plan), level: 4, seed: "booklet/1" },
  mazeOfText: text,
  textOfDrawing: { form: "blocks", drawing: { maze } },
  mazeOfPassages: { text: "B2 C2\nC2 C4", sheet },
  mazesAsFile: { sheets: [{ name: "Maze", cells: [{ row: 0, column: 0, value: "S" }], mazes }] },
  parsePassages: { text: "0 0 0 1\n0 1 1 1", sheet },
};

/** Workers that were opened, of which those that are not ended answer. */
let workers: (WorkerLike & { isEnded: boolean })[] = [];

/** A worker whose thread is this one, behind real messages. */
function openWorker(served: Readonly<Record<string, unknown>> = tasks): WorkerLike {
  const { port1, port2 } = new MessageChannel();
  const worker = Object.assign(port1, {
    isEnded: false,
    onerror: null,
    terminate: () => {
      worker.isEnded = true;
      port1.close();
    },
  });
  serve(port2 as unknown as ServingPort, served);
  workers.push(worker as (typeof workers)[number]);
  return worker as WorkerLike;
}

/** A worker that says that it is ready, and never answers. */
function busyWorker(): WorkerLike {
  const worker = openWorker();
  worker.postMessage = () => undefined;
  return worker;
}

const never = new AbortController().signal;
let aborting = new AbortController();

beforeEach(() => {
  workers = [];
  aborting = new AbortController();
  jest.spyOn(performance, "now").mockReturnValue(0); // times in outputs are the same
});

afterEach(async () => {
  jest.restoreAllMocks();
  await new Promise(setImmediate); // a worker that was just started says so
  for (const worker of workers) worker.terminate();
});

const places: [string, () => Promise<Computer>][] = [
  ["in a worker", () => inWorker(() => openWorker())],
  ["in the page", async () => inPage("this is a test")],
];

describe.each(places)("%s", (_, start) => {
  test.each(Object.keys(inputs) as TaskName[])("%s gives what it gives by itself", async (task) => {
    const run = tasks[task] as (input: unknown, tell: () => void) => unknown;
    const wanted = await perform(() => run(inputs[task], () => undefined), withRests());
    expect(await new Engine(start).run(task, inputs[task], never)).toEqual(wanted);
  });

  test("mazes arrive as mazes, also within what is sent and returned, and the sender keeps its own", async () => {
    const before = maze.copy();
    const drawing = await new Engine(start).run("mazeOfText", text, never);
    expect(drawing.maze).toBeInstanceOf(Maze);
    expect(drawing.maze.standing).toEqual(maze.standing);
    const mended = await new Engine(start).run("mend", { maze, seed: "a" }, never);
    expect(mended.maze.countPassages()).toBe(53);
    expect(maze).toEqual(before);
    const mask = Uint8Array.of(0, 1, 1, 1);
    const masked = await new Engine(start).run("maze", { ...recipe, rows: 2, columns: 2, mask }, never);
    expect(masked.countCells()).toBe(3);
  });

  test("what a task throws keeps its class, its message and its place", async () => {
    const engine = new Engine(start);
    const tooLarge = await engine.run("maze", { ...recipe, rows: 0 }, never).catch((error: unknown) => error);
    expect(tooLarge).toBeInstanceOf(MazeError);
    const sentence = message("side-not-whole", { side: "rows", value: 0 });
    expect(tooLarge).toMatchObject({ name: "MazeError", kind: "size", sentence });
    const nobody = engine.run("maze", { ...recipe, generator: "nobody" }, never);
    await expect(nobody).rejects.toMatchObject({ kind: "choice" });
    const noText = engine.run("mazeOfText", "+--+\n|  |\n+-?+", never);
    await expect(noText).rejects.toMatchObject({ kind: "text", sentence: { args: { line: 3 } } });
    const bug = await engine.run("maze", undefined as never, never).catch((error: unknown) => error);
    expect(bug).toMatchObject({ name: "TypeError", stack: expect.stringContaining("maze/code") as string });
    expect(bug).not.toBeInstanceOf(MazeError);
  });

  test("tasks run one after the other, and one that fails keeps nobody waiting", async () => {
    const engine = new Engine(start);
    const ended: number[] = [];
    const note = (number: number) => () => void ended.push(number);
    await Promise.all([
      engine.run("maze", { ...recipe, rows: 80, columns: 80 }, never).then(note(1)),
      engine.run("maze", { ...recipe, rows: 0 }, never).catch(note(2)),
      engine.run("maze", recipe, never).then(note(3)),
    ]);
    expect(ended).toEqual([1, 2, 3]);
  });

  test("after Stop nothing is begun", async () => {
    aborting.abort();
    await expect(new Engine(start).run("maze", recipe, aborting.signal)).rejects.toBeInstanceOf(Stopped);
  });

  test("how far a task is, is told with what it has found so far", async () => {
    let time = 0;
    jest.spyOn(performance, "now").mockImplementation(() => (time += 100));
    const told: number[] = [];
    const of = inputs.compareGenerator;
    const last = await new Engine(start).run("compareGenerator", of, never, ({ made, figures }) => {
      told.push(made);
      expect(figures[0]!.sample.n).toBe(made);
    });
    expect(told).toEqual([1, 2, 3]);
    expect(last.made).toBe(3);
  });
});

test("in the page, Stop ends a task when it tells next", async () => {
  const told: number[] = [];
  const running = new Engine(async () => inPage("")).run("allDistances", maze, aborting.signal, (taken) => {
    told.push(taken);
    if (taken === 5) aborting.abort();
  });
  await expect(running).rejects.toBeInstanceOf(Stopped);
  expect(told).toEqual([1, 2, 3, 4, 5]);
});

test("a worker tells no more often than every 50 ms", async () => {
  const told: number[] = [];
  const count = (_: unknown, tell: (state: () => number) => void) => {
    for (let i = 0; i < 10; i++) {
      jest.spyOn(performance, "now").mockReturnValue(20 * i);
      tell(() => i);
    }
    return "counted";
  };
  const engine = new Engine(() => inWorker(() => openWorker({ allDistances: count })));
  expect(await engine.run("allDistances", maze, never, (state) => told.push(state))).toBe("counted");
  expect(told).toEqual([3, 6, 9]);
});

/** Until a worker that was opened has its task. */
const begun = () => new Promise((resolve) => setTimeout(resolve, 20));

test("Stop ends a worker that answers nothing any more, and the next task is done by a fresh one", async () => {
  const open = jest.fn(busyWorker);
  const engine = new Engine(() => inWorker(open));
  const running = engine.run("maze", recipe, aborting.signal);
  const next = engine.run("maze", recipe, never);
  await begun();
  open.mockImplementation(openWorker);
  aborting.abort();
  await expect(running).rejects.toBeInstanceOf(Stopped);
  expect((await next).standing).toEqual(maze.standing);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

test("a worker that dies at a task fails it, and the next one is done by another", async () => {
  const open = [busyWorker, () => openWorker()];
  const engine = new Engine(() => inWorker(() => open.shift()!()));
  const running = engine.run("maze", recipe, never);
  await begun();
  workers[0]!.onerror!({ message: "out of memory" });
  await expect(running).rejects.toThrow("The worker ended: out of memory");
  expect((await engine.run("maze", recipe, never)).standing).toEqual(maze.standing);
});

/** A worker that does not even say that it is ready. */
const silentWorker = () => Object.defineProperty(busyWorker(), "onmessage", { set: () => undefined });

test("a worker that cannot be opened or loaded is said to be none", async () => {
  const refused = inWorker(() => {
    throw new Error("not allowed here");
  });
  await expect(refused).rejects.toEqual(new Error("not allowed here"));
  const unloaded = inWorker(() => {
    const worker = silentWorker();
    setTimeout(() => worker.onerror?.({}));
    return worker;
  });
  await expect(unloaded).rejects.toEqual(new Error(""));
});

test("a worker that does not say within ten seconds that it is ready is ended, and the page computes itself", async () => {
  const silent = jest.fn(silentWorker);
  const Worker = function () {
    return silent();
  };
  Object.assign(globalThis, { Worker, document: { baseURI: "https://localhost/" } });
  jest.useFakeTimers();
  try {
    const engine = new Engine(byScript);
    const where = engine.prepare();
    await jest.advanceTimersByTimeAsync(9_999);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([false]);
    await jest.advanceTimersByTimeAsync(1);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
    expect(await where).toEqual(message("runs-in-page-because", { why: "The worker does not answer." }));
    jest.useRealTimers();
    expect((await engine.run("maze", recipe, never)).standing).toEqual(maze.standing);
    expect(silent).toHaveBeenCalledTimes(1);
  } finally {
    jest.useRealTimers();
    for (const name of ["Worker", "document"]) Reflect.deleteProperty(globalThis, name);
  }
});

test("where the engine does not load a sentence says so, and the next task tries again", async () => {
  const start = jest.fn(() => Promise.reject<Computer>(new NotLoaded()));
  const engine = new Engine(start);
  await expect(engine.run("maze", recipe, never)).rejects.toBeInstanceOf(NotLoaded);
  expect(await engine.prepare()).toEqual(message("runs-nowhere", { why: message("engine-not-loaded") }));
  start.mockImplementation(async () => inPage("forbidden"));
  expect((await engine.run("maze", recipe, never)).standing).toEqual(maze.standing);
  expect(await engine.prepare()).toEqual(message("runs-in-page-because", { why: "forbidden" }));
  expect(start).toHaveBeenCalledTimes(3);
});

test("where no worker starts after Stop the engine is started anew", async () => {
  const open = jest.fn(busyWorker);
  const start = jest.fn(() => inWorker(open));
  const engine = new Engine(start);
  const running = engine.run("maze", recipe, aborting.signal);
  await begun();
  open.mockImplementation(() => {
    throw new Error("no more");
  });
  aborting.abort();
  await expect(running).rejects.toBeInstanceOf(Stopped);
  await expect(engine.run("maze", recipe, never)).rejects.toBeInstanceOf(NotLoaded);
  start.mockImplementation(async () => inPage("forbidden"));
  expect((await engine.run("maze", recipe, never)).standing).toEqual(maze.standing);
});

test("a list is made to its end, in its order, unless Stop is pressed: then nothing more of it is made", async () => {
  const made: number[] = [];
  function* numbers() {
    for (let i = 0; i < 5; i++) {
      if (i === 3) aborting.abort();
      made.push(i);
      yield i;
    }
  }
  await expect(listInTurns(numbers(), aborting.signal)).rejects.toThrow(Stopped);
  expect(made).toEqual([0, 1, 2, 3]);
  made.length = 0;
  expect(await listInTurns(numbers())).toEqual([0, 1, 2, 3, 4]);
});

test("a request that was asked for, and not begun by office.js when Stop is pressed, is not made", async () => {
  openWorkbook();
  book.counter.reset();
  const asked = new ExcelSession(pane, aborting.signal).request((context) =>
    context.workbook.worksheets.getActiveWorksheet().load("name"),
  );
  aborting.abort();
  await expect(asked).rejects.toThrow(Stopped);
  expect(book.counter.requests).toHaveLength(0);
});
