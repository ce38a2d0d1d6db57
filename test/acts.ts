import type { Act } from "./acts/act";
import { editActs } from "./acts/edit";
import { laboratoryActs } from "./acts/laboratory";
import { frontActs, makeActs, watchActs } from "./acts/make";
import { foreignActs, wallCellActs } from "./acts/otherWalls";
import { classActs, printActs } from "./acts/print";
import { solveActs } from "./acts/solve";

export type { Act, Beside, Budget, Held } from "./acts/act";
export { hasName } from "./acts/act";
export { edits } from "./acts/edit";
export { openStanding } from "./acts/standing";

/**
 * Every act of a person that an action of Lavirint answers, room by room. The suites in test/actions/every run over all of them, so that
 * one entry here has a new action tried in every way there is.
 */
export const acts: readonly Act[] = [
  ...[...frontActs, ...makeActs, ...watchActs, ...solveActs, ...foreignActs, ...wallCellActs],
  ...[...editActs, ...printActs, ...classActs, ...laboratoryActs],
];

/** The act of this name. */
export function actCalled(name: string): Act {
  const found = acts.find((each) => each.name === name);
  if (found === undefined) throw new Error(`No act is called ${name}.`);
  return found;
}
