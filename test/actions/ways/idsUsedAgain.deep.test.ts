import { clearMaze } from "../../../src/actions/make";
import { deleteBooklet } from "../../../src/actions/print/booklets";
import { actCalled } from "../../acts";
import { names } from "../../acts/act";
import { type Step, arrangeBy, generated, sized, typing } from "../../acts/steps";
import { arrange } from "../arranged";
import { type Conversation, book, conversation, everything, openMaze, person, record } from "../stage";

/** On a Mac a new sheet may get the id of a deleted one: what an action does, and how it is rolled back, does not depend on that. */

const withSets = generated({ setNumbers: "hiddenSheet" });
const another = generated({ seed: "next" });
const covered = [sized(8, 5), typing("C3", "covered"), generated()];
const deleting: Readonly<Record<string, Step>> = {
  "the copy of what was covered was deleted": () =>
    person((_, { worksheets }) => worksheets.getItem("Maze covered").delete()),
  "an interrupted maze left its copy": () => person((own) => own.names.getItem("MazeGrid").delete()),
};

type Case = readonly [string, () => Promise<unknown>, (talk: Conversation) => Promise<unknown>];

const cases: readonly Case[] = [
  ...Object.entries(deleting).map(([what, gone]): Case => {
    return [`Generate over values, after ${what}`, () => arrangeBy(...covered, gone, typing("D4", "typed")), another];
  }),
  [
    "Generate with set numbers, after a maze with such was cleared",
    () => arrangeBy(sized(8, 5), withSets, clearMaze, typing("C3", "covered")),
    withSets,
  ],
  ...["Write distances again", "Clear maze"].map(actCalled).map((each): Case => {
    return [each.name, () => arrange(each), (talk) => each.act(talk, {})];
  }),
];

const standing = () => JSON.stringify(everything()).replace(/[a-z]+\d+_\d+/g, "");

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
  await deleteBooklet(conversation()).catch(() => undefined);
  expect(names()).toEqual(["Sheet1", "Mine"]);
});
