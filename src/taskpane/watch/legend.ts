import type { Message } from "../../message";
import { say } from "../../words";
import { element } from "../controls";
import { swatch } from "./swatch";

/** What fills in the sheet mean: a picture of each with its words. Hidden if there is nothing to say. */
export class Legend {
  readonly root: HTMLElement;

  /** `name` is for screen readers. */
  constructor(name: string) {
    this.root = element("ul", { class: "legend", "aria-label": name, hidden: true });
  }

  /** Each sign has the looks that mean the same. */
  show(signs: readonly { readonly looks: readonly string[]; readonly words: Message }[]): void {
    this.root.hidden = signs.length === 0;
    // One sign has room beside buttons.
    this.root.classList.toggle("short", signs.length === 1);
    this.root.replaceChildren(
      ...signs.map(({ looks, words }) => {
        const swatches = element("span", { class: "swatches" }, ...looks.map((look) => swatch(look)));
        return element("li", {}, swatches, element("span", {}, say(words)));
      }),
    );
  }
}
