import { idsIn, sentencesIn } from "../../words/sentencesIn";
import { type Message, message } from "../../../src/message";
import { defaultLayout } from "../../../src/actions/core/choices";
import { openText } from "../../../src/actions/make/mazesFromText";
import { answerPage, makeBooklet, makePoster, plainPage } from "../../../src/actions/print";
import { encode } from "../../../src/maze/code/recipe";
import { UNVARIED } from "../../../src/maze/generators/generators";
import type { Batch } from "../../host/protocol/batch";
import type { Switches } from "../../host/protocol/embeddedExcel";
import { isCleanup } from "../../host/protocol/requestCounter";
import { smallBooklet } from "../../acts/standing";
import { type Conversation, conversation } from "../conversation";
import { failureOf } from "../failureOf";
import { allSheets, hasInserted } from "../insertedSheets";
import { book, openMaze, openSized, openWorkbook } from "../openMaze";
import { record, workIn } from "../trouble";

/** Sheets of every kind that arrive from a file, halfway and where they cannot: all of it is there then, or nothing. */

/** A kind of sheet that arrives; mazes drawn where they are selected are in `inPlace`. */
interface Kind {
  readonly open: () => unknown;
  readonly act: (talk: Conversation) => Promise<unknown>;
  /** Of the sheets that are there in the end. */
  readonly names: readonly string[];
  /** What is said where some of it may be left, unless that is the one sheet's name. */
  readonly left?: Message;
}

const code = encode({ rows: 30, columns: 24, generator: "kruskal", seed: "halfway", variation: UNVARIED });
const booklet = { ...smallBooklet, count: 3, title: "Class 3" };

const kinds: Readonly<Record<string, Kind>> = {
  "A maze on its own sheet": {
    open: () => openSized(8, 5),
    act: (talk) => openText(code, defaultLayout, talk),
    names: ["Sheet1", "Maze"],
  },
  "An answer page": {
    open: () => openMaze(24, 20),
    act: (talk) => answerPage(defaultLayout, talk),
    names: ["Sheet1", "Sheet1 answer"],
  },
  "A poster": {
    open: () => openMaze(24, 20),
    act: (talk) => makePoster({ across: 2, down: 2 }, defaultLayout, talk, plainPage),
    names: ["Sheet1", "Sheet1 poster"],
  },
  "A booklet": {
    open: () => openWorkbook(),
    act: (talk) => makeBooklet(booklet, talk),
    names: ["Sheet1", "Index", "Maze 1", "Maze 2", "Maze 3", "Answers"],
    left: message("booklet-sheets-left", { first: "Index" }),
  },
};
const { "A booklet": _, ...ofOneSheet } = kinds;

/** Everything that is to be seen: all sheets, and which is in front. Sizes that were put back are as if nobody had set them. */
const workbook = () => ({
  front: book.workbook.activeSheet.name,
  sheets: allSheets().map(({ columns, rows, ...sheet }) => ({
    ...sheet,
    columns: columns.filter(({ size }) => size !== STANDARD.width),
    rows: rows.filter(({ size }) => size !== STANDARD.height),
  })),
});
const STANDARD = { width: 48, height: 15 };
const names = () => book.workbook.sheets.map(({ name }) => name);

/** Opens the workbook of a kind, with these switches from then on. */
async function open({ open: opened }: Kind, switches: Partial<Switches> = {}): Promise<void> {
  await opened();
  Object.assign(book.switches, switches);
  book.counter.reset();
}

const inserts = ({ Actions }: Batch) => Actions.some(({ Name }) => Name === "InsertWorksheetsFromBase64");
const asksToInsert = () => book.counter.requests.some(({ batch }) => inserts(batch));

/** Does something as soon as sheets of a file are about to be inserted. */
function beforeInserting(work: () => void): void {
  const execute = book.excel.execute.bind(book.excel);
  book.excel.execute = (...request) => {
    if (inserts(request[0])) work();
    return execute(...request);
  };
}

function failAfterInserting(count: number): void {
  const execute = book.excel.execute.bind(book.excel);
  const refused = { Results: [], TraceIds: [], Error: { Code: "MemoryLimitReached", Message: "No.", Location: "" } };
  let left = 0;
  book.excel.execute = async (...request) => {
    if (!isCleanup(request[0]) && left-- > 0) return refused;
    if (inserts(request[0])) left = count;
    return execute(...request);
  };
}

const protect = () => (book.workbook.structureProtection = { password: "" });

describe.each(Object.entries(ofOneSheet))("%s", (_name, kind) => {
  test.each<Partial<Switches>>([
    { inserting: "taken" },
    { inserting: "taken", insertingActivates: true, insertedStayUnlisted: true },
    { inserting: "half done", insertingActivates: true },
    { inserting: "done but refused" },
  ])("Stop during any request leaves nothing, or all: %j", async (switches) => {
    const recording = await record(() => open(kind, switches), kind.act, { look: workbook });
    const { undisturbed } = recording;
    const whole = workbook();
    expect([hasInserted(), names()]).toEqual([switches.inserting === "taken", kind.names]);
    let stopped = 0;
    for (const trouble of recording.troubles()) {
      if (trouble.fault !== undefined) continue;
      const { outcome, failure } = await recording.again(trouble);
      expect([trouble, failure]).toEqual([trouble, undefined]);
      const isStopped = idsIn(outcome!.sentence)[0] === "stopped";
      expect([trouble, workbook()]).toEqual([trouble, isStopped ? undisturbed.before : whole]);
      if (isStopped) stopped++;
    }
    expect(stopped).toBeGreaterThan(1);
  });
});

describe.each(Object.entries(kinds))("%s", (_name, kind) => {
  test("leaves nothing where the structure gets protected while its sheets are sent", async () => {
    await open(kind);
    const before = workbook();
    beforeInserting(protect);
    const { sentence } = await failureOf(kind.act(conversation()));
    expect([asksToInsert(), idsIn(sentence).at(-1), workbook()]).toEqual([true, "nothing-changed", before]);
  });

  test.each(["half done", "done but refused"] as const)(
    "leaves nothing where what came cannot be removed at once, or says what to delete: %s",
    async (inserting) => {
      await open(kind, { inserting });
      const before = workbook();
      await open(kind, { inserting });
      failAfterInserting(1);
      const { failure, outcome } = await workIn({}, kind.act);
      if (failure === undefined) expect([outcome !== undefined, names()]).toEqual([true, kind.names]);
      else expect(workbook()).toEqual(before);
      await open(kind, { inserting });
      failAfterInserting(1_000);
      const { sentence } = await failureOf(kind.act(conversation()));
      const left = kind.left ?? message("arrived-sheet-left", { sheet: kind.names[1]! });
      expect([sentencesIn(sentence).at(-1), names().length > before.sheets.length]).toEqual([left, true]);
    },
  );
});
