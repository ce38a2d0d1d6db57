import { message } from "../../../src/message";
import { clearMaze, generate } from "../../../src/actions/make";
import { answerPage, askAtForks, fillWithItems, selectedItems, takeItemsAway } from "../../../src/actions/print";
import type { ForkChoice, ItemChoice } from "../../../src/actions/print";
import { passagesOf } from "../../../src/maze/model/sides";
import { openXlsx, saveXlsx } from "../../host/files";
import { choice, conversation, said, expectRefused, book, openMaze, openSized, askedInVain } from "../stage";
import { openWorkbook, pane, person, sheet, area, mazeIn, photograph, put, valueAt, cellsOf, valuesIn } from "../stage";
import { shortestOf } from "../solve/walk/path";

const GRID = "B2:M11";
beforeEach(() => openMaze(12, 10, { seed: "items" }));

/** Adds a sheet of texts, from A1 on. */
function addTexts(name: string, ...rows: readonly (readonly string[])[]): void {
  const on = book.workbook.addSheet(name);
  rows.forEach((row, r) => row.forEach((text, c) => on.setCell(r, c, text)));
}

function expectNoFormula(): void {
  sheet().forEachFormula(area("A1:Z60"), () => {
    throw new Error("A formula stands on the sheet.");
  });
}

describe("items", () => {
  const numbers: ItemChoice = { source: { kind: "numbers", last: 9 }, arrangement: "over and over", seed: "s" };
  const once = (source: ItemChoice["source"]): ItemChoice => ({ source, arrangement: "once", seed: "s" });
  const fill = (chosen: ItemChoice, talk = conversation()) => fillWithItems(chosen, talk);

  /** What stands along the way from S to E, which is the only one. */
  const readAlongSolution = () => {
    const held = valuesIn(sheet(), GRID).map((value) => value ?? "");
    const way = shortestOf(sheet(), GRID).slice(1, -1);
    return way.map((cell) => held[cell]).filter((value) => value !== "");
  };

  test("a sentence stands once along the way, also after the file was saved and opened", async () => {
    await fill(once({ kind: "text", text: "Find the cheese!" }));
    openWorkbook({ workbook: await openXlsx(await saveXlsx(book.workbook)) });
    expect(readAlongSolution().join("")).toBe("Findthecheese!");
    await takeItemsAway(conversation());
    expect(readAlongSolution()).toEqual([]);
  });

  test("items of cells come in order, row by row, as what they show; formulas, dates and numbers stay the texts that they are", async () => {
    const items = ["=1+1", "JAN5", "007", "'x", "+2", "@a", "1/2"];
    addTexts("My words", items.slice(0, 2), ["", items[2]!], items.slice(3, 5), items.slice(5));
    await fill(once({ kind: "range", address: "'My words'!A1:B4" }));
    expect(readAlongSolution()).toEqual(items);
    expectNoFormula();
  });

  test("what is selected is told as an address that names its sheet", async () => {
    await person((_front, { worksheets }) => worksheets.add("It's $5").getRange("C3:C9").select());
    book.workbook.activate(book.workbook.sheet("It's $5")!);
    expect(await selectedItems(pane)).toBe("'It''s $5'!C3:C9");
  });

  test("filling again, the next maze and Clear maze do not ask about items, and no trace of them is left", async () => {
    await openSized(12, 10);
    const untouched = photograph(sheet(), "A1:BD30");
    const talk = conversation();
    await generate(choice, talk);
    await fill(once({ kind: "text", text: "Find the cheese" }), talk);
    await fill({ ...numbers, seed: "other" }, talk);
    await generate({ ...choice, seed: "next" }, talk);
    expect(book.workbook.names.some(({ name }) => name.startsWith("MazeItemLooks"))).toBe(false);
    await fill(numbers, talk);
    await clearMaze(talk);
    expect(talk.questions).toEqual([]);
    expect(photograph(sheet(), "A1:BD30")).toEqual(untouched);
  });
});

