import { message } from "../../../src/message";
import { generate } from "../../../src/actions/make/generate";
import { makePassage } from "../../../src/actions/edit/walls";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { writeWalls } from "../../../src/actions/solve/writeWalls";
import { offerFunctions, offeredFunctions } from "../../functions/offered";
import { idsIn, sentencesIn } from "../../words/sentencesIn";
import { choice, conversation, type Conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { cost } from "../insertedSheets";
import { book, openMaze, person, resize, select, sheet } from "../openMaze";
import { area, mazeIn, put, valueAt } from "../sheetReading";
import { everything, testInTrouble } from "../trouble";
import { IS_DEEP } from "../../depth";

const WALLS = "Sheet1 walls";
const where = { maze: "B2:I6", sheet: "Sheet1" };
const names = () => book.workbook.sheets.map(({ name }) => name);
const toMaze = () => book.workbook.activate(sheet("Sheet1"));

/** Codes of the maze in front and of the sheet, from this cell on, row by row. */
const drawn = () => Array.from(mazeIn(sheet("Sheet1"), gridOnSheet1()).standing);
const gridOnSheet1 = () =>
  /!(.*)/.exec(book.workbook.name("MazeGrid", sheet("Sheet1"))!.formula)![1]!.replaceAll("$", "");
const codes = (address: string, on = WALLS) => {
  const { row, column, rows, columns } = area(address);
  return Array.from({ length: rows * columns }, (_, i) =>
    sheet(on).value(row + Math.floor(i / columns), column + (i % columns)),
  );
};
const used = (on = WALLS) => sheet(on).usedArea(true);
const asked = ({ questions }: Conversation) => questions.map(({ sentence }) => sentencesIn(sentence));
const question = (earlier: string, maze = where.maze) => message("write-walls-again", { ...where, maze, earlier });

/** Another maze of this size where the first one was. */
async function another(seed: string, columns = 8, rows = 5): Promise<void> {
  toMaze();
  resize(columns, rows, sheet("Sheet1"));
  await generate({ ...choice, seed }, conversation());
}

/** Walls are written a first time, another maze is drawn, and a person does something on the sheet of codes. */
async function written(byPerson: (walls: Excel.Worksheet) => void = () => undefined): Promise<void> {
  await openMaze(8, 5, { seed: "first" });
  await writeWalls(conversation());
  await another("second");
  await person((_, { worksheets }) => byPerson(worksheets.getItem(WALLS)));
}

/** Once no function is at work any more. */
async function calculated(on: string, address: string): Promise<unknown> {
  for (;;) {
    await person(() => undefined);
    const value = valueAt(sheet(on), address);
    if (String(value) !== "#BUSY!" && String(value) !== "#NAME?") return value;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test("formulas that refer to the codes keep their references and take the new maze, without a question", async () => {
  await openMaze(8, 5, { seed: "first" });
  offerFunctions(book);
  await writeWalls(conversation());
  const id = sheet(WALLS).id;
  await person((_, { worksheets }) => {
    const plan = worksheets.add("Plan");
    plan.getRange("A1:A2").formulas = [[`=LAVIRINT.CODE('${WALLS}'!$B$2:$I$6)`], [`=SUM('${WALLS}'!B2:I6)`]];
  });
  const codeOf = async () => {
    const rows = Array.from({ length: 5 }, (_, row) => drawn().slice(8 * row, 8 * row + 8));
    return (await offeredFunctions()["CODE"]!(rows, {})) as string;
  };
  expect(await calculated("Plan", "A1")).toBe(await codeOf());
  await another("second");
  const talk = conversation();
  const { sentence } = await writeWalls(talk);
  expect(talk.questions).toEqual([]);
  expect(sheet("Plan").formula(0, 0)).toBe(`=LAVIRINT.CODE('${WALLS}'!$B$2:$I$6)`);
  const second = await codeOf();
  for (let turns = 0; (await calculated("Plan", "A1")) !== second && turns < 100; turns++);
  expect(valueAt(sheet("Plan"), "A1")).toBe(second);
  expect(valueAt(sheet("Plan"), "A2")).toBe(drawn().reduce((sum, code) => sum + code, 0));
  expect([sheet(WALLS).id, names().filter((name) => name.includes("walls"))]).toEqual([id, [WALLS]]);
  expect(book.workbook.activeSheet.name).toBe(WALLS);
  expect(sentencesIn(sentence)).toEqual([
    message("walls-written-again", { ...where, written: WALLS }),
    message("walls-in-functions", { range: `'${WALLS}'!$B$2:$I$6` }),
  ]);
});

test.each([
  ["smaller", 6, 3, "B2:G4"],
  ["larger", 11, 9, "B2:L10"],
  ["wider and lower", 12, 2, "B2:M3"],
  ["narrower and higher", 2, 14, "B2:C15"],
])(
  "a %s maze leaves no code of the earlier one, and the sentence says which formulas to change",
  async (_, columns, rows, at) => {
    await openMaze(8, 5, { seed: "first" });
    await writeWalls(conversation());
    await another("second", columns, rows);
    const talk = conversation();
    const { sentence } = await writeWalls(talk);
    expect(talk.questions).toEqual([]);
    expect([used(), codes(at)]).toEqual([area(at), drawn()]);
    const [first, last] = at.split(":").map((cell) => cell.replace(/([A-Z]+)(\d+)/, "$$$1$$$2"));
    expect(sentencesIn(sentence)).toContainEqual(
      message("walls-resized", { range: `'${WALLS}'!${first}:${last}`, before: `'${WALLS}'!$B$2:$I$6` }),
    );
    await another("third");
    await writeWalls(conversation());
    expect([used(), codes("B2:I6")]).toEqual([area("B2:I6"), drawn()]);
  },
);

describe("what a person did on the sheet of codes", () => {
  test("something beside the codes stays where a smaller maze or one as large is written", async () => {
    await written((walls) => {
      walls.getRange("A1:A2").formulas = [["My maze"], ["=SUM(B2:I6)"]];
      walls.getRange("J2").values = [["beside"]];
    });
    const talk = conversation();
    await writeWalls(talk);
    expect(talk.questions).toEqual([]);
    const sum = drawn().reduce((all, code) => all + code, 0);
    expect([codes("A1:A2"), codes("J2"), codes("B2:I6")]).toEqual([["My maze", sum], ["beside"], drawn()]);
    await another("third", 5, 3);
    await writeWalls(conversation());
    expect([codes("J2"), codes("B2:F4"), codes("G2:I4").join("")]).toEqual([["beside"], drawn(), ""]);
  });

  test("something where a larger maze goes is asked about; a no leaves everything, a yes overwrites just that", async () => {
    await written((walls) => {
      walls.getRange("J2:K2").formulas = [["'007", "=1+1"]];
      walls.getRange("B8").values = [[3]];
      walls.getRange("M2").values = [["farther away"]];
    });
    await another("third", 10, 7);
    const before = everything();
    const no = conversation(false);
    await writeWalls(no);
    const inWay = (written: string) => message("walls-in-way", { written, cells: ["J2:K2", "B8"], more: 0 });
    expect(asked(no)).toEqual([[inWay(WALLS), question(WALLS, "B2:K8")]]);
    expect(everything()).toEqual(before);
    await writeWalls(conversation());
    expect([codes("B2:K8"), codes("M2")]).toEqual([drawn(), ["farther away"]]);
  });

  test.each([
    ["another code", (walls: Excel.Worksheet) => (walls.getRange("C3").values = [[4]])],
    ["a code that was cleared", (walls: Excel.Worksheet) => void walls.getRange("C3").clear()],
    ["a row that was inserted", (walls: Excel.Worksheet) => void walls.getRange("4:4").insert("Down")],
  ])("%s is asked about", async (_, change) => {
    await written(change);
    const no = conversation(false);
    const before = everything();
    await writeWalls(no);
    expect(asked(no)).toEqual([[message("walls-changed", { written: WALLS }), question(WALLS)]]);
    expect(everything()).toEqual(before);
    await writeWalls(conversation());
    expect([used(), codes("B2:I6")]).toEqual([area("B2:I6"), drawn()]);
    toMaze();
    const after = conversation();
    await writeWalls(after);
    expect(after.questions).toEqual([]);
  });

  test("a text over a code is asked about where the new maze goes, and stays where a smaller one has no cell", async () => {
    await written((walls) => void (walls.getRange("I6").values = [["exit"]]));
    const talk = conversation(false);
    await writeWalls(talk);
    expect(asked(talk)).toEqual([
      [
        message("walls-changed", { written: WALLS }),
        message("walls-in-way", { written: WALLS, cells: ["I6"], more: 0 }),
        question(WALLS),
      ],
    ]);
    await another("third", 3, 3);
    await writeWalls(conversation());
    expect([codes("B2:D4"), codes("I6"), used()]).toEqual([drawn(), ["exit"], area("B2:I6")]);
  });

  test("more than five areas in the way are not all named", async () => {
    await written((walls) => {
      for (const cell of ["J2", "L2", "N2", "P2", "R2", "T2", "V2"]) walls.getRange(cell).values = [["x"]];
    });
    await another("third", 22, 4);
    const no = conversation(false);
    await writeWalls(no);
    expect(asked(no)[0]).toContainEqual(
      message("walls-in-way", { written: WALLS, cells: ["J2", "L2", "N2", "P2", "R2"], more: 2 }),
    );
  });

  test("codes that were moved on their sheet are written where they are now, and formulas follow", async () => {
    await written((walls) => {
      walls.getRange("A20").formulas = [["=SUM(B2:I6)"]];
      walls.getRange("B2:I6").moveTo("D8");
    });
    await writeWalls(conversation());
    expect([codes("D8:K12"), codes("A20"), codes("B2:I6").join("")]).toEqual([
      ...[drawn(), [drawn().reduce((sum, code) => sum + code, 0)], ""],
    ]);
  });

  test("codes that were moved to another sheet are left there, and new ones stand where the maze is", async () => {
    await written((walls) => {
      walls.context.workbook.worksheets.add("Mine");
      walls.getRange("B2:I6").moveTo("Mine!B2:I6");
    });
    const mine = codes("B2:I6", "Mine");
    const talk = conversation();
    await writeWalls(talk);
    expect([talk.questions, codes("B2:I6", "Mine"), codes("B2:I6")]).toEqual([[], mine, drawn()]);
  });

  test("cells that are formatted as text hold numbers nevertheless, and others keep their format", async () => {
    await written((walls) => {
      walls.getRange("C3:D3").numberFormat = [["@"]] as never;
      walls.getRange("B2").numberFormat = [[";;;"]];
    });
    await writeWalls(conversation());
    expect(codes("B2:I6")).toEqual(drawn());
    expect(sheet(WALLS).style(1, 1).numberFormat).toBe(";;;");
  });

  test("merged cells that don’t take codes are refused with a sentence, and stay as they were", async () => {
    await written((walls) => walls.getRange("C3:D4").merge(false));
    const before = everything();
    const sentence = await sentenceOf(writeWalls(conversation()));
    expect(idsIn(sentence)).toEqual(["walls-not-taken", "nothing-changed"]);
    expect(everything()).toEqual(before);
  });
});

describe("the sheet of codes", () => {
  test("is found under the name and at the tab that it has by then", async () => {
    await written((walls) => {
      walls.name = "For formulas";
      walls.position = 0;
    });
    const { id } = sheet("For formulas");
    await writeWalls(conversation());
    expect([names(), sheet("For formulas").id]).toEqual([["For formulas", "Sheet1"], id]);
    expect(codes("B2:I6", "For formulas")).toEqual(drawn());
  });

  test.each(["Hidden", "VeryHidden"] as const)(
    "that is %s is written to and stays so, and the sentence says so",
    async (visibility) => {
      await written((walls) => (walls.visibility = visibility));
      const { sentence } = await writeWalls(conversation());
      expect(codes("B2:I6")).toEqual(drawn());
      expect([sheet(WALLS).visibility, book.workbook.activeSheet.name]).toEqual([visibility, "Sheet1"]);
      expect(sentencesIn(sentence)).toContainEqual(message("walls-hidden", { written: WALLS }));
    },
  );

  test("that is protected stays as it is, and a sentence says so before anything is asked", async () => {
    await written((walls) => {
      walls.getRange("C3").values = [[4]];
      walls.protection.protect();
    });
    const before = everything();
    const talk = conversation();
    const sentence = await sentenceOf(writeWalls(talk));
    expect(sentencesIn(sentence)).toContainEqual(message("other-sheet-protected", { sheet: WALLS, shown: "yes" }));
    expect([talk.questions, everything()]).toEqual([[], before]);
  });

  test("is written to where the structure of the workbook is protected", async () => {
    await written();
    await person((_, { protection }) => protection.protect());
    await writeWalls(conversation());
    expect(codes("B2:I6")).toEqual(drawn());
  });

  test("that was deleted is made again", async () => {
    await written((walls) => void walls.delete());
    const { sentence } = await writeWalls(conversation());
    expect(idsIn(sentence)).toEqual(["walls-written", "walls-in-functions"]);
    expect([names(), codes("B2:I6")]).toEqual([["Sheet1", WALLS], drawn()]);
  });

  test("that was copied is told from the copy by the name that Excel gives that", async () => {
    await written((walls) => void walls.copy("Before", walls));
    const copy = `${WALLS} (2)`;
    expect(names()).toEqual(["Sheet1", copy, WALLS]);
    const old = codes("B2:I6", copy);
    const talk = conversation();
    await writeWalls(talk);
    expect([talk.questions, codes("B2:I6"), codes("B2:I6", copy)]).toEqual([[], drawn(), old]);
    expect(old).not.toEqual(drawn());
  });

  test("is asked about where a copy has a name of its own, or only a copy is left", async () => {
    await written((walls) => void (walls.copy("End").name = "Archive"));
    const no = conversation(false);
    const before = everything();
    await writeWalls(no);
    expect(asked(no)).toEqual([
      [message("walls-copied", { written: WALLS, sheets: [WALLS, "Archive"] }), question(WALLS)],
    ]);
    expect(everything()).toEqual(before);
    await person((_, { worksheets }) => {
      worksheets.getItem("Archive").name = `${WALLS} (2)`;
      worksheets.getItem(WALLS).delete();
    });
    const second = conversation(false);
    await writeWalls(second);
    const copy = `${WALLS} (2)`;
    expect(asked(second)).toEqual([[message("walls-perhaps-copy", { written: copy }), question(copy)]]);
  });

  test("stays with its codes when the maze is cleared, and takes the next maze of that sheet", async () => {
    await written();
    toMaze();
    await clearMaze(conversation());
    await another("third", 4, 4);
    await writeWalls(conversation());
    expect([names(), used(), codes("B2:E5")]).toEqual([["Sheet1", WALLS], area("B2:E5"), drawn()]);
  });
});

test("what is typed on the sheet while the question waits is asked about again", async () => {
  await written((walls) => (walls.getRange("C3").values = [[4]]));
  const talk = conversation();
  const answers = talk.ask.bind(talk);
  let isFirst = true;
  talk.ask = async (each) => {
    if (isFirst) put(sheet(WALLS), "D4", "typed meanwhile");
    isFirst = false;
    return answers(each);
  };
  await writeWalls(talk);
  const changed = message("walls-changed", { written: WALLS });
  expect(asked(talk)).toEqual([
    [changed, question(WALLS)],
    [changed, message("walls-in-way", { written: WALLS, cells: ["D4"], more: 0 }), question(WALLS)],
  ]);
});

test("a step of Undo takes the codes back with what is remembered of them, and nothing ends the list of steps", async () => {
  await written();
  await another("third", 9, 6);
  book.switches.undo = "desktop";
  await person((front) => (front.getRange("BH40").values = [["a step"]]));
  const before = everything();
  await writeWalls(conversation());
  expect(codes("B2:J7")).toEqual(drawn());
  expect(book.excel.person.undo()).toBe(true);
  toMaze();
  expect(everything()).toEqual(before);
  const talk = conversation();
  await writeWalls(talk);
  expect([talk.questions, codes("B2:J7")]).toEqual([[], drawn()]);
});

test("a wall changed in the sheet is in the codes after the next press", async () => {
  await written();
  toMaze();
  select("C4:F5");
  await makePassage("", conversation());
  await writeWalls(conversation());
  expect(codes("B2:I6")).toEqual(drawn());
});

if (IS_DEEP) {
  test("again, 250,000 cells take requests below 1 MB", async () => {
    await openMaze(500, 500, { setNumbers: "none" });
    const maze = sheet();
    await writeWalls(conversation());
    book.workbook.activate(maze);
    book.counter.reset();
    await writeWalls(conversation());
    expect(cost().requests).toBeLessThanOrEqual(13); // six read the maze, and three its earlier codes
    expect(Math.max(...book.counter.requests.map(({ bytes }) => bytes))).toBeLessThanOrEqual(1_000_000);
  });
}

/** What a person wrote on the sheet of codes, and the maze that is drawn then. */
const histories = [
  { name: "nothing", byPerson: () => undefined, columns: 8, rows: 5 },
  {
    ...{ name: "texts, formulas and text cells in the way of a larger maze", columns: 10, rows: 7 },
    byPerson: (walls: Excel.Worksheet) => {
      walls.getRange("J2:K3").formulas = [
        ["'=no formula", "=1+1"],
        ["'007", true],
      ];
      walls.getRange("C3:D3").numberFormat = [["@"]] as never;
      walls.getRange("B8").numberFormat = [["@"]];
      walls.getRange("B8").values = [["12"]];
    },
  },
  {
    ...{ name: "a text over a code that a smaller maze does not take", columns: 3, rows: 3 },
    byPerson: (walls: Excel.Worksheet) => void (walls.getRange("I6").values = [["exit"]]),
  },
];

testInTrouble(
  histories.map((history) => ({
    ...history,
    name: `Write walls again after ${history.name}`,
    act: (talk: Conversation) => writeWalls(talk),
    done: () => {
      const { columns, rows } = history;
      const last = `${"ABCDEFGHIJK"[columns]}${rows + 1}`;
      expect([names(), codes(`B2:${last}`)]).toEqual([["Sheet1", WALLS], drawn()]);
    },
  })),
  async ({ byPerson, columns, rows }) => {
    await written(byPerson);
    await another("third", columns, rows);
  },
  (_, sentence, before) => {
    expect(idsIn(sentence)).toContain("nothing-changed");
    expect(everything()).toEqual(before);
  },
);
