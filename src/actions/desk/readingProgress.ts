import { message } from "../../message";
import type { ReadingProgress } from "../../worksheet/walls";
import type { Dialogue } from "./dialogue";

/** Tells the person how much of a maze is read. */
export const readingProgress = (dialogue: Dialogue): ReadingProgress => {
  return (done, total) => dialogue.progress(done, total, message("reading-maze"));
};
