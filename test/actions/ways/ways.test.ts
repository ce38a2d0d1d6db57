import { DEFAULT_SWITCHES } from "../../host/model/base/switches";
import { book, sheet } from "../openMaze";
import { coveringArray, pairsIn, pairsOf } from "./coveringArray";
import { wholePath, type Stage } from "./wholePath";

/** What Excel may do this way or that, for all that anybody knows; see "Switches" in the README of the embedded workbook. */
const FACTORS = {
  edgesHeldBy: ["both"], // still to come: "left", "right", "last", "each"
  fittingTaken: ["at once", "later", "never"],
  printAreaName: ["English", "localized", "unlisted"],
  undo: ["off", "web", "desktop", "none"],
  apiSet: [117, 109],
  refusesPackedAddresses: [false], // still to come: true
  joinsTouchingAreas: [false], // still to come: true
  mixedBordersRead: ["null", "first"],
  patternsReadNull: [false, true],
  listsWorkbookNames: [false, true],
  referenceStyle: ["A1"], // still to come: "R1C1"
  freezingActivates: [false, true],
  refusesLargeWatchedWrites: [false, true],
  millisecondsPerArea: [0, 40],
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
const TESTED_APART = ["keepsRemovedBorders", "dialogFault"];

test("every switch of the embedded workbook is among them", () => {
  const known = [...Object.keys(FACTORS), ...TESTED_APART];
  expect(Object.keys(DEFAULT_SWITCHES).filter((name) => !known.includes(name))).toEqual([]);
});

let documented: Awaited<ReturnType<typeof wholePath>>;
beforeAll(async () => {
  documented = await wholePath({}, { isWatched: false, fromRibbon: false });
});

const shown = (stages: readonly Stage[]) => stages.map(({ act, sheet: picture }) => ({ act, ...picture }));

test.each(combinations)(
  "under %j every act does what it does as documented, and nothing stays behind",
  async (ways) => {
    const { isWatched, fromRibbon, ...switches } = ways;
    const { stages, before, sheets } = await wholePath(switches, { isWatched, fromRibbon });
    expect(shown(stages)).toEqual(shown(documented.stages));
    // An Excel before 1.13 cannot be asked which formulas refer to the maze, which two sentences say in addition.
    const said = (all: readonly Stage[]) =>
      all.flatMap((stage) => (stage.act === "Prepare page" ? [] : stage.said.replace(/ Formulas elsewhere .*/, "")));
    expect(said(stages)).toEqual(said(documented.stages));
    expect(sheets).toEqual(documented.sheets);
    expect(stages.at(-1)!.sheet).toEqual(before);
    const left = book.workbook.names.filter(({ scope }) => scope === sheet("Sheet1")).map(({ name }) => name);
    expect(left.sort()).toEqual(["MazeColumns", "MazeRows"]);
    const { zoom, printGridlines, orientation } = sheet("Sheet1").page;
    expect({ zoom, printGridlines, orientation }).toEqual({
      zoom: { scale: 100 },
      printGridlines: false,
      orientation: "Portrait",
    });
  },
);
