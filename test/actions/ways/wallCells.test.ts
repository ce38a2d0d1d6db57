import { generators } from "../../../src/maze/generators/generators";
import { deadEndLengths } from "../../../src/maze/measures";
import { Random } from "../../../src/maze/model/random";
import { message } from "../../../src/message";
import { makePassage, makeWall, addCells, removeCells, addExit, removeEnd } from "../../../src/actions/edit";
import { setEntrance } from "../../../src/actions/edit";
import { colourDistances, statisticsOfMaze } from "../../../src/actions/laboratory";
import { bringBackMaze, clearMaze, formatGrid, generate, redrawMaze, openText } from "../../../src/actions/make";
import { showText, shareCode } from "../../../src/actions/make";
import { answerPage, askAtForks, fillWithItems, takeItemsAway, makePoster } from "../../../src/actions/print";
import { plainPage, drawPicture } from "../../../src/actions/print";
import { goTo } from "../../../src/actions/watch/player";
import { check, clearSolution, mendMaze, startWalk, solve } from "../../../src/actions/solve";
import { search } from "../../acts/choices";
import { addressOf } from "../../../src/worksheet/addresses";
import { toFront } from "../../acts/act";
import {
  area,
  cellsOf,
  contentsOf,
  filledIn,
  gridIn,
  mazeIn,
  photograph,
  tableOn,
  valuesIn,
  book,
  choice,
  conversation,
  openMaze,
  openSized,
  openWorkbook,
  refusalOf,
  said,
  select,
  sheet,
} from "../stage";
import { mazeOfFills } from "../fillsOfMaze";
import { readBack } from "../readBack";

const layout = { ...choice.layout, wallShare: 25 };
const cells = { ...choice, layout };
const WALL = "#1F3864";
const none = { loopPercent: 0, blockPermille: 0 };

const made = (id = choice.generator, seed = "", rows = 5, columns = 8) =>
  generators.find((each) => each.id === id)!.make({ rows, columns }, new Random(seed), none).maze;

const ARIADNE = made(undefined, "Ariadne");

/** How many cells of an area have this fill. */
const filled = (address: string, color: string) => filledIn(sheet(), address, color).length;

const GRID = "B2:R12";
const PATH = "#F0E442";

