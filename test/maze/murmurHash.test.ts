import { murmurHash } from "../../src/maze/model/murmurHash";

/** A text whose UTF-16 units hold these bytes, the lower one first. */
function textOf(bytes: string): string {
  return String.fromCharCode(
    ...Buffer.from(bytes).reduce<number[]>((units, byte, at) => {
      if (at % 2 === 0) units.push(byte);
      else units[at >> 1]! |= byte << 8;
      return units;
    }, []),
  );
}

const hex = (hash: Int32Array) => [...hash].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");

describe("the hash of a seed", () => {
  // From a program of its own, written from MurmurHash3's definition, which gives the published value for
  // "The quick brown fox jumps over the lazy dog" (43 bytes, so no text of 16-bit units): 2f1583c3ecee2c675d7bf66ce5e91d2c.
  it.each([
    ["", "00000000000000000000000000000000"],
    ["a", "033bb196ccef4fe1ccef4fe1ccef4fe1"],
    [" ", "0db20c5c0e595fea0e595fea0e595fea"],
    ["Lavirint", "33e24d93b29405cb062f0a6a29c03b82"],
    ["tavo-mirelu-42", "39d172ba32e5dedfb56d405fdbf7be6f"],
    ["Ljubljana č 7", "bf307af9b3230f676d20045594a2726d"],
    ["x".repeat(37), "3faef66bb3406f7674d7a31ed257b4df"],
  ])("is MurmurHash3_x86_128 of its UTF-16 units: %j", (text, expected) => {
    expect(hex(murmurHash(text))).toBe(expected);
  });

  it("takes units as two bytes, the lower one first", () => {
    expect(hex(murmurHash(textOf("L\0a\0v\0i\0r\0i\0n\0t\0")))).toBe(hex(murmurHash("Lavirint")));
  });

  it("differs for texts of lone halves of a character, which no other encoding tells apart", () => {
    const texts = ["\ud83d", "\ude00", "\ud83d\ude00", "\ufffd"];
    expect(new Set(texts.map((text) => hex(murmurHash(text)))).size).toBe(texts.length);
  });
});
