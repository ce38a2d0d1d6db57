/** Regions whose offices print on US Letter: CLDR, supplemental measurement data, paperSize "US-Letter". */
const LETTER = ["BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"];

/** The paper of new sheets for a person with this language, "en-GB": by its region, or by the one where it is mostly spoken. */
export function paperFor(language: string): "Letter" | "A4" {
  const region = regionOf(language);
  return region !== undefined && LETTER.includes(region) ? "Letter" : "A4";
}

/** Undefined for what is no language tag; some systems add their own to one: "en-US@posix". */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language.replace(/[@.].*$/, "")).maximize().region;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
