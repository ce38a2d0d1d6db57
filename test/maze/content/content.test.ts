import fc from "fast-check";
import { message } from "../../../src/message";
import { fillContent, type Arrangement, lettersOf, numbersTo } from "../../../src/maze/content";
import { cornerEnds, MazeError, Random, passagesOf } from "../../../src/maze/model";
import { generatorById } from "../../../src/maze/generators/generators";
import { parseText } from "../../../src/maze/text/parseText";
import { breadthFirst } from "../../../src/maze/solvers/breadthFirst";
import { anyMaze, type Drawn } from "../anyMaze";
import { openNeighbours } from "../shape";
import { runs } from "../../depth";

const wayOf = ({ maze, ends }: Drawn) => [...(breadthFirst(maze, ends).path ?? [])];

/** What a walker reads first on each branch that leaves the way, against what comes next on the way; told plainly, cell by cell. */
function rightItemsOnBranches({ maze }: Drawn, way: readonly number[], cells: readonly string[]): string[] {
  const found: string[] = [];
  for (const [i, from] of way.entries()) {
    const next = way.slice(i + 1).find((cell) => cells[cell] !== "");
    const seen = new Set(way);
    const waiting = [from];
    for (const cell of waiting) {
      for (const beside of openNeighbours(maze, cell)) {
        if (seen.has(beside)) continue;
        seen.add(beside);
        if (cells[beside] === "") waiting.push(beside);
        else if (next !== undefined && cells[beside] === cells[next]) found.push(`${cells[beside]} at ${beside}`);
      }
    }
  }
  return found;
}

const anyItems = fc.array(fc.constantFrom("A", "B", "C", "D", "7", "=1+1", "🦊"), { minLength: 2, maxLength: 30 });
const arrangements: readonly Arrangement[] = ["over and over", "once"];

test.each(arrangements)(
  "the way reads the items in order, and no branch begins with the item that comes next (%s)",
  (arrangement) => {
    fc.assert(
      fc.property(anyMaze(14), anyItems, fc.string(), (drawn, items, seed) => {
        const way = wayOf(drawn);
        const { maze, ends } = drawn;
        const room = way.filter((cell) => cell !== ends.entrance && !ends.exits.includes(cell)).length;
        fc.pre(items.length <= room && new Set(items).size > 1);
        const cells = fillContent({ maze, ends, path: way }, items, arrangement, new Random(seed));
        const onTheWay = way.map((cell) => cells[cell]).filter((item) => item !== "");
        const times = arrangement === "once" ? items.length : room;
        const wanted = Array.from({ length: times }, (_, i) => items[i % items.length]);
        expect(onTheWay).toEqual(wanted);
        expect(rightItemsOnBranches(drawn, way, cells)).toEqual([]);
        for (const [cell, item] of cells.entries()) {
          if (item === "") continue;
          expect(items).toContain(item);
          expect(maze.has(cell) && cell !== ends.entrance && !ends.exits.includes(cell)).toBe(true);
        }
      }),
      { numRuns: runs(60), seed: 7 },
    );
  },
);

/** A maze of a generator and a seed with its way, between its corners. */
function walkIn(generator: string, seed: string, [columns, rows]: readonly [number, number], loopPercent = 0) {
  const { maze } = generatorById(generator).make({ rows, columns }, new Random(seed), {
    loopPercent,
    blockPermille: 0,
  });
  const ends = cornerEnds(maze);
  return { maze, ends, path: wayOf({ maze, ends }) };
}
const perfect = walkIn("kruskal", "content", [20, 20]);
const room = perfect.path.length - 2;

test("over and over, every cell but the ends holds an item; once, elsewhere about as often as on the way", () => {
  const items = lettersOf("read me twice");
  const full = fillContent(perfect, items, "over and over", new Random("s"));
  expect(full.filter((item) => item === "")).toHaveLength(2);
  const once = fillContent(perfect, items, "once", new Random("s"));
  const elsewhere = once.filter((item, cell) => item !== "" && !perfect.path.includes(cell)).length;
  const share = elsewhere / (perfect.maze.size - perfect.path.length);
  expect(Math.abs(share - items.length / room)).toBeLessThan(0.08);
});

