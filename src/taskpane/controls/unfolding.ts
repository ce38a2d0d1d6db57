import { text } from "../../words";
import { type Label, element, iconButton, newId, whenResized, labelText } from "./elements";

/** Shows a few lines of its content, as many as its place has room for; if there are more, a button unfolds them. */
export function unfolding(content: HTMLElement) {
  const shown = element("div", { class: "unfolding-content" }, content);
  const toggle = element("button", { type: "button", class: "button quiet", "aria-expanded": "false" });
  const root = element("div", { class: "unfolding" }, shown, toggle);
  const isOpen = () => root.classList.contains("open");
  /** Offers the button where there is more than the folded place shows. */
  const fit = () => {
    const wasOpen = isOpen();
    root.classList.remove("open", "long");
    const isLong = shown.scrollHeight > shown.clientHeight + 1;
    root.classList.toggle("long", isLong);
    root.classList.toggle("open", wasOpen && isLong);
    // What is too long for the pane itself is scrolled, by keyboard too.
    if (isOpen()) shown.tabIndex = 0;
    else shown.removeAttribute("tabindex");
    // Never taken away from under somebody's keyboard.
    toggle.hidden = !isLong && document.activeElement !== toggle;
  };
  /** Shows everything, or only the beginning. To be called whenever the content has changed. */
  const unfold = (toOpen: boolean) => {
    root.classList.toggle("open", toOpen);
    toggle.textContent = text(toOpen ? "show-less-button" : "show-all-button");
    toggle.setAttribute("aria-expanded", String(toOpen));
    fit();
  };
  toggle.addEventListener("click", () => unfold(!isOpen()));
  for (const each of [content, root]) whenResized(each, fit);
  unfold(false);
  return { root, unfold };
}

/** A small button and what it shows or hides (WAI-ARIA's pattern "Disclosure"). `opened`: the content comes into view. */
export function disclosure(title: Label, content: Node, opened: () => void) {
  const id = newId("disclosure");
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
