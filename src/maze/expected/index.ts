/** What theory predicts about a generator's mazes. */
export {
  type Expectable,
  type Expectation,
  type Expectations,
  type Expected,
  exact,
  isWhole,
  minimumTree,
  ofAnyTree,
  simulated,
  uniformTree,
} from "./expectation";
export { sidewinderDeadEnds } from "./sidewinderDeadEnds";
