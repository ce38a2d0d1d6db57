import { sentencesIn } from "../../words/sentencesIn";
import type { Filling, Message } from "../../../src/message";
import { addCells, removeCells } from "../../../src/actions/edit/cells";
import { addExit, removeEnd, setEntrance } from "../../../src/actions/edit/ends";
import { deleteRow, insertRow } from "../../../src/actions/edit/rowsAndColumns";
import { makePassage, makeWall } from "../../../src/actions/edit/walls";
import type { BookletChoice } from "../../../src/actions/print/booklet/bookletChoice";
import { deleteBooklet } from "../../../src/actions/print/booklet/deleteBooklet";
import { makeBooklet } from "../../../src/actions/print/booklet/makeBooklet";
import { preparePage } from "../../../src/actions/print/preparePage";
import { ActionFailure } from "../../../src/actions/desk/work";
import { colourDistances } from "../../../src/actions/laboratory/colourDistances";
import { raceSolvers } from "../../../src/actions/laboratory/raceSolvers";
import { takeColoursAway } from "../../../src/actions/laboratory/takeColoursAway";
import { setUpSheet } from "../../../src/actions/front/setUpSheet";
import { bringBackMaze } from "../../../src/actions/make/bringBackMaze";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { generate } from "../../../src/actions/make/generate";
import { showText } from "../../../src/actions/make/showText";
import { check } from "../../../src/actions/solve/check";
import { clearSolution } from "../../../src/actions/solve/clearSolution";
import { mendMaze } from "../../../src/actions/solve/mendMaze";
import { solve } from "../../../src/actions/solve/solve";
import { writeDistances } from "../../../src/actions/solve/writeDistances";
import { writeSearch } from "../../../src/actions/solve/writeSearch";
import { goTo, watch } from "../../../src/actions/watch/playing";
import { writeMergeTree } from "../../../src/actions/watch/writeMergeTree";
import { writeSteps } from "../../../src/actions/watch/writeSteps";
import { choice, conversation } from "../conversation";
import { Picture } from "../../histories/picture";
import { book, openWorkbook, person, resize, select, sheet } from "../openMaze";
import { secondWindow } from "../secondWindow";
import { watching } from "../watch/watching";

/** A 9 x 7 maze covers B2:J8. */
const COLUMNS = 9;
const ROWS = 7;

/** What is on the sheet after an action, and what the action said. */
export interface Stage {
  readonly act: string;
  readonly said: readonly Filling[];
  readonly sheet: Picture;
  /** Requests by which office.js let go of ranges afterwards, beside the next one of the action. */
  readonly released: number;
}

/** Fills in what a person had before: in the place of the maze, on its frame, beside it, and elsewhere in the workbook. */
async function fillSheet(): Promise<void> {
  await person((own, workbook) => {
    own.getRange("D4").values = [["mine"]];
    own.getRange("E4").formulas = [["=1+1"]];
    own.getRange("L3").values = [["beside"]];
    own.getRange("E4").format.fill.color = "#FFCC00";
    own.getRange("F5:G6").format.fill.color = "#FFFFFF";
    own.getRange("H3").format.fill.color = "#DDEBF7";
    own.getRange("H3").format.fill.pattern = "Gray50";
    own.getRange("L4").format.fill.color = "#00CCFF";
    own.getRange("C1").format.columnWidth = 91;
    for (const [address, item] of [
      ["C4:D4", "InsideVertical"],
      ["A3:B3", "InsideVertical"],
      ["H8:H9", "InsideHorizontal"],
      ["L6:M6", "InsideVertical"],
    ] as const) {
      const border = own.getRange(address).format.borders.getItem(item);
      border.style = "Dash";
      border.color = item === "InsideVertical" ? "#C00000" : "#00B050";
    }
    workbook.names.add("Everywhere", own.getRange("L3"));
    workbook.names.add("MazeGrid", own.getRange("L3"));
  });
}

/** Opens the place between two neighbours by Excel's own means. */
const open = (address: string, item: "InsideVertical" | "InsideHorizontal") =>
  person((own) => {
    own.getRange(address).format.borders.getItem(item).style = "None";
  });

/** What a path needs besides the switches. */
export interface Surroundings {
  /** In which Excel the person looks at another workbook when each act begins, and comes back when asked to; "no" in none. */
  readonly leaves: "no" | "Windows" | "Mac";
  /** Whether a handler listens to changes, as an open pane does. */
  readonly isWatched: boolean;
  /** Whether Check and Clear maze run in a second runtime, as from the ribbon. */
  readonly fromRibbon: boolean;
}

const booklet: BookletChoice = {
  count: 2,
  columns: 5,
  rows: 4,
  difficulty: "rising",
  generators: ["kruskal"],
  ends: "corners",
  withDull: false,
  gaps: true,
  letters: true,
  seed: "a booklet",
  answers: 4,
  isOnOneSheet: false,
  paper: "A4",
  title: "",
  hasNameLine: true,
};

/**
 * Runs Lavirint's actions on a sheet with a person's own content, and returns what was there after each. `answered` is told of each
 * request whether it changed anything.
 */
