import { plainPage, type BookletChoice } from "../../src/actions/print";
import type { ClassChoice } from "../../src/actions/classroom";
import { defaultLayout, type GenerateChoice } from "../../src/actions/core";
import type { SolveChoice } from "../../src/actions/solve";

/** Choices that several acts share: the shortest of each kind. */
export const choice: GenerateChoice = {
  generator: "kruskal",
  seed: "a seed",
  setNumbers: "none",
  pace: "instant",
  tint: false,
  layout: defaultLayout,
};
export const next = { ...choice, seed: "next" };
export const hidden = { setNumbers: "hiddenSheet" } as const;
export const heart = { shape: { kind: "picture", id: "heart" } } as const;
export const oblong = { layout: { ...defaultLayout, cellSize: 18, cellHeight: 27 } };
export const numbered = { ...next, ...hidden };
export const search: SolveChoice = {
  solver: "breadth-first",
  seed: "a search",
  route: { kind: "ends" },
  pace: "instant",
  showVisited: false,
  arrows: false,
};
/** A search that marks and writes all it can. */
export const everyMark: SolveChoice = { ...search, showVisited: true, arrows: true };
export const numbers = { source: { kind: "numbers", last: 4 }, arrangement: "over and over", seed: "s" } as const;
export const sums = { source: { kind: "addition", limit: 20 }, count: 2, seed: "s" } as const;
export const smallBooklet: BookletChoice = {
  count: 2,
  columns: 5,
  rows: 4,
  difficulty: "rising",
  generators: ["kruskal"],
  ends: "corners",
  seed: "a booklet",
  ...plainPage,
  hasNameLine: true,
};
export const smallClass: ClassChoice = {
  columns: 5,
  rows: 4,
  generators: ["kruskal"],
  difficulty: "medium",
  seed: "a class",
  paper: "A4",
  title: "",
  below: { stars: true, difficulty: true, code: false },
};
