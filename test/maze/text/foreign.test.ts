import { message, together } from "../../../src/message";
import { type TextReading, parseText, textFormById } from "../../../src/maze/text";
import { idsIn } from "../../words/sentencesIn";
import { runs } from "../../depth";
import { drawn } from "../anyMaze";
import { foreignText, writerNames } from "./foreignTexts";

const read = (...lines: string[]) => parseText(lines.join("\n"));
const asciiOf = ({ maze, ends }: TextReading) => textFormById("ascii").print({ maze, ends });
const remarksOf = ({ remarks }: TextReading) => idsIn(together(...remarks));
const characters = (text: string) => message("found-characters", { characters: text });

test.each(writerNames)(
  "a maze as %s, however it is drawn and whatever is around it, is read with its ends",
  (writer) => {
    for (let seed = 0; seed < runs(3_000); seed++) {
      const { text, maze, ends, how } = foreignText(writer, seed);
      const reading = parseText(text);
      const meant = [reading, reading.other].find(
        (each) => each?.maze.rows === maze.rows && each.maze.columns === maze.columns,
      );
      const told = { seed, how, ends: meant?.ends, standing: meant && Array.from(meant.maze.standing) };
      expect(told).toEqual({ seed, how, ends, standing: Array.from(maze.standing) });
    }
  },
);

/** Two rows of three cells; the entrance is the first cell and the exit the last. */
const small = drawn("+--+--+--+", "|S    |  |", "+--+  +  +", "|       E|", "+--+--+--+");
const expectSmall = (reading: TextReading) => expect(asciiOf(reading)).toBe(textFormById("ascii").print(small));

describe("gaps, letters and arrows", () => {
  it.each([
    ["gaps", ["+   +---+---+", "|       |   |", "+---+   +   +", "|           |", "+---+---+   +"]],
    ["a letter and a gap", ["+---+---+---+", "| A     |   |", "+---+   +   +", "|           |", "+---+---+   +"]],
    ["arrows in gaps", ["+---+---+---+", "→       |   |", "+---+   +   +", "|           →", "+---+---+---+"]],
    ["other arrows", ["+ v +---+---+", "|       |   |", "+---+   +   +", "|           |", "+---+---+ v +"]],
    ["letters in gaps", ["+ S +---+---+", "|       |   |", "+---+   +   +", "|           |", "+---+---+ E +"]],
    ["words", ["+---+---+---+", "| in    |   |", "+---+   +   +", "|       out |", "+---+---+---+"]],
  ])("as %s mark the ends", (_what, lines) => {
    expectSmall(read(...lines));
  });

  it("of which there is one alone are the exit, or the entrance if a letter says so", () => {
    const gap = read("+--+--+", "|      ", "+--+--+");
    expect([gap.ends, gap.lone]).toEqual([undefined, { exits: [1] }]);
    const letter = read("+--+--+", "|   A |", "+--+--+");
    expect([letter.ends, letter.lone]).toEqual([undefined, { entrance: 1, exits: [] }]);
  });

  it("that are more than the letters need are closed, and that is said", () => {
    const reading = read("+--+--+", "|S  E  ", "+--+--+");
    expect(reading.ends).toEqual({ entrance: 0, exits: [1] });
    const { ends, remarks } = read("+--+--+--+", "|S  E     ", "+--+--+--+");
    expect([ends, remarks]).toEqual([reading.ends, [message("text-gaps-closed", { gaps: 1 })]]);
  });

  it("may be several exits", () => {
    expect(read("#######", "#S G G#", "#######").ends).toEqual({ entrance: 0, exits: [1, 2] });
  });
});

