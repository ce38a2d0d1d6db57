import { idsIn } from "../../words/sentencesIn";
import { fillWithItems } from "../../../src/actions/print/fillWithItems";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { solve } from "../../../src/actions/solve/solve";
import type { ActionFailure } from "../../../src/actions/desk/work";
import { conversation } from "../conversation";
import { book, openMaze, person } from "../openMaze";
import { everything, workIn } from "../trouble";

/** Names of rows and columns that a person deleted refer to what is gone; they are put back when an action is rolled back. */

const search = { solver: "breadth-first", seed: "", route: { kind: "ends" }, showVisited: true, arrows: true } as const;
const again = () => solve({ ...search, solver: "a-star", pace: "instant" }, conversation());

async function openBroken(refusesErrorNames: boolean): Promise<void> {
  await openMaze(8, 5);
  const source = { kind: "numbers", last: 5 } as const;
  await fillWithItems({ source, arrangement: "over and over", seed: "s" }, conversation());
  await solve({ ...search, pace: "instant" }, conversation());
  await person((own) => own.getRange("4:4").delete("Up"));
  expect(book.workbook.names.filter(({ formula }) => formula.includes("#REF!"))).not.toEqual([]);
  book.switches.refusesErrorNames = refusesErrorNames;
}

/** What there is, whether names are hidden or not. */
const standing = () => JSON.stringify(everything()).replace(/ (true|false)"/g, '"');

test.each([false, true])(
  "where Excel refuses to hide such names (%p), an action is rolled back to what was",
  async (refuses) => {
    await openBroken(refuses);
    const { requests, failure } = await workIn({}, again);
    expect(failure).toBeUndefined();
    for (const [index, actions] of requests.entries()) {
      for (const action of new Set([1, Math.ceil(actions / 2), actions])) {
        await openBroken(refuses);
        const before = standing();
        const trouble = { fault: { request: index + 1, action, code: "MemoryLimitReached" } };
        const { failure: broken } = await workIn(trouble, again);
        expect(idsIn((broken as ActionFailure).sentence)).toContain("nothing-changed");
        expect([index, action, standing()]).toEqual([index, action, before]);
      }
    }
  },
);

test("and the maze is cleared with all its names", async () => {
  await openBroken(true);
  await clearMaze(conversation());
  expect(book.workbook.names.map(({ name }) => name).sort()).toEqual(["MazeColumns", "MazeRows"]);
});
