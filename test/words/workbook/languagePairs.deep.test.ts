import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Workbook } from "exceljs";
import { message } from "../../../src/message";
import { makeClassSet } from "../../../src/actions/classroom/makeClassSet";
import { newClassList } from "../../../src/actions/classroom/newClassList";
import { setUpSheet } from "../../../src/actions/front/setUpSheet";
import { drawCode } from "../../../src/actions/make/givenMazes";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { generate } from "../../../src/actions/make/generate";
import { deleteBooklet } from "../../../src/actions/print/booklet/deleteBooklet";
import { fillWithItems, takeItemsAway } from "../../../src/actions/print/fillWithItems";
import { makeBooklet } from "../../../src/actions/print/booklet/makeBooklet";
import { preparePage } from "../../../src/actions/print/preparePage";
import { askAtForks } from "../../../src/actions/print/questions/askAtForks";
import { addSelfMarking } from "../../../src/actions/solve/addSelfMarking";
import { clearSolution } from "../../../src/actions/solve/clearSolution";
import { cellWords, writeReadableMaze } from "../../../src/actions/solve/writeReadableMaze";
import { collectResults } from "../../../src/actions/solve/collectResults";
import { enterSteps } from "../../../src/actions/solve/walk/enterSteps";
import { solve } from "../../../src/actions/solve/solve";
import { writeWalls } from "../../../src/actions/solve/writeWalls";
import { decode } from "../../../src/maze/code/recipe";
import { FIRST_RESULT_ROW, stepSigns } from "../../../src/maze/marking/markingCells";
import { markPath } from "../../../src/maze/marking/markPath";
import { readCellTexts } from "../../../src/maze/text/cellTexts";
import { sayInEvery } from "../../../src/words";
import { addressOf } from "../../../src/worksheet/excel/addresses";
import { saveXlsx } from "../../host/files";
import { convertWorkbooks, describeWithLibreOffice } from "../../libreoffice";
import { choice as classChoice, update } from "../../actions/classroom/classTable";
import { choice, conversation } from "../../actions/conversation";
import { keysOf, shortestOf } from "../../actions/solve/walk/path";
import { play } from "../../actions/solve/walk/walking";
import { sentenceOf } from "../../actions/failureOf";
import { book, openWorkbook, person, resize, select, sheet } from "../../actions/openMaze";
import { area, contentsOf, gridIn, mazeIn, photograph, put, valueAt } from "../../actions/sheetReading";
import { idsIn, sentencesIn } from "../sentencesIn";
import { type Say, OWN, makeMaze, makeMore } from "./everythingMade";

/** A workbook made in one language is found, changed and cleared in another, as if it were one's own. */

const LANGUAGES = ["en", "de", "sr"] as const;
type Tag = (typeof LANGUAGES)[number];
const PAIRS: readonly (readonly [made: Tag, used: Tag])[] = [
  ["en", "de"],
  ["de", "sr"],
  ["sr", "en"],
];

const saysIn = async (tag: Tag): Promise<Say> => (await sayInEvery())[LANGUAGES.indexOf(tag)]!;
const names = () => book.workbook.sheets.map(({ name }) => name);
const toFront = (name: string) => book.workbook.activate(sheet(name));

/** A conversation in a language that remembers every text which was asked for, by its message. */
async function speaker(tag: Tag) {
  const say = await saysIn(tag);
  const texts = new Set<string>();
  const remembering: Say = (told) => {
    const text = say(told);
    texts.add(text);
    return text;
  };
  return { texts, say, talk: () => ({ ...conversation(), say: remembering }) };
}

/** How many sheets have each kind of mark, by the hidden name that is the mark. */
function marks(): Record<string, number> {
  const found = book.workbook.names.map(({ name }) => name).filter((name) => /^Maze\w+Of$|^MazeBook$/.test(name));
  return Object.fromEntries(
    [...new Set(found)].sort().map((mark) => [mark, found.filter((each) => each === mark).length]),
  );
}

