/** The lines of a text, one by one; each ends at CR LF, CR, LF or the end of the text. */
export function* textLines(text: string): Generator<string> {
  for (let begin = 0; begin <= text.length;) {
    let end = begin;
    while (end < text.length && text[end] !== "\n" && text[end] !== "\r") end++;
    yield text.slice(begin, end);
    begin = end + (text.startsWith("\r\n", end) ? 2 : 1);
  }
}
