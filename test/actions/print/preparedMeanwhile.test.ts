import { clearMaze } from "../../../src/actions/make/clearMaze";
import { preparePage } from "../../../src/actions/print/preparePage";
import { plainPage } from "../../../src/actions/print/printChoice";
import { OpenWorkbook } from "../../../src/worksheet/excel/openWorkbook";
import { conversation, type Conversation } from "../conversation";
import { book, openMaze, person, sheet } from "../openMaze";

/**
 * One window prepares the page of a maze that the other one, without Web Locks, clears meanwhile. Which of them was faster is chance; the
 * person's page comes back in any case.
 */

type Act = (talk: Conversation) => Promise<unknown>;

const prepare: Act = (talk) => preparePage(talk, { ...plainPage, title: "Ours" });
const prepareElse: Act = (talk) => preparePage(talk, { ...plainPage, title: "Ours too", paper: "Letter" });

/** Names that a maze or its page leaves on a sheet. */
const PAGE_OR_MAZE = /^Maze(?:BeforePage|PageKind|Grid|Stamp_)/;

/** The act in the pane, with the whole of the other one in another window before this request of it. Returns how many there were. */
async function meet(act: Act, other: Act, meetsAt: number): Promise<number> {
  const inOther = book.openRuntime();
  const execute = book.excel.execute.bind(book.excel);
  let requests = 0;
  book.excel.execute = async (batch, flags, client = "") => {
    if (client === "1" && ++requests === meetsAt)
      await inOther(() => other({ ...conversation(), workbook: new OpenWorkbook() }).catch(() => undefined));
    return execute(batch, flags, client);
  };
  await act(conversation()).catch(() => undefined);
  book.excel.execute = execute;
  return requests;
}

/** A maze on a page with the person's own settings, which are returned. */
async function openOwnPage(): Promise<unknown> {
  await openMaze(8, 5);
  await person(({ pageLayout }) => {
    pageLayout.printHeadings = true;
    pageLayout.printGridlines = true;
    pageLayout.zoom = { scale: 80 };
    pageLayout.headersFooters.defaultForAllPages.leftHeader = "Mine";
    pageLayout.setPrintArea("A1:K10");
  });
  return structuredClone(sheet().page);
}

test.each([
  ["Prepare page", "Clear maze", prepare, clearMaze],
  ["Clear maze", "Prepare page", clearMaze, prepare],
] as const)(
  "while %s is at work, another window's %s loses nothing of the person's page",
  async (_one, _other, act, other) => {
    for (const isPrepared of [false, true]) {
      const open = async () => {
        const page = await openOwnPage();
        if (isPrepared) await prepareElse(conversation());
        return page;
      };
      await open();
      const count = await meet(act, other, Infinity);
      expect(count).toBeGreaterThan(2);
      for (let request = 2; request <= count; request++) {
        const page = await open();
        await meet(act, other, request);
        const left = book.workbook.names.map(({ name }) => name).filter((name) => PAGE_OR_MAZE.test(name));
        expect({ isPrepared, request, left, page: sheet().page }).toEqual({ isPrepared, request, left: [], page });
      }
    }
  },
);
