import { play } from "./play";

/** Histories that once broke a promise, as short as they could be made: those of three acts and more. */
test("what is left of a maze whose drawing again was aborted for good is cleared as the add-in's own", async () => {
  const made = { seed: "a", setNumbers: "none", pace: "instant", tint: false, loopPercent: 50 };
  const going = { yes: true, trouble: {} };
  const fault = { request: 5, action: 17, code: "RequestAborted" };
  await play(
    ["generate", { size: { columns: 2, rows: 1 }, made: { ...made, generator: "depth-first" }, ...going }],
    [
      "generate",
      { size: { columns: 2, rows: 2 }, made: { ...made, generator: "eller" }, ...going, trouble: { stopAt: 4 } },
    ],
    ["otherWindowGenerates", { seed: "x", yes: true, trouble: { fault, forGood: true } }],
    ["preparePage", going],
  );
});

test("a maze that was moved away from its prepared page leaves no print area", async () => {
  const made = { generator: "kruskal", seed: "a", setNumbers: "none", pace: "instant", tint: false, loopPercent: 0 };
  const going = { yes: true, trouble: {} };
  await play(
    ["generate", { size: { columns: 3, rows: 2 }, made, ...going }],
    ["preparePage", going],
    ["cutMaze", { to: { row: 3, column: 5 }, isElsewhere: false }],
  );
});

test("an exit beside what is left of an unfinished grid is the person's own, and may stay", async () => {
  const fault = { request: 4, action: 1, code: "InvalidOperation" };
  const made = { generator: "depth-first", seed: "b", setNumbers: "usual", pace: "instant", tint: false };
  await play(
    ["manySheets", { count: 8 }],
    ["formatGrid", { size: { columns: 2, rows: 1 }, setNumbers: "none", yes: true, trouble: { fault, forGood: true } }],
    ["addExit", { at: { row: 3, column: 7 }, yes: false, trouble: { fault, forGood: false } }],
    ["generateShape", { at: { row: 4, column: 7 }, made: { ...made, loopPercent: 0 }, yes: true, trouble: {} }],
  );
});

test("a search beside what is left of an unfinished entrance is shown in the person's own cells, and may stay", async () => {
  const fault = { request: 4, action: 1, code: "InvalidOperation" };
  await play(
    ["setEntrance", { at: { row: 5, column: 3 }, yes: true, trouble: { fault, forGood: true } }],
    ["makePassage", { at: { row: 0, column: 3 }, yes: true, trouble: {} }],
    ["solve", { solver: "depth-first", showVisited: false, arrows: true, pace: "instant", yes: false, trouble: {} }],
    ["otherWindowGenerates", { seed: "y", yes: true, trouble: {} }],
  );
});

test("what is marked below a class list is no pupil", async () => {
  const going = { yes: true, trouble: {}, stays: true };
  const fault = { request: 5, action: 57, code: "InvalidOperation" };
  await play(
    ["makeClassSet", { which: 9, seed: "b", isPlain: false, ...going, trouble: { fault, forGood: false } }],
    ["addExit", { at: { row: 7, column: 0 }, yes: false, trouble: {} }],
    ["markClassSet", { which: 0, ...going }],
  );
});

test("where what was left of a maze is cleared, and Stop is pressed meanwhile, that is what is said", async () => {
  const made = { generator: "eller", seed: "a", setNumbers: "hiddenSheet", pace: "instant", tint: false };
  const going = { yes: true, trouble: {} };
  const fault = { request: 4, action: 1, code: "InvalidOperation" };
  await play(
    ["generate", { size: { columns: 2, rows: 1 }, made: { ...made, loopPercent: 0 }, ...going }],
    ["answerPage", going],
    ["clearMaze", { yes: true, trouble: { fault, forGood: true } }],
    ["clearMaze", { yes: true, trouble: { stopAt: 4 } }],
  );
});

test("the choices of a maze that was not made on a new sheet are as before", async () => {
  const made = { generator: "depth-first", seed: "=1+1", setNumbers: "grid", pace: "instant", tint: false };
  const fault = { request: 4, action: 20, code: "RequestAborted" };
  const second = { later: 2, action: 1, code: "InvalidOperation" };
  await play(
    ["newClassList", { yes: true, trouble: {}, stays: true }],
    [
      "generate",
      { size: { columns: 4, rows: 4 }, made: { ...made, loopPercent: 50 }, yes: false, trouble: { fault, second } },
    ],
  );
});

test("of two windows that make a maze, one makes it on a new sheet, because the sheet in front has lost a size cell", async () => {
  const made = { generator: "eller", seed: "a", setNumbers: "none", pace: "instant", tint: false, loopPercent: 0 };
  const going = { made: { ...made, pace: "step" }, yes: true, trouble: {} };
  const meeting = {
    place: "pane",
    delays: [
      [35, 1, 30, 39],
      [21, 10],
    ],
    typed: { row: 11, column: 9, at: 5 },
  } as const;
  await play(
    ["generate", { size: { columns: 2, rows: 3 }, made, yes: false, trouble: {} }],
    ["insertExcelRow", { index: 5 }],
    ["deleteName", { name: "MazeColumns" }],
    [
      "twoAtOnce",
      {
        acts: [
          ["generate", { size: { columns: 4, rows: 6 }, ...going }],
          ["generate", { size: { columns: 2, rows: 1 }, ...going }],
        ],
        ...meeting,
      },
    ],
  );
});

test("an earlier maze with a room is perfect once it is back", async () => {
  const made = { setNumbers: "grid", tint: false, loopPercent: 50 };
  const going = { yes: true, trouble: {} };
  const watched = { ...made, generator: "eller", seed: "b", pace: "step" };
  const next = { ...made, generator: "depth-first", seed: "a", pace: "instant" };
  await play(
    ["generate", { size: { columns: 3, rows: 5 }, made: watched, ...going }],
    ["generate", { size: { columns: 1, rows: 6 }, made: next, ...going }],
    ["bringBack", going],
    ["check", going],
  );
});
