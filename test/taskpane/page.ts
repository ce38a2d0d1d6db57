import { readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";

const html = readFileSync(join(__dirname, "../../src/taskpane/taskpane.html"), "utf8");

/** Opens the pane's page without running its scripts, and makes its document the one that the views use. */
export function openPage(): JSDOM {
  const dom = new JSDOM(html, { url: "https://localhost/taskpane.html", pretendToBeVisual: true });
  const { window } = dom;
  Object.assign(globalThis, { window, document: window.document, HTMLElement: window.HTMLElement });
  document.getElementById("excel")?.removeAttribute("hidden");
  return dom;
}

// At the end of a test file, jest complains about pages that are still loading and about globals that it has to remove itself.
afterAll(async () => {
  await settled();
  for (const name of ["window", "document", "HTMLElement"]) Reflect.deleteProperty(globalThis, name);
});

type Role =
  "tab" | "slider" | "radio" | "spinbutton" | "textbox" | "combobox" | "button" | "checkbox" | "group" | "color";

const roles: Readonly<Record<Role, string>> = {
  spinbutton: "input:is([type=number], [role=spinbutton])",
  textbox: "input[type=text]:not([role]), textarea",
  combobox: "select",
  button: "button:not([role])",
  tab: "[role=tab]",
  checkbox: "input[type=checkbox]",
  radio: "input[type=radio]",
  slider: "input[type=range]",
  group: "fieldset",
  color: "input[type=color]",
};

/** The one control with this role and this accessible name. Throws if there is none, or more than one. */
export function control<E extends HTMLElement = HTMLInputElement>(role: Role, name: string): E {
  const found = [...document.querySelectorAll<E>(roles[role])].filter((element) => nameOf(element) === name);
  if (found.length !== 1) throw new Error(`${found.length} controls are a ${role} called “${name}”.`);
  return found[0]!;
}

function nameOf(element: HTMLElement): string {
  const own = element.getAttribute("aria-label");
  if (own !== null) return own;
  const by = element.getAttribute("aria-labelledby");
  if (by !== null)
    return by
      .split(" ")
      .map((id) => document.getElementById(id)!.textContent.trim())
      .join(" ");
  const label = element.id ? document.querySelector(`label[for="${element.id}"]`) : null;
  const text = label ?? element.querySelector(":scope > legend") ?? element;
  return (text.textContent ?? "").trim();
}

/** Types a value as a person would, and leaves the field. */
export function type(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new window.Event("input", { bubbles: true }));
  field.dispatchEvent(new window.Event("change", { bubbles: true }));
}

export function press(name: string): void {
  control<HTMLButtonElement>("button", name).click();
}

/** Presses a button and waits for what comes of it at once. */
export async function pressed(name: string): Promise<void> {
  press(name);
  await settled();
}

export function available(name: string): boolean {
  return control("button", name).getAttribute("aria-disabled") !== "true";
}

export function status(): string {
  return document.querySelector("[role=status]")?.textContent ?? "";
}

export function alertText(): string {
  return document.querySelector("[role=alert]")?.textContent ?? "";
}

/** Shows every tab and About, as a person does; afterwards the first tab is in view again. */
export async function openParts(): Promise<void> {
  const tabs = [...document.querySelectorAll<HTMLElement>("[role=tab]")];
  for (const tab of [...tabs, tabs[0]!]) {
    tab.click();
    await settled();
  }
  await pressed("About");
  press("About");
}

/** Unfolds what comes late, as a person does. */
export async function unfolded(title: "Kind of maze" | "Shape"): Promise<HTMLDetailsElement> {
  const fold = [...document.querySelectorAll("details")].find((each) =>
    each.querySelector("summary")!.textContent.startsWith(title),
  )!;
  fold.open = true;
  fold.dispatchEvent(new window.Event("toggle")); // jsdom does not tell of it
  do await settled();
  while (fold.textContent.includes("Loading…"));
  return fold;
}

/** Waits until everything already resolved has had its effect. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
