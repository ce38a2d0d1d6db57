/** Mazes on sheets, written as the bytes of an .xlsx. */
export { type MazeInFile, type SheetOfMazes, base64, mazesAsFile } from "./mazesAsFile";
export type { FileFill, FileLook } from "./lookTable";
