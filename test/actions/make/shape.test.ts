import { message, together } from "../../../src/message";
import fc from "fast-check";
import { removeCells } from "../../../src/actions/edit";
import { clearMaze, generate } from "../../../src/actions/make";
import { goTo } from "../../../src/actions/watch/player";
import { generators } from "../../../src/maze/generators/generators";
import { Random } from "../../../src/maze/model/random";
import { cellArea } from "../../../src/worksheet/borders";
import { asked, choice, conversation, openWorkbook, person, resize, select, setUpAround, sheet, area } from "../stage";
import { contentsOf, photograph, put, readBack } from "../stage";
import { runs } from "../../depth";

beforeEach(async () => {
  openWorkbook();
  await setUpAround();
});

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
  expect([maze.countCells(), gaps.map(({ cell }) => cell)]).toEqual([34, [0, 57]]);
  expect([10, 3].map((column) => sheet().style(2, column).fill.pattern)).toEqual(["LightUp", "Solid"]);
});

test("the maze fills all cells of the active cell's colour, again with another seed, and what was there comes back", async () => {
  await person((own) => {
    for (const cells of ["B2:F3", "D4:D7"]) own.getRange(cells).format.fill.color = "#FF0000";
    own.getRange("F4:F7").format.fill.color = "#00FF00";
    own.getRange("B6").values = [["mine"]];
  });
  const before = photograph(sheet(), "A1:BD20");
  const made = async (cell: string, seed: string) => {
    select(cell);
    const talk = conversation();
    await generate({ ...choice, seed, shape: "colour" }, talk);
    return { asked: asked(talk), ...(await readBack()) };
  };
  const first = await made("D5", choice.seed);
  expect([first.area, first.maze.countCells()]).toEqual([area("B2:F7"), 14]);
  expect(first.asked).toEqual([message("overwrite-values", { area: "B6", cells: 1, sheet: "Sheet1", count: 1 })]);
  // From a marked cell the next one has the same shape, too, and not that of the marks.
  expect(sheet().value(1, 1)).toBe("S");
  for (const again of [await made("D5", "another"), await made("B2", "third")]) {
    expect([again.area, again.maze.mask, again.asked]).toEqual([first.area, first.maze.mask, []]);
    expect(again.maze.standing).not.toEqual(first.maze.standing);
  }
  await clearMaze(conversation());
  expect(photograph(sheet(), "A1:BD20")).toEqual(before);
});

test("what is drawn in a mask is read back, for every algorithm that honours masks", async () => {
  const place = area("B2:G6");
  const masks = fc.uint8Array({ min: 0, max: 1, minLength: 30, maxLength: 30 });
  const algorithms = fc.constantFrom(...generators.filter(({ honoursMask }) => honoursMask));
  const seeds = fc.string({ minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(masks, algorithms, seeds, async (mask, generator, seed) => {
      const cells = [...mask.keys()].filter((cell) => mask[cell] === 1);
      fc.pre(cells.length > 1 && cells.length < 30);
      openWorkbook();
      sheet().select(cells.map((cell) => cellArea(place, cell)));
      await generate({ ...choice, generator: generator.id, seed, shape: "areas" }, conversation());
      const { maze } = await readBack();
      expect(maze.countCells()).toBe(cells.length);
      expect(maze.standing).toEqual(generator.make(maze, new Random(seed)).maze.standing);
    }),
    // A seed counts as it was typed, with the blank at its end.
    { numRuns: runs(25), examples: [[new Uint8Array(30).fill(1).fill(0, 7, 8), generators[0]!, "s "]] },
  );
});

test("Generate keeps the cells out that were removed, until the size changes", async () => {
  const cellsOfNext = async () => {
    await generate(choice, conversation());
    return (await readBack()).maze.countCells();
  };
  resize(8, 5);
  await cellsOfNext();
  select("D3:E4");
  await removeCells(conversation());
  expect(await cellsOfNext()).toBe(36);
  put(sheet(), "BC12", 9);
  expect(await cellsOfNext()).toBe(45);
});

test("a shape that is stepped through ends as the one that was made at once, and its hatching stays", async () => {
  select("C3:E8", "E6:J8", "L3");
  const made = { ...choice, generator: "depth-first", shape: "areas" } as const;
  await generate(made, conversation());
  const { maze } = await readBack();
  const { player } = await generate({ ...made, pace: "step", tint: true, setNumbers: "grid" }, conversation());
  const { length } = player.play;
  for (const position of [5, 20, 8, length]) {
    await goTo(player, position, conversation());
    const [out, inside] = [10, 3].map((column) => sheet().style(2, column).fill.pattern);
    expect([out, sheet().value(2, 10)]).toEqual(["LightUp", undefined]);
    expect(inside).not.toBe("LightUp"); // cells that the search has left are dotted
  }
  expect((await readBack()).maze.standing).toEqual(maze.standing);
  expect(contentsOf(sheet(), "C3:L8")).toEqual(["S", "E"]);
});
