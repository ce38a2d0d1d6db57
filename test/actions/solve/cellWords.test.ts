import { cellWords } from "../../../src/actions/solve/companionSheets";
import { generatorById } from "../../../src/maze/generators/generators";
import { type Ends, Maze, Random, inRows } from "../../../src/maze/model";
import type { Message } from "../../../src/message";
import { facts, readCellTexts, told } from "../../maze/readCellTexts";
import { languages } from "../../../src/words/languages";
import { Words } from "../../../src/words/words";

async function sayingIn(tag: string): Promise<(words: Message) => string> {
  const language = languages[tag]!;
  const words = new Words(language.tag, await language.pseudo?.());
  words.add(await language.start());
  words.add(await language.later());
  return (message) => words.say(message);
}

/** A maze with cells removed, extra openings, and one to four exits; or a plain one. */
function drawnFrom(seed: number): { readonly maze: Maze; readonly ends: Ends | undefined } {
  const random = new Random(`readable ${seed}`);
  const [rows, columns] = [1 + random.below(9), 1 + random.below(9)];
  const mask = Uint8Array.from({ length: rows * columns }, () => Number(!random.percent(seed % 3 === 0 ? 30 : 0)));
  mask[random.below(mask.length)] = 1;
  const grid = { rows, columns, mask: mask.includes(0) ? mask : undefined };
  const loops = seed % 2 === 0 ? 25 : 0;
  const maze = generatorById("kruskal").makeMaze(grid, random, { loopPercent: loops, blockPermille: 0 });
  const cells = [...mask.keys()].filter((cell) => maze.has(cell));
  const anyCell = () => cells[random.below(cells.length)]!;
  const exits = Array.from({ length: 1 + random.below(4) }, anyCell);
  return { maze, ends: seed % 7 === 0 ? undefined : { entrance: anyCell(), exits } };
}

test.each(Object.keys(languages))("in %s, what is written of 100 mazes is read as the same mazes", async (tag) => {
  const say = await sayingIn(tag);
  for (let seed = 1; seed <= 100; seed++) {
    const { maze, ends } = drawnFrom(seed);
    const read = readCellTexts(inRows(cellWords(maze, ends).map(say), maze), say);
    expect(read.maze.standing).toEqual(maze.standing);
    expect(read.maze.mask).toEqual(maze.mask);
    expect(read.ends).toEqual(ends && { ...ends, exits: [...new Set(ends.exits)].sort((a, b) => a - b) });
  }
});

test.each(Object.keys(languages))("in %s, every fact about a cell has a text of its own", async (tag) => {
  const say = await sayingIn(tag);
  expect(new Set(facts.map((fact) => say(told(fact)))).size).toBe(65);
});

test("sides are said from the top, clockwise", async () => {
  const say = await sayingIn("en");
  const maze = Maze.open({ rows: 1, columns: 3, mask: Uint8Array.of(1, 1, 0) });
  const ends = { entrance: 0, exits: [1] };
  expect(cellWords(maze, ends).map(say)).toEqual(["start; open: right", "exit; open: left", "outside"]);
  expect(say(told({ open: 15, end: "none" }))).toBe("open: up, right, down, left");
});
