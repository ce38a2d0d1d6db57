import { told } from "../words/told";
import { ActionFailure, type Dialogue, type GenerateChoice } from "../../src/actions/core";
import type { SheetInFront, SizesInFront } from "../../src/actions/front";
import type { generate } from "../../src/actions/make/generate";
import type { Play, Player, Watching } from "../../src/actions/watch/player";
import { OpenWorkbook, Gone } from "../../src/worksheet/excel";
import { PlayedDrawing } from "../../src/worksheet/identity";
import { openPane } from "../../src/taskpane/openPane";
import { type Actions, rooms } from "../../src/taskpane/running";
import { openPage, openParts, pressed, settled } from "./page";

/** The play of so many steps, of B2:I6 of the sheet in front while it has these stamps. */
export const playOf = (length: number, own: Partial<Play> = {}, ...stamps: string[]): Play => ({
  length,
  legend: [],
  reach: Infinity,
  conclusionOn: () => told("The maze is made."),
  drawing: new PlayedDrawing(
    { id: "1", name: "Maze" },
    { row: 1, column: 1, rows: 5, columns: 8 },
    stamps,
    new Gone(told("The maze is gone.")),
  ),
  check: async () => [],
  paint: async () => [],
  say: async (position) => told(`Words of ${position}.`),
  ...own,
});

/** What the size cells of a sheet hold. */
export const sizesOf = (columns?: number, rows?: number, own: Partial<SizesInFront> = {}): SizesInFront => ({
  sentence: undefined,
  columns,
  rows,
  sheetId: "1",
  isSetUp: true,
  ...own,
});

type Made = Awaited<ReturnType<typeof generate>>;
/** A maze that is made until the test ends it. */
interface Pending {
  readonly choice: GenerateChoice;
  readonly dialogue: Dialogue;
  end(made: Made | Promise<Made>): void;
}

/** Every action by its name alone. */
type Named = { [Room in keyof typeof rooms]: (each: Actions[Room]) => void }[keyof typeof rooms] extends (
  each: infer All,
) => void
  ? All
  : never;
type Name = keyof Named;

/** What the workbook holds, what the actions return, and how they were called; a test may change it at any time. */
class Workbook {
  readonly workbook = new OpenWorkbook();
  readonly calls: [name: string, ...given: unknown[]][] = [];
  readonly generating: Pending[] = [];
  readonly watching: Watching[] = [];
  readonly inFront: SheetInFront = {
    setNumbers: "none",
    hasEarlier: false,
    hasItems: false,
    isOfBook: false,
    maze: undefined,
    sizes: sizesOf(8, 5),
  };
  /** What there is to play of whatever is done next. */
  player: Player | undefined;
  /** What a test has actions do instead; such calls are not recorded. */
  readonly instead: { -readonly [Each in Name]?: Named[Each] } = {};
  private tell: (sheet: SheetInFront) => void = () => undefined;

  /** Changes what stands in front, as `Object.assign` does, and has Excel report it. */
  changes(own: Partial<SheetInFront>): void {
    this.tell(Object.assign(this.inFront, own));
  }

  /** The arguments of every call of this action, without the dialogue. */
  callsOf(name: Name): unknown[][] {
    return this.calls.filter((call) => call[0] === name).map((call) => call.slice(1));
  }

  /** What is asked of the workbook without being recorded. */
  protected readonly answers: Partial<Named> = {
    readSheetInFront: async () => this.inFront,
    watchSheetInFront: async (_workbook, tell) => void (this.tell = tell),
    readSavedPaper: async () => undefined,
    measuredRise: async (_plan, largest) => ({ rise: { largest, from: 11.6, to: 79.4 }, scale: new Float64Array() }),
    selectedItems: async () => "'My words'!A2:A9",
    about: async () => [told("Lavirint 1.2.3 on Mac 16.9.")],
  };

