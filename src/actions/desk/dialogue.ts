import type { Message } from "../../message";
import type { OpenWorkbook } from "../../worksheet/excel";

/** A decision for the person, in a sentence that names the cells. */
export interface Question {
  /** For example: "B4:C9 on Sheet1 hold 11 values. Overwrite them?" */
  readonly sentence: Message;
  /** The label of the button that confirms, for example "Overwrite". */
  readonly yes: Message;
  /** The label of the other button, if the action then goes on in another way; "Cancel" where it is missing, which ends it. */
  readonly no?: Message;
}

/** What an action is given: its workbook, and ways to talk with the person while it runs. The pane and the ribbon each have one. */
export interface Dialogue {
  readonly workbook: OpenWorkbook;
  /** Resolves to true only when the person confirms. */
  ask(question: Question): Promise<boolean>;
  /**
   * `done` of `total` parts (any unit), with a sentence for the status line. With a total of 0 the work waits for the person, and the
   * sentence says why.
   */
  progress(done: number, total: number, sentence: Message): void;
  /**
   * A message in the words of what is written into sheets, which may be of another language than the pane's. Only for texts that an
   * action writes into a sheet, because a cell holds no message: headings, labels, names of outcomes. An action gives them to the
   * worksheet floor as texts, or this function with its messages. Questions and outcomes stay messages.
   */
  readonly say: (told: Message) => string;
  /** `say` in each language there is, for what a person's own sheet may hold. Rejects if one does not load. */
  readonly inEveryLanguage: () => Promise<readonly ((told: Message) => string)[]>;
  /** Aborted when the person presses Stop or closes the pane; acts within one sync. */
  readonly signal: AbortSignal;
  /** The most cells of a maze that there is time for; any number where it is missing. */
  readonly mostCells?: number | undefined;
}
