import { message } from "../../../src/message";
import { mazeOfTable } from "../../../src/maze/code";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { Random, inRows } from "../../../src/maze/model";
import { redrawMaze } from "../../../src/actions/make";
import { answerPage } from "../../../src/actions/print/paperSheets";
import { check, clearSolution, mendMaze, solve, writeWalls } from "../../../src/actions/solve";
import { pathMark } from "../../../src/worksheet/looks";
import { addressOf, type Area } from "../../../src/worksheet/addresses";
import { everyMark, search } from "../../acts/standing";
import { idsIn, sentencesIn, type Conversation, asked, choice, conversation, ended, refusalOf, book } from "../stage";
import { askedInVain, drawLines, openWorkbook, person, select, sheet, everything, cellsOf, filledIn } from "../stage";
import { mazeIn, contentsOf, photograph, valuesIn, readBack } from "../stage";
import { type Kind, areBetween, drawForeign, kinds } from "../foreignMaze";

const { maze } = kruskal({ rows: 5, columns: 6 }, new Random("foreign"));

/** Draws the maze at C4 as people do, and selects it. */
function openForeign(kind: Kind, ends: "letters" | "gaps" | "none" = kind === "sums" ? "gaps" : "letters"): Area {
  openWorkbook();
  const place = drawForeign(sheet(), { kind, maze, at: { row: 3, column: 2 }, ends }, new Random(kind));
  select(addressOf(place));
  return place;
}

const pathIn = (place: Area) => filledIn(sheet("Sheet1"), addressOf(place), `#${pathMark}`);
const look = () => photograph(sheet("Sheet1"), "A1:AZ60");
const front = () => book.workbook.activate(sheet("Sheet1"));

test.each(kinds)(
  "Solve fills a way through open cells and no others, and Clear solution takes exactly that away: %s",
  async (kind) => {
    const place = openForeign(kind);
    const before = look();
    const { mask } = (await readBack()).maze;
    const { sentence } = await solve(everyMark, conversation());
    const path = pathIn(place);
    expect(sentencesIn(sentence)[0]).toMatchObject({ id: "path-found", args: { steps: path.length - 1 } });
    expect(path.filter((cell) => mask?.[cell] === 0)).toEqual([]);
    // Again, over its own marks.
    await solve({ ...search, solver: "a-star" }, conversation());
    expect(pathIn(place)).toHaveLength(path.length);
    select("A1");
    await clearSolution(conversation());
    expect(look()).toEqual(before);
  },
);

test.each(kinds)(
  "its answer page and the maze that is redrawn from it are the same maze with lines, and it stays: %s",
  async (kind) => {
    openForeign(kind);
    const before = look();
    await answerPage(choice.layout, conversation());
    front();
    await redrawMaze(choice.layout, conversation());
    for (const name of ["Sheet1 answer", "Maze"]) expect(mazeIn(sheet(name), "B2:G6").standing).toEqual(maze.standing);
    expect(contentsOf(sheet("Maze"), "B2:G6")).toEqual(["S", "E"]);
    expect(look()).toEqual(before);
  },
);

test("Redraw keeps the colours of cells, and not those of a solution", async () => {
  openForeign("lines");
  await person((own) => void (own.getRange("D5:E5").format.fill.color = "#C6E0B4"));
  await solve(search, conversation());
  await redrawMaze(choice.layout, conversation());
  expect(filledIn(sheet(), "B2:G6", "#C6E0B4")).toEqual([7, 8]);
  expect(filledIn(sheet(), "B2:G6", `#${pathMark}`)).toEqual([]);
});

test.each(kinds.filter((kind) => !areBetween(kind)))(
  "its walls are written cell by cell in place: %s",
  async (kind) => {
    const place = openForeign(kind);
    await writeWalls(conversation());
    const codes = inRows(valuesIn(sheet("Sheet1 walls"), addressOf(place)), place);
    front();
    expect(mazeOfTable(codes).standing).toEqual((await readBack()).maze.standing);
  },
);

test("Repair asks before it changes walls that are somebody’s filled cells, and names their cells", async () => {
  openForeign("filled cells", "none");
  await person((own) => {
    // The frame stays.
    for (const row of ["D6:N6", "D10:N10"]) own.getRange(row).format.fill.color = "#000000";
  });
  const [question] = await askedInVain((no) => mendMaze("x", no));
  expect(idsIn(question)).toEqual(expect.arrayContaining(["mend-theirs", "mend-them"]));
  await mendMaze("x", conversation());
  expect(idsIn((await check(conversation())).sentence)).toContain("maze-is-perfect");
});

