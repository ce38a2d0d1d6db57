/**
 * A browser’s language as Office names it, always with a region: "de-DE". One without a region
 * gets the one where it is mostly spoken, and what is no language tag is "en-GB"; some systems add their own to one: "en-US@posix".
 */
export function officeLanguage(language: string): string {
  try {
    const locale = new Intl.Locale(language.replace(/[@.].*$/, ""));
    return new Intl.Locale(locale, { region: locale.maximize().region ?? "GB" }).baseName;
  } catch (error) {
    if (error instanceof RangeError) return "en-GB";
    throw error;
  }
}
