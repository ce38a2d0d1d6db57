import { type Message, type MessageId, inShort } from "../../../src/message";
import { idsIn } from "../../words/sentencesIn";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { defaultLayout } from "../../../src/actions/desk/choices";
import { formatGrid } from "../../../src/actions/make/formatGrid";
import { generate } from "../../../src/actions/make/generate";
import { preparePage } from "../../../src/actions/print/preparePage";
import { setUpSheet } from "../../../src/actions/front/setUpSheet";
import { toggleSetNumbers } from "../../../src/actions/watch/toggleSetNumbers";
import { workbookExample } from "../../../src/actions/make/workbookExample";
import { choice, conversation } from "../conversation";
import { everything, testInTrouble, type Scenario } from "../trouble";
import { book, openWorkbook, resize } from "../openMaze";
import { mazeIn, photograph, put } from "../sheetReading";

/**
 * Every action, with each of its requests failing in turn: before its first call, and in its middle, when a part of it is
 * done. What the person reads afterwards must be true, and there is no half maze in any case.
 */

interface Arranged extends Scenario {
  /** What stands in the workbook before. */
  readonly arrange: () => Promise<void>;
}

const SEEDED = { ...choice, seed: "fault" };
const GRID = "B2:I6";

const sheet = () => book.workbook.sheet("Sheet1")!;

async function withSizeCells(columns: number, rows: number): Promise<void> {
  await setUpSheet(conversation());
  resize(columns, rows);
  put(sheet(), "K3", "a neighbour");
  put(sheet(), "C9", "another");
}

const wholeMaze = (address: string, on = sheet()) => {
  const maze = mazeIn(on, address);
  expect(maze.countPassages()).toBe(maze.size - 1);
};

const scenarios: Arranged[] = [
  {
    name: "Size cells on an empty sheet",
    arrange: () => Promise.resolve(),
    act: (talk) => setUpSheet(talk),
    done: () => expect(book.workbook.name("MazeRows", sheet())).toBeDefined(),
  },
  {
    name: "Size cells beside a sheet in use",
    arrange: async () => put(sheet(), "A1", "data"),
    act: (talk) => setUpSheet(talk),
    // Whether it comes to the front does not matter to what stands there.
    done: () => expect(book.workbook.name("MazeRows", book.workbook.sheet("Maze"))).toBeDefined(),
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
    done: () => wholeMaze("B2:BI61", book.workbook.sheet("Maze")),
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
    act: () => toggleSetNumbers(conversation()),
    done: () => expect(book.workbook.sheet("Maze sets")?.visibility).toBe("Visible"),
  },
  {
    name: "The workbook's example beside a sheet in use",
    arrange: async () => put(sheet(), "A1", "data"),
    act: (talk) => workbookExample(talk),
    done: () => expect(book.workbook.sheet("Maze")!.value(2, 6)).toBe(14),
  },
  {
    name: "Show set numbers that nobody kept",
    arrange: async () => {
      await withSizeCells(8, 5);
      await generate(SEEDED, conversation());
    },
    act: (talk) => toggleSetNumbers(talk),
    done: () => expect(book.workbook.sheet("Maze sets")?.visibility).toBe("Visible"),
  },
  {
    name: "Generate with the usual set numbers beside somebody's values",
    arrange: () => withSizeCells(8, 5),
    act: (talk) => generate({ ...SEEDED, setNumbers: "usual" }, talk),
    done: () => {
      wholeMaze(GRID);
      expect(book.workbook.sheet("Maze sets")?.visibility).toBe("Hidden");
    },
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

const cellsOf = (photo: unknown) => (photo as { cells: unknown }).cells;

/** Opens the workbook of a scenario; gives a check that the neighbours are as they were. */
async function arrange(scenario: Arranged) {
  openWorkbook();
  await scenario.arrange();
  if (scenario.name.startsWith("Size cells")) return undefined;
  const neighbours = () => [cellsOf(photograph(sheet(), "K1:BD30")), cellsOf(photograph(sheet(), "A8:I30"))];
  const around = neighbours();
  return () => expect(neighbours()).toEqual(around);
}

/** Holds what is told against the sheet. */
function checkTruth(scenario: Scenario, told: Message, before: unknown): void {
  const says = (...ids: readonly MessageId[]) => idsIn(told).some((id) => ids.includes(id));
  expect(idsIn(told).join()).not.toMatch(/unfinished|in-part|partly/);
  if (says("nothing-changed", "sheet-as-before")) expect(everything()).toEqual(before);
  else if (says("grid-closed", "grid-closed-maze-kept")) {
    expect(mazeIn(sheet(), GRID).countPassages()).toBe(0);
    expect(book.workbook.sheet("Maze sets")?.usedArea(true)).toBeUndefined();
  } else if (says("page-set-up-stays")) expect(book.workbook.name("MazeGrid", sheet())).toBeUndefined();
  else if (says("earlier-maze-gone", "earlier-maze-gone-but-kept"))
    expect(book.workbook.name("MazeGrid", sheet())).toBeUndefined();
  else if (says("maze-cleared-nevertheless")) scenario.done();
  else throw new Error(`The sentence does not say how the sheet stands: ${inShort(told)}`);
}

testInTrouble(scenarios, arrange, checkTruth);
