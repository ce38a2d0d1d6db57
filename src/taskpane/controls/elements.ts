import type { Message, PlainId } from "../../message";
import { say } from "../../words";
import { icon } from "./drawing";

/** What a control says: a message, or its id where nothing fills it. */
export type Label = Message | PlainId;

let ids = 0;

export const newId = (prefix: string): string => `${prefix}-${++ids}`;

/** A control whose words come later has none at first. */
export const labelText = (label: Label | ""): string => (label === "" ? "" : say(label));

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * A new element with its attributes and children; `true` gives an empty attribute, `false` and undefined give none. Strings become
 * text, never markup, so that a sheet's name or a cell's value cannot inject elements.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false && value !== undefined) made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...children);
  return made;
}

const box =
  (looks: string) =>
  (...children: readonly Node[]): HTMLDivElement =>
    element("div", { class: looks }, ...children);

export const buttons = box("buttons");
export const columns = box("columns");
export const stack = box("stack");
/** A label beside its field, not above it. */
export const onOneLine = box("on-one-line");

export function note(label: Label | "", attributes: Attributes = {}): HTMLParagraphElement {
  return element("p", { class: "note", ...attributes }, labelText(label));
}

/** A titled group of controls: a fieldset, so that screen readers read its legend too. */
export function group(title: Label | "", ...children: readonly Node[]): HTMLFieldSetElement {
  return element("fieldset", { class: "group" }, element("legend", {}, labelText(title)), ...children);
}

export function fold(title: Label, content: HTMLElement): HTMLDetailsElement {
  // office.js moves the focus itself in Excel on the web, and does not know summary elements.
  return element("details", { class: "fold" }, element("summary", { tabindex: 0 }, labelText(title)), content);
}

/** A group whose title only screen readers read, because it is already visible above. */
export function untitledGroup(title: Label, ...children: readonly Node[]): HTMLFieldSetElement {
  const made = group(title, ...children);
  made.firstElementChild!.className = "visually-hidden";
  return made;
}

export function foldedGroup(title: Label, ...children: readonly Node[]): HTMLDetailsElement {
  return fold(title, untitledGroup(title, ...children));
}

/** `press` is not called while the button is unavailable (see {@link setAvailable}). `looks` are class names of taskpane.css. */
export function button(label: Label | "", press: () => void, looks = ""): HTMLButtonElement {
  const made = element("button", { type: "button", class: `button ${looks}`.trim() }, labelText(label));
  made.addEventListener("click", () => {
    if (made.getAttribute("aria-disabled") !== "true") press();
  });
  return made;
}

/** The button that its tab is for. */
export function primary(made: HTMLButtonElement): HTMLButtonElement {
  made.classList.add("primary");
  return made;
}

/** A button with a picture instead of words; `label` is its name and its tooltip. */
export function iconButton(label: Label, shape: Parameters<typeof icon>[0], press: () => void): HTMLButtonElement {
  const made = button("", press, "icon-button");
  made.append(icon(shape));
  made.title = labelText(label);
  made.setAttribute("aria-label", made.title);
  return made;
}

/**
 * Marks a control as available or not. It is `aria-disabled` and not `disabled`: a disabled button drops the focus, and a
 * keyboard user who started an action would be sent back to the top of the pane.
 */
export function setAvailable(control: HTMLElement, available: boolean): void {
  if (available) control.removeAttribute("aria-disabled");
  else control.setAttribute("aria-disabled", "true");
}

/** Shows a control only where it applies; one that has the focus stays: a keyboard user would be sent back to the top of the pane. */
export function offer(control: HTMLElement, applies: boolean): void {
  control.hidden = !applies && !control.contains(document.activeElement);
}

/** The value of the chosen radio button, which alone is reached by Tab: office.js, which moves the focus, knows no radio groups. */
export function tabToChosen(gallery: HTMLElement): string {
  const radios = [...gallery.querySelectorAll("input")];
  for (const radio of radios) radio.tabIndex = radio.checked ? 0 : -1;
  return radios.find(({ checked }) => checked)!.value;
}

/** Calls `changed` when the element has another size, wherever the browser tells. */
export function whenResized(watched: Element, changed: () => void): void {
  if ("ResizeObserver" in window) new ResizeObserver(changed).observe(watched);
}
