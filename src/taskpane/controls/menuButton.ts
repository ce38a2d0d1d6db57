import { element } from "./elements";

let menus = 0;

/** An entry of a menu: its name, and what choosing it does. */
type Entry = readonly [name: string, choose: () => void];

/**
 * A button that opens a menu (WAI-ARIA's pattern "Menu Button"): arrows, Home, End and first letters go through the menu, Enter
 * chooses, Esc closes it.
 */
export class MenuButton {
  readonly root = element("div", { class: "menu-button", hidden: true });
  private readonly button: HTMLButtonElement;
  private readonly menu: HTMLElement;

  /** `looks` are class names of the button. */
  constructor(label: string, looks: string) {
    const id = `menu-${++menus}`;
    this.menu = element("div", { role: "menu", class: "menu", id, "aria-label": label, hidden: true });
    this.button = element(
      "button",
      { type: "button", class: looks, "aria-haspopup": "menu", "aria-expanded": "false", "aria-controls": id },
      label,
    );
    this.root.append(this.button, this.menu);
    this.button.addEventListener("click", () => this.show(this.menu.hidden));
    this.root.addEventListener("keydown", (event) => this.press(event));
    // Safari does not focus what is clicked: the menu would lose the focus, and close before the click.
    this.root.addEventListener("mousedown", (event) => event.preventDefault());
    this.root.addEventListener("focusout", ({ relatedTarget }) => {
      if (!this.root.contains(relatedTarget as Node | null)) this.close();
    });
  }

  /** Replaces the entries. Without any, there is no button. */
  fill(entries: readonly Entry[]): void {
    this.close();
    this.menu.replaceChildren(
      ...entries.map(([name, choose]) => {
        const item = element("button", { type: "button", role: "menuitem", class: "menu-item", tabindex: -1 }, name);
        item.addEventListener("click", choose);
        return item;
      }),
    );
    this.root.hidden = entries.length === 0;
  }

  /** Opens the menu with the focus on its first entry, or closes it with the focus on the button. */
  private show(isShown: boolean): void {
    this.menu.hidden = !isShown;
    this.button.setAttribute("aria-expanded", String(isShown));
    (isShown ? this.items[0] : this.button)?.focus();
  }

  private close(): void {
    this.menu.hidden = true;
    this.button.setAttribute("aria-expanded", "false");
  }

  private get items(): HTMLElement[] {
    return [...this.menu.children] as HTMLElement[];
  }

  private press(event: KeyboardEvent): void {
    const { key } = event;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const isOpen = !this.menu.hidden;
    if (!isOpen && key !== "ArrowDown" && key !== "ArrowUp") return;
    if (!isOpen) this.show(true);
    const { items } = this;
    const { length } = items;
    const at = items.indexOf(document.activeElement as HTMLElement);
    const step = isOpen ? 1 : 0;
    const steps: Record<string, number> = { ArrowDown: at + step, ArrowUp: at - 1 + length, Home: 0, End: length - 1 };
    const named = items.findIndex(
      (_, i) => items[(at + 1 + i) % length]!.textContent.charAt(0).toLowerCase() === key.toLowerCase(),
    );
    const next = steps[key] ?? (named < 0 ? undefined : at + 1 + named);
    if (next !== undefined) items[next % length]!.focus();
    else if (key === "Escape") this.show(false);
    else return;
    event.preventDefault();
    event.stopPropagation(); // in Excel on the web, office.js leaves the pane at Esc
  }
}
