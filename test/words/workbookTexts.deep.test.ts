import later from "../../src/words/en/later.words";
import start from "../../src/words/en/start.words";
import type { Message } from "../../src/message";
import type { Dialogue } from "../../src/actions/core/work";
import {
  deleteBooklet,
  answerPage,
  makeBooklet,
  makePoster,
  drawPicture,
  insertPicture,
  preparePage,
} from "../../src/actions/print";
import { makePassage, makeWall } from "../../src/actions/edit/walls";
import { toggleSetNumbers, writeMergeTree, writeSteps } from "../../src/actions/watch";
import { compare, sideBySide, statisticsOfMaze, writeUnionFind, writeWeights } from "../../src/actions/laboratory";
import { clearMaze, generate } from "../../src/actions/make";
import { makeReport } from "../../src/actions/report/makeReport";
import {
  clearSolution,
  addSelfMarking,
  collectResults,
  solve,
  writeDistances,
  writeReadableMaze,
  writeWalls,
  writeSearch,
} from "../../src/actions/solve";
import { UNVARIED } from "../../src/maze/generators/generators";
import { choice, conversation } from "../actions/conversation";
import { book, openWorkbook, resize, select, sheet } from "../actions/openMaze";
import { put, photograph } from "../actions/sheetReading";
import { longPseudoLocale } from "../../src/words/pseudo";
import { Words } from "../../src/words/words";
import { say } from "../../src/words";
import { textOfFormula } from "../../src/worksheet/names/names";
import type { SheetStore } from "../host/store";

type Say = (told: Message) => string;

const PICTURE = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
/** Texts of the person, as opposed to those of a language. */
const OWN = { title: "12 & 3", seed: "4711", value: "0815" } as const;

const page = { paper: "A4", title: OWN.title, hasNameLine: true } as const;
const { layout } = choice;

/** A maze with numbers on a hidden sheet, and the table of its steps. */
async function makeMaze(talk: Dialogue): Promise<void> {
  const made = await generate({ ...choice, seed: OWN.seed, setNumbers: "hiddenSheet" }, talk);
  const maze = sheet();
  for (const write of [writeSteps, writeMergeTree]) {
    await write(made.player!, talk);
    book.workbook.activate(maze);
  }
}

/** A table of a search and a picture with its path, without its marks in the maze. */
async function searched(talk: Dialogue): Promise<void> {
  const maze = sheet();
  const ways = { route: { kind: "ends" }, showVisited: false, arrows: false, pace: "instant" } as const;
  const { player } = await solve({ solver: "breadth-first", seed: "", ...ways }, talk);
  await writeSearch(player, "addresses", talk);
  book.workbook.activate(maze);
  const { picture } = await drawPicture(talk);
  await insertPicture({ ...picture!, base64: PICTURE }, talk);
  await clearSolution(talk);
}

/** What belongs to the maze in front, on sheets of its own and on its page. */
async function makeMore(talk: Dialogue): Promise<void> {
  const maze = sheet();
  for (const make of [
    () => addSelfMarking(talk),
    () => writeReadableMaze(talk),
    () => writeWalls(talk),
    () => writeDistances("addresses", talk),
    () => searched(talk),
    () => answerPage(layout, talk, page),
    () => makePoster({ across: 2, down: 1 }, layout, talk, page),
  ]) {
    await make();
    book.workbook.activate(maze);
  }
  await preparePage(talk, page);
}

/** Opens a workbook whose one sheet is in use, and makes everything there is to make in it. The sheet of the maze is in front. */
async function makeEverything(say: Say): Promise<void> {
  openWorkbook();
  const talk = { ...conversation(), say };
  put(sheet(), "A1", OWN.value);
  await generate({ ...choice, seed: OWN.seed, size: { columns: 8, rows: 5 } }, talk);
  const maze = sheet();
  put(maze, "K8", OWN.value);
  resize(10, 7);
  await makeMaze(talk);
  await makeMore(talk);
  const { seed, title } = OWN;
  await makeBooklet(
    {
      ...{
        ...page,
        title,
        seed,
        count: 2,
        columns: 8,
        rows: 6,
        difficulty: "rising",
        generators: ["kruskal"],
      },
      ...{ ends: "corners", answers: 4, isOnOneSheet: false },
    },
    talk,
  );
  book.workbook.activate(maze);
  await statisticsOfMaze(talk);
  for (const write of [writeWeights, writeUnionFind]) {
    book.workbook.activate(maze);
    await write(talk);
  }
  await collectResults(talk);
  const sizes = [6, 8].map((size) => ({ rows: size, columns: size }));
  const compared = { generators: ["kruskal", "wilson"], mazes: 8, sizes };
  await compare({ ...compared, variation: UNVARIED, seed, withSolvers: true }, talk);
  await sideBySide(
    { generators: ["kruskal", "wilson"], rows: 4, columns: 4, seed, layout, tint: false, pace: "instant" },
    talk,
  );
  await makeReport("1.2.3", talk, { sides: [3, 4], now: () => book.excel.passed });
  book.workbook.activate(maze);
}

/** Works on in what {@link makeEverything} left, perhaps in another language, until the maze is cleared. */
async function workOn(say: Say): Promise<void> {
  const talk = { ...conversation(), say };
  const maze = sheet();
  await solve(
    {
      solver: "breadth-first",
      seed: OWN.seed,
      route: { kind: "ends" },
      showVisited: true,
      arrows: true,
      pace: "instant",
    },
    talk,
  );
  await clearSolution(talk);
  select("C3:D3");
  await makeWall("", talk);
  await makePassage("", talk);
  await toggleSetNumbers(conversation());
  await toggleSetNumbers(conversation());
  book.workbook.activate(maze);
  await makeMaze(talk);
  await makeMore(talk);
  await deleteBooklet(talk);
  book.workbook.activate(maze);
  await clearMaze(talk);
}

const words = new Words("en-GB", longPseudoLocale);
words.add(start);
words.add(later);

/** Says messages in the pseudo-locale: long, accented, in brackets. */
function sayPseudo(told: Message): string {
  return typeof told === "string" ? told : words.say(told);
}

const PLAIN = new Map([..."áéíóúçñšýž"].map((accented, i) => [accented, "aeioucnsyz"[i]!]));

/** The English of what the pseudo-locale says. */
function inEnglish(text: string): string {
  return text
    .replace(/[⟦⟧]/g, "")
    .replace(/([áéíóú])[aeiou]/gi, "$1")
    .replace(/[áéíóúçñšýž]/gi, (letter) => {
      const plain = PLAIN.get(letter.toLowerCase())!;
      return letter === letter.toLowerCase() ? plain : plain.toUpperCase();
    });
}

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
  // A column beside a drawn maze.
  /^[A-Z]$/,
  /^[0-9A-Z]{1,5}(-[0-9A-Z]{1,5})+$/,
  /^&P(\/&N)?$/,
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
  MazeWeightsOf: 1,
  MazeUnionFindOf: 1,
  MazeAnswerOf: 1,
  MazePosterOf: 1,
};
const ALL_MARKED = { ...LEFT_MARKED, MazeSetsOf: 1, MazeCoveredOf: 1, MazeBook: 4 };
