/** The fold Laboratory: figures, distances, two mazes side by side, comparisons and sources. */
export { laboratoryView } from "./laboratoryView";
