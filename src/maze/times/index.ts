/** What measured times say about difficulty: minutes against the rating, with intervals. */
export type { Estimate } from "./line";
export {
  type TimedMaze,
  TimesError,
  type TimesFit,
  expectedMinutes,
  fitTimes,
  parametersOf,
  roundedMinutes,
} from "./timesFit";
