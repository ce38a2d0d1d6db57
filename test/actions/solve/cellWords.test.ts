import fc from "fast-check";
import { cellWords } from "../../../src/actions/solve/companionSheets";
import { Maze, inRows } from "../../../src/maze/model";
import { say } from "../../../src/words";
import { languages } from "../../../src/words/languages";
import { anyMaze } from "../../maze/anyMaze";
import { facts, readCellTexts, told } from "../../maze/readCellTexts";
import { expectSameMaze } from "../../maze/shape";
import { wordsOf } from "../../words/wordsOf";

test("what is written of a maze, with ends or without, is read as the same maze", () => {
  fc.assert(
    fc.property(anyMaze(9), fc.boolean(), ({ maze, ends }, hasEnds) => {
      const given = hasEnds ? ends : undefined;
      const read = readCellTexts(inRows(cellWords(maze, given).map(say), maze), say);
      expectSameMaze(read.maze, maze);
      expect(read.ends).toEqual(given && { ...ends, exits: [...new Set(ends.exits)].sort((a, b) => a - b) });
    }),
    { numRuns: 300 },
  );
});

test.each(Object.keys(languages))("in %s every fact about a cell has a text of its own", async (tag) => {
  const words = await wordsOf(tag);
  expect(new Set(facts.map((fact) => words.say(told(fact)))).size).toBe(65);
});

test("sides are said from the top, clockwise", () => {
  const maze = Maze.open({ rows: 1, columns: 3, mask: Uint8Array.of(1, 1, 0) });
  const ends = { entrance: 0, exits: [1] };
  expect(cellWords(maze, ends).map(say)).toEqual(["start; open: right", "exit; open: left", "outside"]);
  expect(say(told({ open: 15, end: "none" }))).toBe("open: up, right, down, left");
});
