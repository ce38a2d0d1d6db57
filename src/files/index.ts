/** Workbooks as files: mazes on sheets, written as the bytes of an .xlsx. */
export { type MazeInFile, type SheetOfMazes, mazesAsFile } from "./mazesAsFile";
