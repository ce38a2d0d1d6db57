import { kruskal } from "../../../src/maze/generators/kruskal";
import { Random } from "../../../src/maze/model/random";
import { removeCells } from "../../../src/actions/edit/cells";
import { addExit } from "../../../src/actions/edit/ends";
import { deleteColumn, insertRow } from "../../../src/actions/edit/rowsAndColumns";
import { makePassage, makeWall } from "../../../src/actions/edit/walls";
import { colourDistances } from "../../../src/actions/laboratory/colourDistances";
import { bringBackMaze } from "../../../src/actions/make/bringBackMaze";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { formatGrid } from "../../../src/actions/make/formatGrid";
import { generate } from "../../../src/actions/make/generate";
import { fillWithItems } from "../../../src/actions/print/fillWithItems";
import { fitToPage } from "../../../src/actions/print/page/fitToPage";
import { preparePage } from "../../../src/actions/print/preparePage";
import { clearSolution } from "../../../src/actions/solve/clearSolution";
import { mendMaze } from "../../../src/actions/solve/mendMaze";
import { solve } from "../../../src/actions/solve/solve";
import { choice, conversation, type Conversation } from "../conversation";
import { book, openMaze, select, sheet } from "../openMaze";
import { secondWindow } from "../secondWindow";
import { mazeIn, photograph } from "../sheetReading";

/**
 * Another window, without Web Locks, draws its own maze while an act of the pane is at work: after any of its requests but the first, with
 * which it looks at the sheet, and also after one that failed, so that its undoing comes after the other's drawing.
 */

const search = { solver: "breadth-first", seed: "", route: { kind: "ends" }, showVisited: true, arrows: true } as const;
const SIZE = { rows: 5, columns: 8 };
const WHERE = "B2:I6";
const THEIRS = "theirs";

interface Case {
  readonly arrange?: () => Promise<unknown>;
  readonly selected?: string;
  readonly act: (talk: Conversation) => Promise<unknown>;
}

const cases: Readonly<Record<string, Case>> = {
  "Make wall": { selected: "B2:I6", act: (talk) => makeWall("B2 B3", talk) },
  "Make passage": { selected: "B2:I6", act: (talk) => makePassage("", talk) },
  "Remove cells": { selected: "D4:E4", act: removeCells },
  "Add exit": { selected: "B4", act: addExit },
  Mend: {
    arrange: async () => {
      select("C3:F5");
      await makePassage("", conversation());
    },
    act: (talk) => mendMaze("a", talk),
  },
  "Insert row": { selected: "C4", act: insertRow },
  "Delete column": { selected: "D3", act: deleteColumn },
  Solve: { act: (talk) => solve({ ...search, pace: "instant" }, talk) },
  "Clear solution": {
    arrange: () => solve({ ...search, pace: "instant" }, conversation()),
    act: clearSolution,
  },
  "Colour distances": { act: (talk) => colourDistances(undefined, talk) },
  "Fill with items": {
    act: (talk) =>
      fillWithItems({ source: { kind: "numbers", last: 5 }, arrangement: "over and over", seed: "a" }, talk),
  },
  "Prepare page": { act: (talk) => preparePage(talk) },
  "Fit to page": { act: (talk) => fitToPage(talk) },
  "Format grid": { act: (talk) => formatGrid(choice.layout, "grid", talk) },
  "Previous maze": {
    arrange: () => generate({ ...choice, seed: "second" }, conversation()),
    act: (talk) => bringBackMaze(choice.layout, talk),
  },
  "Clear maze": { act: clearMaze },
};

const theirs = [...kruskal(SIZE, new Random(THEIRS)).maze.standing].join("");
let before: unknown;

interface Played {
  readonly requests: number;
  readonly isOvertaken: boolean;
}

/** One act; the other window draws before this request of it, and that one fails. */
async function play({ arrange, selected, act }: Case, overtakenAt: number, failing?: number): Promise<Played> {
  await openMaze(SIZE.columns, SIZE.rows, { seed: "first" });
  await arrange?.();
  select(selected ?? "A1");
  const other = secondWindow();
  const inOther = book.openRuntime();
  const execute = book.excel.execute.bind(book.excel);
  let requests = 0;
  let isOvertaken = false;
  book.excel.execute = async (batch, flags, client = "") => {
    if (client !== "1") return execute(batch, flags, client);
    requests++;
    if (requests === overtakenAt) {
      isOvertaken = true;
      await inOther(() => other.generate({ ...choice, seed: THEIRS }, conversation()));
    }
    const number = book.counter.requests.length + 1;
    if (requests === failing) {
      book.switches.faults = [
        { request: number, action: 2, code: "MemoryLimitReached", message: "A fault of the test." },
      ];
    }
    return execute(batch, flags, client).finally(() => (book.switches.faults = []));
  };
  await act(conversation()).catch(() => undefined);
  book.excel.execute = execute;
  return { requests, isOvertaken };
}

beforeAll(async () => {
  await openMaze(SIZE.columns, SIZE.rows);
  await clearMaze(conversation());
  before = photograph(sheet(), "A1:K10");
});

async function expectTheirs(where: object): Promise<void> {
  expect({ ...where, walls: [...mazeIn(sheet("Sheet1"), WHERE).standing].join("") }).toEqual({
    ...where,
    walls: theirs,
  });
  await clearMaze(conversation());
  expect({ ...where, sheet: photograph(sheet(), "A1:K10") }).toEqual({ ...where, sheet: before });
  const left = book.workbook.names.map(({ name }) => name).filter((name) => !/^Maze(Columns|Rows)$/.test(name));
  expect({ ...where, left, sheets: book.workbook.sheets.length }).toEqual({ ...where, left: [], sheets: 1 });
}

describe.each(Object.entries(cases))("%s", (_name, each) => {
  test("another window's maze stays as it was drawn, whenever that was", async () => {
    const { requests: count } = await play(each, Infinity);
    expect(count).toBeGreaterThan(1);
    for (let request = 2; request <= count; request++) {
      await play(each, request);
      await expectTheirs({ request });
    }
  });

  test("undoing leaves another window's maze alone", async () => {
    const { requests: count } = await play(each, Infinity);
    let undone = 0;
    for (let failing = 2; failing <= count; failing++) {
      const { isOvertaken } = await play(each, failing + 1, failing);
      if (!isOvertaken) continue;
      undone++;
      await expectTheirs({ failing });
    }
    expect(undone).toBeGreaterThan(0);
  });
});
