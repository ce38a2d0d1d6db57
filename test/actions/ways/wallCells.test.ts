import { UNVARIED, generatorById } from "../../../src/maze/generators";
import { deadEndLengths } from "../../../src/maze/measures";
import { Maze, Random } from "../../../src/maze/model";
import { addExit, makePassage, makeWall, removeEnd, setEntrance } from "../../../src/actions/edit";
import { statisticsOfMaze } from "../../../src/actions/laboratory";
import { bringBackMaze, clearMaze, formatGrid, generate, openText, showText } from "../../../src/actions/make";
import { answerPage, drawPicture } from "../../../src/actions/print";
import { goTo } from "../../../src/actions/watch/player";
import { check, clearSolution, solve } from "../../../src/actions/solve";
import { addressOf } from "../../../src/worksheet/addresses";
import { toFront } from "../../acts/act";
import { search } from "../../acts/choices";
import { letters, ofCells, poster } from "../../acts/steps";
import { book, choice, conversation, openMaze, openSized, openWorkbook, refusalOf, said, sheet } from "../stage";
import { cellsOf, contentsOf, filledIn, gridIn, mazeIn, photograph, tableOn, mazeOfFills } from "../stage";

/** Mazes whose walls are cells; the registry of acts (test/acts) has what else is done with one. */

const cells = { ...choice, ...ofCells(25), seed: "Ariadne" };
const { layout } = cells;
const WALL = "#1F3864";
const PATH = "#F0E442";
const GRID = "B2:R12";
const SIZE = { rows: 5, columns: 8 };

const ARIADNE = generatorById(choice.generator).makeMaze(SIZE, new Random("Ariadne"), UNVARIED);

/** How many cells of the grid have this fill. */
const filled = (color: string) => filledIn(sheet(), GRID, color).length;

/** Cells that are open in the frame. */
function gaps(): string {
  const isRim = (row: number, column: number) => row === 1 || column === 1 || row === 11 || column === 17;
  const open = cellsOf(GRID).filter((cell) => isRim(...cell) && sheet().style(...cell).fill.color !== WALL);
  return open.map(([row, column]) => addressOf({ row, column, rows: 1, columns: 1 })).join(" ");
}

