import { FileUnreadable } from "./fileUnreadable";

/** The attributes of a tag by their names without prefix, as they are written. */
export type Attributes = (name: string) => string | undefined;

/** Told of each element that begins and ends, by its name without prefix. */
interface TagReader {
  opened(name: string, attributes: Attributes): void;
  closed(name: string): void;
}

/** The most characters of one tag or comment. */
const LONGEST = 100_000;
const MOST_DEPTH = 100;

/**
 * Reads the tags of an XML text that comes in pieces; texts between tags are left out. It is only as strict as it needs to be: elements
 * are properly nested, and a document type, by which a text could define entities, is refused. Throws {@link FileUnreadable}.
 */
export class XmlTags {
  /** What of the pieces so far is the beginning of a tag. */
  private rest = "";
  private readonly open: string[] = [];
  private hasRoot = false;

  constructor(private readonly reader: TagReader) {}

  add(piece: string): void {
    const text = this.rest + piece;
    let at = 0;
    for (;;) {
      const begin = text.indexOf("<", at);
      if (begin < 0) {
        this.rest = "";
        return;
      }
      const end = endOfTag(text, begin);
      if (end < 0) {
        this.rest = text.slice(begin);
        if (this.rest.length > LONGEST) throw new FileUnreadable("damaged");
        return;
      }
      this.tag(text.slice(begin + 1, end));
      at = end + 1;
    }
  }

  /** Says that there are no more pieces. */
  end(): void {
    if (this.rest !== "" || this.open.length > 0 || !this.hasRoot) {
      throw new FileUnreadable("damaged");
    }
  }

  private tag(inside: string): void {
    const first = inside.charCodeAt(0);
    if (first === QUESTION) return;
    if (first === EXCLAMATION) {
      if (inside.startsWith("!--") || inside.startsWith("![CDATA[")) return;
      throw new FileUnreadable("damaged");
    }
    if (first === SLASH) {
      const name = localName(inside.slice(1).trimEnd());
      if (this.open.pop() !== name) throw new FileUnreadable("damaged");
      this.reader.closed(name);
      return;
    }
    const isEmpty = inside.charCodeAt(inside.length - 1) === SLASH;
    const nameEnd = endOfName(inside);
    const name = localName(inside.slice(0, nameEnd));
    if (name === "") throw new FileUnreadable("damaged");
    this.hasRoot = true;
    this.reader.opened(name, (wanted) => attributeIn(inside, nameEnd, wanted));
    if (isEmpty) this.reader.closed(name);
    else if (this.open.push(name) > MOST_DEPTH) throw new FileUnreadable("damaged");
  }
}

const [QUESTION, EXCLAMATION, SLASH, QUOTE, APOSTROPHE, GREATER] = [0x3f, 0x21, 0x2f, 0x22, 0x27, 0x3e] as const;
const isSpace = (code: number) => code === 32 || code === 9 || code === 10 || code === 13;

/** Where the ">" of the tag is that begins here; -1 if it is not there yet. */
function endOfTag(text: string, begin: number): number {
  const close = ENDS.find(({ opens }) => text.startsWith(opens, begin))?.closes;
  if (close !== undefined) {
    const end = text.indexOf(close, begin + 4);
    return end < 0 ? -1 : end + close.length - 1;
  }
  // A piece may end within "<!--".
  if (text.length - begin < 9 && text.charCodeAt(begin + 1) === EXCLAMATION) return -1;
  let quote = 0;
  for (let at = begin + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === QUOTE || code === APOSTROPHE) quote = code;
    else if (code === GREATER) return at;
  }
  return -1;
}

const ENDS = [
  { opens: "<!--", closes: "-->" },
  { opens: "<![CDATA[", closes: "]]>" },
  { opens: "<?", closes: "?>" },
] as const;

function endOfName(inside: string): number {
  let end = 0;
  while (end < inside.length && !isSpace(inside.charCodeAt(end)) && inside.charCodeAt(end) !== SLASH) end++;
  return end;
}

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

/** The attribute of this name, without regard to its prefix. */
function attributeIn(inside: string, from: number, wanted: string): string | undefined {
  let at = from;
  for (;;) {
    while (at < inside.length && isSpace(inside.charCodeAt(at))) at++;
    if (at >= inside.length || inside.charCodeAt(at) === SLASH) return undefined;
    const equals = inside.indexOf("=", at);
    if (equals < 0) throw new FileUnreadable("damaged");
    let begin = equals + 1;
    while (isSpace(inside.charCodeAt(begin))) begin++;
    const quote = inside[begin];
    const end = quote === '"' || quote === "'" ? inside.indexOf(quote, begin + 1) : -1;
    if (end < 0) throw new FileUnreadable("damaged");
    if (isNamed(inside, at, equals, wanted)) return inside.slice(begin + 1, end);
    at = end + 1;
  }
}

function isNamed(inside: string, begin: number, equals: number, wanted: string): boolean {
  let end = equals;
  while (end > begin && isSpace(inside.charCodeAt(end - 1))) end--;
  const start = end - wanted.length;
  if (start < begin || !inside.startsWith(wanted, start)) return false;
  return start === begin || inside[start - 1] === ":";
}

/** The characters that a written attribute stands for. Throws {@link FileUnreadable} for an entity that XML itself does not know. */
export function unescapeXml(written: string): string {
  return written.replace(/&([^;&]*);?/g, (whole, name: string) => {
    const known = KNOWN.get(name);
    if (known !== undefined && whole.endsWith(";")) return known;
    const number = /^#(?:x([\dA-Fa-f]{1,6})|(\d{1,7}))$/.exec(name);
    const code = number === null ? NaN : parseInt(number[1] ?? number[2]!, number[1] === undefined ? 10 : 16);
    if (!(code > 0 && code <= 0x10ffff)) throw new FileUnreadable("damaged");
    return String.fromCodePoint(code);
  });
}

const KNOWN: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);
