/** Workbooks as files: mazes on sheets, written as the bytes of an .xlsx, and lines of cells read from one. */
export { areaOfValues } from "./areaOfValues";
export { base64 } from "./base64";
export type { FileFill, FileLook } from "./fileLook";
export { FileUnreadable, type Unreadable } from "./fileUnreadable";
export { linesInFile } from "./linesInFile";
export type { Addressing } from "./sheetXml";
export { type MazeInFile, type SheetOfMazes, mazesAsFile } from "./mazesAsFile";
