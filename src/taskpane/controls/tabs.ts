import { type Label, element, whenResized, labelText } from "./elements";

let lists = 0;

/**
 * Tabs and their panels, one visible (WAI-ARIA's pattern "Tabs"): arrow keys, Home and End choose, Tab moves into the panel. Tabs for
 * which there is no room are in a menu beside the others; the chosen one is always among the tabs.
 */
export class Tabs {
  readonly bar: HTMLElement;
  readonly panels: readonly HTMLElement[];
  private readonly list: HTMLElement;
  private readonly tabs: readonly HTMLButtonElement[];
  private readonly more: MenuButton;

  /**
   * `label` names the tabs, `more` is the menu's button. `chosen` is called with the place of the tab that comes into view, from 0; the
   * first one at once.
   */
  constructor(
    label: string,
    more: Label,
    private readonly contents: readonly (readonly [name: Label, content: readonly Node[]])[],
    private readonly chosen: (at: number) => void,
  ) {
    const prefix = `tabs-${++lists}`;
    this.tabs = contents.map(([name], i) => {
      const tab = element(
        "button",
        { type: "button", role: "tab", class: "tab", id: `${prefix}-${i}`, "aria-controls": `${prefix}-${i}-panel` },
        element("span", { class: "tab-name", "data-name": labelText(name) }, labelText(name)),
      );
      tab.addEventListener("click", () => this.choose(i));
      return tab;
    });
    this.panels = contents.map(([, content], i) =>
      element(
        "div",
        { role: "tabpanel", class: "panel", id: `${prefix}-${i}-panel`, "aria-labelledby": `${prefix}-${i}` },
        ...content,
      ),
    );
    this.list = element("div", { role: "tablist", class: "tabs", "aria-label": label }, ...this.tabs);
    this.list.addEventListener("keydown", (event) => this.press(event));
    this.more = new MenuButton(labelText(more));
    this.bar = element("div", { class: "tab-bar" }, this.list, this.more.root);
    whenResized(this.bar, () => this.fit());
    this.choose(0);
  }

  /** Brings the panel that holds this control into view, and unfolds what hides it there. */
  reveal(control: HTMLElement): void {
    const at = this.panels.findIndex((panel) => panel.contains(control));
    if (at >= 0) this.choose(at);
    for (let fold = control.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) {
      fold.open = true;
    }
  }

  private choose(at: number): void {
    this.tabs.forEach((tab, i) => {
      tab.setAttribute("aria-selected", String(i === at));
      tab.tabIndex = i === at ? 0 : -1;
      this.panels[i]!.hidden = i !== at;
    });
    this.fit();
    this.chosen(at);
  }

  /** Leaves out the last tabs for which there is no room, but never the chosen one. */
  private fit(): void {
    for (const tab of this.tabs) tab.hidden = false;
    this.more.fill([]);
    const inMenu: number[] = [];
    for (let i = this.tabs.length - 1; i >= 0 && this.list.scrollWidth > this.list.clientWidth; i--) {
      if (this.tabs[i]!.tabIndex === 0) continue;
      this.tabs[i]!.hidden = true;
      inMenu.unshift(i);
      this.more.fill(inMenu.map((at) => [labelText(this.contents[at]![0]), () => this.go(at)]));
    }
  }

  private go(at: number): void {
    this.choose(at);
    this.tabs[at]!.focus();
  }

  private press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { length } = this.tabs;
    const at = this.tabs.findIndex((tab) => tab.tabIndex === 0);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1 + length, Home: 0, End: length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    this.go(next % length);
  }
}

let menus = 0;

type Entry = readonly [name: string, choose: () => void];

/**
 * A button that opens a menu (WAI-ARIA's pattern "Menu Button"): arrows, Home, End and first letters go through the menu, Enter
 * chooses, Esc closes it.
 */
class MenuButton {
  readonly root = element("div", { class: "menu-button", hidden: true });
  private readonly button: HTMLButtonElement;
  private readonly menu: HTMLElement;

  constructor(label: string) {
    const id = `menu-${++menus}`;
    this.menu = element("div", { role: "menu", class: "menu", id, "aria-label": label, hidden: true });
    this.button = element(
      "button",
      { type: "button", class: "tab", "aria-haspopup": "menu", "aria-expanded": "false", "aria-controls": id },
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
