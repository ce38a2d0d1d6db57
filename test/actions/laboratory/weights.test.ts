import { mazeOfWeights, writeWeights } from "../../../src/actions/laboratory/weights";
import { generationByWeights } from "../../../src/maze/generators";
import { type Grid, Maze } from "../../../src/maze/model";
import { message } from "../../../src/message";
import { toFront } from "../../acts/act";
import { choice, conversation, expectRefused, openMaze, person, said, sheet, mazeIn, put, tableOn } from "../stage";
import { move } from "../watch/watching";

type Row = [wall: number, cell: string, neighbour: string, weight: number, ...examples: number[]];
const rows = () => tableOn(sheet("Maze weights")).slice(1) as Row[];

const usual = { generator: "kruskal", layout: choice.layout, pace: "instant", tint: false } as const;
const make = (more: Partial<Parameters<typeof mazeOfWeights>[0]> = {}) =>
  mazeOfWeights({ ...usual, ...more }, conversation());

const standingIn = (address: string) => mazeIn(sheet(), address).standing;

/** The walls of the tree of the weights in the table: of equal weights the one further up first. */
function expectedOn(grid: Grid) {
  const walls = rows().sort((one, other) => one[3] - other[3]);
  return generationByWeights({ grid, generator: "kruskal", walls: walls.map(([wall]) => wall) }).maze;
}

test.each(["kruskal", "prim-weights", "boruvka"] as const)(
  "the weights first are those of the maze's own seed: %s makes the same maze of them",
  async (generator) => {
    await openMaze(9, 7, { seed: "own" });
    const before = standingIn("B2:J8");
    await writeWeights(conversation());
    expect(sheet().name).toBe("Maze weights");
    expect(rows()).toHaveLength(2 * 63 - 9 - 7);
    await make({ generator });
    expect(sheet().name).toBe("Maze");
    expect(standingIn("B2:J8")).toEqual(before);
  },
);

const grid = { rows: 5, columns: 6 };

test("typed weights and formulas count, ties in the table's order; what the passages weigh is said", async () => {
  await openMaze(6, 5);
  await writeWeights(conversation());
  // Seven different weights, one of them by a formula that LibreOffice, Excel and the embedded workbook calculate.
  rows().forEach((_, i) => put(sheet(), `D${6 + i}`, (i * 5) % 7));
  await person((front) => void (front.getRange("D9").formulas = [["=-1-MOD(A9,1)"]]));
  const wanted = expectedOn(grid);
  const sum = rows().reduce((all, [wall, , , weight]) => all + (wanted.isOpen(wall) ? weight : 0), 0);
  expect(await said(make())).toContainEqual(message("weights-add-up", { passages: 29, sum }));
  expect(standingIn("B2:G6")).toEqual(wanted.standing);
});

test("sorting the table changes which of equal weights comes first, and no maze of different ones", async () => {
  await openMaze(6, 5, { seed: "sorted" });
  await writeWeights(conversation());
  await make();
  const first = standingIn("B2:G6");
  const turned = rows().reverse();
  toFront("Maze weights");
  turned.forEach(([wall, cell, neighbour, weight], i) => {
    for (const [column, value] of Object.entries({ A: wall, B: cell, C: neighbour, D: weight }))
      put(sheet(), `${column}${6 + i}`, value);
  });
  await make();
  expect(standingIn("B2:G6")).toEqual(first);
  toFront("Maze weights");
  turned.forEach((_, i) => put(sheet(), `D${6 + i}`, 1));
  const wanted = expectedOn(grid);
  await make();
  expect(standingIn("B2:G6")).toEqual(wanted.standing);
});

/** Passages from left to right and up and down, by the cells for which `counts` holds, in the maze made of an example. */
async function passagesOf(
  example: number,
  seed: string,
  counts: (column: number, row: number) => boolean = () => true,
) {
  await openMaze(16, 12, { seed });
  await writeWeights(conversation());
  await person((front) => void (front.getRange("B3").values = [[example]]));
  await make();
  const maze = mazeIn(sheet(), "B2:Q13");
  expect(maze.countPassages()).toBe(maze.size - 1);
  const open = rows().flatMap(([wall]) => (maze.isOpen(wall) ? [wall] : []));
  const counted = open.filter((wall) => counts((wall >> 1) % 16, Math.floor((wall >> 1) / 16)));
  const across = counted.filter((wall) => wall % 2 === 0).length;
  return { across, down: counted.length - across, open };
}

test.each(["one", "two", "three"])("the examples are a bias, rooms and a picture: seed %s", async (seed) => {
  const chance = await passagesOf(1, seed);
  const bias = await passagesOf(2, seed);
  expect(bias.across).toBeGreaterThan(chance.across);
  expect(bias.across).toBeGreaterThan(1.5 * bias.down);
  // Twelve rooms of 4 x 4 cells, each a tree of its own, with as many openings between them as a tree of rooms has.
  const { open } = await passagesOf(3, seed);
  const roomOf = (cell: number) => 4 * Math.floor(cell / 64) + Math.floor((cell % 16) / 4);
  const grid = Maze.walled({ rows: 12, columns: 16 });
  expect(open.filter((wall) => roomOf(wall >> 1) !== roomOf(grid.across(wall)))).toHaveLength(11);
  const isIn = (column: number, row: number) => ((2 * column - 15) / 16) ** 2 + ((2 * row - 11) / 12) ** 2 < 1 / 2;
  const inside = await passagesOf(4, seed, isIn);
  expect(inside.down).toBeGreaterThan(1.3 * inside.across);
  const outside = await passagesOf(4, seed, (column, row) => !isIn(column, row));
  expect(outside.across).toBeGreaterThan(1.3 * outside.down);
});

test("a table of one column of cells makes a corridor, which is watched as other mazes are", async () => {
  await openMaze(1, 5);
  await writeWeights(conversation());
  const { player } = await make({ pace: "step" });
  expect(mazeIn(sheet(), "B2:B6").countPassages()).toBe(0);
  await move(player, player.play.length);
  expect(mazeIn(sheet(), "B2:B6").countPassages()).toBe(4);
});

test("with cells of weights that say nothing, it is refused", async () => {
  await openMaze(4, 3);
  await writeWeights(conversation());
  await person((front) => {
    front.getRange("D6:D9").formulas = [["heavy"], [""], ["=1/0"], [true]];
    front.getRange("C11").values = [["B9"]];
    front.getRange("B12").values = [["somewhere"]];
  });
  const cells = ["D6", "D7", "D8", "D9", "B11:C11", "B12:C12"];
  await expectRefused(() => make(), message("weights-wrong", { sheet: "Maze weights", cells, count: 6 }));
  await person((front) => void (front.getRange("B3").values = [[9]]));
  const more = [...cells.slice(0, 4), "D10", ...cells.slice(4), "D13"];
  await expectRefused(() => make(), message("weights-wrong", { sheet: "Maze weights", cells: more, count: 17 }));
});
