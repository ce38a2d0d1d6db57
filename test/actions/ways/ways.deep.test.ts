import { type Filling, type Message, type MessageId, message } from "../../../src/message";
import { generate } from "../../../src/actions/make/generate";
import type { Player } from "../../../src/actions/watch/player";
import { OpenWorkbook } from "../../../src/worksheet/excel/openWorkbook";
import { type Held, actCalled } from "../../acts";
import { Picture } from "../../histories/picture";
import { DEFAULT_SWITCHES } from "../../host/model/base/switches";
import { book, choice, conversation, drawLines, openInside, openWorkbook, person, resize, sheet } from "../stage";
import { sentencesIn } from "../stage";

/** What Excel may do this way or that, for all that anybody knows; see "Switches" in the README of the embedded workbook. */
const FACTORS = {
  edgesHeldBy: ["both", "left", "right", "last", "each"],
  fittingTaken: ["at once", "later", "never"],
  pageSettingsRead: ["as written", "in another form", "null"],
  printAreaName: ["English", "localized", "unlisted"],
  undo: ["off", "web", "desktop", "none"],
  apiSet: [117, 114],
  refusesPackedAddresses: [false, true],
  mixedBordersRead: ["null", "first"],
  patternsReadNull: [false, true],
  listsWorkbookNames: [false, true],
  usesIdsAgain: [false, true],
  newSheetsStayBehind: [false, true],
  freezingActivates: [false, true],
  refusesLargeWatchedWrites: [false, true],
  millisecondsPerArea: [0, 40],
  millisecondsPerUndoStep: [0, 30],
  /** In which Excel the person looks at another workbook when each act begins, and comes back when asked to; "no" in none. */
  leaves: ["no", "Windows", "Mac"],
  /** Whether a handler listens to changes, as an open pane does. */
  isWatched: [false, true],
  /** Whether Check and Clear maze run in a second runtime, as from the ribbon. */
  fromRibbon: [false, true],
} as const;
type Ways = { readonly [Name in keyof typeof FACTORS]?: (typeof FACTORS)[Name][number] };

/**
 * Combinations in which any two values of any two factors stand together at least once: far fewer than all (Cohen, Dalal, Fredman and
 * Patton, "The AETG System", 1997). Greedy: each begins with a pair that is missing, and takes for each further factor the value that
 * covers the most missing pairs.
 */
function combinations(): Ways[] {
  const factors = Object.entries<readonly unknown[]>(FACTORS);
  const pairsOf = (ways: Readonly<Record<string, unknown>>) => {
    const set = factors.flatMap(([name]) => (name in ways ? [[name, ways[name]]] : []));
    return set.flatMap((first, i) => set.slice(i + 1).map((second) => JSON.stringify([first, second])));
  };
  const missing = new Set(
    factors.flatMap(([first, values], i) =>
      factors.slice(i + 1).flatMap(([second, others]) => {
        return values.flatMap((a) => others.flatMap((b) => pairsOf({ [first]: a, [second]: b })));
      }),
    ),
  );
  const gain = (ways: Ways) => pairsOf(ways).filter((pair) => missing.has(pair)).length;
  const found: Ways[] = [];
  for (const pair of missing) {
    let ways = Object.fromEntries(JSON.parse(pair) as [string, unknown][]) as Ways;
    for (const [name, values] of factors) {
      if (name in ways) continue;
      const filled = values.map((value): Ways => ({ ...ways, [name]: value }));
      ways = filled.reduce((best, other) => (gain(other) > gain(best) ? other : best));
    }
    for (const covered of pairsOf(ways)) missing.delete(covered);
    found.push(ways);
  }
  return found;
}

/** Switches that no act of a pane's or ribbon's everyday can tell: they have tests of their own. */
const TESTED_APART = [
  ...["visibleCells", "selectionEvents", "keepsRemovedBorders", "joinsAreas", "dialogFault", "addInCommands"],
  ...["manyPrintAreas", "printer", "blankForFunctions", "refusesNewSheets", "topOfRowsScale", "insertedFormat"],
  ...["movedPrintArea", "inserting", "insertingActivates", "insertedStayUnlisted", "insertingNeedsAddresses"],
  ...["millisecondsPerOperation", "platform"],
];
/** Those that are switched on and off meanwhile: see the surroundings. */
const MEANWHILE = ["otherWorkbookInFront"];

test("every switch of the embedded workbook is among them", () => {
  const known = [...Object.keys(FACTORS), ...TESTED_APART, ...MEANWHILE];
  expect(Object.keys(DEFAULT_SWITCHES).filter((name) => !known.includes(name))).toEqual([]);
});

/** A 9 x 7 maze covers B2:J8. */
const COLUMNS = 9;
const ROWS = 7;

