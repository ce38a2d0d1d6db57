/** A person's walk through a maze: its trail, and what a reported selection means for it. */
import {
  type Ends,
  type Maze,
  PASSAGE_COUNTS,
  passagesOf,
  stepsOf,
  BOTTOM,
  LEFT,
  RIGHT,
  TOP,
  bitOf,
  forNeighbours,
} from "./model";

/**
 * A walk through a maze from its entrance: the trail to where the person is, without the detours that were walked back. Cells are
 * numbered row by row; sides are 0 right, 1 bottom, 2 left, 3 top.
 */
export class Walk {
  /** From the entrance to where the person is; no cell comes twice. */
  readonly trail: number[];
  /** The steps that were walked, there and back. */
  steps = 0;
  private readonly passages: Uint8Array;
  private readonly sideSteps: readonly number[];
  /** 1 + the place in the trail of each cell, or 0. */
  private readonly placeOf: Uint32Array;
  /** The cells that were left and from which nothing leads on but dead ends. */
  readonly dead = new Set<number>();

  constructor(
    readonly maze: Maze,
    readonly ends: Ends,
  ) {
    this.passages = passagesOf(maze);
    this.sideSteps = stepsOf(maze);
    this.placeOf = new Uint32Array(maze.size);
    this.trail = [ends.entrance];
    this.placeOf[ends.entrance] = 1;
  }

  get position(): number {
    return this.trail[this.trail.length - 1]!;
  }

  get isAtExit(): boolean {
    return this.ends.exits.includes(this.position);
  }

  openSides(cell: number): number {
    return this.passages[cell]!;
  }

  kindOf(cell: number): "dead-end" | "corridor" | "crossing" {
    const open = PASSAGE_COUNTS[this.passages[cell]!]!;
    return open < 2 ? "dead-end" : open === 2 ? "corridor" : "crossing";
  }

  markOf(cell: number): "trail" | "dead" | undefined {
    if (this.placeOf[cell]! > 0) return "trail";
    return this.dead.has(cell) ? "dead" : undefined;
  }

  /** Walks over a side of the cell; false if a wall is, or the maze ends there. */
  step(side: number): boolean {
    const from = this.position;
    if ((this.passages[from]! & (1 << side)) === 0) return false;
    const to = from + this.sideSteps[side]!;
    this.steps++;
    const place = this.placeOf[to]!;
    // A cell of the trail again: what was walked since is left.
    while (place > 0 && this.trail.length > place) this.leave();
    if (place === 0) {
      this.trail.push(to);
      this.placeOf[to] = this.trail.length;
      this.dead.delete(to);
    }
    return true;
  }

  private leave(): void {
    const cell = this.trail.pop()!;
    this.placeOf[cell] = 0;
    let ways = 0;
    forNeighbours(cell, this.passages[cell]!, this.sideSteps, (next) => (ways += Number(!this.dead.has(next))));
    if (ways <= 1) this.dead.add(cell);
  }
}

/** Where something is, counted from the maze's first cell; may be outside the maze. */
interface Place {
  readonly row: number;
  readonly column: number;
}

/**
 * What a reported selection was. "there": nothing new. "walked": a way, or back to where the walk waited. "wall": there is one in the way.
 * "blocked": no open path leads to the cell without a detour. "outside": no cell of the maze; the walk waits.
 */
export type Walked = "there" | "walked" | "wall" | "blocked" | "outside";

/**
 * Follows a walk by what Excel reports of the selection. Reports may come late, twice, or only the last of several, and a person presses
 * the next key before the selection is back from a wall: then the key counts from where the walk is. One such key cannot be told from the
 * selection's own way back, and counts as that: the one that leads to the cell that is being selected.
 *
 * A cell to which an open path leads without a detour is walked to: that is an arrow key, a click, or several keys of which Excel reports
 * the last. A straight jump out of the maze, by Ctrl and an arrow key, is walked up to the first wall. Nothing else moves.
 */
export class Follower {
  private selected: Place;
  /** What requests of ours select, until that is reported, in their order. */
  private own: Place[] = [];
  /** Whether Excel reports what a request selects, as far as is known. */
  private isOwnReported = true;
  /** Whether all requests that select are answered. */
  private isAnswered = true;
  /** Whether the selection stays where it is, outside the maze. */
  private isWaiting = false;

  constructor(private readonly walk: Walk) {
    this.selected = this.place;
  }

  /** Whether the selection is elsewhere and has to come back to where the person is. */
  get needsSelecting(): boolean {
    return !this.isWaiting && !isSame(this.selected, this.place);
  }

