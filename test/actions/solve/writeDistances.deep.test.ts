import { sentencesIn } from "../../words/sentencesIn";
import { message, together } from "../../../src/message";
import { removeCells } from "../../../src/actions/edit/cells";
import { writeDistances } from "../../../src/actions/solve/writeDistances";
import { Maze } from "../../../src/maze/model/maze";
import { floydDistance, type FloydMatrices, floydMatrices, NONE } from "../../../src/maze/solvers/floydWarshall";
import { conversation } from "../conversation";
import { expectRefused } from "../failureOf";
import { book, openMaze, person, select, enclose } from "../openMaze";
import { mazeIn, photograph, put, valueAt, valuesIn } from "../sheetReading";
import { names } from "../../acts/act";

const sheet = (name = "Sheet1") => book.workbook.sheet(name)!;

beforeEach(() => openMaze(8, 5, { seed: "Ariadne" }));

function engine(): FloydMatrices {
  return floydMatrices(mazeIn(sheet(), "B2:I6"));
}

const nameOf = (cell: number) => `${"BCDEFGHI"[cell % 8]}${2 + Math.floor(cell / 8)}`;

test("D and T are the engine's matrices, with the cells' addresses around them", async () => {
  await writeDistances("addresses", conversation());
  const floyd = engine();
  expect(book.workbook.activeSheet.name).toBe("Maze distances");
  const all = Array.from({ length: 40 }, (_, cell) => nameOf(cell));
  expect(valuesIn(sheet("Maze distances"), "B3:AO3")).toEqual(all);
  expect(valuesIn(sheet("Maze predecessors"), "A4:A43")).toEqual(all);
  expect(valuesIn(sheet("Maze distances"), "B4:AO43")).toEqual([...floyd.distances]);
  const before = [...floyd.predecessors].map((cell) => (cell === NONE ? undefined : nameOf(cell)));
  expect(valuesIn(sheet("Maze predecessors"), "B4:AO43")).toEqual(before);
});

test("m has 0 for a cell itself, 1 for a passage and the text ∞ elsewhere, and says so", async () => {
  await writeDistances("addresses", conversation());
  const maze = mazeIn(sheet(), "B2:I6");
  const adjacency = sheet("Maze adjacency");
  expect(valueAt(adjacency, "A1")).toMatch(/^1: a passage .* ∞ is text/);
  expect([...valuesIn(adjacency, "A3:B3"), valueAt(adjacency, "A43")]).toEqual(["From \\ to", "B2", "I6"]);
  let passages = 0;
  for (let i = 0; i < 40; i++) {
    for (let j = 0; j < 40; j++) {
      const isRight = j === i + 1 && j % 8 !== 0;
      const [first, wall] = [Math.min(i, j), Math.abs(i - j) === 8 ? 1 : 0];
      const isNext = isRight || (i === j + 1 && i % 8 !== 0) || Math.abs(i - j) === 8;
      const isOpen = isNext && maze.isOpen(2 * first + wall);
      if (isOpen) passages++;
      expect(adjacency.value(3 + i, 1 + j)).toBe(i === j ? 0 : isOpen ? 1 : "∞");
    }
  }
  expect(passages).toBe(2 * 39);
  expect(adjacency.style(3, 2).alignment.horizontal).toBe("Right");
});

test("by number, headers and predecessors count the cells of a maze with a shape from 1, row by row", async () => {
  for (const address of ["C2", "F4"]) {
    select(address);
    await removeCells(conversation());
  }
  await writeDistances("numbers", conversation());
  const maze = mazeIn(sheet(), "B2:I6");
  const cells = Array.from({ length: 40 }, (_, cell) => cell).filter((cell) => cell !== 1 && cell !== 20);
  const counted = cells.map((_, i) => i + 1);
  expect(valuesIn(sheet("Maze distances"), "B3:AM3")).toEqual(counted);
  expect(valuesIn(sheet("Maze adjacency"), "A4:A41")).toEqual(counted);
  const mask = Uint8Array.from({ length: 40 }, (_, cell) => Number(cells.includes(cell)));
  const masked = Maze.walled({ rows: 5, columns: 8, mask });
  for (let wall = 0; wall < masked.wallCount; wall++) {
    if (masked.separates(wall) && maze.isOpen(wall)) masked.openWall(wall);
  }
  const floyd = floydMatrices(masked);
  const before = [...floyd.predecessors].map((cell) => (cell === NONE ? undefined : cell + 1));
  expect(valuesIn(sheet("Maze predecessors"), "B4:AM41")).toEqual(before);
  const distances = sheet("Maze distances");
  expect([valueAt(distances, "B1"), valueAt(distances, "D1")]).toEqual([1, 38]);
  await person((_front, workbook) => {
    workbook.worksheets.getItem("Maze distances").getRange("B1").values = [[2]];
  });
  expect(valueAt(distances, "F1")).toBe(floydDistance(floyd, cells[1]!, 39) ?? "none");
});

