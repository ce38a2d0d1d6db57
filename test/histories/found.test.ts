import { play } from "./play";

/** Histories that once broke a promise, as short as they could be made: those of one or two acts. */
test("a maze over whose cells others were pasted leaves no hidden name", async () => {
  const size = { columns: 2, rows: 1 };
  const made = { generator: "kruskal", seed: "b", setNumbers: "grid", pace: "step", tint: true, loopPercent: 50 };
  await play(
    ["generate", { size, made, yes: false, trouble: {} }],
    ["cut", { at: { row: 0, column: 0 }, to: { row: 0, column: 1 }, rows: 2, columns: 2, isElsewhere: false }],
  );
});

test("a hidden sheet of which it is said that it has to be deleted is the only one left", async () => {
  const made = { generator: "depth-first", seed: "b", setNumbers: "hiddenSheet", pace: "instant", tint: true };
  const fault = { request: 3, action: 16, code: "ServiceNotAvailable" };
  await play([
    "generate",
    { size: { columns: 4, rows: 1 }, made: { ...made, loopPercent: 0 }, yes: true, trouble: { fault, forGood: true } },
  ]);
});

test("a class set whose pages mark themselves is updated without a range left for office.js to release", async () => {
  const going = { yes: true, trouble: {}, stays: false };
  await play(
    ["markClassSet", { which: 8, ...going }],
    ["updateClassSet", { which: 8, at: 3, row: ["Zoë", "", "SUN"], isEdited: true, ...going }],
  );
});

test("where a new maze and its sheet of set numbers cannot be undone, both are named", async () => {
  const fault = { request: 6, action: 17, code: "InvalidOperation" };
  const made = { generator: "eller", seed: "a", setNumbers: "hiddenSheet", pace: "instant", tint: false };
  await play(
    ["makeClassSet", { which: 9, seed: "b", isPlain: true, yes: true, trouble: {}, stays: true }],
    [
      "generate",
      {
        size: { columns: 1, rows: 3 },
        made: { ...made, loopPercent: 0 },
        yes: true,
        trouble: { fault, forGood: true },
      },
    ],
  );
});

test.each([
  ["a maze that is stopped", "generate", { stopAt: 4 }],
  ["a maze that Excel ends", "generate", { fault: { request: 5, action: 1, code: "RequestAborted" }, forGood: true }],
  ["a grid that is stopped", "formatGrid", { stopAt: 4 }],
])("%s while only the walls of its set numbers are missing is told with its place", async (_what, name, trouble) => {
  const made = { generator: "kruskal", seed: "a", setNumbers: "hiddenSheet", pace: "instant", tint: false };
  const size = { columns: 3, rows: 2 };
  await play([name, { size, made: { ...made, loopPercent: 0 }, setNumbers: "hiddenSheet", yes: true, trouble }]);
});

test("set numbers that are not hidden because of Stop stay in front", async () => {
  const made = { generator: "kruskal", seed: "a", setNumbers: "hiddenSheet", pace: "instant", tint: false };
  const going = { yes: true, trouble: {} };
  await play(
    ["generate", { size: { columns: 4, rows: 5 }, made: { ...made, loopPercent: 0 }, ...going }],
    ["showSetNumbers", going],
    ["showSetNumbers", { ...going, trouble: { stopAt: 1 } }],
  );
});

test("a sheet of set numbers stands for its maze also in an act that is stopped before it changes anything", async () => {
  const made = {
    generator: "depth-first",
    seed: "a",
    setNumbers: "usual",
    pace: "instant",
    tint: true,
    loopPercent: 0,
  };
  await play(
    ["generate", { size: { columns: 5, rows: 1 }, made, yes: false, trouble: {} }],
    ["unhide", { kind: "Maze sets" }],
    ["takeItemsAway", { yes: true, trouble: { stopAt: 2 } }],
  );
});
