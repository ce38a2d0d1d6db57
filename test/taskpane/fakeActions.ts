import { decodePaper } from "../../src/actions/print/keptPaper";
import { defaultLayout, type GenerateChoice } from "../../src/actions/desk/choices";
import type { Dialogue } from "../../src/actions/desk/dialogue";
import {
  type MazeIdentity,
  type SetNumbersState,
  type SheetInFront,
  type SizesInFront,
} from "../../src/actions/front/sheetInFront";
import { type GenerateOutcome } from "../../src/actions/make/generate";
import type { Player } from "../../src/actions/watch/player";
import type { Watching } from "../../src/actions/watch/playing";
import type { PaneActions } from "../../src/taskpane/pane";

export const maze: GenerateOutcome = {
  sentence: "A maze stands in B2:I6.",
  stopped: false,
  seed: "fresh-1",
  player: undefined,
  made: undefined,
};

/** An action that works until the test lets it go. */
export interface Pending {
  readonly choice: GenerateChoice;
  readonly dialogue: Dialogue;
  finish(outcome: GenerateOutcome): void;
  fail(error: unknown): void;
}

/** Actions that write down how they were called. `generate` waits for the test; the others succeed at once. */
export class FakeActions implements PaneActions {
  readonly calls: unknown[][] = [];
  readonly generating: Pending[] = [];
  sizes: SizesInFront = { sentence: "", columns: 8, rows: 5, sheetId: "1", isSetUp: true };
  maze: MazeIdentity | undefined;
  sheetChanged: (sheet: SheetInFront) => void = () => undefined;
  setNumbers: SetNumbersState = "none";
  sizesChanged: (sizes: SizesInFront) => void = () => undefined;
  writeFailure: Error | undefined;
  readFailure: Error | undefined;
  goToFailure: Error | undefined;
  readonly watching: { readonly watching: Watching; finish(): void }[] = [];

  readonly setUpSheet = async () => ({
    ...this.note("The sheet is set up.", "setUpSheet"),
    sheet: "Maze",
  });
  readonly clearMaze = async () => this.note("The maze is gone.", "clearMaze");
  readonly preparePage: PaneActions["preparePage"] = async (_dialogue, chosen) =>
    this.note("The page is ready.", "preparePage", chosen);
  readonly fillWithItems: PaneActions["fillWithItems"] = async (chosen) =>
    this.note("The cells are filled.", "fillWithItems", chosen);
  readonly takeItemsAway = async () => this.note("The items are gone.", "takeItemsAway");
  readonly drawPicture: PaneActions["drawPicture"] = async (withWay) => ({
    ...this.note("The maze is drawn.", "drawPicture", withWay),
    picture: undefined,
  });
  readonly insertPicture: PaneActions["insertPicture"] = async (picture) =>
    this.note("The picture stands.", "insertPicture", picture);
  readonly makePoster: PaneActions["makePoster"] = async (size, _layout, _dialogue, chosen) =>
    this.note("The poster is ready.", "makePoster", size, chosen);
  readonly selectedItems = async () => "'My words'!A2:A9";
  readonly answerPage: PaneActions["answerPage"] = async (look, _dialogue, chosen) =>
    this.note("The answer is drawn.", "answerPage", look, chosen);
  readonly makeBooklet: PaneActions["makeBooklet"] = async (chosen) => ({
    ...this.note("The booklet stands.", "makeBooklet", chosen),
    seed: "fresh-3",
  });
  readonly deleteBooklet = async () => this.note("The booklet is deleted.", "deleteBooklet");
  readonly formatGrid: PaneActions["formatGrid"] = async (layout, place) =>
    this.note("The grid stands in B2:I6.", "formatGrid", layout, place);

  readonly generate: PaneActions["generate"] = (choice, dialogue) => {
    this.note("", "generate", choice);
    return new Promise((finish, fail) => this.generating.push({ choice, dialogue, finish, fail }));
  };

  hasEarlier = false;
  /** What the workbook kept of the tab Print. */
  paper = "";
  /** What Excel's answer waits for. */
  answering: Promise<unknown> = Promise.resolve();
  readonly readKeptPaper = () => this.answering.then(() => decodePaper(this.paper));
  readonly bringBackMaze: PaneActions["bringBackMaze"] = async (look) => ({
    ...this.note("The maze before stands again.", "bringBackMaze", look),
    seed: "a seed of before",
  });

  readonly toggleSetNumbers: PaneActions["toggleSetNumbers"] = async () => {
    this.setNumbers = this.setNumbers === "shown" ? "hidden" : "shown";
    return { ...this.note("Done.", "toggleSetNumbers"), setNumbers: this.setNumbers };
  };

  readonly readSizes = async () => {
    if (this.readFailure) throw this.readFailure;
    return this.sizes;
  };
  readonly writeSizes: PaneActions["writeSizes"] = async (sheet, sizes) => {
    if (this.writeFailure) throw this.writeFailure;
    if (sheet === this.sizes.sheetId || sheet === "Maze") this.sizes = { ...this.sizes, ...sizes, sentence: "" };
    this.note("", "writeSizes", sheet, sizes);
  };
  readonly watchSizes: PaneActions["watchSizes"] = (listener) => {
    this.sizesChanged = listener;
  };
  readonly readSheetInFront: PaneActions["readSheetInFront"] = async () => ({
    sheet: "Maze",
    address: undefined,
    setNumbers: this.setNumbers,
    hasEarlier: this.hasEarlier,
    maze: this.maze,
  });
  readonly watchSheetInFront: PaneActions["watchSheetInFront"] = (listener) => {
    this.sheetChanged = listener;
  };

