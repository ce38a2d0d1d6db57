import { type Message, inShort, message } from "../../message";
import { type Attributes, type Label, element, labelText, newId } from "./elements";

/** Something typed into the pane that cannot be used. `sentence` names the field and what it held. */
export class InputFault extends Error {
  override name = "InputFault";
  constructor(
    readonly sentence: Message,
    readonly field: HTMLElement,
  ) {
    super(inShort(sentence));
  }
}

/** A label above its control, and after the control a word that describes it (a unit), if any. */
export function field(
  label: Label,
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  unit = "",
): HTMLElement {
  control.id = newId("field");
  const row = element("div", { class: "field-row" }, control);
  if (unit) {
    const description = element("span", { id: `${control.id}-note`, class: "unit" }, unit);
    control.setAttribute("aria-describedby", description.id);
    row.append(description);
  }
  return element("div", { class: "field" }, element("label", { for: control.id }, labelText(label)), row);
}

export type TextField = ReturnType<typeof textField>;

/** A field that `isCode` holds no words, but an address, a seed or a code: nothing corrects or capitalizes it. */
export function textField(
  label: Label,
  { hint, isCode = false, unit }: { readonly hint?: Label; readonly isCode?: boolean; readonly unit?: string } = {},
  attributes: Attributes = {},
) {
  const input = element("input", {
    type: "text",
    autocomplete: "off",
    ...(isCode && { autocapitalize: "off", spellcheck: "false" }),
    placeholder: hint && labelText(hint),
    ...attributes,
  });
  input.addEventListener("input", () => input.removeAttribute("aria-invalid"));
  return {
    root: field(label, input, unit),
    input,
    read: () => input.value,
    show: (value: string) => void (input.value = value),
    /** Marks what the field holds as unusable until something else is typed; the field for an {@link InputFault}. */
    marked(): HTMLInputElement {
      input.setAttribute("aria-invalid", "true");
      return input;
    },
  };
}

/** NaN if the text is no number. A comma counts as a decimal point. */
export function numberTyped(text: string): number {
  const typed = text.trim();
  return /^[-+]?(\d+([.,]\d*)?|[.,]\d+)$/.test(typed) ? Number(typed.replace(",", ".")) : NaN;
}

/** "10 x 8": columns first, as everywhere in the pane; undefined for anything but two whole numbers in these bounds. */
export function sizeTyped(text: string, least: number, most: number) {
  const [columns = NaN, rows = NaN, ...more] = text.split(/[x×*]/i).map(numberTyped);
  const isRight = [columns, rows].every((size) => Number.isInteger(size) && size >= least && size <= most);
  return isRight && more.length === 0 ? { columns, rows } : undefined;
}

export function inPageLanguage(value: number): string {
  const { lang } = document.documentElement;
  const format = { useGrouping: false, maximumFractionDigits: 6 };
  return new Intl.NumberFormat(lang === "" ? "en" : lang, format).format(value);
}

interface NumberFieldOptions {
  readonly min: number;
  readonly max?: number;
  /** 1, for whole numbers, if it is not given; "any" if fractions are allowed. */
  readonly step?: number | "any";
  readonly unit?: string | undefined;
  readonly value?: number;
}

export type NumberField = ReturnType<typeof numberField>;