test("Stop ends the reading of 299x299 filled cells between two parts", async () => {
  openWorkbook();
  const { maze: large } = kruskal({ rows: 149, columns: 149 }, new Random("large"));
  const at = { row: 1, column: 1 };
  select(addressOf(drawForeign(sheet(), { kind: "filled cells", maze: large, at, ends: "gaps" }, new Random("large"))));
  const before = everything();
  book.counter.reset();
  const talk: Conversation = conversation(true, undefined, () => talk.stop());
  const { sentence } = await ended(solve(search, talk));
  expect(sentencesIn(sentence)).toEqual([message("stopped"), message("nothing-changed")]);
  expect([talk.parts.length, book.counter.requests.length]).toEqual([1, 2]);
  expect(everything()).toEqual(before);
});

test("a wall of somebody else’s maze is mended without a question", async () => {
  openForeign("lines");
  await drawLines(["E4", "EdgeRight", "None"]);
  const talk = conversation();
  expect((await mendMaze("x", talk)).findings).toHaveLength(1);
  expect(talk.questions).toEqual([]);
});

test("where two colours are as likely to be the walls, one question asks which, with the guess first", async () => {
  openWorkbook();
  const random = new Random("two colours");
  await person((own) => {
    for (const cell of cellsOf("B2:I7"))
      own.getCell(...cell).format.fill.color = random.percent(50) ? "#203764" : "#A9D08E";
  });
  select("B2:I7");
  const [yes, no] = [conversation(true), conversation(false)];
  const [dark, light] = [await check(yes), await check(no)];
  expect(idsIn(asked(yes)[0])).toEqual(["which-walls"]);
  expect(yes.questions).toHaveLength(1);
  const taken = (outcome: typeof dark) => JSON.stringify(outcome.sentence).match(/#[0-9A-F]{6}/)![0];
  expect([taken(dark), taken(light)]).toEqual(["#203764", "#A9D08E"]);
});

/** Selects numbers that say nothing by themselves: the walls are 700 and more, by less than `spread`. */
function openNumbers(spread: number): Area {
  openWorkbook({ apiSet: 119 });
  const drawn = { kind: "signs", maze, at: { row: 3, column: 2 }, ends: "none" } as const;
  const place = drawForeign(sheet(), drawn, new Random("rule"));
  for (const [row, column] of cellsOf(addressOf(place))) {
    const isWall = ["1", "#", "X", "W", "█"].includes(String(sheet().value(row, column) ?? ""));
    sheet().setCell(row, column, isWall ? 700 + ((row * column) % spread) : 200 + ((row * column) % 90));
  }
  select(addressOf(place));
  return place;
}

test("walls that a rule of what cells hold shows are found, and the way is filled where the rule leaves cells alone", async () => {
  const place = openNumbers(90);
  await person((own) => {
    const { cellValue } = own.getRange(addressOf(place)).conditionalFormats.add("CellValue");
    cellValue.format.fill.color = "#203764";
    cellValue.rule = { operator: "GreaterThan", formula1: "=500" };
  });
  const before = look();
  expect((await readBack()).lattice!.maze.standing).toEqual(maze.standing);
  const [row, column] = cellsOf(addressOf(place)).at(-1)!;
  select("D5", addressOf({ row: row - 1, column: column - 1, rows: 1, columns: 1 }));
  await solve({ ...search, route: { kind: "selection" } }, conversation());
  expect(pathIn(place).length).toBeGreaterThan(2);
  await clearSolution(conversation());
  expect(look()).toEqual(before);
});

test("walls that a conditional format shows are found where Excel tells how cells look, and not painted over", async () => {
  const place = openNumbers(1);
  await person((own) => {
    const scale = own.getRange(addressOf(place)).conditionalFormats.add("ColorScale").colorScale;
    scale.criteria = {
      minimum: { type: "LowestValue", color: "#FFFFFF" },
      midpoint: { type: "Number", formula: "300", color: "#FFFFFF" },
      maximum: { type: "HighestValue", color: "#000000" },
    };
  });
  expect(JSON.stringify((await check(conversation())).sentence)).toContain("fills-as-walls");
  expect(await refusalOf(solve(search, conversation()))).toContainEqual(
    message("rules-hide-marks", { maze: addressOf(place), sheet: "Sheet1" }),
  );
});
