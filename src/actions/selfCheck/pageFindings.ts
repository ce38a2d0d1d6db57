import { type Message, message } from "../../message";
import {
  type KeptAreas,
  PRINT_AREAS,
  type SettingAnswer,
  askFitting,
  askFreezing,
  askPageSettings,
  askPrintAreas,
} from "../../worksheet/probe";
import type { Asked } from "./asked";

/** Whether fitting to one page is accepted, and when: one line. */
export async function fittingFindings({ job, sheet }: Asked): Promise<Message[]> {
  const answer = await askFitting(job, sheet);
  return [
    message("report-fitting", {
      taken: answer === "at once" ? "atOnce" : answer === "at the second request" ? "second" : "never",
    }),
  ];
}

/** Whether a print area of several areas is accepted, in two ways: a line each. */
export async function printAreaFindings({ job, sheet }: Asked): Promise<Message[]> {
  const { asText, asAreas } = await askPrintAreas(job, sheet);
  return [
    message("report-print-areas-as-text", { areas: PRINT_AREAS, kept: kept(asText) }),
    message("report-print-areas-as-areas", { areas: PRINT_AREAS, kept: kept(asAreas) }),
  ];
}

function kept(answer: KeptAreas): Message {
  if (typeof answer === "string") return message("report-refused", { code: answer });
  return answer === PRINT_AREAS ? message("report-works") : message("report-areas-kept", { areas: answer });
}

/** How long page settings take, and a line for each that does not read as it was written. */
export async function settingFindings({ job, sheet, now }: Asked): Promise<Message[]> {
  const { writing, reading, changed } = await askPageSettings(job, sheet, now);
  return [
    message("report-settings-time", { writing: Math.round(writing), reading: Math.round(reading) }),
    ...(changed.length === 0 ? [message("report-settings-kept")] : changed.map(settingFinding)),
  ];
}

function settingFinding({ setting, written, read, refused }: SettingAnswer): Message {
  if (refused !== undefined) return message("report-setting-refused", { setting, code: refused });
  return message("report-setting", { setting, written, read });
}

/** Whether freezing panes brings a sheet to the front: one line. */
export async function freezingFindings({ job, sheet }: Asked): Promise<Message[]> {
  return [message("report-freezing", { sheet: (await askFreezing(job, sheet)) ? "front" : "behind" })];
}
