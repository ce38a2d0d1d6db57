import { isSame, message } from "../../../src/message";
import { readSheetInFront, addSizeCells } from "../../../src/actions/front";
import { clearMaze, generate } from "../../../src/actions/make";
import { solve } from "../../../src/actions/solve/solve";
import { everyMark } from "../../acts/standing";
import { choice, conversation, ended, failureOf, refusedUnchanged, book, openMaze, openSized } from "../stage";
import { openWorkbook, pane, put, everything } from "../stage";

const ASKED = message("waiting-for-other-workbook");

/** A person who clicks into the workbook of the maze as soon as they are asked to. */
const person = (heard: () => void = () => undefined) =>
  conversation(true, (told) => {
    if (!isSame(told, ASKED)) return;
    heard();
    book.switches.otherWorkbookInFront = "no";
  });

test("where nothing needs the workbook in front nobody is asked to bring it there", async () => {
  await openMaze(8, 5);
  book.switches.otherWorkbookInFront = "Windows";
  const heard = jest.fn();
  await generate({ ...choice, seed: "next" }, person(heard));
  await solve(everyMark, person(heard));
  expect(heard).not.toHaveBeenCalled();
});

test("the person is told what to do, and Stop ends the waiting", async () => {
  openWorkbook();
  put(book.workbook.activeSheet, "A1", "data");
  const before = everything();
  book.switches.otherWorkbookInFront = "Windows";
  const talk = conversation(true, () => setTimeout(() => talk.stop()));
  await ended(addSizeCells(talk));
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
  book.switches.refusesNewSheets = true;
  const refused = await refusedUnchanged(() => generate(choice, conversation()));
  expect(JSON.stringify(refused)).toContain("new-sheet-refused");
});
