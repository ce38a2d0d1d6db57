import fc from "fast-check";
import { fromBase32, toBase32, crc32 } from "../../../src/maze/code/sealed";

describe("the bytes of a share code", () => {
  it("come back, whatever they are", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => expect(fromBase32(toBase32(bytes))).toEqual(bytes)),
    );
  });

  it("are digits of five bits, the first ones first, and zeros where the last digit has bits left, in groups of five", () => {
    expect(toBase32(Uint8Array.of(0x08, 0x86, 0x42, 0x98, 0xe8, 0x49))).toBe("12345-67894");
    expect(toBase32(new Uint8Array())).toBe("");
    expect([...fromBase32("zzzz-z zzz")]).toEqual([255, 255, 255, 255, 255]);
  });

  it("have a checksum that others agree on: CRC-32 of 123456789 is CBF43926", () => {
    expect(crc32(Uint8Array.from("123456789", (digit) => digit.charCodeAt(0)))).toBe(0xcbf43926);
  });
});
