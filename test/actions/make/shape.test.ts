import { message, together } from "../../../src/message";
import fc from "fast-check";
import { removeCells, makePassage } from "../../../src/actions/edit";
import { clearMaze, generate } from "../../../src/actions/make";
import { goTo } from "../../../src/actions/watch/player";
import { generators } from "../../../src/maze/generators/generators";
import { Random } from "../../../src/maze/model/random";
import { idsIn, asked, choice, conversation, book, openWorkbook, person, resize, select, setUpAround } from "../stage";
import { sheet, area, contentsOf, gridIn, photograph, put } from "../stage";
import { readBack } from "../readBack";
import { runs } from "../../depth";

beforeEach(async () => {
  openWorkbook();
  await setUpAround();
});

const paint = (address: string, color: string) =>
  person((own) => void (own.getRange(address).format.fill.color = color));

test("the maze fills the selected areas, the cells between them are hatched, and parts that are apart are told", async () => {
  select("C3:E8", "E6:J8", "L3");
  const outcome = await generate({ ...choice, shape: "areas" }, conversation());
  expect(outcome.sentence).toEqual(
    together(
      message("maze-ready", { columns: 10, rows: 6, area: "C3:L8", sheet: "Sheet1" }),
      message("parts-apart", { parts: 2 }),
    ),
  );
  const { maze, gaps } = await readBack();
  const made = generators[0]!.make({ rows: 6, columns: 10, mask: maze.mask }, new Random(choice.seed)).maze;
  expect(maze.standing).toEqual(made.standing);
  expect(maze.countCells()).toBe(34);
  expect(gaps.map(({ cell }) => cell)).toEqual([0, 57]);
  expect(sheet().style(2, 10).fill.pattern).toBe("LightUp");
  expect(sheet().style(2, 3).fill.pattern).toBe("Solid");
  openWorkbook();
  select("C3:E8", "F6:J8");
  const { sentence } = await generate({ ...choice, shape: "areas" }, conversation());
  expect(idsIn(sentence)).toEqual(["maze-ready"]);
});

test("the maze fills all cells of the active cell's colour, again with another seed, and the colours come back", async () => {
  await paint("B2:F3", "#FF0000");
  await paint("D4:D7", "#FF0000");
  await paint("F4:F7", "#00FF00");
  const before = photograph(sheet(), "A1:BD20");
  select("D5");
  await generate({ ...choice, shape: "colour" }, conversation());
  const first = await readBack();
  expect(first.area).toEqual(area("B2:F7"));
  expect(first.maze.countCells()).toBe(14);
  // From a marked cell the next one has the same shape, too, and not that of the marks.
  expect(sheet().value(1, 1)).toBe("S");
  for (const [cell, seed] of [
    ["D5", "another"],
    ["B2", "third"],
  ] as const) {
    select(cell);
    await generate({ ...choice, seed, shape: "colour" }, conversation());
    const again = await readBack();
    expect([again.area, again.maze.mask]).toEqual([first.area, first.maze.mask]);
    expect(again.maze.standing).not.toEqual(first.maze.standing);
  }
  await clearMaze(conversation());
  expect(photograph(sheet(), "A1:BD20")).toEqual(before);
});

