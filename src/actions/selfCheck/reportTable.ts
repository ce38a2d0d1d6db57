import { type Message, message } from "../../message";
import { worksOr } from "./worksOr";

/** A question of the report's table, and its answer. */
export interface ReportRow {
  readonly question: Message;
  readonly answer: Message;
  readonly milliseconds?: number | undefined;
  readonly bytes?: number | undefined;
}

/** Whether something works, and how many milliseconds it took; or the code with which it was refused. */
export function timedRow(question: Message, taken: number | string, bytes?: number): ReportRow {
  if (typeof taken === "string") return { question, answer: worksOr(taken), bytes };
  return { question, answer: worksOr(undefined), milliseconds: taken, bytes };
}

const COLUMNS = ["question", "answer", "time", "size"] as const;

/**
 * The cells of the table in words, row by row; the first row has the headings. Numbers are only digits, which every Excel reads as a
 * number in any language.
 */
export function tableInWords(rows: readonly ReportRow[], say: (told: Message) => string): string[][] {
  const number = (value: number | undefined) => (value === undefined ? "" : String(Math.round(value)));
  return [
    COLUMNS.map((column) => say(message("report-column", { column }))),
    ...rows.map(({ question, answer, milliseconds, bytes }) => {
      return [onOneLine(say(question)), onOneLine(say(answer)), number(milliseconds), number(bytes)];
    }),
  ];
}

/** What Excel says of an error may have tabs and line breaks, which would begin another cell. */
const onOneLine = (text: string) => text.replace(/\s+/g, " ");

/** The cells as lines of text with tabs between them, which are cells again where they are pasted into a sheet. */
export function tableAsText(table: readonly (readonly string[])[]): string {
  return table.map((row) => row.join("\t").trimEnd()).join("\n");
}
