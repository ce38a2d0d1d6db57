import { message } from "../../../src/message";
import { readClassList } from "../../../src/maze/classes/classList";
import {
  mazeOfLevel,
  type BookletPlan,
  DifficultyScale,
  sampleDifficulties,
} from "../../../src/maze/booklet/bookletMaze";
import { deleteBooklet } from "../../../src/actions/print/booklet/deleteBooklet";
import { check } from "../../../src/actions/solve/check";
import { newClassList } from "../../../src/actions/classroom/newClassList";
import { idsIn, sentencesIn } from "../../words/sentencesIn";
import { conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { allSheets, cost, expectSameBothWays, hasInserted } from "../insertedSheets";
import { book, openWorkbook, person, select, sheet } from "../openMaze";
import { area, mazeIn, photograph, put } from "../sheetReading";
import {
  HEADINGS,
  ROWS,
  type Row,
  choice,
  listed,
  make,
  names,
  openList,
  update,
  writeList,
  retype,
} from "./classTable";

/** The maze that the engine gives a pupil, on its own: by the set's seed, the name and the level. */
function mazeOf(name: string, level: "easy" | "medium" | "hard" | 1 | 2 | 3 | 4 | 5) {
  const words = { name: "Name", level: "L", words: "W", shape: "S", easy: "e", medium: "m", hard: "h" };
  const noShapes = { shapes: [], ownName: "n" };
  const list = [["Name"], [name]].map((row) => row.map((text) => ({ text, isError: false })));
  const { key } = readClassList(list, 1, { ...words, ...noShapes })!.pupils[0]!;
  const { columns, rows, generators, difficulty, seed } = choice;
  const plan: BookletPlan = {
    ...{ count: 1, columns, rows, generators, difficulty, ends: "corners", withDull: false, seed },
  };
  return mazeOfLevel(plan, new DifficultyScale(sampleDifficulties(plan)), level, `${seed}/${key}`);
}

const onPage = (name: string) => mazeIn(sheet(name), "B2:I7", [0, 47]);
const itemsOf = (name: string) =>
  Array.from({ length: 48 }, (_, cell) => String(sheet(name).value(1 + Math.floor(cell / 8), 1 + (cell % 8)) ?? ""));

test("each pupil of the table has a page with a maze of the level and words along its path, in an index and with an answer", async () => {
  await openList();
  const { sentence, seed } = await make();
  expect(seed).toBe("a seed");
  expect(sentencesIn(sentence)[0]).toEqual(message("class-set-ready", { count: 3, index: "Index" }));
  expect(names()).toEqual(["Sheet1", "Index", "Ana", "Бојана", "Cy", "Answers"]);
  expect(listed()).toEqual([
    ["Ana", "Ana", "Answers"],
    ["Бојана", "Бојана", "Answers"],
    ["Cy", "Cy", "Answers"],
  ]);
  for (const [name, level] of [
    ["Ana", "easy"],
    ["Бојана", 5],
    ["Cy", "medium"],
  ] as const) {
    const made = mazeOf(name, level);
    expect(onPage(name).standing).toEqual(made.maze.standing);
    expect(sheet(name).page.header).toMatchObject({ left: "&14Class 3", right: `&14${name}` });
    expect(sheet(name).page.footer).toMatchObject({ left: expect.stringMatching(/^★.*\/100$/) as unknown, right: "" });
    const path = [...made.path].slice(1, -1);
    const read = path.map((cell) => itemsOf(name)[cell]!).filter((item) => item !== "");
    expect(read).toEqual(name === "Ana" ? [..."SUN"] : name === "Cy" ? ["up", "down"] : []);
  }
  expect(itemsOf("Бојана").filter((item) => item !== "")).toEqual(["S", "E"]);
  const answers = sheet("Answers");
  expect([answers.value(0, 1), answers.value(0, 11), answers.value(8, 1)]).toContain("Бојана");
});

describe.each([
  ["that arrives in a file", {}],
  ["that is drawn", { inserting: "missing" } as const],
])("a class set %s", (_, switches) => {
  /** What the maze of a pupil's answer holds, and the size of its letters. */
  const answerOf = (name: string) => {
    const row = 4 + listed().findIndex(([each]) => each === name);
    const [, address] = /!([A-Z]+\d+)"/.exec(sheet("Index").formula(row, 6)!)!;
    const label = area(address!);
    const held = (cell: number) => [label.row + 1 + Math.floor(cell / 8), label.column + (cell % 8)] as const;
    return {
      label: sheet("Answers").value(label.row, label.column),
      items: Array.from({ length: 48 }, (__, cell) => String(sheet("Answers").value(...held(cell)) ?? "")),
      sizes: new Set(Array.from({ length: 48 }, (__, cell) => sheet("Answers").style(...held(cell)).font.size)),
    };
  };
  const isAnswered = (name: string) => {
    // Answers have no S and E.
    const items = itemsOf(name).map((item, cell) => (cell === 0 || cell === 47 ? "" : item));
    const size = sheet(name).style(1, 1).font.size;
    expect(answerOf(name)).toEqual({ label: name, items, sizes: new Set([size]) });
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

test("every page can be used as a maze: Check finds a perfect maze", async () => {
  await openList();
  await make();
  await person((_, { worksheets }) => worksheets.getItem("Ana").activate());
  const { sentence } = await check(conversation());
  expect(idsIn(sentence)).toContain("maze-is-perfect");
});

test("plain cells, headings in any order, and a class set without answers do as well", async () => {
  openWorkbook();
  for (const [cell, value] of [
    ["C3", "level"],
    ["D3", "NAME"],
    ["C4", 1],
    ["D4", "Ana"],
    ["D6", "Ben"],
  ] as const) {
    put(sheet(), cell, value);
  }
  select("C3:D6");
  await make({ hasAnswers: false, seed: "" });
  expect(names()).toEqual(["Sheet1", "Index", "Ana", "Ben"]);
  expect(listed()).toEqual([
    ["Ana", "Ana", undefined],
    ["Ben", "Ben", undefined],
  ]);
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
  const headings = ["Name", "Level", "Words", "Shape"];
  expect([0, 1, 2, 3, 4].flatMap((column) => sheet().value(0, column) ?? [])).toEqual(headings);
  expect([1, 2, 3].map((row) => sheet().value(row, 0))).toEqual(["Ana", "Ben", "Chloe"]);
  expect([1, 2, 3].map((row) => sheet().value(row, 3) ?? "")).toEqual(["", "", "Heart"]);
  // Undo is asked about once.
  expect(talk.questions).toHaveLength(1);
  select("B2");
  const again = conversation();
  await make({ columns: 10, rows: 10 }, again);
  expect(again.questions).toEqual([]);
  expect(names()).toEqual(["Sheet1", "Class list", "Index", "Ana", "Ben", "Chloe", "Answers"]);
});

test("who does not want undo to end, gets nothing", async () => {
  await openList();
  const { sentence } = await make({}, conversation(false));
  expect(sentencesIn(sentence)).toEqual([message("cancelled"), message("nothing-changed")]);
  expect(names()).toEqual(["Sheet1"]);
});

test.each<[string, Parameters<typeof make>[0], readonly Row[]]>([
  ["with words and answers", {}, ROWS],
  ["without answers", { hasAnswers: false }, ROWS],
  ["with names that look like formulas, dates and numbers", {}, [["=1+1"], ["May 5"], ["007"], ["'quoted'"], ["+a"]]],
])("a class set that arrives in a file is the one that is drawn: %s", (_, chosen, rows) =>
  expectSameBothWays(
    async () => {
      openWorkbook();
      await writeNames(rows);
    },
    () => make(chosen),
  ),
);

/** A plain list whose names are texts, however they look. */
async function writeNames(rows: readonly Row[]): Promise<void> {
  await person((on) => {
    on.getRange("A1:C40").numberFormat = [["@"]];
  });
  await person((on) => {
    const whole = [HEADINGS, ...rows.map((row) => [row[0]!, row[1] ?? "", row[2] ?? ""])];
    on.getRange(`A1:C${whole.length}`).values = whole.map((row) =>
      row.map((value) => (typeof value === "string" && value.startsWith("'") ? `'${value}` : value)),
    );
  });
  select(`A1:C${rows.length + 1}`);
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
    for (let cell = 0; cell < 2000; cell++) {
      expect(sheet(on).formula(Math.floor(cell / 50), cell % 50)).toBeUndefined();
    }
  }
  expect(listed().map(([name]) => name)).toEqual(["Ana", "=1+1"]);
  expect(sheet("=1+1").page.header.right).toBe("&14=1+1");
});

test("names of sheets are legal, short and different, without half a character", async () => {
  const wanted = [
    ["Ana/Bo: [1]?*\\"],
    ["INDEX"],
    ["History"],
    ["👩".repeat(20)],
    [`a${"👩".repeat(20)}`],
    ["x".repeat(40)],
    ["X".repeat(39)],
    ["'Tis"],
    ["Sheet1"],
    ["Ana"],
    ["ana"],
  ];
  openWorkbook();
  await writeNames(wanted);
  await make({ hasAnswers: false });
  const made = names().slice(2);
  expect(made).toHaveLength(wanted.length);
  for (const name of made) {
    expect(name.length).toBeLessThanOrEqual(31);
    expect(name).not.toMatch(/[:\\/?*[\]]|^'|'$/);
    expect(() => encodeURIComponent(name)).not.toThrow();
  }
  expect(new Set(names().map((name) => name.toUpperCase())).size).toBe(names().length);
  expect(
    listed()
      .map(([name]) => name)
      .slice(-2),
  ).toEqual(["Ana", "ana 2"]);
  expect(listed().map(([, to]) => to)).toEqual(made);
});

test.each<[string, readonly Row[], readonly ReturnType<typeof message>[]]>([
  ["an unknown level", [["Ana", 7], ["Ben"]], [message("class-level-unknown", { row: 2, name: "Ana", level: "7" })]],
  [
    "words that have no room, and words that are alike",
    [["Ana", "", "a".repeat(30)], ["Ben"], ["Cy", "", "abc".repeat(20)]],
    [message("class-words-fault", { row: 2, name: "Ana" }), message("class-words-fault", { row: 4, name: "Cy" })],
  ],
  ["no name", [["", "easy"]], [message("class-name-missing", { row: 2 })]],
  ["no pupils", [[""]], [message("class-list-empty", { area: "A1:C2", sheet: "Sheet1" })]],
  [
    "too many pupils",
    Array.from({ length: 51 }, (_, i) => [`P${i}`]),
    [message("class-too-many", { count: 51, most: 50 })],
  ],
  [
    "more faults than are told",
    Array.from({ length: 5 }, (_, i) => [`P${i}`, "?"]),
    [message("class-more-faults", { count: 2 })],
  ],
])("%s: the message names the row, and nothing is made", async (_, rows, told) => {
  await openList(rows.map((row) => [row[0]!, row[1] ?? "", row[2] ?? ""]));
  const before = allSheets();
  const failure = sentencesIn(await sentenceOf(make()));
  expect(failure).toEqual(expect.arrayContaining(told.map((each) => expect.objectContaining({ ...each }) as unknown)));
  expect(allSheets()).toEqual(before);
});

test("without a heading for names, or with an error in the list, nothing is made", async () => {
  openWorkbook();
  put(sheet(), "A1", "Pupil");
  select("A1:B4");
  await expect(make()).rejects.toMatchObject({
    sentence: expect.anything() as unknown,
  });
  expect(names()).toEqual(["Sheet1"]);
});

test("a list of more than 1,000 rows is refused by its place", async () => {
  openWorkbook();
  put(sheet(), "A1", "Name");
  put(sheet(), "A1001", "Last");
  select("A1:A1001");
  expect(sentencesIn(await sentenceOf(make()))[0]).toEqual(
    message("class-list-too-large", { area: "A1:A1001", sheet: "Sheet1", rows: 1000, columns: 100 }),
  );
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
    { requests: 11, operations: 689, kilobytes: 272 },
    { requests: 16, operations: 9796, kilobytes: 644 },
  ]);
});

