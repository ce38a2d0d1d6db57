const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text inside an element or an attribute; control characters, which XML cannot hold, as _xHHHH_ (ECMA-376 part 1, 22.9.2.19). */
export function escapeXml(text: string): string {
  return text.replace(UNWRITABLE, escaped).replace(/[&<>"]/g, (character) => ENTITIES[character]!);
}

// eslint-disable-next-line no-control-regex -- these characters are the ones that XML cannot hold
const UNWRITABLE = /_(?=x[\dA-Fa-f]{4}_)|[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDFFF]/gu;

function escaped(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
}

/** `<name one="1"/>`, or with content `<name one="1">…</name>`; attributes that are undefined are left out. */
export function xmlElement(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>> = {},
  content = "",
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join("");
  return content === "" ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}
