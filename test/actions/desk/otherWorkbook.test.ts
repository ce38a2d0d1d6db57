import { isSame, message } from "../../../src/message";
import { addExit } from "../../../src/actions/edit/ends";
import { makePassage } from "../../../src/actions/edit/walls";
import { readSheetInFront } from "../../../src/actions/front/sheetInFront";
import { setUpSheet } from "../../../src/actions/front/setUpSheet";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { generate } from "../../../src/actions/make/generate";
import type { BookletChoice } from "../../../src/actions/print/booklet/bookletChoice";
import { deleteBooklet } from "../../../src/actions/print/booklet/deleteBooklet";
import { makeBooklet } from "../../../src/actions/print/booklet/makeBooklet";
import { solve } from "../../../src/actions/solve/solve";
import { writeDistances } from "../../../src/actions/solve/writeDistances";
import { choice, conversation, type Conversation } from "../conversation";
import { failureOf } from "../failureOf";
import { book, openMaze, openSized, openWorkbook, pane, resize, select } from "../openMaze";
import { put } from "../sheetReading";
import { everything } from "../trouble";

const ASKED = message("waiting-for-other-workbook");
const platforms = ["Windows", "Mac"] as const;

/** A person who clicks into the workbook of the maze as soon as they are asked to. */
const person = (heard: () => void = () => undefined) =>
  conversation(true, (told) => {
    if (!isSame(told, ASKED)) return;
    heard();
    book.switches.otherWorkbookInFront = "no";
  });

interface Case {
  readonly arrange: () => Promise<unknown>;
  readonly act: (talk: Conversation) => Promise<unknown>;
}

const search = { solver: "breadth-first", seed: "", route: { kind: "ends" }, showVisited: true, arrows: true } as const;

const bookletChoice: BookletChoice = {
  ...{
    count: 2,
    columns: 5,
    rows: 4,
    difficulty: "rising",
    generators: ["kruskal"],
    ends: "corners",
    gaps: true,
    withDull: true,
  },
  ...{ letters: true, seed: "a booklet", answers: 4, isOnOneSheet: false, paper: "A4", title: "", hasNameLine: true },
};

const cases: Readonly<Record<string, Case>> = {
  "Size cells beside a sheet in use": {
    arrange: async () => {
      openWorkbook();
      put(book.workbook.activeSheet, "A1", "data");
    },
    act: setUpSheet,
  },
  "Generate, which covers values": {
    arrange: async () => {
      await openSized(8, 5);
      put(book.workbook.activeSheet, "C3", "covered");
    },
    act: (talk) => generate({ ...choice, setNumbers: "hiddenSheet" }, talk),
  },
  "Generate over a maze": {
    arrange: async () => {
      await openMaze(8, 5, { setNumbers: "hiddenSheet" });
      resize(9, 7);
    },
    act: (talk) => generate({ ...choice, seed: "next" }, talk),
  },
  "Generate on a new sheet": { arrange: () => openSized(60, 60), act: (talk) => generate(choice, talk) },
  Solve: { arrange: () => openMaze(8, 5), act: (talk) => solve({ ...search, pace: "instant" }, talk) },
  "Make passage": {
    arrange: async () => {
      await openMaze(8, 5);
      select("B2:I6");
    },
    act: (talk) => makePassage("", talk).catch(() => undefined),
  },
  "Add exit": {
    arrange: async () => {
      await openMaze(8, 5);
      select("B4");
    },
    act: addExit,
  },
  "Write distances again": {
    arrange: async () => {
      await openMaze(4, 3);
      await writeDistances("addresses", conversation());
      book.workbook.activate(book.workbook.sheet("Sheet1")!);
    },
    act: (talk) => writeDistances("addresses", talk),
  },
  "Make booklet": { arrange: async () => openWorkbook(), act: (talk) => makeBooklet(bookletChoice, talk) },
  "Delete booklet": {
    arrange: async () => {
      openWorkbook();
      await makeBooklet(bookletChoice, conversation());
    },
    act: deleteBooklet,
  },
  "Clear maze": {
    arrange: async () => {
      await openSized(8, 5);
      put(book.workbook.activeSheet, "C3", "covered");
      await generate({ ...choice, setNumbers: "hiddenSheet" }, conversation());
    },
    act: clearMaze,
  },
};

/** The person looks at another workbook from this request on, counted from 1. */
function leaveAt(request: number, platform: (typeof platforms)[number]): void {
  const execute = book.excel.execute.bind(book.excel);
  let isDone = false;
  book.excel.execute = (...sent) => {
    if (book.counter.requests.length + 1 >= request && !isDone) {
      isDone = true;
      book.switches.otherWorkbookInFront = platform;
    }
    return execute(...sent);
  };
}

/** What stands there, but for stamps, and for which sheet is in front: Excel brings none there meanwhile. */
const standing = () =>
  JSON.parse(JSON.stringify({ ...(everything() as object), front: "" }).replace(STAMP, "")) as unknown;
const STAMP = /[a-z]+\d+_\d+/g;

describe.each(Object.entries(cases))("%s", (_name, { arrange, act }) => {
  test.each(platforms)("another workbook comes to the front before each request (%s)", async (platform) => {
    await arrange();
    book.counter.reset();
    await act(conversation());
    const wanted = standing();
    const count = book.counter.requests.length;
    for (let request = 1; request <= count; request++) {
      await arrange();
      book.counter.reset();
      leaveAt(request, platform);
      await act(person());
      expect({ request, standing: standing() }).toEqual({ request, standing: wanted });
    }
  });
});

test("where nothing needs the workbook in front nobody is asked to bring it there", async () => {
  await openMaze(8, 5);
  book.switches.otherWorkbookInFront = "Windows";
  const heard = jest.fn();
  await generate({ ...choice, seed: "next" }, person(heard));
  await solve({ ...search, pace: "instant" }, person(heard));
  expect(heard).not.toHaveBeenCalled();
});

test("the person is told what to do, and Stop ends the waiting", async () => {
  openWorkbook();
  put(book.workbook.activeSheet, "A1", "data");
  const before = everything();
  book.switches.otherWorkbookInFront = "Windows";
  const talk = conversation(true, () => setTimeout(() => talk.stop()));
  await setUpSheet(talk);
  expect(talk.reports).toContainEqual(ASKED);
  expect(everything()).toEqual(before);
});

test("on a Mac the pane says that another workbook is in front, not that a chart is", async () => {
  await openMaze(8, 5);
  book.switches.otherWorkbookInFront = "Mac";
  const { sentence } = await failureOf(readSheetInFront(pane));
  expect(sentence).toEqual(message("other-workbook-in-front"));
});

test("where a request and the look after it fail by themselves, nobody is told of another workbook", async () => {
  await openMaze(8, 5);
  const faults = [1, 2].map((request) => ({ request, action: 1, code: "GeneralException", message: "By itself." }));
  book.counter.reset();
  book.switches.faults = faults;
  const heard = jest.fn();
  await clearMaze(person(heard));
  expect(heard).not.toHaveBeenCalled();
});

test("where no sheet can be added, the sentence says so before anything is drawn", async () => {
  await openSized(8, 5);
  put(book.workbook.activeSheet, "C3", "covered");
  const before = everything();
  book.switches.refusesNewSheets = true;
  const { sentence } = await failureOf(generate(choice, conversation()));
  expect(JSON.stringify(sentence)).toContain("new-sheet-refused");
  expect(everything()).toEqual(before);
});
