import { clearMaze } from "../../../src/actions/make/clearMaze";
import { defaultLayout } from "../../../src/actions/desk/choices";
import { ActionFailure } from "../../../src/actions/desk/failure";
import { formatGrid } from "../../../src/actions/make/formatGrid";
import { generate } from "../../../src/actions/make/generate";
import { preparePage } from "../../../src/actions/front/preparePage";
import { setUpSheet } from "../../../src/actions/front/setUpSheet";
import { toggleSetNumbers } from "../../../src/actions/front/toggleSetNumbers";
import { openNodeWorkbook, type NodeWorkbook } from "../../host/node";
import { choice, conversation, type Conversation } from "../conversation";
import { mazeIn, photograph, put } from "../sheetReading";

/**
 * Every action, with each of its requests failing in turn: before its first call, and in its middle, when a part of it is
 * done. What the person reads afterwards must be true, and there is no half maze in any case.
 */

interface Scenario {
  readonly name: string;
  /** What stands in the workbook before. */
  readonly arrange: () => Promise<void>;
  readonly act: (talk: Conversation) => Promise<unknown>;
  /** What must be true when the action went well. */
  readonly done: () => void;
}

const SEEDED = { ...choice, seed: "fault" };
const GRID = "B2:I6";
/** Around the grid, and the grid itself; the size cells. */
const VIEW = "A1:BD30";

let book: NodeWorkbook;
const sheet = () => book.workbook.sheet("Sheet1")!;

async function withSizeCells(columns: number, rows: number): Promise<void> {
  await setUpSheet(conversation());
  put(sheet(), "BC12", columns);
  put(sheet(), "BC14", rows);
  put(sheet(), "K3", "a neighbour");
  put(sheet(), "C9", "another");
}

function resize(columns: number, rows: number): void {
  put(sheet(), "BC12", columns);
  put(sheet(), "BC14", rows);
}

const wholeMaze = (address: string, on = sheet()) => {
  const maze = mazeIn(on, address);
  expect(maze.countPassages()).toBe(maze.size - 1);
};

const scenarios: Scenario[] = [
  {
    name: "Set up sheet on an empty sheet",
    arrange: () => Promise.resolve(),
    act: (talk) => setUpSheet(talk),
    done: () => expect(book.workbook.name("MazeRows", sheet())).toBeDefined(),
  },
  {
    name: "Set up sheet beside a sheet in use",
    arrange: async () => put(sheet(), "A1", "data"),
    act: (talk) => setUpSheet(talk),
    done: () => expect(book.workbook.activeSheet.name).toBe("Maze"),
  },
  {
    name: "Format grid with numbers",
    arrange: () => withSizeCells(8, 5),
    act: (talk) => formatGrid(defaultLayout, "grid", talk),
    done: () => expect(sheet().value(5, 8)).toBe(40),
  },
  {
    name: "Generate on a fresh sheet",
    arrange: () => withSizeCells(8, 5),
    act: (talk) => generate(SEEDED, talk),
    done: () => wholeMaze(GRID),
  },
  {
    name: "Generate over somebody's values, with the hidden sheet",
    arrange: async () => {
      await withSizeCells(8, 5);
      put(sheet(), "C3", "covered");
    },
    act: (talk) => generate({ ...SEEDED, setNumbers: "hiddenSheet" }, talk),
    done: () => wholeMaze(GRID),
  },
  {
    name: "Generate over an earlier maze of the same size",
    arrange: async () => {
      await withSizeCells(8, 5);
      await generate({ ...choice, seed: "earlier", setNumbers: "hiddenSheet" }, conversation());
    },
    act: (talk) => generate({ ...SEEDED, setNumbers: "hiddenSheet" }, talk),
    done: () => wholeMaze(GRID),
  },
  {
    name: "Generate a smaller maze over an earlier one",
    arrange: async () => {
      await withSizeCells(8, 5);
      await generate({ ...choice, seed: "earlier" }, conversation());
      resize(3, 4);
    },
    act: (talk) => generate(SEEDED, talk),
    done: () => wholeMaze("B2:D5"),
  },
  {
    name: "Generate on a new sheet",
    arrange: () => withSizeCells(60, 60),
    act: (talk) => generate({ ...SEEDED, setNumbers: "hiddenSheet" }, talk),
    done: () => wholeMaze("B2:BI61", book.workbook.sheet("Maze 60x60")),
  },
  {
    name: "Prepare page",
    arrange: async () => {
      await withSizeCells(8, 5);
      await generate(SEEDED, conversation());
    },
    act: (talk) => preparePage(talk),
    done: () => expect(sheet().page.printArea).toHaveLength(1),
  },
  {
    name: "Show set numbers",
    arrange: async () => {
      await withSizeCells(8, 5);
      await generate({ ...SEEDED, setNumbers: "hiddenSheet" }, conversation());
    },
    act: () => toggleSetNumbers(),
    done: () => expect(book.workbook.sheet("Maze sets")?.visibility).toBe("Visible"),
  },
  {
    name: "Clear maze",
    arrange: async () => {
      await withSizeCells(8, 5);
      put(sheet(), "C3", "covered");
      await generate({ ...SEEDED, setNumbers: "hiddenSheet" }, conversation());
      await preparePage(conversation());
    },
    act: (talk) => clearMaze(talk),
    done: () => {
      expect(book.workbook.sheets).toHaveLength(1);
      expect(sheet().value(2, 2)).toBe("covered");
    },
  },
];

