import { element } from "./elements";
import { MenuButton } from "./menuButton";
import { whenResized } from "./leaveByF6";

let lists = 0;

/**
 * Tabs and their panels, one visible (WAI-ARIA's pattern "Tabs"): arrow keys, Home and End choose, Tab moves into the panel. Tabs for
 * which there is no room are in a menu beside the others; the chosen one is always among the tabs.
 */
export class Tabs {
  /** The tabs and the menu. */
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
    more: string,
    private readonly contents: readonly (readonly [name: string, content: readonly Node[]])[],
    private readonly chosen: (at: number) => void = () => undefined,
  ) {
    const prefix = `tabs-${++lists}`;
    this.tabs = contents.map(([name], i) => {
      const tab = element(
        "button",
        { type: "button", role: "tab", class: "tab", id: `${prefix}-${i}`, "aria-controls": `${prefix}-${i}-panel` },
        element("span", { class: "tab-name", "data-name": name }, name),
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
    this.more = new MenuButton(more, "tab");
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
      this.more.fill(inMenu.map((at) => [this.contents[at]![0], () => this.go(at)]));
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
