import { told } from "../words/told";
import type { GenerateChoice, Dialogue, WallWeight } from "../../src/actions/core";
import type { MazeIdentity, SheetInFront, SizesInFront } from "../../src/actions/front";
import type { generate } from "../../src/actions/make/generate";
import { decodePaper } from "../../src/actions/print/printChoice";
import { type Play, Player, type Watching } from "../../src/actions/watch/player";
import { OpenWorkbook } from "../../src/worksheet/excel/openWorkbook";
import { Gone } from "../../src/worksheet/excel";
import { PlayedDrawing } from "../../src/worksheet/identity";
import { openPane } from "../../src/taskpane/openPane";
import { type Actions, rooms } from "../../src/taskpane/running";
import { openPage, openParts } from "./page";

export { defaultLayout } from "../../src/actions/core/choices";

/** B2:I6 of the sheet in front, while it has these stamps. */
export const drawnWith = (...stamps: string[]) =>
  new PlayedDrawing(
    { id: "1", name: "Maze" },
    { row: 1, column: 1, rows: 5, columns: 8 },
    stamps,
    new Gone(told("The maze is gone.")),
  );

/** One that the pane shows until it looks at the sheet the next time. */
const noPlayer = new Player(
  { length: 0, legend: [], drawing: drawnWith("none"), say: () => Promise.resolve(undefined) } as unknown as Play,
  0,
);

type GenerateOutcome = Awaited<ReturnType<typeof generate>>;

export const maze: GenerateOutcome = {
  sentence: told("A maze is ready in B2:I6."),
  seed: "fresh-1",
  player: noPlayer,
};

/** An action that runs until the test ends it. */
export interface Pending {
  readonly choice: GenerateChoice;
  readonly dialogue: Dialogue;
  finish(outcome: GenerateOutcome): void;
  fail(error: unknown): void;
}

/** Every action by its name alone. */
type Named = Actions["make"] &
  Actions["watch"] &
  Actions["front"] &
  Actions["solve"] &
  Actions["edit"] &
  Actions["print"] &
  Actions["classroom"] &
  Actions["laboratory"] &
  Actions["report"];
type Name = keyof Named;
/** Their outcomes, as far as a test needs them. */
type Fakes = { [Each in Name]?: (...given: Parameters<Named[Each]>) => Promise<unknown> };

/** What the size cells of a sheet hold. */
export const sizesOf = (columns?: number, rows?: number, own: Partial<SizesInFront> = {}): SizesInFront => ({
  sentence: undefined,
  columns,
  rows,
  sheetId: "1",
  isSetUp: true,
  ...own,
});

/** What the workbook holds, what the actions return, and how they were called; a test may change it at any time. */
class Workbook {
  readonly workbook = new OpenWorkbook();
  readonly calls: [name: string, ...given: unknown[]][] = [];
  readonly generating: Pending[] = [];
  readonly watching: { readonly watching: Watching; finish(): void }[] = [];
  sizes = sizesOf(8, 5);
  maze: MazeIdentity | undefined;
  setNumbers: SheetInFront["setNumbers"] = "none";
  hasEarlier = false;
  /** What the workbook kept of the tab Print. */
  paper = "";
  /** What Excel tells of its window. */
  window = { cellSize: 24, wallWeight: "Medium" } as { cellSize: number; wallWeight: WallWeight };
  /** What Excel's answer waits for. */
  answering: Promise<unknown> = Promise.resolve();
  search = noPlayer;
  /** The player of the example. */
  example = noPlayer;
  /** Errors with which actions fail; failed calls are not recorded. */
  readonly failures: { [Each in Name]?: Error | undefined } = {};
  /** What a test has actions do instead; such calls are not recorded. */
  readonly instead: { -readonly [Each in Name]?: Named[Each] } = {};
  sheetChanged: (sheet: SheetInFront) => void = () => undefined;

  get inFront(): SheetInFront {
    const { setNumbers, hasEarlier, maze: own, sizes } = this;
    return { setNumbers, hasEarlier, hasItems: false, isOfBook: false, maze: own, sizes };
  }

  sizesChanged(sizes: SizesInFront): void {
    this.sheetChanged({ ...this.inFront, sizes });
  }

  /** The arguments of every call of this action, without the dialogue. */
  callsOf(name: Name): unknown[][] {
    return this.calls.filter((call) => call[0] === name).map((call) => call.slice(1));
  }
}

export type FakeActions = Workbook & Actions;

