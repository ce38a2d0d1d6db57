/** What functions.js uses of later libraries than that of ES2016, for runtimes that have no more; the build lowers the syntax alone. */
type Methods = Readonly<Record<string, (this: never, ...given: never[]) => unknown>>;

function provide(target: object, methods: Methods): void {
  for (const name of Object.keys(methods)) {
    if (name in target) continue;
    Object.defineProperty(target, name, { value: methods[name], configurable: true, writable: true });
  }
}

provide(Object, {
  entries: (of: Readonly<Record<string, unknown>>) => Object.keys(of).map((key) => [key, of[key]]),
  fromEntries(entries: Iterable<readonly [string, unknown]>) {
    const made: Record<string, unknown> = {};
    for (const [key, value] of entries) made[key] = value;
    return made;
  },
});

provide(Array.prototype, {
  flat(this: readonly (readonly unknown[])[]) {
    const all: unknown[] = [];
    for (const row of this) all.push(...row);
    return all;
  },
});

const filling = (text: string, length: number, fill = " ") => fill.repeat(Math.max(0, length - text.length));
provide(String.prototype, {
  padStart(this: string, length: number, fill?: string) {
    return filling(this, length, fill) + this;
  },
  padEnd(this: string, length: number, fill?: string) {
    return this + filling(this, length, fill);
  },
});