/** What is on the sheet after an action, and what the action said. */
interface Stage {
  readonly act: string;
  readonly said: readonly Filling[];
  readonly sheet: Picture;
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

/** Acts in their order: up to a solution, to a loop that the person makes, to a booklet, and to the end. */
const toSolution = ["Step of a watched maze", "Watch a maze", "Write steps", "Draw merge tree"];
const toLoop = [
  ...["Write search with numbers, again", "Check", "Clear solution", "Race", "Colour distances", "Clear colours"],
];
const toBooklet = [
  ...["Repair", "Make passage", "Make wall", "Remove cells", "Add cells where none is missing", "Add exit"],
  ...["Remove end", "Set entrance", "Insert row", "Delete row", "Show as text", "Write distances", "Prepare page"],
  "Make booklet",
];
const toEnd = ["Delete booklet", "Previous maze", "Clear maze"];
/** Those that the ribbon has too. */
const inRibbon = ["Check", "Check of a loop", "Clear maze"];

/** Runs Lavirint's actions on a sheet with a person's own content, and returns what was there after each. */
async function wholePath({ leaves = "no", isWatched, fromRibbon, ...switches }: Ways = {}) {
  openWorkbook({ ...switches, waits: false });
  const stages: Stage[] = [];
  const ribbon = fromRibbon === true ? { run: book.openRuntime(), workbook: new OpenWorkbook() } : undefined;
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
    const { sentence, player } = (await doing) as { sentence?: Message; player?: Player };
    if (act.startsWith("Solve")) held = { ...held, search: player };
    await new Promise(setImmediate);
    book.switches.otherWorkbookInFront = "no";
    // None by which office.js lets go of ranges afterwards, beside the next request of the action.
    expect([name, book.counter.cleanups.length]).toEqual([name, released]);
    stages.push({ act: name, said: sentencesIn(sentence), sheet: Picture.of(sheet("Sheet1")) });
  };
  const all = async (acts: readonly string[]) => {
    for (const act of acts) await does(act);
  };
  if (isWatched === true) await person((own) => void own.onChanged.add(() => Promise.resolve()));
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
  const sheets = book.workbook.sheets.map(({ name, visibility }) => `${name} ${visibility}`);
  return { stages, before, bookletSheets, sheets };
}

let documented: Awaited<ReturnType<typeof wholePath>>;
beforeAll(async () => {
  documented = await wholePath();
});

/** No member takes a print area away but the deletion of its name. */
const leavesPrintArea = (act: string) => act === "Clear maze" && book.switches.printAreaName === "unlisted";
const shown = (stages: readonly Stage[]) =>
  stages.map(({ act, sheet: picture }) => {
    const { printArea } = picture;
    if (leavesPrintArea(act)) expect(["", "B2:J8"]).toContain(printArea);
    return { act, ...picture, printArea: leavesPrintArea(act) ? "" : printArea };
  });

const isOf = <Id extends MessageId>(told: Filling, id: Id): told is Message<Id> =>
  typeof told === "object" && told.id === id;

/** What an act said, but for what it has to say besides of an Excel that can or does less. */
function sayingAsDocumented({ act, said }: Stage): readonly Filling[] {
  const asDocumented = documented.stages.find((stage) => stage.act === act)!.said;
  const { fittingTaken } = book.switches;
  if (fittingTaken === "never") {
    if (act === "Prepare page" && said.some((told) => isOf(told, "page-not-all-set"))) return asDocumented;
    if (act === "Make booklet") return said.filter((told) => !isOf(told, "page-not-all-set"));
  }
  if (leavesPrintArea(act)) {
    return said
      .filter((told) => !isOf(told, "print-area-stays"))
      .map((told) => (isOf(told, "maze-cleared") ? message("cleared-as-before", told.args) : told));
  }
  return said;
}

test.each(combinations())(
  "under %j every act does what it does as documented, and nothing stays behind",
  async (ways) => {
    const { stages, before, bookletSheets, sheets } = await wholePath(ways);
    expect(shown(stages)).toEqual(shown(documented.stages));
    expect(stages.map((stage) => sayingAsDocumented(stage))).toEqual(documented.stages.map(({ said }) => said));
    expect(bookletSheets).toEqual(documented.bookletSheets);
    expect(sheets).toEqual(documented.sheets);
    expect(shown(stages).at(-1)).toEqual({ act: stages.at(-1)!.act, ...before });
    const left = book.workbook.names.filter(({ scope }) => scope === sheet("Sheet1")).map(({ name }) => name);
    expect(left.sort()).toEqual(["MazeColumns", "MazeRows"]);
    const { zoom, printGridlines, orientation, printArea } = sheet("Sheet1").page;
    expect(printArea).toHaveLength(ways.printAreaName === "unlisted" ? 1 : 0);
    expect([zoom, printGridlines, orientation]).toEqual([{ scale: 100 }, false, "Portrait"]);
  },
);
