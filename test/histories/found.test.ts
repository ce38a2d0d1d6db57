import type { Act } from "./kind";
import { failing, generates, going, made, play } from "./play";

/** Histories that once broke a promise, as short as they could be made: those of one or two acts. */
const hidden = { setNumbers: "hiddenSheet" };
const ofDepth = { generator: "depth-first" };
const stopped = { trouble: { stopAt: 4 } };
const ofSixWalls = (act: "generate" | "formatGrid", goes: object = stopped): Act => {
  return [act, { size: { columns: 3, rows: 2 }, made: { ...made, ...hidden }, ...hidden, yes: true, ...goes }];
};
const prepares: Act = ["preparePage", going];
const asks: Act = ["askAtForks", { seed: "a", ...going }];
const takesAway: Act = ["takeItemsAway", going];
const movesToAnotherSheet: Act = ["cutMaze", { to: { row: 0, column: 3 }, isElsewhere: true }];
const forPages = generates(4, 3, { generator: "eller", seed: "b", loopPercent: 50 });

const found: Readonly<Record<string, readonly Act[]>> = {
  "a maze over whose cells others were pasted leaves no hidden name": [
    generates(2, 1, { seed: "b", setNumbers: "grid", pace: "step", tint: true, loopPercent: 50 }, { yes: false }),
    ["cut", { at: { row: 0, column: 0 }, to: { row: 0, column: 1 }, rows: 2, columns: 2, isElsewhere: false }],
  ],
  "a hidden sheet of which it is said that it has to be deleted is the only one left": [
    generates(4, 1, { ...hidden, ...ofDepth, seed: "b", tint: true }, failing(3, 16, "ServiceNotAvailable")),
  ],
  "a class set whose pages mark themselves is updated without a range left for office.js to release": [
    ["markClassSet", { which: 8, ...going, stays: false }],
    ["updateClassSet", { which: 8, at: 3, row: ["Zoë", "", "SUN"], isEdited: true, ...going, stays: false }],
  ],
  "where a new maze and its sheet of set numbers cannot be undone, both are named": [
    ["makeClassSet", { which: 9, seed: "b", isPlain: true, ...going, stays: true }],
    generates(1, 3, { ...hidden, generator: "eller" }, failing(6, 17, "InvalidOperation")),
  ],
  "a maze stopped before its set numbers have walls is told with its place": [ofSixWalls("generate")],
  "a maze that Excel ends before its set numbers have walls is told with its place": [
    ofSixWalls("generate", failing(5, 1, "RequestAborted")),
  ],
  "a grid stopped before its set numbers have walls is told with its place": [ofSixWalls("formatGrid")],
  "a sheet of set numbers that lost its mark half way gets it back": [
    generates(3, 4, hidden),
    generates(6, 2, { pace: "step" }),
    ["showSetNumbers", failing(6, 9, "RequestAborted", {})],
  ],
  "set numbers that are not hidden because of Stop stay in front": [
    generates(4, 5, hidden),
    ["showSetNumbers", going],
    ["showSetNumbers", { ...going, trouble: { stopAt: 1 } }],
  ],
  "a sheet of set numbers stands for its maze also in an act that is stopped before it changes anything": [
    generates(5, 1, { ...ofDepth, setNumbers: "usual", tint: true }, { yes: false }),
    ["unhide", { kind: "Maze sets" }],
    ["takeItemsAway", { yes: true, trouble: { stopAt: 2 } }],
  ],
  "a sheet of set numbers that Excel leaves without its mark is named, and has to be deleted": [
    generates(1, 3, { ...hidden, ...ofDepth, seed: "b" }),
    generates(5, 1, { ...hidden, ...ofDepth }, failing(6, 14, "RequestAborted")),
  ],
  "a page prepared before questions and again leaves no print area": [forPages, prepares, asks, prepares],
  "a page prepared with questions that are taken away leaves none": [forPages, asks, prepares, takesAway],
  "a page prepared with questions and again without leaves none": [forPages, asks, prepares, takesAway, prepares],
  "a prepared maze that was moved to another sheet is cleared": [forPages, prepares, movesToAnotherSheet],
  "a maze that was moved is told of also where its sheet of set numbers is stopped": [
    generates(1, 6, { ...ofDepth, seed: "b" }),
    ["cutMaze", { to: { row: 1, column: 2 }, isElsewhere: false }],
    generates(4, 3, hidden, { trouble: { stopAt: 5 } }),
    ["cutMaze", { to: { row: 0, column: 6 }, isElsewhere: false }],
  ],
  "results are of the sheets for self-marking whose maze is there": [
    ["markClassSet", { which: 9, ...going, stays: true }],
    ["deleteSheet", {}],
    ["collectResults", { ...going, stays: false }],
  ],
  "columns of a maze that was pasted over get their widths back with a later maze in them": [
    generates(2, 1, { ...hidden, seed: "b", tint: true }),
    ["cut", { at: { row: 1, column: 5 }, to: { row: 1, column: 1 }, rows: 3, columns: 3, isElsewhere: false }],
    ["generateShape", { at: { row: 7, column: 0 }, made: { ...made, ...hidden, ...ofDepth }, ...going }],
  ],
};

test.each(Object.entries(found))("%s", (_title, acts) => play(...acts));
