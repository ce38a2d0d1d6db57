/** The tab Change: walls, cells, text and share codes; taking the maze away. */
export { type ChangeTab, changeTab } from "./changeTab";
