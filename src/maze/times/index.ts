/** What measured times say about difficulty: minutes against the rating, with intervals. */
export type { Estimate } from "./line";
export {
  type ExpectedMinutes,
  type TimedMaze,
  type TimesFit,
  expectedMinutes,
  fitTimes,
  parametersOf,
  roundedMinutes,
} from "./timesFit";
