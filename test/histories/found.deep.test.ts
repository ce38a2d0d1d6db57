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

test("a maze that another page has drawn meanwhile is not kept as what was under it", async () => {
  const made = { generator: "kruskal", seed: "b", setNumbers: "grid", pace: "step", tint: true, loopPercent: 50 };
  const going = { yes: false, trouble: {} };
  const other = { ...made, generator: "depth-first", seed: "a", tint: false, loopPercent: 0 };
  const acts = [
    ["formatGrid", { size: { columns: 2, rows: 5 }, setNumbers: "none", ...going }],
    ["generate", { size: { columns: 6, rows: 4 }, made: other, ...going }],
  ];
  const delays = [
    [12, 11],
    [3, 36],
  ];
  await play(
    ["colour", { at: { row: 2, column: 6 } }],
    ["colour", { at: { row: 3, column: 1 } }],
    ["generate", { size: { columns: 3, rows: 6 }, made, ...going, yes: true }],
    ["twoAtOnce", { acts, place: "ribbon", hasLocks: false, delays, typed: { row: 12, column: 10, at: 173 } }],
  );
});

test("items that come into a maze while another page clears it leave no hidden name", async () => {
  const going = { yes: true, trouble: {} };
  const acts = [
    ["clearMaze", going],
    ["fillWithItems", going],
  ];
  const delays = [
    [26, 16, 4, 15],
    [17, 12, 4],
  ];
  const made = { generator: "depth-first", seed: "a", setNumbers: "hiddenSheet", pace: "instant", tint: false };
  await play(
    ["generateShape", { at: { row: 6, column: 0 }, made: { ...made, loopPercent: 50 }, ...going }],
    ["deleteExcelColumn", { index: 7 }],
    ["otherWindowGenerates", { seed: "x", ...going }],
    ["twoAtOnce", { acts, place: "pane", hasLocks: false, delays, typed: { row: 12, column: 10, at: 7 } }],
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

test("what a maze covers is kept where another page is stopped before it keeps the same", async () => {
  const going = { yes: true, trouble: {} };
  const made = { generator: "depth-first", seed: "b", setNumbers: "none", pace: "step", tint: false, loopPercent: 0 };
  const acts = [
    ["generate", { size: { columns: 2, rows: 3 }, made, ...going }],
    ["generate", { size: { columns: 4, rows: 6 }, made, ...going }],
  ];
  const delays = [
    [3, 4],
    [6, 3, 32],
  ];
  await play(
    ["colour", { at: { row: 1, column: 2 } }],
    ["generate", { size: { columns: 1, rows: 3 }, made, ...going }],
    ["twoAtOnce", { acts, place: "pane", hasLocks: false, delays, typed: { row: 14, column: 9, at: 195 } }],
    ["formatGrid", { size: { columns: 1, rows: 2 }, setNumbers: "none", ...going }],
  );
});

test("what is marked below a class list is no pupil", async () => {
  const going = { yes: true, trouble: {}, stays: true };
  const fault = { request: 5, action: 57, code: "InvalidOperation" };
  await play(
    [
      "makeClassSet",
      { which: 9, hasAnswers: true, seed: "b", isPlain: false, ...going, trouble: { fault, forGood: false } },
    ],
    ["addExit", { at: { row: 7, column: 0 }, yes: false, trouble: {} }],
    ["markClassSet", { which: 0, ...going }],
  );
});
