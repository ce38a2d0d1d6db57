/** A cell of a list that a person wrote. */
export interface ListCell {
  readonly text: string;
  /** Its address if it shows an error: "B5". */
  readonly errorIn?: string | undefined;
}

/** A text with single spaces between its words and none around them; "" if nothing in it can be seen. */
export function plainText(text: string): string {
  const plain = text.normalize("NFC").replace(/\s+/gu, " ").trim();
  return /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(plain) ? "" : plain;
}

/** The same for texts that differ only in capitals, in spaces, or in how accents are composed. */
export function foldedText(text: string): string {
  return plainText(text).toLowerCase();
}
