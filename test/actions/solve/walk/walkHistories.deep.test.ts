import { clearMaze } from "../../../../src/actions/make/clearMaze";
import { generate } from "../../../../src/actions/make/generate";
import { colourDistances, takeColoursAway } from "../../../../src/actions/laboratory/colourDistances";
import { solve } from "../../../../src/actions/solve/solve";
import { clearTrail } from "../../../../src/actions/solve/clearSolution";
import { openXlsx, saveXlsx } from "../../../host/files";
import { choice, type Conversation } from "../../conversation";
import { book, openWorkbook, person, sheet } from "../../openMaze";
import { cellAt, expectNoTrace, fillCell } from "./noTrace";
import { PagePlayer } from "./pagePlayer";

/** What people and other pages do while somebody walks; see noTrace.ts for what is compared. */

const search = { solver: "breadth-first", seed: "", route: { kind: "ends" }, showVisited: true, arrows: true } as const;
const solved = (talk: Conversation) => solve({ ...search, pace: "instant" }, talk);
const anew = (talk: Conversation) => generate({ ...choice, seed: "another" }, talk);

describe("two people walk in one maze, each in a page of their own", () => {
  test("who begins later has the trail: the other one's walk ends with a sentence, and paints nothing", async () => {
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
    expect(said).toContain("play-gone");
    expect(said.at(-1)).toBe("trail-cleared");
  });

  test.each([
    ["makes another maze", anew],
    ["clears the maze", clearMaze],
    ["solves the maze", solved],
    [
      "colours distances and takes them away",
      async (talk: Conversation) => (await colourDistances(undefined, talk), takeColoursAway(talk)),
    ],
    ["clears the trails", clearTrail],
  ] as const)("the other one %s: the walk ends with a sentence, and paints nothing", async (_, act) => {
    const said = await expectNoTrace(async ({ walk, one, other, keys }) => {
      await walk(async () => {
        await one.start();
        await one.press(keys.slice(0, 4));
      });
      await person((front) => {
        front.getRange("K9").values = [["mine"]];
      });
      await other.does(act);
      await walk(() => one.press(`${keys.slice(4, 6)}LURD`));
    });
    expect(said).toContain("play-gone");
  });
});

test("a copy of the sheet, made while somebody walks, has a trail of its own to clear, and the walk goes on", async () => {
  const said = await expectNoTrace(async ({ walk, one, keys }) => {
    await walk(async () => {
      await one.start(true);
      await one.press(keys.slice(0, 4));
    });
    const original = sheet();
    await person((front) => front.copy("End"));
    book.workbook.activate(original);
    await walk(() => one.press(keys.slice(4, 7)));
  });
  expect(said.filter((id) => id === "trail-cleared")).toHaveLength(2);
  expect(said).not.toContain("play-gone");
});

test.each([
  ["a row above the maze is inserted", (front: Excel.Worksheet) => front.getRange("1:1").insert("Down")],
  ["a row inside the maze is inserted", (front: Excel.Worksheet) => front.getRange("4:4").insert("Down")],
  ["the row below the entrance is inserted", (front: Excel.Worksheet) => front.getRange("3:3").insert("Down")],
  ["a column before the maze is inserted", (front: Excel.Worksheet) => front.getRange("A:A").insert("Right")],
  ["a column inside the maze is inserted", (front: Excel.Worksheet) => front.getRange("C:C").insert("Right")],
  ["a row of the maze is deleted", (front: Excel.Worksheet) => front.getRange("4:4").delete("Up")],
  ["a column of the maze is deleted", (front: Excel.Worksheet) => front.getRange("D:D").delete("Left")],
  ["the entrance's row is deleted", (front: Excel.Worksheet) => front.getRange("2:2").delete("Up")],
] as const)("%s while somebody walks", async (_, shift) => {
  for (const steps of [2, 5, 9]) {
    const said = await expectNoTrace(async ({ walk, one, keys }) => {
      await walk(async () => {
        await one.start(true);
        await one.press(keys.slice(0, steps));
      });
      fillCell(1, "#C00000");
      await person((front) => void shift(front));
      await walk(() => one.press("RDLU"));
    });
    expect(said).toContain("play-gone");
  }
});

test("the file is closed with a trail on it and opened again; Play begins anew, and Clear trail takes it away", async () => {
  const said = await expectNoTrace(async ({ walk, one, other, keys }) => {
    await walk(async () => {
      await one.start();
      await one.press(keys.slice(0, 5));
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
  expect(said.at(-1)).toBe("trail-cleared");
});

test("the sheet is renamed, hidden and shown, and deleted while somebody walks", async () => {
  const said = await expectNoTrace(async ({ walk, one, keys }) => {
    await walk(async () => {
      await one.start();
      await one.press(keys.slice(0, 2));
    });
    const own = sheet();
    book.excel.person.rename(own, "It’s mine");
    await walk(() => one.press(keys.slice(2, 4)));
    const other = book.excel.person.addSheet("Other");
    book.excel.person.hide(own);
    book.excel.person.unhide(own);
    book.excel.person.activate(own);
    await walk(() => one.press(keys.slice(4, 6)));
    await person((front) => front.copy("End"));
    book.workbook.activate(own);
    book.excel.person.delete(own);
    book.workbook.activate(other);
    await walk(() => one.press(keys.slice(6, 8)));
  });
  expect(said.filter((id) => id === "play-gone" || id === "trail-cleared")).toEqual(["play-gone", "trail-cleared"]);
});

test("what somebody paints and types on the way, ahead, behind and under the walker, stays theirs", async () => {
  await expectNoTrace(async ({ walk, one, keys }) => {
    await walk(async () => {
      await one.start(true);
      await one.press(keys.slice(0, 4));
    });
    fillCell(2, "#C00000"); // behind
    fillCell(4, "#00B050"); // under the walker
    fillCell(6, "#7030A0"); // ahead
    for (const step of [1, 3, 5]) {
      const { row, column } = cellAt(step);
      book.excel.person.type(sheet(), row, column, `own ${step}`);
    }
    await walk(() => one.press(keys.slice(4, 8)));
    fillCell(7, "#002060");
    const back = [...keys.slice(0, 8)].reverse().map((key) => ({ R: "L", D: "U", L: "R", U: "D" })[key]!);
    await walk(() => one.press(back.join("")));
  });
});
