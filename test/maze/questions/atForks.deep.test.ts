import { assignQuestions, chooseForks, type Fork, forksOf, makeSums } from "../../../src/maze/questions";
import { generatorById } from "../../../src/maze/generators/generators";
import { cornerEnds, type Maze, Random } from "../../../src/maze/model";
import { breadthFirst } from "../../../src/maze/solvers/breadthFirst";
import { parseText } from "../../../src/maze/text/parseText";
import { openNeighbours } from "../shape";

const SEEDS = 1000;
const kinds = ["kruskal", "depth-first", "wilson", "growing-tree-mixed"];
const sizes = [
  [6, 6],
  [15, 10],
  [8, 20],
] as const;

/** Mazes of several kinds and sizes, one a seed; `loops` in percent. */
function drawn(seed: number, loops: number) {
  const [columns, rows] = sizes[seed % sizes.length]!;
  const kind = kinds[seed % kinds.length]!;
  const variation = { loopPercent: loops, blockPermille: 0 };
  const { maze } = generatorById(kind).make({ rows, columns }, new Random(`forks ${seed}`), variation);
  const ends = { ...cornerEnds(maze), ...(seed % 5 === 0 ? { exits: [maze.size - 1, columns - 1] } : {}) };
  return { maze, ends, path: [...(breadthFirst(maze, ends).path ?? [])] };
}

/** The cells that a walker reaches who may enter those next to an asked fork only as `mayEnter` says. */
function reached(maze: Maze, from: number, mayEnter: (from: number, to: number) => boolean): Set<number> {
  const found = new Set([from]);
  for (const cell of found) {
    for (const next of openNeighbours(maze, cell)) if (mayEnter(cell, next)) found.add(next);
  }
  return found;
}

const asked = ({ maze, ends, path }: ReturnType<typeof drawn>, seed: string) => {
  const random = new Random(seed);
  const forks = chooseForks(forksOf(maze, ends, path), 6);
  return assignQuestions(forks, makeSums("addition", 100, 40, random), random);
};

