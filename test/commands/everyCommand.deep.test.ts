import { message } from "../../src/message";
import { type ActionFailure, openWorkbook } from "../../src/actions/core";
import { addExit, setEntrance, makePassage, makeWall } from "../../src/actions/edit";
import { generateAsSaved } from "../../src/actions/make";
import { answerPage, preparePage, plainPage } from "../../src/actions/print";
import { solve, usualSolve } from "../../src/actions/solve/solve";
import { type CommandName, commandNames } from "../../src/commands/commandNames";
import { say } from "../../src/words";
import { choice, conversation, type Conversation, book, openMaze, person, select, sheet } from "../actions/stage";
import { everything, SharedLocks } from "../actions/stage";
import { CommandPage } from "./commandPage";

/** Every command but Generate, which has a maze to begin with. */
type Command = Exclude<CommandName, "generateMaze">;
const others = commandNames.filter((name): name is Command => name !== "generateMaze");

const usual = { ...plainPage, paper: "Letter" } as const;
const here = { kind: "typed", from: "D4", to: "I6" } as const;

type Work = (talk: Conversation) => Promise<unknown>;
/** The same at the pane, with what a new pane has chosen; and the most requests of the command. */
const atPane: Readonly<Record<Command, readonly [act: Work, mostRequests: number]>> = {
  solveMaze: [(talk) => solve(usualSolve, talk), 4],
  makeAnswerPage: [(talk) => answerPage(choice.layout, talk, usual), 11],
  preparePage: [(talk) => preparePage(talk, usual), 5],
  setEntrance: [(talk) => setEntrance(talk), 4],
  addExit: [(talk) => addExit(talk), 4],
  makeWall: [(talk) => makeWall("", talk), 4],
  makePassage: [(talk) => makePassage("", talk), 4],
  solveFromHere: [(talk) => solve({ ...usualSolve, route: here }, talk), 5],
};
/** What a command says that succeeds. */
const saidOf = (name: CommandName) => (name === "preparePage" ? [expect.stringContaining("Ctrl+P") as string] : []);

/** What a person sees: cells of all sheets, and how they print. Names hold times. */
const seen = () => ({
  sheets: everything().sheets,
  pages: book.workbook.sheets.map(({ page }) => JSON.stringify(page)),
});

let page: CommandPage;
/** A maze whose cells D4 to E5 are selected, and without a page of commands. */
async function open(): Promise<void> {
  page?.close();
  await openMaze(8, 5, { layout: choice.layout });
  select("D4:E5");
}
/** The same with a page that was just loaded. */
async function begin(): Promise<void> {
  await open();
  page = new CommandPage();
  page.load();
}
beforeEach(begin);
afterEach(() => {
  page.close();
  expect(page.completedTwice).toEqual([]);
});

test.each(others)(
  "%s does what the pane does, once and again, and speaks only where the sheet shows nothing",
  async (name) => {
    const [act, mostRequests] = atPane[name];
    book.counter.reset();
    await page.press(name);
    expect(book.counter.requests.length).toBeLessThanOrEqual(mostRequests);
    const once = seen();
    expect(page.messages).toEqual(saidOf(name));
    await page.press(name);
    const again = seen();
    await open();
    const before = seen();
    await act(conversation());
    expect(once).not.toEqual(before);
    expect(once).toEqual(seen());
    book.workbook.activate(sheet("Sheet1"));
    if (name !== "makeAnswerPage") expect(again).toEqual(once);
  },
);

/** What a person may well have selected, or in front. */
const selections: readonly (readonly [string, () => unknown])[] = [
  ["several areas selected", () => select("D4:E5", "G3:H3")],
  ["areas inside and outside the maze selected", () => select("D4", "K9:L9")],
  ["whole columns selected", () => select("C1:E1048576")],
  ["a whole row selected", () => select("A4:XFD4")],
  ["a cell outside the maze selected", () => select("M20")],
  ["an empty sheet in front", () => book.workbook.activate(book.workbook.addSheet("Empty"))],
  ["a protected sheet in front", () => person((front) => front.protection.protect())],
  ["a chart sheet in front", () => (book.workbook.chartSheetInFront = true)],
];

