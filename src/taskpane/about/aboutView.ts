import { message, together, type Message } from "../../message";
import { say, text } from "../../words";
import { CheckField, button, copyText, element, field, untitledGroup } from "../controls";
import type { Actions, SingleFlight, Tab } from "../running";
import { version } from "./version";

/** "About": versions, and Report, which shows and copies what was found out about the program that holds the workbook. */
export class AboutView implements Tab {
  readonly content: readonly HTMLElement[];
  private readonly shown = element("textarea", { rows: 8, readonly: true, wrap: "off" });
  private readonly field = field(text("report-field"), this.shown);
  private readonly isLong = new CheckField(text("report-long-check"));

  /** `lines` give the versions of Lavirint, of the program that holds the workbook and of its API. */
  constructor(
    lines: readonly Message[],
    private readonly actions: Actions,
    private readonly flight: SingleFlight,
  ) {
    this.field.hidden = true;
    const group = untitledGroup(
      text("about-title"),
      ...lines.map((line) => element("p", { class: "note" }, say(line))),
      element("p", { class: "note" }, text("report-note")),
      this.isLong.root,
      flight.whileIdle(button(text("report-button"), () => void this.make())),
      this.field,
    );
    this.content = [group];
  }

  private async make(): Promise<void> {
    await this.flight.run(text("adding-report-sheet"), async (dialogue) => {
      const outcome = await this.actions.selfCheck(version, dialogue, { isLong: this.isLong.read() });
      if (outcome.report === "") return outcome;
      this.shown.value = outcome.report;
      this.field.hidden = false;
      const isCopied = await copyText(this.shown, outcome.report);
      const copied = message(isCopied ? "report-copied" : "copy-by-keys");
      return { ...outcome, sentence: together(outcome.sentence, copied) };
    });
  }
}
