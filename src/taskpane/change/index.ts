/** The tab Change: walls and cells, Check and Repair, texts and share codes; taking the maze away. */
export { changeTab } from "./changeTab";
