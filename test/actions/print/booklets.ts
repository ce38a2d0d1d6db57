import { makeBooklet, type BookletChoice } from "../../../src/actions/print/booklet/makeBooklet";
import { conversation } from "../conversation";

/** Booklets in the workbook of a test. */

export const choice: BookletChoice = {
  ...{ count: 3, columns: 8, rows: 6, difficulty: "rising", generators: ["kruskal", "depth-first"], ends: "corners" },
  ...{ seed: "a seed", paper: "A4" },
  ...{ title: "Class 3", hasNameLine: false, below: { stars: true, difficulty: true, code: true } },
};

export const make = (chosen: Partial<BookletChoice> = {}, talk = conversation()) =>
  makeBooklet({ ...choice, ...chosen }, talk);
