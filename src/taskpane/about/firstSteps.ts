import { text } from "../../words";
import { button, element } from "../controls";

/** What the browser keeps once the first steps were shown: nothing is written into a workbook for it. */
const KEY = "lavirint-first-steps";

/** The first steps with a picture each, in a modal dialog: shown once by itself, and again when somebody wants it. */
export class FirstSteps {
  private readonly root = element("dialog", { class: "question first-steps", "aria-labelledby": "first-steps" });

  constructor() {
    const steps = [
      ["generate", text("first-steps-make")],
      ["solve", text("first-steps-solve")],
      ["prepare-page", text("first-steps-print")],
    ] as const;
    this.root.append(
      element("h2", { id: "first-steps" }, text("first-steps-title")),
      element("ol", {}, ...steps.map(([picture, words]) => step(picture, words))),
      element(
        "div",
        { class: "buttons" },
        button(text("first-steps-close"), () => this.root.close(), "primary"),
      ),
    );
    // On the web office.js keeps Esc from the dialog.
    this.root.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") this.root.close();
    });
  }

  /** Shows them; the focus returns to where it was when they are closed. */
  show(): void {
    if (!this.root.isConnected) document.body.append(this.root);
    this.root.showModal();
  }

  /** Shows them unless they were shown before, where the browser cannot tell, or while somebody is at work in the pane. */
  showOnce(isBusy: boolean): void {
    const isAtWork =
      isBusy || document.activeElement !== document.body || document.querySelector("dialog[open]") !== null;
    if (isAtWork || !this.canShow || wereShown()) return;
    this.show();
  }

  /** Webviews from before 2022 have no modal dialogs. */
  get canShow(): boolean {
    return typeof this.root.showModal === "function";
  }
}

function step(picture: string, words: string): HTMLElement {
  const image = element("img", { src: `assets/${picture}-80.png`, alt: "", width: 40, height: 40 });
  return element("li", {}, image, element("span", {}, words));
}

/** Whether the browser knows that they were shown; from now on it does. True if it keeps nothing. */
function wereShown(): boolean {
  try {
    // On the web, Office may give each site that holds workbooks a part of the storage of its own.
    const key = `${Office.context.partitionKey ?? ""}${KEY}`;
    if (localStorage.getItem(key) !== null) return true;
    localStorage.setItem(key, "shown");
    return false;
  } catch {
    return true;
  }
}