test("what is drawn in a mask is read back, for every algorithm that honours masks", async () => {
  const rows = 5;
  const columns = 6;
  resize(columns, rows);
  const masks = fc.uint8Array({ min: 0, max: 1, minLength: rows * columns, maxLength: rows * columns });
  const algorithms = fc.constantFrom(...generators.filter(({ honoursMask }) => honoursMask));
  await fc.assert(
    fc.asyncProperty(masks, algorithms, fc.string({ maxLength: 5 }), async (mask, generator, seed) => {
      fc.pre(mask.includes(1) && mask.includes(0));
      const cells = [...mask.keys()].filter((cell) => mask[cell] === 1);
      const one = { rows: 1, columns: 1 };
      const areas = cells.map((cell) => ({
        row: 1 + Math.floor(cell / columns),
        column: 1 + (cell % columns),
        ...one,
      }));
      fc.pre(cells.length > 1);
      openWorkbook();
      sheet().select(areas);
      await generate({ ...choice, generator: generator.id, seed: `s${seed}`, shape: "areas" }, conversation());
      const { maze } = await readBack();
      const made = generator.make({ rows: maze.rows, columns: maze.columns, mask: maze.mask }, new Random(`s${seed}`));
      expect(maze.countCells()).toBe(cells.length);
      expect(gridIn(book.workbook)).not.toBe("");
      expect(maze.standing).toEqual(made.maze.standing);
    }),
    // A seed counts as it was typed, with the blank at its end.
    {
      numRuns: runs(25),
      examples: [[Uint8Array.from({ length: rows * columns }, (_, cell) => (cell === 7 ? 0 : 1)), generators[0]!, " "]],
    },
  );
});

test("Generate keeps the cells out that were removed, until the size changes", async () => {
  resize(8, 5);
  await generate(choice, conversation());
  select("D3:E4");
  await removeCells(conversation());
  await generate({ ...choice, seed: "two" }, conversation());
  expect((await readBack()).maze.countCells()).toBe(36);
  put(sheet(), "BC12", 9);
  await generate(choice, conversation());
  expect((await readBack()).maze.countCells()).toBe(45);
});

test("values in the shape's block are asked for, and come back when the maze is cleared", async () => {
  put(sheet(), "F5", "mine");
  select("D4:E9", "D8:G9");
  const before = photograph(sheet(), "A1:BD20");
  const talk = conversation();
  await generate({ ...choice, shape: "areas" }, talk);
  expect(asked(talk)).toEqual([message("overwrite-values", { area: "F5", cells: 1, sheet: "Sheet1", count: 1 })]);
  await clearMaze(conversation());
  expect(photograph(sheet(), "A1:BD20")).toEqual(before);
});

test("a shape is drawn and edited where Excel refuses packed addresses", async () => {
  book.switches.refusesPackedAddresses = true;
  select("C3:E8", "E6:J8");
  await generate({ ...choice, shape: "areas" }, conversation());
  const { maze } = await readBack();
  expect(maze.countCells()).toBe(33);
  expect(maze.countPassages()).toBe(32);
  expect(sheet().style(2, 8).fill.pattern).toBe("LightUp");
  expect(sheet().verticalEdge(2, 8).style).toBe("None");
  select("C3:E5");
  await makePassage("", conversation());
  expect((await readBack()).maze.countPassages()).toBeGreaterThan(32);
  select("D4");
  await removeCells(conversation());
  expect((await readBack()).maze.countCells()).toBe(32);
});

test("a shape that is stepped through ends as the one that was made at once, and its hatching stays", async () => {
  select("C3:E8", "E6:J8", "L3");
  const made = { ...choice, generator: "depth-first", shape: "areas" } as const;
  await generate(made, conversation());
  const { maze } = await readBack();
  const stepped = { ...made, pace: "step", tint: true, setNumbers: "grid" } as const;
  const player = (await generate(stepped, conversation())).player;
  const hatched = () => [sheet().style(2, 10).fill.pattern, sheet().value(2, 10), sheet().style(2, 3).fill.pattern];
  for (const position of [5, 20, 8]) {
    await goTo(player, position, conversation());
    const [out, value, inside] = hatched();
    expect([out, value]).toEqual(["LightUp", undefined]);
    expect(inside).not.toBe("LightUp"); // cells that the search has left are dotted
  }
  await goTo(player, player.play.length, conversation());
  expect(hatched()).toEqual(["LightUp", undefined, "Solid"]);
  expect((await readBack()).maze.standing).toEqual(maze.standing);
  expect(contentsOf(sheet(), "C3:L8")).toEqual(["S", "E"]);
});
