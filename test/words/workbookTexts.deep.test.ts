import { acts } from "../acts";
import { arranged } from "../actions/arranged";
import { conversation, book } from "../actions/stage";
import type { SheetStore } from "../host/store";
import { wordsOf } from "./wordsOf";

/** Every text of a sheet: its name, cells, header and footer without Excel's codes for sizes, charts, pictures. */
function* textsOn(sheet: SheetStore): Generator<string> {
  const { name, page, charts, shapes } = sheet;
  yield name;
  const found: string[] = [];
  sheet.forEachCell(sheet.usedArea(true) ?? { row: 0, column: 0, rows: 1, columns: 1 }, (_row, _column, { value }) => {
    if (typeof value === "string") found.push(value);
  });
  yield* found;
  for (const { left, center, right } of [page.header, page.footer]) {
    for (const text of [left, center, right]) yield text.replace(/^&\d+ ?/, "").replace(/&&/g, "&");
  }
  for (const { name: chart, title, categoryAxis, valueAxis } of charts) {
    yield* [chart, title, categoryAxis.title, valueAxis.title];
  }
  for (const { name: shape, altTextTitle, altTextDescription } of shapes) {
    yield* [shape, altTextTitle, altTextDescription];
  }
}

/** What the acts give: titles, seeds, a picture's name and description, a class list. */
const OWN = ["booklet", "class", "few", "Maze", "A maze.", "Name", "Ana", "Ben", "Cy"];

/** Marks of ends, arrows, stars, no passage; addresses, nodes, names of a poster's pages, and share codes; numbers. */
const DATA = [
  /^[SE←↑→↓∞]?$/,
  /^#\d+$/,
  /^[★☆]{5}$/,
  /^[A-Z]{1,3}\d{1,3}( [A-Z]\d)?$/,
  // A column beside a drawn maze.
  /^[A-Z]$/,
  /^[0-9A-Z]{1,5}(-[0-9A-Z]{1,5})+$/,
  /^&P(\/&N)?$/,
  // A formula with functions that the embedded workbook does not calculate.
  /^#NAME\?$/,
  // Numbers of questions, answers, and sums.
  /^\d+\.?$/,
  /^\d+\. \d+ \+ \d+ = _+$/,
  // Of a player that began in English.
  /^After step \d+ of \d+$/,
];

test.each(acts)("whatever $name writes into a workbook is said in the person's language, or is data", async (act) => {
  const words = await wordsOf("qps-ploc"); // long, accented, in brackets
  const beginning = await arranged(act);
  const held = beginning.again();
  const texts = () => book.workbook.sheets.flatMap((sheet) => [...textsOn(sheet)]);
  const before = texts();
  await act.act({ ...conversation(), say: (told) => words.say(told) }, held);
  const written = texts().filter(
    (text) => ![...before, ...OWN].includes(text) && !DATA.some((data) => data.test(text)),
  );
  expect(written.filter((text) => !/^⟦.*⟧$/.test(text))).toEqual([]);
  // Within the brackets no words are left in English, but those of the person; "and" comes from the browser's own lists.
  const known = new Set([...OWN, "and", ...before.flatMap((text) => text.split(/[^\p{L}]+/u))]);
  const left = written
    .flatMap((text) => text.split(/[^\p{L}]+/u))
    .filter((word) => /^[A-Za-z]*[aeiou][a-z]+$/.test(word) && !known.has(word));
  expect(left).toEqual([]);
});
