import { clearMaze } from "../../src/actions/clearMaze";
import { defaultLayout } from "../../src/actions/choices";
import { formatGrid } from "../../src/actions/formatGrid";
import { generate } from "../../src/actions/generate";
import { setUpSheet } from "../../src/actions/setUpSheet";
import { openNodeWorkbook, type NodeWorkbook } from "../host/node";
import { choice, conversation } from "./conversation";

let book: NodeWorkbook;
beforeEach(() => (book = openNodeWorkbook()));
afterEach(() => book.dispose());

test("walk", async () => {
  const log = async (p: Promise<unknown>) => {
    try { console.log(JSON.stringify(await p)?.slice(0,400), book.counter.requests.length, book.counter.bytes); } catch (e) { console.log(e, book.counter.requests.map(r=>r.error)); }
    book.counter.reset();
  };
  await log(setUpSheet(conversation()));
  book.workbook.activeSheet.setCell(11, 54, 8);
  book.workbook.activeSheet.setCell(13, 54, 5);
  await log(formatGrid(defaultLayout, "grid", conversation()));
  await log(generate(choice, conversation()));
  await log(generate({...choice, setNumbers: "hiddenSheet"}, conversation()));
  await log(clearMaze(conversation()));
  book.workbook.activeSheet.setCell(11, 54, 100);
  book.workbook.activeSheet.setCell(13, 54, 100);
  await log(generate(choice, conversation()));
  await log(generate(choice, conversation()));
  console.log(book.workbook.sheets.map(s=>s.name+s.visibility));
});
