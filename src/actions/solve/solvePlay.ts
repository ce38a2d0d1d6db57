import { grouped } from "../../maze/counted";
import type { Solution } from "../../maze/solvers";
import { addressOf } from "../../worksheet/excel/addresses";
import { emptyCells, readCells } from "../../worksheet/cells/fills";
import { cellName } from "../../worksheet/cells/borders";
import type { Job } from "../../worksheet/excel/job";
import type { Painting } from "../../worksheet/cells/pieces";
import { Refusal } from "../../worksheet/excel/refusal";
import { readSheet } from "../../worksheet/sheet/sheetState";
import {
  drawArrows,
  hasSolution,
  isArrow,
  ON_PATH,
  UNMARKED,
  redraw,
  SEARCHED,
  type StandingSolution,
} from "../../worksheet/beside/solution";
import type { Play } from "../watch/player";

/** Marks that one request sets at most: about 10 bytes each. */
const REACH = 50_000;

/**
 * A search as a play: position k shows the first k visits, the last one the path as well. The name of the solution was
 * written before and covers everything that any position marks, so that "Clear solution" works wherever the play rests.
 */
export class SolvePlay implements Play {
  readonly length: number;
  readonly place: string;
  readonly reach = REACH;
  /** What the cells held when the play was last taken up. */
  private contents: readonly unknown[] | undefined;

  /** `isFree` says which cells are marked: ends keep their own mark. */
  constructor(
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
    this.place = `${addressOf(area)} on ${state.name}`;
  }

  async check(job: Job): Promise<void> {
    const { state, area } = this.standing;
    const now = await readSheet(job);
    const moved = state.grid !== undefined && (now.grid === undefined || addressOf(now.grid) !== addressOf(area));
    if (now.id !== state.id || !hasSolution(now) || moved) {
      throw new Refusal(
        `The solution is not in ${this.place} any more, or another sheet is in front. Press Solve again.`,
      );
    }
    if (this.arrows === undefined) return;
    this.contents = (await readCells(job, state.id, area, "")).formulas;
  }

  paint(from: number, to: number): Promise<readonly Painting[]> {
    const { arrows, length, standing } = this;
    const before = this.kindsAt(from);
    const after = this.kindsAt(to);
    // The arrows belong to the last position alone; a cell into which somebody typed meanwhile stays theirs.
    const isFree = (cell: number) => arrows?.[cell] !== 0 && this.isOurs(cell);
    return Promise.resolve([
      (context) => {
        const sheet = context.workbook.worksheets.getItem(standing.state.id);
        redraw(sheet, standing, before, after);
        if (arrows === undefined || (from === length) === (to === length)) return;
        if (to === length) drawArrows(sheet, standing.area, arrows, isFree);
        else emptyCells(sheet, standing.area, isFree);
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
