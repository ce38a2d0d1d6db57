import { Stopped } from "../../../src/engine";
import { message, together } from "../../../src/message";
import type { GenerateChoice, ActionFailure, Dialogue } from "../../../src/actions/core";
import { setEntrance, makeWall, endsOfLongestPath } from "../../../src/actions/edit";
import { generate, clearMaze } from "../../../src/actions/make";
import { mendMaze, clearSolution, type SolveChoice } from "../../../src/actions/solve";
import { type Player, goTo } from "../../../src/actions/watch";
import { choice, conversation, ended, sentenceOf } from "../stage";
import { book, openSized, person, select, sheet, askedInVain } from "../stage";
import { drawLines, openMaze, openWorkbook, enclose, area, mazeIn, photograph, put, valueAt, workIn } from "../stage";
import { secondWindow } from "../secondWindow";
import { watchByClock, watching } from "./watching";
import { everyMark, solved as searchIn } from "../../acts/standing";

/** What happens to a play when its maze, or its solution, is changed between its moves, or while it moves. */

async function begin(options: Partial<GenerateChoice> = {}): Promise<Player> {
  await openSized(8, 5);
  const made = { ...choice, setNumbers: "grid" as const, ...options };
  return (await generate(made, conversation())).player;
}

const shows = (player: Player, step: number, on = "Sheet1") =>
  message("shows-step", {
    place: message("cells-on-sheet", { area: "B2:I6", sheet: on }),
    step,
    steps: player.play.length,
  });
const move = (player: Player, position: number, talk: Dialogue = conversation()) => goTo(player, position, talk);

/** Everything but stamps and what undo would not know of. */
const picture = () => book.workbook.sheets.map((each) => [each.name, photograph(each, "A1:BD30")]);

const gone = message("watched-maze-changed", { area: "B2:I6" });

describe("a player that has rested", () => {
  test("asks before it covers a value and a fill, naming their cells; no leaves them, yes paints the step", async () => {
    const player = await begin({ tint: true });
    put(sheet(), "D4", "mine");
    await person((front) => (front.getRange("E5").format.fill.color = "#FF0000"));
    const before = picture();
    const no = conversation(false);
    const outcome = await ended(move(player, 3, no));
    expect(no.questions).toEqual([
      {
        sentence: together(
          message("values-in-the-way", { where: "D4", sheet: "Sheet1", count: 1 }),
          message("fills-in-the-way", { where: "E5", sheet: "Sheet1", count: 1, what: "maze" }),
          message("overwrite-them", { count: 2 }),
        ),
        yes: message("overwrite"),
      },
    ]);
    const shown = shows(player, player.play.length);
    expect(outcome.sentence).toEqual(together(message("cancelled"), shown));
    expect(picture()).toEqual(before);

    await move(player, 3);
    await move(player, player.play.length);
    expect(valueAt(sheet(), "D4")).toBeUndefined();
    const again = await begin({ tint: true });
    const whole = picture();
    await move(again, 3);
    await move(again, again.play.length);
    expect(picture()).toEqual(whole);
  });

  test("asks about a value on the sheet of the set numbers", async () => {
    const player = await begin({ setNumbers: "hiddenSheet" });
    put(sheet("Maze sets"), "C3", "mine");
    const inTheWay = message("values-in-the-way", { where: "C3", sheet: "Maze sets", count: 1 });
    const question = together(inTheWay, message("overwrite-them", { count: 1 }));
    expect(await askedInVain((no) => move(player, 3, no))).toEqual([question]);
  });

  test("leaves values alone that it does not write over", async () => {
    const player = await begin({ setNumbers: "none" });
    put(sheet(), "D4", "mine");
    const talk = conversation();
    await move(player, 0, talk);
    await move(player, player.play.length, talk);
    expect([talk.questions, valueAt(sheet(), "D4")]).toEqual([[], "mine"]);
  });

  test.each(["a line more", "a line less"])(
    "with %s in the sheet is at its end, and nothing is painted",
    async (change) => {
      const player = await begin();
      const maze = mazeIn(sheet(), "B2:I6");
      const isMore = change === "a line more";
      const cell = [0, 1, 2, 3, 4, 5, 6].find((each) => maze.isOpen(2 * each) === isMore)!;
      await drawLines([`${"BCDEFGH"[cell]}2`, "EdgeRight", isMore ? "Continuous" : "None"]);
      const before = picture();
      expect(await sentenceOf(move(player, 3))).toMatchObject({
        id: "watched-maze-changed",
      });
      expect([player.isOver, picture()]).toEqual([true, before]);
    },
  );

  test.each([
    [
      "another maze of the same place, from another window",
      () => secondWindow().generate({ ...choice, seed: "b" }, conversation()),
    ],
    ["a wall that was put up", () => makeWall("B2 C2 B2 B3", conversation())],
    ["a maze that was cleared", () => clearMaze(conversation())],
  ])("knows %s", async (_, change) => {
    const player = await begin();
    await change();
    const before = picture();
    expect(await sentenceOf(move(player, 3))).toEqual(gone);
    expect([player.isOver, picture()]).toEqual([true, before]);
  });

  test("knows a mended maze", async () => {
    const player = await begin();
    await makeWall("B2 C2 B2 B3", conversation());
    const next = (await generate({ ...choice, seed: "next" }, conversation())).player;
    await drawLines(["B2:I6", "InsideVertical", "None"]);
    await mendMaze("a", conversation());
    expect(await sentenceOf(move(next, 3))).toEqual(gone);
    expect(await sentenceOf(move(player, 3))).toEqual(gone);
  });

  test("goes on after an edit that failed, and after the entrance was moved", async () => {
    const player = await begin();
    const { failure } = await workIn({ fault: { request: 3, action: 12, code: "GeneralException" } }, (talk) =>
      makeWall("B2 C2 B2 B3", talk),
    );
    expect(failure).toBeDefined();
    await move(player, 9);
    select("E4");
    await setEntrance(conversation());
    await move(player, player.play.length);
    expect([player.isOver, valueAt(sheet(), "E4")]).toEqual([false, "S"]);
  });

  test("goes on after its sheet was renamed, and says the new name", async () => {
    const player = await begin();
    await person((front) => (front.name = "Other"));
    const { length: steps } = player.play;
    expect((await move(player, 9)).sentence).toEqual(shows(player, 9, "Other"));
    const ready = message("maze-ready", { columns: 8, rows: 5, area: "B2:I6", sheet: "Other" });
    expect((await move(player, steps)).sentence).toEqual(ready);
  });
});

