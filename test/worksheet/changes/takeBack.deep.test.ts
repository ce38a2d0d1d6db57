import { itemsTaken, itemsWritten, readFoundCells } from "../../../src/worksheet/beside/mazeItems";
import { loadWidths, narrowedBetween } from "../../../src/worksheet/place/narrowColumns";
import { solutionDrawn, solutionTaken, findStandingSolution } from "../../../src/worksheet/solution/solution";
import { pictureAdded, readPicturePlace } from "../../../src/worksheet/beside/sheetPicture";
import { type Difference, painted } from "../../../src/worksheet/changes/difference";
import { readCells } from "../../../src/worksheet/cells/fills";
import type { Change, ReversibleChange } from "../../../src/worksheet/changes/changes";
import { Job } from "../../../src/worksheet/excel/job";
import { endsChanged, lookAtEnds } from "../../../src/worksheet/ends/endChanges";
import { emptySheetTaken, mazeSheetAdded } from "../../../src/worksheet/grid/mazeSheet";
import { findEnds } from "../../../src/worksheet/ends/ends";
import { editedBetween } from "../../../src/worksheet/walls/keptWalls";
import { factBetween } from "../../../src/worksheet/memory/fact";
import { facts } from "../../../src/worksheet/memory/facts";
import { pageSetUp } from "../../../src/worksheet/paper/page";
import { readSheet, type SheetState } from "../../../src/worksheet/sheet/sheetState";
import { sizeCellsBetween } from "../../../src/worksheet/sizeCells/sizeCells";
import { stampBetween } from "../../../src/worksheet/identity/stamp";
import { loadWallBlock, looksBetween, wallBlockOf, wallsBetween } from "../../../src/worksheet/walls/wallBlock";
import { NO_TEXTS } from "../../../src/worksheet/paper/pageTexts";
import { mazeSheetTexts } from "../../../src/actions/desk/mazeSheetTexts";
import { say } from "../../../src/words";
import { book, forkPane, openMaze, openWorkbook, pane, person } from "../../actions/openMaze";
import { area, put } from "../../actions/sheetReading";
import { everything } from "../../actions/trouble";

/**
 * Every kind of reversible change, made as far as each of its calls: taken back once or twice, also before it was begun, it leaves the
 * workbook as it was.
 */

const GRID = area("B2:I6");
const job = () => new Job(pane, new AbortController().signal, undefined, "thisact");

interface Kind {
  readonly name: string;
  readonly arrange?: () => Promise<unknown>;
  readonly change: (state: SheetState) => Promise<Change>;
}

/** What there is of the workbook, pictures too. */
const workbook = () => [everything(), book.workbook.sheets.map(({ shapes }) => shapes.length)];

const sheet = () => book.workbook.sheet("Sheet1")!;
const inMaze = (): Promise<void> => openMaze(8, 5, { seed: "taken back" });
const ofDifferences = async (...differences: Difference[]) => painted(differences);

const block = (state: SheetState) =>
  job()
    .onSheet(state.id, (on) => loadWallBlock(on, GRID, GRID))
    .then((loaded) => wallBlockOf(job(), GRID, loaded, "FFFFFF"));

const standing = async (state: SheetState) =>
  findStandingSolution(state, GRID, await readCells(job(), state.id, GRID, "FFFFFF"));

const sketch = () => ({
  kinds: Uint8Array.from({ length: 40 }, (_, cell) => [0, 1, 2][cell % 3]!),
  arrows: Uint8Array.from({ length: 40 }, (_, cell) => cell % 5),
});

const found = (state: SheetState) => readFoundCells(job(), state, GRID);

const texts = { cells: Array.from({ length: 40 }, (_, i) => (i % 2 ? "=A" : "")), areNumbers: false, fontSize: 7 };

async function withContents(): Promise<void> {
  await inMaze();
  put(sheet(), "C3", "a note");
  put(sheet(), "D4", "'007");
  await person((own) => void (own.getRange("E4").formulas = [["=1+1"]]));
}

