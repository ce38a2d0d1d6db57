/** The tab Change: ends, walls, cells, text and share codes. */
export { ChangeTab } from "./changeTab";