describe("what is no maze", () => {
  it("is left out, and said: captions, what stands beside it, marks", () => {
    const reading = read("Maze 7", "+--+--+ north", "|S  E |", "+--+--+", "drawn by Ana");
    expect(reading.remarks).toEqual([message("text-left-out", { text: "north", more: 2 })]);
    const marked = read("+--+--+--+", "|S  12 E |", "+--+--+--+");
    expect(marked.remarks).toEqual([message("text-marks-left-out", { marks: [characters("12")] })]);
  });

  it("is said of a path that is none", () => {
    const reading = read("#######", "#S* *E#", "#######");
    const left = message("text-marks-left-out", { marks: [characters("*")] });
    expect([reading.path, reading.remarks]).toEqual([undefined, [left]]);
  });

  it("is the second maze of a text", () => {
    const reading = read("#####", "#S E#", "#####", "", "###", "#S#", "# #", "#E#", "###");
    expect([reading.maze.columns, remarksOf(reading)]).toEqual([2, ["text-with-more-mazes"]]);
  });

  it("is a heading that might be the codes of two cells", () => {
    const reading = read("9 7", "", "#######", "#     #", "#######");
    expect([reading.maze.columns, reading.maze.rows, remarksOf(reading)]).toEqual([3, 1, ["text-left-out"]]);
  });
});

test.each([
  ["a fence", ["# Maze", "", "```", "#####", "#S E#", "#####", "```"], 3],
  ["names of rows and columns", ["  1 2", " +-+-+", "A|S E|", " +-+-+"], 2],
  ["a quotation", ["> █████", "> █S E█", "> █████"], 0],
])("what is around a maze in a program or a page is left out: %s", (_what, lines, left) => {
  const { maze, ends, remarks } = read(...lines);
  expect([maze.rows, maze.columns, ends]).toEqual([1, 2, { entrance: 0, exits: [1] }]);
  const told = remarks.map(({ args }) => 1 + ("more" in args ? Number(args.more) : 0));
  expect(told).toEqual(left === 0 ? [] : [left]);
});

test("a letter that hides a floor is no floor by chance", () => {
  expect(asciiOf(read(" _ _", "|S_ |", "|___|"))).toBe("+--+--+\n|     |\n+--+  +\n|     |\n+--+--+\n");
  expect(() => read(" _ _", "|S| |", "|___|")).toThrow("sign-out-of-place");
});

test.each(["*", ".", "+", "·", "o"])("a path of %s is drawn if it leads on", (mark) => {
  const lines = ["#######", "#S**# #", "###*# #", "#  **E#", "#######"].map((line) => line.replaceAll("*", mark));
  expect(read(...lines).path).toEqual(Uint32Array.of(0, 1, 4, 5));
});

test("a frame whose right side is missing is refused", () => {
  expect(() => read("┏━", "┃SE┃", "┣━━")).toThrow("frame-of-wrong-size");
});

describe("walls as large as cells", () => {
  it("make each open character a cell, without walls between neighbours", () => {
    const { maze, ends } = read("#####B#", "# ### #", "# #   #", "#   # #", "# ### #", "#A#####");
    expect([maze.rows, maze.columns, ends]).toEqual([6, 5, { entrance: 25, exits: [4] }]);
    for (let wall = 0; wall < maze.wallCount; wall++) expect(maze.isOpen(wall)).toBe(maze.separates(wall));
  });

  it("of zeros and ones without a rim of walls are asked about", () => {
    const { maze, other } = read("0 0 0 0 0", "0 1 1 0 0", "0 0 1 0 1", "0 0 1 0 0", "0 0 0 0 0");
    expect([maze.countCells(), other?.maze.countCells()]).toEqual([20, 5]);
  });
});

describe("a text with two meanings", () => {
  it("is our own and a drawing with larger cells", () => {
    const top = ["┌───────────┬─────┐", "│           │     │", "│     ╶─────┘     │"];
    const { maze, other } = read(...top, "│                 │", "└─────────────────┘");
    expect([maze.columns, maze.rows, other?.maze.columns, other?.maze.rows]).toEqual([6, 2, 3, 2]);
  });

  it("has one if its corners show its cells", () => {
    expect(read("+-----+", "|     |", "+-----+").maze.columns).toBe(1);
    expect(read("+--+--+", "|     |", "+--+--+").maze.columns).toBe(2);
    expect(read("+--+--+", "|     |", "+--+--+").other).toBeUndefined();
  });
});

describe("numbers for cells", () => {
  it("are read in any order of bits", () => {
    // The same maze with north 1, south 2, east 4, west 8 for passages.
    const other = read("6 14 10", "5 9 1");
    expect(asciiOf(other)).toBe(asciiOf(read("9 1 3", "12 6 14")));
  });

  it("that disagree about a wall are refused", () => {
    expect(() => read("9 1 3", "12 6 6")).toThrow("text-fault");
  });
});
