import type { Random } from "../model";
import type { ForkQuestion } from "./readQuestions";

export type SumKind = "addition" | "subtraction" | "times";

interface Sum {
  readonly first: number;
  readonly second: number;
  readonly result: number;
}

const LARGEST_FACTOR = 10;

/**
 * `count` different sums with three wrong results each, in all of which no number is above `limit`; up to any limit there are
 * 27 at least. Results are whole numbers from 0. The same `random` gives the same sums.
 */
export function makeSums(kind: SumKind, limit: 20 | 100 | 1000, count: number, random: Random): ForkQuestion[] {
  const sums = new Map<string, ForkQuestion>();
  while (sums.size < count) {
    const sum = drawn(kind, limit, random);
    const text = textOf(kind, sum);
    if (sums.has(text)) continue;
    sums.set(text, { text, right: String(sum.result), wrong: wrongResults(kind, sum, limit, random).map(String) });
  }
  return [...sums.values()];
}

function drawn(kind: SumKind, limit: number, random: Random): Sum {
  if (kind === "times") {
    const first = 2 + random.below(LARGEST_FACTOR - 1);
    const most = Math.floor(limit / first);
    const second = 2 + random.below(most - 1);
    return { first, second, result: first * second };
  }
  const whole = 2 + random.below(limit - 1);
  const part = 1 + random.below(whole - 1);
  return kind === "addition"
    ? { first: part, second: whole - part, result: whole }
    : { first: whole, second: part, result: whole - part };
}

const SIGN: Readonly<Record<SumKind, string>> = { addition: "+", subtraction: "−", times: "×" };

function textOf(kind: SumKind, { first, second }: Sum): string {
  return `${first} ${SIGN[kind]} ${second} =`;
}

/** Three results that a child might find: one off, ten off, one row of the times table off, or the wrong way round. */
function wrongResults(kind: SumKind, { first, second, result }: Sum, limit: number, random: Random): number[] {
  const offs = kind === "times" ? [first, -first, second, -second, 1, -1, 10, -10] : [1, -1, 2, -2, 10, -10];
  const near = new Set([...offs, 3, -3, 4, -4, 5, -5].map((off) => result + off));
  const possible = [...near].filter((one) => one >= 0 && one <= limit);
  const wrong: number[] = [];
  while (wrong.length < 3) wrong.push(possible.splice(random.below(possible.length), 1)[0]!);
  return wrong;
}
