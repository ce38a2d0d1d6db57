/** Running actions one at a time: status, questions, and parts that load late. */
export { type Actions, actionsIn, rooms } from "./actions";
export { LatePart, type Tab, loaded } from "./actions";
export { QuestionView } from "./statusView";
export { SingleFlight } from "./singleFlight";
export { StatusView } from "./statusView";
