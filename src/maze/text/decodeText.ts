/** What bytes from 128 on mean in the code pages 437 and 852, as far as both agree and a drawn maze needs it. */
const DRAWN: Readonly<Record<number, string>> = {
  0xb1: "▒",
  0xb3: "│",
  0xb4: "┤",
  0xbf: "┐",
  0xc0: "└",
  0xc1: "┴",
  0xc2: "┬",
  0xc3: "├",
  0xc4: "─",
  0xc5: "┼",
  0xd9: "┘",
  0xda: "┌",
  0xdb: "█",
};

const PART = 100_000;

/**
 * The text of a file: UTF-8; UTF-16 with a byte order mark, as some Windows editors save it; and what is neither is taken for code
 * page 437 or 852, in which programs for a console window draw. Other letters beyond ASCII become U+FFFD there.
 */
export function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return fromCodePage(new Uint8Array(bytes));
  }
}

function fromCodePage(bytes: Uint8Array): string {
  const characters = Array.from({ length: 256 }, (_, byte) =>
    byte < 128 ? String.fromCharCode(byte) : (DRAWN[byte] ?? "\ufffd"),
  );
  const parts: string[] = [];
  // Joined in parts, because a list of single characters takes many times the memory of their text.
  for (let begin = 0; begin < bytes.length; begin += PART) {
    parts.push(Array.from(bytes.subarray(begin, begin + PART), (byte) => characters[byte]!).join(""));
  }
  return parts.join("");
}
