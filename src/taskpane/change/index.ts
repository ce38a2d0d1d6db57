export { ChangeTab } from "./changeTab";
