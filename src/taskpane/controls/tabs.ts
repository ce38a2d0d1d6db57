import { type Label, element, newId, whenResized, labelText } from "./elements";

/**
 * Tabs and their panels, one visible (WAI-ARIA's pattern "Tabs"): arrow keys, Home and End choose, Tab moves into the panel. Tabs for
 * which there is no room are in a menu beside the others; the chosen one is always among the tabs.
 *
 * `label` names the tabs, `menu` is the menu's button. `chosen` is called with the place of the tab that comes into view, from 0; the
 * first one at once.
 */
export function tabsOf(
  label: string,
  menu: Label,
  contents: readonly (readonly [name: Label, content: readonly Node[]])[],
  chosen: (at: number) => void,
) {
  const prefix = newId("tabs");
  const names = contents.map(([name]) => labelText(name));
  const tabs = names.map((name, i) => {
    const tab = element(
      "button",
      { type: "button", role: "tab", class: "tab", id: `${prefix}-${i}`, "aria-controls": `${prefix}-${i}-panel` },
      element("span", { class: "tab-name", "data-name": name }, name),
    );
    tab.addEventListener("click", () => choose(i));
    return tab;
  });
  const panels = contents.map(([, content], i) =>
    element(
      "div",
      { role: "tabpanel", class: "panel", id: `${prefix}-${i}-panel`, "aria-labelledby": `${prefix}-${i}` },
      ...content,
    ),
  );
  const list = element("div", { role: "tablist", class: "tabs", "aria-label": label }, ...tabs);
  const more = menuButton(labelText(menu));
  const bar = element("div", { class: "tab-bar" }, list, more.root);

  /** Leaves out the last tabs for which there is no room, but never the chosen one. */
  const fit = () => {
    for (const tab of tabs) tab.hidden = false;
    more.fill([]);
    const inMenu: number[] = [];
    for (let i = tabs.length - 1; i >= 0 && list.scrollWidth > list.clientWidth; i--) {
      if (tabs[i]!.tabIndex === 0) continue;
      tabs[i]!.hidden = true;
      inMenu.unshift(i);
      more.fill(inMenu.map((at) => [names[at]!, () => go(at)]));
    }
  };
  const choose = (at: number) => {
    tabs.forEach((tab, i) => {
      tab.setAttribute("aria-selected", String(i === at));
      tab.tabIndex = i === at ? 0 : -1;
      panels[i]!.hidden = i !== at;
    });
    fit();
    chosen(at);
  };
  const go = (at: number) => {
    choose(at);
    tabs[at]!.focus();
  };
  list.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { length } = tabs;
    const at = tabs.findIndex((tab) => tab.tabIndex === 0);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1 + length, Home: 0, End: length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    go(next % length);
  });
  whenResized(bar, fit);
  choose(0);
  return {
    bar,
    panels,
    /** Brings the panel that holds this control into view, and unfolds what hides it there. */
    reveal(control: HTMLElement): void {
      const at = panels.findIndex((panel) => panel.contains(control));
      if (at >= 0) choose(at);
      for (let fold = control.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) {
        fold.open = true;
      }
    },
  };
}

type Entry = readonly [name: string, choose: () => void];

/** A button that opens a menu (WAI-ARIA's "Menu Button"): arrows, Home, End and first letters move, Enter chooses, Esc closes it. */
function menuButton(label: string) {
  const id = newId("menu");
  const menu = element("div", { role: "menu", class: "menu", id, "aria-label": label, hidden: true });
  const button = element(
    "button",
    { type: "button", class: "tab", "aria-haspopup": "menu", "aria-expanded": "false", "aria-controls": id },
    label,
  );
  const root = element("div", { class: "menu-button", hidden: true }, button, menu);
  const items = () => [...menu.children] as HTMLElement[];
  const open = (isShown: boolean) => {
    menu.hidden = !isShown;
    button.setAttribute("aria-expanded", String(isShown));
  };
  /** Opens the menu with the focus on its first entry, or closes it with the focus on the button. */
  const show = (isShown: boolean) => {
    open(isShown);
    (isShown ? items()[0] : button)?.focus();
  };
  button.addEventListener("click", () => show(menu.hidden));
  root.addEventListener("keydown", (event) => {
    const { key } = event;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const isOpen = !menu.hidden;
    if (!isOpen && key !== "ArrowDown" && key !== "ArrowUp") return;
    if (!isOpen) show(true);
    const all = items();
    const { length } = all;
    const at = all.indexOf(document.activeElement as HTMLElement);
    const step = isOpen ? 1 : 0;
    const steps: Record<string, number> = { ArrowDown: at + step, ArrowUp: at - 1 + length, Home: 0, End: length - 1 };
    const named = all.findIndex(
      (_, i) => all[(at + 1 + i) % length]!.textContent.charAt(0).toLowerCase() === key.toLowerCase(),
    );
    const next = steps[key] ?? (named < 0 ? undefined : at + 1 + named);
    if (next !== undefined) all[next % length]!.focus();
    else if (key === "Escape") show(false);
    else return;
    event.preventDefault();
    event.stopPropagation(); // in Excel on the web, office.js leaves the pane at Esc
  });
  // Safari does not focus what is clicked: the menu would lose the focus, and close before the click.
  root.addEventListener("mousedown", (event) => event.preventDefault());
  root.addEventListener("focusout", ({ relatedTarget }) => {
    if (!root.contains(relatedTarget as Node | null)) open(false);
  });
  /** Replaces the entries. Without any, there is no button. */
  const fill = (entries: readonly Entry[]) => {
    open(false);
    const filled = entries.map(([name, choose]) => {
      const item = element("button", { type: "button", role: "menuitem", class: "menu-item", tabindex: -1 }, name);
      item.addEventListener("click", choose);
      return item;
    });
    menu.replaceChildren(...filled);
    root.hidden = entries.length === 0;
  };
  return { root, fill };
}
