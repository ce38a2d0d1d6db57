import { type Message, message } from "../../../src/message";
import { clearMaze, formatGrid, generate, generateAsSaved } from "../../../src/actions/make";
import { answerPage, makeBooklet, plainPage, readSavedPaper, makePoster } from "../../../src/actions/print";
import { preparePage } from "../../../src/actions/print";
import { defaultLayout } from "../../../src/actions/core/choices";
import { sentencesIn, type Conversation, choice, conversation, failureOf, book, openMaze } from "../stage";
import { openWorkbook, pane, person, setUpAround, sheet } from "../stage";
import { smallBooklet } from "../../acts/standing";

/** A person may use the names that Lavirint uses: theirs are left alone, and what would replace one is refused before it writes. */

const state = () =>
  JSON.stringify({
    names: book.workbook.names.map(({ name, formula, visible, scope }) => [name, formula, visible, scope?.name]),
    sheets: book.workbook.sheets.map((each) => [each.name, each.usedArea(false), each.page]),
  });
const page = { ...plainPage, booklet: {} };
type Act = (talk: Conversation) => Promise<unknown>;

test.each<[string, string, readonly Act[]]>([
  ["MazeChoices", "=Sheet1!$L$3", [(talk) => generate({ ...choice, isKept: true }, talk)]],
  ["MazeChoices", '="my text"', [(talk) => generate({ ...choice, isKept: true }, talk)]],
  [
    "MazePaper",
    "=Sheet1!$L$3",
    [
      (talk) => preparePage(talk, page),
      (talk) => answerPage(defaultLayout, talk, page),
      (talk) => makePoster({ across: 2, down: 1 }, defaultLayout, talk, page),
      (talk) => makeBooklet({ ...smallBooklet, ...page }, talk),
    ],
  ],
])("%s that is %s", async (name, formula, acts) => {
  await openMaze(8, 5);
  await person((_, { names }) => void names.add(name, formula));
  const before = state();
  for (const act of acts) {
    const { sentence } = await failureOf(act(conversation()));
    expect(sentencesIn(sentence)[0]).toEqual(message("name-is-yours", { name }));
    expect(state()).toBe(before);
  }
  await generateAsSaved(conversation());
  expect(await readSavedPaper(pane)).toBeUndefined();
  expect(book.workbook.name(name, undefined)).toMatchObject({ formula, visible: true });
});

test.each<[string, Act]>([
  ["Generate", (talk) => generate(choice, talk)],
  ["Format grid", (talk) => formatGrid(defaultLayout, "none", talk)],
])("MazeGrid of the person's own on the sheet: %s", async (_name, act) => {
  openWorkbook();
  await setUpAround(8, 5);
  await person((own) => void own.names.add("MazeGrid", own.getRange("C3:D4")));
  const before = state();
  const { sentence } = await failureOf(act(conversation()));
  expect(sentencesIn(sentence)[0]).toEqual(message("name-is-yours", { name: "MazeGrid" }));
  const told: Message = (await failureOf(clearMaze(conversation()))).sentence;
  expect(sentencesIn(told)[0]).toEqual(message("no-maze-to-clear", { sheet: "Sheet1" }));
  expect(state()).toBe(before);
  expect(sheet().name).toBe("Sheet1");
});

test("choices that Lavirint kept are replaced without asking", async () => {
  await openMaze(8, 5);
  const talk = conversation();
  for (const seed of ["one", "two"]) await generate({ ...choice, seed, isKept: true }, talk);
  for (const title of ["One", "Two"]) await preparePage(talk, { ...page, title });
  expect((await readSavedPaper(pane))!.title).toBe("Two");
  expect(talk.questions).toEqual([]);
});
