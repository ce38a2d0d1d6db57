import { message, together, type Message } from "../../message";
import { helpPage, say, text } from "../../words";
import { button, copyText, element, field, untitledGroup } from "../controls";
import type { Actions, SingleFlight, Tab } from "../running";
import { FirstSteps } from "./firstSteps";

/**
 * "About": versions, licence, help, the first steps, and Report, which shows and copies what was found out about the program that holds
 * the workbook.
 */
export class AboutView implements Tab {
  readonly content: readonly HTMLElement[];
  private readonly shown = element("textarea", { rows: 8, readonly: true, wrap: "off", lang: "en" });
  private readonly field = field(text("report-field"), this.shown);

  /** `lines` give the versions of Lavirint, of the program that holds the workbook and of its API. */
  constructor(
    lines: readonly Message[],
    private readonly actions: Actions,
    private readonly flight: SingleFlight,
  ) {
    const firstSteps = new FirstSteps();
    const again = button(text("first-steps-button"), () => firstSteps.show());
    again.hidden = !firstSteps.canShow;
    this.field.hidden = true;
    const group = untitledGroup(
      text("about-title"),
      ...lines.map((line) => element("p", { class: "note" }, say(line))),
      element("p", { class: "note" }, text("about-licence")),
      element(
        "p",
        { class: "note links" },
        link(helpPage("support"), text("about-help-link")),
        link(helpPage("privacy"), text("about-privacy-link")),
        link("LICENSE.txt", text("about-licence-link")),
      ),
      again,
      element("p", { class: "note" }, text("report-note")),
      flight.whileIdle(button(text("report-button"), () => void this.make())),
      this.field,
    );
    this.content = [group];
    firstSteps.showOnce(flight.busy);
  }

  private async make(): Promise<void> {
    await this.flight.run(text("adding-report-sheet"), async (dialogue) => {
      const outcome = await this.actions.makeReport(version, dialogue);
      if (outcome.report === "") return outcome;
      this.shown.value = outcome.report;
      this.field.hidden = false;
      const isCopied = await copyText(this.shown, outcome.report);
      const copied = message(isCopied ? "report-copied" : "copy-by-keys");
      return { ...outcome, sentence: together(outcome.sentence, copied) };
    });
  }
}

/** A link to a page of Lavirint's own, which opens in the browser. */
function link(address: string, words: string): HTMLAnchorElement {
  return element("a", { href: address, target: "_blank", rel: "noopener" }, words);
}

/** Set by webpack: the version in package.json. */
declare const LAVIRINT_VERSION: string | undefined;

/** "1.0.0"; "unbuilt" if webpack did not run. */
export const version = typeof LAVIRINT_VERSION === "undefined" ? "unbuilt" : LAVIRINT_VERSION;