describe("a play that is under way", () => {
  test("paints nothing into a maze that another window drew between two of its requests", async () => {
    const player = await begin({ pace: "step" });
    const other = secondWindow();
    let drawn: unknown;
    const happens = async () => {
      await other.generate({ ...choice, seed: "another" }, conversation());
      drawn = picture();
    };
    const watched = (talk: Dialogue) => watchByClock(player, watching(60), talk);
    const { failure } = await workIn({ meanwhile: { request: 6, happens } }, watched);
    expect((failure as ActionFailure).sentence).toEqual(gone);
    expect([player.isOver, picture()]).toEqual([true, drawn]);
  });

  test("paints nothing beside cells that Excel moved between the look and the painting", async () => {
    const player = await begin();
    let moved: unknown;
    const happens = async () => {
      await person((front) => front.getRange("3:3").insert("Down"));
      moved = picture();
    };
    const { failure } = await workIn({ meanwhile: { request: 2, happens } }, (talk) => move(player, 3, talk));
    expect((failure as ActionFailure).sentence).toEqual(message("watched-maze-changed", { area: "B2:I6" }));
    expect([player.isOver, picture()]).toEqual([true, moved]);
  });

  test.each([
    ["mine", "mine"],
    ["'007", "007"],
    ["'=1+1", "=1+1"],
    ["=6*7", 42],
  ])("gives back %p that was typed between its look and its painting, and stops", async (typed, value) => {
    const player = await begin();
    const happens = () => person((front) => (front.getRange("D4").values = [[typed]]));
    const { outcome } = await workIn({ meanwhile: { request: 2, happens } }, (talk) => move(player, 3, talk));
    expect(outcome!.sentence).toMatchObject({
      args: { sentences: [message("typed-while-watching", { where: "D4" }), { id: "shows-step" }] },
    });
    expect(valueAt(sheet(), "D4")).toBe(value);
    expect(await askedInVain((no) => move(player, 9, no))).toHaveLength(1);
  });
});

test("after Clear maze no stamp is left", async () => {
  await begin();
  await makeWall("B2 C2", conversation());
  await clearMaze(conversation());
  expect(book.workbook.names.map(({ name }) => name).filter((name) => name.includes("_"))).toEqual([]);
});

