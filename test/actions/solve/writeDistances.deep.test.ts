import { writeDistances } from "../../../src/actions/solve/writeTables";
import { floydDistance, floydMatrices, NONE } from "../../../src/maze/solvers/floydWarshall";
import { conversation, book, openMaze, person, mazeIn, record, sheet, valueAt, valuesIn } from "../stage";

beforeEach(() => openMaze(8, 5, { seed: "Ariadne" }));

const engine = () => floydMatrices(mazeIn(sheet("Sheet1"), "B2:I6"));
const nameOf = (cell: number) => `${"BCDEFGHI"[cell % 8]}${2 + Math.floor(cell / 8)}`;

test("D and T are the engine's matrices, m has a 1 for each passage and the text ∞, with the cells' addresses around", async () => {
  await writeDistances("addresses", conversation());
  expect(book.workbook.activeSheet.name).toBe("Maze distances");
  const { distances, predecessors } = engine();
  const all = Array.from({ length: 40 }, (_, cell) => nameOf(cell));
  for (const [name, matrix] of [
    ["Maze distances", [...distances]],
    ["Maze predecessors", Array.from(predecessors, (cell) => (cell === NONE ? undefined : all[cell]))],
    ["Maze adjacency", Array.from(distances, (steps) => (steps > 1 ? "∞" : steps))],
  ] as const) {
    expect(valuesIn(sheet(name), "A3:AO3")).toEqual(["From \\ to", ...all]);
    expect(valuesIn(sheet(name), "A4:A43")).toEqual(all);
    expect(valuesIn(sheet(name), "B4:AO43")).toEqual(matrix);
  }
  expect(valueAt(sheet("Maze adjacency"), "A1")).toMatch(/^1: a passage .* ∞ is text/);
  expect(sheet("Maze adjacency").style(3, 2).alignment.horizontal).toBe("Right");
});

test("a formula answers how many steps lie between two cells, and a colour scale covers the numbers", async () => {
  await writeDistances("addresses", conversation());
  const floyd = engine();
  const distances = sheet("Maze distances");
  expect([valueAt(distances, "B1"), valueAt(distances, "D1")]).toEqual(["B2", "I6"]);
  expect(valueAt(distances, "F1")).toBe(floydDistance(floyd, 0, 39));
  await person((front) => {
    front.getRange("B1").values = [["c4"]];
    front.getRange("D1").values = [["H2"]];
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
