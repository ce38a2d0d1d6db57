import { type Message, message } from "../../../message";
import type { Booklet, BookletDesign } from "../../../worksheet/booklet";
import type { Change } from "../../../worksheet/changes";
import type { Dialogue } from "../../desk";

/**
 * The change that makes a booklet and shows its progress; it gives whether Excel took the zoom of the pages. If it fails, a smaller
 * booklet is finished, and `leaves` says how that stands. `ifStuck` replaces what the booklet says if even that fails.
 */
export function bookletMade(
  booklet: Booklet,
  { mazes, update }: BookletDesign,
  dialogue: Dialogue,
  leaves: () => Message,
  ifStuck?: Message,
): Change<boolean> {
  const total = (update?.drawn ?? mazes).length + mazes.length;
  return {
    make: async (job) => {
      await booklet.draw(job, (done, sentence) => dialogue.progress(done, total, sentence));
      dialogue.progress(total, total, message("writing-index"));
      return booklet.finish(job);
    },
    finish: (job) => booklet.makeWhole(job),
    get leaves() {
      return leaves();
    },
    get ifStuck() {
      return ifStuck ?? booklet.ifStuck;
    },
  };
}
