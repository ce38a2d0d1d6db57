import { message } from "../../../message";
import type { Booklet, BookletDesign } from "../../../worksheet/booklet";
import type { ReversibleChange } from "../../../worksheet/changes";
import type { Dialogue } from "../../desk";

/** The change that makes a booklet and shows its progress; it gives whether Excel took the zoom of the pages. */
export function bookletMade(
  booklet: Booklet,
  { mazes, update }: BookletDesign,
  dialogue: Dialogue,
): ReversibleChange<boolean> {
  const total = (update?.drawn ?? mazes).length + mazes.length;
  return {
    make: async (job) => {
      await booklet.draw(job, (done, sentence) => dialogue.progress(done, total, sentence));
      dialogue.progress(total, total, message("writing-index"));
      return booklet.finish(job);
    },
    takeBack: (job) => booklet.remove(job),
    get ifStuck() {
      return booklet.ifStuck;
    },
  };
}
