import { readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";

const html = readFileSync(join(__dirname, "../../src/taskpane/taskpane.html"), "utf8");

/** Opens the pane's page without running its scripts, and makes its document the one that the views use. */
export function openPage(): void {
  const { window } = new JSDOM(html, { url: "https://localhost/taskpane.html", pretendToBeVisual: true });
  Object.assign(globalThis, { window, document: window.document, HTMLElement: window.HTMLElement });
  document.getElementById("excel")!.hidden = false;
}

// At the end of a test file, jest complains about pages that are still loading and about globals that it has to remove itself.
afterAll(async () => {
  await settled();
  for (const name of ["window", "document", "HTMLElement"]) Reflect.deleteProperty(globalThis, name);
});

/** The one control among these that has this accessible name. Throws if there is none, or more than one. */
const named =
  (among: string) =>
  <E extends HTMLElement = HTMLInputElement>(name: string): E => {
    const found = [...document.querySelectorAll<E>(among)].filter((element) => nameOf(element) === name);
    if (found.length !== 1) throw new Error(`${found.length} of ${among} are called “${name}”.`);
    return found[0]!;
  };
export const field = named("input, select, textarea");
export const button = named("button:not([role])");
export const tab = named("[role=tab]");
export const group = named("fieldset");

function nameOf(element: HTMLElement): string {
  const own = element.getAttribute("aria-label");
  if (own !== null) return own;
  const by = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const labels = by.length > 0 ? by.map((id) => document.getElementById(id)!) : [labelOf(element) ?? element];
  return labels.map(({ textContent }) => textContent.trim()).join(" ");
}

// jsdom takes a second for the labels of all fields.
const labelOf = ({ id, firstElementChild: first }: HTMLElement) =>
  (id && document.querySelector(`label[for="${id}"]`)) || (first?.localName === "legend" ? first : undefined);

export type Entered = Readonly<Record<string, string | boolean>>;

/** Types into fields, chooses by the words of a choice, and ticks, as a person does; a field that was typed in is left. */
export function enter(entered: Entered): void {
  for (const [name, value] of Object.entries(entered)) {
    const control = field<Field>(name);
    if (typeof value === "string") type(control, value);
    else if ((control as HTMLInputElement).checked !== value) control.click();
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Types or chooses, and leaves the field. */
export function type(control: Field, value: string): void {
  const choice = "options" in control && [...control.options].find(({ text }) => text === value);
  typing(control, choice ? choice.value : value);
  control.dispatchEvent(new window.Event("change", { bubbles: true }));
}

/** Types, and stays in the field. */
export function typing(control: Field, value: string): void {
  control.value = value;
  control.dispatchEvent(new window.Event("input", { bubbles: true }));
}

/** Presses a key where the focus is, or on this element. */
export function key(name: string, on: EventTarget = document.activeElement!, held: KeyboardEventInit = {}): void {
  on.dispatchEvent(new window.KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...held }));
}

/** Presses buttons one after the other, and waits each time for what comes of it at once. */
export async function pressed(...names: readonly string[]): Promise<void> {
  for (const name of names) {
    button(name).click();
    await settled();
  }
}

export const available = (name: string) => button(name).getAttribute("aria-disabled") !== "true";
/** Of these buttons, those that are there. */
export const offered = (...names: readonly string[]) => names.filter((name) => !button(name).hidden);
/** Whether nothing hides it on its tab. */
export const isShown = (element: Element) => element.closest("[hidden]:not([role=tabpanel], .disclosed)") === null;
export const optionsOf = (name: string) => [...field<HTMLSelectElement>(name).options].map(({ text }) => text);
export const isInView = (element: Element) => element.closest("[hidden]") === null;

export const status = () => document.querySelector("[role=status]")!.textContent;
export const alertText = () => document.querySelector("[role=alert]")!.textContent;

/** Shows every tab and About, as a person does; afterwards the first tab is in view again. */
export async function openParts(): Promise<void> {
  const tabs = [...document.querySelectorAll<HTMLElement>("[role=tab]")];
  for (const each of [...tabs, tabs[0]!]) {
    each.click();
    await settled();
  }
  await pressed("About", "About");
}

/** Unfolds what comes late, as a person does. */
export async function unfolded(title: "Kind of maze" | "Shape"): Promise<void> {
  const fold = [...document.querySelectorAll("details")].find((each) =>
    each.querySelector("summary")!.textContent.startsWith(title),
  )!;
  fold.open = true;
  fold.dispatchEvent(new window.Event("toggle")); // jsdom does not tell of it
  do await settled();
  while (fold.textContent.includes("Loading…"));
}

/** Waits until everything already resolved has had its effect, and what came of that, so many times. */
export async function settled(turns = 1): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
}

/** Chooses a file as the host's dialogue would hand it over, and waits until it is read. */
export async function choose(input: Element, file: object): Promise<void> {
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  input.dispatchEvent(new window.Event("change", { bubbles: true }));
  await settled(4);
}
