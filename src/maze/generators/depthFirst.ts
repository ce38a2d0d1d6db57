import { message } from "../../message";
import { type Grid, type Random, forgetCell, neighbourSides, pickSide, oppositeSide } from "../model";
import { type Generation, Outcome } from "../trace";
import { Carving } from "./shared/carving";
import { checkVariation, UNVARIED, type Variation } from "./variation";
import { componentsOf } from "./shared/components";
import { moveCounter, coverMoves } from "./walks/walks";

/**
 * Depth-first search, also called recursive backtracker: from a random cell on, the wall to a random neighbour with all its walls falls and
 * the search goes on there; where there is none, it goes back to the last cell on its stack. It ends when every cell was visited.
 * Long winding rivers, few and deep dead ends: hard for its size.
 *
 * Imperfect mazes follow the AI-class maze program:
 *
 * - With a chance of `loopPercent` in 100, a wall is opened but both its cells still perceive it as standing. A cell that
 *   perceives all its walls as standing can be entered (again) from any neighbour: this makes loops. The
 *   wall towards it is then opened like any other; a wall that is already open stays open and makes no step.
 * - With a chance of `blockPermille` in 1000, a wall stays but is perceived as down: the search continues behind it.
 *
 * Both are drawn independently each time a cell is entered, the block first. A wall that falls towards a cell entered
 * before is `looped` in the trace; a wall that stays is `blocked`, once per wall. The trace holds only each cell's first retreat:
 * a cell that was left for good has nothing more to enter. (At 100 percent no wall is ever perceived as down, and the
 * search is a random walk until every cell was visited: about as long as Aldous and Broder's, and refused where theirs is.)
 *
 * Time O(n) for a perfect maze; 15 bytes per cell; at most 32 with loops and blocks. On a mask that divides the grid, one tree per
 * component. Source: the AI-class maze program; Pullen's Think Labyrinth. Throws MazeError.
 */
export function depthFirst(grid: Grid, random: Random, variation: Variation = UNVARIED): Generation {
  checkVariation(variation);
  const components = componentsOf(grid, random);
  const { loopPercent, blockPermille } = variation;
  const countMove =
    loopPercent < 100 ? undefined : moveCounter(message("depth-first-with-all-loops"), grid, components, coverMoves);
  const columns = grid.columns;
  /** The sides on which a neighbour is perceived as having all its walls. */
  const intact = neighbourSides(grid);
  const size = grid.rows * columns;
  const stepsACell = loopPercent === 0 ? 2 : blockPermille === 0 ? 3 : 5;
  const carving = new Carving(grid, stepsACell * size);
  const maze = carving.maze;
  const state = new Uint8Array(size);
  /** The cells to return to, each as cell x 4 + the side by which it was left. */
  const stack = new Uint32Array(loopPercent === 0 ? size : 2 * size);
  let height = 0;

  for (const component of components) {
    let cell = component.start;
    state[cell] = VISITED;
    height = 0;
    for (let unvisited = component.cells - 1; unvisited > 0;) {
      countMove?.();
      const sides = intact[cell + columns]!;
      if (sides === 0) {
        const left = stack[--height]!;
        const before = left >>> 2;
        const side = oppositeSide(left & 3);
        if ((state[cell]! & LEFT_FOR_GOOD) === 0) {
          state[cell]! |= LEFT_FOR_GOOD;
          // With loops, cells between the two may have been dropped from the stack: then no opening leads back.
          if (carving.behind(cell, side) === before) carving.backtrack(cell, side);
        }
        cell = before;
        continue;
      }
      const side = pickSide(sides, random);
      const wall = carving.wall(cell, side);
      const next = carving.behind(cell, side);
      const entered = state[next]! & VISITED;
      const stays = blockPermille > 0 && random.permille(blockPermille);
      const perceived = loopPercent > 0 && random.percent(loopPercent);
      if (!maze.isOpen(wall)) {
        if (!stays) {
          maze.openWall(wall);
          carving.record(wall, entered ? Outcome.looped : Outcome.joined, side);
        } else if ((state[wall >> 1]! & (RIGHT_BLOCKED << (wall & 1))) === 0) {
          state[wall >> 1]! |= RIGHT_BLOCKED << (wall & 1);
          carving.record(wall, Outcome.blocked, side);
        }
      }
      if (!perceived) {
        if ((state[cell]! & BROKEN) === 0) forgetCell(intact, cell + columns, columns);
        if ((state[next]! & BROKEN) === 0) forgetCell(intact, next + columns, columns);
        state[cell]! |= BROKEN;
        state[next]! |= BROKEN;
      }
      if (height === stack.length) height = dropRepeated(stack, size);
      stack[height++] = (cell << 2) | side;
      if (!entered) unvisited--;
      state[next]! |= VISITED;
      cell = next;
    }
  }
  return carving.finish();
}

/** What is known of a cell, one bit each. BROKEN: perceived as having lost a wall. The bit after RIGHT_BLOCKED is for the bottom. */
const VISITED = 1;
const BROKEN = 2;
const LEFT_FOR_GOOD = 4;
const RIGHT_BLOCKED = 8;

/**
 * Leaves the uppermost place of each cell on a stack that is full; returns how many are left. With loops a cell may be on it more than
 * once, but after that place it has nothing left to enter.
 */
function dropRepeated(stack: Uint32Array, cells: number): number {
  const seen = new Uint8Array(cells);
  let kept = stack.length;
  for (let i = stack.length - 1; i >= 0; i--) {
    const place = stack[i]!;
    if (seen[place >>> 2] === 1) continue;
    seen[place >>> 2] = 1;
    stack[--kept] = place;
  }
  stack.copyWithin(0, kept);
  return stack.length - kept;
}
