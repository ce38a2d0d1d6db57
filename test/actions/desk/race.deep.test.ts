import { message, together } from "../../../src/message";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { Random } from "../../../src/maze/model/random";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import type { ActionFailure } from "../../../src/actions/desk/work";
import { generate } from "../../../src/actions/make/generate";
import { OpenWorkbook } from "../../../src/worksheet/excel/openWorkbook";
import { choice, conversation } from "../conversation";
import { book, openMaze, openSized, pane, resize, sheet } from "../openMaze";
import { secondWindow } from "../secondWindow";
import { mazeIn, put } from "../sheetReading";

/**
 * Two windows that know nothing of each other: webviews without Web Locks, or two people at two machines. Both press Generate; the second
 * one while the first one's requests are under way.
 */

interface Scene {
  readonly arrange: () => Promise<unknown>;
  readonly grid: string;
  readonly size: { readonly rows: number; readonly columns: number };
  readonly setNumbers?: "hiddenSheet";
}

const scenes: Readonly<Record<string, Scene>> = {
  "on a fresh sheet": { arrange: () => openSized(12, 9), grid: "B2:M10", size: { rows: 9, columns: 12 } },
  "over values, with the hidden sheet": {
    arrange: async () => {
      await openSized(12, 9);
      put(sheet(), "C3", "covered");
    },
    grid: "B2:M10",
    size: { rows: 9, columns: 12 },
    setNumbers: "hiddenSheet",
  },
  "over a maze of the same size": {
    arrange: () => openMaze(12, 9, { seed: "earlier" }),
    grid: "B2:M10",
    size: { rows: 9, columns: 12 },
  },
  "over a smaller maze": {
    arrange: async () => {
      await openMaze(8, 5, { seed: "earlier" });
      resize(12, 9);
    },
    grid: "B2:M10",
    size: { rows: 9, columns: 12 },
  },
};

const seeds = ["the first", "the second"] as const;
const standingOf = (size: Scene["size"], seed: string) => [...kruskal(size, new Random(seed)).maze.standing].join("");

/** Both windows send few walls at once, so that a drawing takes several requests. */
const slowly = (workbook: OpenWorkbook): OpenWorkbook => {
  workbook.host.areasAtOnce = 20;
  return workbook;
};

/** In which order requests are looked at where both windows have sent one: 0 for the first window's, 1 for the second's, and again. */
const orders = [[0, 1], [1, 0, 0], [1]] as const;

/**
 * Lets requests of two clients through one by one. While both work, none is let through before each has sent one: how fast a machine
 * computes does not matter.
 */
class Gate {
  private readonly working = new Set<number>();
  private readonly waiting = new Map<number, () => void>();
  private turn = 0;

  constructor(private readonly order: readonly number[]) {}

  begins(window: number): void {
    this.working.add(window);
  }

  ends(window: number): void {
    this.working.delete(window);
    this.next();
  }

  pass(window: number): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.set(window, resolve);
      this.next();
    });
  }

  private next(): void {
    if (this.waiting.size < this.working.size || this.waiting.size === 0) return;
    const wanted = this.waiting.size === 1 ? undefined : this.order[this.turn++ % this.order.length];
    const [window, resolve] = [...this.waiting].find(([each]) => wanted === undefined || each === wanted)!;
    this.waiting.delete(window);
    resolve();
  }
}

