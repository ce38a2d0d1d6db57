import { together } from "../../message";
import { button, copyText, element, field, untitledGroup } from "../controls";
import type { Actions, SingleFlight, Tab } from "../running";
import { version } from "./version";

/** "About": versions, and Report, which shows and copies what was found out about the program that holds the workbook. */
export class AboutView implements Tab {
  readonly content: readonly HTMLElement[];
  private readonly shown = element("textarea", { rows: 8, readonly: true, wrap: "off" });
  private readonly field = field("What was found", this.shown);

  /** `lines` give the versions of Lavirint, of the program that holds the workbook and of its API. */
  constructor(
    lines: readonly string[],
    private readonly actions: Actions,
    private readonly flight: SingleFlight,
  ) {
    this.field.hidden = true;
    const group = untitledGroup(
      "About",
      ...lines.map((line) => element("p", { class: "note" }, line)),
      element(
        "p",
        { class: "note" },
        "Report tries how cells, lines and names are treated here, on a sheet that it adds and removes again, in about 15 seconds at most. What could be undone before may be lost. The text can be pasted into an issue.",
      ),
      flight.whileIdle(button("Report", () => void this.make())),
      this.field,
    );
    this.content = [group];
  }

  private async make(): Promise<void> {
    await this.flight.run("Adding a sheet to try things on…", async (dialogue) => {
      const outcome = await this.actions.selfCheck(version, dialogue);
      if (outcome.report === "") return outcome;
      this.shown.value = outcome.report;
      this.field.hidden = false;
      const isCopied = await copyText(this.shown, outcome.report);
      const copied = isCopied ? "It is copied." : "It is selected: press Ctrl+C (on a Mac Cmd+C) to copy it.";
      return { ...outcome, sentence: together(outcome.sentence, copied) };
    });
  }
}