test.each([0, 15])(
  "in mazes with %d percent of loops right answers alone lead to an exit, each is needed, and no question, cell or answer of a fork is there twice",
  (loops) => {
    let count = 0;
    for (let seed = 0; seed < SEEDS; seed++) {
      const { maze, ends, path } = drawn(seed, loops);
      const questions = asked({ maze, ends, path }, `${seed}`);
      count += questions.length;
      const isOut = (mayEnter: (from: number, to: number) => boolean) => {
        const cells = reached(maze, ends.entrance, mayEnter);
        return ends.exits.some((exit) => cells.has(exit));
      };
      const rightOf = new Map<number, number>();
      for (const { fork, question, answers } of questions) {
        const right = answers.find(({ text }) => text === question.right);
        rightOf.set(fork.cell, right!.cell);
        // By any other answer at this fork, and by any way at all elsewhere.
        expect(isOut((from, to) => from !== fork.cell || to !== right!.cell)).toBe(false);
        // Every passage of the fork but the one back holds an answer.
        const all = [...answers.map(({ cell }) => cell), path[path.indexOf(fork.cell) - 1]!];
        expect(new Set(all)).toEqual(new Set(openNeighbours(maze, fork.cell)));
        expect(answers.length).toBeGreaterThan(1);
      }
      expect(isOut((from, to) => !rightOf.has(from) || rightOf.get(from) === to)).toBe(true);
      const areAllDifferent = (list: readonly unknown[]) => expect(new Set(list).size).toBe(list.length);
      areAllDifferent(questions.map(({ question }) => question.text));
      for (const { answers } of questions) areAllDifferent(answers.map(({ text }) => text));
      const cells = questions.flatMap(({ fork, answers }) => [fork.cell, ...answers.map(({ cell }) => cell)]);
      areAllDifferent([...cells, ends.entrance, ...ends.exits]);
      const places = questions.map(({ fork }) => path.indexOf(fork.cell));
      // Nobody who stands at a fork finds the answer of an earlier one behind.
      for (const place of places) expect(cells).not.toContain(path[place - 1]);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
    expect(count).toBeGreaterThan(SEEDS);
  },
);

test("a fork with a loop past it, or to another exit, does not ask", () => {
  //   S . f . E   with a branch below f; the row below leads from the start to the end
  const { maze } = parseText(
    ["+--+--+--+--+--+", "|S            E|", "+  +--+--+--+  +", "|              |", "+--+--+--+--+--+"].join("\n"),
  );
  expect(forksOf(maze, { entrance: 0, exits: [4] }, [0, 1, 2, 3, 4])).toEqual([]);
  const branch = parseText(
    ["+--+--+--+--+--+", "|S            E|", "+--+--+  +--+--+", "|     |  |     |", "+--+--+--+--+--+"].join("\n"),
  );
  const path = [0, 1, 2, 3, 4];
  expect(forksOf(branch.maze, { entrance: 0, exits: [4] }, path)).toEqual([
    { cell: 2, behind: 1, right: 3, wrong: [7] },
  ]);
  expect(forksOf(branch.maze, { entrance: 0, exits: [4, 7] }, path)).toEqual([]);
});

test("forks are spread along the path, and those whose cells touch do not both ask", () => {
  const fork = (i: number): Fork => ({ cell: 4 * i, behind: 4 * i - 1, right: 4 * i + 1, wrong: [4 * i + 100] });
  const many = Array.from({ length: 10 }, (_, i) => fork(i));
  expect(chooseForks(many, 2).map(({ cell }) => cell)).toEqual([8, 28]);
  expect(chooseForks(many, 99)).toEqual(many);
  expect(chooseForks([fork(0), { cell: 1, behind: 0, right: 2, wrong: [9] }, fork(1)], 9)).toEqual([fork(0), fork(1)]);
  // The cell behind the second holds the right answer of the first.
  expect(chooseForks([fork(0), { cell: 2, behind: 1, right: 3, wrong: [9] }, fork(1)], 9)).toEqual([fork(0), fork(1)]);
  expect(chooseForks([], 3)).toEqual([]);
});

test("a fork with more branches than any question has answers asks nothing, and questions are used where they suffice", () => {
  const two = { text: "two", right: "r", wrong: ["a", "b"] };
  const one = { text: "one", right: "r", wrong: ["a"] };
  const wide: Fork = { cell: 5, behind: 4, right: 6, wrong: [1, 9] };
  const narrow: Fork = { cell: 20, behind: 19, right: 21, wrong: [24] };
  for (let seed = 0; seed < 20; seed++) {
    const given = assignQuestions([narrow, wide], [one, two], new Random(`${seed}`));
    expect(given.map(({ fork, question }) => [fork, question.text])).toEqual([
      [narrow, "one"],
      [wide, "two"],
    ]);
  }
  expect(assignQuestions([wide], [one], new Random(""))).toEqual([]);
});

test("the same seed gives the same questions, another seed others", () => {
  const maze = drawn(4, 0);
  expect(asked(maze, "a")).toEqual(asked(maze, "a"));
  expect(asked(maze, "b")).not.toEqual(asked(maze, "a"));
});

test("the right answer is as often first in the list as last", () => {
  const fork: Fork = { cell: 5, behind: 4, right: 6, wrong: [1, 9] };
  const question = { text: "?", right: "r", wrong: ["a", "b", "c"] };
  const places = [0, 0, 0];
  for (let i = 0; i < 900; i++) {
    const { answers } = assignQuestions([fork], [question], new Random(`${i}`))[0]!;
    places[answers.findIndex(({ text }) => text === "r")]!++;
  }
  // Five standard deviations.
  for (const place of places) expect(Math.abs(place - 300)).toBeLessThan(71);
});