describe("while it is watched, a person types into", () => {
  /** Watches, types into a cell as a person does once some steps are shown, and gives what came of it. */
  async function typeWhileWatching(made: Partial<GenerateChoice>, on: string, address: string) {
    const player = await begin({ pace: "step", ...made });
    const { row, column } = area(address);
    let typed = false;
    const type = (position: number) => {
      if (position < 5 || typed) return;
      typed = true;
      book.excel.person.type(sheet(on), row, column, "mine");
    };
    return { player, outcome: await ended(watchByClock(player, watching(60, type), conversation())) };
  }

  test.each([
    ["numbers in the maze", { setNumbers: "grid" }, "Sheet1", "D4"],
    ["the sheet of the set numbers", { setNumbers: "hiddenSheet" }, "Maze sets", "C3"],
  ] as const)("%s: it stops when it comes to that cell, and keeps what was typed", async (_, made, on, address) => {
    const { player, outcome } = await typeWhileWatching(made, on, address);
    expect(outcome.sentence).toMatchObject({
      args: { sentences: [message("typed-while-watching", { where: address }), { id: "shows-step" }] },
    });
    expect(player.position).toBeLessThan(player.play.length);
    expect(valueAt(sheet(on), address)).toBe("mine");
  });

  test.each([
    ["the maze without numbers", "D4"],
    ["a cell beside the maze", "K9"],
  ])("%s: it goes on, and keeps what was typed", async (_, address) => {
    const { outcome } = await typeWhileWatching({ setNumbers: "none" }, "Sheet1", address);
    expect(outcome).not.toBeInstanceOf(Stopped);
    expect(valueAt(sheet(), address)).toBe("mine");
  });
});

const solved = (options: Partial<SolveChoice> = {}) => searchIn(conversation(), { ...everyMark, ...options });

const solutionGone = { id: "watched-solution-gone", args: { area: expect.stringMatching(/^[A-Z0-9:]+$/) as string } };

describe("a search that can be replayed", () => {
  beforeEach(() => openMaze(8, 5));

  test.each([
    ["Clear solution", () => clearSolution(conversation())],
    ["Longest path", () => endsOfLongestPath(false, conversation())],
    ["another solution", () => solved({ solver: "depth-first" })],
    ["another maze", () => generate({ ...choice, seed: "another" }, conversation())],
    ["a wall that was put up", () => makeWall("B2 C2 B2 B3", conversation())],
  ])("after %s the search cannot be shown, and nothing is painted", async (_, change) => {
    const player = await solved();
    await change();
    const before = picture();
    expect(await sentenceOf(move(player, 3))).toEqual(solutionGone);
    expect([player.isOver, picture()]).toEqual([true, before]);
  });

  test("in a maze without names that Excel moved, no cell is painted", async () => {
    openWorkbook();
    await enclose("C4:F7");
    await person((front) => (front.getRange("D4:D6").format.borders.getItem("EdgeRight").style = "Continuous"));
    select("C4:F7");
    const player = await solved({ route: { kind: "typed", from: "C4", to: "F7" } });
    await person((front) => front.getRange("2:3").insert("Down"));
    const before = picture();
    expect(await sentenceOf(move(player, 3))).toEqual(solutionGone);
    expect(picture()).toEqual(before);
  });

  test("with another sheet in front the search goes on where it is", async () => {
    const player = await solved();
    await person((_, workbook) => workbook.worksheets.add("Other").activate());
    await move(player, 3);
    expect((await move(player, 4)).sentence).toEqual(shows(player, 4));
  });

  test("a fill that somebody gave a cell of the search is asked about before it is covered", async () => {
    const player = await solved();
    await person((front) => (front.getRange("C2").format.fill.color = "#FF0000"));
    const inTheWay = message("fills-in-the-way", { where: "C2", sheet: "Sheet1", count: 1, what: "search" });
    const question = together(inTheWay, message("overwrite-them", { count: 1 }));
    expect(await askedInVain((no) => move(player, 3, no))).toEqual([question]);
    await move(player, 3);
    await move(player, player.play.length);
    const shown = picture();
    await clearSolution(conversation());
    await solved();
    expect(picture()).toEqual(shown);
  });

  test("what is typed between the look and the painting stays, and an arrow does not cover it", async () => {
    const player = await solved();
    const typed = ["B3", "C2"].find((address) => ["→", "↓", "←", "↑"].includes(valueAt(sheet(), address) as string))!;
    await move(player, 3);
    const meanwhile = { request: 2, happens: () => put(sheet(), typed, "mine") };
    const { outcome } = await workIn({ meanwhile }, (talk) => move(player, player.play.length, talk));
    expect(outcome!.sentence).toMatchObject({
      args: { sentences: [message("typed-while-watching", { where: typed }), { id: "shows-step" }] },
    });
    expect(valueAt(sheet(), typed)).toBe("mine");
  });
});