function* textsOn(name: string): Generator<string> {
  const { row, column, rows, columns } = sheet(name).usedArea(false)!;
  for (let r = row; r < row + rows; r++) {
    for (let c = column; c < column + columns; c++) {
      const value = sheet(name).value(r, c);
      if (typeof value === "string") yield value;
    }
  }
}

describe.each(PAIRS)("made in %s, used in %s", (made, used) => {
  test("all that belongs to a maze is made anew in its place, and cleared exactly", async () => {
    const [first, second] = [await speaker(made), await speaker(used)];
    openWorkbook();
    const empty = photograph(sheet(), "A1:BA60");
    await setUpSheet(first.talk());
    await setUpSheet(second.talk());
    const labels = ["BC11", "BC13"].map((address) => valueAt(sheet(), address));
    expect(first.texts).toEqual(new Set([...first.texts, ...labels]));
    resize(10, 7);
    const own = sheet().name;

    const sums = { source: { kind: "addition", limit: 100 }, count: 2, seed: "s" } as const;
    const everything = async (talk: ReturnType<typeof conversation>) => {
      await makeMaze(talk);
      await makeMore(talk);
      toFront(own);
      await askAtForks(sums, talk);
    };
    await everything(first.talk());
    const [before, sheets] = [marks(), names().length];
    expect(Object.keys(before).length).toBeGreaterThan(9);
    expect(new Set(Object.values(before))).toEqual(new Set([1]));

    await everything(second.talk());
    expect([marks(), names().length]).toEqual([before, sheets]);
    // Nothing of the other language is left on what was made anew.
    const foreign = [...first.texts].filter((text) => text.length > 1 && !second.texts.has(text));
    for (const name of names().filter((each) => each !== own)) {
      expect([name, [...textsOn(name)].filter((text) => foreign.includes(text))]).toEqual([name, []]);
    }

    toFront(own);
    const search = { solver: "breadth-first", seed: "", route: { kind: "ends" } } as const;
    const bare = photograph(sheet(), "A1:BA60");
    await solve({ ...search, showVisited: true, arrows: true, pace: "instant" }, first.talk());
    expect(photograph(sheet(), "A1:BA60")).not.toEqual(bare);
    await clearSolution(second.talk());
    expect(photograph(sheet(), "A1:BA60")).toEqual(bare);
    await takeItemsAway(first.talk());
    await clearMaze(second.talk());
    expect(photograph(sheet(), "A1:BA60")).toEqual(empty);
  });

  test("the readable maze has the walls of the maze, and questions are read and cleared", async () => {
    const [first, second] = [await speaker(made), await speaker(used)];
    openWorkbook();
    put(sheet(), "A1", "mine");
    const mine = sheet().name;
    await generate({ ...choice, size: { columns: 9, rows: 6 } }, first.talk());
    const own = sheet().name;
    expect(own).not.toBe(mine);
    await makeMore(first.talk());
    const on = book.workbook.names.find(({ name }) => name === "MazeReadableOf")!.scope!;
    const grid = area("B2:J7");
    const texts = Array.from({ length: grid.rows }, (_, row) =>
      Array.from({ length: grid.columns }, (__, column) => String(on.value(grid.row + row, grid.column + column))),
    );
    const { maze, ends } = readCellTexts(texts, (fact) => first.say(cellWords(fact)));
    expect(maze.standing).toEqual(mazeIn(sheet(own), "B2:J7").standing);
    expect(ends).toBeDefined();

    // Questions in the first language's words are read in the second.
    const words = (["question-heading", "right-heading", "wrong-heading"] as const).map((id) => first.say(message(id)));
    await person((_, { worksheets }) => {
      const quiz = worksheets.add("Quiz");
      quiz.getRange("A1:C2").numberFormat = Array(2).fill(["@", "@", "@"]) as string[][];
      quiz.getRange("A1:C2").values = [
        [words[0]!, words[1]!.toUpperCase(), `${words[2]!} 1`],
        ["7 + 5", "12", "13"],
      ];
    });
    toFront(own);
    const { sentence } = await askAtForks(
      { source: { kind: "range", address: "Quiz!A1:C2" }, count: 1, seed: "s" },
      second.talk(),
    );
    expect(sentencesIn(sentence)[0]).toMatchObject({ id: "questions-asked", args: { asked: 1 } });
    expect(contentsOf(sheet(own), "B8:B20")).toContain("1. 7 + 5");
    await clearMaze(second.talk());
    expect(contentsOf(sheet(own), "B2:J20")).toEqual([]);
  });

  test("a booklet is deleted to its last sheet", async () => {
    const [first, second] = [await speaker(made), await speaker(used)];
    openWorkbook();
    put(sheet(), "A1", "mine");
    const page = { paper: "A4", title: "", number: "", hasNameLine: true } as const;
    for (const isOnOneSheet of [false, true]) {
      await makeBooklet(
        {
          ...{ ...page, count: 3, columns: 7, rows: 7, difficulty: "easy", generators: ["kruskal"], seed: "b" },
          ...{ withDull: true, ends: "corners", gaps: true, letters: true, answers: 4, isOnOneSheet },
        },
        first.talk(),
      );
      expect(names()).toContain(first.say(message("answers-sheet")));
      expect(marks()["MazeBook"]).toBe(isOnOneSheet ? 3 : 5);
      await deleteBooklet(second.talk());
      expect([names(), marks()]).toEqual([["Sheet1"], {}]);
    }
  });

  test("a class set is brought up to date without a second index or second answers", async () => {
    const [first, second] = [await speaker(made), await speaker(used)];
    openWorkbook();
    await newClassList(first.talk());
    const list = sheet().name;
    select("A1:E4");
    await makeClassSet({ ...classChoice, columns: 14, rows: 14, title: "" }, first.talk());
    expect(marks()["MazeBook"]).toBe(5);
    const [index, answers] = (["index-sheet", "answers-sheet"] as const).map((id) => first.say(message(id)));
    expect(names()).toEqual(expect.arrayContaining([index, answers]));
    expect((await update(second.talk())).sentence).toEqual(message("class-set-up-to-date", { count: 3 }));

    put(sheet(list), "B3", second.say(message("class-level-easy")));
    const { sentence } = await update(second.talk());
    expect(sentencesIn(sentence)[0]).toEqual(message("class-set-updated", { drawn: 1, gone: 0, count: 3 }));
    expect([marks()["MazeBook"], names()]).toEqual([5, expect.arrayContaining([index, answers])]);
    // The index is written again, in the words of who brought it up to date.
    expect(valueAt(sheet(index), "A4")).toBe(second.say(message("class-heading-name")));
    expect((await update(first.talk())).sentence).toEqual(message("class-set-up-to-date", { count: 3 }));
    toFront(index!);
    await deleteBooklet(second.talk());
    expect([names().sort(), marks()]).toEqual([["Sheet1", list].sort(), {}]);
  });

  test("a page with a share code is set up anew without a word of the other language, its code is read, and the page comes back", async () => {
    const [first, second] = [await speaker(made), await speaker(used)];
    openWorkbook();
    const plain = structuredClone(sheet().page);
    resize(9, 6);
    await makeMaze(first.talk());
    const own = sheet().name;
    const below = { stars: true, difficulty: true, code: true };
    const choices = { paper: "A4", title: "12", number: "7", hasNameLine: true, below } as const;
    await preparePage(first.talk(), choices);
    const printed = structuredClone(sheet(own).page);
    await preparePage(second.talk(), choices);
    const { header, footer } = sheet(own).page;
    const points = Number(/(\d+)\/100/.exec(footer.left)![1]);
    const { stars } = /^(?<stars>[★☆]+)/.exec(footer.left)!.groups!;
    expect(printed.footer.left).toBe(first.say(message("maze-rating", { stars: stars!, points })));
    expect(footer).toEqual({ ...printed.footer, left: second.say(message("maze-rating", { stars: stars!, points })) });
    const [nameLine, label] = [second.say(message("name-line")), second.say(message("maze-label", { number: "7" }))];
    expect(header).toEqual({ left: printed.header.left, center: nameLine, right: `&14${label}` });

    await drawCode(footer.right, choice.layout, second.talk());
    const copy = sheet().name;
    expect(copy).not.toBe(own);
    expect(mazeIn(sheet(copy), gridIn(book.workbook)).standing).toEqual(mazeIn(sheet(own), "B2:J7").standing);
    expect(decode(footer.right)).toMatchObject({ columns: 9, rows: 6, seed: OWN.seed });
    toFront(own);
    await clearMaze(second.talk());
    expect(sheet(own).page).toEqual(plain);
  });

  test("words along the path, from cells with a name, are filled in anew without a question and taken away exactly", async () => {
    const [first, second] = [await speaker(made), await speaker(used)];
    openWorkbook();
    resize(9, 6);
    await person(({ context }) => {
      const { names: defined, worksheets } = context.workbook;
      const words = worksheets.add("Words");
      words.getRange("A1:A3").values = [["ka"], ["lo"], ["mi"]];
      defined.add("Mine", words.getRange("A1:A3"));
    });
    toFront("Sheet1");
    await makeMaze(first.talk());
    const own = sheet().name;
    await person((front) => front.names.add("Corner", front.getRange("D4:E5")));
    const defined = () =>
      book.workbook.names
        .filter(({ name }) => ["Mine", "Corner"].includes(name))
        .map(({ name, formula }) => [name, formula]);
    const [before, named] = [photograph(sheet(own), "A1:BA60"), defined()];
    expect(named).toHaveLength(2);
    const items = { source: { kind: "range", address: "Words!A1:A3" }, arrangement: "once", seed: "s" } as const;
    await fillWithItems(items, first.talk());
    const filled = photograph(sheet(own), "A1:BA60");
    expect(filled).not.toEqual(before);
    const again = second.talk();
    await fillWithItems(items, again);
    expect([again.questions, photograph(sheet(own), "A1:BA60")]).toEqual([[], filled]);
    await takeItemsAway(second.talk());
    expect([photograph(sheet(own), "A1:BA60"), defined()]).toEqual([before, named]);
    await clearMaze(second.talk());
    expect(defined()).toEqual(named);
  });

  test("on a protected sheet nothing is changed, what only reads it works, and after the protection all is cleared exactly", async () => {
    const [first, second] = [await speaker(made), await speaker(used)];
    openWorkbook();
    const empty = photograph(sheet(), "A1:BA60");
    resize(9, 6);
    await makeMaze(first.talk());
    await makeMore(first.talk());
    const own = sheet().name;
    await person((front) => front.protection.protect());
    const [before, there] = [photograph(sheet(own), "A1:BA60"), marks()];
    const search = { solver: "breadth-first", seed: "", route: { kind: "ends" } } as const;
    const writes = [
      () => generate(choice, second.talk()),
      () => clearMaze(second.talk()),
      () => solve({ ...search, showVisited: true, arrows: true, pace: "instant" }, second.talk()),
      () => fillWithItems({ source: { kind: "numbers", last: 9 }, arrangement: "once", seed: "s" }, second.talk()),
    ];
    for (const write of writes) {
      expect(idsIn(await sentenceOf(write()))).toEqual(["sheet-protected", "nothing-changed"]);
      expect([photograph(sheet(own), "A1:BA60"), marks()]).toEqual([before, there]);
    }
    for (const read of [addSelfMarking, writeReadableMaze, writeWalls]) {
      await read(second.talk());
      toFront(own);
    }
    expect([photograph(sheet(own), "A1:BA60"), marks()]).toEqual([before, there]);
    await person((front) => front.protection.unprotect());
    await clearMaze(second.talk());
    expect(photograph(sheet(own), "A1:BA60")).toEqual(empty);
  });

  test("results are collected from sheets that mark paths in both languages", async () => {
    const [first, second] = [await speaker(made), await speaker(used)];
    openWorkbook();
    resize(6, 5);
    await makeMaze(first.talk());
    await makeMore(first.talk());
    const { sentence } = await collectResults(second.talk());
    expect(sentencesIn(sentence)[0]).toMatchObject({ id: "results-collected", args: { sheets: 1 } });
    expect([...textsOn(sheet().name)]).toContain(second.say(message("steps-typed-label")));
  });
});