const kinds: readonly Kind[] = [
  {
    name: "walls, their names and looks",
    change: async (state) => {
      const before = await block(state);
      const to = before.standing.map((stands, cell) => (cell % 2 ? stands ^ 1 : stands));
      const mask = Uint8Array.from({ length: 40 }, (_, cell) => Number(cell !== 7));
      return ofDifferences(
        editedBetween(state, [2, 5]),
        ...stampBetween(state, "thisact"),
        factBetween(state, facts.mask, { rows: 5, columns: 8, mask }),
        wallsBetween(state.id, before, to),
        looksBetween(state.id, before, "D9D9D9,LightUp,7F7F7F", (cell) => cell === 7),
      );
    },
  },
  {
    name: "a solution",
    change: async (state) => painted(await solutionDrawn("thisact", await standing(state), sketch())),
  },
  {
    name: "the end of a solution",
    arrange: async () => {
      await inMaze();
      const state = await readSheet(job());
      await painted(await solutionDrawn("earlier", await standing(state), sketch())).make(job());
    },
    change: async (state) => painted(solutionTaken(await standing(state))),
  },
  {
    name: "an entrance that moves over a value",
    arrange: withContents,
    change: async (state) => {
      const { entrance } = findEnds(state.names, state.name, GRID);
      const put = [{ name: "MazeEntrance", cell: 18 }];
      const change = { state, area: GRID, grid: { rows: 5, columns: 8 }, isFramed: true, take: [entrance!], put };
      return endsChanged(await lookAtEnds(job(), change));
    },
  },
  {
    name: "items over texts and a formula",
    arrange: withContents,
    change: async (state) => itemsWritten(state, GRID, texts, await found(state)),
  },
  {
    name: "the end of items",
    arrange: async () => {
      await withContents();
      const state = await readSheet(job());
      await itemsWritten(state, GRID, texts, await found(state)).make(job());
    },
    change: async (state) => itemsTaken(state, GRID, await found(state)),
  },
  {
    name: "a page set-up",
    change: (state) => pageSetUp(job(), state, GRID, { paper: "A4", header: NO_TEXTS, footer: NO_TEXTS }),
  },
  {
    name: "a picture",
    change: async (state) => {
      const picture = { base64: PNG, width: 10, height: 10, title: "A", description: "B" };
      return pictureAdded(state, await readPicturePlace(job(), state, GRID, picture), picture);
    },
  },
  { name: "a sheet", change: async (state) => mazeSheetAdded(state, mazeSheetTexts(say), GRID, { isOutgrown: true }) },
  {
    name: "an empty sheet that is taken",
    arrange: async () => openWorkbook(),
    change: async (state) => (await emptySheetTaken(job(), state, mazeSheetTexts(say).labels, GRID))!,
  },
  {
    name: "size cells and narrow columns",
    arrange: async () => openWorkbook(),
    change: async (state) => {
      const widths = await job().onSheet(state.id, (on) => loadWidths(on));
      const made = sizeCellsBetween(state, mazeSheetTexts(say).labels, { rows: 3, columns: 4 });
      return ofDifferences(...made, ...narrowedBetween(state, widths));
    },
  },
];

/** One pixel. */
const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

describe.each(kinds)("$name", ({ arrange = inMaze, change }) => {
  async function begin() {
    await arrange();
    const made = (await change(await readSheet(job()))) as ReversibleChange;
    return { made, before: workbook() };
  }

  test("is taken back where it was never begun, and after it is done, once and twice", async () => {
    const { made, before } = await begin();
    await made.takeBack(job());
    expect(workbook()).toEqual(before);
    await made.make(job());
    expect(workbook()).not.toEqual(before);
    await made.takeBack(job());
    expect(workbook()).toEqual(before);
    await made.takeBack(job());
    expect(workbook()).toEqual(before);
  });

  test("is taken back wherever it breaks off", async () => {
    const { made, before } = await begin();
    const restore = [book.excel.fork(), forkPane()];
    book.counter.reset();
    await made.make(job());
    const requests = book.counter.requests.map(({ actions }) => actions);
    for (const [index, actions] of requests.entries()) {
      for (let action = 1; action <= actions; action += 1 + Math.floor(actions / 40)) {
        for (const each of restore) each();
        book.counter.reset();
        const code = "GeneralException";
        book.switches.faults = [{ request: index + 1, action, code, message: "A fault of the test." }];
        await made.make(job()).catch(() => undefined);
        book.switches.faults = [];
        await made.takeBack(job());
        const at = `request ${index + 1}, call ${action} of ${actions}`;
        expect({ at, is: workbook() }).toEqual({ at, is: before });
      }
    }
  });
});
