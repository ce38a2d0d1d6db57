/** The tab Make: size, kind of maze, seed and look. */
export { kindGroups, mazePicture } from "./kindGallery";
export { MAZE_FORM, type MakeTab, type Pane, makeTab } from "./makeTab";
