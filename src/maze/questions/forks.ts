import { type Ends, type Maze, forNeighbours, passagesOf, stepsOf } from "../model";

/** A fork of the path at which a question can be asked. */
export interface Fork {
  readonly cell: number;
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
    const [before, cell, right] = [path[i - 1]!, path[i]!, path[i + 1]!];
    const others: number[] = [];
    forNeighbours(cell, passages[cell]!, steps, (next) => void (next !== right && others.push(next)));
    const wrong = others.filter((next) => next !== before);
    if (wrong.length === 0 || isExit[cell] === 1 || isExit[right] === 1) continue;
    if (cell === entrance || right === entrance || wrong.includes(entrance) || leadOut(cell, others)) continue;
    forks.push({ cell, right, wrong });
  }
  return forks;
}
