import { clearMaze } from "../../../src/actions/make/clearMaze";
import { generate } from "../../../src/actions/make/generate";
import { deleteBooklet } from "../../../src/actions/print/booklet/deleteBooklet";
import { writeDistances } from "../../../src/actions/solve/writeDistances";
import { choice, conversation, type Conversation } from "../conversation";
import { book, openMaze, openSized, person, sheet } from "../openMaze";
import { put } from "../sheetReading";
import { everything, record } from "../trouble";

/** On a Mac a new sheet may get the id of a deleted one: what an action does, and how it is rolled back, does not depend on that. */

const makeHidden = (talk: Conversation) => generate({ ...choice, setNumbers: "hiddenSheet" }, talk);

const cases: readonly (readonly [string, () => Promise<unknown>, (talk: Conversation) => Promise<unknown>])[] = [
  [
    "Generate over values, after the copy of what was covered was deleted",
    async () => {
      await openSized(8, 5);
      put(sheet(), "C3", "covered");
      await generate(choice, conversation());
      await person((_, { worksheets }) => worksheets.getItem("Maze covered").delete());
      put(sheet(), "D4", "typed");
    },
    (talk) => generate({ ...choice, seed: "next" }, talk),
  ],
  [
    "Generate with set numbers, after a maze with such was cleared",
    async () => {
      await openSized(8, 5);
      await makeHidden(conversation());
      await clearMaze(conversation());
      put(sheet(), "C3", "covered");
    },
    makeHidden,
  ],
  [
    "Generate over a copy that an interrupted maze left",
    async () => {
      await openSized(8, 5);
      put(sheet(), "C3", "covered");
      await generate(choice, conversation());
      await person((own) => own.names.getItem("MazeGrid").delete());
      put(sheet(), "D4", "typed");
    },
    (talk) => generate({ ...choice, seed: "next" }, talk),
  ],
  [
    "Write distances in place of others",
    async () => {
      await openMaze(4, 3);
      await writeDistances("addresses", conversation());
      book.workbook.activate(sheet("Sheet1"));
    },
    (talk) => writeDistances("addresses", talk),
  ],
  [
    "Clear maze",
    async () => {
      await openSized(8, 5);
      put(sheet(), "C3", "covered");
      await makeHidden(conversation());
    },
    clearMaze,
  ],
];

const STAMP = /[a-z]+\d+_\d+/g;
const standing = () => JSON.stringify(everything()).replace(STAMP, "");

describe.each(cases)("%s", (_name, arrange, act) => {
  test("undisturbed, with each request failing, and stopped at each", async () => {
    const standings = async (usesIdsAgain: boolean) => {
      const arranged = async () => {
        await arrange();
        Object.assign(book.switches, { usesIdsAgain });
      };
      const { undisturbed, again } = await record(arranged, act);
      const found: unknown[] = [["undisturbed", standing()]];
      for (const request of undisturbed.requests.keys()) {
        const fault = { request: request + 1, action: 1, code: "MemoryLimitReached" };
        for (const trouble of [{ fault }, { stopAt: request + 1 }]) {
          await again(trouble);
          found.push([trouble, standing()]);
        }
      }
      return found;
    };
    expect(await standings(true)).toEqual(await standings(false));
  });
});

test("Delete booklet does nothing to a sheet that got the id of one of its own", async () => {
  await openMaze(4, 3);
  book.switches.usesIdsAgain = true;
  await person((_, { worksheets }) => {
    worksheets.add("Gone");
    worksheets.getItem("Gone").delete();
    worksheets.add("Mine");
  });
  const before = book.workbook.sheets.map(({ name }) => name);
  await deleteBooklet(conversation()).catch(() => undefined);
  expect(book.workbook.sheets.map(({ name }) => name)).toEqual(before);
});