/** What the person would miss, of every sheet there is. */
function everything(): unknown {
  return {
    sheets: book.workbook.sheets.map((each) => [each.name, each.visibility, photograph(each, VIEW)]),
    front: book.workbook.activeSheet.name,
    names: book.workbook.names.map(({ name, formula }) => [name, formula]).sort(),
  };
}

const cellsOf = (photo: unknown) => (photo as { cells: unknown }).cells;

interface Trouble {
  /** A request that fails, and before which of its calls. */
  readonly fault?: { request: number; action: number; code: string };
  /** Stop is pressed while this request is under way. */
  readonly stopAt?: number;
}

async function run(scenario: Scenario, { fault, stopAt }: Trouble = {}) {
  book = openNodeWorkbook();
  await scenario.arrange();
  const neighbours = () => [cellsOf(photograph(sheet(), "K1:BD30")), cellsOf(photograph(sheet(), "A8:I30"))];
  const around = scenario.name.startsWith("Set up") ? undefined : neighbours();
  const before = everything();
  book.counter.reset();
  if (fault !== undefined) book.switches.faults = [{ ...fault, message: "A fault of the test." }];
  const talk = conversation();
  const execute = book.excel.execute.bind(book.excel);
  book.excel.execute = (...request) => {
    if (book.counter.requests.length + 1 === stopAt) talk.stop();
    return execute(...request);
  };
  const { failure, outcome } = await scenario.act(talk).then(
    (outcome) => ({ outcome: outcome as { sentence: string }, failure: undefined }),
    (error: unknown) => ({ failure: error as ActionFailure, outcome: undefined }),
  );
  const requests = book.counter.requests.map((request) => request.actions);
  book.switches.faults = [];
  if (around !== undefined) expect(neighbours()).toEqual(around);
  return { before, failure, outcome, requests };
}

/** Holds the sentence against the sheet. */
function checkTruth(scenario: Scenario, sentence: string, before: unknown): void {
  expect(sentence).not.toMatch(/unfinished|in part/);
  if (/Nothing was changed|is as it was before\./.test(sentence)) expect(everything()).toEqual(before);
  else if (/every wall closed/.test(sentence)) expect(mazeIn(sheet(), GRID).countPassages()).toBe(0);
  else if (/earlier maze on Sheet1 is gone/.test(sentence))
    expect(book.workbook.name("MazeGrid", sheet())).toBeUndefined();
  else if (/its set numbers on Maze sets are deleted/.test(sentence)) {
    wholeMaze(GRID);
    expect(book.workbook.sheet("Maze sets")?.usedArea(true)).toBeUndefined();
  } else if (/is cleared nevertheless/.test(sentence)) scenario.done();
  else throw new Error(`The sentence does not say how the sheet stands: ${sentence}`);
}

describe.each(scenarios)("$name", (scenario) => {
  afterEach(() => book.dispose());

  test.each(["GeneralException", "RequestAborted"])("each request fails in turn with %s", async (code) => {
    const { requests, failure } = await run(scenario);
    expect(failure).toBeUndefined();
    scenario.done();

    for (const [index, actions] of requests.entries()) {
      for (const action of [1, Math.ceil(actions / 2), actions]) {
        book.dispose();
        const broken = await run(scenario, { fault: { request: index + 1, action, code } });
        if (broken.failure === undefined) {
          scenario.done();
          continue;
        }
        expect(broken.failure).toBeInstanceOf(ActionFailure);
        expect(broken.failure.details).toContain(code);
        checkTruth(scenario, broken.failure.sentence, broken.before);
      }
    }
  });

  test("Stop is pressed during each request in turn", async () => {
    const { requests } = await run(scenario);
    for (const index of requests.keys()) {
      book.dispose();
      const { failure, outcome, before } = await run(scenario, { stopAt: index + 1 });
      expect(failure).toBeUndefined();
      if (outcome!.sentence.startsWith("Stopped.")) checkTruth(scenario, outcome!.sentence, before);
      else scenario.done();
    }
  });
});
