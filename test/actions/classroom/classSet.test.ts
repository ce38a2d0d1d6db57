import { message } from "../../../src/message";
import { readClassList } from "../../../src/maze/classes";
import { mazeOfLevel, type BookletPlan, sampleDifficulties } from "../../../src/maze/booklet";
import { deleteBooklet, preparePage, plainPage, askAtForks } from "../../../src/actions/print";
import { check } from "../../../src/actions/solve/checkAndMend";
import { newClassList } from "../../../src/actions/classroom/classSet";
import { idsIn, sentencesIn, asked, conversation, expectRefused, book, openWorkbook, person } from "../stage";
import { select, sheet, mazeIn, photograph, put, cellsOf, contentsOf, valueAt, valuesIn, askedInVain } from "../stage";
import { allSheets, cost, expectSameBothWays, hasInserted } from "../insertedSheets";
import {
  ROWS,
  type Row,
  WAYS,
  choice,
  listed,
  make,
  names,
  openList,
  update,
  upToDate,
  writeList,
  retype,
} from "./classTable";
import { addressOf } from "../../../src/worksheet/addresses";
import { toFront } from "../../acts/act";
import { classWords, wordsOfLists } from "../../../src/actions/classroom/classMazes";
import { sayInEvery } from "../../../src/words";

/** The maze that the engine gives a pupil, on its own: by the set's seed, the name and the level. */
function mazeOf(name: string, level: "easy" | "medium" | "hard" | 1 | 2 | 3 | 4 | 5) {
  const words = { name: "Name", level: "L", words: "W", shape: "S", easy: "e", medium: "m", hard: "h" };
  const noShapes = { shapes: [], ownName: "n" };
  const list = [["Name"], [name]].map((row) => row.map((text) => ({ text })));
  const { key } = readClassList(list, 1, [{ ...words, ...noShapes }])!.pupils[0]!;
  const { columns, rows, generators, difficulty, seed } = choice;
  const plan: BookletPlan = {
    count: 1,
    columns,
    rows,
    generators,
    difficulty,
    ends: "corners",
    seed,
  };
  return mazeOfLevel(plan, sampleDifficulties(plan), level, `${seed}/${key}`);
}

const onPage = (name: string) => mazeIn(sheet(name), "B2:I7", [0, 47]);
const textsIn = (name: string, address: string) => valuesIn(sheet(name), address).map((value) => String(value ?? ""));
const itemsOf = (name: string) => textsIn(name, "B2:I7");

test("each pupil of the table has a page with a maze of the level and words along its path, in an index and with an answer", async () => {
  await openList();
  const { sentence, seed } = await make();
  expect(seed).toBe("a seed");
  expect(sentencesIn(sentence)[0]).toEqual(message("class-set-ready", { list: "A1:C4", count: 3, index: "Index" }));
  expect(names()).toEqual(["Sheet1", "Index", "Ana", "Бојана", "Cy", "Answers"]);
  expect(listed()).toEqual(["Ana", "Бојана", "Cy"].map((name) => [name, name]));
  for (const [name, level] of [
    ["Ana", "easy"],
    ["Бојана", 5],
    ["Cy", "medium"],
  ] as const) {
    const made = mazeOf(name, level);
    expect(onPage(name).standing).toEqual(made.maze.standing);
    expect(sheet(name).page.header).toMatchObject({ left: "&14Class 3", right: `&14${name}` });
    // Stars by the level, which the index says too, and no figure of 100.
    const stars = { easy: "★☆☆☆☆", 5: "★★★★★", medium: "★★★☆☆" }[level];
    expect(sheet(name).page.footer).toEqual({ left: stars, center: "", right: "" });
    expect(textsIn("Index", "A5:D7")).toEqual(expect.arrayContaining([name, String(level), stars]));
    const path = [...made.path].slice(1, -1);
    const read = path.map((cell) => itemsOf(name)[cell]!).filter((item) => item !== "");
    expect(read).toEqual(name === "Ana" ? [..."SUN"] : name === "Cy" ? ["up", "down"] : []);
  }
  expect(itemsOf("Бојана").filter((item) => item !== "")).toEqual(["S", "E"]);
  const answers = sheet("Answers");
  expect([answers.value(0, 1), answers.value(0, 11), answers.value(8, 1)]).toContain("Бојана");
  toFront("Ana");
  expect(idsIn((await check(conversation())).sentence)).toContain("maze-is-perfect");
});

