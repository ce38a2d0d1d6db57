/** Equal values that follow each other: where the first of them is, and how many there are. */
export interface Run<T> {
  readonly first: number;
  readonly length: number;
  readonly value: T;
}

/** The runs of the values from 0 to `count` - 1, which are compared as numbers and texts are. */
export function* runsOf<T>(count: number, valueAt: (place: number) => T): Generator<Run<T>> {
  for (let first = 0; first < count;) {
    const value = valueAt(first);
    let length = 1;
    while (first + length < count && valueAt(first + length) === value) length++;
    yield { first, length, value };
    first += length;
  }
}
