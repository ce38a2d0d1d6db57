import type { Locks } from "../../src/worksheet/excel/openWorkbook";

/** The browser's locks, as every page of one origin has them. */
export class SharedLocks {
  private readonly held = new Map<string, object>();

  /** What one page sees; when it dies its locks are free, and its work goes nowhere. */
  page(): Locks & { die(): void } {
    const own = new Set<string>();
    return {
      request: async (name, { ifAvailable }, work) => {
        if (this.held.has(name)) {
          if (ifAvailable !== true) throw new Error("The test does not wait for locks.");
          return work(null);
        }
        const lock = {};
        this.held.set(name, lock);
        own.add(name);
        try {
          return await work(lock);
        } finally {
          if (this.held.get(name) === lock) this.held.delete(name);
        }
      },
      die: () => {
        for (const name of own) this.held.delete(name);
      },
    };
  }
}
