import { idsIn } from "../../words/sentencesIn";
import { fillWithItems } from "../../../src/actions/print/fillWithItems";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { solve } from "../../../src/actions/solve/solve";
import type { ActionFailure } from "../../../src/actions/desk/work";
import { conversation } from "../conversation";
import { book, openMaze, person } from "../openMaze";
import { everything, record } from "../trouble";

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
    const recording = await record(() => openBroken(refuses), again, { look: standing });
    expect(recording.undisturbed.failure).toBeUndefined();
    for (const trouble of recording.troubles("MemoryLimitReached")) {
      if (trouble.fault?.code !== "MemoryLimitReached") continue;
      const { failure, before } = await recording.again(trouble);
      expect(idsIn((failure as ActionFailure).sentence)).toContain("nothing-changed");
      expect([trouble, standing()]).toEqual([trouble, before]);
    }
  },
);

test("and the maze is cleared with all its names", async () => {
  await openBroken(true);
  await clearMaze(conversation());
  expect(book.workbook.names.map(({ name }) => name).sort()).toEqual(["MazeColumns", "MazeRows"]);
});
