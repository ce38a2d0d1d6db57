import { type Level } from "../../maze/booklet";
import { generatorFacts } from "../../maze/generators";
import { fieldsOf } from "../../worksheet/excel";
import { type PaperName, paperNames } from "../../worksheet/paper";
import type { BelowMaze } from "../print";

/** The most pupils of a class set: each has a sheet. */
export const MOST_PUPILS = 50;

/** The choices for a class set. */
export interface ClassChoice {
  readonly columns: number;
  readonly rows: number;
  /** Ids of generators, at least one. */
  readonly generators: readonly string[];
  /** Of the pupils without a level of their own. */
  readonly difficulty: Extract<Level, string>;
  readonly hasAnswers: boolean;
  /** If empty, a fresh one is used, and the outcome says which. */
  readonly seed: string;
  readonly paper: PaperName;
  /** Above each maze; "" for none. */
  readonly title: string;
  readonly below: BelowMaze;
}

/** What a class set was made with, as its index remembers it. */
export interface KeptClassSet extends ClassChoice {
  /** The keys of the pupils in the order of the index. */
  readonly order: readonly string[];
}

/** What was remembered, checked; undefined if somebody changed it. */
export function keptClassSet(kept: unknown): KeptClassSet | undefined {
  const { columns, rows, generators, difficulty, hasAnswers, seed, paper, title, below, order } = fieldsOf(kept);
  const [size, page] = [{ columns, rows }, fieldsOf(below)];
  const isSize = Object.values(size).every((count) => Number.isInteger(count) && (count as number) >= 2);
  const known = new Set<unknown>(generatorFacts.map(({ id }) => id));
  const areKinds = Array.isArray(generators) && generators.length > 0 && generators.every((id) => known.has(id));
  if (!isSize || !areKinds || !Array.isArray(order)) return undefined;
  if (difficulty !== "easy" && difficulty !== "medium" && difficulty !== "hard") return undefined;
  if (typeof seed !== "string" || typeof title !== "string" || !paperNames.includes(paper as PaperName))
    return undefined;
  return {
    ...(size as { columns: number; rows: number }),
    ...{ generators: generators as string[], difficulty, hasAnswers: hasAnswers === true, seed },
    ...{ paper: paper as PaperName, title, order: order.map(String) },
    below: { stars: page["stars"] === true, difficulty: page["difficulty"] === true, code: page["code"] === true },
  };
}