describe.each(WAYS)("a class set, %s,", (_, switches) => {
  /** What the maze of a pupil's answer holds, and the size of its letters. */
  const answerOf = (name: string) => {
    const [row, column] = cellsOf("A1:AX40").find((cell) => sheet("Answers").value(...cell) === name)!;
    const maze = addressOf({ row: row + 1, column, rows: 6, columns: 8 });
    return {
      items: textsIn("Answers", maze),
      sizes: new Set(cellsOf(maze).map((cell) => sheet("Answers").style(...cell).font.size)),
    };
  };
  const isAnswered = (name: string) => {
    // Answers have no S and E.
    const items = itemsOf(name).map((item, cell) => (cell === 0 || cell === 47 ? "" : item));
    const size = sheet(name).style(1, 1).font.size;
    expect(answerOf(name)).toEqual({ items, sizes: new Set([size]) });
  };

  test("has in each answer the words of the page, cell for cell and as large there, after an update too", async () => {
    await openList([...ROWS, ["Dora", 2, "'=AB"]], switches);
    await make();
    expect(answerOf("Ana").items).toEqual(expect.arrayContaining([..."SUN"]));
    // As large as the cells allow: seven tenths of their height; longer words are shrunk to their cells by Excel.
    const { font, alignment } = sheet("Ana").style(1, 1);
    expect([font.size, alignment.shrinkToFit]).toEqual([Math.floor(0.7 * sheet("Ana").rows.size(1)), true]);
    for (const name of ["Ana", "Бојана", "Cy", "Dora"]) isAnswered(name);
    await retype([ROWS[2]!, ["Ana", "easy", "MOON"], ROWS[1]!]);
    await update();
    expect(answerOf("Ana").items).toEqual(expect.arrayContaining([..."MON"]));
    for (const name of ["Cy", "Ana", "Бојана"]) isAnswered(name);
  });
});

test("a new list is a table with three examples on a sheet of its own, from which a class set can be made", async () => {
  openWorkbook();
  put(sheet(), "A1", "mine");
  const before = photograph(sheet("Sheet1"), "A1:H20");
  const talk = conversation();
  const { sentence } = await newClassList(talk);
  expect(sentence).toEqual(message("class-list-ready", { sheet: "Class list" }));
  expect(names()).toEqual(["Sheet1", "Class list"]);
  expect(photograph(sheet("Sheet1"), "A1:H20")).toEqual(before);
  expect(sheet().tables).toHaveLength(1);
  expect(contentsOf(sheet(), "A1:E1")).toEqual(["Name", "Level", "Words", "Shape"]);
  expect(contentsOf(sheet(), "A2:A4")).toEqual(["Ana", "Ben", "Chloe"]);
  expect(valuesIn(sheet(), "D2:D4").map((shape) => shape ?? "")).toEqual(["", "", "Heart"]);
  expect(talk.questions).toEqual([]);
  select("B2");
  const first = conversation();
  await make({ columns: 10, rows: 10 }, first);
  expect(asked(first)).toEqual([]); // the list's sheet has ended undo already
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
  const { sentence } = await make();
  expect(sentencesIn(sentence)[0]).toEqual(message("class-set-ready", { list: "A1:C4", count: 3, index: "Index" }));
  expect([book.workbook.activeSheet.name, book.counter.requests.length]).toEqual(["Index", request + 1]);
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
  put(sheet(), "A1", "Name");
  put(sheet(), "B1", "Words");
  await person((on) => {
    on.getRange("A2").formulas = [['="An"&"a"']];
    on.getRange("A3:B3").numberFormat = [["@", "@"]];
  });
  put(sheet(), "A3", "=1+1");
  put(sheet(), "B3", "=,+,-1");
  select("A1:B3");
  await make({ columns: 10, rows: 10 });
  expect(names()).toEqual(["Sheet1", "Index", "Ana", "=1+1", "Answers"]);
  for (const on of ["=1+1", "Answers"]) {
    expect(cellsOf("A1:AX40").flatMap((cell) => sheet(on).formula(...cell) ?? [])).toEqual([]);
  }
  expect(listed().map(([name]) => name)).toEqual(["Ana", "=1+1"]);
  expect(sheet("=1+1").page.header.right).toBe("&14=1+1");
});

