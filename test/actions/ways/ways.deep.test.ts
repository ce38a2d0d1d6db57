import { type Filling, type Message, type MessageId, message } from "../../../src/message";
import { DEFAULT_SWITCHES } from "../../host/model/base/switches";
import { book, sheet } from "../openMaze";
import { coveringArray, pairsIn, pairsOf } from "./coveringArray";
import { wholePath, type Stage } from "./wholePath";

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
  leaves: ["no", "Windows", "Mac"],
  isWatched: [false, true],
  fromRibbon: [false, true],
} as const;

const combinations = coveringArray(FACTORS);

test("every two values of two switches stand together in a combination", () => {
  const covered = new Set(combinations.flatMap(pairsIn));
  expect([...pairsOf(FACTORS)].filter((pair) => !covered.has(pair))).toEqual([]);
  expect(combinations.length).toBeGreaterThanOrEqual(12);
});

/** Switches that no act of a pane's or ribbon's everyday can tell: they have tests of their own. */
const TESTED_APART = [
  "visibleCells",
  "selectionEvents",
  "keepsRemovedBorders",
  "joinsAreas",
  "dialogFault",
  "addInCommands",
  "manyPrintAreas",
  "printer",
  "blankForFunctions",
  "refusesNewSheets",
  "topOfRowsScale",
  "insertedFormat",
  "movedPrintArea",
  "inserting",
  "insertingActivates",
  "insertedStayUnlisted",
  "insertingNeedsAddresses",
  "millisecondsPerOperation",
  "platform",
];
/** Those that are switched on and off meanwhile: see the surroundings. */
const MEANWHILE = ["otherWorkbookInFront"];

test("every switch of the embedded workbook is among them", () => {
  const known = [...Object.keys(FACTORS), ...TESTED_APART, ...MEANWHILE];
  expect(Object.keys(DEFAULT_SWITCHES).filter((name) => !known.includes(name))).toEqual([]);
});

let documented: Awaited<ReturnType<typeof wholePath>>;
beforeAll(async () => {
  documented = await wholePath({}, { leaves: "no", isWatched: false, fromRibbon: false });
});

test("every act succeeds in an Excel that does as documented", () => {
  expect(documented.stages.filter(({ said }) => said[0] === "Failed")).toEqual([]);
});

/** No member takes a print area away but the deletion of its name. */
const leavesPrintArea = (act: string) => act === "Clear maze" && book.switches.printAreaName === "unlisted";
const shown = (stages: readonly Stage[]) =>
  stages.map(({ act, sheet: picture }) => {
    const { printArea } = picture;
    if (leavesPrintArea(act)) expect(["", "B2:J8"]).toContain(printArea);
    return { act, ...picture, printArea: leavesPrintArea(act) ? "" : printArea };
  });
const releasing = (stages: readonly Stage[]) => stages.filter(({ released }) => released > 0).map(({ act }) => act);

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

test.each(combinations)(
  "under %j every act does what it does as documented, and nothing stays behind",
  async (ways) => {
    const { leaves, isWatched, fromRibbon, ...switches } = ways;
    const { stages, before, bookletSheets, sheets } = await wholePath(switches, { leaves, isWatched, fromRibbon });
    expect(shown(stages)).toEqual(shown(documented.stages));
    expect(releasing(stages)).toEqual([]);
    expect(stages.map((stage) => sayingAsDocumented(stage))).toEqual(documented.stages.map(({ said }) => said));
    expect(bookletSheets).toEqual(documented.bookletSheets);
    expect(sheets).toEqual(documented.sheets);
    expect(shown(stages).at(-1)).toEqual({ act: stages.at(-1)!.act, ...before });
    const left = book.workbook.names.filter(({ scope }) => scope === sheet("Sheet1")).map(({ name }) => name);
    expect(left.sort()).toEqual(["MazeColumns", "MazeRows"]);
    const { zoom, printGridlines, orientation, printArea } = sheet("Sheet1").page;
    expect(printArea).toHaveLength(ways.printAreaName === "unlisted" ? 1 : 0);
    expect({ zoom, printGridlines, orientation }).toEqual({
      zoom: { scale: 100 },
      printGridlines: false,
      orientation: "Portrait",
    });
  },
);
