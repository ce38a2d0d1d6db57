import { addSelfMarking } from "../../../../src/actions/solve/addSelfMarking";
import { check } from "../../../../src/actions/solve/check";
import { clearSolution } from "../../../../src/actions/solve/clearSolution";
import { mendMaze } from "../../../../src/actions/solve/mendMaze";
import { solve } from "../../../../src/actions/solve/solve";
import { writeReadableMaze } from "../../../../src/actions/solve/writeReadableMaze";
import { writeWalls } from "../../../../src/actions/solve/writeWalls";
import { addExit } from "../../../../src/actions/edit/ends";
import { insertRow } from "../../../../src/actions/edit/rowsAndColumns";
import { makeWall } from "../../../../src/actions/edit/walls";
import { colourDistances } from "../../../../src/actions/laboratory/colourDistances";
import { raceSolvers } from "../../../../src/actions/laboratory/raceSolvers";
import { bringBackMaze } from "../../../../src/actions/make/bringBackMaze";
import { clearMaze } from "../../../../src/actions/make/clearMaze";
import { formatGrid } from "../../../../src/actions/make/formatGrid";
import { generate } from "../../../../src/actions/make/generate";
import { shareCode } from "../../../../src/actions/make/shareCode";
import { showText } from "../../../../src/actions/make/showText";
import { answerPage } from "../../../../src/actions/print/answerPage";
import { preparePage } from "../../../../src/actions/print/preparePage";
import type { Message } from "../../../../src/message";
import { choice, conversation, type Conversation } from "../../conversation";
import { book, openMaze, select, sheet } from "../../openMaze";
import { expectNoTrace } from "./noTrace";
import { PagePlayer } from "./pagePlayer";
import { keysOf, shortestOf } from "./path";

/** What becomes of a trail: it "stays" and is walked on; it "goes" with its names; or it "ends": it stays, and nobody walks on. */
type Fate = "stays" | "goes" | "ends";

const search = {
  solver: "breadth-first",
  seed: "",
  route: { kind: "ends" },
  showVisited: false,
  arrows: false,
} as const;
const solved = (talk: Conversation) => solve({ ...search, pace: "instant" }, talk);

const actions: Readonly<
  Record<string, readonly [Fate, (talk: Conversation) => Promise<{ sentence: Message | undefined }>]>
> = {
  Solve: ["goes", solved],
  Race: ["goes", (talk) => raceSolvers({ solvers: ["breadth-first", "right-hand"], seed: "a", pace: "instant" }, talk)],
  "Clear solution": ["goes", clearSolution],
  "Colour distances": ["goes", (talk) => colourDistances(undefined, talk)],
  Generate: ["goes", (talk) => generate({ ...choice, seed: "another" }, talk)],
  "Previous maze": ["goes", (talk) => bringBackMaze(choice.layout, talk)],
  "Format grid": ["goes", (talk) => formatGrid(choice.layout, "none", talk)],
  "Clear maze": ["goes", clearMaze],
  "Add exit": ["goes", (talk) => (select("B4"), addExit(talk))],
  "Insert row": ["goes", (talk) => (select("C4"), insertRow(talk))],
  "Make wall": ["ends", (talk) => (select("D3:E5"), makeWall("", talk))],
  "Mend, a perfect maze": ["stays", (talk) => mendMaze("a", talk)],
  Check: ["stays", check],
  "Show as text, which Save as file saves": ["stays", (talk) => showText("ascii", talk)],
  "Share code": ["stays", shareCode],
  "Prepare page": ["stays", preparePage],
  "Answer page": ["stays", (talk) => answerPage(choice.layout, talk)],
  "Write readable maze": ["stays", writeReadableMaze],
  "Write walls": ["stays", writeWalls],
  "Self-marking": ["stays", addSelfMarking],
};

const trailIn = (name: string) => {
  const own = book.workbook.sheet(name)!;
  return own.stylesIn({ row: 0, column: 0, rows: 12, columns: 12 }).some(({ fill }) => fill.color === "#F0E442");
};
const isRemembered = () => book.workbook.names.some(({ name }) => name.startsWith("MazeSolved_trail_"));

test.each(Object.keys(actions))("%s on a maze in which somebody walks", async (name) => {
  const [fate, act] = actions[name]!;
  const said = await expectNoTrace(async ({ walk, isWalked, one, keys }) => {
    await one.does((talk) => generate({ ...choice, seed: "earlier" }, talk));
    await one.does((talk) => generate({ ...choice, seed: "Ariadne" }, talk));
    await walk(async () => {
      await one.start();
      await one.press(keys.slice(0, 6));
      expect([trailIn("Sheet1"), isRemembered()]).toEqual([true, true]);
    });
    one.said = [];
    await one.does(act);
    const others = book.workbook.sheets.filter((each) => each.name !== "Sheet1").map((each) => each.name);
    // What Solve and a race fill has the trail's colour, too.
    const isSolved = name === "Solve" || name === "Race";
    expect(others.map(trailIn)).toEqual(others.map(() => false));
    if (isWalked) expect([trailIn("Sheet1") && !isSolved, isRemembered()]).toEqual([fate !== "goes", fate !== "goes"]);
    book.workbook.activate(sheet("Sheet1"));
    await walk(() => one.press(keys.slice(6, 8)));
  });
  expect(said.includes("play-gone")).toBe(fate !== "stays");
});

test("the text of a maze in which somebody walked is the text of the maze; of one that is solved it has the path", async () => {
  await openMaze(8, 5, { seed: "Ariadne" });
  const { text: plain } = await showText("ascii", conversation());
  const path = shortestOf(sheet(), "B2:I6");
  const one = PagePlayer.inPage();
  await one.start(true);
  await one.press(keysOf(path, 8).slice(0, 6));
  const { text: walked } = await showText("ascii", conversation());
  await solved(conversation());
  const { text: ofSolved } = await showText("ascii", conversation());
  expect(walked).toBe(plain);
  expect([plain.includes("x"), ofSolved.match(/x/g)?.length]).toEqual([false, 2 * path.length - 3]);
});
