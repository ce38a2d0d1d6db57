import { generate } from "../../src/actions/make/generate";
import { choice, conversation } from "./conversation";
import { book, openWorkbook, sizesInColumnA } from "./openMaze";
import { writeFileSync } from "node:fs";
test("x", async () => {
  openWorkbook();
  await sizesInColumnA(10, 10);
  book.counter.reset();
  await generate(choice, conversation());
  writeFileSync("/tmp/req.json", JSON.stringify(book.counter.requests.map((r) => r.batch)));
});