describe("questions", () => {
  const sums: ForkChoice = { source: { kind: "addition", limit: 100 }, count: 3, seed: "s" };
  const table = (address: string): ForkChoice => ({ source: { kind: "range", address }, count: 9, seed: "s" });
  const ask = (chosen: ForkChoice) => askAtForks(chosen, conversation());

  /** The list below the maze, from B13 down. */
  function list(from = 13): string[] {
    const below = valuesIn(sheet(), `B${from}:B${from + 40}`);
    return below.slice(0, below.indexOf(undefined)).map(String);
  }

  /** The texts in the cells of the maze, by cell, without the ends. */
  function held(): Map<number, string> {
    const texts = valuesIn(sheet(), GRID).map((value, cell) => [cell, String(value ?? "")] as const);
    return new Map(texts.slice(1, -1).filter(([, text]) => text !== ""));
  }
  const answers = () => [...held().values()].filter((text) => !text.endsWith("."));

  /** Whether somebody comes from S to E who enters, next to each fork with a number, only what `mayEnter` says. */
  function comesOut(mayEnter: (number: string, answer: string) => boolean): boolean {
    const maze = mazeIn(sheet(), GRID);
    const passages = passagesOf(maze);
    const texts = held();
    const seen = new Set([0]);
    for (const cell of seen) {
      [1, maze.columns, -1, -maze.columns].forEach((step, side) => {
        if ((passages[cell]! & (1 << side)) === 0) return;
        const [fork, answer] = [texts.get(cell), texts.get(cell + step)];
        const isAnswer = fork?.endsWith(".") === true && answer !== undefined && !answer.endsWith(".");
        if (!isAnswer || mayEnter(fork, answer) || seen.has(cell + step)) seen.add(cell + step);
      });
    }
    return seen.has(maze.size - 1);
  }

  test("three forks ask a sum each: right answers lead to the exit, and wrong ones at any of them do not", async () => {
    const told = await said(ask(sums));
    const right = new Map(
      list().map((line) => {
        const [, number, a, b] = /^(\d+\.) (\d+) \+ (\d+) = ________$/.exec(line)!;
        return [number!, String(Number(a) + Number(b))];
      }),
    );
    expect([...held().values()].filter((text) => text.endsWith(".")).sort()).toEqual(["1.", "2.", "3."]);
    expect(comesOut((number, answer) => right.get(number) === answer)).toBe(true);
    for (const one of right.keys())
      expect(comesOut((number, answer) => number !== one || right.get(one) !== answer)).toBe(false);
    expect(told).toContainEqual(
      message("questions-asked", { asked: 3, area: GRID, list: "B13:B15", sheet: "Sheet1", seed: "s" }),
    );
  });

  test("sums below a maze that a page shrinks are as much larger; their cells keep their number formats, and get their font again", async () => {
    const looks = () => cellsOf("B33:B35").map((cell) => sheet().style(...cell));
    await openMaze(40, 30, { seed: "items" });
    await person((own) => {
      own.getRange("B34").numberFormat = [["0.00"]];
      own.getRange("C33:D33").numberFormat = [["0%", "0%"]];
    });
    const before = looks();
    await ask(sums);
    // 40 columns of 24 points, with Excel's wider columns, on the 770 points of a page of A4 in landscape.
    const least = Math.min(...looks().map(({ font }) => font.size));
    expect(least * (769.9 / (40 * 24 * 1.08))).toBeGreaterThanOrEqual(9);
    expect(looks().map(({ numberFormat }) => numberFormat)).toEqual(["General", "0.00", "General"]);
    await takeItemsAway(conversation());
    expect(looks()).toEqual(before);
  });

  const CAPITALS = [
    ["wrong 2", "Question", "Right", "Wrong 1"],
    ["Graz", "Austria’s capital?", "Vienna", "Linz"],
    ["=1+1", "@What is two, in words that take a good deal more than one line of this narrow maze?", "+two", "-one"],
    ["Nice", "France’s capital?", "Paris", "Lyon"],
  ];

  test("answers that are too long for cells stand in the list by letters, and nothing becomes a formula", async () => {
    addTexts("Quiz", ...CAPITALS);
    await ask(table("Quiz!A1:D4"));
    expect(answers().join("")).toMatch(/^[ABC]+$/);
    const lines = list();
    expect(lines.filter((line) => /^\d\. /.test(line))).toHaveLength(held().size - answers().length);
    expect(lines.join("\n")).toContain("A: ");
    // A point of a default font takes about half a character's height: the maze is 288 points wide.
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(Math.floor(288 / 5.5));
    expectNoFormula();
    openWorkbook({ workbook: await openXlsx(await saveXlsx(book.workbook)) });
    expect(list()).toEqual(lines);
    await takeItemsAway(conversation());
    expect([list(), held().size]).toEqual([[], 0]);
  });

  test("Clear maze on the answer page takes the list of answers away with the maze, and leaves what was typed over it", async () => {
    await ask(sums);
    await answerPage(choice.layout, conversation());
    const page = sheet("Sheet1 answer");
    expect(list(13)).toHaveLength(3);
    put(page, "B14", "mine now");
    await clearMaze(conversation());
    expect([12, 13, 14].map((row) => page.value(row, 1))).toEqual([undefined, "mine now", undefined]);
    expect(page.page.printArea).toEqual([]);
  });

  test("what stands below the maze stays, and the list goes below it; in the maze a person is asked", async () => {
    put(sheet(), "M14", "mine");
    put(sheet(), "B20", "too");
    await ask(sums);
    expect([valueAt(sheet(), "M14"), valueAt(sheet(), "B20")]).toEqual(["mine", "too"]);
    expect(list(15)).toHaveLength(3);
    await takeItemsAway(conversation());
    await ask(sums);
    const [cell] = [...held().keys()];
    await takeItemsAway(conversation());
    sheet().setCell(...cellsOf(GRID)[cell!]!, "mine");
    expect(await askedInVain((no) => askAtForks(sums, no))).toEqual([message("overwrite-with-items", { count: 1 })]);
  });

  test("another seed gives other questions; without one, a fresh one is told", async () => {
    await ask(sums);
    const first = list();
    await ask({ ...sums, seed: "other" });
    expect(list()).not.toEqual(first);
    expect(JSON.stringify(await said(ask({ ...sums, seed: "" })))).toMatch(/"seed":"[^"]+"/);
  });

  test("no line of the list ends between a letter and its answer", async () => {
    const rows = Array.from({ length: 8 }, (_, i) => [`q${i}`, "x".repeat(18 + i), "y".repeat(19 + i)]);
    addTexts("Quiz", ["Question", "Right", "Wrong"], ...rows);
    await ask(table("Quiz!A1:C9"));
    expect(list().length).toBeGreaterThan(8);
    for (const line of list()) expect(line).not.toMatch(/(?:^| )(?:[ABC]:|\d+\.)$/);
  });

  describe("a table of questions", () => {
    /** A quiz as a table at B2 of its own sheet, with a column that has no meaning here. */
    const quiz = (rows: readonly (readonly string[])[] = [["1", "5 - 3?", "2", "1"]]) =>
      person((_front, { worksheets }) => {
        const on = worksheets.add("Quiz");
        const range = on.getRange(`B2:E${rows.length + 2}`);
        range.formulas = [["Question no.", "Question", "Right", "Wrong"], ...rows.map((row) => [...row])];
        on.tables.add(range, true).name = "Quiz1";
      });

    test("is read by whole headings, and as its cells show", async () => {
      await quiz([["1", "Half of three?", "=3/2", "=1/4"]]);
      await person((_front, { worksheets }) => {
        worksheets.getItem("Quiz").getRange("D3:E3").numberFormat = [["0.00", "0%"]];
      });
      await ask(table("Quiz!B2:E3"));
      expect(list()).toEqual(["1. Half of three?"]);
      expect(answers().sort()).toEqual(["1.50", "25%"]);
    });

    test("is taken whole where one of its cells, or another cell of its sheet, is selected; rows below it are read too", async () => {
      await quiz();
      for (const [cell, content] of Object.entries({ C4: "Two and two?", D4: 4, E4: 5 }))
        put(sheet("Quiz"), cell, content);
      for (const address of ["Quiz!C3", "Quiz!J9"]) {
        await ask(table(address));
        expect(new Set(list().map((line) => line.slice(3)))).toEqual(new Set(["5 - 3?", "Two and two?"]));
      }
      await person((_front, { worksheets }) => {
        const on = worksheets.getItem("Quiz");
        on.getRange("H1:J2").values = [
          ["Question", "Right", "Wrong"],
          ["a", "b", "c"],
        ];
        on.tables.add("H1:J2", true);
      });
      await expectRefused(() => ask(table("Quiz!C9")), message("several-lists", { sheet: "Quiz", count: 2 }));
    });

    test.each(["C3", "D3", "E3"])(
      "with an error in %s is refused by that cell; in other columns errors are nobody's business",
      async (cell) => {
        await quiz([["=1/0", "5 - 3?", "2", "1"]]);
        await ask(table("Quiz!B2:E3"));
        await takeItemsAway(conversation());
        await person((_front, { worksheets }) => (worksheets.getItem("Quiz").getRange(cell).formulas = [["=1/0"]]));
        await expectRefused(() => ask(table("Quiz!B2:E3")), message("cell-error", { cell, error: "#DIV/0!" }));
      },
    );
  });
});
