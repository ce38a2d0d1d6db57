import { fillContent, type Arrangement } from "../../../src/maze/content/fillContent";
import { lettersOf } from "../../../src/maze/content/items";
import { generatorById } from "../../../src/maze/generators/generators";
import { cornerEnds } from "../../../src/maze/model/ends";
import { passagesOf } from "../../../src/maze/model/passages";
import { Random } from "../../../src/maze/model/random";
import { solverById } from "../../../src/maze/solvers/solvers";

const kinds = ["kruskal", "depth-first", "wilson"];

/** A maze with a word along its path, one a seed; undefined if the word is too long for it. */
function filled(seed: number, words: readonly string[], arrangement: Arrangement, loopPercent: number) {
  const [columns, rows] = loopPercent > 0 ? [5 + (seed % 2), 4 + (seed % 3)] : [6 + (seed % 5), 5 + (seed % 7)];
  const imperfection = { loopPercent, blockPermille: 0 };
  const { maze } = generatorById(kinds[seed % kinds.length]!).make(
    { rows, columns },
    new Random(`read ${seed}`),
    imperfection,
  );
  const ends = cornerEnds(maze);
  const way = [...solverById("breadth-first").solve(maze, ends, { random: new Random("") }).path!];
  const word = lettersOf(words[seed % words.length]!);
  if (way.length - 2 < word.length) return undefined;
  const { cells } = fillContent({ maze, ends, path: way }, word, arrangement, new Random(`${seed}`));
  return { cells, passages: passagesOf(maze), columns, way, word };
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

describe.each<Arrangement>(["over and over", "once"])("a word %s", (arrangement) => {
  test("is read on the right path alone: short words, and repeated letters", () => {
    const words = ["NO", "ANA", "ABAB", "BANANA", "AAB", "ABBA"];
    for (let seed = 0; seed < 1000; seed++) {
      const maze = filled(seed, words, arrangement, 0)!;
      expect(maze.way.map((cell) => maze.cells[cell]).join("")).toMatch(new RegExp(`^${maze.word.join("")}`));
      expect(isReadElsewhere(maze)).toBe(false);
    }
  });

  test("of three different letters or more also where loops lead past the path", () => {
    const words = ["CAT", "BOOK", "HELLO", "BANANA"];
    let count = 0;
    for (let seed = 0; seed < 1000; seed++) {
      const maze = filled(seed, words, arrangement, 20);
      if (maze === undefined) continue;
      count++;
      expect(isReadElsewhere(maze)).toBe(false);
    }
    expect(count).toBeGreaterThan(900);
  });
});
