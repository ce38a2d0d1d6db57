import fc from "fast-check";
import { clearMaze, generate } from "../../../src/actions/make";
import { type PrintChoice, plainPage, preparePage } from "../../../src/actions/print";
import { addressOf } from "../../../src/worksheet/addresses";
import { choice, conversation, openMaze, person, resize, sheet } from "../../actions/stage";
import { runs } from "../../depth";

/**
 * Any history of a page: a person sets it up, Lavirint does, other mazes are drawn, the person changes it, Lavirint sets it up again, and
 * the maze is cleared.
 */

/** The settings that are kept and restored one by one, as they are told apart. */
interface Settings {
  readonly orientation: string;
  readonly paper: string;
  readonly zoom: object;
  readonly horizontally: boolean;
  readonly vertically: boolean;
  readonly gridlines: boolean;
  readonly headings: boolean;
  /** Left, right, top, bottom, header, footer. */
  readonly margins: readonly number[];
  readonly header: readonly string[];
  readonly footer: readonly string[];
  readonly state: string;
  readonly areas: string;
}
type Setting = keyof Settings;

const texts = fc.tuple(...[0, 1, 2].map(() => fc.constantFrom("", "Mine", "&D", '"100%"; 🎲', "&P of &N")));
const margin = fc.constantFrom(0, 18, 36, 50.4, 100.4);
const anySettings: fc.Arbitrary<Partial<Settings>> = fc.record(
  {
    orientation: fc.constantFrom("Portrait", "Landscape"),
    paper: fc.constantFrom("A5", "A4", "Letter"),
    zoom: fc.constantFrom(
      { scale: 90 },
      { horizontalFitToPages: 1 },
      { verticalFitToPages: 2 },
      { horizontalFitToPages: 3, verticalFitToPages: 2 },
    ),
    horizontally: fc.boolean(),
    vertically: fc.boolean(),
    gridlines: fc.boolean(),
    headings: fc.boolean(),
    margins: fc.tuple(margin, margin, margin, margin, margin, margin),
    header: texts,
    footer: texts,
    state: fc.constantFrom("Default", "FirstAndDefault", "OddAndEven", "FirstOddAndEven"),
    areas: fc.constantFrom("A1:C3", "A1:B2,D4:E5", "AA1:AB3"),
  },
  { requiredKeys: [] },
);

const page = () => sheet().page;
const sides = ["leftMargin", "rightMargin", "topMargin", "bottomMargin", "headerMargin", "footerMargin"] as const;

/** The settings of the sheet in front. */
function settingsNow(): Settings {
  const now = page();
  return {
    orientation: now.orientation,
    paper: now.paperSize,
    zoom: now.zoom,
    horizontally: now.centerHorizontally,
    vertically: now.centerVertically,
    gridlines: now.printGridlines,
    headings: now.printHeadings,
    margins: sides.map((side) => Math.round(now[side] * 10) / 10),
    header: [now.header.left, now.header.center, now.header.right],
    footer: [now.footer.left, now.footer.center, now.footer.right],
    state: now.headerState,
    areas: now.printArea.map(addressOf).join(","),
  };
}

/** A person sets some of them. */
function setByHand(chosen: Partial<Settings>): Promise<void> {
  return person(({ pageLayout }) => {
    const { headersFooters: group } = pageLayout;
    const all = group.defaultForAllPages;
    if (chosen.orientation !== undefined) pageLayout.orientation = chosen.orientation as "Portrait";
    if (chosen.paper !== undefined) pageLayout.paperSize = chosen.paper as "A4";
    if (chosen.zoom !== undefined) pageLayout.zoom = chosen.zoom;
    if (chosen.horizontally !== undefined) pageLayout.centerHorizontally = chosen.horizontally;
    if (chosen.vertically !== undefined) pageLayout.centerVertically = chosen.vertically;
    if (chosen.gridlines !== undefined) pageLayout.printGridlines = chosen.gridlines;
    if (chosen.headings !== undefined) pageLayout.printHeadings = chosen.headings;
    sides.forEach((side, i) => {
      if (chosen.margins !== undefined) pageLayout[side] = chosen.margins[i]!;
    });
    if (chosen.header !== undefined)
      [all.leftHeader, all.centerHeader, all.rightHeader] = chosen.header as [string, string, string];
    if (chosen.footer !== undefined)
      [all.leftFooter, all.centerFooter, all.rightFooter] = chosen.footer as [string, string, string];
    if (chosen.state !== undefined) group.state = chosen.state as "Default";
    if (chosen.areas !== undefined) pageLayout.setPrintArea(chosen.areas);
  });
}

type Step = { readonly prepares: PrintChoice } | { readonly draws: readonly [columns: number, rows: number] };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    prepares: fc.record({
      paper: fc.constantFrom("A4", "Letter"),
      title: fc.constantFrom("", "Ours", "3 & 4"),
      hasNameLine: fc.boolean(),
      below: fc.constant(plainPage.below),
    }),
  }),
  fc.record({ draws: fc.constantFrom([4, 3] as const, [3, 4] as const, [2, 2] as const) }),
);

/** Prepares the page for mazes, in any order. */
async function follow(steps: readonly Step[]): Promise<void> {
  for (const [at, step] of steps.entries()) {
    if ("prepares" in step) await preparePage(conversation(), step.prepares);
    else {
      resize(...step.draws);
      await generate({ ...choice, seed: `${at}` }, conversation());
    }
  }
}

test("each setting is as the person left it since the page was set up, or as it was before that, whatever came in which order", async () => {
  const steps = fc.array(anyStep, { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(anySettings, steps, anySettings, steps, async (before, first, changed, then) => {
      await openMaze(4, 3);
      await setByHand(before);
      const own = { ...settingsNow(), ...before };
      await follow(first);
      const setUp = settingsNow();
      await setByHand(changed);
      // What somebody sets to what it is, is not told apart from what was set up.
      const isTheirs = (name: string) =>
        JSON.stringify(settingsNow()[name as Setting]) !== JSON.stringify(setUp[name as Setting]);
      const theirs = Object.fromEntries(Object.entries(changed).filter(([name]) => isTheirs(name)));
      await follow(then);
      await clearMaze(conversation());
      expect(settingsNow()).toEqual({ ...own, ...theirs });
    }),
    { numRuns: runs(80) },
  );
});
