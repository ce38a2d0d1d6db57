/** Mazes on sheets, written as the bytes of an .xlsx. */
export { type FileLook, type MazeInFile, type SheetOfMazes, base64, mazesAsFile } from "./mazesAsFile";
