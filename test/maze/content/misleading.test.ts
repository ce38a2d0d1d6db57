import { fillContent, type Arrangement } from "../../../src/maze/content/fillContent";
import { lettersOf } from "../../../src/maze/content/items";
import { generatorById } from "../../../src/maze/generators/generators";
import { cornerEnds } from "../../../src/maze/model/ends";
import { passagesOf } from "../../../src/maze/model/passages";
import { Random } from "../../../src/maze/model/random";
import { solverById } from "../../../src/maze/solvers/solvers";

const kinds = ["kruskal", "depth-first", "wilson"];
const words = ["NO", "ANA", "ABAB", "BANANA", "AAB", "ABBA"];

/**
 * Follows every path from the entrance that turns back nowhere, letter by letter, and gives those that read the whole word and left the
 * right path before its last letter.
 */
function otherReadings(
  cells: readonly string[],
  passages: Uint8Array,
  columns: number,
  way: readonly number[],
  word: readonly string[],
) {
  const found: string[] = [];
  const place = new Map(way.map((cell, i) => [cell, i]));
  const waiting = [{ cell: way[0]!, before: -1, read: 0, isOff: false }];
  for (let one; (one = waiting.pop()) !== undefined;) {
    const { cell, before, read, isOff } = one;
    const item = cells[cell]!;
    if (item !== "" && item !== word[read]) continue;
    const now = read + (item === "" ? 0 : 1);
    if (now === word.length) {
      if (isOff) found.push(`${word.join("")} at ${cell}`);
      continue;
    }
    [1, columns, -1, -columns].forEach((step, side) => {
      const next = cell + step;
      if ((passages[cell]! & (1 << side)) === 0 || next === before) return;
      waiting.push({ cell: next, before: cell, read: now, isOff: isOff || !place.has(next) });
    });
  }
  return found;
}

test.each<Arrangement>(["over and over", "once"])(
  "only the right path reads a word: short ones, and repeated letters (%s)",
  (arrangement) => {
    let filled = 0;
    for (let seed = 0; seed < 1000; seed++) {
      const [columns, rows] = [6 + (seed % 5), 5 + (seed % 7)];
      const { maze } = generatorById(kinds[seed % kinds.length]!).make({ rows, columns }, new Random(`read ${seed}`));
      const ends = cornerEnds(maze);
      const way = [...solverById("breadth-first").solve(maze, ends, { random: new Random("") }).path!];
      const word = lettersOf(words[seed % words.length]!);
      const { cells } = fillContent({ maze, ends, path: way }, word, arrangement, new Random(`${seed}`));
      filled++;
      expect(
        way
          .map((cell) => cells[cell])
          .join("")
          .startsWith(word.join("")),
      ).toBe(true);
      expect(otherReadings(cells, passagesOf(maze), columns, way, word)).toEqual([]);
    }
    expect(filled).toBe(1000);
  },
);
