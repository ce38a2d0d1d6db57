import type { Act } from "./kind";
import { generates, going, made, play } from "./play";

/** Histories that once broke a promise, as short as they could be made: those of one or two acts. */
const hidden = { setNumbers: "hiddenSheet" };

test("a maze over whose cells others were pasted leaves no hidden name", async () => {
  const chosen = { seed: "b", setNumbers: "grid", pace: "step", tint: true, loopPercent: 50 };
  await play(generates(2, 1, chosen, { yes: false }), [
    "cut",
    { at: { row: 0, column: 0 }, to: { row: 0, column: 1 }, rows: 2, columns: 2, isElsewhere: false },
  ]);
});

test("a hidden sheet of which it is said that it has to be deleted is the only one left", async () => {
  const fault = { request: 3, action: 16, code: "ServiceNotAvailable" };
  const chosen = { ...hidden, generator: "depth-first", seed: "b", tint: true };
  await play(generates(4, 1, chosen, { trouble: { fault, forGood: true } }));
});

test("a class set whose pages mark themselves is updated without a range left for office.js to release", async () => {
  const back = { ...going, stays: false };
  await play(
    ["markClassSet", { which: 8, ...back }],
    ["updateClassSet", { which: 8, at: 3, row: ["Zoë", "", "SUN"], isEdited: true, ...back }],
  );
});

test("where a new maze and its sheet of set numbers cannot be undone, both are named", async () => {
  const fault = { request: 6, action: 17, code: "InvalidOperation" };
  await play(
    ["makeClassSet", { which: 9, seed: "b", isPlain: true, ...going, stays: true }],
    generates(1, 3, { ...hidden, generator: "eller" }, { trouble: { fault, forGood: true } }),
  );
});

test.each([
  ["a maze that is stopped", "generate", { stopAt: 4 }],
  ["a maze that Excel ends", "generate", { fault: { request: 5, action: 1, code: "RequestAborted" }, forGood: true }],
  ["a grid that is stopped", "formatGrid", { stopAt: 4 }],
])("%s while only the walls of its set numbers are missing is told with its place", async (_what, name, trouble) => {
  const size = { columns: 3, rows: 2 };
  await play([name, { size, made: { ...made, ...hidden }, ...hidden, yes: true, trouble }]);
});

test("set numbers that are not hidden because of Stop stay in front", async () => {
  await play(
    generates(4, 5, hidden),
    ["showSetNumbers", going],
    ["showSetNumbers", { ...going, trouble: { stopAt: 1 } }],
  );
});

test("a sheet of set numbers stands for its maze also in an act that is stopped before it changes anything", async () => {
  await play(
    generates(5, 1, { generator: "depth-first", setNumbers: "usual", tint: true }, { yes: false }),
    ["unhide", { kind: "Maze sets" }],
    ["takeItemsAway", { yes: true, trouble: { stopAt: 2 } }],
  );
});

test("a sheet of set numbers that Excel leaves without its mark is named, and has to be deleted", async () => {
  const chosen = { ...hidden, generator: "depth-first", loopPercent: 0, tint: false };
  const fault = { request: 6, action: 14, code: "RequestAborted" };
  await play(
    generates(1, 3, { ...chosen, seed: "b" }),
    generates(5, 1, { ...chosen, seed: "a" }, { trouble: { fault, forGood: true } }),
  );
});

const prepares: Act = ["preparePage", going];
const asks: Act = ["askAtForks", { seed: "a", ...going }];
const takesAway: Act = ["takeItemsAway", going];

test.each<[when: string, ...acts: Act[]]>([
  ["before questions and again", prepares, asks, prepares],
  ["with questions that are taken away", asks, prepares, takesAway],
  ["with questions and again without", asks, prepares, takesAway, prepares],
])("of a page that is prepared %s no print area is left", async (_when, ...acts) => {
  await play(generates(4, 3, { generator: "eller", seed: "b", loopPercent: 50 }), ...acts);
});

test("a maze that was moved is told of also where its sheet of set numbers is stopped", async () => {
  await play(
    generates(1, 6, { generator: "depth-first", seed: "b" }),
    ["cutMaze", { to: { row: 1, column: 2 }, isElsewhere: false }],
    generates(4, 3, hidden, { trouble: { stopAt: 5 } }),
    ["cutMaze", { to: { row: 0, column: 6 }, isElsewhere: false }],
  );
});

test("results are of the sheets for self-marking whose maze is there", async () => {
  await play(
    ["markClassSet", { which: 9, ...going, stays: true }],
    ["deleteSheet", {}],
    ["collectResults", { ...going, stays: false }],
  );
});

test("columns of a maze that was pasted over get their widths back with a later maze in them", async () => {
  const over = { at: { row: 1, column: 5 }, to: { row: 1, column: 1 }, rows: 3, columns: 3, isElsewhere: false };
  const chosen = { ...made, ...hidden, generator: "depth-first" };
  await play(
    generates(2, 1, { ...hidden, seed: "b", tint: true }),
    ["cut", over],
    ["generateShape", { at: { row: 7, column: 0 }, made: chosen, ...going }],
  );
});
