import type { Pressed } from "./pressButtons";

/** The results of pressing the buttons of all samples. */
export type Found = Pressed & { readonly sample: string };

/** By group of samples and then by "ran", "threw" or "refused" with code and member: how many buttons. Nothing of the samples is in it. */
export type Baseline = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What was found, as a baseline to compare later runs with. */
export function baselineOf(found: readonly Found[]): Baseline {
  const counts: Record<string, Record<string, number>> = {};
  for (const { sample, outcome, detail } of found) {
    const group = (counts[sample.split("/")[0]!] ??= {});
    const what = outcome === "refused" ? `refused ${detail}` : outcome;
    group[what] = (group[what] ?? 0) + 1;
  }
  return inOrder(Object.entries(counts).map(([group, of]) => [group, inOrder(Object.entries(of))] as const));
}

/** How a run differs from the baseline. */
export interface Comparison {
  /** Whether these are other samples, with other buttons, so that nothing can be said. */
  readonly areOtherSamples: boolean;
  /** "42-range: ran 70, was 71", a line for each group and outcome whose number changed. */
  readonly changes: readonly string[];
  /** Whether fewer buttons ran in any group. */
  readonly isWorse: boolean;
}

/** Compares what was found with the baseline, group by group. */
export function compareWithBaseline(baseline: Baseline, found: readonly Found[]): Comparison {
  const now = baselineOf(found);
  const groups = [...new Set([...Object.keys(baseline), ...Object.keys(now)])].sort();
  const sum = (of: Readonly<Record<string, number>> = {}) =>
    Object.values(of).reduce((total, count) => total + count, 0);
  if (groups.some((group) => sum(baseline[group]) !== sum(now[group])))
    return { areOtherSamples: true, changes: [], isWorse: false };
  const changes: string[] = [];
  let isWorse = false;
  for (const group of groups) {
    const [before, after] = [baseline[group]!, now[group]!];
    for (const what of [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()) {
      const [was, is] = [before[what] ?? 0, after[what] ?? 0];
      if (was === is) continue;
      changes.push(`${group}: ${what} ${is}, was ${was}`);
      isWorse ||= what === "ran" && is < was;
    }
  }
  return { areOtherSamples: false, changes, isWorse };
}

function inOrder<T>(entries: readonly (readonly [string, T])[]): Record<string, T> {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}
