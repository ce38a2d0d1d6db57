import { generates, going, made, play } from "./play";

/** Histories that once broke a promise, as short as they could be made: those of three acts and more. */
test("what is left of a maze whose drawing again was aborted for good is cleared as the add-in's own", async () => {
  const fault = { request: 5, action: 17, code: "RequestAborted" };
  await play(
    generates(2, 1, { generator: "depth-first", loopPercent: 50 }),
    generates(2, 2, { generator: "eller", loopPercent: 50 }, { trouble: { stopAt: 4 } }),
    ["otherWindowGenerates", { seed: "x", yes: true, trouble: { fault, forGood: true } }],
    ["preparePage", going],
  );
});

test("a maze that was moved away from its prepared page leaves no print area", async () => {
  await play(generates(3, 2), ["preparePage", going], ["cutMaze", { to: { row: 3, column: 5 }, isElsewhere: false }]);
});

test("an exit beside what is left of an unfinished grid is the person's own, and may stay", async () => {
  const fault = { request: 4, action: 1, code: "InvalidOperation" };
  await play(
    ["manySheets", { count: 8 }],
    ["formatGrid", { size: { columns: 2, rows: 1 }, setNumbers: "none", yes: true, trouble: { fault, forGood: true } }],
    ["addExit", { at: { row: 3, column: 7 }, yes: false, trouble: { fault, forGood: false } }],
    [
      "generateShape",
      {
        at: { row: 4, column: 7 },
        made: { ...made, generator: "depth-first", seed: "b", setNumbers: "usual" },
        ...going,
      },
    ],
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
  const stays = true;
  const fault = { request: 5, action: 57, code: "InvalidOperation" };
  await play(
    ["makeClassSet", { which: 9, seed: "b", isPlain: false, yes: true, trouble: { fault, forGood: false }, stays }],
    ["addExit", { at: { row: 7, column: 0 }, yes: false, trouble: {} }],
    ["markClassSet", { which: 0, ...going, stays }],
  );
});

test("where what was left of a maze is cleared, and Stop is pressed meanwhile, that is what is said", async () => {
  const fault = { request: 4, action: 1, code: "InvalidOperation" };
  await play(
    generates(2, 1, { generator: "eller", setNumbers: "hiddenSheet" }),
    ["answerPage", going],
    ["clearMaze", { yes: true, trouble: { fault, forGood: true } }],
    ["clearMaze", { yes: true, trouble: { stopAt: 4 } }],
  );
});

test("the choices of a maze that was not made on a new sheet are as before", async () => {
  const fault = { request: 4, action: 20, code: "RequestAborted" };
  const second = { later: 2, action: 1, code: "InvalidOperation" };
  const chosen = { generator: "depth-first", seed: "=1+1", setNumbers: "grid", loopPercent: 50 };
  await play(
    ["newClassList", { ...going, stays: true }],
    generates(4, 4, chosen, { yes: false, trouble: { fault, second } }),
  );
});

test("of two windows that make a maze, one makes it on a new sheet, because the sheet in front has lost a size cell", async () => {
  const watched = { generator: "eller", pace: "step" };
  const delays = [
    [35, 1, 30, 39],
    [21, 10],
  ];
  await play(
    generates(2, 3, { generator: "eller" }, { yes: false }),
    ["insertExcelRow", { index: 5 }],
    ["deleteName", { name: "MazeColumns" }],
    [
      "twoAtOnce",
      {
        acts: [generates(4, 6, watched), generates(2, 1, watched)],
        place: "pane",
        delays,
        typed: { row: 11, column: 9, at: 5 },
      },
    ],
  );
});

test("an earlier maze with a room is perfect once it is back", async () => {
  const chosen = { setNumbers: "grid", loopPercent: 50 };
  await play(
    generates(3, 5, { ...chosen, generator: "eller", seed: "b", pace: "step" }),
    generates(1, 6, { ...chosen, generator: "depth-first" }),
    ["bringBack", going],
    ["check", going],
  );
});
