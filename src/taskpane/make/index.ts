/** The tab Make: size, kind of maze, seed and look. */
export { kindGroups } from "./kindGallery";
export { MAZE_FORM, MakeTab } from "./makeTab";
export { mazePicture } from "./mazePicture";
export { SeedView } from "./seedView";
export type { Sizes } from "./sizeView";
