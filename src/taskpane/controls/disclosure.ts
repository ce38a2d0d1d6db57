import { element, iconButton } from "./elements";
import { icon } from "./icon";

let disclosures = 0;

/** A small button and what it shows or hides (WAI-ARIA's pattern "Disclosure"); hidden at first. */
export class Disclosure {
  readonly button: HTMLButtonElement;
  readonly content: HTMLElement;

  /** `opened` is called each time the content comes into view. */
  constructor(title: string, content: Node, opened: () => void) {
    const id = `disclosure-${++disclosures}`;
    this.content = element("section", { class: "disclosed", id, "aria-label": title, hidden: true }, content);
    this.button = iconButton(title, icon("about"), () => {
      const isShown = this.content.hidden;
      this.content.hidden = !isShown;
      this.button.setAttribute("aria-expanded", String(isShown));
      if (isShown) opened();
    });
    this.button.setAttribute("aria-expanded", "false");
    this.button.setAttribute("aria-controls", id);
  }
}
