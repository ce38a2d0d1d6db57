import fc from "fast-check";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { generate } from "../../../src/actions/make/generate";
import { preparePage } from "../../../src/actions/print/pageOfMaze";
import { addressOf } from "../../../src/worksheet/addresses/addresses";
import { choice, conversation } from "../../actions/conversation";
import { openMaze, person, resize, sheet } from "../../actions/openMaze";
import { runs } from "../../depth";

/**
 * Any history of a page: a person sets it up, Lavirint does, the person changes it, other mazes are drawn, and the maze is cleared. Each
 * setting is compared with what a short model says: as it was set up last, as the person left it, or as it was before.
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

const { page } = { page: () => sheet().page };
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

type Step =
  | { readonly prepares: { readonly paper: "A4" | "Letter"; readonly title: string; readonly hasNameLine: boolean } }
  | { readonly sets: Partial<Settings> }
  | { readonly draws: readonly [columns: number, rows: number] };

const NAME_LINE = "Name: ____________________";
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    prepares: fc.record({
      paper: fc.constantFrom("A4", "Letter"),
      title: fc.constantFrom("", "Ours", "3 & 4"),
      hasNameLine: fc.boolean(),
    }),
  }),
  fc.record({ sets: anySettings }),
  fc.record({ draws: fc.constantFrom([4, 3] as const, [3, 4] as const, [2, 2] as const) }),
);

const gridOf = ([columns, rows]: readonly [number, number]) => addressOf({ row: 1, column: 1, rows, columns });
const shapeOf = (size: readonly [number, number]): Partial<Settings> => ({
  orientation: size[0] > size[1] ? "Landscape" : "Portrait",
  zoom: { horizontalFitToPages: 1, verticalFitToPages: 1 },
  ...{ horizontally: true, vertically: true, gridlines: false, headings: false, areas: gridOf(size) },
});

/** What the model knows: the settings, and of a prepared page what was before and what was set. */
class Model {
  size: readonly [number, number] = [4, 3];
  prepared: { before: Settings; set: Settings } | undefined;

  constructor(public now: Settings) {}

  private isAsSet(setting: Setting): boolean {
    return JSON.stringify(this.now[setting]) === JSON.stringify(this.prepared!.set[setting]);
  }

  private mixed(other: Partial<Settings>, isOther: (setting: Setting) => boolean): Settings {
    const all = Object.keys(this.now) as Setting[];
    return Object.fromEntries(
      all.map((setting) => [setting, isOther(setting) && setting in other ? other[setting] : this.now[setting]]),
    ) as unknown as Settings;
  }

  prepare(
    { paper, title, hasNameLine }: Extract<Step, { prepares: unknown }>["prepares"],
    footer: readonly string[],
  ): void {
    const left = title === "" ? "" : title === "Ours" ? "&14Ours" : "&14 3 && 4";
    const set: Settings = {
      ...(shapeOf(this.size) as Settings),
      ...{ paper, margins: [36, 36, 54, 54, 22, 22], state: "Default", footer },
      header: [left, hasNameLine ? NAME_LINE : "", ""],
    };
    const before =
      this.prepared === undefined ? this.now : this.mixed(this.prepared.before, (setting) => this.isAsSet(setting));
    this.prepared = { before, set };
    this.now = set;
  }

  draw(size: readonly [number, number]): void {
    this.size = size;
    if (this.prepared === undefined) return;
    const laid = { ...shapeOf(size), footer: this.prepared.before.footer };
    const ours = (Object.keys(laid) as Setting[]).filter((setting) => this.isAsSet(setting));
    this.now = this.mixed(laid, (setting) => ours.includes(setting));
    this.prepared = {
      ...this.prepared,
      set: { ...this.prepared.set, ...Object.fromEntries(ours.map((setting) => [setting, this.now[setting]])) },
    };
  }

  clear(): void {
    if (this.prepared !== undefined) this.now = this.mixed(this.prepared.before, (setting) => this.isAsSet(setting));
  }
}

test("each setting is as it was set up, as the person left it since, or as it was before, whatever came in which order", async () => {
  await fc.assert(
    fc.asyncProperty(anySettings, fc.array(anyStep, { maxLength: 7 }), async (before, steps) => {
      await openMaze(4, 3);
      await setByHand(before);
      const model = new Model({ ...settingsNow(), ...before });
      expect(settingsNow()).toEqual(model.now);
      for (const [at, step] of steps.entries()) {
        if ("sets" in step) {
          await setByHand(step.sets);
          model.now = { ...model.now, ...step.sets };
        } else if ("draws" in step) {
          resize(...step.draws);
          await generate({ ...choice, seed: `${at}` }, conversation());
          model.draw(step.draws);
        } else {
          await preparePage(conversation(), step.prepares);
          const { footer } = settingsNow();
          expect(footer).toEqual([expect.stringMatching(/^[★☆]{5} Difficulty \d+\/100$/), "", ""]);
          model.prepare(step.prepares, footer);
        }
        expect([at, settingsNow()]).toEqual([at, model.now]);
      }
      await clearMaze(conversation());
      model.clear();
      expect(settingsNow()).toEqual(model.now);
    }),
    { numRuns: runs(80) },
  );
});