describe("a maze whose walls are cells", () => {
  beforeEach(() => openMaze(8, 5, { ...cells, seed: "Ariadne" }));

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
    const widths = Array.from({ length: 17 }, (_, i) => sheet().columns.size(1 + i));
    expect(new Set(widths.filter((_, i) => i % 2 === 0)).size).toBe(1);
    expect(widths[0]! / widths[1]!).toBeCloseTo(0.25, 1);
    expect(sheet().rows.size(1) / sheet().rows.size(2)).toBeCloseTo(0.25, 1);
    for (let r = 1; r < 13; r++) for (let c = 1; c < 19; c++) expect(sheet().verticalEdge(r, c).style).toBe("None");
  });

  it("is checked, measured and shared as the maze of its walls", async () => {
    expect(await said(check(conversation()))).toEqual([
      message("maze-is-perfect", { maze: GRID, sheet: "Sheet1", cells: 40, rooms: "none" }),
      message("shortest-solutions", { count: 1, entrance: "C3" }),
    ]);
    expect((await shareCode(conversation())).text.length).toBeLessThan(50);
    await statisticsOfMaze(conversation());
    const figures = tableOn(book.workbook.sheet("Statistics")!);
    const ends = deadEndLengths(ARIADNE).reduce((sum, count) => sum + count, 0);
    expect(figures.find(([measure]) => measure === "Dead ends")![1]).toBe(ends / 40);
  });

  it("shows a solution in its corridors only, which goes without a trace", async () => {
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

  it("can be walked through, and is as it was when the walk ends", async () => {
    const before = photograph(sheet(), "A1:BD20");
    const { walk } = await startWalk(false, () => undefined, conversation());
    expect(walk.drawing.area).toEqual(area(GRID));
    walk.end();
    await clearSolution(conversation());
    expect(photograph(sheet(), "A1:BD20")).toEqual(before);
  });

  it("is changed wall by wall, by selected cells or typed ones", async () => {
    const { standing } = ARIADNE;
    const wall = standing.findIndex((bits, cell) => (bits & 1) !== 0 && cell < 7);
    await makePassage(`0 ${wall}, 0 ${wall + 1}`, conversation());
    const opened = mazeOfFills(GRID);
    expect(opened.isOpen(2 * wall)).toBe(true);
    expect((await said(check(conversation())))[0]).toMatchObject({ id: "maze-is-not-perfect" });
    select(`${"CEGIKMOQ"[wall]}3:${"CEGIKMOQ"[wall + 1]}3`);
    await makeWall("", conversation());
    expect(mazeOfFills(GRID).standing).toEqual(standing);
  });

  it.each(["hiddenSheet", "grid"] as const)("is watched, with its set numbers in: %s", async (setNumbers) => {
    await openMaze(8, 5, { ...cells, seed: "Ariadne", pace: "step", setNumbers, tint: true });
    const player = (await generate({ ...cells, seed: "Ariadne", pace: "step", setNumbers, tint: true }, conversation()))
      .player;
    expect(mazeOfFills(GRID).countPassages()).toBe(0);
    await goTo(player, 20, conversation());
    const { play } = player;
    expect(mazeOfFills(GRID).countPassages()).toBeGreaterThan(5);
    await goTo(player, play.length, conversation());
    expect(mazeOfFills(GRID).standing).toEqual(ARIADNE.standing);
    expect(contentsOf(sheet(), GRID)).toEqual(["S", "E"]);
    await goTo(player, 0, conversation());
    expect(mazeOfFills(GRID).countPassages()).toBe(0);
  });

  it("is brought back after another one, and the other after it", async () => {
    const before = photograph(sheet(), "A1:BD20");
    await generate({ ...choice, seed: "lines" }, conversation());
    expect(gridIn(book.workbook)).toBe("B2:I6");
    await bringBackMaze(choice.layout, conversation());
    expect(photograph(sheet(), "A1:BD20")).toEqual(before);
    await bringBackMaze(layout, conversation());
    expect(gridIn(book.workbook)).toBe("B2:I6");
    expect(sheet().style(1, 1).fill.color).not.toBe(WALL);
  });

  it("is drawn of one with lines, and the other way round, without a change to its walls", async () => {
    await openMaze(8, 5, { seed: "Ariadne" });
    await redrawMaze(layout, conversation());
    expect(mazeOfFills(GRID).standing).toEqual(ARIADNE.standing);
    expect((await said(check(conversation())))[0]).toMatchObject({ id: "maze-is-perfect" });
  });

  it("of a text shows the path of that text, and one too large for a sheet is refused", async () => {
    await openMaze(8, 5, { seed: "Ariadne" });
    await solve(search, conversation());
    const { text } = await showText("box-drawing", conversation());
    openWorkbook();
    await openText(text, layout, conversation());
    expect(mazeOfFills(GRID).standing).toEqual(ARIADNE.standing);
    const path = filled(GRID, PATH);
    await clearSolution(conversation());
    await solve(search, conversation());
    // The gaps in the frame are none of the way.
    expect(filled(GRID, PATH)).toBe(path);
    await openSized(800, 800);
    expect((await refusalOf(generate(cells, conversation())))[0]).toMatchObject({ id: "more-than-is-drawn" });
  });

  it("is the picture of the same maze of lines, with gaps at its ends and walls as thick", async () => {
    const walls = async () => {
      const { picture } = await drawPicture(conversation());
      return /<path d="([^"]*)" fill="none" stroke="#000000"/.exec(picture.text)![1];
    };
    await openMaze(8, 5, { seed: "Ariadne" });
    const lines = await walls();
    await openMaze(8, 5, { ...cells, seed: "Ariadne" });
    expect(await walls()).toBe(lines);
    expect((await drawPicture(conversation())).picture.text).toContain('stroke-width="0.2"');
  });

  it("of a shape has walls where cells are out of it", async () => {
    openWorkbook();
    const shape = { kind: "picture", id: "heart" } as const;
    await generate({ ...cells, shape, size: { columns: 15, rows: 15 } }, conversation());
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

  it("loses cells, which become walls, and gets them back closed", async () => {
    const [removed] = await said(removeCells(conversation(), "G5:I7"));
    expect(removed).toMatchObject({ id: "cells-removed", args: { count: 4, outside: "filled" } });
    const { standing, mask } = (await readBack()).lattice!.maze;
    expect(mask && [...mask].flatMap((is, cell) => (is === 1 ? [] : [cell]))).toEqual([10, 11, 18, 19]);
    const isBeside = (cell: number, side: 0 | 1) =>
      [cell, cell + (side === 0 ? 1 : 8)].some((each) => [10, 11, 18, 19].includes(each));
    ARIADNE.standing.forEach((bits, cell) =>
      [0, 1].forEach((side) => {
        if (!isBeside(cell, side as 0 | 1)) expect((standing[cell]! >> side) & 1).toBe((bits >> side) & 1);
      }),
    );
    expect((await said(check(conversation())))[0]).toMatchObject({ args: { cells: 36 } });
    expect(await said(removeCells(conversation(), "G5"))).toEqual([message("already-so")]);
    expect((await said(addCells(conversation(), "G5:I7")))[0]).toMatchObject({ id: "cells-added", args: { count: 4 } });
    const back = mazeOfFills(GRID);
    expect([back.mask, back.standing[10]! & 3, back.standing[18]! & 3]).toEqual([undefined, 3, 3]);
    await mendMaze("a seed", conversation());
    expect(mazeOfFills(GRID).countPassages()).toBe(39);
  });

  /** Cells that are open in the frame. */
  const gaps = () => {
    const isRim = (row: number, column: number) => row === 1 || column === 1 || row === 11 || column === 17;
    const open = cellsOf(GRID).filter((cell) => isRim(...cell) && sheet().style(...cell).fill.color !== WALL);
    return open.map(([row, column]) => addressOf({ row, column, rows: 1, columns: 1 }));
  };

  it("gets other ends, and the gaps in its frame go with them", async () => {
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
    expect(mazeOfFills(GRID).standing).toEqual(ARIADNE.standing);
    await solve(search, conversation());
    expect(filled(GRID, PATH)).toBeGreaterThan(3);
  });

  it("holds items and questions in its cells, and an answer page and a poster show them", async () => {
    const letters = { source: { kind: "text", text: "SUN" }, arrangement: "once", seed: "items" } as const;
    await fillWithItems(letters, conversation());
    const held = () => contentsOf(sheet("Sheet1"), GRID);
    expect(new Set(held())).toEqual(new Set("SUNE"));
    const isRoom = (i: number) => Math.floor(i / 17) % 2 === 1 && (i % 17) % 2 === 1;
    expect(valuesIn(sheet("Sheet1"), GRID).every((value, i) => (value ?? "") === "" || isRoom(i))).toBe(true);
    await answerPage(choice.layout, conversation());
    expect(contentsOf(sheet("Sheet1 answer"), GRID)).toEqual(held());
    toFront();
    await makePoster({ across: 2, down: 1 }, choice.layout, conversation(), plainPage);
    expect(mazeIn(sheet("Sheet1 poster"), "B2:I6", [0, 39]).standing).toEqual(ARIADNE.standing);
    expect(contentsOf(sheet("Sheet1 poster"), "B2:I6").filter((text) => /^[SUNE]$/.test(String(text)))).toEqual(held());
    toFront();
    await takeItemsAway(conversation());
    expect(held()).toEqual(["S", "E"]);
    await askAtForks({ source: { kind: "addition", limit: 20 }, count: 2, seed: "" }, conversation());
    expect(held().filter((text) => /^\d\.$/.test(String(text))).length).toBeGreaterThan(0);
    expect(mazeOfFills(GRID).standing).toEqual(ARIADNE.standing);
  });
});
