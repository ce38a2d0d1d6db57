import { officeLanguage } from "../protocol/officeLanguage";

/** Regions whose offices print on US Letter: CLDR, supplemental measurement data, paperSize "US-Letter". */
const LETTER = ["BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"];

/** The paper of new sheets for a person with this language, "en-GB", by its region. */
export function paperFor(language: string): "Letter" | "A4" {
  const { region } = new Intl.Locale(officeLanguage(language));
  return region !== undefined && LETTER.includes(region) ? "Letter" : "A4";
}
