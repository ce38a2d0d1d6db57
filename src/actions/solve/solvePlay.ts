import { grouped } from "../../maze/counted";
import type { Maze } from "../../maze/maze";
import type { Solution } from "../../maze/solvers";
import { loadShownCells, readShownCells } from "../../worksheet/beside/shownCells";
import {
  drawArrows,
  isArrow,
  markOf,
  ON_PATH,
  readArrows,
  redraw,
  SEARCHED,
  type StandingSolution,
  UNMARKED,
} from "../../worksheet/beside/solution";
import { findWatchedSolution, guardSolution, type StampedSolution } from "../../worksheet/beside/watchedSolution";
import { cellName } from "../../worksheet/cells/borders";
import { emptyCells, lookOfCell } from "../../worksheet/cells/fills";
import type { Look } from "../../worksheet/cells/looks";
import { cellBlocks } from "../../worksheet/cells/packing";
import { type Painting, paintingOn } from "../../worksheet/cells/pieces";
import { addressOf } from "../../worksheet/excel/addresses";
import type { Job } from "../../worksheet/excel/job";
import { Gone } from "../../worksheet/excel/refusal";
import { nameAreas } from "../../worksheet/sheet/selection";
import { stampName, stampOf } from "../../worksheet/sheet/stamp";
import type { Foreign } from "../watch/foreignCells";
import type { Play } from "../watch/player";

/** Marks that one request sets at most: about 10 bytes each. */
const REACH = 50_000;
/** Differs from every kind of a cell. */
const NO_KIND = 255;

/**
 * A search as a play: position k shows the first k visits, the last one the path as well. The name of the solution was
 * written before and covers everything that any position marks, so that "Clear solution" works wherever the play rests.
 */
export class SolvePlay implements Play {
  readonly length: number;
  readonly reach = REACH;
  private readonly stamped: StampedSolution;
  private sheet: string;
  /** What the cells held when the play was last taken up. */
  private contents: readonly unknown[] | undefined;

  /**
   * `act` is the stamp of the act that draws the solution. `isFree` says which cells are marked: ends keep their own mark.
   */
  constructor(
    act: string,
    private readonly maze: Maze,
    private readonly standing: StandingSolution,
    private readonly solution: Solution,
    private readonly isFree: (cell: number) => boolean,
    /** Whether what was searched stays dotted when the path is shown. */
    private readonly showsVisited: boolean,
    /** The arrows of the path, as in a Sketch. */
    private readonly arrows: Uint8Array | undefined,
  ) {
    const { state, area } = standing;
    this.length = solution.visited.length + (solution.path === undefined ? 0 : 1);
    this.sheet = state.name;
    const stamp = stampName("solution", act);
    this.stamped = { sheetId: state.id, area, stamp, mazeStamp: stampOf(state.names, "maze") };
  }

  async check(job: Job, shown: readonly number[]): Promise<Foreign | undefined> {
    const { area, cells } = this.standing;
    const wanted = { area, mask: this.maze.mask, contents: this.arrows !== undefined, fills: true };
    const found = await findWatchedSolution(job, this.stamped, (sheet) =>
      shown.length > 0 ? loadShownCells(sheet, wanted) : undefined,
    );
    this.sheet = found.sheet;
    if (found.alongside === undefined) return undefined;
    const now = await readShownCells(job, this.stamped.sheetId, wanted, found.alongside);
    const [wrong] = now.wrongWalls([this.maze.standing]);
    if (wrong !== undefined) {
      throw new Gone(
        `Walls of the maze were changed by hand, at ${cellName(area, wrong)} on ${this.sheet} for example, so the search cannot be shown any more. Press Solve again.`,
      );
    }
    this.contents = now.contents ?? cells.formulas;
    return this.foreignFills(now.colours ?? [], shown);
  }

  get guard(): Painting {
    return guardSolution(this.stamped);
  }

  get place(): string {
    return `${addressOf(this.standing.area)} on ${this.sheet}`;
  }

  /** Cells that the search marks, and that have another fill than at these positions. */
  private foreignFills(colours: readonly Look[], shown: readonly number[]): Foreign | undefined {
    const { area, base } = this.standing;
    const kinds = shown.map((position) => this.kindsAt(position));
    const whole = this.kindsAt(this.length - 1);
    const last = this.kindsAt(this.length);
    const isOwned = (cell: number) => whole[cell] !== UNMARKED || last[cell] !== UNMARKED;
    const isSame = (colour: Look, look: Look) => (colour || "FFFFFF") === (look.split(",")[0]! || "FFFFFF");
    const isForeign = colours.map(
      (colour, cell) =>
        isOwned(cell) && !kinds.some((each) => isSame(colour, markOf(each[cell]!) ?? lookOfCell(base, cell))),
    );
    const count = isForeign.filter(Boolean).length;
    if (count === 0) return undefined;
    const where = nameAreas([...cellBlocks(area, (cell) => isForeign[cell] === true)]);
    const [now] = kinds;
    const found = now!.map((kind, cell) => (isForeign[cell] ? NO_KIND : kind));
    return {
      question: `${where} on ${this.sheet} ${count === 1 ? "has another fill" : "have other fills"}, which the search would cover. Overwrite ${count === 1 ? "it" : "them"}?`,
      repair: [paintingOn(this.stamped.sheetId, (sheet) => redraw(sheet, this.standing, found, now!))],
    };
  }

  paint(from: number, to: number): Promise<readonly Painting[]> {
    const { arrows, length, standing } = this;
    const before = this.kindsAt(from);
    const after = this.kindsAt(to);
    // The arrows belong to the last position alone; a cell into which somebody typed meanwhile stays theirs.
    const isFree = (cell: number) => arrows?.[cell] !== 0 && this.isOurs(cell);
    return Promise.resolve([
      (context) => {
        const sheet = context.workbook.worksheets.getItem(this.stamped.sheetId);
        redraw(sheet, standing, before, after);
        if (arrows === undefined || (from === length) === (to === length)) return [];
        const replaced = readArrows(sheet, this.stamped, isFree);
        if (to === length) drawArrows(sheet, standing.area, arrows, isFree);
        else emptyCells(sheet, standing.area, isFree);
        return replaced;
      },
    ]);
  }

  private isOurs(cell: number): boolean {
    const content = (this.contents ?? this.standing.cells.formulas)[cell];
    return content === "" || isArrow(content);
  }

  async say(position: number): Promise<string> {
    const { visited, path } = this.solution;
    if (position === 0) return "Before the first step.";
    const step = `Step ${position} of ${this.length}: `;
    if (position > visited.length) return `${step}the path, ${grouped(path!.length)} cells.`;
    const cell = visited[position - 1]!;
    const again = visited.subarray(0, position - 1).includes(cell) ? " again" : "";
    return `${step}${cellName(this.standing.area, cell)} is visited${again}.`;
  }

  /** PLAIN, VISITED or PATH for each cell; rows x columns. */
  kindsAt(position: number): Uint8Array {
    const { visited, path } = this.solution;
    const kinds = new Uint8Array(this.standing.shown.length).fill(UNMARKED);
    const isFound = position > visited.length;
    const shown = isFound && !this.showsVisited ? 0 : position;
    for (const cell of visited.subarray(0, shown)) if (this.isFree(cell)) kinds[cell] = SEARCHED;
    if (isFound) for (const cell of path!) if (this.isFree(cell)) kinds[cell] = ON_PATH;
    return kinds;
  }
}
