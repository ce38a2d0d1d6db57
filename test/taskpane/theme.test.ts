import { followTheme } from "../../src/taskpane/followTheme";
import { openPage } from "./page";

class System extends EventTarget {
  constructor(public matches: boolean) {
    super();
  }
}

function open(system: System, office: () => { bodyBackgroundColor: string } | undefined): HTMLElement {
  openPage();
  window.matchMedia = () => system as unknown as MediaQueryList;
  followTheme(document.documentElement, office);
  return document.documentElement;
}

describe("the theme", () => {
  it.each([
    ["#FFFFFF", "light"],
    ["#E6E6E6", "light"],
    ["#666666", "dark"],
    ["#0A0A0A", "dark"],
  ])("is Office's own, whatever the system prefers: %s is %s", (bodyBackgroundColor, theme) => {
    for (const prefersDark of [true, false]) {
      const root = open(new System(prefersDark), () => ({ bodyBackgroundColor }));
      expect(root.dataset.theme).toBe(theme);
    }
  });

  it("is the system's where Office tells none, and follows it", () => {
    const system = new System(false);
    const root = open(system, () => undefined);
    expect(root.dataset.theme).toBe("light");
    system.matches = true;
    system.dispatchEvent(new Event("change"));
    expect(root.dataset.theme).toBe("dark");
  });

  it("follows Office when the pane gets the focus back", () => {
    let bodyBackgroundColor = "#FFFFFF";
    const root = open(new System(false), () => ({ bodyBackgroundColor }));
    bodyBackgroundColor = "#0A0A0A";
    window.dispatchEvent(new window.Event("focus"));
    expect(root.dataset.theme).toBe("dark");
  });
});