describe("a maze whose walls are cells", () => {
  beforeEach(() => openMaze(8, 5, cells));

  it("is the maze of its seed, with two gaps in the frame", () => {
    expect(gridIn(book.workbook)).toBe(GRID);
    expect(mazeOfFills(GRID).standing).toEqual(ARIADNE.standing);
    expect([gaps(), contentsOf(sheet(), GRID)]).toEqual(["C2 Q12", ["S", "E"]]);
  });

  it("is measured as the maze of its walls", async () => {
    await statisticsOfMaze(conversation());
    const ends = deadEndLengths(ARIADNE).reduce((sum, count) => sum + count, 0);
    expect(tableOn(sheet("Statistics"))).toContainEqual(expect.arrayContaining(["Dead ends", ends / 40]));
  });

  it("is changed wall by wall, by counted cells", async () => {
    const wall = ARIADNE.standing.findIndex((bits, cell) => (bits & 1) !== 0 && cell < 7);
    await makePassage(`0 ${wall}, 0 ${wall + 1}`, conversation());
    expect(mazeOfFills(GRID).isOpen(2 * wall)).toBe(true);
    await makeWall(`0 ${wall}, 0 ${wall + 1}`, conversation());
    expect(mazeOfFills(GRID).standing).toEqual(ARIADNE.standing);
  });

  it.each(["hiddenSheet", "grid"] as const)("is watched, with its set numbers in: %s", async (setNumbers) => {
    const { player } = await generate({ ...cells, pace: "step", setNumbers, tint: true }, conversation());
    const closed = Maze.walled(SIZE).standing;
    for (const [position, standing] of [
      [player.play.length, ARIADNE.standing],
      [0, closed],
    ] as const) {
      await goTo(player, position, conversation());
      expect(mazeOfFills(GRID).standing).toEqual(standing);
      if (position > 0) expect(contentsOf(sheet(), GRID)).toEqual(["S", "E"]);
    }
  });

  it("is brought back after another one, and the other after it", async () => {
    const before = photograph(sheet(), "A1:BD20");
    await generate({ ...choice, seed: "lines" }, conversation());
    expect(gridIn(book.workbook)).toBe("B2:I6");
    await bringBackMaze(choice.layout, conversation());
    expect(photograph(sheet(), "A1:BD20")).toEqual(before);
    await bringBackMaze(layout, conversation());
    expect([gridIn(book.workbook), filled(WALL)]).toEqual(["B2:I6", 0]);
  });

  it("of a text shows the path of that text, whose gaps in the frame are none of the way", async () => {
    await openMaze(8, 5, { seed: "Ariadne" });
    await solve(search, conversation());
    const { text } = await showText("box-drawing", conversation());
    openWorkbook();
    await openText(text, layout, conversation());
    expect(mazeOfFills(GRID).standing).toEqual(ARIADNE.standing);
    const path = filled(PATH);
    await clearSolution(conversation());
    await solve(search, conversation());
    expect([filled(PATH), path > 10]).toEqual([path, true]);
  });

  it("is refused if its walls make it too large for a sheet", async () => {
    await openSized(800, 800);
    expect((await refusalOf(generate(cells, conversation())))[0]).toMatchObject({ id: "more-than-is-drawn" });
  });

  it("is the picture of the same maze of lines, with gaps at its ends and walls as thick", async () => {
    const pictured = async () => (await drawPicture(conversation())).picture.text;
    const walls = (text: string) => /<path d="([^"]*)" fill="none" stroke="#000000"/.exec(text)![1];
    const ofCells = await pictured();
    await openMaze(8, 5, { seed: "Ariadne" });
    expect(walls(ofCells)).toBe(walls(await pictured()));
    expect(ofCells).toContain('stroke-width="0.2"');
  });

  it("of a shape has walls where cells are out of it", async () => {
    openWorkbook();
    const shape = { kind: "picture", id: "heart" } as const;
    await generate({ ...cells, shape, size: { columns: 15, rows: 15 } }, conversation());
    expect((await said(check(conversation())))[0]).toMatchObject({ id: "maze-is-perfect" });
  });

  it("is closed once it is only a grid, with a number in each cell", async () => {
    await openSized(8, 5);
    await formatGrid(layout, "grid", conversation());
    expect(mazeOfFills(GRID).countPassages()).toBe(0);
    expect(contentsOf(sheet(), GRID)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    await clearMaze(conversation());
    expect(contentsOf(sheet(), GRID)).toEqual([]);
  });

  it("gets and loses ends, and the gaps in its frame with them", async () => {
    await addExit(conversation(), "C7");
    expect(gaps()).toBe("C2 B7 Q12");
    await removeEnd(conversation(), "Q11");
    await setEntrance(conversation(), "G7");
    expect([gaps(), contentsOf(sheet(), GRID)]).toEqual(["B7", ["E", "S"]]);
    expect(mazeOfFills(GRID).standing).toEqual(ARIADNE.standing);
  });

  it("has its items on the answer page and on the poster", async () => {
    await letters("SUN", "once")(conversation());
    const held = contentsOf(sheet(), GRID);
    expect(new Set(held)).toEqual(new Set("SUNE"));
    await answerPage(choice.layout, conversation());
    expect(contentsOf(sheet("Sheet1 answer"), GRID)).toEqual(held);
    toFront();
    await poster(2, 1)(conversation());
    expect(mazeIn(sheet(), "B2:I6", [0, 39]).standing).toEqual(ARIADNE.standing);
    expect(contentsOf(sheet(), "B2:I6").filter((text) => /^[SUNE]$/.test(String(text)))).toEqual(held);
  });
});