export function numberField(label: Label, { min, max, step = 1, unit, value: first }: NumberFieldOptions) {
  const isWhole = step === 1;
  // A browser's own field for fractions takes the sign of the browser's language, and in English makes 25 of "2,5".
  const input = isWhole
    ? element("input", { type: "number", inputmode: "numeric", autocomplete: "off", min, max, step })
    : element("input", {
        type: "text",
        role: "spinbutton",
        inputmode: "decimal",
        autocomplete: "off",
        "aria-valuemin": min,
        "aria-valuemax": max,
      });
  const held = () => numberTyped(input.value);
  /** Tells assistive technology what is in a field for fractions. */
  const tell = () => {
    input.removeAttribute("aria-invalid");
    if (isWhole) return;
    if (Number.isFinite(held())) input.setAttribute("aria-valuenow", String(held()));
    else input.removeAttribute("aria-valuenow");
  };
  const show = (value: number | undefined) => {
    input.value = value === undefined ? "" : isWhole ? String(value) : inPageLanguage(value);
    tell();
  };
  const stepByKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = Number.isFinite(held()) ? Number((held() + by * (step === "any" ? 1 : step)).toFixed(6)) : min;
    show(Math.min(Math.max(next, min), max ?? Infinity));
    for (const type of ["input", "change"]) input.dispatchEvent(new window.Event(type, { bubbles: true }));
  };
  if (!isWhole) input.addEventListener("keydown", stepByKey);
  input.addEventListener("input", tell);
  if (first !== undefined) show(first);
  return {
    root: field(label, input, unit),
    input,
    show,
    /** What is in the field, in bounds or not; NaN if that is no number. */
    get value(): number {
      return held();
    },
    /** The number in the field. Throws {@link InputFault} when it is not a number or out of bounds; the field is then marked. */
    read(): number {
      const value = held();
      const isRight = isWhole ? Number.isInteger(value) : Number.isFinite(value);
      if (isRight && value >= min && (max === undefined || value <= max)) {
        input.removeAttribute("aria-invalid");
        return value;
      }
      input.setAttribute("aria-invalid", "true");
      const told = {
        kind: isWhole ? "whole" : "decimal",
        min,
        field: labelText(label),
        held: Number.isFinite(value) ? "number" : "nothing",
        value: input.value,
      } as const;
      const fault =
        max === undefined ? message("field-below-least", told) : message("field-out-of-bounds", { ...told, max });
      throw new InputFault(fault, input);
    },
  };
}

/** Characters of a choice that can be read in half a line of a pane of 350 pixels. */
const HALF_A_LINE = 17;

/** Names by choice, in their order; or choices that are shown as they are: papers, numbers. */
type Choices<Choice extends string> = Readonly<Record<Choice, Label>> | readonly Choice[];

/** What a table of facts says, as choices. */
export function choicesOf<Id extends string>(facts: readonly { readonly id: Id; readonly name: Message }[]) {
  return Object.fromEntries(facts.map(({ id, name }) => [id, name])) as Record<Id, Message>;
}

/** A combo box over fixed choices; among columns it has a line of its own if a choice is long. */
export function choiceField<Choice extends string>(label: Label, choices: Choices<Choice>, chosen: NoInfer<Choice>) {
  const names = isList(choices)
    ? choices.map((name) => [name, name] as const)
    : Object.entries<Label>(choices).map(([value, name]) => [value, labelText(name)] as const);
  const options = names.map(([value, name]) => element("option", { value, selected: value === chosen }, name));
  const select = element("select", {}, ...options);
  const root = field(label, select);
  if (options.some((option) => option.text.length > HALF_A_LINE)) root.classList.add("long");
  return {
    root,
    select,
    read: () => select.value as Choice,
    show(choice: string | undefined): void {
      if (options.some(({ value }) => value === choice)) select.value = choice!;
    },
  };
}

const isList = (choices: object): choices is readonly string[] => Array.isArray(choices);

/** A colour input with the colour's code beside it, so that colour is not the only information. */
export function colorField(label: Label, value: string) {
  const input = element("input", { type: "color", value });
  /** "#RRGGBB" */
  const read = () => input.value.toUpperCase();
  const root = field(label, input, read());
  input.addEventListener("input", () => (root.querySelector(".unit")!.textContent = read()));
  return { root, read };
}

export function checkField(label: Label, changed: () => void = () => undefined) {
  const input = element("input", { type: "checkbox", id: newId("check") });
  input.addEventListener("change", changed);
  return {
    root: element("div", { class: "check" }, input, element("label", { for: input.id }, labelText(label))),
    read: () => input.checked,
    show: (isChecked: boolean) => void (input.checked = isChecked),
  };
}
