/** SVG as text, so that a page can be drawn, and tested, without a document. */

/** `<name a="1">content</name>`; `content` is SVG already, attributes are escaped, those that are undefined left out. */
export function svg(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  content = "",
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? rounded(value) : escaped(value!)}"`)
    .join("");
  return content === "" ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** Thousandths of a point are finer than any printer. */
export function rounded(length: number): string {
  return String(Math.round(length * 1000) / 1000);
}

export function escaped(text: string): string {
  return text.replace(
    /[&<>"]|[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu,
    (character) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[character] ?? "",
  );
}