/** The pane's actions, each of which records its call and succeeds at once; `generate` and `watch` wait for the test. */
function fakeActions(): FakeActions {
  const fake = new Workbook();
  const questions: Partial<Named> = {
    readSheetInFront: async () => {
      if (fake.failures.readSheetInFront) throw fake.failures.readSheetInFront;
      return fake.inFront;
    },
    watchSheetInFront: async (_workbook, listener) => {
      fake.sheetChanged = listener;
    },
    readSavedPaper: () => fake.answering.then(() => decodePaper(fake.paper)),
    lookForWindow: async (...given) => {
      fake.calls.push(["lookForWindow", ...given]);
      return fake.window;
    },
    measuredRise: async (...given) => {
      fake.calls.push(["measuredRise", ...given]);
      const rise = { largest: given[1], from: 11.6, to: 79.4 };
      return { rise, scale: new Float64Array() };
    },
    selectedItems: async () => "'My words'!A2:A9",
    about: async () => [told("Lavirint 1.2.3 on Mac 16.9."), told("API sets: ExcelApi 1.17.")],
  };
  const outcomes: Fakes = {
    addSizeCells: async (_dialogue, typed) => {
      fake.sizes = sizesOf(typed?.columns, typed?.rows);
      return { sentence: told("The sheet is set up.") };
    },
    generate: (choice, dialogue) =>
      new Promise((finish, fail) => void fake.generating.push({ choice, dialogue, finish, fail })),
    workbookExample: async () => ({ ...maze, player: fake.example }),
    bringBackMaze: async () => ({ sentence: told("The maze before stands again."), seed: "a seed of before" }),
    writeSizes: async (_workbook, sheet, sizes) => {
      if (sheet === fake.sizes.sheetId) fake.sizes = { ...fake.sizes, ...sizes, sentence: undefined };
    },
    toggleSetNumbers: async () => {
      fake.setNumbers = fake.setNumbers === "shown" ? "hidden" : "shown";
      return { sentence: told("Done."), setNumbers: fake.setNumbers };
    },
    watch: (_player, watching) =>
      new Promise((finish) => {
        const rest = (rested: "paused" | "at the end") => finish({ sentence: told(`Rested: ${rested}.`) });
        watching.paused.addEventListener("abort", () => rest("paused"));
        fake.watching.push({ watching, finish: () => rest("at the end") });
      }),
    goTo: async (player, position) => {
      player.position = position;
      return { sentence: told("") };
    },
    solve: async () => ({
      sentence: told("The path takes 12 steps."),
      player: fake.search,
      seed: "fresh-2",
      result: told("Path: 12 steps."),
      isSolved: true,
    }),
    check: async () => ({
      sentence: told("The maze has 1 loop."),
      maze: fake.maze,
      findings: [{ sentence: told("A loop of 4 cells closes between B2 and C2."), address: "B2:C3" }],
    }),
    mendMaze: async () => ({ sentence: told("The maze is perfect now."), maze: fake.maze, findings: [] }),
    showText: async () => ({ sentence: told("The maze is shown."), text: "+--+\n|  |\n+--+\n", maze: fake.maze }),
    shareCode: async () => ({ sentence: told("The code."), text: "C0DE1", maze: fake.maze }),
    drawPicture: async () => ({ sentence: told("The maze is drawn."), picture: undefined }),
    makeBooklet: async () => ({ sentence: told("The booklet stands."), seed: "fresh-3" }),
    makeClassSet: async () => ({ sentence: told("The class set stands."), seed: "fresh-6" }),
    compare: async () => ({ sentence: told("The figures stand on a new sheet."), seed: "a fresh seed" }),
    colourDistances: async () => ({
      sentence: told("The cells are coloured."),
      bands: [
        { from: 0, to: 5, cells: 9, look: "FFF9D6" },
        { from: 6, to: 6, cells: 1, look: "F1EFB0,Gray8,8C8C4A" },
      ],
    }),
    sideBySide: async () => ({ sentence: told("Two mazes stand."), player: fake.search, seed: "fresh-4" }),
    mazeOfWeights: async () => ({ sentence: told("The maze of the weights stands."), player: fake.search }),
    raceSolvers: async () => ({ sentence: told("The race is over."), player: fake.search, seed: "fresh-5" }),
    makeReport: async () => ({
      sentence: told("The report is ready."),
      report: "Lines between cells: held by both",
    }),
  };
  const noted = (name: Name) => {
    const outcome = (outcomes[name] ?? (async () => ({ sentence: told(`${name} is done.`) }))) as (
      ...given: unknown[]
    ) => unknown;
    return async (...given: unknown[]) => {
      if (fake.failures[name]) throw fake.failures[name];
      fake.calls.push([name, ...given.filter((each) => !isDialogue(each) && each !== fake.workbook)]);
      return outcome(...given);
    };
  };
  const room = new Proxy({}, { get: (_, name: Name) => fake.instead[name] ?? questions[name] ?? noted(name) });
  const names = Object.keys(rooms);
  return Object.assign(fake, Object.fromEntries(names.map((name) => [name, room])) as unknown as Actions);
}

const isDialogue = (given: unknown): given is Dialogue =>
  typeof given === "object" && given !== null && "ask" in given && "progress" in given;

/** What the pane that was opened last runs. */
export let actions: FakeActions;

/** Opens a pane over fresh actions, which a test may prepare; its other parts come when they are wanted. */
export async function openBarePane(
  prepare: (fake: FakeActions) => void = () => undefined,
  locale?: string,
): Promise<void> {
  openPage();
  actions = fakeActions();
  prepare(actions);
  await openPane(document.getElementById("excel")!, actions, locale);
}

/** Opens a pane with all its parts. */
export async function openedPane(...given: Parameters<typeof openBarePane>): Promise<void> {
  await openBarePane(...given);
  await openParts();
}

/** The play of something with so many steps, of the maze that is in front. */
export const playOf = (length: number, own: Partial<Play> = {}): Play => ({
  length,
  legend: [],
  reach: Infinity,
  conclusionOn: () => told("The maze is made."),
  drawing: drawnWith(),
  check: async () => [],
  paint: async () => [],
  say: async (position) => told(`Words of ${position}.`),
  ...own,
});
