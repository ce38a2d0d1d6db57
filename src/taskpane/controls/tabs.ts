import { element } from "./elements";

let lists = 0;

/** Tabs and their panels, one visible (WAI-ARIA's pattern "Tabs"): arrow keys, Home and End choose, Tab moves into the panel. */
export class Tabs {
  readonly list: HTMLElement;
  readonly panels: readonly HTMLElement[];
  private readonly tabs: readonly HTMLButtonElement[];

  /** `chosen` is called with the place of the tab that comes into view, from 0; the first one at once. */
  constructor(
    label: string,
    contents: readonly (readonly [name: string, content: readonly Node[]])[],
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
    this.chosen(at);
  }

  private press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { length } = this.tabs;
    const at = this.tabs.findIndex((tab) => tab.tabIndex === 0);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1 + length, Home: 0, End: length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    this.choose(next % length);
    this.tabs[next % length]!.focus();
  }
}
