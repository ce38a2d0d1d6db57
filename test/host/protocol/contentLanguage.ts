/**
 * The language and region in which a person edits, "de-DE": what Office names as the content language. A language without a region
 * gets the one where it is mostly spoken, and what is no language tag is "en-GB"; some systems add their own to one: "en-US@posix".
 */
export function contentLanguage(language: string): string {
  try {
    const locale = new Intl.Locale(language.replace(/[@.].*$/, ""));
    return new Intl.Locale(locale, { region: locale.maximize().region ?? "GB" }).baseName;
  } catch (error) {
    if (error instanceof RangeError) return "en-GB";
    throw error;
  }
}
