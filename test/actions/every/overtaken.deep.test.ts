import { kruskal } from "../../../src/maze/generators/kruskal";
import { Random } from "../../../src/maze/model/random";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import type { Area } from "../../../src/worksheet/excel/addresses";
import { generate } from "../../../src/actions/make/generate";
import { goTo } from "../../../src/actions/watch/playing";
import { type Act, type Held, acts } from "../../acts";
import { hasName } from "../../acts/act";
import { type Arranged, arranged } from "../arranged";
import { choice, conversation } from "../conversation";
import { book, openMaze, sheet } from "../openMaze";
import { secondWindow } from "../secondWindow";
import { area, gridIn, mazeIn, photograph, valueAt } from "../sheetReading";

/**
 * Another window, without Web Locks, draws its own maze while an act of the pane is at work: after any of its requests but the first, with
 * which it looks at the sheet, and also after one that failed, so that its undoing comes after the other's drawing.
 */

const THEIRS = "theirs";
/** The walls of a maze of theirs that stands at these cells. */
const theirsAt = ({ rows, columns }: Area) =>
  [...kruskal({ rows, columns }, new Random(THEIRS)).maze.standing].join("");

interface Played {
  readonly requests: number;
  readonly isOvertaken: boolean;
}

/** One act; the other window draws before this request of it, unless a sheet of the act is in front by then, and that one fails. */
async function play({ act }: Act, start: Arranged, overtakenAt: number, failing?: number): Promise<Played> {
  const held = start.again();
  const other = secondWindow();
  const inOther = book.openRuntime();
  const execute = book.excel.execute.bind(book.excel);
  let requests = 0;
  let isOvertaken = false;
  book.counter.reset();
  book.excel.execute = async (batch, flags, client = "") => {
    if (client !== "1") return execute(batch, flags, client);
    requests++;
    if (requests === overtakenAt && sheet().name === "Sheet1") {
      isOvertaken = true;
      await inOther(() => other.generate({ ...choice, seed: THEIRS }, conversation()));
    }
    if (requests === failing) {
      const request = book.counter.requests.length + 1;
      book.switches.faults = [{ request, action: 2, code: "MemoryLimitReached", message: "A fault of the test." }];
    }
    return execute(batch, flags, client).finally(() => (book.switches.faults = []));
  };
  await act(conversation(), held).catch(() => undefined);
  book.excel.execute = execute;
  return { requests, isOvertaken };
}

/** Sheet1 without a maze, and its names. */
const cleared = () => ({
  sheet: photograph(sheet("Sheet1"), "A1:P12"),
  names: book.workbook.names
    .filter(({ scope }) => scope === sheet("Sheet1"))
    .map(({ name }) => name)
    .sort(),
  hidden: book.workbook.sheets.filter(({ visibility }) => visibility !== "Visible").length,
});

/** The maze on Sheet1, which has to be in front. */
function mazeInFront(): string | undefined {
  return sheet().name === "Sheet1" && hasName("MazeGrid") ? gridIn(book.workbook) : undefined;
}

/** A maze of two that nothing stands beside. Mazes that cover more are drawn in several requests, between which nobody is kept out. */
async function openBare(): Promise<Held> {
  await openMaze(9, 7, { seed: "first" });
  const { player } = await generate({ ...choice, pace: "step" }, conversation());
  await goTo(player!, player!.play.length, conversation());
  return { player };
}

/** Where the maze stands before an act that changes the sheet but not the size cells; undefined for other acts. */
async function placeOf({ act, arrange }: Act, start: Arranged): Promise<string | undefined> {
  const held = start.again();
  const place = mazeInFront();
  const before = JSON.stringify(photograph(sheet("Sheet1"), "A1:BD30"));
  const sizes = () => ["BC12", "BC14"].map((cell) => valueAt(sheet("Sheet1"), cell)).join();
  const size = sizes();
  await act(conversation(), held).catch(() => undefined);
  if (size !== sizes() || JSON.stringify(photograph(sheet("Sheet1"), "A1:BD30")) === before) return undefined;
  return arrange !== undefined && mazeInFront() !== place ? undefined : place;
}

/** Shapes are part of what the other window draws; and a page that was being put back stays, where that fails. */
const left = /shape|masked|Add cells$|with its page/;
const tried = acts.filter(
  ({ troubleIn, name, beside, typed }) => (troubleIn ?? beside ?? typed) === undefined && !left.test(name),
);

describe.each(tried)("$name", (act) => {
  let start: Arranged;
  let place: string | undefined;
  let before: unknown;
  let count = 0;
  beforeAll(async () => {
    start = await arranged({ arrange: act.arrange ?? openBare });
    place = await placeOf(act, start);
    if (place === undefined) return;
    start.again();
    await clearMaze(conversation());
    before = cleared();
    count = (await play(act, start, Infinity)).requests;
  });

  const expectTheirs = async (where: object) => {
    const walls = [...mazeIn(sheet("Sheet1"), place!).standing].join("");
    expect({ ...where, walls }).toEqual({ ...where, walls: theirsAt(area(place!)) });
    book.workbook.activate(sheet("Sheet1"));
    await clearMaze(conversation());
    expect({ ...where, ...cleared() }).toEqual({ ...where, ...(before as object) });
  };

  test("another window's maze stays as it was drawn, whenever that was", async () => {
    for (let request = 2; request <= count; request++) {
      if ((await play(act, start, request)).isOvertaken) await expectTheirs({ request });
    }
  });

  test("undoing leaves another window's maze alone", async () => {
    for (let failing = 2; failing <= count; failing++) {
      if ((await play(act, start, failing + 1, failing)).isOvertaken) await expectTheirs({ failing });
    }
  });
});