  /** What actions give besides the sentence that they are done. */
  protected readonly outcomes: { [Each in Name]?: (...given: Parameters<Named[Each]>) => unknown } = {
    generate: (choice, dialogue) => new Promise<Made>((end) => void this.generating.push({ choice, dialogue, end })),
    watch: (_player, watching) =>
      new Promise((rest) => {
        this.watching.push(watching);
        watching.paused.addEventListener("abort", () => rest({}));
      }),
    goTo: (player, position) => void (player.position = position),
    bringBackMaze: () => ({ seed: "a seed of before" }),
    addSizeCells: (_dialogue, typed) => this.changes({ sizes: sizesOf(typed?.columns, typed?.rows) }),
    writeSizes: (_workbook, sheetId, { columns, rows }) => {
      if (sheetId === this.inFront.sizes.sheetId) this.changes({ sizes: sizesOf(columns, rows, { sheetId }) });
    },
    toggleSetNumbers: () => this.changes({ setNumbers: this.inFront.setNumbers === "shown" ? "hidden" : "shown" }),
    check: () => ({
      maze: this.inFront.maze,
      findings: [{ sentence: told("A loop of 4 cells closes between B2 and C2."), address: "B2:C3" }],
    }),
    mendMaze: () => ({ maze: this.inFront.maze, findings: [] }),
    showText: () => ({ text: "+--+\n|  |\n+--+\n", maze: this.inFront.maze }),
    shareCode: () => ({ text: "C0DE1", maze: this.inFront.maze }),
    colourDistances: () => ({
      bands: [
        { from: 0, to: 5, cells: 9, look: "FFF9D6" },
        { from: 6, to: 6, cells: 1, look: "F1EFB0,Gray8,8C8C4A" },
      ],
    }),
    makeReport: () => ({ report: "Lines between cells: held by both" }),
  };

  /** The action of this name: it records its call, and succeeds at once; `generate` and `watch` wait for the test. */
  action(name: Name) {
    const outcome = this.outcomes[name] as ((...given: unknown[]) => Promise<object>) | undefined;
    const noted = async (...given: unknown[]) => {
      this.calls.push([name, ...given.filter((each) => !isDialogue(each) && each !== this.workbook)]);
      return { sentence: told(`${name} is done.`), player: this.player, ...(await outcome?.(...given)) };
    };
    // Some views take their action when the pane is opened.
    return (...given: unknown[]) => ((this.instead[name] ?? this.answers[name] ?? noted) as typeof noted)(...given);
  }
}

const isDialogue = (given: unknown) => typeof given === "object" && given !== null && "progress" in given;

/** What the pane that was opened last runs. */
export let actions: Workbook & Actions;

/** Opens a pane over fresh actions, which a test may prepare; its other parts come when they are wanted. */
export async function openBarePane(
  prepare: (fake: Workbook) => void = () => undefined,
  locale = "en-GB",
): Promise<void> {
  openPage();
  const fake = new Workbook();
  const room = new Proxy({}, { get: (_, name: Name) => fake.action(name) });
  actions = Object.assign(fake, Object.fromEntries(Object.keys(rooms).map((name) => [name, room])) as never);
  prepare(actions);
  await openPane(document.getElementById("excel")!, actions, locale);
}

/** Opens a pane with all its parts. */
export async function openedPane(...given: Parameters<typeof openBarePane>): Promise<void> {
  await openBarePane(...given);
  await openParts();
}

/** Presses Generate, and gives what then works. */
export async function generating(): Promise<Pending> {
  const before = actions.generating.length;
  await pressed("Generate");
  expect(actions.generating).toHaveLength(before + 1);
  return actions.generating[before]!;
}

/** A maze is made, with this of its own. */
export async function generated(own: Partial<Made> = {}, pending?: Pending): Promise<void> {
  const { end } = pending ?? (await generating());
  end({ sentence: told("A maze is ready."), seed: "fresh", ...own } as Made);
  await settled();
}

/** Generate works, and fails so. */
export async function failed(error: Error): Promise<void> {
  (await generating()).end(Promise.reject(error));
  await settled();
}

/** An action that refuses with this sentence. */
export const refusing = (sentence: string) => () => Promise.reject(new ActionFailure(told(sentence)));
