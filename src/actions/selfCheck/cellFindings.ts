import { type Message, message } from "../../message";
import { type FillAnswer, LARGE_WRITE, askCells, askDrawings, askEvents } from "../../worksheet/probe";
import type { Asked } from "./asked";
import { worksOr } from "./worksOr";

/** How fills, and texts that look like addresses, read after they were written: five lines. */
export async function cellFindings({ job, sheet }: Asked): Promise<Message[]> {
  const { hatched, plain, none, keepsAddress, keepsAddressAsText } = await askCells(job, sheet);
  const read = ({ pattern, color, tint }: FillAnswer) => ({
    pattern: String(pattern),
    colour: String(color),
    tint: String(tint),
  });
  return [
    message("report-fill-hatched", read(hatched)),
    message("report-fill-white", read(plain)),
    message("report-fill-none", read(none)),
    message("report-address", { fate: keepsAddress ? "text" : "date" }),
    message("report-address-as-text", { fate: keepsAddressAsText ? "text" : "date" }),
  ];
}

/** Whether and when a change is reported, and whether a large write goes well meanwhile: two lines. */
export async function eventFindings({ job, sheet, now }: Asked): Promise<Message[]> {
  const { told: after, source, largeWrite } = await askEvents(job, sheet, now);
  const cells = LARGE_WRITE.rows * LARGE_WRITE.columns;
  return [
    changeTold(after, source),
    largeWrite === undefined
      ? message("report-large-write", { cells })
      : message("report-large-write-refused", { cells, code: largeWrite }),
  ];
}

function changeTold(after: number | undefined, source: string | undefined): Message {
  if (after === undefined) return message("report-change-not-told");
  const milliseconds = Math.round(after);
  return source === undefined
    ? message("report-change-told-by-nobody", { milliseconds })
    : message("report-change-told", { milliseconds, source });
}

/** Whether a picture and a chart can be added: a line each. */
export async function drawingFindings({ job, sheet }: Asked): Promise<Message[]> {
  const { picture, chart } = await askDrawings(job, sheet);
  return [message("report-picture", { answer: worksOr(picture) }), message("report-chart", { answer: worksOr(chart) })];
}
