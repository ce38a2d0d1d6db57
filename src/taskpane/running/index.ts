/** Running actions one at a time: status, questions, and parts that load late. */
export {
  type Actions,
  actionsIn,
  type Followed,
  followed,
  type LatePart,
  latePart,
  functionsOf,
  rooms,
  type Tab,
} from "./actions";
export { type SingleFlight, singleFlight } from "./singleFlight";
