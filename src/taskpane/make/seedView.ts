import { checkField, stack, textField } from "../controls";

/**
 * "Seed": the text that decides a maze, or a search.
 *
 * The box shows the seed of the last maze. If it is kept, the next maze is the same; if not, the next maze gets a fresh one.
 * Typing a seed keeps it, and emptying the box releases it, so that each takes one action.
 */
export function seedView() {
  const box = textField("seed-field", { hint: "seed-placeholder", isCode: true }, { maxlength: 100 });
  const keep = checkField("keep-seed-maze");
  let typedSince = false;
  box.input.addEventListener("input", () => {
    keep.show(box.read() !== "");
    typedSince = true;
  });
  return {
    root: stack(box.root, keep.root),
    /** The seed to use; empty for a fresh one. */
    read(): string {
      typedSince = false;
      return keep.read() ? box.read() : "";
    },
    /** Shows the seed that made the maze or the search in the sheet, unless another was typed since the last `read`. */
    show(seed: string): void {
      if (!typedSince) box.show(seed);
    },
  };
}
