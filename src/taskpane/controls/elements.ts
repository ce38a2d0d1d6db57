type Attributes = Readonly<Record<string, string | number | boolean>>;

/**
 * A new element with its attributes and children; `true` gives an empty attribute and `false` none. Strings become text,
 * never markup, so that a sheet's name or a cell's value cannot inject elements.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...children);
  return made;
}

/** A titled group of controls: a fieldset, so that screen readers read its legend too. */
export function group(title: string, ...children: readonly Node[]): HTMLFieldSetElement {
  return element("fieldset", { class: "group" }, element("legend", {}, title), ...children);
}

/** Content that unfolds below a title; folded at first. */
export function fold(title: string, content: HTMLElement): HTMLDetailsElement {
  // office.js moves the focus itself in Excel on the web, and does not know summary elements.
  return element("details", { class: "fold" }, element("summary", { tabindex: 0 }, title), content);
}

/** A group whose title only screen readers read, because it is already visible above. */
export function untitledGroup(title: string, ...children: readonly Node[]): HTMLFieldSetElement {
  return element("fieldset", { class: "group" }, element("legend", { class: "visually-hidden" }, title), ...children);
}

/** A titled group that unfolds; folded at first. */
export function foldedGroup(title: string, ...children: readonly Node[]): HTMLDetailsElement {
  return fold(title, untitledGroup(title, ...children));
}

/**
 * A button that starts something. `press` is not called while the button is unavailable (see {@link setAvailable}).
 * `looks` are class names of taskpane.css.
 */
export function button(label: string, press: () => void, looks = ""): HTMLButtonElement {
  const made = element("button", { type: "button", class: `button ${looks}`.trim() }, label);
  made.addEventListener("click", () => {
    if (isAvailable(made)) press();
  });
  return made;
}

/** A button with a picture instead of words; `label` is its name and its tooltip. */
export function iconButton(label: string, icon: SVGSVGElement, press: () => void): HTMLButtonElement {
  const made = button("", press, "icon-button");
  made.append(icon);
  made.setAttribute("aria-label", label);
  made.title = label;
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

function isAvailable(control: HTMLElement): boolean {
  return control.getAttribute("aria-disabled") !== "true";
}

/** Calls `submit` instead of sending the form. */
export function onSubmit(form: HTMLFormElement, submit: () => void): void {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
}
