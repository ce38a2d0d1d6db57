/** What of a store's Axis the view needs; sizes are points. */
export interface PointAxis {
  readonly count: number;
  readonly defaultSize: number;
  customRuns(): readonly {
    readonly first: number;
    readonly last: number;
    readonly size: number | undefined;
    readonly hidden: boolean;
  }[];
}

interface PixelRun {
  readonly first: number;
  readonly last: number;
  /** Device pixels of each line of the run. */
  readonly size: number;
  /** Device pixels from the sheet's edge to the run's first line. */
  readonly start: number;
}

/**
 * Rows or columns in device pixels. Every line is rounded to whole pixels by itself, as in Excel, so that equal sizes in points
 * are equal on the screen and every border of a cell falls between two pixels.
 */
export class PixelAxis {
  readonly count: number;
  /** Device pixels of a line without a size of its own. */
  readonly defaultSize: number;
  /** Device pixels of all lines. */
  readonly length: number;
  private readonly runs: PixelRun[] = [];

  /** @param scale device pixels in a point. */
  constructor(axis: PointAxis, scale: number) {
    this.count = axis.count;
    this.defaultSize = pixels(axis.defaultSize, scale);
    let next = 0;
    let start = 0;
    const add = (first: number, last: number, size: number): void => {
      if (last < first) return;
      this.runs.push({ first, last, size, start });
      start += (last - first + 1) * size;
      next = last + 1;
    };
    for (const run of axis.customRuns()) {
      add(next, run.first - 1, this.defaultSize);
      add(run.first, run.last, run.hidden ? 0 : pixels(run.size ?? axis.defaultSize, scale));
    }
    add(next, axis.count - 1, this.defaultSize);
    this.length = start;
  }

  /** Device pixels of the line; 0 when it is hidden. */
  size(line: number): number {
    return this.runs[this.runOf(line)]!.size;
  }

  /** Device pixels from the sheet's edge to the near side of the line; of `count`, to the far edge of the sheet. */
  offset(line: number): number {
    if (line >= this.count) return this.length;
    const run = this.runs[this.runOf(line)]!;
    return run.start + (line - run.first) * run.size;
  }

  /** The shown line that covers this pixel; the nearest one beyond either end of the sheet. */
  lineAt(pixel: number): number {
    let low = 0;
    let high = this.runs.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.runs[middle]!.start <= pixel) low = middle;
      else high = middle - 1;
    }
    while (low > 0 && this.runs[low]!.size === 0) low--;
    const run = this.runs[low]!;
    if (run.size === 0) return this.shownFrom(run.last + 1, 1) ?? 0;
    const line = run.first + Math.floor((pixel - run.start) / run.size);
    return Math.min(Math.max(line, run.first), run.last);
  }

  /** The first shown line from `line` on, stepping by 1 or -1; undefined when there is none. */
  shownFrom(line: number, step: 1 | -1): number | undefined {
    while (line >= 0 && line < this.count) {
      const run = this.runs[this.runOf(line)]!;
      if (run.size > 0) return line;
      line = step > 0 ? run.last + 1 : run.first - 1;
    }
    return undefined;
  }

  private runOf(line: number): number {
    let low = 0;
    let high = this.runs.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.runs[middle]!.last < line) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Whole device pixels, at least one, for a size that is not nothing. */
function pixels(points: number, scale: number): number {
  return points > 0 ? Math.max(1, Math.round(points * scale)) : 0;
}
