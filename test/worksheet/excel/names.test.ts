import { Job } from "../../../src/worksheet/excel/job";
import { addName } from "../../../src/worksheet/excel/names";
import { book, openWorkbook, pane, sheet } from "../../actions/openMaze";

/** What a request says that a name with this meaning refers to. */
async function written(meaning: string): Promise<unknown> {
  book.counter.reset();
  await Job.glance(pane).onSheet("Ann's", (sheet) => addName(sheet, { name: "Written", meaning }));
  const paths = book.counter.requests.flatMap(({ batch }) => Object.values(batch.ObjectPaths));
  return paths.find(({ Name }) => Name === "Add")!.ArgumentInfo?.Arguments?.[1];
}

test.each([
  ["a cell", "='Ann''s'!$B$2", "='Ann''s'!R2C2"],
  ["a block", "='Ann''s'!$B$3:$AA$10", "='Ann''s'!R3C2:R10C27"],
  ["several areas", "='Ann''s'!$C$1:$C$4,'Ann''s'!$E$2", "='Ann''s'!R1C3:R4C3,'Ann''s'!R2C5"],
  ["a text", "=\"'Ann''s'!$B$2\"", "=\"'Ann''s'!$B$2\""],
  ["a number", "=12", "=12"],
])("a name of %s is written in the style in which names were read", async (_what, a1, r1c1) => {
  openWorkbook();
  book.workbook.renameSheet(sheet(), "Ann's");
  expect(await written(a1)).toBe(a1);
  openWorkbook();
  book.workbook.renameSheet(sheet(), "Ann's");
  pane.host.namesInR1C1 = true;
  expect(await written(a1)).toBe(r1c1);
});
