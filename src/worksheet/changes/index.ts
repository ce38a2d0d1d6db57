/** Changes that can undo themselves, and the list of them that an action can roll back. */
export { type Change, Changes, type ReversibleChange } from "./changes";
export { type Difference, between, namesBetween, painted, piecesBack, piecesOf } from "./difference";
export { sheetAdded } from "./sheetAdded";
