/** As many bytes as one call takes as arguments, and whole groups of three. */
const AT_ONCE = 3 * 4096;

/** Bytes in Base64 (RFC 4648, section 4), in which Excel takes files: 4 characters for every 3 bytes. */
export function base64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let first = 0; first < bytes.length; first += AT_ONCE) {
    parts.push(btoa(String.fromCharCode(...bytes.subarray(first, first + AT_ONCE))));
  }
  return parts.join("");
}
