import { message } from "../../../src/message";
import { chartData } from "../../host/store";
import { sentencesIn } from "../../words/sentencesIn";
import { conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { allSheets, cost } from "../insertedSheets";
import { book, openWorkbook, person, select, sheet } from "../openMaze";
import { everything } from "../trouble";
import { make, names } from "./classTable";
import {
  PUPILS,
  SIZES,
  forget,
  learn,
  minutesOf,
  openClass,
  openShared,
  ratingsOf,
  remembered,
  typeMinutes,
  typeShared,
} from "./classTimes";

const valuesOf = (table: number): unknown[][] => {
  const { area } = sheet("Times").tables[table]!;
  return Array.from({ length: area.rows }, (_, row) =>
    Array.from({ length: area.columns }, (__, column) => sheet("Times").value(area.row + row, area.column + column)),
  );
};

test("what times were made from is found, written, drawn and remembered", async () => {
  await openClass();
  await typeMinutes();
  const talk = conversation();
  const { sentence } = await learn(talk);
  expect(sentencesIn(sentence)).toEqual([
    message("times-learned", { mazes: 12, sizes: 3, sheet: "Times" }),
    message("times-to-index"),
  ]);
  expect(talk.questions).toEqual([]);
  expect(names().at(-1)).toBe("Times");
  expect(sheet().name).toBe("Times");
  const [, mazes, atZero, factor, spread] = valuesOf(0);
  expect(mazes!.slice(0, 2)).toEqual(["Mazes (n)", 12]);
  for (const [i, found] of [atZero!, factor!].entries()) {
    for (const figure of found.slice(1)) expect(figure).toBeCloseTo([1.5, Math.exp(0.4)][i]!, 9);
  }
  expect(spread![1]).toBeCloseTo(1, 9);
  const ratings = SIZES.flatMap((_, set) => ratingsOf(set)).sort((a, b) => a - b);
  const [, ...rows] = valuesOf(1);
  expect(rows.map((row) => row[4])).toEqual(ratings);
  expect(new Set(rows.map((row) => `${String(row[0])} ${String(row[1])}`)).size).toBe(12);
  const [points, diagonal] = chartData(book.workbook, sheet("Times").charts[0]!);
  points!.values.forEach((minutes, i) => expect(minutes).toBeCloseTo(minutesOf(ratings[i]!), 9));
  points!.x.forEach((minutes, i) => expect(minutes).toBeCloseTo(minutesOf(ratings[i]!), 9));
  expect(diagonal!.values).toEqual(diagonal!.x);
  expect(sheet("Times").value(1, 0)).toMatch(/^Harder mazes take longer: 10 more points .* by 1\.49 \(1\.49 to 1\.49,/);
  expect(remembered()).toMatchObject({ visible: false, scope: undefined });
});

test("times typed anew replace what was learned, and Forget times takes it back", async () => {
  await openClass();
  await typeMinutes();
  await learn();
  const first = remembered()!.formula;
  await typeMinutes((rating) => 2 * minutesOf(rating));
  const { sentence } = await learn();
  expect(sentencesIn(sentence)).toEqual([
    message("times-learned", { mazes: 12, sizes: 3, sheet: "Times 2" }),
    message("times-replaced", { mazes: 12 }),
    message("times-to-index"),
  ]);
  expect(remembered()!.formula).not.toBe(first);
  expect(book.workbook.names.filter(({ name }) => name.startsWith("MazeTimes"))).toHaveLength(1);
  const before = allSheets();
  expect((await forget()).sentence).toEqual(message("times-forgotten", { mazes: 12 }));
  expect(remembered()).toBeUndefined();
  expect(allSheets()).toEqual(before);
  expect(sentencesIn(await sentenceOf(forget()))).toContainEqual(message("no-times-learned"));
});

test("a decimal comma that stayed a text, negative minutes and times of day are left out, each with its row", async () => {
  await openClass();
  await typeMinutes((rating, place) => (place === 1 ? "3,5" : place === 6 ? -4 : minutesOf(rating)));
  await person((_, { worksheets }) => {
    const on = worksheets.getItem("Sheet1");
    on.getRange("K3").numberFormat = [["h:mm"]];
    on.getRange("K4").numberFormat = [["d/mmm"]];
    on.getRange("K5").numberFormat = [['[Red]0.0 "days"']];
    on.tables.getItem("Pupils0").name = "Renamed";
  });
  const told = sentencesIn(await sentenceOf(learn()));
  expect(told.slice(0, 5)).toEqual([
    message("times-too-few", { count: 8, sizes: 3, most: 12, least: 3 }),
    message("minutes-text", { row: 3, sheet: "Sheet1", held: "3,5" }),
    message("minutes-not-positive", { row: 4, sheet: "Sheet1", minutes: -4 }),
    message("minutes-date", { row: 3, sheet: "Sheet1" }),
    message("minutes-more-left-out", { count: 1 }),
  ]);
  expect(remembered()).toBeUndefined();
  expect(names()).not.toContain("Times");
});

test("without minutes nothing is learned, and a sentence says what is missing", async () => {
  openWorkbook();
  expect(sentencesIn(await sentenceOf(learn()))).toContainEqual(message("no-class-set"));
  await openClass();
  const none = message("times-too-few", { count: 0, sizes: 0, most: 12, least: 3 });
  expect(sentencesIn(await sentenceOf(learn()))).toContainEqual(none);
});

test("two lists of which one is gone, and a page that is gone: the rest counts", async () => {
  await openClass();
  await typeMinutes();
  await person((_, { worksheets }) => {
    worksheets.getItem("Ana").delete();
    worksheets.getItem("Sheet1").getRange("I:K").delete("Left");
  });
  const told = sentencesIn(await sentenceOf(learn()));
  expect(told.slice(0, 3)).toEqual([
    message("times-too-few", { count: 7, sizes: 2, most: 12, least: 3 }),
    message("minutes-list-gone", { index: "Index 3" }),
    message("minutes-without-page", { row: 2, sheet: "Sheet1", name: "Ana", index: "Index" }),
  ]);
});

describe("one list, three class sets", () => {
  test("each has a column of its own", async () => {
    await openShared(["minutes index", "Minutes Index 2", "MINUTES INDEX 3"]);
    await typeShared();
    const { sentence } = await learn();
    expect(sentencesIn(sentence)[0]).toEqual(message("times-learned", { mazes: 12, sizes: 3, sheet: "Times" }));
    expect(valuesOf(0)[3]![1]).toBeCloseTo(Math.exp(0.4), 9);
  });

  test("one column does not say which mazes were solved", async () => {
    await openShared(["Minutes"]);
    await typeShared([0]);
    const indexes = ["Index", "Index 2", "Index 3"];
    const headings = indexes.map((index) => `Minutes ${index}`);
    const told = sentencesIn(await sentenceOf(learn()));
    expect(told[0]).toEqual(message("minutes-of-several-sets", { sheet: "Sheet1", indexes, headings }));
    expect(remembered()).toBeUndefined();
  });
});

test("a plain list gets its column of minutes afterwards", async () => {
  openWorkbook();
  const rows = [["Name", "Level"], ...PUPILS.map((name, i) => [name, i + 1])];
  for (const [i, size] of SIZES.entries()) {
    const first = `${"AEI"[i]!}1`;
    await person((_, { worksheets }) => {
      const on = worksheets.getItem("Sheet1");
      on.activate();
      on.getRange(first).getResizedRange(4, 1).values = rows;
    });
    select(`${first}:${"BFJ"[i]!}5`);
    await make({ ...size, hasAnswers: false, seed: `set ${i}` });
  }
  await person((_, { worksheets }) => {
    const on = worksheets.getItem("Sheet1");
    for (const column of ["C", "G", "K"]) on.getRange(`${column}1`).values = [["Minutes"]];
  });
  await typeMinutes();
  expect(sentencesIn((await learn()).sentence)[0]).toEqual(
    message("times-learned", { mazes: 12, sizes: 3, sheet: "Times" }),
  );
});

test("where no sheet can be added, nothing is learned; what was learned can be forgotten", async () => {
  await openShared();
  await typeShared();
  await learn();
  await person((_, workbook) => workbook.protection.protect());
  const before = everything();
  expect(sentencesIn(await sentenceOf(learn()))).toContainEqual(message("structure-protected"));
  expect(everything()).toEqual(before);
  await forget();
  expect(remembered()).toBeUndefined();
});

test("a name that is the person's own stays", async () => {
  await openClass();
  await typeMinutes();
  await person((_, { names: all }) => void all.add("MazeTimes", "=1"));
  for (const act of [learn, forget]) {
    expect(sentencesIn(await sentenceOf(act()))).toContainEqual(message("name-is-yours", { name: "MazeTimes" }));
  }
  expect(remembered()!.formula).toBe("=1");
});

test("what somebody changed of it counts as nothing", async () => {
  await openClass();
  await person((_, { names: all }) => void all.add("MazeTimes", '="{%22count%22:12}"'));
  expect(sentencesIn(await sentenceOf(forget()))).toContainEqual(message("no-times-learned"));
});

test("few requests and operations: four for each list besides seven", async () => {
  await openClass();
  await typeMinutes();
  await learn();
  const three = cost();
  await openShared();
  await typeShared();
  await learn();
  const one = cost();
  book.counter.reset();
  await forget();
  expect({ three, one, forgetting: cost() }).toEqual({
    three: { requests: 19, operations: 44, kilobytes: 52 },
    one: { requests: 11, operations: 44, kilobytes: 46 },
    forgetting: { requests: 3, operations: 1, kilobytes: 13 },
  });
});
