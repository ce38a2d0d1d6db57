import { clearMaze, generate, bringBackMaze, formatGrid, shareCode, showText } from "../../../../src/actions/make";
import { colourDistances, raceSolvers } from "../../../../src/actions/laboratory";
import { solve, addSelfMarking, check, clearSolution, mendMaze } from "../../../../src/actions/solve";
import { writeReadableMaze, writeWalls } from "../../../../src/actions/solve";
import { openXlsx, saveXlsx } from "../../../host/files";
import { choice, type Conversation, conversation, book, openWorkbook, person, openMaze, select } from "../../stage";
import { cellsOf, filledIn, photograph, sheet, insertRow } from "../../stage";
import { PagePlayer } from "./pagePlayer";
import { backAlong, keysOf, shortestOf } from "./path";
import { everyMark } from "../../../acts/standing";
import { addExit, makeWall } from "../../../../src/actions/edit";
import { answerPage, preparePage } from "../../../../src/actions/print";
import type { Message } from "../../../../src/message";

/** What people and other pages do while somebody walks. */

/** A maze in which one plays who has the pane, and another one in a page of their own; without walking, they do nothing. */
async function begin(isWalked: boolean) {
  await openMaze(8, 5, { seed: "Ariadne" });
  await person((front) => void (front.getRange("D3:F4").format.fill.color = "#FFC000"));
  const path = shortestOf(sheet(), "B2:I6");
  /** A cell on the way, counted in steps from the entrance. */
  const cellAt = (step: number) => cellsOf("B2:I6")[path[step]!]!;
  const keys = keysOf(path, 8);
  const [one, other] = [PagePlayer.inPage(), PagePlayer.inPage(true)];
  /** What people do who walk. */
  const walk = async (work: () => Promise<unknown>) => void (isWalked && (await work()));
  return {
    isWalked,
    /** Arrow keys of the shortest path of the maze. */
    keys,
    one,
    other,
    walk,
    /** One of them switches Play on, and walks so many steps of that path. */
    starts: (steps: number, marksDeadEnds = false) =>
      walk(async () => {
        await one.start(marksDeadEnds);
        await one.press(keys.slice(0, steps));
      }),
    presses: (pressed: string) => walk(() => one.press(pressed)),
    /** Somebody fills a cell on the way, or types into it. */
    fills: (step: number) => {
      const [row, column] = cellAt(step);
      book.excel.person.fill(sheet(), [{ row, column, rows: 1, columns: 1 }], "#C00000");
    },
    types: (step: number, text: string) => book.excel.person.type(sheet(), ...cellAt(step), text),
  };
}

type History = (play: Awaited<ReturnType<typeof begin>>) => Promise<unknown>;

async function played(history: History, isWalked: boolean) {
  const play = await begin(isWalked);
  await history(play);
  for (const each of book.workbook.sheets) {
    book.workbook.activate(each);
    await play.one.does(clearSolution);
  }
  const sheets = book.workbook.sheets.map((each) => [each.name, photograph(each, "A1:M14")]);
  // The stamps in names differ each time.
  const names = book.workbook.names.map(({ name, scope }) => `${scope?.name} ${name.replace(/_.*$/, "")}`).sort();
  return { unmarked: { sheets, names }, said: [...play.other.said, ...play.one.said] };
}

/**
 * Plays a history twice: once with people walking, once without anybody walking. After "Clear solution" both workbooks are the same in
 * everything that a person sees, and in the hidden names: nothing of a walk stays, and nothing of a person's own is gone. Gives what was
 * said to those who walk.
 */
async function expectNoTrace(history: History): Promise<string[]> {
  const plain = await played(history, false);
  const walked = await played(history, true);
  expect(walked.unmarked).toEqual(plain.unmarked);
  return walked.said;
}

