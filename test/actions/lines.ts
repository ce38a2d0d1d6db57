import type { Dialogue } from "../../src/actions/core";
import { editLines } from "../../src/actions/edit";

/** What a person does with the selected rows and columns of a maze. */
export const insertRow = (talk: Dialogue) => editLines({ line: "row", edit: "insert" }, talk);
export const insertColumn = (talk: Dialogue) => editLines({ line: "column", edit: "insert" }, talk);
export const deleteRow = (talk: Dialogue) => editLines({ line: "row", edit: "delete" }, talk);
export const deleteColumn = (talk: Dialogue) => editLines({ line: "column", edit: "delete" }, talk);
