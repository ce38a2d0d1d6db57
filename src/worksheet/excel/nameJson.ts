/** A value as JSON for a name's text, which cannot hold quotation marks or line breaks: percent signs stand for these. */
export function jsonForName(value: unknown): string {
  // Both halves of a surrogate pair are escaped, because a name's text may be cut between them.
  return JSON.stringify(value)
    .replace(/[\ud800-\udfff]/g, (half) => `\\u${half.charCodeAt(0).toString(16)}`)
    .replace(/["%\n\r]/g, encodeURIComponent);
}

/** What {@link jsonForName} wrote; undefined if somebody changed the name. */
export function jsonOfName(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return undefined;
  }
}

/** The fields of what {@link jsonOfName} gave; empty if that is not an object. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
