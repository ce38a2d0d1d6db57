import { sentencesIn } from "../../words/sentencesIn";
import { message } from "../../../src/message";
import { sentenceOf } from "../failureOf";
import { shareCode } from "../../../src/actions/make/shareCode";
import { showText } from "../../../src/actions/make/showText";
import { statisticsOfMaze } from "../../../src/actions/laboratory/statisticsOfMaze";
import { check } from "../../../src/actions/solve/check";
import { conversation } from "../conversation";
import { book, openMaze, select, sheet } from "../openMaze";
import { valueAt } from "../sheetReading";

/** What changes nothing in the workbook. */
const looks = {
  Check: () => check(conversation()),
  "Show as text": () => showText("box-drawing", conversation()),
  "Share code": () => shareCode(conversation()),
  Statistics: () => statisticsOfMaze(conversation()),
};

test.each(["web", "desktop"] as const)(
  "what only looks at a maze leaves what a person did to be undone as on %s: it does not ask for merged cells",
  async (undo) => {
    await openMaze(12, 9);
    book.switches.undo = undo;
    book.excel.history.acted();
    for (const [name, look] of Object.entries(looks)) {
      book.excel.person.type(sheet(), 29, 25, name);
      await look();
      expect([name, book.excel.person.undo(), valueAt(sheet(), "Z30")]).toEqual([name, true, undefined]);
    }
  },
);

test("a selected maze that Lavirint does not know is looked at with the question for merged cells", async () => {
  await openMaze(12, 9);
  book.workbook.names = [];
  sheet().merges.push({ row: 20, column: 1, rows: 1, columns: 2 });
  select("B2:M22");
  expect(sentencesIn(await sentenceOf(check(conversation())))).toContainEqual(
    message("merged-in-way", { cells: "B21:C21", count: 1, area: "B2:M22", sheet: "Sheet1", maze: "drawn" }),
  );
});