test("of two who walk in one maze, each in a page of their own, the one who begins later has the trail", async () => {
  const said = await expectNoTrace(async ({ walk, one, other, keys }) =>
    walk(async () => {
      await one.start();
      await one.press(keys.slice(0, 4));
      await other.start(true);
      await other.press(keys.slice(0, 6));
      await one.press("LURD");
      await other.press("LURDLURD");
      await one.start();
      await one.press(keys.slice(0, 5));
    }),
  );
  expect(said.filter((id) => id === "play-gone")).toHaveLength(1);
  expect(said.at(-1)).toBe("marks-cleared");
});

test("a copy of the sheet, made while somebody walks, has a trail of its own to clear, and the walk goes on", async () => {
  const said = await expectNoTrace(async ({ keys, starts, presses }) => {
    await starts(4, true);
    const original = sheet();
    await person((front) => front.copy("End"));
    book.workbook.activate(original);
    await presses(keys.slice(4, 7));
  });
  expect(said.filter((id) => id === "marks-cleared")).toHaveLength(2);
  expect(said).not.toContain("play-gone");
});

test.each([
  ["a row above the maze is inserted", "1:1", "Down"],
  ["a row inside the maze is inserted", "4:4", "Down"],
  ["the row below the entrance is inserted", "3:3", "Down"],
  ["a column before the maze is inserted", "A:A", "Right"],
  ["a column inside the maze is inserted", "C:C", "Right"],
  ["a row of the maze is deleted", "4:4", "Up"],
  ["a column of the maze is deleted", "D:D", "Left"],
  ["the entrance's row is deleted", "2:2", "Up"],
] as const)("%s while somebody walks", async (_, lines, way) => {
  for (const steps of [2, 5, 9]) {
    const said = await expectNoTrace(async ({ starts, presses, fills }) => {
      await starts(steps, true);
      fills(1);
      await person(
        (front) =>
          void (way === "Up" || way === "Left" ? front.getRange(lines).delete(way) : front.getRange(lines).insert(way)),
      );
      await presses("RDLU");
    });
    expect(said).toContain("play-gone");
  }
});

test("the file is closed with a trail on it and opened again; Play begins anew, and Clear solution takes it away", async () => {
  const said = await expectNoTrace(async ({ walk, other, keys, starts }) => {
    await starts(5);
    await walk(async () => {
      await other.start();
      await other.press(keys.slice(0, 3));
    });
    openWorkbook({ workbook: await openXlsx(await saveXlsx(book.workbook)) });
    await walk(async () => {
      const again = PagePlayer.inPage();
      await again.start();
      await again.press(keys.slice(0, 2));
      expect(again.said).toContain("play-begins");
    });
  });
  expect(said.at(-1)).toBe("marks-cleared");
});

test("the sheet is renamed, hidden and shown, and deleted while somebody walks", async () => {
  const said = await expectNoTrace(async ({ keys, starts, presses }) => {
    await starts(2);
    const own = sheet();
    book.excel.person.rename(own, "It’s mine");
    await presses(keys.slice(2, 4));
    const other = book.excel.person.addSheet("Other");
    book.excel.person.hide(own);
    book.excel.person.unhide(own);
    book.excel.person.activate(own);
    await presses(keys.slice(4, 6));
    await person((front) => front.copy("End"));
    book.workbook.activate(own);
    book.excel.person.delete(own);
    book.workbook.activate(other);
    await presses(keys.slice(6, 8));
  });
  expect(said.filter((id) => id === "play-gone" || id === "marks-cleared")).toEqual(["play-gone", "marks-cleared"]);
});

test("what somebody types ahead, behind and under the walker stays theirs, and so does a fill that the walk has left behind", async () => {
  await expectNoTrace(async ({ keys, starts, presses, fills, types }) => {
    await starts(4, true);
    fills(2);
    for (const step of [1, 4, 6]) types(step, `own ${step}`);
    await presses(keys.slice(4, 8));
    await presses(backAlong(keys.slice(3, 8)));
  });
});

/** What becomes of a trail: it "stays" and is walked on; it "goes" with its names; or it "ends": it stays, and nobody walks on. */
type Fate = "stays" | "goes" | "ends";

const actions: Readonly<
  Record<string, readonly [Fate, (talk: Conversation) => Promise<{ sentence: Message | undefined }>]>
