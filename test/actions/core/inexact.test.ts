import { sentencesIn, type Conversation, book, enclose, openMaze, person, sheet, put } from "../stage";
import { everything, workIn } from "../stage";
import { type Filling, message } from "../../../src/message";
import type { ActionFailure } from "../../../src/actions/core/work";
import { mendMaze } from "../../../src/actions/solve/checkAndMend";
import { fillWithItems, preparePage } from "../../../src/actions/print";

/** What cannot be taken back exactly, because it was not read or Excel does not let go of it, is told; and nothing else is. */

/** The sentences after the last call of an action's request failed. */
async function sentencesAfter(
  request: number,
  act: (talk: Conversation) => Promise<unknown>,
): Promise<readonly Filling[]> {
  const { requests } = await arrangedRun(act);
  await arrange();
  const at = request < 0 ? requests.length + request : request;
  const fault = { request: at + 1, action: requests[at]!, code: "GeneralException" };
  const { failure } = await workIn({ fault }, act);
  return sentencesIn((failure as ActionFailure).sentence);
}

let arrange: () => Promise<void>;

async function arrangedRun(act: (talk: Conversation) => Promise<unknown>) {
  await arrange();
  return workIn({}, act);
}

test("items that were to be written over a date leave its value and its format", async () => {
  arrange = async () => {
    await openMaze(8, 5, { seed: "inexact" });
    put(sheet(), "D4", 45_000);
    await person((own) => void (own.getRange("D4").numberFormat = [["yyyy-mm-dd"]]));
  };
  const words = { source: { kind: "text", text: "WORDS" }, arrangement: "once", seed: "a" } as const;
  const sentences = await sentencesAfter(-1, (talk) => fillWithItems(words, talk));
  expect(sentences).toEqual([message("refused-without-reason"), message("nothing-changed")]);
  expect([sheet().value(3, 3), sheet().style(3, 3).numberFormat]).toEqual([45_000, "yyyy-mm-dd"]);
});

test("walls that Repair took down come back in one style", async () => {
  arrange = async () => {
    await openMaze(8, 5, { seed: "inexact" });
    await enclose("D4", "Dash");
  };
  const sentences = await sentencesAfter(-1, (talk) => mendMaze("a", talk));
  expect(sentences.slice(1)).toEqual([
    message("redrawing-inexact", { maze: "B2:I6", sheet: "Sheet1" }),
    message("nothing-else-changed"),
  ]);
});

test.each([
  ["localized", 0, [message("nothing-changed")]],
  ["unlisted", 1, [message("print-area-stays"), message("nothing-else-changed")]],
] as const)(
  "where a print area's name is %s, a page set-up that fails leaves %d",
  async (printAreaName, left, told) => {
    let before: unknown;
    arrange = async () => {
      await openMaze(8, 5, { seed: "inexact" });
      book.switches.printAreaName = printAreaName;
      before = everything();
    };
    const sentences = await sentencesAfter(-1, (talk) => preparePage(talk));
    expect(sentences).toEqual([message("refused-without-reason"), ...told]);
    expect(sheet().page.printArea).toHaveLength(left);
    if (left === 0) expect(everything()).toEqual(before);
  },
);
