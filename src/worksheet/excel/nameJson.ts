/** A value as JSON for a name's text, which has no quotation marks and no line breaks: percent signs stand for these. */
export function jsonForName(value: unknown): string {
  // Halves of a pair that a name's text would be cut between are written out.
  return JSON.stringify(value)
    .replace(/[\ud800-\udfff]/g, (half) => `\\u${half.charCodeAt(0).toString(16)}`)
    .replace(/["%\n\r]/g, encodeURIComponent);
}

/** What {@link jsonForName} wrote; undefined where somebody changed the name. */
export function jsonOfName(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return undefined;
  }
}

/** The fields of what {@link jsonOfName} gave; none where that is no object. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
