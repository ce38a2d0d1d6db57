import { surroundings } from "../../worksheet/probe";

/** The version of Lavirint, where it runs, and with which API, a line each. */
export function about(version: string): string[] {
  const { platform, version: host, language, apiSets } = surroundings();
  return [`Lavirint ${version} on ${platform} ${host}, ${language}.`, `API sets: ${apiSets.join(", ")}.`];
}