test("names of sheets are legal, short and different, without half a character", async () => {
  const wanted = [
    ...["Ana/Bo: [1]?*\\", "INDEX", "History", "👩".repeat(20), `a${"👩".repeat(20)}`, "x".repeat(40)],
    ...["X".repeat(39), "'Tis", "Sheet1", "Ana", "ana"],
  ];
  await openNames(wanted.map((name) => [name]));
  await make();
  const made = names().slice(2, -1);
  expect(made).toHaveLength(wanted.length);
  for (const name of made) {
    expect(name.length).toBeLessThanOrEqual(31);
    expect(name).not.toMatch(/[:\\/?*[\]]|^'|'$/);
    expect(() => encodeURIComponent(name)).not.toThrow();
  }
  expect(new Set(names().map((name) => name.toUpperCase())).size).toBe(names().length);
  expect(listed().map(([, to]) => to)).toEqual(made);
  expect(listed().flatMap(([name]) => name)).toEqual([...wanted.slice(0, -1), "ana 2"]);
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
    { requests: 12, operations: 684, kilobytes: 280 },
    { requests: 14, operations: 18_987, kilobytes: 968 },
  ]);
});

describe("Update class set", () => {
  beforeEach(async () => {
    await openList();
    await make();
  });

  const page = (name: string) => ({
    id: sheet(name).id,
    cells: photograph(sheet(name), "A1:K10"),
    page: sheet(name).page,
  });

  test("where the list says the same, asks before it makes index and answers again, without what was added there", async () => {
    const seen = () => allSheets().map((each) => ({ ...each, names: [] }));
    const before = seen();
    const pages = ["Ana", "Бојана", "Cy"].map(page);
    const add = () => {
      put(sheet("Index"), "D6", 12);
      put(sheet("Index"), "B5", "mine");
      put(sheet("Answers"), "B3", "mine");
    };
    add();
    expect(await askedInVain(update)).toEqual([message("class-update-question")]);
    expect((await update()).sentence).toEqual(upToDate(3));
    expect(valueAt(sheet("Index"), "D6")).toBe(12);
    put(sheet("Index"), "D6", "");
    expect(seen()).toEqual(before);
    expect(["Ana", "Бојана", "Cy"].map(page)).toEqual(pages);
  });

  test.each(WAYS)("says which pages are new, changed and gone, and then draws only those: %s", async (_, switches) => {
    await openList([...ROWS, ["Dora", 2, ""]], switches);
    await make();
    const stays = page("Cy");
    const changes = page("Ana");
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
    expect(talk.questions).toHaveLength(1);
    expect(sentencesIn(talk.questions[0]!.sentence)).toEqual([
      message("class-pages", { done: "new", names: ["Eva"] }),
      message("class-pages", { done: "changed", names: ["Ana"] }),
      message("class-pages", { done: "gone", names: ["Бојана"] }),
      message("class-update-question"),
    ]);
    expect(page("Cy")).toEqual(stays);
    expect(page("Ana").id).not.toBe(changes.id);
    expect(onPage("Ana").standing).toEqual(mazeOf("Ana", "hard").maze.standing);
    expect(onPage("Eva").standing).toEqual(mazeOf("Eva", "medium").maze.standing);
    expect([...names()].sort()).toEqual(["Ana", "Answers", "Cy", "Dora", "Eva", "Index", "Sheet1"]);
    expect(listed()).toEqual(["Eva", "Cy", "Dora", "Ana"].map((name) => [name, name]));
    const answers = sheet("Answers");
    expect(mazeIn(answers, "B2:I7", [0, 47]).standing).toEqual(mazeOf("Eva", "medium").maze.standing);
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
  await writeList(ROWS, false).catch(() => undefined);
  toFront();
  select("A1");
  await make({ seed: "another" });
  expect(names()).toHaveLength(11);
  expect(new Set(names().map((name) => name.toUpperCase())).size).toBe(11);
  expect(book.workbook.activeSheet.name).toBe("Index 2");
});

/** Further work on the page of one pupil. */

test.each<[string, typeof preparePage]>([
  ["Prepare page", preparePage],
  ["Fit to page", (talk, page) => preparePage(talk, page, true)],
])("%s prints the questions of a pupil’s page below its maze, and leaves the pupil’s name above it", async (_, act) => {
  await openList();
  await make();
  toFront("Ana");
  await askAtForks({ source: { kind: "addition", limit: 20 }, count: 1, seed: "s" }, conversation());
  expect(valueAt(sheet("Ana"), "B9")).toMatch(/^1\. \d+ \+ \d+ =/);
  await act(conversation(), { ...plainPage, title: "Class 3" });
  const { header, footer, printArea } = sheet("Ana").page;
  expect(footer).toEqual({ left: "★☆☆☆☆", center: "", right: "" });
  expect(header).toMatchObject({ left: "&14Class 3", right: "&14Ana" });
  expect(printArea).toEqual([{ row: 1, column: 1, rows: 8, columns: 8 }]);
  // It is the same page of the same set.
  await update();
  expect(names()).toEqual(["Sheet1", "Index", "Ana", "Бојана", "Cy", "Answers"]);
  expect(listed().map(([name]) => name)).toEqual(["Ana", "Бојана", "Cy"]);
  expect(sheet("Ana").page.header.right).toBe("&14Ana");
});

/** A class list keeps its meaning in another language. */

const LANGUAGES = ["English", "German", "Serbian"] as const;
const pairs = LANGUAGES.flatMap((from, i) =>
  LANGUAGES.flatMap((to, j) => (i === j ? [] : [[from, to, i, j] as const])),
);

test.each(pairs)("a list in %s is read in %s", async (_from, _to, from, to) => {
  const every = await sayInEvery();
  const [writing, say] = [every[from]!, every[to]!];
  const { name, level, words, shape, easy, hard, shapes, ownName } = classWords(writing);
  const rows = [
    [shape, name.toUpperCase(), words, level],
    [shapes[1]!.name, "Ana", easy, hard],
    [ownName, ownName, "", easy.toUpperCase()],
    ["", shapes[1]!.name, "red, green", "3"],
  ].map((cells) => cells.map((text) => ({ text })));
  const languages = await wordsOfLists({ say, inEveryLanguage: sayInEvery });
  const { pupils, faults } = readClassList(rows, 1, languages)!;
  const written = readClassList(rows, 1, [classWords(writing)])!;
  expect([faults, pupils]).toEqual([[], written.pupils]);
  expect(pupils.map((each) => [each.name, each.level, each.shape?.kind])).toEqual([
    ["Ana", "hard", "picture"],
    [ownName, "easy", "word"],
    [shapes[1]!.name, 3, undefined],
  ]);
});

test("a class set made from a German list in German is up to date in English and Serbian", async () => {
  const [english, german, serbian] = await sayInEvery();
  const { name, level, words, easy, hard } = classWords(german!);
  await openList([
    ["Ana", easy, "SUN"],
    ["Bo", hard, ""],
  ]);
  await person((_, { worksheets }) => {
    worksheets.getItem("Sheet1").getRange("A1:C1").values = [[name, level, words]];
  });
  select("A1:C3");
  await make({}, { ...conversation(), say: german! });
  expect(textsIn(names()[1]!, "A5:D6")).toEqual(expect.arrayContaining([easy, hard]));
  for (const say of [english!, serbian!]) {
    const { sentence } = await update({ ...conversation(), say });
    expect(sentence).toEqual(upToDate(2));
  }
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
  await openList([["Ana", 3, ""]]);
  await make({ below });
  await retype([
    ["Ana", 3, ""],
    ["Bo", 3, ""],
  ]);
  await update();
  const footerOf = (name: string) => {
    const { left, center, right } = sheet(name).page.footer;
    return [left, center, right].map((text) => text.replace(/[0-9A-Z]{5}-.*/, "code"));
  };
  expect(footerOf("Bo")).toEqual(footerOf("Ana"));
  expect(footerOf("Bo").some((text) => text.includes("★"))).toBe(below.stars);
});

test("the row of a long name is as high in the index as its lines", async () => {
  await openList([
    ["Ana", "", ""],
    ["A name of sixty letters that no column of the index can hold", "", ""],
  ]);
  await make();
  const [short, long] = [4, 5].map((row) => sheet("Index").rows.size(row));
  expect(long! / short!).toBeGreaterThan(1.9);
});
