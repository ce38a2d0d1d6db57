import { choice, conversation } from "../actions/conversation";
import { book, openSized, person, resize, sheet } from "../actions/openMaze";
import { gridIn, mazeIn, photograph, put } from "../actions/sheetReading";
import { secondWindow } from "../actions/secondWindow";
import type * as Tasks from "../../src/engine/tasks";

type Command = (event: { completed(): void }) => void;

/** What the ribbon does when its button is pressed: the command's page is loaded, and may be told before Office is ready. */
class Ribbon {
  readonly messages: string[] = [];
  private readonly commands = new Map<string, Command>();

  /** Loads the page of the commands anew. Office is never ready, as far as that page knows. */
  load(): void {
    const ui = {
      displayDialogAsync: (address: string, _options: unknown, opened: (result: unknown) => void) => {
        this.messages.push(new URLSearchParams(new URL(address).hash.slice(1)).get("sentence")!);
        const value = {
          addEventHandler: (_: string, closed: () => void) => setTimeout(closed),
          close: () => undefined,
        };
        opened({ status: "succeeded", value });
      },
    };
    const { context } = Office;
    Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
    Object.assign(globalThis, {
      window: { location: { href: "https://localhost/commands.html" } },
      document: { baseURI: "https://localhost/commands.html" },
      Office: {
        ...Office,
        PlatformType: Office.PlatformType,
        context: { ...context, ui },
        AsyncResultStatus: { Succeeded: "succeeded" },
        EventType: { DialogMessageReceived: "message", DialogEventReceived: "event" },
        actions: { associate: (name: string, command: Command) => this.commands.set(name, command) },
        onReady: () => new Promise(() => undefined),
      },
    });
    jest.isolateModules(() => {
      jest.requireActual("../../src/commands/commands");
      // No worker starts here; engine.js is a script of the page.
      globalThis.lavirintTasks = jest.requireActual<typeof Tasks>("../../src/engine/tasks").tasks;
    });
  }

  /** Runs a function that the manifest names. Resolves when the command is completed. */
  press(name = "generateMaze"): Promise<void> {
    return new Promise((resolve) => this.commands.get(name)!({ completed: resolve }));
  }
}

let ribbon: Ribbon;
let office: typeof Office;

beforeEach(async () => {
  await openSized(8, 5);
  office = Office;
  ribbon = new Ribbon();
  ribbon.load();
});

afterEach(() => {
  Object.assign(globalThis, { Office: office });
  for (const name of ["window", "navigator", "document", "lavirintTasks"]) Reflect.deleteProperty(globalThis, name);
});

const passages = () => mazeIn(sheet(), gridIn(book.workbook)).countPassages();

test("the ribbon's Generate makes a maze before Office has said that it is ready, and again", async () => {
  await ribbon.press();
  expect(passages()).toBe(39);
  const before = photograph(sheet(), "A1:K10");
  await ribbon.press();
  expect(passages()).toBe(39);
  expect(photograph(sheet(), "A1:K10")).not.toEqual(before);
  expect(ribbon.messages).toEqual([]);
});

test("it works after a refusal, after a question that it takes for a no, and after a reload", async () => {
  resize(0, 5);
  await ribbon.press();
  expect(ribbon.messages).toEqual([expect.stringContaining("in BC12 (columns) on Sheet1. It holds 0")]);
  resize(8, 5);
  put(sheet(), "C3", "mine");
  await ribbon.press();
  expect(ribbon.messages[1]).toContain(
    "C3 on Sheet1 holds 1 value. Overwrite it? Only the pane can ask, so this command stopped.",
  );
  put(sheet(), "C3", "");
  ribbon.load();
  await ribbon.press();
  expect([passages(), ribbon.messages.length]).toEqual([39, 2]);
});

test("it goes on with what the pane chose last, in a workbook that was saved and opened meanwhile", async () => {
  const made = {
    ...choice,
    generator: "eller",
    seed: "kept",
    setNumbers: "hiddenSheet" as const,
    pace: "watch" as const,
    layout: { ...choice.layout, wallColor: "#C00000", cellSize: 30 },
    isKept: true,
  };
  const pane = secondWindow();
  await pane.generate(made, conversation());
  await pane.clearMaze(conversation());
  await pane.generate({ ...made, pace: "instant", isKept: false }, conversation());
  const wanted = photograph(sheet(), "A1:K10");
  await pane.clearMaze(conversation());
  await ribbon.press();
  expect(ribbon.messages).toEqual([]);
  expect(photograph(sheet(), "A1:K10")).toEqual(wanted);
  expect(book.workbook.sheets.map(({ name }) => name)).toContain("Maze sets");
});

test("it keeps the set numbers on a hidden sheet, but never asks whether undo may end for them", async () => {
  await ribbon.press();
  expect(book.workbook.sheets.map(({ name }) => name)).toEqual(["Sheet1", "Maze sets"]);
  await openSized(8, 5);
  put(sheet(), "K30", "mine");
  ribbon.load();
  await ribbon.press();
  expect([passages(), ribbon.messages]).toEqual([39, []]);
  expect(book.workbook.sheets.map(({ name }) => name)).toEqual(["Sheet1"]);
});

test.each(["", "%", "null", "[1]", '{"generator":7,"layout":{"cellSize":-1,"fill":"javascript:"},"shape":"x"}'])(
  "choices that somebody wrote over (%p) are the defaults",
  async (text) => {
    await person((_, workbook) => workbook.names.add("MazeChoices", `="${encodeURIComponent(text)}"`));
    await ribbon.press();
    expect([passages(), ribbon.messages]).toEqual([39, []]);
  },
);

test("a maze of more cells than a command has time for is refused before anything is changed, and told of the pane", async () => {
  resize(401, 400);
  const before = photograph(sheet(), "A1:K10");
  await ribbon.press();
  expect(ribbon.messages).toEqual([
    expect.stringMatching(/^Press Generate in the pane, .* at most 160,000 cells.* 160,400\./),
  ]);
  expect(photograph(sheet(), "A1:K10")).toEqual(before);
});
