/** Typed paths through a maze, marked step by step by formulas of a worksheet. */
import { type SayWords, message } from "../message";
import { type Ends, type Maze, type SIDES, passagesOf } from "./model";

/** What a sheet that marks paths says, and of which maze. */
export interface MarkingWords {
  readonly say: SayWords;
  /** The maze's area, the name of its sheet, and the address of its entrance. */
  readonly maze: string;
  readonly sheet: string;
  readonly entrance: string;
}

export const MARKED_PATH_CELL = "B4";
/** The row of the first step, counted from 1; the start is in the row above. */
export const FIRST_STEP_ROW = 12;
const START = FIRST_STEP_ROW - 1;
/** The row, counted from 1, of the number of steps typed; right steps, first wall and exit follow, all in column B. */
export const FIRST_RESULT_ROW = 5;

/**
 * A sheet of ordinary formulas that mark a path from the entrance, typed as characters of `signs`, up to `steps` steps: the first one
 * through a wall, the first that is no direction, and the one that reaches an exit, behind which nothing counts. Spaces, commas and line
 * feeds do not count either. `place` is where the maze's first cell is in its own sheet, row and column from 1. Rows and columns of the
 * blocks count from 0, and texts that begin with "=" are formulas.
 *
 * Columns A to C are to be seen: step, what was typed, its mark. The hidden ones are D its sign,
 * E the side that it leads over from 1 (0 for no direction, -1 for no step), F whether that is open, G the cell from 1, H the state
 * (0 right so far, 1 through a wall, 2 no direction, 3 at an exit), I the steps so far, J the wall codes, K words and sums. Functions as
 * in Excel 2007.
 */
export function markingCells(
  maze: Maze,
  ends: Ends,
  place: { readonly row: number; readonly column: number },
  { signs, steps }: { readonly signs: string; readonly steps: number },
  { say, entrance, ...where }: MarkingWords,
) {
  const last = START + steps;
  const codes = `$J$${FIRST_STEP_ROW}:$J$${START + maze.size}`;
  const all = (column: string) => `${column}${START}:${column}${last}`;
  const letter = (side: (typeof SIDES)[number]) => message("step-letter", { side });
  const letters = { right: letter("right"), left: letter("left"), up: letter("top"), down: letter("bottom") };
  const lines = [
    say(message("self-marking-title", where)),
    say(message("self-marking-in-one-cell", { entrance, ...letters })),
    say(message("self-marking-cell-by-cell", { first: String(FIRST_STEP_ROW) })),
    say("own-path-label"),
    say("steps-typed-label"),
    say("steps-right-label"),
    say("first-wall-label"),
    say("exit-label"),
    say("in-words-label"),
  ];
  // In these texts formulas put the number of a step in place of "#1", and the address of a cell in place of "#2".
  const [step, cell] = ["#1", "#2"];
  const words = [
    say("step-is-right"),
    say("step-crosses-wall"),
    say("step-is-no-direction"),
    say("step-reaches-exit"),
    say("no-wall-crossed"),
    say(message("first-wall-at", { step, cell })),
    say("no-exit-reached"),
    say(message("exit-reached-at", { step })),
    say("path-empty"),
    say("path-going"),
    say(message("path-too-long", { steps })),
    say(message("path-crosses-wall", { step, cell })),
    say(message("path-has-no-direction", { step, ...letters })),
    say(message("path-reaches-exit", { step })),
  ];
  const word = (index: number) => `$K$${FIRST_STEP_ROW + 2 + index}`;
  const [noWall, wall, noExit, exit] = [word(4), word(5), word(6), word(7)];
  const [empty, going, tooLong] = [word(8), word(9), word(10)];
  const [typed, rightRows] = [`$K$${FIRST_STEP_ROW}`, `K${FIRST_STEP_ROW + 1}`];
  const state = `H${last}`;
  const before = `(INDEX(${all("G")},${rightRows})-1)`;
  const { columns } = maze;
  const address = `ADDRESS(${place.row}+INT(${before}/${columns}),${place.column}+MOD(${before},${columns}),4)`;
  const next = `INDEX(${all("I")},MIN(${rightRows}+1,${steps + 1}))`;
  const filled = (text: string) => `SUBSTITUTE(SUBSTITUTE(${text},"#1",${next}),"#2",${address})`;
  const verdictOfState = filled(`INDEX(${word(11)}:${word(13)},${state})`);
  const found = [
    `=IF(${typed}="",I${last},LEN(${typed}))`,
    `=INDEX(${all("I")},${rightRows}+IF(${state}=3,1,0))`,
    `=IF(${state}=1,${filled(wall)},${noWall})`,
    `=IF(${state}=3,${filled(exit)},${noExit})`,
    `=IF(B5=0,${empty},IF(${state}>0,${verdictOfState},IF(B5>${steps},${tooLong},${going})))`,
  ];
  const rowOf = (step: number): (string | number)[] => {
    const [row, above] = [START + step, START + step - 1];
    return [
      `=IF(OR(D${row}="",H${above}>0),"",INDEX(${word(0)}:${word(3)},H${row}+1))`,
      `=IF(${typed}="",${withoutGaps(`B${row}`)},MID(${typed},A${row},1))`,
      `=IF(D${row}="",-1,IF(LEN(D${row})>1,0,IFERROR(MOD(FIND(D${row},"${signs}")-1,4)+1,0)))`,
      `=IF(AND(H${above}=0,E${row}>0),MOD(INT(INDEX(${codes},G${above})/2^(E${row}-1)),2),0)`,
      `=IF(F${row}=1,G${above}+CHOOSE(E${row},1,${columns},-1,-${columns}),G${above})`,
      `=IF(OR(H${above}>0,E${row}<0),H${above},IF(E${row}=0,2,IF(F${row}=0,1,IF(INDEX(${codes},G${row})>=${EXIT},3,0))))`,
      `=I${above}+IF(D${row}="",0,1)`,
    ];
  };
  const numbers = Array.from({ length: steps }, (_, i) => i + 1);
  const sums = [`=${withoutGaps("B4")}`, `=COUNTIF(${all("H")},0)`];
  return {
    blocks: [
      { row: 0, column: 0, cells: lines.map((line) => [line]) },
      { row: FIRST_RESULT_ROW - 1, column: 1, cells: found.map((formula) => [formula]) },
      {
        row: START - 1,
        column: 0,
        cells: [[say("steps-heading-step"), say("typed-step-heading"), say("mark-heading")]],
      },
      { row: START - 1, column: 6, cells: [[ends.entrance + 1, 0, 0]] },
      { row: START, column: 0, cells: numbers.map((step) => [step]) },
      { row: START, column: 2, cells: numbers.map(rowOf) },
      { row: START, column: 9, cells: Array.from(wallCodes(maze, ends), (code) => [code]) },
      { row: START, column: 10, cells: [...sums, ...words].map((text) => [text]) },
    ],
    /** Where the path is typed, and where its steps are typed one by one. */
    inputs: [MARKED_PATH_CELL, `B${FIRST_STEP_ROW}:B${last}`] as const,
    hidden: "D:K",
  };
}

