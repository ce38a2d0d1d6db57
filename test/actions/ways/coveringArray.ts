/** The values that each factor can have. */
export type Factors = Readonly<Record<string, readonly unknown[]>>;

/** One value for each factor. */
export type Row<F extends Factors> = { readonly [Name in keyof F]: F[Name][number] };

/** Every pair of values of two factors, each as a text. */
export function pairsOf(factors: Factors): Set<string> {
  const pairs = new Set<string>();
  const names = Object.keys(factors);
  for (const [i, first] of names.entries()) {
    for (const second of names.slice(i + 1)) {
      for (const a of factors[first]!) for (const b of factors[second]!) pairs.add(pair(first, a, second, b));
    }
  }
  return pairs;
}

export function pairsIn(row: Readonly<Record<string, unknown>>): string[] {
  const names = Object.keys(row);
  return names.flatMap((first, i) => names.slice(i + 1).map((second) => pair(first, row[first], second, row[second])));
}

const pair = (first: string, a: unknown, second: string, b: unknown) => JSON.stringify([first, a, second, b]);

/**
 * Rows that contain any two values of any two factors together at least once: far fewer than all combinations (Cohen, Dalal, Fredman
 * and Patton, "The AETG System", 1997). Greedy: each row begins with a pair that is missing, and takes for each further factor the value
 * that covers the most missing pairs. The same factors give the same rows.
 */
export function coveringArray<F extends Factors>(factors: F): Row<F>[] {
  const missing = pairsOf(factors);
  const rows: Row<F>[] = [];
  while (missing.size > 0) {
    const [next] = missing;
    const [first, a, second, b] = JSON.parse(next!) as [string, unknown, string, unknown];
    const row: Record<string, unknown> = { [first]: a, [second]: b };
    for (const name of Object.keys(factors)) {
      if (name in row) continue;
      const gain = (value: unknown) =>
        pairsIn(inOrder(factors, { ...row, [name]: value })).filter((p) => missing.has(p)).length;
      row[name] = factors[name]!.reduce((best, value) => (gain(value) > gain(best) ? value : best));
    }
    const whole = inOrder(factors, row);
    for (const covered of pairsIn(whole)) missing.delete(covered);
    rows.push(whole as Row<F>);
  }
  return rows;
}

function inOrder(factors: Factors, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(factors).flatMap((name) => (name in row ? [[name, row[name]]] : [])));
}
