import { idsIn, conversation, book, openMaze, person, everything, record } from "../stage";
import { fillWithItems } from "../../../src/actions/print/itemsAndQuestions";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { solve } from "../../../src/actions/solve/solve";
import type { ActionFailure } from "../../../src/actions/core/work";
import { everyMark } from "../../acts/standing";

/** Names of rows and columns that a person deleted refer to what is gone; they are put back when an action is rolled back. */

const again = () => solve({ ...everyMark, solver: "a-star" }, conversation());

async function openBroken(): Promise<void> {
  await openMaze(8, 5);
  const source = { kind: "numbers", last: 5 } as const;
  await fillWithItems({ source, arrangement: "over and over", seed: "s" }, conversation());
  await solve(everyMark, conversation());
  await person((own) => own.getRange("4:4").delete("Up"));
  expect(book.workbook.names.filter(({ formula }) => formula.includes("#REF!"))).not.toEqual([]);
}

test("an action is rolled back to what was, with these names", async () => {
  const recording = await record(openBroken, again, { look: everything });
  expect(recording.undisturbed.failure).toBeUndefined();
  for (const trouble of recording.troubles("MemoryLimitReached")) {
    if (trouble.fault?.code !== "MemoryLimitReached") continue;
    const { failure, before } = await recording.again(trouble);
    expect(idsIn((failure as ActionFailure).sentence)).toContain("nothing-changed");
    expect([trouble, everything()]).toEqual([trouble, before]);
  }
});

test("and the maze is cleared with all its names", async () => {
  await openBroken();
  await clearMaze(conversation());
  expect(book.workbook.names.map(({ name }) => name).sort()).toEqual(["MazeColumns", "MazeRows"]);
});
