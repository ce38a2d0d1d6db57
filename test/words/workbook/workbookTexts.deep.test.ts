import { say } from "../../../src/words";
import { book } from "../../actions/openMaze";
import { photograph } from "../../actions/sheetReading";
import { textOfFormula } from "../../../src/worksheet/excel/names";
import type { SheetStore } from "../../host/store";
import { OWN, type Say, makeEverything, workOn } from "./everythingMade";
import { inEnglish, sayPseudo } from "./pseudoWords";

// Nothing takes any time, so that times are the same too.
beforeEach(() => jest.spyOn(performance, "now").mockReturnValue(0));
afterEach(() => jest.restoreAllMocks());

const CELLS = "A1:BZ140";

/** The texts of cells that somebody can read on a sheet. */
function* textsInCells(on: SheetStore): Generator<string> {
  const { row, column, rows, columns } = on.usedArea(false)!;
  for (let r = row; r < row + rows; r++) {
    for (let c = column; c < column + columns; c++) {
      const value = on.value(r, c);
      if (typeof value === "string") yield value;
    }
  }
}

/** Every text of a sheet besides: its name, header and footer without Excel's codes for sizes, charts, pictures. */
function* textsAround({ name, page, charts, shapes }: SheetStore): Generator<string> {
  yield name;
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

/** Marks of ends, arrows, stars, no passage; addresses, nodes, names of a poster's pages, and share codes; numbers; what was typed. */
const DATA = [
  /^[SE←↑→↓∞]?$/,
  /^#\d+$/,
  /^[★☆]{5}$/,
  /^[A-Z]{1,3}\d{1,3}( [A-Z]\d)?$/,
  /^[0-9A-Z]{1,5}(-[0-9A-Z]{1,5})+$/,
  /^&P$/,
  // A formula with functions that the embedded workbook does not calculate.
  /^#NAME\?$/,
  new RegExp(`^(${Object.values(OWN).join("|")})$`),
];

test("whatever is written into a workbook is said in the person's language, or is data", async () => {
  await makeEverything(sayPseudo);
  const texts = book.workbook.sheets
    .filter(({ name }) => name !== "Sheet1")
    .flatMap((each) => [...textsAround(each), ...textsInCells(each)]);
  const bare = texts.filter((text) => !DATA.some((data) => data.test(text)) && !/^⟦.*⟧$/.test(text));
  expect([...new Set(bare)]).toEqual([]);
  expect(new Set(texts).size).toBeGreaterThan(150);
  // Within the brackets no words are left in English; "and" comes from the browser's own lists.
  const words = texts
    .flatMap((text) => text.split(/[^\p{L}]+/u))
    .filter((word) => /^[A-Za-z]*[aeiou][a-z]+$/.test(word));
  expect([...new Set(words)]).toEqual(["and"]);
});

/** What a person would miss, by the English of every text; stamps of actions are random. */
function everythingInEnglish(): unknown {
  // A new answer page takes the place of one of the same name, which stands until the new one is whole; in another language it is free.
  const plain = (_key: string, value: unknown) =>
    typeof value === "string" ? inEnglish(decoded(value)).replace(/Maze (answer|poster) 2/g, "Maze $1") : value;
  const names = book.workbook.names.map(({ name, formula, scope, visible }) => {
    const fact = name.replace(/^(MazeStamp_|MazeSolved_|MazePair_).*/, "$1");
    const meaning = formula.startsWith('="') ? textOfFormula(formula) : formula.replaceAll("'", "");
    return JSON.stringify([fact, meaning, scope?.name, visible], plain);
  });
  const sheets = book.workbook.sheets.map((each) => [each.name, each.visibility, picture(each)]);
  return JSON.parse(JSON.stringify({ sheets, names: names.sort() }, plain));
}

/** A sheet, without the widths of columns that are as wide as words. */
function picture(each: SheetStore): unknown {
  const isReadable = book.workbook.name("MazeReadableOf", each) !== undefined;
  return isReadable ? { ...(photograph(each, CELLS) as object), widths: undefined } : photograph(each, CELLS);
}

/** A text of a hidden name, where percent signs stand for what it cannot hold. */
const decoded = (text: string) => text.replace(/(%[0-9A-F]{2})+/g, (escaped) => decodeURIComponent(escaped));

/** How many sheets are marked as belonging to a maze or a booklet, by the hidden name that marks them. */
function markedSheets(): Record<string, number> {
  const marks = book.workbook.names.map(({ name }) => name).filter((name) => /^Maze\w+Of$|^MazeBook$/.test(name));
  return Object.fromEntries([...new Set(marks)].map((mark) => [mark, marks.filter((each) => each === mark).length]));
}

describe.each<[string, Say, Say]>([
  ["made in the pseudo-locale and worked on in English", sayPseudo, say],
  ["made in English and worked on in the pseudo-locale", say, sayPseudo],
])("a workbook %s", (_name, first, second) => {
  test("is left as if one language had been spoken, and nothing is there twice", async () => {
    await makeEverything(say);
    await workOn(say);
    const inOneLanguage = everythingInEnglish();
    await makeEverything(first);
    expect(markedSheets()).toEqual(ALL_MARKED);
    await workOn(second);
    expect(markedSheets()).toEqual(LEFT_MARKED);
    expect(everythingInEnglish()).toEqual(inOneLanguage);
  });
});

/** Sheets that were hidden go when a maze is cleared. */
const LEFT_MARKED = {
  MazeStepsOf: 1,
  MazeMergeTreeOf: 1,
  MazeSearchOf: 1,
  MazeAdjacencyOf: 1,
  MazeDistancesOf: 1,
  MazePredecessorsOf: 1,
  MazeMarkingOf: 1,
  MazeReadableOf: 1,
  MazeWallCodesOf: 1,
  MazeAnswerOf: 1,
  MazePosterOf: 1,
};
const ALL_MARKED = { ...LEFT_MARKED, MazeSetsOf: 1, MazeCoveredOf: 1, MazeBook: 4 };
