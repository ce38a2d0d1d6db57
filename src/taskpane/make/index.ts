/** The tab Make: size, kind of maze, seed and look. */
export { kindGroups, mazePicture } from "./kindGallery";
export { MAZE_FORM, MakeTab } from "./makeTab";
export type { Pane } from "./pane";
