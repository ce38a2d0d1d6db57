import type { Dialogue } from "../../actions/desk/dialogue";
import type { SelfCheckOutcome } from "../../actions/selfCheck/selfCheck";
import { copyText } from "../controls/clipboard";
import { button, element, foldedGroup, setAvailable } from "../controls/elements";
import { field } from "../controls/fields";
import type { SingleFlight } from "../running/singleFlight";

export interface AboutActions {
  /** The versions of Lavirint, of the program that holds the workbook and of its API, a line each. */
  about(): readonly string[];
  selfCheck(dialogue: Dialogue): Promise<SelfCheckOutcome>;
}

/** The fold "About": versions, and Report, which shows and copies what was found out about the program that holds the workbook. */
export class AboutView {
  readonly root: HTMLElement;
  private readonly report = button("Report", () => void this.make());
  private readonly shown = element("textarea", { rows: 8, readonly: true, wrap: "off" });
  private readonly field = field("What was found", this.shown);

  constructor(
    private readonly actions: AboutActions,
    private readonly flight: SingleFlight,
  ) {
    this.field.hidden = true;
    this.root = foldedGroup(
      "About",
      ...actions.about().map((line) => element("p", { class: "note" }, line)),
      element(
        "p",
        { class: "note" },
        "Report tries how cells, lines and names are treated here, on a sheet that it adds and removes again, in about 15 seconds at most. What could be undone before may be lost. The text can be pasted into an issue.",
      ),
      this.report,
      this.field,
    );
  }

  setIdle(idle: boolean): void {
    setAvailable(this.report, idle);
  }

  private async make(): Promise<void> {
    await this.flight.run("Adding a sheet to try things on…", async (dialogue) => {
      const outcome = await this.actions.selfCheck(dialogue);
      if (outcome.report === "") return outcome;
      this.shown.value = outcome.report;
      this.field.hidden = false;
      const isCopied = await copyText(this.shown, outcome.report);
      const copied = isCopied ? "It is copied." : "It is selected: press Ctrl+C (on a Mac Cmd+C) to copy it.";
      return { ...outcome, sentence: `${outcome.sentence} ${copied}` };
    });
  }
}
