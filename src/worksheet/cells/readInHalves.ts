import { type Area, Refusal } from "../excel";

/** Excel's code for an answer that is larger than it sends. */
export const ANSWER_TOO_LARGE = "ResponsePayloadSizeLimitExceeded";

/** Characters of contents of which one answer holds the formulas and the values, of 5 MB: in most scripts three bytes each at most. */
const SHORT = 800_000;

/** Whether contents are so long that they are read on their own, in halves. */
export function areLong(contents: readonly unknown[]): boolean {
  let length = 0;
  for (const content of contents) if (typeof content === "string") length += content.length;
  return length > SHORT;
}

/**
 * Reads an area, and where the answer would be too large for Excel, its halves one after the other: cells may hold 32,767 characters
 * each. Throws what `read` throws, and for a single cell that too.
 */
export async function readInHalves<T>(
  area: Area,
  read: (part: Area) => Promise<T>,
  take: (part: Area, result: T) => void,
): Promise<void> {
  let result: T;
  try {
    result = await read(area);
  } catch (error) {
    const { rows, columns } = area;
    if (!(error instanceof Refusal) || error.code !== ANSWER_TOO_LARGE || rows * columns === 1) throw error;
    const axis = rows > 1 ? "rows" : "columns";
    const first = { ...area, [axis]: area[axis] >> 1 };
    const start = axis === "rows" ? "row" : "column";
    const second = { ...area, [start]: area[start] + first[axis], [axis]: area[axis] - first[axis] };
    await readInHalves(first, read, take);
    return readInHalves(second, read, take);
  }
  take(area, result);
}
