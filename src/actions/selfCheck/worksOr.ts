import { type Message, message } from "../../message";

/** "works", or that it is refused with this code. */
export function worksOr(code: string | undefined): Message {
  return code === undefined ? message("report-works") : message("report-refused", { code });
}
