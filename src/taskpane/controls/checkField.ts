import { element } from "./elements";

let boxes = 0;

/** A check box with its label behind it. */
export class CheckField {
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;

  constructor(label: string, changed: () => void = () => undefined) {
    this.input = element("input", { type: "checkbox", id: `check-${++boxes}` });
    this.input.addEventListener("change", changed);
    this.root = element("div", { class: "check" }, this.input, element("label", { for: this.input.id }, label));
  }

  read(): boolean {
    return this.input.checked;
  }

  show(isChecked: boolean): void {
    this.input.checked = isChecked;
  }
}
