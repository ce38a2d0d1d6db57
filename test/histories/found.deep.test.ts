import type { Act } from "./kind";
import { failing, generates, going, made, play } from "./play";

/** Histories that once broke a promise, as short as they could be made: those of three acts and more. */
const unfinished = failing(4, 1, "InvalidOperation");
const second = { later: 2, action: 1, code: "InvalidOperation" };
const watched = { generator: "eller", pace: "step" };
const ofLoops = { setNumbers: "grid", loopPercent: 50 };
const ofFormula = { ...ofLoops, generator: "depth-first", seed: "=1+1" };
const usually = { ...made, generator: "depth-first", seed: "b", setNumbers: "usual" };
const meeting = {
  acts: [generates(4, 6, watched), generates(2, 1, watched)],
  place: "pane",
  delays: [
    [35, 1, 30, 39],
    [21, 10],
  ],
  typed: { row: 11, column: 9, at: 5 },
};

const found: Readonly<Record<string, readonly Act[]>> = {
  "what is left of a maze whose drawing again was aborted for good is cleared as the add-in's own": [
    generates(2, 1, { generator: "depth-first", loopPercent: 50 }),
    generates(2, 2, { generator: "eller", loopPercent: 50 }, { trouble: { stopAt: 4 } }),
    ["otherWindowGenerates", { seed: "x", ...failing(5, 17, "RequestAborted") }],
    ["preparePage", going],
  ],
  "a maze that was moved away from its prepared page leaves no print area": [
    generates(3, 2),
    ["preparePage", going],
    ["cutMaze", { to: { row: 3, column: 5 }, isElsewhere: false }],
  ],
  "an exit beside what is left of an unfinished grid is the person's own, and may stay": [
    ["manySheets", { count: 8 }],
    ["formatGrid", { size: { columns: 2, rows: 1 }, setNumbers: "none", ...unfinished }],
    ["addExit", { at: { row: 3, column: 7 }, ...failing(4, 1, "InvalidOperation", {}), yes: false }],
    ["generateShape", { at: { row: 4, column: 7 }, made: usually, ...going }],
  ],
  "a search beside what is left of an unfinished entrance is shown in the person's own cells, and may stay": [
    ["setEntrance", { at: { row: 5, column: 3 }, ...unfinished }],
    ["makePassage", { at: { row: 0, column: 3 }, ...going }],
    ["solve", { solver: "depth-first", showVisited: false, arrows: true, pace: "instant", ...going, yes: false }],
    ["otherWindowGenerates", { seed: "y", ...going }],
  ],
  "what is marked below a class list is no pupil": [
    ["makeClassSet", { which: 9, seed: "b", isPlain: false, ...failing(5, 57, "InvalidOperation", {}), stays: true }],
    ["addExit", { at: { row: 7, column: 0 }, ...going, yes: false }],
    ["markClassSet", { which: 0, ...going, stays: true }],
  ],
  "where what was left of a maze is cleared, and Stop is pressed meanwhile, that is what is said": [
    generates(2, 1, { generator: "eller", setNumbers: "hiddenSheet" }),
    ["answerPage", going],
    ["clearMaze", unfinished],
    ["clearMaze", { yes: true, trouble: { stopAt: 4 } }],
  ],
  "the choices of a maze that was not made on a new sheet are as before": [
    ["newClassList", { ...going, stays: true }],
    generates(4, 4, ofFormula, { ...failing(4, 20, "RequestAborted", { second }), yes: false }),
  ],
  "of two windows that make a maze, one makes it on a new sheet, because the sheet in front has lost a size cell": [
    generates(2, 3, { generator: "eller" }, { yes: false }),
    ["insertExcelRow", { index: 5 }],
    ["deleteName", { name: "MazeColumns" }],
    ["twoAtOnce", meeting],
  ],
  "an earlier maze with a room is perfect once it is back": [
    generates(3, 5, { ...ofLoops, ...watched, seed: "b" }),
    generates(1, 6, { ...ofLoops, generator: "depth-first" }),
    ["bringBack", going],
    ["check", going],
  ],
};

test.each(Object.entries(found))("%s", (_title, acts) => play(...acts));
