/** What a run of lines has in common; `size` undefined means the axis' default. */
interface Run {
  first: number;
  last: number;
  size: number | undefined;
  hidden: boolean;
}

/** The sizes and hidden lines at one time. */
export interface AxisState {
  readonly runs: readonly Readonly<Run>[];
  readonly base: number;
}

/**
 * The rows or the columns of a sheet: their sizes in points and which of them are hidden. Kept as runs, so that hiding the
 * last million rows costs as much as hiding one.
 */
export class Axis {
  private runs: Run[] = [];
  /** Points by which the runs up to and including each index differ from the default size; made when needed. */
  private excess: number[] | undefined;

  /** @param count lines on the axis. @param defaultSize points. */
  constructor(
    readonly count: number,
    private base: number,
  ) {}

  get defaultSize(): number {
    return this.base;
  }

  set defaultSize(points: number) {
    this.base = points;
    this.excess = undefined;
  }

  /** The line's size in points when it is shown, hidden or not. */
  size(line: number): number {
    return this.runAt(line)?.size ?? this.base;
  }

  /** Whether the line has a size of its own. */
  isCustom(line: number): boolean {
    return this.runAt(line)?.size !== undefined;
  }

  isHidden(line: number): boolean {
    return this.runAt(line)?.hidden ?? false;
  }

  /** The size in points as shown: 0 when hidden. */
  shown(line: number): number {
    const run = this.runAt(line);
    return run?.hidden ? 0 : (run?.size ?? this.base);
  }

  /** @param points undefined gives the lines the default size again. */
  resize(first: number, last: number, points: number | undefined): void {
    this.change(first, last, (run) => (run.size = points));
  }

  hide(first: number, last: number, hidden: boolean): void {
    this.change(first, last, (run) => (run.hidden = hidden));
  }

  /** Points from the first line to the near side of `line`; `offset(count)` is the length of the axis. */
  offset(line: number): number {
    const excess = this.excessSums();
    const index = this.indexOfRunFrom(line);
    const before = index > 0 ? excess[index - 1]! : 0;
    const run = this.runs[index];
    const inside = run && run.first < line ? (line - run.first) * (shownSize(run, this.base) - this.base) : 0;
    return line * this.base + before + inside;
  }

  /** The line at that distance from the first, in points; the last line when beyond the end. Hidden lines are never found. */
  lineAt(points: number): number {
    let low = 0;
    let high = this.count - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.offset(middle) <= points) low = middle;
      else high = middle - 1;
    }
    while (low > 0 && this.isHidden(low)) low--;
    return low;
  }

  /** Different sizes in points among the lines (hidden lines count 0, as Excel reports them). */
  sizesIn(first: number, last: number): Set<number> {
    const sizes = new Set<number>();
    this.forEachRun(first, last, (run) => sizes.add(shownSize(run, this.base)));
    return sizes;
  }

  /** Whether among the lines there are hidden and shown ones. */
  hiddenIn(first: number, last: number): Set<boolean> {
    const states = new Set<boolean>();
    this.forEachRun(first, last, (run) => states.add(run.hidden));
    return states;
  }

  /** Runs of lines that are hidden or have a size of their own, in order; for files and views. */
  customRuns(): readonly Readonly<Run>[] {
    return this.runs;
  }

  /** Makes room for `count` lines before `first`; they get the size of the line before, as in Excel. */
  insert(first: number, count: number): void {
    const size = first > 0 ? this.runAt(first - 1)?.size : undefined;
    this.splitAt(first);
    for (const run of this.runs) {
      if (run.first < first) continue;
      run.first += count;
      run.last += count;
    }
    this.runs = this.runs.filter((run) => run.first < this.count);
    for (const run of this.runs) run.last = Math.min(run.last, this.count - 1);
    this.excess = undefined;
    if (size !== undefined) this.resize(first, first + count - 1, size);
  }

  delete(first: number, count: number): void {
    this.splitAt(first);
    this.splitAt(first + count);
    this.runs = this.runs.filter((run) => run.first < first || run.first >= first + count);
    for (const run of this.runs) {
      if (run.first < first) continue;
      run.first -= count;
      run.last -= count;
    }
    this.excess = undefined;
  }

  state(): AxisState {
    return { runs: this.runs.map((run) => ({ ...run })), base: this.base };
  }

  takeState({ runs, base }: AxisState): void {
    this.runs = runs.map((run) => ({ ...run }));
    this.base = base;
    this.excess = undefined;
  }

  private forEachRun(first: number, last: number, visit: (run: Run) => void): void {
    let next = first;
    for (const run of this.runs) {
      if (run.last < first) continue;
      if (run.first > last) break;
      if (run.first > next) visit({ first: next, last: run.first - 1, size: undefined, hidden: false });
      visit(run);
      next = run.last + 1;
    }
    if (next <= last) visit({ first: next, last, size: undefined, hidden: false });
  }

  private change(first: number, last: number, edit: (run: Run) => void): void {
    this.splitAt(first);
    this.splitAt(last + 1);
    const before = this.runs.filter((run) => run.last < first);
    const after = this.runs.filter((run) => run.first > last);
    const inside: Run[] = [];
    this.forEachRun(first, last, (run) => inside.push({ ...run }));
    for (const run of inside) edit(run);
    const custom = inside.filter((run) => run.hidden || run.size !== undefined);
    this.runs = joined([...before, ...custom, ...after]);
    this.excess = undefined;
  }

  private splitAt(line: number): void {
    const index = this.runs.findIndex((run) => run.first < line && run.last >= line);
    const run = this.runs[index];
    if (!run) return;
    this.runs.splice(index, 1, { ...run, last: line - 1 }, { ...run, first: line });
  }

  private runAt(line: number): Run | undefined {
    const run = this.runs[this.indexOfRunFrom(line)];
    return run && run.first <= line ? run : undefined;
  }

  /** Index of the first run that ends at `line` or later. */
  private indexOfRunFrom(line: number): number {
    let low = 0;
    let high = this.runs.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.runs[middle]!.last < line) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private excessSums(): number[] {
    if (!this.excess) {
      let sum = 0;
      this.excess = this.runs.map(
        (run) => (sum += (run.last - run.first + 1) * (shownSize(run, this.base) - this.base)),
      );
    }
    return this.excess;
  }
}

function shownSize(run: Run, base: number): number {
  return run.hidden ? 0 : (run.size ?? base);
}

function joined(runs: Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const previous = result[result.length - 1];
    if (previous && previous.last + 1 === run.first && previous.size === run.size && previous.hidden === run.hidden) {
      previous.last = run.last;
    } else result.push({ ...run });
  }
  return result;
}
