import { message } from "../../../src/message";
import { clearMaze, formatGrid, generateAsSaved } from "../../../src/actions/make";
import { answerPage, plainPage, preparePage, readSavedPaper } from "../../../src/actions/print";
import type { ActionFailure } from "../../../src/actions/core/work";
import { everyMark } from "../../acts/standing";
import { type Step, arrangeBy, booklet, generated, marking, maze, numbersTo, poster, solving } from "../../acts/steps";
import { book, choice, conversation, everything, idsIn, openMaze, openWorkbook, pane, person, record } from "../stage";
import { refusedUnchanged, setUpAround, sheet } from "../stage";

/** A person may use the names that Lavirint uses: theirs are left alone, and what would replace one is refused before it writes. */

const page = { ...plainPage, booklet: {} };
const keeping = generated({ isKept: true });

async function expectTheirs(name: string, act: Step): Promise<void> {
  const [told] = await refusedUnchanged(() => act(conversation(), {}) as Promise<unknown>);
  expect(told).toEqual(message("name-is-yours", { name }));
}

test.each<[string, string, readonly Step[]]>([
  ["MazeChoices", "=Sheet1!$L$3", [keeping]],
  ["MazeChoices", '="my text"', [keeping]],
  [
    "MazePaper",
    "=Sheet1!$L$3",
    [
      (talk) => preparePage(talk, page),
      (talk) => answerPage(choice.layout, talk, page),
      ...[poster(2, 1, page), booklet(page)],
    ],
  ],
])("%s that is %s", async (name, formula, acts) => {
  await openMaze(8, 5);
  await person((_, { names }) => void names.add(name, formula));
  for (const act of acts) await expectTheirs(name, act);
  await generateAsSaved(conversation());
  expect(await readSavedPaper(pane)).toBeUndefined();
  expect(book.workbook.name(name, undefined)).toMatchObject({ formula, visible: true });
});

test.each<[string, Step]>([
  ["Generate", generated()],
  ["Format grid", (talk) => formatGrid(choice.layout, "none", talk)],
])("MazeGrid of the person's own on the sheet: %s", async (_name, act) => {
  openWorkbook();
  await setUpAround(8, 5);
  await person((own) => void own.names.add("MazeGrid", own.getRange("C3:D4")));
  await expectTheirs("MazeGrid", act);
  const [told] = await refusedUnchanged(() => clearMaze(conversation()));
  expect(told).toEqual(message("no-maze-to-clear", { sheet: sheet().name }));
});

test("choices that Lavirint kept are replaced without asking", async () => {
  await openMaze(8, 5);
  const talk = conversation();
  for (const seed of ["one", "two"]) await generated({ seed, isKept: true })(talk);
  for (const title of ["One", "Two"]) await preparePage(talk, { ...page, title });
  expect((await readSavedPaper(pane))!.title).toBe("Two");
  expect(talk.questions).toEqual([]);
});

describe("names of a row that a person deleted, which refer to what is gone,", () => {
  const openBroken = async () => {
    await arrangeBy(maze, numbersTo(5), marking);
    await person((own) => own.getRange("4:4").delete("Up"));
    expect(book.workbook.names.filter(({ formula }) => formula.includes("#REF!"))).not.toEqual([]);
  };

  test("are put back when an action is rolled back", async () => {
    const recording = await record(openBroken, solving({ ...everyMark, solver: "a-star" }));
    expect(recording.undisturbed.failure).toBeUndefined();
    for (const trouble of recording.troubles("MemoryLimitReached")) {
      if (trouble.fault?.code !== "MemoryLimitReached") continue;
      const { failure, before } = await recording.again(trouble);
      expect(idsIn((failure as ActionFailure).sentence)).toContain("nothing-changed");
      expect([trouble, everything()]).toEqual([trouble, before]);
    }
  });

  test("go when the maze is cleared", async () => {
    await openBroken();
    await clearMaze(conversation());
    expect(book.workbook.names.map(({ name }) => name).sort()).toEqual(["MazeColumns", "MazeRows"]);
  });
});
