import { type Message, message } from "../../../message";
import { type Grid, MazeError } from "../../model";
import type { Component } from "../shared/components";
import type { Variation } from "../variation";
import { stepOutcome, Outcome } from "../../trace";
import { Carving } from "../shared/carving";

/** Moves that any walk may take, and moves per cell that large walks may take: seconds. The generators' costs name them. */
const MOVES = 100_000_000;
const MOVES_A_CELL = 200;
/** A walk this many times longer than the limit is stopped: chance does not explain it. */
const PATIENCE = 8;

/*
 * The moves that walks are expected to make on a rectangle, within a quarter of what simulations show for four cells or more. The mean
 * resistance between two cells, with every wall a wire of 1 ohm, is about (R² - 1 + C² - 1) / 3RC along the grid and ln(the shorter
 * side) / π across it. Wilson's walks together make as many moves as a walk from one cell to another and back: that resistance times
 * twice the number of walls (Wilson 1996; Chandra and others 1989). The walk that covers a path of n cells takes 7/6 n² moves, a square
 * (ln n)² n / π and, for its rim, about 0.4 times as many more (Dembo and others 2004; the rim by simulation).
 */

/** Wilson's walks, all together. */
export function wilsonMoves(rows: number, columns: number): number {
  return 2 * wallsOf(rows, columns) * (along(rows, columns) + Math.log(Math.min(rows, columns)) / Math.PI);
}

/** Aldous and Broder's walk, until it has entered every cell. */
export function coverMoves(rows: number, columns: number): number {
  const cells = rows * columns;
  return 3.5 * wallsOf(rows, columns) * along(rows, columns) + (1.4 / Math.PI) * cells * Math.log(cells) ** 2;
}

function wallsOf(rows: number, columns: number): number {
  return rows * (columns - 1) + columns * (rows - 1);
}

function along(rows: number, columns: number): number {
  return (rows * rows - 1 + columns * columns - 1) / (3 * rows * columns);
}

/** Moves that a generator's random walk is expected to make on a whole rectangle; 0 for one that does not walk. */
export function walkMoves(id: string, { rows, columns }: Grid, { loopPercent }: Variation): number {
  if (id === "wilson") return wilsonMoves(rows, columns);
  const covers = id === "aldous-broder" || (id === "depth-first" && loopPercent === 100);
  return covers ? coverMoves(rows, columns) : 0;
}

/**
 * What a walk calls at each of its moves. Throws MazeError at once if more moves are expected than are accepted, and later if the walk has
 * gone on for far too long. Each component of a mask counts as a rectangle of as many cells, as long as the grid: too little for a
 * corridor that winds, which is stopped when it has taken too long.
 */
export function moveCounter(
  algorithm: Message,
  { rows, columns }: Grid,
  components: readonly Component[],
  movesOn: (rows: number, columns: number) => number,
): () => void {
  const most = Math.max(MOVES, MOVES_A_CELL * rows * columns);
  const tooLong = () => new MazeError("time", message("walk-too-long", { algorithm, rows, columns, most }));
  let expected = 0;
  for (const { cells } of components) {
    const length = Math.min(cells, Math.max(rows, columns));
    expected += movesOn(cells / length, length);
  }
  if (expected > most) throw tooLong();
  let made = 0;
  return () => {
    if (++made > PATIENCE * most) throw tooLong();
  };
}

/** The most cells of a maze whose walk is recorded: as many as are tinted while a person watches. */
export const RECORDED_CELLS = 20_000;
/** The most steps of a record, 16 MB. Aldous and Broder's walk through 20,000 cells takes a million on a square. */
const MOST_STEPS = 4_000_000;

/**
 * A carving that also records what opens nothing: each move of a random walk (`walked`) and each loop that is erased (`erased`), or each
 * random pick of a side without a cell beyond (`missed`) or with one in the same set (`refused`). A record that becomes too long keeps the
 * walls that fall, and nothing else.
 */
export class WalkRecord extends Carving {
  private isTooLong = false;
  /** The loop-erased walk, and 1 for each of its cells. */
  private readonly path: number[] = [];
  private readonly isOnPath: Uint8Array;

  constructor(
    grid: Grid,
    private readonly mostSteps = MOST_STEPS,
  ) {
    super(grid, 2 * grid.rows * grid.columns);
    this.isOnPath = new Uint8Array(this.maze.size);
  }

  /** Records what opens nothing, at a side of a cell; beyond the side of a pick that missed there is no cell. */
  note(cell: number, side: number, outcome: Outcome): void {
    if (this.isTooLong) return;
    this.record(outcome === Outcome.missed ? 2 * cell + (side & 1) : this.wall(cell, side), outcome, side);
    if (this.count <= this.mostSteps) return;
    this.isTooLong = true;
    const fallen = this.steps.subarray(0, this.count).filter((step) => stepOutcome(step) === Outcome.joined);
    this.steps.set(fallen);
    this.count = fallen.length;
  }

  /** Records a move of a loop-erased walk, and the loop that it closes. */
  walkErasing(cell: number, side: number): void {
    this.note(cell, side, Outcome.walked);
    const { path, isOnPath } = this;
    if (path.length === 0) path.push(cell);
    isOnPath[cell] = 1;
    const next = this.behind(cell, side);
    if (isOnPath[next] === 1) this.note(cell, side, Outcome.erased);
    else path.push(next);
    while (path[path.length - 1] !== next) isOnPath[path.pop()!] = 0;
    isOnPath[next] = 1;
  }

  /** The walk has met the maze. */
  endWalk(): void {
    for (const cell of this.path.splice(0)) this.isOnPath[cell] = 0;
  }

  override record(wall: number, outcome: Outcome, side: number): void {
    if (this.count === this.steps.length) {
      const longer = new Uint32Array(2 * this.count);
      longer.set(this.steps);
      this.steps = longer;
    }
    super.record(wall, outcome, side);
  }
}
