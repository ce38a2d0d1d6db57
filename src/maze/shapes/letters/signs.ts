import { drawn, type Glyph, mirrored } from "./glyph";
import { latin } from "./latin";

/** Digits, hyphen and apostrophe. */
export const signs: Readonly<Record<string, Glyph>> = {
  "0": latin.O!,
  "1": drawn(2, "01 60 66"),
  "2": drawn(3, "01 20 40 61 62 06 66"),
  "3": drawn(4, "01 20 40 61 62 43 33;43 64 65 46 26 05"),
  "4": drawn(4, "00 04 64;40 46"),
  "5": drawn(3, "60 00 03 43 64 65 46 06"),
  "6": drawn(3, "60 20 01 05 26 46 65 64 43 03"),
  "7": drawn(3, "00 60 26"),
  "8": mirrored(3, "30 20 01 02 23 33;23 04 05 26 36"),
  "9": drawn(3, "63 23 02 01 20 40 61 65 46 06"),
  "-": drawn(2, "03 63"),
  "'": drawn(0, "00 02"),
};