test("a formula answers how many steps lie between two cells, and a colour scale covers the numbers", async () => {
  await writeDistances("addresses", conversation());
  const floyd = engine();
  const distances = sheet("Maze distances");
  expect([valueAt(distances, "B1"), valueAt(distances, "D1")]).toEqual(["B2", "I6"]);
  expect(valueAt(distances, "F1")).toBe(floydDistance(floyd, 0, 39));
  await person((_front, workbook) => {
    workbook.worksheets.getItem("Maze distances").getRange("B1").values = [["c4"]];
    workbook.worksheets.getItem("Maze distances").getRange("D1").values = [["H2"]];
  });
  expect(valueAt(distances, "F1")).toBe(floydDistance(floyd, 17, 6));
  expect(distances.conditionalFormats).toMatchObject([
    { areas: [{ row: 3, column: 1, rows: 40, columns: 40 }], criteria: { maximum: { type: "HighestValue" } } },
  ]);
});

test("where there is no way, D says none", async () => {
  await enclose("I6");
  await writeDistances("addresses", conversation());
  expect(valueAt(sheet("Maze distances"), "F1")).toBe("none");
});

test("it says first how large the sheets will be, and a no writes nothing", async () => {
  const before = photograph(sheet(), "A1:BD20");
  const talk = conversation(false);
  const outcome = await writeDistances("addresses", talk);
  expect(talk.questions[0]!.sentence).toEqual(
    together(
      message("floyd-cost", { cells: 40, entries: 1600, comparisons: 64000 }),
      message("three-new-sheets", { cells: 40 }),
      message("write-them"),
    ),
  );
  expect(outcome.sentence).toEqual(together(message("cancelled"), message("nothing-changed")));
  expect(names()).toEqual(["Sheet1"]);
  expect(photograph(sheet(), "A1:BD20")).toEqual(before);
});

test("more than 1,000 cells are refused with a sentence", async () => {
  await openMaze(40, 26, { seed: "Ariadne" });
  const large = { maze: "B2:AO27", sheet: "Sheet1", cells: 1040, most: 1000 };
  await expectRefused(() => writeDistances("addresses", conversation()), message("maze-too-large", large));
});

test("written again they replace the earlier sheets, also renamed ones, and somebody else's sheet of that name stays", async () => {
  const theirs = book.workbook.addSheet("Maze distances");
  put(theirs, "A1", "mine");
  await writeDistances("addresses", conversation());
  expect(names().sort()).toEqual([
    ...["Maze adjacency", "Maze distances", "Maze distances 2", "Maze predecessors", "Sheet1"],
  ]);
  book.workbook.renameSheet(sheet("Maze distances 2"), "D");
  book.workbook.activate(sheet());
  const talk = conversation();
  await writeDistances("addresses", talk);
  expect(sentencesIn(talk.questions[0]!.sentence)).toContainEqual(
    message("replace-sheets", { count: 3, sheet: "Sheet1", earlier: ["Maze adjacency", "Maze predecessors", "D"] }),
  );
  expect(names().sort()).toEqual(["D", "Maze adjacency", "Maze distances", "Maze predecessors", "Sheet1"]);
  expect(valueAt(theirs, "A1")).toBe("mine");
  expect(valueAt(sheet("D"), "B3")).toBe("B2");
});