describe.each(selections)("with %s", (_, choose) => {
  test.each(commandNames)("%s does what the pane does, and says what the pane would", async (name) => {
    await choose();
    await page.press(name);
    book.workbook.chartSheetInFront = false;
    const [done, { messages }] = [seen(), page];
    await open();
    await choose();
    const talk = conversation(false);
    const here = () => solve({ ...usualSolve, route: { kind: "here" } }, talk);
    const acts = { ...atPane, generateMaze: [generateAsSaved], solveFromHere: [here] } as const;
    const refusal = await acts[name][0](talk).then(
      () => undefined,
      (error: unknown) => (error as ActionFailure).sentence,
    );
    book.workbook.chartSheetInFront = false;
    // Generate takes a fresh seed each time.
    if (name !== "generateMaze") expect(done).toEqual(seen());
    const [question] = talk.questions;
    const told = refusal ?? question?.sentence ?? (name === "preparePage" ? message("press-to-print") : undefined);
    expect(messages).toEqual(told === undefined ? [] : [expect.stringContaining(say(told)) as string]);
  });
});

/** Makes pauses of half a second none, counts them, and does something at one of them. */
function atPauses(act: (pause: number) => void): { readonly count: () => number; readonly end: () => void } {
  const { setTimeout } = globalThis;
  let pauses = 0;
  const atOnce = (run: () => void, milliseconds?: number) => {
    if (milliseconds === 500) act(++pauses);
    return setTimeout(run, milliseconds === 500 ? 0 : milliseconds);
  };
  Object.assign(globalThis, { setTimeout: atOnce });
  return { count: () => pauses, end: () => Object.assign(globalThis, { setTimeout }) };
}

test.each(commandNames)("%s waits without a word until a cell is no longer edited", async (name) => {
  await page.press(name);
  const wanted = seen();
  await begin();
  book.excel.cellEditMode = true;
  const pauses = atPauses((pause) => (book.excel.cellEditMode = pause < 100));
  await page.press(name).finally(pauses.end);
  expect(pauses.count()).toBe(100);
  expect(page.messages).toEqual(saidOf(name));
  // Generate takes a fresh seed each time.
  if (name === "generateMaze") expect(seen()).not.toEqual(wanted);
  else expect(seen()).toEqual(wanted);
});

test.each(commandNames)(
  "%s gives up after a minute of a cell's edit, and leaves no request behind that Excel would do later",
  async (name) => {
    const before = everything();
    book.excel.cellEditMode = true;
    const pauses = atPauses(() => undefined);
    await page.press(name).finally(pauses.end);
    expect(pauses.count()).toBe(119); // the first is none
    book.counter.reset();
    book.excel.cellEditMode = false;
    await new Promise((resolve) => setTimeout(resolve));
    expect(page.messages).toEqual([
      expect.stringMatching(/^A cell is being edited\. Press Enter or Esc in the sheet and try again\./),
    ]);
    expect(book.counter.requests).toEqual([]);
    expect(everything()).toEqual(before);
  },
);

test.each(commandNames)(
  "while a pane is at work, %s is told so and changes nothing; afterwards it works",
  async (name) => {
    const locks = new SharedLocks();
    page.load(locks.page());
    const pane = openWorkbook("pane", locks.page());
    let end!: () => void;
    const work = pane.exclusively(message("generate-button"), () => new Promise<void>((resolve) => (end = resolve)));
    const before = everything();
    await page.press(name);
    expect(page.messages).toEqual([expect.stringContaining(say(message("at-work-elsewhere")))]);
    expect(everything()).toEqual(before);
    end();
    await work;
    await page.press(name);
    expect(page.messages.length).toBe(name === "preparePage" ? 2 : 1);
    expect(everything()).not.toEqual(before);
  },
);
