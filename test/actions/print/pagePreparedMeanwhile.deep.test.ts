import { deleteColumn, insertRow } from "../../../src/actions/edit/rowsAndColumns";
import { bringBackMaze } from "../../../src/actions/make/bringBackMaze";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { formatGrid } from "../../../src/actions/make/formatGrid";
import { generate } from "../../../src/actions/make/generate";
import { fitToPage } from "../../../src/actions/print/page/fitToPage";
import { preparePage } from "../../../src/actions/print/preparePage";
import { plainPage } from "../../../src/actions/print/printChoice";
import { addressOf, parseReference } from "../../../src/worksheet/excel/addresses";
import { choice, conversation } from "../conversation";
import { book, openMaze, person, select, sheet, resize } from "../openMaze";
import { secondWindow } from "../secondWindow";

/**
 * Another window, without Web Locks, prepares the page of a maze while an act of the pane is at work on it: before any of its requests,
 * also where that request fails and the act is taken back.
 */

const page = () => sheet().page;
const titled = (title: string) => ({ ...plainPage, title });

interface Case {
  readonly arrange?: () => Promise<unknown>;
  readonly act: () => Promise<unknown>;
}

const grows = (): Promise<void> => Promise.resolve(resize(9, 3));
const cases: Readonly<Record<string, Case>> = {
  "Prepare page": { act: () => preparePage(conversation(), titled("Ours")) },
  "Fit to page": { act: () => fitToPage(conversation(), titled("Ours")) },
  "Generate in another size": { arrange: grows, act: () => generate({ ...choice, seed: "b" }, conversation()) },
  "Generate in several requests": {
    arrange: grows,
    act: () => {
      const talk = conversation();
      talk.workbook.host.areasAtOnce = 4;
      return generate({ ...choice, seed: "b" }, talk);
    },
  },
  "Generate to watch": {
    arrange: grows,
    act: () => generate({ ...choice, seed: "b", pace: "step" }, conversation()),
  },
  "Format grid in another size": { arrange: grows, act: () => formatGrid(choice.layout, "grid", conversation()) },
  "Previous maze in another size": {
    arrange: async () => {
      await grows();
      await generate({ ...choice, seed: "b" }, conversation());
    },
    act: () => bringBackMaze(choice.layout, conversation()),
  },
  "Insert row": { arrange: () => Promise.resolve(select("C4")), act: () => insertRow(conversation()) },
  "Delete column": { arrange: () => Promise.resolve(select("D4")), act: () => deleteColumn(conversation()) },
};

async function play({ arrange, act }: Case, at: number, isFailing = false) {
  await openMaze(8, 5);
  await person(({ pageLayout }) => {
    pageLayout.printHeadings = true;
    pageLayout.orientation = "Portrait";
  });
  const before = structuredClone(page());
  await arrange?.();
  const [other, inOther] = [secondWindow(), book.openRuntime()];
  const execute = book.excel.execute.bind(book.excel);
  let sent = 0;
  let isPrepared = false;
  book.excel.execute = async (batch, flags, client = "") => {
    if (client !== "1") return execute(batch, flags, client);
    if (++sent === at) {
      await inOther(() => other.preparePage(conversation(), titled("Theirs")));
      isPrepared = true;
      const request = book.counter.requests.length + 1;
      if (isFailing)
        book.switches.faults = [{ request, action: 3, code: "MemoryLimitReached", message: "A fault of the test." }];
    }
    return execute(batch, flags, client).finally(() => (book.switches.faults = []));
  };
  await act().catch((error: unknown) => {
    if (!isFailing) throw error;
  });
  book.excel.execute = execute;
  return { before, isPrepared };
}

/** Of the maze that the name box tells. */
const whereMazeIs = () => addressOf(parseReference(book.workbook.name("MazeGrid", sheet())!.formula)!.area);

describe.each(Object.entries(cases))("%s", (_name, each) => {
  test.each([false, true])(
    "prints the maze that is there, and Clear maze gives back the page that was before; the request fails: %s",
    async (isFailing) => {
      let at = 1;
      for (; ; at++) {
        const { before, isPrepared } = await play(each, at, isFailing);
        if (!isPrepared) break;
        const printed = page().printArea.map(addressOf).join();
        if (page().printHeadings) expect([at, printed]).toEqual([at, ""]);
        else expect([at, printed]).toEqual([at, whereMazeIs()]);
        await clearMaze(conversation());
        expect([at, page()]).toEqual([at, before]);
        const left = book.workbook.names.map(({ name }) => name).filter((name) => !/^Maze(Columns|Rows)$/.test(name));
        expect([at, left]).toEqual([at, []]);
      }
      expect(at).toBeGreaterThan(2);
    },
  );
});
