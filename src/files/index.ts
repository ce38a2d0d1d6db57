/** Mazes on sheets, written as the bytes of an .xlsx. */
export { type MazeInFile, type SheetOfMazes, mazesAsFile } from "./mazesAsFile";
export { base64 } from "./workbookFile";
export type { FileFill, FileLook } from "./lookTable";
