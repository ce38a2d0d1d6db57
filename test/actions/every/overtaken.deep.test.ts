import { kruskal } from "../../../src/maze/generators/kruskal";
import { Random } from "../../../src/maze/model/random";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import type { Area } from "../../../src/worksheet/excel/addresses";
import { generate } from "../../../src/actions/make/generate";
import { goTo } from "../../../src/actions/watch/playing";
import { type Act, type Held, acts } from "../../acts";
import { hasName } from "../../acts/act";
import { arrange, memoryOf } from "../arranged";
import { choice, conversation } from "../conversation";
import { book, openMaze, sheet } from "../openMaze";
import { secondWindow } from "../secondWindow";
import { area, gridIn, mazeIn, photograph, valueAt } from "../sheetReading";
import { type Recording, record } from "../trouble";

/**
 * Another window, without Web Locks, draws its own maze while an act of the pane is at work: after any of its requests but the first, with
 * which it looks at the sheet, and also after one that failed, so that its undoing comes after the other's drawing.
 */

const THEIRS = "theirs";
/** The walls of a maze of theirs that stands at these cells. */
const theirsAt = ({ rows, columns }: Area) =>
  [...kruskal({ rows, columns }, new Random(THEIRS)).maze.standing].join("");

/** What an act begins with and does, once and in trouble, and the other window. */
interface Begun {
  readonly recording: Recording;
  /** Where the maze stands, if the act changes the sheet but not the size cells. */
  readonly place: string | undefined;
  /** What {@link cleared} gives of the maze that is there before the act. */
  readonly before: unknown;
  readonly inOther: ReturnType<typeof book.openRuntime>;
}

/** Does the act; the other window draws before this request of it, unless a sheet of the act is in front by then. Gives whether it did. */
async function isOvertaken({ recording, inOther }: Begun, request: number, failing?: number): Promise<boolean> {
  let drew = false;
  const happens = async () => {
    drew = sheet().name === "Sheet1";
    if (drew) await inOther(() => secondWindow().generate({ ...choice, seed: THEIRS }, conversation()));
  };
  const fault = { request: failing ?? 0, action: 2, code: "MemoryLimitReached" };
  await recording.again({ meanwhile: { request, happens }, ...(failing !== undefined && { fault }) });
  return drew;
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

async function begin({ act, arrange: own }: Act): Promise<Begun> {
  const sizes = () => ["BC12", "BC14"].map((cell) => valueAt(sheet("Sheet1"), cell)).join();
  const cells = () => JSON.stringify(photograph(sheet("Sheet1"), "A1:BD30"));
  const seen = () => ({ place: mazeInFront(), sizes: sizes(), cells: cells() });
  let held: Held = {};
  let first: ReturnType<typeof seen>;
  let restore!: () => void;
  const recording = await record(
    async () => {
      held = await arrange({ arrange: own ?? openBare });
      first = seen();
      restore = book.excel.fork();
    },
    (talk) => act(talk, held),
    { memory: () => memoryOf(held), look: () => undefined },
  );
  expect(recording.undisturbed.failure).toBeUndefined();
  const [one, last] = [first!, seen()];
  const counts =
    one.sizes === last.sizes && one.cells !== last.cells && (own === undefined || one.place === last.place);
  const place = counts ? one.place : undefined;
  restore();
  if (place !== undefined) await clearMaze(conversation());
  return { recording, place, before: cleared(), inOther: book.openRuntime() };
}

/** Shapes are part of what the other window draws; and a page that was being put back stays, where that fails. */
const left = /shape|masked|Add cells$|with its page/;
const tried = acts.filter(
  ({ troubleIn, name, beside, typed }) => (troubleIn ?? beside ?? typed) === undefined && !left.test(name),
);

test.each(tried)(
  "$name: another window's maze stays as it was drawn, whenever that was, and undoing leaves it alone",
  async (act) => {
    const begun = await begin(act);
    const { place, before, recording } = begun;
    if (place === undefined) return;
    const expectTheirs = async (where: object) => {
      const walls = [...mazeIn(sheet("Sheet1"), place).standing].join("");
      expect({ ...where, walls }).toEqual({ ...where, walls: theirsAt(area(place)) });
      book.workbook.activate(sheet("Sheet1"));
      await clearMaze(conversation());
      expect({ ...where, ...cleared() }).toEqual({ ...where, ...(before as object) });
    };
    for (const request of recording.telling.filter((each) => each > 1)) {
      if (await isOvertaken(begun, request)) await expectTheirs({ request });
      if (await isOvertaken(begun, request + 1, request)) await expectTheirs({ failing: request });
    }
  },
);
