/** What About shows: versions, licence, help, the first steps, and the Report. */
import { message, together } from "../message";
import { helpPage, text } from "../words";
import { button, buttons, copyText, element, field, note, primary, untitledGroup } from "./controls";
import type { Actions, SingleFlight, Tab } from "./running";

export async function aboutView({ report }: Actions, flight: SingleFlight): Promise<Tab> {
  const versions = await report.about(version);
  const shown = element("textarea", { rows: 8, readonly: true, wrap: "off", lang: "en" });
  const place = field("report-field", shown);
  place.hidden = true;
  const make = flight.button("report-button", async (dialogue) => {
    const outcome = await report.makeReport(version, dialogue);
    shown.value = outcome.report;
    place.hidden = false;
    const isCopied = await copyText(shown, outcome.report);
    return { ...outcome, sentence: together(outcome.sentence, message(isCopied ? "text-copied" : "copy-by-keys")) };
  });
  const showSteps = firstSteps();
  const again = button("first-steps-button", () => showSteps?.());
  again.hidden = showSteps === undefined;
  if (showSteps !== undefined && !isInUse(flight) && !wereShown()) showSteps();
  const links = element(
    "p",
    { class: "note links" },
    link(helpPage("support"), text("about-help-link")),
    link(helpPage("privacy"), text("about-privacy-link")),
    link("LICENSE.txt", text("about-licence-link")),
    ...tryLink(),
  );
  const lines = [...versions.map((line) => note(line)), note("about-licence"), links];
  return { content: [untitledGroup("about-title", ...lines, again, note("report-note"), make, place)] };
}

/** Set by webpack in development alone: the page of test/tryExcel, which is no part of the product and in English. */
declare const LAVIRINT_TRY_PAGE: string | undefined;

function tryLink(): HTMLElement[] {
  if (typeof LAVIRINT_TRY_PAGE === "undefined") return [];
  const page = LAVIRINT_TRY_PAGE + window.location.search; // office.js may look there for the Excel that it is in
  return [element("a", { href: page, lang: "en" }, "Try this Excel")];
}

function link(address: string, words: string): HTMLAnchorElement {
  return element("a", { href: address, target: "_blank", rel: "noopener" }, words);
}

/** Set by webpack: the version in package.json. */
declare const LAVIRINT_VERSION: string | undefined;

export const version = typeof LAVIRINT_VERSION === "undefined" ? "unbuilt" : LAVIRINT_VERSION;

/** What the browser keeps once the first steps were shown: nothing is written into a workbook for it. */
const KEY = "lavirint-first-steps";

/**
 * Shows the first steps with a picture each, in a modal dialog; the focus returns to where it was when it is closed. Undefined in webviews
 * from before 2022, which have no modal dialogs.
 */
function firstSteps(): (() => void) | undefined {
  const dialog = element(
    "dialog",
    { class: "question first-steps", "aria-labelledby": "first-steps" },
    element("h2", { id: "first-steps" }, text("first-steps-button")),
    element(
      "ol",
      {},
      step("generate", text("first-steps-make")),
      step("solve", text("first-steps-solve")),
      step("prepare-page", text("first-steps-print")),
    ),
    buttons(primary(button("first-steps-close", () => dialog.close()))),
  );
  // On the web office.js keeps Esc from the dialog.
  dialog.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") dialog.close();
  });
  if (typeof dialog.showModal !== "function") return undefined;
  return () => {
    if (!dialog.isConnected) document.body.append(dialog);
    dialog.showModal();
  };
}

function isInUse(flight: SingleFlight): boolean {
  return flight.busy || document.activeElement !== document.body || document.querySelector("dialog[open]") !== null;
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
