import { type Message, message } from "../../message";
import { type LongNameAnswer, NAME_LENGTHS, askLongName, askNameOfOtherSheet, askNames } from "../../worksheet/probe";
import type { Asked } from "./asked";

/** How the names of a sheet are listed: three lines, and one about a name of another sheet if `front` is given. */
export async function nameFindings({ job, sheet, front }: Asked): Promise<Message[]> {
  const { listsWorkbooks, style, printArea, printAreaRefused } = await askNames(job, sheet);
  const other = front === undefined ? [] : [otherSheetFinding(await askNameOfOtherSheet(job, sheet, front))];
  return [
    message("report-names-of-sheet", { names: listsWorkbooks ? "all" : "own" }),
    message("report-name-style", { style }),
    printAreaFinding(printArea, printAreaRefused),
    ...other,
  ];
}

function printAreaFinding(name: string | undefined, refused: string | undefined): Message {
  if (refused !== undefined) return message("report-print-area-refused", { code: refused });
  return name === undefined ? message("report-print-area-not-listed") : message("report-print-area", { name });
}

function otherSheetFinding(answer: string | boolean): Message {
  if (typeof answer === "string") return message("report-name-elsewhere-refused", { code: answer });
  return message("report-name-elsewhere", { place: answer ? "kept" : "lost" });
}

/** Whether hidden names keep long texts: a line for each length. */
export async function longNameFindings({ job, sheet }: Asked): Promise<Message[]> {
  const findings: Message[] = [];
  for (const length of NAME_LENGTHS) findings.push(longNameFinding(length, await askLongName(job, sheet, length)));
  return findings;
}

function longNameFinding(length: number, answer: LongNameAnswer): Message {
  if (typeof answer === "string") return message("report-long-name-refused", { length, code: answer });
  return message("report-long-name", {
    length,
    text: answer.keepsText ? "kept" : "lost",
    visibility: answer.staysHidden ? "hidden" : "shown",
  });
}
