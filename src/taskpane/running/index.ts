/** Running actions one at a time: status, questions, and parts that load late. */
export { type Actions, actionsIn, InFront, LatePart, loaded, rooms, type Tab } from "./actions";
export { type SingleFlight, singleFlight } from "./singleFlight";