> = {
  Solve: ["goes", (talk) => solve(everyMark, talk)],
  Race: ["goes", (talk) => raceSolvers({ solvers: ["breadth-first", "right-hand"], seed: "a", pace: "instant" }, talk)],
  "Clear solution": ["goes", clearSolution],
  "Colour distances": ["goes", (talk) => colourDistances(undefined, talk)],
  "Colour distances, and take them away": [
    "goes",
    async (talk) => (await colourDistances(undefined, talk), clearSolution(talk)),
  ],
  Generate: ["goes", (talk) => generate({ ...choice, seed: "another" }, talk)],
  "Previous maze": ["goes", (talk) => bringBackMaze(choice.layout, talk)],
  "Format grid": ["goes", (talk) => formatGrid(choice.layout, "none", talk)],
  "Clear maze": ["goes", clearMaze],
  "Add exit": ["goes", (talk) => (select("B4"), addExit(talk))],
  "Insert row": ["goes", (talk) => (select("C4"), insertRow(talk))],
  "Make wall": ["ends", (talk) => (select("D3:E5"), makeWall("", talk))],
  "Repair, a perfect maze": ["stays", (talk) => mendMaze("a", talk)],
  Check: ["stays", check],
  "Show as text, which Save as file saves": ["stays", (talk) => showText("ascii", talk)],
  "Share code": ["stays", shareCode],
  "Prepare page, and the trail is printed too": ["stays", (talk) => preparePage({ ...talk, ask: async () => false })],
  "Prepare page, and the trail is cleared first": ["goes", preparePage],
  "Answer page": ["stays", (talk) => answerPage(choice.layout, talk)],
  "Write readable maze": ["stays", writeReadableMaze],
  "Write walls": ["stays", writeWalls],
  "Self-marking": ["stays", addSelfMarking],
};

const trailIn = (name: string) => filledIn(sheet(name), "A1:L12", "#F0E442").length > 0;
const hasFact = () => book.workbook.names.some(({ name }) => name.startsWith("MazeSolved_trail_"));

const pressed = Object.entries(actions).flatMap(([name, [fate, act]]) =>
  [true, false].map((isByWalker) => ({ name, fate, act, isByWalker })),
);

test.each(pressed)("$name on a maze in which somebody walks, by who walks: $isByWalker", async (each) => {
  const { name, fate, act, isByWalker } = each;
  const said = await expectNoTrace(async ({ walk, isWalked, one, other, keys, presses }) => {
    await one.does((talk) => generate({ ...choice, seed: "earlier" }, talk));
    await one.does((talk) => generate({ ...choice, seed: "Ariadne" }, talk));
    await walk(async () => {
      await one.start();
      await one.press(keys.slice(0, 6));
      expect([trailIn("Sheet1"), hasFact()]).toEqual([true, true]);
    });
    one.said = [];
    await (isByWalker ? one : other).does(act);
    const others = book.workbook.sheets.filter((each) => each.name !== "Sheet1").map((each) => each.name);
    // What Solve and a race fill has the trail's colour, too.
    const isSolved = name === "Solve" || name === "Race";
    expect(others.map(trailIn)).toEqual(others.map(() => false));
    if (isWalked) expect([trailIn("Sheet1") && !isSolved, hasFact()]).toEqual([fate !== "goes", fate !== "goes"]);
    book.workbook.activate(sheet("Sheet1"));
    await presses(keys.slice(6, 8));
  });
  expect(said.filter((id) => id === "play-gone")).toHaveLength(fate === "stays" ? 0 : 1);
});

test("the text of a maze in which somebody walked is the text of the maze", async () => {
  await openMaze(8, 5, { seed: "Ariadne" });
  const { text } = await showText("ascii", conversation());
  const one = PagePlayer.inPage();
  await one.start(true);
  await one.press(keysOf(shortestOf(sheet(), "B2:I6"), 8).slice(0, 6));
  expect((await showText("ascii", conversation())).text).toBe(text);
});
