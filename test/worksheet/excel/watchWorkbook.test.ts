import { watchWorkbook } from "../../../src/worksheet/excel/watchWorkbook";
import { book, openWorkbook, pane, person } from "../../actions/openMaze";

const typed = () => person((front) => (front.getRange("B2").values = [["typed"]]));
const settled = async () => {
  await book.eventsDelivered(); // to the watch,
  await pane.inTurn(() => Promise.resolve()); // which waits for the act at work,
  await book.eventsDelivered(); // and tells in a task of its own
};

test("a change is told once however many cells it is of, and nothing once nobody listens, in Excel neither", async () => {
  openWorkbook();
  let told = 0;
  const stop = watchWorkbook(pane, () => void told++);
  await settled();
  await person((front) => (front.getRange("A1:D40").values = Array.from({ length: 40 }, () => [1, 2, 3, 4])));
  await settled();
  expect(told).toBe(1);
  await person((_, { worksheets }) => void worksheets.add("More"));
  await settled();
  expect(told).toBe(2);
  book.counter.reset();
  stop();
  await settled();
  expect(book.counter.requests.map(({ batch }) => JSON.stringify(batch)).join()).toContain("_Unregister");
  await typed();
  await settled();
  expect(told).toBe(2);
});