  readonly setEntrance = async () => this.note("C3 is the entrance now.", "setEntrance");
  readonly addExit = async () => this.note("C3 is an exit now.", "addExit");
  readonly endsOfLongestPath: PaneActions["endsOfLongestPath"] = async (onEdge) =>
    this.note("The ends are set.", "endsOfLongestPath", onEdge);
  readonly removeEnd = async () => this.note("C3 is no exit any more.", "removeEnd");
  readonly clearSolution = async () => this.note("The solution is cleared.", "clearSolution");
  readonly writeDistances = async () => this.note("The distances are written.", "writeDistances");
  readonly selectCells: PaneActions["selectCells"] = async (sheet, address) =>
    this.note("The cells are selected.", "selectCells", sheet, address);
  readonly solve: PaneActions["solve"] = async (choice) => ({
    ...this.note("The path takes 12 steps.", "solve", choice),
    player: this.search,
    seed: "fresh-2",
    result: "Path: 12 steps.",
  });
  search: Player | undefined;
  readonly check: PaneActions["check"] = async () => ({
    ...this.note("The maze has 1 loop.", "check"),
    maze: this.maze,
    findings: [{ sentence: "A loop of 4 cells closes between B2 and C2.", address: "B2:C3" }],
  });
  readonly mend: PaneActions["mend"] = async (seed) => ({
    ...this.note("The maze is perfect now.", "mend", seed),
    maze: this.maze,
    findings: [],
  });

  readonly watch: PaneActions["watch"] = (player, watching) => {
    this.note("", "watch", player);
    return new Promise((finish) => {
      const rest = (rested: "paused" | "at the end") => finish({ rested, sentence: `Rested: ${rested}.` });
      watching.paused.addEventListener("abort", () => rest("paused"));
      this.watching.push({ watching, finish: () => rest("at the end") });
    });
  };
  readonly goTo: PaneActions["goTo"] = async (player, position) => {
    if (this.goToFailure) throw this.goToFailure;
    player.position = position;
    return { ...this.note("", "goTo", position), rested: "there" };
  };
  /** What working out the steps of a maze that was made at once comes to. */
  workedOut: Player | undefined;
  readonly workOutSteps: PaneActions["workOutSteps"] = async (made) => ({
    ...this.note("The maze came about in 3 steps.", "workOutSteps", made),
    player: this.workedOut,
  });
  readonly writeSteps: PaneActions["writeSteps"] = async () => this.note("The steps are written.", "writeSteps");

  readonly makePassage: PaneActions["makePassage"] = async (typed) => this.note("1 wall fell.", "makePassage", typed);
  readonly makeWall: PaneActions["makeWall"] = async (typed) => this.note("1 wall stands.", "makeWall", typed);
  readonly addCells = async () => this.note("Cells came back.", "addCells");
  readonly removeCells = async () => this.note("Cells are out.", "removeCells");
  readonly insertRow = async () => this.note("1 row was inserted.", "insertRow");
  readonly insertColumn = async () => this.note("1 column was inserted.", "insertColumn");
  readonly deleteRow = async () => this.note("1 row was deleted.", "deleteRow");
  readonly deleteColumn = async () => this.note("1 column was deleted.", "deleteColumn");
  readonly createFromPassages: PaneActions["createFromPassages"] = async (text) =>
    this.note("A maze stands on a new sheet.", "createFromPassages", text);
  readonly showText: PaneActions["showText"] = async (form) => ({
    ...this.note("The maze is shown as text.", "showText", form),
    text: "+--+\n|  |\n+--+\n",
    maze: this.maze,
  });
  readonly openText: PaneActions["openText"] = async (text) =>
    this.note("A maze stands on a new sheet.", "openText", text);
  readonly shareCode: PaneActions["shareCode"] = async () => ({
    ...this.note("The code.", "shareCode"),
    code: "C0DE1",
    maze: this.maze,
  });
  readonly drawCode: PaneActions["drawCode"] = async (code) =>
    this.note("A maze stands on a new sheet.", "drawCode", code);

  readonly statisticsOfMaze = async () => this.note("The statistics stand on a new sheet.", "statisticsOfMaze");
  readonly compare: PaneActions["compare"] = async (choice) => ({
    ...this.note("The figures stand on a new sheet.", "compare", choice),
    seed: "a fresh seed",
  });

  readonly colourDistances: PaneActions["colourDistances"] = async (standing) => ({
    ...this.note("The cells are coloured.", "colourDistances", standing),
    bands: [
      { from: 0, to: 5, cells: 9, look: "FFF9D6" },
      { from: 6, to: 6, cells: 1, look: "F1EFB0,Gray8,8C8C4A" },
    ],
  });
  readonly takeColoursAway = async () => this.note("The colours are gone.", "takeColoursAway");
  readonly sideBySide: PaneActions["sideBySide"] = async (choice) => ({
    ...this.note("Two mazes stand.", "sideBySide", choice),
    player: this.search,
    seed: "fresh-4",
  });
  readonly raceSolvers: PaneActions["raceSolvers"] = async (choice) => ({
    ...this.note("The race is over.", "raceSolvers", choice),
    player: this.search,
    seed: "fresh-5",
  });

  readonly about: PaneActions["about"] = () => ["Lavirint 1.2.3 on Mac 16.9.", "API sets: ExcelApi 1.17."];
  readonly selfCheck: PaneActions["selfCheck"] = async () => ({
    ...this.note("The report is made.", "selfCheck"),
    report: "Lines between cells: held by both",
    answers: [],
  });

  /** The arguments of every call of this action. */
  callsOf(name: string): unknown[][] {
    return this.calls.filter((call) => call[0] === name).map((call) => call.slice(1));
  }

  private note(sentence: string, ...call: unknown[]): { sentence: string } {
    this.calls.push(call);
    return { sentence };
  }
}

export { defaultLayout };