/** Both draw; the second one begins before this request of the first one. Gives the requests of the first, and what each said. */
async function race({ arrange, setNumbers }: Scene, begin: number, order: readonly number[] = orders[0]) {
  await arrange();
  slowly(pane);
  const other = secondWindow(slowly(new OpenWorkbook({ clock: () => book.excel.passed })));
  const inOther = book.openRuntime();
  const chosen = { ...choice, ...(setNumbers === undefined ? {} : { setNumbers }) };
  const gate = new Gate(order);
  const draw = (window: number, drawing: () => Promise<unknown>): Promise<ActionFailure | undefined> => {
    gate.begins(window);
    return drawing()
      .then(
        () => undefined,
        (failure: unknown) => failure as ActionFailure,
      )
      .finally(() => gate.ends(window));
  };
  const execute = book.excel.execute.bind(book.excel);
  let requests = 0;
  let second: Promise<ActionFailure | undefined> | undefined;
  book.excel.execute = async (batch, flags, client = "") => {
    const window = client === FIRST_CLIENT ? 0 : 1;
    if (window === 0) requests++;
    if (window === 0 && requests === begin) {
      second = inOther(() => draw(1, () => other.generate({ ...chosen, seed: seeds[1] }, conversation())));
    }
    await gate.pass(window);
    return execute(batch, flags, client);
  };
  const first = await draw(0, () => generate({ ...chosen, seed: seeds[0] }, conversation()));
  const failures = [first, await second];
  book.excel.execute = execute;
  return { requests, failures };
}

const FIRST_CLIENT = "1";

/** Every race of a scene: begun at each request of the first window, in each order. */
async function everyRace(
  scene: Scene,
  check: (where: object, failures: readonly (ActionFailure | undefined)[]) => unknown,
) {
  const { requests } = await race(scene, Infinity);
  for (const order of orders) {
    for (let begin = 1; begin <= requests; begin++) {
      const { failures } = await race(scene, begin, order);
      await check({ begin, order }, failures);
    }
  }
}

describe.each(Object.entries(scenes))("%s", (_name, scene) => {
  test("one of the two mazes stands whole, whoever was faster, and the other window says so", async () => {
    await everyRace(scene, async (where, failures) => {
      const standing = [...mazeIn(sheet("Sheet1"), scene.grid).standing].join("");
      const winner = seeds.findIndex((seed) => standingOf(scene.size, seed) === standing);
      expect({ ...where, winner }).not.toEqual({ ...where, winner: -1 });
      expect({ ...where, failure: failures[winner] }).toEqual({ ...where, failure: undefined });
      const stamps = book.workbook.names.filter(({ name }) => name.startsWith("MazeStamp_"));
      expect({ ...where, stamps: stamps.length }).toEqual({ ...where, stamps: 1 });
      await clearMaze(conversation());
      const left = book.workbook.names.map(({ name }) => name).sort();
      expect({ ...where, left }).toEqual({ ...where, left: ["MazeColumns", "MazeRows"] });
      const names = book.workbook.sheets.map(({ name }) => name);
      expect({ ...where, names }).toEqual({ ...where, names: ["Sheet1"] });
    });
  });
});

test("the slower one says that the other one's maze stays", async () => {
  const losers: ActionFailure[] = [];
  await everyRace(scenes["on a fresh sheet"]!, (_where, failures) => {
    losers.push(...failures.filter((failure) => failure !== undefined));
  });
  expect(losers.length).toBeGreaterThan(0);
  for (const { sentence } of losers) {
    expect(sentence).toEqual(
      together(
        message("maze-changed-meanwhile", { sheet: "Sheet1" }),
        message("other-maze-stands", { sheet: "Sheet1" }),
      ),
    );
  }
});

test("two new sheets of the same name: the slower window leaves the other one's alone", async () => {
  const scene = { arrange: () => openSized(60, 60), grid: "B2:BI61", size: { rows: 60, columns: 60 } };
  await everyRace(scene, (where, failures) => {
    expect({ ...where, failures }).not.toMatchObject({
      failures: [expect.anything() as unknown, expect.anything() as unknown],
    });
    const standing = [...mazeIn(sheet("Maze"), scene.grid).standing].join("");
    const winner = seeds.findIndex((seed) => standingOf(scene.size, seed) === standing);
    expect({ ...where, winner }).not.toEqual({ ...where, winner: -1 });
    expect({ ...where, failure: failures[winner] }).toEqual({ ...where, failure: undefined });
  });
});
