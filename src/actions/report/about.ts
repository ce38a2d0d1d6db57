import { type Message, message } from "../../message";
import { surroundings } from "../../worksheet/probe";

/** Which Lavirint this is, where it runs, and with which API, a line each. */
export function about(version: string): Message[] {
  const { platform, version: host, language, apiSets } = surroundings();
  return [
    message("about-host", { version, platform, host, language }),
    message("about-api-sets", { sets: apiSets.join(", ") }),
  ];
}
