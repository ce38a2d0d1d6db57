import { type Message, inShort, message } from "../../message";
import { type Attributes, type Label, element, labelText } from "./elements";

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

let fields = 0;

/** A label above its control, and after the control a word that describes it (a unit), if any. */
export function field(
  label: Label,
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  unit = "",
): HTMLElement {
  control.id = `field-${++fields}`;
  const row = element("div", { class: "field-row" }, control);
  if (unit) {
    const description = element("span", { id: `${control.id}-note`, class: "unit" }, unit);
    control.setAttribute("aria-describedby", description.id);
    row.append(description);
  }
  return element("div", { class: "field" }, element("label", { for: control.id }, labelText(label)), row);
}

interface TextFieldOptions {
  /** Shown while the field is empty. */
  readonly hint?: Label;
  /** It holds no words, but an address, a seed or a code: nothing corrects or capitalizes it. */
  readonly isCode?: boolean;
  readonly unit?: string;
}

export class TextField {
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;

  constructor(label: Label, { hint, isCode = false, unit }: TextFieldOptions = {}, attributes: Attributes = {}) {
    this.input = element("input", {
      type: "text",
      autocomplete: "off",
      ...(isCode && { autocapitalize: "off", spellcheck: "false" }),
      placeholder: hint && labelText(hint),
      ...attributes,
    });
    this.input.addEventListener("input", () => this.input.removeAttribute("aria-invalid"));
    this.root = field(label, this.input, unit);
  }

  read(): string {
    return this.input.value;
  }

  show(value: string): void {
    this.input.value = value;
  }

  /** Marks what the field holds as unusable until something else is typed; the field for an {@link InputFault}. */
  marked(): HTMLInputElement {
    this.input.setAttribute("aria-invalid", "true");
    return this.input;
  }
}

/** NaN if the text is no number. A comma counts as a decimal point. */
export function numberTyped(text: string): number {
  const typed = text.trim();
  return /^[-+]?(\d+([.,]\d*)?|[.,]\d+)$/.test(typed) ? Number(typed.replace(",", ".")) : NaN;
}

/** A number as the page's language writes it. */
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

export class NumberField {
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
  private readonly step: number | "any";

  constructor(
    private readonly label: Label,
    private readonly options: NumberFieldOptions,
  ) {
    const { min, max, step = 1, unit, value } = options;
    this.step = step;
    this.input = step === 1 ? element("input", { type: "number", inputmode: "numeric", min, step }) : this.fractional();
    this.input.autocomplete = "off";
    if (max !== undefined) this.input.max = String(max);
    this.root = field(label, this.input, unit);
    if (value !== undefined) this.show(value);
    this.input.addEventListener("input", () => this.tell());
  }

  /** What is in the field, in bounds or not; NaN if that is no number. */
  get value(): number {
    return numberTyped(this.input.value);
  }

  /** The number in the field. Throws {@link InputFault} when it is not a number or out of bounds; the field is then marked. */
  read(): number {
    const { min, max } = this.options;
    const { value, step } = this;
    const whole = step !== 1 || Number.isInteger(value);
    if (Number.isFinite(value) && whole && value >= min && (max === undefined || value <= max)) {
      this.input.removeAttribute("aria-invalid");
      return value;
    }
    this.input.setAttribute("aria-invalid", "true");
    const told = {
      kind: step === 1 ? "whole" : "decimal",
      min,
      field: labelText(this.label),
      held: Number.isFinite(value) ? "number" : "nothing",
      value: this.input.value,
    } as const;
    const fault =
      max === undefined ? message("field-below-least", told) : message("field-out-of-bounds", { ...told, max });
    throw new InputFault(fault, this.input);
  }

  show(value: number | undefined): void {
    this.input.value = value === undefined ? "" : this.written(value);
    this.tell();
  }

  /**
   * A field for fractions, in which both signs work: a browser's own field for numbers takes the sign of the browser's language, and in
   * English makes 25 of "2,5".
   */
  private fractional(): HTMLInputElement {
    const { min, max } = this.options;
    const input = element("input", { type: "text", role: "spinbutton", inputmode: "decimal", "aria-valuemin": min });
    if (max !== undefined) input.setAttribute("aria-valuemax", String(max));
    input.addEventListener("keydown", (event) => {
      const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const [now, step] = [this.value, this.step === "any" ? 1 : this.step];
      const next = Number.isFinite(now) ? Number((now + by * step).toFixed(6)) : min;
      this.show(Math.min(Math.max(next, min), max ?? Infinity));
      input.dispatchEvent(new window.Event("input", { bubbles: true }));
      input.dispatchEvent(new window.Event("change", { bubbles: true }));
    });
    return input;
  }

  private written(value: number): string {
    return this.step === 1 ? String(value) : inPageLanguage(value);
  }

  /** Tells assistive technology what is in a field for fractions. */
  private tell(): void {
    this.input.removeAttribute("aria-invalid");
    if (this.step === 1) return;
    if (Number.isFinite(this.value)) this.input.setAttribute("aria-valuenow", String(this.value));
    else this.input.removeAttribute("aria-valuenow");
  }
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
export class ChoiceField<Choice extends string> {
  readonly root: HTMLElement;
  readonly select: HTMLSelectElement;

  constructor(label: Label, choices: Choices<Choice>, chosen: NoInfer<Choice>) {
    const names = isList(choices) ? choices.map((name) => [name, name]) : namesOf(choices);
    const options = names.map(([value, name]) => element("option", { value, selected: value === chosen }, name!));
    this.select = element("select", {}, ...options);
    this.root = field(label, this.select);
    this.root.classList.toggle(
      "long",
      options.some((option) => option.text.length > HALF_A_LINE),
    );
  }

  read(): Choice {
    return this.select.value as Choice;
  }

  /** Selects this choice, if there is one like it. */
  show(choice: string | undefined): void {
    if ([...this.select.options].some(({ value }) => value === choice)) this.select.value = choice!;
  }
}

const isList = (choices: object): choices is readonly string[] => Array.isArray(choices);

function namesOf(choices: Readonly<Record<string, Label>>): string[][] {
  return Object.entries(choices).map(([value, label]) => [value, labelText(label)]);
}

/** A colour input with the colour's code beside it, so that colour is not the only information. */
export class ColorField {
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;

  constructor(label: Label, value: string) {
    this.input = element("input", { type: "color", value });
    this.root = field(label, this.input, this.read());
    const code = this.root.querySelector(".unit");
    this.input.addEventListener("input", () => {
      if (code) code.textContent = this.read();
    });
  }

  /** "#RRGGBB" */
  read(): string {
    return this.input.value.toUpperCase();
  }
}

let boxes = 0;

/** A check box with its label behind it. */
export class CheckField {
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;

  constructor(label: Label, changed: () => void = () => undefined) {
    this.input = element("input", { type: "checkbox", id: `check-${++boxes}` });
    this.input.addEventListener("change", changed);
    this.root = element(
      "div",
      { class: "check" },
      this.input,
      element("label", { for: this.input.id }, labelText(label)),
    );
  }

  read(): boolean {
    return this.input.checked;
  }

  show(isChecked: boolean): void {
    this.input.checked = isChecked;
  }
}
