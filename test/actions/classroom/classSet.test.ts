import { message } from "../../../src/message";
import { readClassList } from "../../../src/maze/classes";
import { type Level, mazeOfLevel, sampleDifficulties } from "../../../src/maze/booklet";
import { deleteBooklet, preparePage, plainPage, askAtForks } from "../../../src/actions/print";
import { check } from "../../../src/actions/solve/checkAndMend";
import { newClassList } from "../../../src/actions/classroom/classSet";
import { idsIn, sentencesIn, asked, conversation, expectRefused, book, openWorkbook, person } from "../stage";
import { select, sheet, mazeIn, photograph, put, cellsOf, valueAt, valuesIn, askedInVain } from "../stage";
import { allSheets, cost, expectSameBothWays, hasInserted } from "../insertedSheets";
import { ROWS, type Row, WAYS, choice, listed, make, openList } from "./classTable";
import { update, upToDate, writeList, retype } from "./classTable";
import { addressOf } from "../../../src/worksheet/addresses";
import { names, toFront } from "../../acts/act";
import { sums } from "../../acts/choices";
import { classWords } from "../../../src/actions/classroom/classMazes";
import { say, sayInEvery } from "../../../src/words";

/** The maze that the engine gives a pupil, on its own: by the set's seed, the name and the level. */
function mazeOf(name: string, level: Level) {
  const { key } = readClassList([[{ text: "Name" }], [{ text: name }]], 1, [classWords(say)])!.pupils[0]!;
  const plan = { ...choice, count: 1, ends: "corners" } as const;
  return mazeOfLevel(plan, sampleDifficulties(plan), level, `${choice.seed}/${key}`);
}

const onPage = (name: string) => mazeIn(sheet(name), "B2:I7", [0, 47]);
const textsIn = (name: string, address: string) => valuesIn(sheet(name), address).map((value) => String(value ?? ""));
const itemsOf = (name: string) => textsIn(name, "B2:I7");

test("each pupil of the table has a page with a maze of the level and words along its path, in an index and with an answer", async () => {
  await openList();
  await make();
  expect(names()).toEqual(["Sheet1", "Index", "Ana", "Бојана", "Cy", "Answers"]);
  expect(listed()).toEqual(["Ana", "Бојана", "Cy"].map((name) => [name, name]));
  for (const [name, level, stars, words] of [
    ["Ana", "easy", "★☆☆☆☆", [..."SUN"]],
    ["Бојана", 5, "★★★★★", []],
    ["Cy", "medium", "★★★☆☆", ["up", "down"]],
  ] as const) {
    const { maze, path } = mazeOf(name, level);
    expect(onPage(name).standing).toEqual(maze.standing);
    const { header, footer } = sheet(name).page;
    expect(header).toMatchObject({ left: "&14Class 3", right: `&14${name}` });
    // Stars by the level, which the index says too, and no figure of 100.
    expect(footer).toEqual({ left: stars, center: "", right: "" });
    expect(textsIn("Index", "A5:D7")).toEqual(expect.arrayContaining([name, String(level), stars]));
    const read = [...path].slice(1, -1).map((cell) => itemsOf(name)[cell]!);
    expect(read.filter((item) => item !== "")).toEqual(words);
  }
  expect(itemsOf("Бојана").filter((item) => item !== "")).toEqual(["S", "E"]);
  toFront("Ana");
  expect(idsIn((await check(conversation())).sentence)).toContain("maze-is-perfect");
});

