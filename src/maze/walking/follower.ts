import { BOTTOM, LEFT, RIGHT, TOP, bitOf, stepsOf } from "../model";
import type { Walk } from "./walk";

/** Where something is, counted from the maze's first cell; may be outside the maze. */
interface Place {
  readonly row: number;
  readonly column: number;
}

/**
 * What a reported selection was. "there": nothing new. "walked": so many steps, or back to where the walk waited. "wall": there is one in
 * the way, after so many steps. "blocked": no open path leads to the cell without a detour. "outside" and "several": no cell of the maze,
 * or more than one; the walk waits.
 */
export interface Walked {
  readonly kind: "there" | "walked" | "wall" | "blocked" | "outside" | "several";
  readonly steps: number;
}

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

  /** Excel reports a selection: its first cell, and whether it is that cell alone. */
  report(place: Place, isSingle: boolean): Walked {
    if (!isSingle) return { kind: "several", steps: 0 };
    const own = this.own.findIndex((each) => isSame(each, place));
    if (own >= 0) {
      this.own.splice(0, own + 1);
      this.selected = place;
      return THERE;
    }
    if (isSame(place, this.selected) && !this.isWaiting) return THERE;
    const side = this.needsSelecting ? sideOf(this.selected, place) : undefined;
    const [isAway, wasWaiting] = [this.needsSelecting, this.isWaiting];
    this.selected = place;
    this.isWaiting = false;
    // The person pressed a key before the selection was back.
    if (side !== undefined) return this.along(side, 1);
    // It was back, and nothing said so.
    if (
      isAway &&
      this.isAnswered &&
      this.own.length > 0 &&
      sideOf(this.own[this.own.length - 1]!, place) !== undefined
    ) {
      this.isOwnReported = false;
      this.own = [];
    }
    if (!isSame(place, this.place)) return this.to(place);
    return wasWaiting ? { kind: "walked", steps: 0 } : THERE;
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
      return { kind: "outside", steps: 0 };
    }
    const sides = this.pathTo(down, right);
    if (sides === undefined) return { kind: isStraight ? "wall" : "blocked", steps: 0 };
    let steps = 0;
    for (const each of sides) {
      if (this.walk.isAtExit) break;
      this.walk.step(each);
      steps++;
    }
    return { kind: "walked", steps };
  }

  private along(side: number, most: number): Walked {
    let steps = 0;
    while (steps < most && !(steps > 0 && this.walk.isAtExit) && this.walk.step(side)) steps++;
    return { kind: steps === most || this.walk.isAtExit ? "walked" : "wall", steps };
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

const THERE: Walked = { kind: "there", steps: 0 };

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
