import { message, together, type Message } from "../../message";
import { helpPage, say, text } from "../../words";
import { CheckField, button, copyTable, copyText, element, field, untitledGroup } from "../controls";
import type { Actions, SingleFlight, Tab } from "../running";
import { FirstSteps } from "./firstSteps";
import { version } from "./version";

/**
 * "About": versions, licence, help, the first steps, and Report, which shows and copies what was found out about the program that holds
 * the workbook.
 */
export class AboutView implements Tab {
  readonly content: readonly HTMLElement[];
  private readonly shown = element("textarea", { rows: 8, readonly: true, wrap: "off" });
  private readonly field = field(text("report-field"), this.shown);
  private readonly isLong = new CheckField(text("report-long-check"));
  private readonly table = element("table", { class: "table" });
  /** Its answers may be wider than the pane. */
  private readonly wideTable = element(
    "div",
    { class: "table-box", tabindex: 0, role: "region", "aria-label": text("report-table") },
    this.table,
  );
  private readonly copying: HTMLButtonElement;

  /** `lines` give the versions of Lavirint, of the program that holds the workbook and of its API. */
  constructor(
    lines: readonly Message[],
    private readonly actions: Actions,
    private readonly flight: SingleFlight,
  ) {
    const firstSteps = new FirstSteps();
    const again = button(text("first-steps-button"), () => firstSteps.show());
    again.hidden = !firstSteps.canShow;
    this.copying = flight.whileIdle(button(text("report-copy-table"), () => void this.copy()));
    this.field.hidden = true;
    this.showTable([]);
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
      this.isLong.root,
      flight.whileIdle(button(text("report-button"), () => void this.make())),
      this.field,
      this.wideTable,
      this.copying,
    );
    this.content = [group];
    firstSteps.showOnce(flight.busy);
  }

  private async make(): Promise<void> {
    await this.flight.run(text("adding-report-sheet"), async (dialogue) => {
      const outcome = await this.actions.selfCheck(version, dialogue, { isLong: this.isLong.read() });
      if (outcome.report === "") return outcome;
      this.shown.value = outcome.report;
      this.field.hidden = false;
      this.showTable(outcome.table);
      const isCopied = await copyText(this.shown, outcome.report);
      const copied = message(isCopied ? "report-copied" : "copy-by-keys");
      return { ...outcome, sentence: together(outcome.sentence, copied) };
    });
  }

  private async copy(): Promise<void> {
    await this.flight.run(text("copying-report-table"), async () => {
      const isCopied = await copyTable(this.table);
      return { sentence: message(isCopied ? "report-table-copied" : "copy-by-keys") };
    });
  }

  /** Shows rows of cells, of which the first one has the headings; none hides the table. */
  private showTable([headings = [], ...rows]: readonly (readonly string[])[]): void {
    const row = (cells: readonly HTMLElement[]) => element("tr", {}, ...cells);
    const heading = (scope: "col" | "row") => (cell: string) => element("th", { scope }, cell);
    this.table.replaceChildren(
      element("thead", {}, row(headings.map(heading("col")))),
      element(
        "tbody",
        {},
        ...rows.map(([question = "", ...cells]) => {
          return row([heading("row")(question), ...cells.map((cell) => element("td", {}, cell))]);
        }),
      ),
    );
    this.wideTable.hidden = this.copying.hidden = rows.length === 0;
  }
}

/** A link to a page of Lavirint's own, which opens in the browser. */
function link(address: string, words: string): HTMLAnchorElement {
  return element("a", { href: address, target: "_blank", rel: "noopener" }, words);
}
