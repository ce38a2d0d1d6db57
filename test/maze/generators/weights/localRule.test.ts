import fc from "fast-check";
import { weighBlock } from "../../../../src/maze/generators/weights/weighBlock";
import { decideLocally, FALLS, STAYS, UNKNOWN } from "../../../../src/maze/generators/weights/localRule";
import { HEAVIEST, WallWeights } from "../../../../src/maze/generators/weights/wallWeights";
import { Maze, type Grid } from "../../../../src/maze/model/maze";
import { Random } from "../../../../src/maze/model/random";
import { anyGrid } from "../../anyMaze";

const RIGHT = 0;
const BOTTOM = 1;

/** The weights of all walls between two cells, by row, column and side; HEAVIEST elsewhere, outside the maze too. */
function weightsOf(grid: Grid, weights: WallWeights) {
  const maze = Maze.walled(grid);
  const all = new Int32Array(maze.wallCount);
  weights.ofWalls(0, all.length, all, 0);
  return (row: number, column: number, side: number): number => {
    const isInside = row >= 0 && column >= 0 && row < maze.rows && column < maze.columns;
    const wall = 2 * (row * maze.columns + column) + side;
    return isInside && maze.separates(wall) ? all[wall]! : HEAVIEST;
  };
}

const anyWeights = (grid: Grid, seed: string) => new WallWeights(2 * grid.rows * grid.columns, new Random(seed));

describe("The weights of a block of walls", () => {
  it("are those of the walls between two cells, and HEAVIEST at the rim and around masked cells; nothing else is written", () => {
    const fraction = fc.double({ min: 0, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(
        anyGrid(9),
        fc.string(),
        fc.tuple(fraction, fraction, fraction, fraction),
        (grid, seed, [top, left, high, wide]) => {
          const weights = anyWeights(grid, seed);
          const row = Math.floor(top * (grid.rows + 1)) - 1;
          const column = Math.floor(left * (grid.columns + 1)) - 1;
          const rows = 1 + Math.floor(high * (grid.rows - row));
          const columns = 1 + Math.floor(wide * (grid.columns - column));
          const block = {
            row,
            column,
            rows: Math.min(rows, grid.rows - row),
            columns: Math.min(columns, grid.columns - column),
          };
          const stride = block.columns + 2;
          const weight = new Int32Array(2 * stride * (block.rows + 1)).fill(-1);
          weighBlock(Maze.walled(grid), weights, block, { stride, weight });
          const expected = weightsOf(grid, weights);
          weight.forEach((value, place) => {
            const [i, j, side] = [Math.floor(place / (2 * stride)), Math.floor(place / 2) % stride, place & 1];
            // The walls below the cells to the left of the maze are nobody's, and nobody asks for them.
            if (column + j === -1 && side === BOTTOM) return;
            const isOfBlock = i < block.rows && j < block.columns;
            expect([i, j, side, value]).toEqual([i, j, side, isOfBlock ? expected(row + i, column + j, side) : -1]);
          });
        },
      ),
    );
  });
});

describe("Walls decided by their neighbours", () => {
  it("fall where they are the lightest around a cell, stay where they are the heaviest around a corner; no other is decided", () => {
    fc.assert(
      fc.property(anyGrid(9), fc.string(), (grid, seed) => {
        const { rows, columns } = grid;
        const weights = anyWeights(grid, seed);
        const stride = columns + 2;
        const cells = (rows + 2) * stride;
        const target = {
          stride,
          weight: new Int32Array(2 * cells),
          known: new Uint8Array(2 * cells),
          parent: new Uint16Array(cells),
        };
        weighBlock(Maze.walled(grid), weights, { row: -1, column: -1, rows: rows + 1, columns: columns + 1 }, target);
        decideLocally(rows, columns, target);

        const of = weightsOf(grid, weights);
        const place = (row: number, column: number) => (row + 1) * stride + column + 1;
        const decided = new Map<number, number>();
        for (let row = 0; row < rows; row++) {
          for (let column = 0; column < columns; column++) {
            const around = [
              of(row, column, RIGHT),
              of(row, column, BOTTOM),
              of(row, column - 1, RIGHT),
              of(row - 1, column, BOTTOM),
            ];
            const corner = [
              of(row - 1, column - 1, RIGHT),
              of(row - 1, column - 1, BOTTOM),
              of(row, column - 1, RIGHT),
              of(row - 1, column, BOTTOM),
            ];
            const [lightest, heaviest] = [Math.min(...around), Math.max(...corner)];
            if (heaviest < HEAVIEST) decided.set(heaviest, STAYS);
            if (lightest < HEAVIEST) decided.set(lightest, FALLS);
            const beyond = [
              place(row, column + 1),
              place(row + 1, column),
              place(row, column - 1),
              place(row - 1, column),
            ];
            const parent = lightest < HEAVIEST ? beyond[around.indexOf(lightest)] : place(row, column);
            expect(target.parent[place(row, column)]).toBe(parent);
          }
        }
        for (let row = 0; row < rows; row++) {
          for (let column = 0; column < columns; column++) {
            for (const side of [RIGHT, BOTTOM]) {
              const weight = of(row, column, side);
              if (weight === HEAVIEST) continue;
              expect(target.known[2 * place(row, column) + side]).toBe(decided.get(weight) ?? UNKNOWN);
            }
          }
        }
      }),
    );
  });
});
