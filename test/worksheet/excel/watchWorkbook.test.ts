import { watchWorkbook } from "../../../src/worksheet/excel/view";
import { book, openWorkbook, pane, person } from "../../actions/openMaze";

const settled = async () => {
  await book.eventsDelivered(); // to the watch,
  await pane.inTurn(() => Promise.resolve()); // which waits for the act at work,
  await book.eventsDelivered(); // and tells in a task of its own
};

test("a change is told once however many cells it is of", async () => {
  openWorkbook();
  let told = 0;
  await watchWorkbook(pane, () => void told++);
  await settled();
  await person((front) => (front.getRange("A1:D40").values = Array.from({ length: 40 }, () => [1, 2, 3, 4])));
  await settled();
  expect(told).toBe(1);
  await person((_, { worksheets }) => void worksheets.add("More"));
  await settled();
  expect(told).toBe(2);
});
