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

const texts = fc.tuple(...[0, 1, 2].map(() => fc.constantFrom("", "Mine", "&D", '"100%"; 🎲', "&P of &N")));
const margin = fc.constantFrom(0, 18, 36, 50.4, 100.4);
const sides = ["leftMargin", "rightMargin", "topMargin", "bottomMargin", "headerMargin", "footerMargin"] as const;

type Layout = Excel.PageLayout;
type Page = ReturnType<typeof sheet>["page"];
/** What a person may choose, how they set it, and how it is read. */
type Setting = readonly [
  chosen: fc.Arbitrary<unknown>,
  set: (layout: Layout, to: never) => void,
  read: (now: Page) => unknown,
];

const plain = (name: keyof Layout & keyof Page, ...choices: unknown[]): Setting => [
  fc.constantFrom(...choices),
  (layout, to) => Object.assign(layout, { [name]: to }),
  (now) => now[name],
];
const textsOf = (place: "Header" | "Footer"): Setting => [
  texts,
  ({ headersFooters: { defaultForAllPages: all } }, [left, center, right]: string[]) =>
    Object.assign(all, { [`left${place}`]: left, [`center${place}`]: center, [`right${place}`]: right }),
  ({ [place === "Header" ? "header" : "footer"]: now }) => [now.left, now.center, now.right],
];

/** The settings that are kept and restored one by one. */
const settings: Readonly<Record<string, Setting>> = {
  orientation: plain("orientation", "Portrait", "Landscape"),
  paper: plain("paperSize", "A5", "A4", "Letter"),
  zoom: plain("zoom", ...[{ scale: 90 }, { horizontalFitToPages: 1 }, { verticalFitToPages: 2 }], {
    horizontalFitToPages: 3,
    verticalFitToPages: 2,
  }),
  horizontally: plain("centerHorizontally", true, false),
  vertically: plain("centerVertically", true, false),
  gridlines: plain("printGridlines", true, false),
  headings: plain("printHeadings", true, false),
  margins: [
    fc.tuple(margin, margin, margin, margin, margin, margin),
    (layout, to: number[]) => sides.forEach((side, i) => (layout[side] = to[i]!)),
    (now) => sides.map((side) => Math.round(now[side] * 10) / 10),
  ],
  header: textsOf("Header"),
  footer: textsOf("Footer"),
  state: [
    fc.constantFrom("Default", "FirstAndDefault", "OddAndEven", "FirstOddAndEven"),
    ({ headersFooters }, to: "Default") => (headersFooters.state = to),
    ({ headerState }) => headerState,
  ],
  areas: [
    fc.constantFrom("A1:C3", "A1:B2,D4:E5", "AA1:AB3"),
    (layout, to: string) => layout.setPrintArea(to),
    ({ printArea }) => printArea.map(addressOf).join(","),
  ],
};
type Settings = Readonly<Record<string, unknown>>;
const inEach = <T>(of: (setting: Setting) => T) =>
  Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, of(setting)]));
const anySettings = fc.record(
  inEach(([chosen]) => chosen),
  { requiredKeys: [] },
);

/** The settings of the sheet in front. */
const settingsNow = (): Settings => inEach(([, , read]) => read(sheet().page));

/** A person sets some of them. */
const setByHand = (chosen: Settings) =>
  person(({ pageLayout }) => {
    for (const [name, [, set]] of Object.entries(settings)) if (name in chosen) set(pageLayout, chosen[name] as never);
  });

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
      const isTheirs = (name: string) => JSON.stringify(settingsNow()[name]) !== JSON.stringify(setUp[name]);
      const theirs = Object.fromEntries(Object.entries(changed).filter(([name]) => isTheirs(name)));
      await follow(then);
      await clearMaze(conversation());
      expect(settingsNow()).toEqual({ ...own, ...theirs });
    }),
    { numRuns: runs(80) },
  );
});
