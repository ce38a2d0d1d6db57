import { text } from "../../words";
import { type Label, element, iconButton, whenResized, labelText } from "./elements";

/** Shows a few lines of its content, as many as its place has room for; if there are more, a button unfolds them. */
export class Unfolding {
  readonly root: HTMLElement;
  private readonly shown: HTMLElement;
  private readonly toggle = element("button", { type: "button", class: "button quiet", "aria-expanded": "false" });

  constructor(content: HTMLElement) {
    this.shown = element("div", { class: "unfolding-content" }, content);
    this.root = element("div", { class: "unfolding" }, this.shown, this.toggle);
    this.toggle.addEventListener("click", () => this.unfold(!this.isOpen));
    whenResized(content, () => this.fit());
    whenResized(this.root, () => this.fit());
    this.unfold(false);
  }

  /** Shows everything, or only the beginning. To be called whenever the content has changed. */
  unfold(isOpen: boolean): void {
    this.root.classList.toggle("open", isOpen);
    this.toggle.textContent = text(isOpen ? "show-less-button" : "show-all-button");
    this.toggle.setAttribute("aria-expanded", String(isOpen));
    this.fit();
  }

  private get isOpen(): boolean {
    return this.root.classList.contains("open");
  }

  /** Offers the button where there is more than the folded place shows. */
  private fit(): void {
    const { isOpen, root, shown, toggle } = this;
    root.classList.remove("open", "long");
    const isLong = shown.scrollHeight > shown.clientHeight + 1;
    root.classList.toggle("long", isLong);
    root.classList.toggle("open", isOpen && isLong);
    // What is too long for the pane itself is scrolled, by keyboard too.
    if (isOpen && isLong) shown.tabIndex = 0;
    else shown.removeAttribute("tabindex");
    // Never taken away from under somebody's keyboard.
    toggle.hidden = !isLong && document.activeElement !== toggle;
  }
}

let disclosures = 0;

/**
 * A small button and what it shows or hides (WAI-ARIA's pattern "Disclosure"); hidden at first. `opened` is called each time the content
 * comes into view.
 */
export function disclosure(title: Label, content: Node, opened: () => void) {
  const id = `disclosure-${++disclosures}`;
  const shown = element("section", { class: "disclosed", id, "aria-label": labelText(title), hidden: true }, content);
  const toggle = iconButton(title, "about", () => {
    const isShown = shown.hidden;
    shown.hidden = !isShown;
    toggle.setAttribute("aria-expanded", String(isShown));
    if (isShown) opened();
  });
  toggle.setAttribute("aria-expanded", "false");
  toggle.setAttribute("aria-controls", id);
  return { button: toggle, content: shown };
}
