/** One of two windows: its own time, the requests it has sent, and the one that waits. */
interface Window {
  now: number;
  sent: number;
  waiting?: { readonly due: number; readonly go: () => void };
}

/**
 * Requests of several clients on fake time: each takes as many milliseconds as its window's list says, again and again. While a window
 * computes, the others wait; so the order depends on the lists alone, not on how fast a machine is.
 */
export class Latency {
  private readonly windows = new Map<number, Window>();
  private time = 0;

  /** `delays`: of each window, the milliseconds until each of its requests is looked at. */
  constructor(private readonly delays: readonly (readonly number[])[]) {}

  begins(window: number): void {
    this.windows.set(window, { now: this.time, sent: 0 });
  }

  ends(window: number): void {
    this.windows.delete(window);
    this.next();
  }

  /** Resolves when it is this request's turn. */
  pass(window: number): Promise<void> {
    const own = this.windows.get(window);
    const delays = this.delays[window] ?? [];
    if (own === undefined || delays.length === 0) return Promise.resolve();
    return new Promise((go) => {
      own.waiting = { due: own.now + delays[own.sent++ % delays.length]!, go };
      this.next();
    });
  }

  private next(): void {
    const all = [...this.windows.values()];
    if (all.length === 0 || all.some(({ waiting }) => waiting === undefined)) return;
    const [first] = all.sort((one, other) => one.waiting!.due - other.waiting!.due);
    const { due, go } = first!.waiting!;
    this.time = first!.now = due;
    delete first!.waiting;
    go();
  }
}