export async function wholePath(
  switches: Parameters<typeof openWorkbook>[0],
  { leaves, isWatched, fromRibbon }: Surroundings,
  answered: (hasChanged: boolean) => void = () => undefined,
): Promise<{ stages: Stage[]; before: Picture; bookletSheets: Picture[]; sheets: string[] }> {
  openWorkbook({ ...switches, waits: false });
  const execute = book.excel.execute.bind(book.excel);
  book.excel.execute = async (...sent) => {
    const before = book.workbook.changes.count;
    const answer = await execute(...sent);
    answered(book.workbook.changes.count > before);
    return answer;
  };
  const stages: Stage[] = [];
  const talk = () => {
    book.switches.otherWorkbookInFront = leaves;
    return conversation(true, ({ id }) => {
      if (id === "waiting-for-other-workbook") book.switches.otherWorkbookInFront = "no";
    });
  };
  const does = async (act: string, outcome: Promise<{ readonly sentence?: Message }>) => {
    const { cleanups } = book.counter;
    const before = cleanups.length;
    const said = await outcome.then(
      ({ sentence }) => sentencesIn(sentence),
      (failure: unknown) => [
        "Failed",
        ...(failure instanceof ActionFailure ? sentencesIn(failure.sentence) : [String(failure)]),
      ],
    );
    await new Promise(setImmediate);
    book.switches.otherWorkbookInFront = "no";
    stages.push({ act, said, sheet: Picture.of(sheet("Sheet1")), released: cleanups.length - before });
  };
  const inRibbon = fromRibbon ? book.openRuntime() : <T>(work: () => Promise<T>) => work();
  const { check: checkThere, clearMaze: clearThere } = fromRibbon ? secondWindow() : { check, clearMaze };
  if (isWatched) await person((own) => void own.onChanged.add(() => Promise.resolve()));
  await fillSheet();
  resize(COLUMNS, ROWS);
  await does("Set up", setUpSheet(talk()));
  const before = Picture.of(sheet("Sheet1"));
  await does("Generate", generate(choice, talk()));
  const stepped = { ...choice, seed: "watched", setNumbers: "grid", pace: "step", tint: true } as const;
  const player = (await generate(stepped, talk())).player!;
  book.switches.otherWorkbookInFront = "no";
  await does("Step", goTo(player, 20, talk()));
  await does("Watch", watch(player, watching(100_000), talk()));
  await does("Write steps", writeSteps(player, talk()));
  book.workbook.activate(sheet("Sheet1"));
  await does("Draw merge tree", writeMergeTree(player, talk()));
  book.workbook.activate(sheet("Sheet1"));
  const search = {
    solver: "breadth-first",
    seed: "",
    route: { kind: "ends" },
    showVisited: true,
    arrows: true,
  } as const;
  const solution = solve({ ...search, pace: "instant" }, talk());
  await does("Solve", solution);
  await does("Write search", writeSearch((await solution).player, "numbers", talk()));
  book.workbook.activate(sheet("Sheet1"));
  await does(
    "Check of the solved maze",
    inRibbon(() => checkThere(talk())),
  );
  await does("Clear solution", clearSolution(talk()));
  const race = { solvers: ["breadth-first", "tremaux"], seed: "a race", pace: "instant" } as const;
  await does("Race", raceSolvers(race, talk()));
  await does("Colour distances", colourDistances(undefined, talk()));
  await does("Take colours away", takeColoursAway(talk()));
  await open("C3:D4", "InsideVertical");
  await open("C3:D4", "InsideHorizontal");
  await does(
    "Check of a loop",
    inRibbon(() => checkThere(talk())),
  );
  await does("Mend", mendMaze("mended", talk()));
  select("E5:F5");
  await does("Make passage", makePassage("", talk()));
  await does("Make wall", makeWall("", talk()));
  select("C6:D7");
  await does("Remove cells", removeCells(talk()));
  await does("Add cells", addCells(talk()));
  select("B8");
  await does("Set entrance", setEntrance(talk()));
  select("J2");
  await does("Add exit", addExit(talk()));
  await does("Remove end", removeEnd(talk()));
  select("D5");
  await does("Insert row", insertRow(talk()));
  await does("Delete row", deleteRow(talk()));
  await does("Show as text", showText("blocks", talk()));
  await does("Write distances", writeDistances("addresses", talk()));
  book.workbook.activate(sheet("Sheet1"));
  await does("Prepare page", preparePage(talk()));
  await does("Booklet", makeBooklet(booklet, talk()));
  const bookletSheets = ["Index", "Maze 1", "Maze 2", "Answers"].map((name) => Picture.of(sheet(name)));
  await does("Delete booklet", deleteBooklet(talk()));
  book.workbook.activate(sheet("Sheet1"));
  await does("Bring back", bringBackMaze(choice.layout, talk()));
  await does(
    "Clear",
    inRibbon(() => clearThere(talk())),
  );
  return {
    stages,
    before,
    bookletSheets,
    sheets: book.workbook.sheets.map(({ name, visibility }) => `${name} ${visibility}`),
  };
}