  /** A request is being sent that selects the cell where the person is. */
  selecting(): void {
    this.isAnswered = false;
    this.own.push(this.place);
  }

  /** That request was answered, or refused. */
  selectionAnswered(isDone: boolean): void {
    this.isAnswered = true;
    const last = isDone && this.isOwnReported ? undefined : this.own.pop();
    if (isDone && last !== undefined) this.selected = last;
  }

  /** Excel reports that one cell is selected. */
  report(place: Place): Walked {
    const own = this.own.findIndex((each) => isSame(each, place));
    if (own >= 0) {
      this.own.splice(0, own + 1);
      this.selected = place;
      return "there";
    }
    if (isSame(place, this.selected) && !this.isWaiting) return "there";
    const [isAway, wasWaiting] = [this.needsSelecting, this.isWaiting];
    const side = isAway ? sideOf(this.selected, place) : undefined;
    this.selected = place;
    this.isWaiting = false;
    // The person pressed a key before the selection was back.
    if (side !== undefined) return this.along(side, 1);
    const last = this.own[this.own.length - 1];
    // It was back, and nothing said so.
    if (isAway && this.isAnswered && last !== undefined && sideOf(last, place) !== undefined) {
      this.isOwnReported = false;
      this.own = [];
    }
    if (!isSame(place, this.place)) return this.to(place);
    return wasWaiting ? "walked" : "there";
  }

  private get place(): Place {
    const { columns } = this.walk.maze;
    const { position } = this.walk;
    return { row: Math.floor(position / columns), column: position % columns };
  }

  /** Walks to a place, if an open path leads there without a detour. */
  private to(place: Place): Walked {
    const { maze } = this.walk;
    const here = this.place;
    const [down, right] = [place.row - here.row, place.column - here.column];
    const side = down === 0 ? (right > 0 ? RIGHT : LEFT) : down > 0 ? BOTTOM : TOP;
    const isStraight = down === 0 || right === 0;
    const isInside = place.row >= 0 && place.row < maze.rows && place.column >= 0 && place.column < maze.columns;
    if (!isInside || !maze.has(place.row * maze.columns + place.column)) {
      if (isStraight) return this.along(side, Infinity);
      this.isWaiting = true;
      return "outside";
    }
    const sides = this.pathTo(down, right);
    if (sides === undefined) return isStraight ? "wall" : "blocked";
    for (const each of sides) if (!this.walk.isAtExit) this.walk.step(each);
    return "walked";
  }

  private along(side: number, most: number): Walked {
    let steps = 0;
    while (steps < most && !(steps > 0 && this.walk.isAtExit) && this.walk.step(side)) steps++;
    return steps === most || this.walk.isAtExit ? "walked" : "wall";
  }

  /** The sides of an open path to a cell that is so far down and right of here, each step towards it; undefined if there is none. */
  private pathTo(down: number, right: number): number[] | undefined {
    const { position, maze } = this.walk;
    const target = position + down * maze.columns + right;
    const steps = stepsOf(maze);
    const [across, along] = [right > 0 ? RIGHT : LEFT, down > 0 ? BOTTOM : TOP];
    /** Cells on the way, and the side over which each was reached. */
    const reached = new Map<number, number | undefined>([[position, undefined]]);
    for (const cell of reached.keys()) {
      const isBelow = Math.floor(cell / maze.columns) === Math.floor(target / maze.columns);
      const isBeside = cell % maze.columns === target % maze.columns;
      for (const side of [...(isBelow ? [] : [along]), ...(isBeside ? [] : [across])]) {
        const next = cell + steps[side]!;
        if ((this.walk.openSides(cell) & bitOf(side)) !== 0 && !reached.has(next)) reached.set(next, side);
      }
    }
    if (!reached.has(target)) return undefined;
    const sides: number[] = [];
    for (let cell = target; cell !== position; cell -= steps[sides[0]!]!) sides.unshift(reached.get(cell)!);
    return sides;
  }
}

function isSame(one: Place, other: Place): boolean {
  return one.row === other.row && one.column === other.column;
}

/** The side over which one step leads from one place to another; undefined if it takes more. */
function sideOf(from: Place, to: Place): number | undefined {
  const [down, right] = [to.row - from.row, to.column - from.column];
  if (Math.abs(down) + Math.abs(right) !== 1) return undefined;
  if (down === 0) return right > 0 ? RIGHT : LEFT;
  return down > 0 ? BOTTOM : TOP;
}
