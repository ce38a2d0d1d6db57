/**
 * The little XML that exceljs does not write or read: found and made as text. The parts of an .xlsx file are flat enough
 * for it, and what comes from a file is never run, expanded or followed.
 */

export interface XmlElement {
  /** By local name, without a namespace's prefix. */
  readonly attributes: ReadonlyMap<string, string>;
  /** The text between the tags, with entities resolved; "" for an empty element. Meant for elements that hold text alone. */
  readonly text: string;
}

const ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Every element of this name, at any depth, in order. */
export function* elements(xml: string, name: string): Generator<XmlElement> {
  const opening = new RegExp(`<${name}(?=[\\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)>`, "g");
  for (const match of xml.matchAll(opening)) {
    const written = match[1]!;
    const attributes = attributesOf(written);
    if (written.endsWith("/")) {
      yield { attributes, text: "" };
      continue;
    }
    const start = match.index + match[0].length;
    const end = xml.indexOf(`</${name}`, start);
    yield { attributes, text: end < 0 ? "" : unescapeXml(xml.slice(start, end)) };
  }
}

export function firstElement(xml: string, name: string): XmlElement | undefined {
  for (const first of elements(xml, name)) return first;
  return undefined;
}

function attributesOf(written: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name, double, single] of written.matchAll(ATTRIBUTE)) {
    attributes.set(name!.slice(name!.indexOf(":") + 1), unescapeXml(double ?? single ?? ""));
  }
  return attributes;
}

/** An attribute of type xsd:boolean; `absent` where it is not written. */
export function flag(element: XmlElement | undefined, name: string, absent: boolean): boolean {
  const value = element?.attributes.get(name);
  return value === undefined ? absent : value === "1" || value === "true";
}

/** A number from an attribute; undefined if it is missing or no number. */
export function numberOf(element: XmlElement | undefined, name: string): number | undefined {
  const value = element?.attributes.get(name);
  if (value === undefined || value.trim() === "") return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** For text and attributes; characters that XML cannot hold are left out. */
export function escapeXml(text: string): string {
  return text.replace(
    /[&<>"\n\r\t]|[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu,
    (character) => ESCAPES[character] ?? "",
  );
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\n": "&#10;",
  "\r": "&#13;",
  "\t": "&#9;",
};

export function unescapeXml(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\dA-Fa-f]{1,6})|(amp|lt|gt|quot|apos));/g, (all, decimal, hex, named) => {
    if (named !== undefined) return NAMED[named as keyof typeof NAMED];
    const code = decimal === undefined ? parseInt(hex as string, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}

const NAMED = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** `<name a="1">text</name>`; attributes that are undefined are left out, the text is escaped. */
export function tag(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  text = "",
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join("");
  return text === "" ? `<${name}${written}/>` : `<${name}${written}>${escapeXml(text)}</${name}>`;
}

/** Without comments, and without the prefix that some programs give every element (`<x:row>`). */
export function plainXml(xml: string): string {
  const text = xml.includes("<!--") ? xml.replace(/<!--[^]*?-->/g, "") : xml;
  const prefix = /<(\w+):(?:workbook|worksheet|sst|styleSheet|table)[\s>]/.exec(text.slice(0, 4096))?.[1];
  return prefix === undefined ? text : text.replaceAll(`<${prefix}:`, "<").replaceAll(`</${prefix}:`, "</");
}
