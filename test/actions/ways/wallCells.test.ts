import { generators } from "../../../src/maze/generators/generators";
import { Random } from "../../../src/maze/model/random";
import { addExit, removeEnd, setEntrance } from "../../../src/actions/edit/ends";
import { colourDistances } from "../../../src/actions/laboratory/colourDistances";
import { bringBackMaze } from "../../../src/actions/make/bringBackMaze";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { formatGrid } from "../../../src/actions/make/formatGrid";
import { generate } from "../../../src/actions/make/generate";
import { openText } from "../../../src/actions/make/mazesFromText";
import { showText } from "../../../src/actions/make/showText";
import { drawPicture } from "../../../src/actions/print/mazePictures";
import { goTo } from "../../../src/actions/watch/playing";
import { check } from "../../../src/actions/solve/check";
import { clearSolution } from "../../../src/actions/solve/clearSolution";
import { solve } from "../../../src/actions/solve/solve";
import { search } from "../../acts/choices";
import { choice, conversation, said } from "../conversation";
import { refusalOf } from "../failureOf";
import { book, openMaze, openSized, openWorkbook, person, sheet } from "../openMaze";
import { addressOf } from "../../../src/worksheet/addresses/addresses";
import { area, contentsOf, gridIn, photograph, put } from "../sheetReading";
import { mazeOfFills } from "../fillsOfMaze";
import { playerOf } from "../playerOf";

const layout = { ...choice.layout, wallShare: 25 };
const cells = { ...choice, layout };
const WALL = "#1F3864";
const none = { loopPercent: 0, blockPermille: 0 };

const made = (id = choice.generator, seed = "", rows = 5, columns = 8) =>
  generators.find((each) => each.id === id)!.make({ rows, columns }, new Random(seed), none).maze;

/** How many cells of an area have this fill. */
const filled = (address: string, color: string) => {
  const place = area(address);
  let count = 0;
  for (let i = 0; i < place.rows * place.columns; i++) {
    const [r, c] = [place.row + Math.floor(i / place.columns), place.column + (i % place.columns)];
    if (sheet().style(r, c).fill.color === color) count++;
  }
  return count;
};

const GRID = "B2:R12";
const PATH = "#F0E442";