test("once, a cell off the way holds an item as often as a cell of the way: two items on three cells, two times of three", () => {
  const lines = ["+--+--+--+--+--+", "|S            E|", "+  +  +  +  +  +", "|  |  |  |  |  |", "+--+--+--+--+--+"];
  const { maze } = parseText(lines.join("\n"));
  const ends = { entrance: 0, exits: [4] };
  // Below the exit nothing comes next, so no item is wrong there.
  const held = Array.from({ length: 300 }, (_, i) => {
    const cells = fillContent({ maze, ends, path: [0, 1, 2, 3, 4] }, ["A", "B"], "once", new Random(`${i}`));
    return cells[9] !== "";
  });
  // Five standard deviations.
  expect(Math.abs(held.filter(Boolean).length - 200)).toBeLessThan(41);
});

test.each([
  ["more items than the path has cells", numbersTo(400), message("too-many-items", { items: 400, room })],
  ["items all alike", ["A", "A", "A"], message("items-alike", { items: 3 })],
  ["a single item", ["A"], message("items-alike", { items: 1 })],
  ["no item", [], message("items-alike", { items: 0 })],
])("%s are refused", (_which, items, sentence) => {
  const fill = () => fillContent(perfect, items, "once", new Random(""));
  expect(fill).toThrow(new MazeError("content", sentence));
});

test("a sentence is its letters, without white space, accents and pictures whole", () => {
  expect(lettersOf(" Šta je\tto?\n")).toEqual(["Š", "t", "a", "j", "e", "t", "o", "?"]);
  expect(lettersOf("S\u030cx")).toEqual(["Š", "x"]);
  expect(lettersOf("👩‍🚀👍🏽❤️")).toEqual(["👩‍🚀", "👍🏽", "❤️"]);
  expect(lettersOf("   ")).toEqual([]);
});

/** A maze with a word along its path, one a seed; undefined if the word is too long for it. */
function filled(seed: number, words: readonly string[], arrangement: Arrangement, loopPercent: number) {
  const size =
    loopPercent > 0 ? ([5 + (seed % 2), 4 + (seed % 3)] as const) : ([6 + (seed % 5), 5 + (seed % 7)] as const);
  const kind = ["kruskal", "depth-first", "wilson"][seed % 3]!;
  const walk = walkIn(kind, `read ${seed}`, size, loopPercent);
  const word = lettersOf(words[seed % words.length]!);
  if (walk.path.length - 2 < word.length) return undefined;
  const cells = fillContent(walk, word, arrangement, new Random(`${seed}`));
  return { cells, passages: passagesOf(walk.maze), columns: size[0], way: walk.path, word };
}

/** Whether a path from the entrance that enters no cell twice reads the word, and has left the right path before its last letter. */
function isReadElsewhere({ cells, passages, columns, way, word }: NonNullable<ReturnType<typeof filled>>): boolean {
  const isOnWay = new Set(way);
  const entered = new Set<number>();
  const reads = (cell: number, before: number, hasLeft: boolean): boolean => {
    if (cells[cell] !== "" && cells[cell] !== word[before]) return false;
    const read = before + (cells[cell] === "" ? 0 : 1);
    if (read === word.length) return hasLeft;
    entered.add(cell);
    const found = [1, columns, -1, -columns].some((step, side) => {
      const next = cell + step;
      const isOpen = (passages[cell]! & (1 << side)) !== 0 && !entered.has(next);
      return isOpen && reads(next, read, hasLeft || !isOnWay.has(next));
    });
    entered.delete(cell);
    return found;
  };
  return reads(way[0]!, 0, false);
}

describe.each([
  ["short words, and repeated letters", ["NO", "ANA", "ABAB", "BANANA", "AAB", "ABBA"], 0],
  ["where loops lead past the path, words of three different letters or more", ["CAT", "BOOK", "HELLO", "BANANA"], 20],
])("%s", (_, words, loopPercent) => {
  test.each(arrangements)("are read on the right path alone, %s", (arrangement) => {
    const mazes = Array.from({ length: 1000 }, (_, seed) => filled(seed, words, arrangement, loopPercent) ?? []).flat();
    expect(mazes.length).toBeGreaterThan(900);
    for (const maze of mazes) {
      expect(maze.way.map((cell) => maze.cells[cell]).join("")).toMatch(new RegExp(`^${maze.word.join("")}`));
      expect(isReadElsewhere(maze)).toBe(false);
    }
  });
});
