/** Keeps one copy of each different value and numbers the copies from 1, so that a cell holds a small number for a whole style. */
export class Interner<T extends object> {
  private readonly values: T[] = [];
  private readonly ids = new Map<string, number>();
  /** Ids of objects seen before, which saves comparing them as text. */
  private readonly known = new WeakMap<T, number>();

  /** @param first gets id 1. */
  constructor(first: T) {
    this.id(first);
  }

  /** The id of this value; equal values have one id, regardless of the order of their keys. */
  id(value: T): number {
    const same = this.known.get(value);
    if (same !== undefined) return same;
    const key = keyOf(value);
    let id = this.ids.get(key);
    if (id === undefined) {
      id = this.values.push(Object.freeze(value));
      this.ids.set(key, id);
    }
    if (Object.isFrozen(value)) this.known.set(value, id);
    return id;
  }

  /** @throws RangeError for an id that does not exist. */
  get(id: number): T {
    const value = this.values[id - 1];
    if (!value) throw new RangeError(`no interned value has the id ${id}`);
    return value;
  }
}

/** The id that a value has in one interner, by the id that it has in another or the same. */
export function idIn<T extends object>(from: Interner<T>, to: Interner<T>): (id: number) => number {
  const known = new Map<number, number>();
  return (id) => {
    const there = from === to ? id : (known.get(id) ?? to.id(from.get(id)));
    known.set(id, there);
    return there;
  };
}

/** A text that equal values have in common. JSON.stringify with a replacer takes thrice as long, for every cell that is written. */
function keyOf(value: unknown): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "";
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
  let key = "{";
  for (const name of Object.keys(value).sort()) {
    const part: unknown = value[name as keyof typeof value];
    if (part !== undefined) key += `${name}:${keyOf(part)},`;
  }
  return `${key}}`;
}