describeWithLibreOffice("What a sheet marks that was made in one language, worked out by LibreOffice", () => {
  /** Holds a workbook that LibreOffice has worked out against what was typed into it. */
  type Check = (worked: Workbook) => void;
  const checks = new Map<Tag, Check>();
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "lavirint-languages-"));
    for (const [made, used] of PAIRS) checks.set(made, await fill(made, used));
    const files = PAIRS.map(([made]) => path.join(folder, `${made}.xlsx`));
    convertWorkbooks(files, "xlsx", path.join(folder, "worked"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(PAIRS)(
    "made in %s, filled and collected in %s: each verdict is in the words of its sheet",
    async (made) => {
      const worked = new Workbook();
      await worked.xlsx.readFile(path.join(folder, "worked", `${made}.xlsx`));
      checks.get(made)!(worked);
    },
  );

  /** Saves two mazes with self-marking, one of them solved, and their results. */
  async function fill(made: Tag, used: Tag): Promise<Check> {
    const [first, second] = [await speaker(made), await speaker(used)];
    openWorkbook();
    const letters = (["right", "bottom", "left", "top"] as const).map((side) =>
      first.say(message("step-letter", { side })),
    );
    const markers: string[] = [];
    for (const [columns, rows] of [
      [7, 6],
      [6, 5],
    ] as const) {
      if (markers.length > 0) await person((_, { worksheets }) => worksheets.add().activate());
      await generate({ ...choice, seed: OWN.seed, size: { columns, rows } }, first.talk());
      await addSelfMarking(first.talk());
      markers.push(sheet().name);
    }
    const [right, astray] = markers as [string, string];
    // The steps of a walk in the second language, and letters that are typed in the first.
    toFront("Sheet1");
    const { walk, press } = await play({ talk: second.talk() });
    const path7 = shortestOf(sheet("Sheet1"), "B2:H7");
    await press(keysOf(path7, 7));
    await enterSteps(walk, second.talk());
    const other = book.workbook.sheets.find(({ name }) => astray.startsWith(name) && name !== astray)!;
    const maze = mazeIn(other, "B2:G6");
    const way = keysOf(shortestOf(other, "B2:G6"), 6);
    const typed = [...`${way.slice(0, 3)}UUUUUU`].map((key) => letters["RDLU".indexOf(key)]!).join("");
    put(sheet(astray), "B4", typed);
    await collectResults(second.talk());
    const results = sheet().name;
    expect(results).toBe(second.say(message("results-sheet")));

    const file = path.join(folder, `${made}.xlsx`);
    writeFileSync(file, await saveXlsx(book.workbook));
    return (worked) => {
      const textAt = (name: string, address: string) => worked.getWorksheet(name)!.getCell(address).text;
      const verdict = FIRST_RESULT_ROW + 4;
      const exit = path7.length - 1;
      const { crossing } = markPath(maze, { entrance: 0, exits: [29] }, typed, stepSigns(letters));
      const at = {
        step: crossing!.step,
        cell: addressOf({
          row: 1 + Math.floor(crossing!.cell / 6),
          column: 1 + (crossing!.cell % 6),
          rows: 1,
          columns: 1,
        }),
      };
      expect([textAt(right, `B${verdict}`), textAt(astray, `B${verdict}`)]).toEqual([
        first.say(message("path-reaches-exit", { step: String(exit) })),
        first.say(message("path-crosses-wall", { ...at, step: String(at.step) })),
      ]);
      const collected = [2, 3].map((row) => ["D", "E"].map((column) => textAt(results, `${column}${row}`)));
      expect(collected).toEqual([
        [first.say(message("no-wall-crossed")), first.say(message("exit-reached-at", { step: String(exit) }))],
        [first.say(message("first-wall-at", { ...at, step: String(at.step) })), first.say(message("no-exit-reached"))],
      ]);
      expect(textAt(results, "D1")).toBe(second.say(message("first-wall-label")));
    };
  }
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