test.each(WAYS)(
  "each answer of a class set has the words of the page, cell for cell and as large there, after an update too: %s",
  async (_, switches) => {
    /** Expects in the answers of these pupils what their pages hold but for S and E, in letters of one size. */
    const expectAnswers = (...pupils: string[]) => {
      for (const name of pupils) {
        const [row, column] = cellsOf("A1:AX40").find((cell) => sheet("Answers").value(...cell) === name)!;
        const maze = addressOf({ row: row + 1, column, rows: 6, columns: 8 });
        expect(textsIn("Answers", maze)).toEqual(["", ...itemsOf(name).slice(1, -1), ""]);
        const sizes = new Set(cellsOf(maze).map((cell) => sheet("Answers").style(...cell).font.size));
        expect(sizes).toEqual(new Set([sheet(name).style(1, 1).font.size]));
      }
    };
    await openList([...ROWS, ["Dora", 2, "'=AB"]], switches);
    await make();
    // As large as the cells allow: seven tenths of their height; longer words are shrunk to their cells by Excel.
    const { font, alignment } = sheet("Ana").style(1, 1);
    expect([font.size, alignment.shrinkToFit]).toEqual([Math.floor(0.7 * sheet("Ana").rows.size(1)), true]);
    expectAnswers("Ana", "Бојана", "Cy", "Dora");
    await retype([ROWS[2]!, ["Ana", "easy", "MOON"], ROWS[1]!]);
    await update();
    expect(itemsOf("Ana")).toEqual(expect.arrayContaining([..."MON"]));
    expectAnswers("Cy", "Ana", "Бојана");
  },
);

test("a new list has three examples, from which a class set is made without a question", async () => {
  openWorkbook();
  put(sheet(), "A1", "mine");
  await newClassList(conversation());
  select("B2");
  const talk = conversation();
  await make({ columns: 10, rows: 10 }, talk);
  expect(asked(talk)).toEqual([]); // the list's sheet has ended undo already
  expect(names()).toEqual(["Sheet1", "Class list", "Index", "Ana", "Ben", "Chloe", "Answers"]);
});

test("an Excel that refuses to remove a protection that is not there shows the index all the same", async () => {
  await openList();
  book.counter.reset();
  await make();
  const request = book.counter.requests.length;
  await openList();
  book.switches.faults = [{ request, action: 1, code: "AccessDenied", message: "The sheet is not protected." }];
  book.counter.reset();
  expect(idsIn((await make()).sentence)).toContain("class-set-ready");
  expect([sheet().name, book.counter.requests.length]).toEqual(["Index", request + 1]);
});

test.each<[string, Parameters<typeof make>[0], readonly Row[]]>([
  ["with words and answers", {}, ROWS],
  ["with names that look like formulas, dates and numbers", {}, [["=1+1"], ["May 5"], ["007"], ["'quoted'"], ["+a"]]],
])("a class set that arrives in a file is the one that is drawn: %s", (_, chosen, rows) =>
  expectSameBothWays(
    () => openNames(rows),
    () => make(chosen),
  ),
);

