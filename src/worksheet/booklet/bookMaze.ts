import { type Ends, type Maze, counted } from "../../maze/model";
import type { WallWeight } from "../cells";
import type { PageWords, PaperName } from "../paper";
import type { EndMarks } from "./plainMaze";

/** A maze of a booklet, and what the page and the index say about it. */
export interface BookMaze {
  /** From 1. */
  readonly number: number;
  readonly maze: Maze;
  readonly ends: Ends;
  readonly path: Uint32Array;
  /** "★★★☆☆ 54 of 100" */
  readonly difficulty: string;
  /** 0 to 100, whole. */
  readonly measured: number;
  readonly algorithm: string;
  readonly code: string;
}

/** What all pages of a booklet have in common. */
export interface BookStyle {
  /** The booklet's id. */
  readonly book: string;
  readonly paper: PaperName;
  readonly title: string;
  readonly hasNameLine: boolean;
  readonly marks: EndMarks;
  /** Points. */
  readonly cellSize: number;
  readonly wallWeight: WallWeight;
}

/** "Maze 7": the label on paper, and the name of its sheet. */
export function mazeLabel(number: number): string {
  return `Maze ${number}`;
}

/** "137 steps": the length of the path through it. */
export function stepsTold({ path }: BookMaze): string {
  return counted(path.length - 1, "step");
}

/** The texts around a page of the booklet. */
export function wordsOf({ title, hasNameLine }: BookStyle, label: string, maze?: BookMaze): PageWords {
  return { title, hasNameLine, label, difficulty: maze?.difficulty ?? "", code: maze?.code ?? "" };
}
