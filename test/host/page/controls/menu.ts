import { button, element } from "./elements";

export interface MenuItem {
  readonly label: string;
  /** Undefined: the item is shown and cannot be chosen, unless it has a menu of its own. */
  readonly act?: (() => void) | undefined;
  /** A menu of its own, which opens in place of this one. */
  readonly items?: readonly MenuItem[];
}

/** Opens a menu at a point of the window; arrow keys, Home, End and Escape work as in every menu. Focus goes back when it closes. */
export function openMenu(label: string, items: readonly MenuItem[], x: number, y: number): void {
  const before = document.activeElement;
  const menu = element("div", { class: "menu", role: "menu", "aria-label": label, popover: "manual" });
  const close = (): void => {
    document.removeEventListener("pointerdown", outside, true);
    menu.remove();
  };
  const closeAndReturn = (): void => {
    close();
    if (before instanceof HTMLElement) before.focus();
  };
  const outside = (event: Event): void => {
    if (!menu.contains(event.target as Node)) close();
  };
  const entries = items.map(({ label: text, act, items: own }) =>
    button(
      text,
      () => {
        closeAndReturn();
        if (own !== undefined) openMenu(text, own, x, y);
        act?.();
      },
      { role: "menuitem", tabindex: "-1", disabled: !act && !own, "aria-haspopup": own !== undefined && "menu" },
    ),
  );
  menu.append(...entries);
  menu.addEventListener("keydown", (event) => {
    event.stopPropagation();
    const enabled = entries.filter((entry) => !entry.disabled);
    const at = enabled.findIndex((entry) => entry === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: enabled.length - 1 }[event.key];
    if (event.key === "Escape" || event.key === "Tab") closeAndReturn();
    else if (to !== undefined) enabled.at(to % enabled.length)?.focus();
    else return;
    event.preventDefault();
  });
  // Some systems open their own menu when the menu key goes up again.
  menu.addEventListener("contextmenu", (event) => event.preventDefault());
  document.addEventListener("pointerdown", outside, true);
  document.body.append(menu);
  menu.showPopover();
  const box = menu.getBoundingClientRect();
  menu.style.left = `${Math.max(4, Math.min(x, window.innerWidth - box.width - 4))}px`;
  menu.style.top = `${Math.max(4, Math.min(y, window.innerHeight - box.height - 4))}px`;
  entries.find((entry) => !entry.disabled)?.focus();
}
