import { type Job, Refusal } from "../excel";
import { refusalCode } from "./refusalCode";

/** A setting of the page, as it was written and as it was read. */
export interface SettingAnswer {
  readonly setting: string;
  /** As a text. */
  readonly written: string;
  /** As a text. */
  readonly read: string;
  /** The code with which Excel refused it; undefined if it was taken. */
  readonly refused: string | undefined;
}

interface PageSettingAnswers {
  /** Milliseconds for writing and for reading them. */
  readonly writing: number;
  readonly reading: number;
  /** The settings that do not read as they were written. */
  readonly changed: readonly SettingAnswer[];
}

type Settings = Readonly<Record<string, unknown>>;

/** A request of settings of the layout, or of the texts of header and footer: with a doubled "&", a code, a size before a number. */
const LAYOUT: readonly Settings[] = [
  { orientation: "Landscape" },
  { paperSize: "A4" },
  { centerHorizontally: true, centerVertically: true },
  { printGridlines: false, printHeadings: false },
  { leftMargin: 36, rightMargin: 36, topMargin: 54, bottomMargin: 54, headerMargin: 22, footerMargin: 22 },
  { zoom: { horizontalFitToPages: 1, verticalFitToPages: 1 } },
];
const TEXTS: Settings = { leftHeader: "R&&D 2026", centerHeader: "Maze &P", rightFooter: "&8Seed 12" };

/**
 * Writes the settings that "Prepare page" writes, and reads them back. Two requests; where Excel refuses, each group is written in a
 * request of its own: nine. `now` is a clock in milliseconds.
 */
export async function askPageSettings(job: Job, sheetName: string, now: () => number): Promise<PageSettingAnswers> {
  const write = (settings: readonly Settings[], texts: Settings) =>
    job.onSheet(sheetName, ({ pageLayout }) => {
      Object.assign(pageLayout, ...settings);
      Object.assign(pageLayout.headersFooters.defaultForAllPages, texts);
    });
  const refused = new Map<string, string>();
  const note = (settings: Settings, code: string | undefined) => {
    if (code !== undefined) for (const setting of Object.keys(settings)) refused.set(setting, code);
  };
  const begun = now();
  try {
    await write(LAYOUT, TEXTS);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    for (const settings of LAYOUT) note(settings, await refusalCode(write([settings], {})));
    note(TEXTS, await refusalCode(write([], TEXTS)));
  }
  const written = now();
  const layout: Settings = Object.assign({}, ...LAYOUT) as Settings;
  const read = await job.onSheet(sheetName, ({ pageLayout }) => ({
    layout: pageLayout.load(Object.keys(layout).join(",")),
    texts: pageLayout.headersFooters.defaultForAllPages.load(Object.keys(TEXTS).join(",")),
  }));
  const reading = now() - written;
  const answers = [
    ...answersOf(layout, read.layout as unknown as Settings, refused),
    ...answersOf(TEXTS, read.texts as unknown as Settings, refused),
  ];
  return {
    writing: written - begun,
    reading,
    changed: answers.filter((answer) => answer.refused !== undefined || answer.read !== answer.written),
  };
}

function answersOf(wanted: Settings, read: Settings, refused: ReadonlyMap<string, string>): SettingAnswer[] {
  return Object.entries(wanted).map(([setting, value]) => ({
    setting,
    written: asText(value),
    read: asText(read[setting]),
    refused: refused.get(setting),
  }));
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
