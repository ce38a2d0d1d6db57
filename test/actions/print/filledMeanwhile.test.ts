import { bringBackMaze } from "../../../src/actions/make/bringBackMaze";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { formatGrid } from "../../../src/actions/make/formatGrid";
import { generate } from "../../../src/actions/make/generate";
import { choice, conversation } from "../conversation";
import { book, openMaze, person, sheet } from "../openMaze";
import { secondWindow } from "../secondWindow";

/**
 * Another window, without Web Locks, puts an item into each cell of a maze while an act of the pane is at work on it: before any of its
 * requests. Cells that the act empties are the person's again, so the same item typed there is theirs.
 */

const everywhere = { source: { kind: "text", text: "ab" }, arrangement: "over and over", seed: "a" } as const;
const again = (made: Partial<typeof choice> = {}) => generate({ ...choice, seed: "b", ...made }, conversation());

interface Case {
  readonly arrange?: () => Promise<unknown>;
  readonly act: () => Promise<unknown>;
}

const cases: Readonly<Record<string, Case>> = {
  Generate: { act: () => again() },
  "Generate in several requests": {
    act: () => {
      const talk = conversation();
      talk.workbook.host.areasAtOnce = 4;
      return generate({ ...choice, seed: "b" }, talk);
    },
  },
  "Generate to watch": { act: () => again({ pace: "step" }) },
  "Format grid": { act: () => formatGrid(choice.layout, "grid", conversation()) },
  "Previous maze": { arrange: () => again(), act: () => bringBackMaze(choice.layout, conversation()) },
  "Clear maze": { act: () => clearMaze(conversation()) },
};

/** What the other window put into D4 before this request, null if it was refused; undefined if there are not so many requests. */
async function play({ arrange, act }: Case, at: number): Promise<unknown> {
  await openMaze(8, 5);
  await arrange?.();
  const [other, inOther] = [secondWindow(), book.openRuntime()];
  const execute = book.excel.execute.bind(book.excel);
  let sent = 0;
  let item: unknown;
  book.excel.execute = async (batch, flags, client = "") => {
    if (client === "1" && ++sent === at) {
      await inOther(() => other.fillWithItems(everywhere, conversation()).catch(() => undefined));
      item = sheet().value(3, 3) ?? null;
    }
    return execute(batch, flags, client);
  };
  // It may be refused as well: the maze has changed.
  await act().catch(() => undefined);
  book.excel.execute = execute;
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
    const talk = conversation(false);
    await generate({ ...choice, seed: "c" }, talk);
    expect([at, talk.questions.length, sheet().value(3, 3)]).toEqual([at, 1, item]);
  }
  expect(emptied).toBeGreaterThan(0);
});