describe("a maze whose walls are cells", () => {
  it.each(generators.map(({ id }) => id))(
    "of %s is the maze of its seed, with two gaps in the frame",
    async (generator) => {
      await openMaze(8, 5, { ...cells, generator, seed: "Ariadne" });
      expect(gridIn(book.workbook)).toBe(GRID);
      expect(mazeOfFills(GRID).standing).toEqual(made(generator, "Ariadne").standing);
      expect(sheet().style(1, 2).fill.color).not.toBe(WALL);
      expect(sheet().style(11, 16).fill.color).not.toBe(WALL);
      expect(contentsOf(sheet(), GRID)).toEqual(["S", "E"]);
    },
  );

  it("has corridors and walls of different widths, and no lines", async () => {
    await openMaze(8, 5, cells);
    const widths = Array.from({ length: 17 }, (_, i) => sheet().columns.size(1 + i));
    expect(new Set(widths.filter((_, i) => i % 2 === 0)).size).toBe(1);
    expect(widths[0]! / widths[1]!).toBeCloseTo(0.25, 1);
    expect(sheet().rows.size(1) / sheet().rows.size(2)).toBeCloseTo(0.25, 1);
    for (let r = 1; r < 13; r++) for (let c = 1; c < 19; c++) expect(sheet().verticalEdge(r, c).style).toBe("None");
  });

  it("shows a solution in its corridors only, which goes without a trace", async () => {
    await openMaze(8, 5, { ...cells, seed: "Ariadne" });
    const before = photograph(sheet(), "A1:BD20");
    const walls = filled(GRID, WALL);
    await solve({ ...search, arrows: true, showVisited: true }, conversation());
    expect(filled(GRID, PATH)).toBeGreaterThan(10);
    expect(filled(GRID, WALL)).toBe(walls);
    await clearSolution(conversation());
    expect(photograph(sheet(), "A1:BD20")).toEqual(before);
    await colourDistances(undefined, conversation());
    expect(filled(GRID, WALL)).toBe(walls);
    await clearSolution(conversation());
    expect(photograph(sheet(), "A1:BD20")).toEqual(before);
  });

  it("gives back what it covered", async () => {
    await openSized(8, 5);
    put(sheet(), "D4", "covered");
    await person((front) => {
      front.getRange("C3:E5").format.fill.color = "#FF0000";
      front.getRange("F6:H8").format.borders.getItem("EdgeTop").style = "Double";
      front.getRange("D:D").format.columnWidth = 99;
    });
    const before = photograph(sheet(), "A1:BD20");
    await generate(cells, conversation());
    await clearMaze(conversation());
    expect(photograph(sheet(), "A1:BD20")).toEqual(before);
  });

  it.each(["hiddenSheet", "grid"] as const)("is watched, with its set numbers in: %s", async (setNumbers) => {
    await openMaze(8, 5, { ...cells, seed: "Ariadne", pace: "step", setNumbers, tint: true });
    const player = await playerOf(
      await generate({ ...cells, seed: "Ariadne", pace: "step", setNumbers, tint: true }, conversation()),
    );
    expect(mazeOfFills(GRID).countPassages()).toBe(0);
    await goTo(player, 20, conversation());
    const { play } = player;
    expect(mazeOfFills(GRID).countPassages()).toBeGreaterThan(5);
    await goTo(player, play.length, conversation());
    expect(mazeOfFills(GRID).standing).toEqual(made(undefined, "Ariadne").standing);
    expect(contentsOf(sheet(), GRID)).toEqual(["S", "E"]);
    await goTo(player, 0, conversation());
    expect(mazeOfFills(GRID).countPassages()).toBe(0);
  });

  it("is brought back after another one, and the other after it", async () => {
    await openMaze(8, 5, { ...cells, seed: "Ariadne" });
    const before = photograph(sheet(), "A1:BD20");
    await generate({ ...choice, seed: "lines" }, conversation());
    expect(gridIn(book.workbook)).toBe("B2:I6");
    await bringBackMaze(choice.layout, conversation());
    expect(photograph(sheet(), "A1:BD20")).toEqual(before);
    await bringBackMaze(layout, conversation());
    expect(gridIn(book.workbook)).toBe("B2:I6");
    expect(sheet().style(1, 1).fill.color).not.toBe(WALL);
  });

  it("of a text shows the path of that text, and one too large for a sheet is refused", async () => {
    await openMaze(8, 5, { seed: "Ariadne" });
    await solve(search, conversation());
    const { text } = await showText("box-drawing", conversation());
    openWorkbook();
    await openText(text, layout, conversation());
    expect(mazeOfFills(GRID).standing).toEqual(made(undefined, "Ariadne").standing);
    const path = filled(GRID, PATH);
    await clearSolution(conversation());
    await solve(search, conversation());
    // The gaps in the frame are none of the way.
    expect(filled(GRID, PATH)).toBe(path);
    await openSized(800, 800);
    expect((await refusalOf(generate(cells, conversation())))[0]).toMatchObject({ id: "more-than-is-drawn" });
  });

  it("is the picture of the same maze of lines, with gaps at its ends", async () => {
    const walls = async () => {
      const { picture } = await drawPicture(conversation());
      return /<path d="([^"]*)" fill="none" stroke="#000000"/.exec(picture!.text)![1];
    };
    await openMaze(8, 5, { seed: "Ariadne" });
    const lines = await walls();
    await openMaze(8, 5, { ...cells, seed: "Ariadne" });
    expect(await walls()).toBe(lines);
  });

  it("of a shape has walls where cells are out of it", async () => {
    openWorkbook();
    const outline = { kind: "picture", id: "heart" } as const;
    await generate({ ...cells, outline, size: { columns: 15, rows: 15 } }, conversation());
    const [told] = await said(check(conversation()));
    expect(told).toMatchObject({ id: "maze-is-perfect" });
  });

  it("is closed once it is only a grid", async () => {
    await openSized(8, 5);
    await formatGrid(layout, "grid", conversation());
    expect(mazeOfFills(GRID).countPassages()).toBe(0);
    expect(contentsOf(sheet(), GRID)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    await clearMaze(conversation());
    expect(contentsOf(sheet(), GRID)).toEqual([]);
  });

  /** Cells that are open in the frame. */
  const gaps = () => {
    const { row, column, rows, columns } = area(GRID);
    const isRim = (r: number, c: number) => r === 0 || c === 0 || r === rows - 1 || c === columns - 1;
    const places = Array.from({ length: rows * columns }, (_, i) => [Math.floor(i / columns), i % columns] as const);
    const open = places.filter(([r, c]) => isRim(r, c) && sheet().style(row + r, column + c).fill.color !== WALL);
    return open.map(([r, c]) => addressOf({ row: row + r, column: column + c, rows: 1, columns: 1 }));
  };

  it("gets other ends, and the gaps in its frame go with them", async () => {
    await openMaze(8, 5, { ...cells, seed: "Ariadne" });
    expect(gaps()).toEqual(["C2", "Q12"]);
    await setEntrance(conversation(), "G3");
    expect(gaps()).toEqual(["G2", "Q12"]);
    await addExit(conversation(), "C7");
    expect(gaps()).toEqual(["G2", "B7", "Q12"]);
    await removeEnd(conversation(), "Q11");
    expect(gaps()).toEqual(["G2", "B7"]);
    expect(contentsOf(sheet(), GRID)).toEqual(["S", "E"]);
    await setEntrance(conversation(), "G7");
    expect(gaps()).toEqual(["B7"]);
    expect(mazeOfFills(GRID).standing).toEqual(made(undefined, "Ariadne").standing);
    await solve(search, conversation());
    expect(filled(GRID, PATH)).toBeGreaterThan(3);
    const [told] = await refusalOf(setEntrance(conversation(), "D4"));
    expect(told).toMatchObject({ id: "cell-outside-maze" });
  });
});
