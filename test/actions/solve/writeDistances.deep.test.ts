import { writeDistances } from "../../../src/actions/solve/writeTables";
import { floydDistance, type FloydMatrices, floydMatrices, NONE } from "../../../src/maze/solvers/floydWarshall";
import { conversation, book, openMaze, person, mazeIn, record, valueAt, valuesIn } from "../stage";

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

test("Write distances leaves one colour scale, whichever of its calls is refused once", async () => {
  const { undisturbed, again } = await record(
    () => openMaze(4, 3),
    (talk) => writeDistances("addresses", talk),
  );
  for (const [index, actions] of undisturbed.requests.entries()) {
    for (const action of new Set([1, Math.ceil(actions / 2), actions])) {
      await again({ fault: { request: index + 1, action, code: "InvalidOperation" } });
      const scales = book.workbook.sheet("Maze distances")?.conditionalFormats.length;
      expect({ index, action, scales }).toEqual({ index, action, scales: scales === undefined ? undefined : 1 });
    }
  }
});
