/** The tab Lab: figures, distances, two mazes side by side, comparisons and sources. */
export { laboratoryTab } from "./laboratoryTab";
