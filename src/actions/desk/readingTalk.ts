import { message } from "../../message";
import type { ReadingTalk } from "../../worksheet/walls";
import type { Dialogue } from "./dialogue";

/** Progress while a maze is read, and the question, once in a session, whether the workbook's file may be read for it. */
export function readingTalk(dialogue: Dialogue): ReadingTalk {
  const { workbook, signal } = dialogue;
  return {
    progress: (done, total) => dialogue.progress(done, total, message("reading-maze")),
    file: {
      get mayBeRead() {
        return workbook.mayReadFile;
      },
      ask: async (cells) => {
        const sentence = message("ask-to-read-file", { cells });
        const may = await dialogue.ask({ sentence, yes: message("read-file"), no: message("read-cells") });
        if (!signal.aborted) workbook.mayReadFile = may;
        return may;
      },
    },
  };
}
