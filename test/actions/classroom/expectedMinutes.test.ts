import { type Message, message } from "../../../src/message";
import { say } from "../../../src/words";
import { generate } from "../../../src/actions/make/generate";
import { statisticsOfMaze } from "../../../src/actions/laboratory/statisticsOfMaze";
import { expectedMinutes, roundedMinutes } from "../../../src/maze/times/timesFit";
import { timesIn } from "../../../src/worksheet/classroom/keptTimes";
import { sentencesIn } from "../../words/sentencesIn";
import { choice, conversation } from "../conversation";
import { book, person, select, sheet } from "../openMaze";
import { everything } from "../trouble";
import { make, update } from "./classTable";
import { forget, learn, minutesOf, openClass, openShared, ratingsOf, typeMinutes, typeShared } from "./classTimes";

/** Where the workbook has learned from times, it says how many minutes are expected. */

const ofBook = () => timesIn({ workbookNames: book.workbook.names.map(({ name, formula }) => ({ name, formula })) })!;
const column = (index: string) => [3, 4, 5, 6, 7, 8].map((row) => sheet(index).value(row, 7));
const front = (name: string) => person((_, { worksheets }) => worksheets.getItem(name).activate());

/** The minutes that the index of a set lists: as they are said, and nothing if no such maze was measured. */
function expectedIn(ratings: readonly number[]): (number | undefined)[] {
  const fit = ofBook();
  return ratings.map((rating) => {
    const { value, isBeyond } = expectedMinutes(fit, rating);
    return isBeyond ? undefined : roundedMinutes(value);
  });
}

async function openLearned(): Promise<void> {
  await openShared();
  await typeShared();
  await learn();
}

test("an update writes the expected minutes into the index, and takes them out when they are forgotten", async () => {
  await openLearned();
  const pages = () => book.workbook.sheets.filter(({ name }) => name.startsWith("Ana")).map(({ id }) => id);
  const before = [sheet("Index").value(2, 0), column("Index"), pages()];
  await front("Index");
  const talk = conversation();
  await update(talk);
  expect(sentencesIn(talk.questions[0]!.sentence)).toEqual([
    message("class-minutes-differ", { has: "yes" }),
    message("class-update-question"),
  ]);
  const ratings = ratingsOf(0);
  expect(column("Index")).toEqual(["Expected minutes", ...expectedIn(ratings), undefined]);
  expect(expectedIn(ratings)[3]).toBe(roundedMinutes(minutesOf(ratings[3]!)));
  expect(sheet("Index").value(2, 0)).toMatch(
    /^Expected minutes are from 12 mazes of this class, difficulty \d+ to \d+\.$/,
  );
  expect((await update()).sentence).toEqual(message("class-set-up-to-date", { count: 4 }));
  await forget();
  const again = conversation();
  await update(again);
  expect(sentencesIn(again.questions[0]!.sentence)[0]).toEqual(message("class-minutes-differ", { has: "no" }));
  expect([sheet("Index").value(2, 0), column("Index"), pages()]).toEqual(before);
});

test("times learned again are other minutes in the index", async () => {
  await openClass();
  await typeMinutes();
  await learn();
  await front("Index 2");
  await update();
  const first = column("Index 2");
  await typeMinutes((rating) => 10 * minutesOf(rating));
  await learn();
  await front("Index 2");
  await update();
  expect(column("Index 2")).not.toEqual(first);
  expect(column("Index 2").slice(1, 5)).toEqual(expectedIn(ratingsOf(1)));
});

test("a new class set has them at once; where a maze is easier or harder than all that were measured, there are none", async () => {
  await openLearned();
  await front("Sheet1");
  select("A1");
  await make({ columns: 24, rows: 24, hasAnswers: true, seed: "larger" });
  const ratings = ratingsOf(3);
  expect(Math.max(...ratings)).toBeGreaterThan(ofBook().hardest);
  expect(column("Index 4")).toEqual(["Expected minutes", ...expectedIn(ratings), undefined]);
  expect(column("Index 4")).toContain(undefined);
  expect(sheet("Index 4").formula(4, 6)).toContain("HYPERLINK");
});

test("notes in that column stay, and a sentence says why there are no minutes", async () => {
  await openLearned();
  await person((_, { worksheets }) => {
    worksheets.getItem("Index").getRange("H7").values = [["my note"]];
    worksheets.getItem("Index").activate();
  });
  const before = everything();
  const { sentence } = await update();
  expect(sentencesIn(sentence)).toEqual([
    message("class-set-up-to-date", { count: 4 }),
    message("minutes-column-taken", { index: "Index" }),
  ]);
  expect(everything()).toEqual(before);
});

test("statistics of a maze say how many minutes are expected, from how many mazes", async () => {
  await openLearned();
  await front("Sheet1");
  await person((_, { worksheets }) => void worksheets.add("Alone"));
  await front("Alone");
  await generate({ ...choice, seed: "measured" }, conversation());
  const { sentence } = await statisticsOfMaze(conversation());
  const [, told] = sentencesIn(sentence);
  const { area } = sheet("Statistics").tables[0]!;
  const rows = Array.from({ length: area.rows }, (_, row) => area.row + row);
  const row = rows.find((each) => sheet("Statistics").value(each, 0) === "Difficulty")!;
  const rating = Math.round(sheet("Statistics").value(row, 1) as number);
  const { value, low, high, isBeyond } = expectedMinutes(ofBook(), rating);
  const figures = { minutes: roundedMinutes(value), low: roundedMinutes(low), high: roundedMinutes(high), mazes: 12 };
  expect(told).toEqual(message(isBeyond ? "expected-minutes-beyond" : "expected-minutes", figures));
  expect(String(sheet("Statistics").value(3, 0))).toContain(say(told as Message));
});
