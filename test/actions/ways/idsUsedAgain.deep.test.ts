import { clearMaze, generate } from "../../../src/actions/make";
import { deleteBooklet } from "../../../src/actions/print/booklets";
import { actCalled } from "../../acts";
import { arrange } from "../arranged";
import {
  choice,
  conversation,
  type Conversation,
  book,
  openMaze,
  openSized,
  person,
  sheet,
  put,
  everything,
  record,
} from "../stage";

/** On a Mac a new sheet may get the id of a deleted one: what an action does, and how it is rolled back, does not depend on that. */

const makeHidden = (talk: Conversation) => generate({ ...choice, setNumbers: "hiddenSheet" }, talk);

type Case = readonly [string, () => Promise<unknown>, (talk: Conversation) => Promise<unknown>];

const openCovered = async () => {
  await openSized(8, 5);
  put(sheet(), "C3", "covered");
  await generate(choice, conversation());
};

const cases: readonly Case[] = [
  [
    "Generate over values, after the copy of what was covered was deleted",
    async () => {
      await openCovered();
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
      await openCovered();
      await person((own) => own.names.getItem("MazeGrid").delete());
      put(sheet(), "D4", "typed");
    },
    (talk) => generate({ ...choice, seed: "next" }, talk),
  ],
  ...["Write distances again", "Clear maze"].map(actCalled).map((each): Case => {
    return [each.name, () => arrange(each), (talk) => each.act(talk, {})];
  }),
];

const STAMP = /[a-z]+\d+_\d+/g;
const standing = () => JSON.stringify(everything()).replace(STAMP, "");

test.each(cases)("%s, undisturbed, with each request failing, and stopped at each", async (_name, begin, act) => {
  const standings = async (usesIdsAgain: boolean) => {
    const arranged = () => begin().then(() => Object.assign(book.switches, { usesIdsAgain }));
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