/** A plain list whose names are texts, however they look. */
async function openNames(rows: readonly Row[]): Promise<void> {
  openWorkbook();
  await person((on) => (on.getRange("A1:C40").numberFormat = [["@"]]));
  const list = rows.map(([name, level = "", words = ""]) => [String(name).replace(/^'/, "''"), level, words]);
  await writeList(list, false);
}

test("no text becomes a formula: a formula's value is the name, and what looks like a formula stays a text", async () => {
  openWorkbook();
  await person((on) => {
    on.getRange("A3:B3").numberFormat = [["@", "@"]];
    on.getRange("A1:B3").formulas = [
      ["Name", "Words"],
      ['="An"&"a"', ""],
      ["=1+1", "=,+,-1"],
    ];
  });
  select("A1:B3");
  await make({ columns: 10, rows: 10 });
  expect(names()).toEqual(["Sheet1", "Index", "Ana", "=1+1", "Answers"]);
  for (const on of ["=1+1", "Answers"]) {
    expect(cellsOf("A1:AX40").flatMap((cell) => sheet(on).formula(...cell) ?? [])).toEqual([]);
  }
  expect(listed().map(([name]) => name)).toEqual(["Ana", "=1+1"]);
  expect(sheet("=1+1").page.header.right).toBe("&14=1+1");
});

// The embedded workbook takes no sheet whose name is too long, not legal or there already.
test("names of sheets are legal and different, and the index has the whole names", async () => {
  const wanted = [
    ...["Ana/Bo: [1]?*\\", "INDEX", "History", "👩".repeat(20), `a${"👩".repeat(20)}`, "x".repeat(40)],
    ...["X".repeat(39), "'Tis", "Sheet1", "Ana", "ana"],
  ];
  await openNames(wanted.map((name) => [name]));
  await make();
  expect(listed().map(([, to]) => to)).toEqual(names().slice(2, -1));
  expect(listed().map(([name]) => name)).toEqual([...wanted.slice(0, -1), "ana 2"]);
});

test("30 pupils: few requests, operations and bytes, in a file and drawn", async () => {
  const pupils = Array.from({ length: 30 }, (_, i): Row => [`Бојана ${"x".repeat(i)}`, 1 + (i % 5), "SUNFLOWERS"]);
  const figures: ReturnType<typeof cost>[] = [];
  for (const switches of [{}, { inserting: "missing" } as const]) {
    await openList(pupils, switches);
    await make({ columns: 20, rows: 28, title: "迷".repeat(60) });
    expect(hasInserted()).toBe(figures.length === 0);
    figures.push(cost());
  }
  if (process.env["FIGURES"] !== undefined) process.stderr.write(`${JSON.stringify(figures)}\n`);
  expect(figures).toEqual([
    { requests: 12, operations: 683, kilobytes: 279 },
    { requests: 14, operations: 18_986, kilobytes: 968 },
  ]);
});

describe("Update class set", () => {
  beforeEach(async () => {
    await openList();
    await make();
  });

  const page = (name: string) => [sheet(name).id, photograph(sheet(name), "A1:K10")];

  test("where the list says the same, asks before it makes index and answers again, without what was added there", async () => {
    const pages = () => ["Ana", "Бојана", "Cy"].map(page);
    const seen = () => [pages(), allSheets().map((each) => ({ ...each, names: [] }))];
    put(sheet("Index"), "D6", 12);
    const before = seen();
    put(sheet("Index"), "B5", "mine");
    put(sheet("Answers"), "B3", "mine");
    expect(await askedInVain(update)).toEqual([message("class-update-question")]);
    expect((await update()).sentence).toEqual(upToDate(3));
    expect(seen()).toEqual(before);
  });

  test.each(WAYS)("says which pages are new, changed and gone, and then draws only those: %s", async (_, switches) => {
    await openList([...ROWS, ["Dora", 2, ""]], switches);
    await make();
    const [stays, changes] = [page("Cy"), sheet("Ana").id];
    // Sorted, one row changed, one gone, one new.
    await retype([
      ["Eva", "", ""],
      ["Cy", "", "up, down"],
      ["Dora", 2, ""],
      ["Ana", "hard", "SUN"],
    ]);
    const talk = conversation();
    const { sentence } = await update(talk);
    expect(sentencesIn(sentence)[0]).toEqual(message("class-set-updated", { drawn: 2, gone: 1, count: 4 }));
    expect(asked(talk).flatMap(sentencesIn)).toEqual([
      message("class-pages", { done: "new", names: ["Eva"] }),
      message("class-pages", { done: "changed", names: ["Ana"] }),
      message("class-pages", { done: "gone", names: ["Бојана"] }),
      message("class-update-question"),
    ]);
    expect(page("Cy")).toEqual(stays);
    expect(sheet("Ana").id).not.toBe(changes);
    expect(onPage("Ana").standing).toEqual(mazeOf("Ana", "hard").maze.standing);
    for (const on of ["Eva", "Answers"]) expect(onPage(on).standing).toEqual(mazeOf("Eva", "medium").maze.standing);
    expect(names().sort()).toEqual(["Ana", "Answers", "Cy", "Dora", "Eva", "Index", "Sheet1"]);
    expect(listed()).toEqual(["Eva", "Cy", "Dora", "Ana"].map((name) => [name, name]));
    // And the set that was made at once is the same.
    expect((await update()).sentence).toEqual(upToDate(4));
    await deleteBooklet(conversation());
    expect(names()).toEqual(["Sheet1"]);
  });

  test("a plain list may grow below, and may have moved", async () => {
    await openList(ROWS, {}, false);
    await make();
    put(sheet("Sheet1"), "A5", "Dora");
    await person((_, { worksheets }) => worksheets.getItem("Sheet1").getRange("1:2").insert("Down"));
    await update();
    expect(listed().map(([name]) => name)).toEqual(["Ana", "Бојана", "Cy", "Dora"]);
    expect(names()).toContain("Dora");
  });

  test("refuses where the list of the class set is gone", async () => {
    await person((_, { worksheets }) => worksheets.getItem("Sheet1").getRange("A:C").delete("Left"));
    await expectRefused(update, message("class-list-gone"));
  });
});

test("two class sets stand side by side", async () => {
  await openList();
  await make();
  toFront();
  select("A1");
  await make({ seed: "another" });
  expect([names().length, sheet().name]).toEqual([11, "Index 2"]);
});

test.each<[string, typeof preparePage]>([
  ["Prepare page", preparePage],
  ["Fit to page", (talk, page) => preparePage(talk, page, true)],
])("%s prints the questions of a pupil’s page below its maze, and leaves the pupil’s name above it", async (_, act) => {
  await openList();
  await make();
  toFront("Ana");
  await askAtForks({ ...sums, count: 1 }, conversation());
  expect(valueAt(sheet("Ana"), "B9")).toMatch(/^1\. \d+ \+ \d+ =/);
  await act(conversation(), { ...plainPage, title: "Class 3" });
  const { header, footer, printArea } = sheet("Ana").page;
  expect(footer).toEqual({ left: "★☆☆☆☆", center: "", right: "" });
  expect(header).toMatchObject({ left: "&14Class 3", right: "&14Ana" });
  expect(printArea.map(addressOf)).toEqual(["B2:I9"]);
  // It is the same page of the same set.
  expect((await update()).sentence).toEqual(upToDate(3));
  expect(sheet("Ana").page.header.right).toBe("&14Ana");
});

test.each([
  ["English", 0],
  ["German", 1],
  ["Serbian", 2],
])("a class set made from a list in %s is up to date in every language", async (_, language) => {
  const every = await sayInEvery();
  const { name, level, words, shape, easy, hard, shapes, ownName } = classWords(every[language]!);
  await openList([
    ["Ana", easy, "SUN", shapes[1]!.name],
    ["Bo", hard, "", ownName],
  ]);
  await person((on) => (on.getRange("A1:D1").values = [[name, level, words, shape]]));
  await make({ columns: 24, rows: 20 }, { ...conversation(), say: every[language]! });
  expect(textsIn(names()[1]!, "A5:D6")).toEqual(expect.arrayContaining([easy, hard]));
  for (const say of every) expect((await update({ ...conversation(), say })).sentence).toEqual(upToDate(2));
});

test.each([
  [{ columns: 8, rows: 6 }, "Mazes of 8 by 6 cells. Seed: a seed"],
  [{ columns: 8, rows: 7 }, "Mazes from 8 by 6 to 8 by 7 cells. Seed: a seed"],
  [{ columns: 9, rows: 6 }, "Mazes from 8 by 6 to 9 by 6 cells. Seed: a seed"],
])("the index tells the sizes of mazes, here up to %j", async (hardest, told) => {
  await openList([["Ana", 3, ""]]);
  await make({ hardest });
  expect(textsIn("Index", "A1:D4")).toContain(told);
});

test.each([
  { stars: true, difficulty: false, code: false },
  { stars: false, difficulty: true, code: true },
])("a page that an update adds says below the maze what the others say: %j", async (below) => {
  const rows = ["Ana", "Bo"].map((name): Row => [name, 3, ""]);
  await openList(rows.slice(1));
  await make({ below });
  await retype(rows);
  await update();
  const footerOf = (name: string) => JSON.stringify(sheet(name).page.footer).replace(/[0-9A-Z]{5}-[^"]*/, "code");
  expect(footerOf("Bo")).toEqual(footerOf("Ana"));
  expect(footerOf("Bo").includes("★")).toBe(below.stars);
});

test("the row of a long name is as high in the index as its lines", async () => {
  await openList(["Ana", "A name of sixty letters that no column of the index can hold"].map((name) => [name, "", ""]));
  await make();
  const [short, long] = [4, 5].map((row) => sheet("Index").rows.size(row));
  expect(long! / short!).toBeGreaterThan(1.9);
});
