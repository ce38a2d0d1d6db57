import type { Ends, Maze } from "../../maze/model";
import type { WallWeight } from "../cells";
import type { PupilPage } from "../memory";
import type { PageWords, PaperName } from "../paper";
import type { BookNames, BookTexts } from "./bookTexts";
import type { EndMarks } from "./plainMaze";

/** A maze of a booklet, and what the page and the index say about it. */
export interface BookMaze {
  /** From 1. */
  readonly number: number;
  readonly maze: Maze;
  readonly ends: Ends;
  readonly path: Uint32Array;
  /** 0 to 100, whole. */
  readonly measured: number;
  readonly algorithm: string;
  readonly code: string;
  readonly texts: MazeTexts;
  /** What its cells hold besides the letters of its ends, rows x columns; "" for nothing. */
  readonly items?: readonly string[] | undefined;
  /** Whose page it is, for the page of a pupil. */
  readonly pupil?: PupilPage | undefined;
  /** The number in its sheet's mark, if that is not its own. */
  readonly part?: number | undefined;
}

/** The texts about one maze. */
interface MazeTexts {
  /** "Maze 7" */
  readonly label: string;
  /** The link to its answer: "Answer 7" */
  readonly answer: string;
  /** "★★★☆☆" */
  readonly stars: string;
  /** "★★★☆☆ Difficulty 54/100" */
  readonly rating: string;
  /** Below a maze: its share code, or "". */
  readonly code: string;
  /** Above one of several mazes on a sheet: "Maze 7   ★★★☆☆ Difficulty 54/100   137 steps" */
  readonly caption: string;
}

/** What all pages of a booklet have in common. */
export interface BookStyle {
  /** The booklet's id. */
  readonly book: string;
  readonly paper: PaperName;
  readonly title: string;
  /** A line for a name above each maze; "" for none. */
  readonly nameLine: string;
  readonly marks: EndMarks;
  /** Points. */
  readonly cellSize: number;
  readonly wallWeight: WallWeight;
  readonly names: BookNames;
  readonly texts: BookTexts;
  /** Set if mazes are called by a person's own words, which Excel might take for formulas or dates. */
  readonly isClassSet?: boolean;
  /** Of what stands in cells, in points; longer items are shrunk to their cells. Undefined if mazes hold no items. */
  readonly itemSize?: number;
}

/** The texts above a page of the booklet. */
export function headerWords(
  { title, nameLine }: BookStyle,
  label: string,
): Pick<PageWords, "title" | "middle" | "label"> {
  return { title, middle: nameLine, label };
}
