import { bringBackMaze, clearMaze, formatGrid, generate } from "../../../src/actions/make";
import { askAtForks, fillWithItems } from "../../../src/actions/print";
import { numbers, sums } from "../../acts/choices";
import { choice, conversation, type Conversation, book, openMaze, person, sheet, workIn, askedInVain } from "../stage";
import { put, valueAt, secondWindow } from "../stage";

/**
 * Another window, without Web Locks, puts an item into each cell of a maze while an act of the pane is at work on it: before any of its
 * requests. Cells that the act empties are the person's again, so the same item typed there is theirs.
 */

const everywhere = { source: { kind: "text", text: "ab" }, arrangement: "over and over", seed: "a" } as const;
const again = (talk: Conversation, made: Partial<typeof choice> = {}) =>
  generate({ ...choice, seed: "b", ...made }, talk);

interface Case {
  readonly arrange?: () => Promise<unknown>;
  readonly act: (talk: Conversation) => Promise<unknown>;
}

const cases: Readonly<Record<string, Case>> = {
  Generate: { act: (talk) => again(talk) },
  "Generate in several requests": { act: (talk) => ((talk.workbook.host.areasAtOnce = 4), again(talk)) },
  "Generate to watch": { act: (talk) => again(talk, { pace: "step" }) },
  "Format grid": { act: (talk) => formatGrid(choice.layout, "grid", talk) },
  "Previous maze": { arrange: () => again(conversation()), act: (talk) => bringBackMaze(choice.layout, talk) },
  "Clear maze": { act: clearMaze },
};

/** What the other window put into D4 before this request, null if it was refused; undefined if there are not so many requests. */
async function play({ arrange, act }: Case, at: number): Promise<unknown> {
  await openMaze(8, 5);
  await arrange?.();
  const [other, inOther] = [secondWindow(), book.openRuntime()];
  let item: unknown;
  const happens = async () => {
    await inOther(() => other.fillWithItems(everywhere, conversation()).catch(() => undefined));
    item = sheet().value(3, 3) ?? null;
  };
  // It may be refused as well: the maze has changed.
  await workIn({ meanwhile: { request: at, happens } }, act);
  return item;
}

test.each(Object.entries(cases))("%s", async (_name, each) => {
  let emptied = 0;
  for (let at = 1, item; (item = await play(each, at)) !== undefined; at++) {
    if (item === null || sheet().value(3, 3) !== undefined) continue;
    emptied++;
    await person((front) => {
      front.getRange("D4").values = [[item]];
    });
    const questions = await askedInVain((no) => generate({ ...choice, seed: "c" }, no));
    expect([at, questions.length, sheet().value(3, 3)]).toEqual([at, 1, item]);
  }
  expect(emptied).toBeGreaterThan(0);
});

/** In which request, counted from the last. */
test.each<[string, string, number, (talk: Conversation) => Promise<unknown>]>([
  ["items are", "D5", 0, (talk) => fillWithItems(numbers, talk)],
  ["a list of questions is", "B9", 1, (talk) => askAtForks(sums, talk)],
])("what somebody types while %s written, into %s, comes back", async (_, cell, fromLast, act) => {
  await openMaze(8, 5);
  const { requests } = await workIn({}, act);
  await openMaze(8, 5);
  const happens = () => put(sheet(), cell, "typed");
  await workIn({ meanwhile: { request: requests.length - fromLast, happens } }, act);
  expect(valueAt(sheet(), cell)).toBe("typed");
});
