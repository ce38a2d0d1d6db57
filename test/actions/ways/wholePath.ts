import { sentencesIn, choice, conversation, book, drawLines, openInside, openWorkbook, person } from "../stage";
import { resize, sheet } from "../stage";
import type { Filling, Message } from "../../../src/message";
import { ActionFailure } from "../../../src/actions/core/work";
import { generate } from "../../../src/actions/make/generate";
import type { Player } from "../../../src/actions/watch/player";
import { OpenWorkbook } from "../../../src/worksheet/excel/openWorkbook";
import { type Held, actCalled } from "../../acts";
import { Picture } from "../../histories/picture";

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
    workbook.names.add("Everywhere", own.getRange("L3"));
    workbook.names.add("MazeGrid", own.getRange("L3"));
  });
  await drawLines(
    ...["C4:D4", "A3:B3", "L6:M6"].map((address) => [address, "InsideVertical", "Dash", "#C00000"] as const),
    ["H8:H9", "InsideHorizontal", "Dash", "#00B050"],
  );
}

/** What a path needs besides the switches. */
export interface Surroundings {
  /** In which Excel the person looks at another workbook when each act begins, and comes back when asked to; "no" in none. */
  readonly leaves: "no" | "Windows" | "Mac";
  /** Whether a handler listens to changes, as an open pane does. */
  readonly isWatched: boolean;
  /** Whether Check and Clear maze run in a second runtime, as from the ribbon. */
  readonly fromRibbon: boolean;
}

/** Acts in their order: up to a solution, to a loop that the person makes, to a booklet, and to the end. */
const toSolution = ["Step of a watched maze", "Watch a maze", "Write steps", "Draw merge tree"];
const toLoop = [
  "Write search with numbers, again",
  "Check",
  "Clear solution",
  "Race",
  "Colour distances",
  "Clear colours",
];
const toBooklet = [
  ...[
    "Repair",
    "Make passage",
    "Make wall",
    "Remove cells",
    "Add cells where none is missing",
    "Add exit",
    "Remove end",
  ],
  ...["Set entrance", "Insert row", "Delete row", "Show as text", "Write distances", "Prepare page", "Make booklet"],
];
const toEnd = ["Delete booklet", "Previous maze", "Clear maze"];
/** Those that the ribbon has too. */
const inRibbon = ["Check", "Check of a loop", "Clear maze"];

/** Runs Lavirint's actions on a sheet with a person's own content, and returns what was there after each. */
export async function wholePath(
  switches: Parameters<typeof openWorkbook>[0],
  { leaves, isWatched, fromRibbon }: Surroundings,
): Promise<{ stages: Stage[]; before: Picture; bookletSheets: Picture[]; sheets: string[] }> {
  openWorkbook({ ...switches, waits: false });
  const stages: Stage[] = [];
  const ribbon = fromRibbon ? { run: book.openRuntime(), workbook: new OpenWorkbook() } : undefined;
  const talk = () => {
    book.switches.otherWorkbookInFront = leaves;
    return conversation(true, ({ id }) => {
      if (id === "waiting-for-other-workbook") book.switches.otherWorkbookInFront = "no";
    });
  };
  let held: Held = {};
  /** Does an act of the registry, which is called otherwise where it is done a second time. */
  const does = async (act: string, name = act) => {
    book.workbook.activate(sheet("Sheet1"));
    const released = book.counter.cleanups.length;
    const run = actCalled(act).act;
    const doing =
      ribbon !== undefined && inRibbon.includes(name)
        ? ribbon.run(() => run({ ...talk(), workbook: ribbon.workbook }, held))
        : run(talk(), held);
    const said = await doing.then(
      (outcome) => {
        const { sentence, player } = outcome as { sentence?: Message; player?: Player };
        if (act.startsWith("Solve")) held = { ...held, search: player };
        return sentencesIn(sentence);
      },
      (failure: unknown) => [
        "Failed",
        ...(failure instanceof ActionFailure ? sentencesIn(failure.sentence) : [String(failure)]),
      ],
    );
    await new Promise(setImmediate);
    book.switches.otherWorkbookInFront = "no";
    const { length } = book.counter.cleanups;
    stages.push({ act: name, said, sheet: Picture.of(sheet("Sheet1")), released: length - released });
  };
  const all = async (acts: readonly string[]) => {
    for (const act of acts) await does(act);
  };
  if (isWatched) await person((own) => void own.onChanged.add(() => Promise.resolve()));
  await fillSheet();
  resize(COLUMNS, ROWS);
  await does("Size cells");
  const before = Picture.of(sheet("Sheet1"));
  await does("Generate");
  const stepped = { ...choice, seed: "watched", setNumbers: "grid", pace: "step", tint: true } as const;
  held = { player: (await generate(stepped, talk())).player };
  book.switches.otherWorkbookInFront = "no";
  await all(toSolution);
  await does("Solve with every mark, over a number", "Solve");
  await all(toLoop);
  await openInside("C3:D4");
  await does("Check", "Check of a loop");
  await all(toBooklet);
  const bookletSheets = ["Index", "Maze 1", "Maze 2", "Answers"].map((name) => Picture.of(sheet(name)));
  await all(toEnd);
  return {
    stages,
    before,
    bookletSheets,
    sheets: book.workbook.sheets.map(({ name, visibility }) => `${name} ${visibility}`),
  };
}
