import { type Ends, type Maze, forNeighbours, passagesOf, stepsOf, type Random } from "../model";
import type { ForkQuestion } from "./questions";

export interface Fork {
  readonly cell: number;
  /** The cell of the path that a walker comes from. */
  readonly behind: number;
  /** The first cell of the branch that leads on to an exit: the next one on the path. */
  readonly right: number;
  /** The first cells of the other branches, one to three; none leads to an exit without coming back to `cell`. */
  readonly wrong: readonly number[];
}

/**
 * The forks of a path that can ask, in the order of the path. Every way from the entrance to an exit comes to each of them, and leaves
 * it by the right branch alone: of all cells beside it, only the next one of the path leads to an exit without coming back. Elsewhere
 * loops or further exits would make another answer right, or lead past the question.
 *
 * A fork needs room too: its own cell, for the number, and the first cell of each branch, for the answers, are neither entrance nor exit.
 *
 * Time: number of forks of the path times the number of cells that its other branches lead to.
 */
export function forksOf(maze: Maze, { entrance, exits }: Ends, path: ArrayLike<number>): Fork[] {
  const passages = passagesOf(maze);
  const steps = stepsOf(maze);
  const isExit = new Uint8Array(maze.size);
  for (const exit of exits) isExit[exit] = 1;
  const seen = new Int32Array(maze.size).fill(-1);

  /** Whether any of these cells leads to an exit without `fork`. */
  const leadOut = (fork: number, cells: readonly number[]): boolean => {
    const waiting = [...cells];
    seen[fork] = fork;
    for (const cell of cells) seen[cell] = fork;
    for (let cell; (cell = waiting.pop()) !== undefined;) {
      if (isExit[cell] === 1) return true;
      forNeighbours(cell, passages[cell]!, steps, (next) => {
        if (seen[next] === fork) return;
        seen[next] = fork;
        waiting.push(next);
      });
    }
    return false;
  };

  const forks: Fork[] = [];
  for (let i = 1; i + 1 < path.length; i++) {
    const [behind, cell, right] = [path[i - 1]!, path[i]!, path[i + 1]!];
    const others: number[] = [];
    forNeighbours(cell, passages[cell]!, steps, (next) => void (next !== right && others.push(next)));
    const wrong = others.filter((next) => next !== behind);
    if (wrong.length === 0 || isExit[cell] === 1 || isExit[right] === 1) continue;
    if (cell === entrance || right === entrance || wrong.includes(entrance) || leadOut(cell, others)) continue;
    forks.push({ cell, behind, right, wrong });
  }
  return forks;
}

/**
 * At most `most` of the forks, spread evenly, in their order. No cell of one belongs to another: none holds both a question's number and
 * an answer, or two answers. Nor does the cell behind one, so that every answer that stands beside a fork is one of its own.
 */
export function chooseForks(forks: readonly Fork[], most: number): Fork[] {
  const taken = new Set<number>();
  const apart = forks.filter(({ cell, behind, right, wrong }) => {
    const cells = [cell, behind, right, ...wrong];
    if (cells.some((one) => taken.has(one))) return false;
    for (const one of cells) taken.add(one);
    return true;
  });
  const count = Math.min(most, apart.length);
  return Array.from({ length: count }, (_, i) => apart[Math.floor(((2 * i + 1) * apart.length) / (2 * count))]!);
}

export interface AskedFork {
  readonly fork: Fork;
  readonly question: ForkQuestion;
  /** What stands in the first cell of each branch: one answer is the right one, in the cell `fork.right`. */
  readonly answers: readonly { readonly cell: number; readonly text: string }[];
}

/** By chance; a fork for which no question with enough wrong answers is left gets none. In the order of the forks. */
export function assignQuestions(
  forks: readonly Fork[],
  questions: readonly ForkQuestion[],
  random: Random,
): AskedFork[] {
  const left = mixed(questions, random);
  const given = new Map<Fork, ForkQuestion>();
  // Those with most branches first: a question that is good enough for them is good enough for all others.
  for (const fork of [...forks].sort((a, b) => b.wrong.length - a.wrong.length)) {
    const at = left.findIndex(({ wrong }) => wrong.length >= fork.wrong.length);
    if (at >= 0) given.set(fork, left.splice(at, 1)[0]!);
  }
  return forks.flatMap((fork) => {
    const question = given.get(fork);
    if (question === undefined) return [];
    const wrong = mixed(question.wrong, random);
    const answers = fork.wrong.map((cell, i) => ({ cell, text: wrong[i]! }));
    return [{ fork, question, answers: mixed([{ cell: fork.right, text: question.right }, ...answers], random) }];
  });
}

function mixed<T>(things: readonly T[], random: Random): T[] {
  const order = [...things];
  random.shuffle(order);
  return order;
}