export type MarkingCells = ReturnType<typeof markingCells>;

/** A formula for a cell's text without spaces, commas and line feeds. */
const withoutGaps = (cell: string) => `SUBSTITUTE(SUBSTITUTE(SUBSTITUTE(${cell}," ",""),",",""),CHAR(10),"")`;

/** The English letters and the arrows, in the order of the sides: right, bottom, left, top. */
const KNOWN = ["RDLU", "rdlu", "→↓←↑"];

/**
 * Every character that is a step; the one at place i leads over side i % 4. A language's own `letters`, of the right, bottom, left and
 * top, come first: where one of them means another direction in English, the language counts. They are used in both cases, and only if
 * each is a single character.
 */
export function stepSigns(letters: readonly string[]): string {
  const own = [letters.map((letter) => letter.toUpperCase()), letters.map((letter) => letter.toLowerCase())];
  const isUsed = (group: readonly string[]) =>
    group.length === 4 && group.every((letter) => letter.length === 1 && /\p{L}/u.test(letter));
  const all = [...own.filter(isUsed).map((group) => group.join("")), ...KNOWN];
  return all.filter((group, i) => all.indexOf(group) === i).join("");
}

/** The most steps that a worksheet marks: a row each. */
export const MOST_MARKED_STEPS = 2_000;
const LEAST = 20;
const DETOURS = 4;

/** How many steps are marked where the shortest path has this many: four times as many, at least 20 and at most 2,000. */
export function stepsToMark(shortest: number): number {
  return Math.min(MOST_MARKED_STEPS, Math.max(LEAST, DETOURS * shortest));
}

const EXIT = 16;

/** Each cell as a number: the sum of 1, 2, 4 and 8 for a passage right, down, left and up, and 16 for an exit, not an entrance. */
function wallCodes(maze: Maze, { entrance, exits }: Ends): Uint8Array {
  const codes = passagesOf(maze);
  for (const exit of new Set(exits)) if (exit !== entrance) codes[exit]! += EXIT;
  return codes;
}
