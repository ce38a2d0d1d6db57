/** What theory predicts about a generator's mazes. */
export {
  type Expectable,
  type Expectation,
  type Expectations,
  type Simulated,
  exact,
  isWhole,
  ofAnyTree,
  simulated,
} from "./expectation";
