import { acts } from "../acts";
import { arranged } from "../actions/arranged";
import { conversation, book, contentsOf, openMaze, put, sentencesIn, sheet } from "../actions/stage";
import type { SheetStore } from "../host/store";
import { wordsOf } from "./wordsOf";
import { type Message, message } from "../../src/message";
import { askAtForks } from "../../src/actions/print/itemsAndQuestions";
import { stepSigns } from "../../src/maze/marking";
import { sayInEvery } from "../../src/words";

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

/** What is read of a workbook that was made in another language; test/actions/every/languages finds and clears what is in it. */

const LANGUAGES = ["en", "de", "sr"] as const;
type Tag = (typeof LANGUAGES)[number];
const saysIn = async (tag: Tag): Promise<(told: Message) => string> => (await sayInEvery())[LANGUAGES.indexOf(tag)]!;

test.each(LANGUAGES)("questions with headings in %s are read", async (tag) => {
  const say = await saysIn(tag);
  await openMaze(9, 6);
  const [question, right, wrong] = (["question-heading", "right-heading", "wrong-heading"] as const).map((id) =>
    say(message(id)),
  );
  const cells = { A1: question!, B1: right!.toUpperCase(), C1: `${wrong} 1`, A2: "7 + 5", B2: "12", C2: "13" };
  const quiz = book.workbook.addSheet("Quiz");
  for (const [address, words] of Object.entries(cells)) put(quiz, address, words);
  const { sentence } = await askAtForks(
    { source: { kind: "range", address: "Quiz!A1:C2" }, count: 1, seed: "s" },
    conversation(),
  );
  expect(sentencesIn(sentence)[0]).toMatchObject({ id: "questions-asked", args: { asked: 1 } });
  expect(contentsOf(sheet(), "B8:B20")).toContain("1. 7 + 5");
});

test.each<[Tag, string]>([
  ["en", "RDLU"],
  ["de", "RULO"],
  ["sr", "DNLG"],
])(
  "in %s the letters of the sides lead where its words say, and arrows and free English letters as ever",
  async (tag, letters) => {
    const say = await saysIn(tag);
    const sides = (["right", "bottom", "left", "top"] as const).map((side) => say(message("step-letter", { side })));
    expect(sides.join("")).toBe(letters);
    const signs = stepSigns(sides);
    const side = (sign: string) => signs.indexOf(sign) % 4;
    for (const four of [letters, letters.toLowerCase(), "→↓←↑"]) expect([...four].map(side)).toEqual([0, 1, 2, 3]);
    const free = [..."RDLU"].filter((letter) => !letters.includes(letter));
    expect(free.map(side)).toEqual(free.map((letter) => "RDLU".indexOf(letter)));
  },
);