describe("Update class set", () => {
  const page = (name: string) => ({
    id: sheet(name).id,
    cells: photograph(sheet(name), "A1:K10"),
    page: sheet(name).page,
  });

  test("does nothing where the list says the same", async () => {
    await openList();
    await make();
    const before = allSheets();
    const talk = conversation();
    expect((await update(talk)).sentence).toEqual(message("class-set-up-to-date", { count: 3 }));
    expect(talk.questions).toEqual([]);
    expect(allSheets()).toEqual(before);
  });

  test.each<[string, Parameters<typeof openList>[1]]>([
    ["arriving in a file", {}],
    ["drawn", { inserting: "missing" }],
  ])("says which pages are new, changed and gone, and then draws only those: %s", async (_, switches) => {
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
      message("class-pages-new", { count: 1, names: ["Eva"] }),
      message("class-pages-changed", { count: 1, names: ["Ana"] }),
      message("class-pages-gone", { count: 1, names: ["Бојана"] }),
      message("class-update-question"),
    ]);
    expect(page("Cy")).toEqual(stays);
    expect(page("Ana").id).not.toBe(changes.id);
    expect(onPage("Ana").standing).toEqual(mazeOf("Ana", "hard").maze.standing);
    expect(onPage("Eva").standing).toEqual(mazeOf("Eva", "medium").maze.standing);
    expect([...names()].sort()).toEqual(["Ana", "Answers", "Cy", "Dora", "Eva", "Index", "Sheet1"]);
    expect(listed()).toEqual(["Eva", "Cy", "Dora", "Ana"].map((name) => [name, name, "Answers"]));
    const answers = sheet("Answers");
    expect(mazeIn(answers, "B2:I7", [0, 47]).standing).toEqual(mazeOf("Eva", "medium").maze.standing);
    // And the set that was made at once is the same.
    expect((await update()).sentence).toEqual(message("class-set-up-to-date", { count: 4 }));
    await deleteBooklet(conversation());
    expect(names()).toEqual(["Sheet1"]);
  });

  test("sorting the table draws no page; a page that somebody deleted is made again", async () => {
    await openList();
    await make();
    const before = ["Ana", "Бојана", "Cy"].map(page);
    await retype([ROWS[2]!, ROWS[0]!, ROWS[1]!]);
    await update();
    expect(["Ana", "Бојана", "Cy"].map(page)).toEqual(before);
    expect(listed().map(([name]) => name)).toEqual(["Cy", "Ana", "Бојана"]);
    await person((_, { worksheets }) => {
      worksheets.getItem("Ana").delete();
      worksheets.getItem("Answers").delete();
    });
    await update();
    expect(onPage("Ana").standing).toEqual(mazeOf("Ana", "easy").maze.standing);
    expect([...names()].sort()).toEqual(["Ana", "Answers", "Cy", "Index", "Sheet1", "Бојана"]);
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

  test("refuses where there is no class set, or its list is gone", async () => {
    await openList();
    await expect(update()).rejects.toMatchObject({ sentence: expect.anything() as unknown });
    await make();
    await person((_, { worksheets }) => worksheets.getItem("Sheet1").getRange("A:C").delete("Left"));
    const told = sentencesIn(await sentenceOf(update()));
    expect(told).toContainEqual(message("class-list-gone"));
  });

  test("no to the question changes nothing", async () => {
    await openList();
    await make();
    await retype([ROWS[0]!]);
    const before = allSheets();
    await update(conversation(false));
    expect(allSheets()).toEqual(before);
  });
});

test("Delete booklet removes exactly the sheets of the class set, asked once", async () => {
  await openList();
  const before = allSheets();
  await make();
  const talk = conversation();
  await deleteBooklet(talk);
  expect(talk.questions).toHaveLength(1);
  expect(allSheets()).toEqual(before);
});

test("two class sets stand side by side", async () => {
  await openList();
  await make();
  await writeList(ROWS, false).catch(() => undefined);
  await person((_, { worksheets }) => worksheets.getItem("Sheet1").activate());
  select("A1");
  await make({ seed: "another" });
  expect(names()).toHaveLength(11);
  expect(new Set(names().map((name) => name.toUpperCase())).size).toBe(11);
  expect(book.workbook.activeSheet.name).toBe("Index 2");
});
