const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ ((value & 1) === 1 ? 0xedb88320 : 0);
  return value;
});

/** The checksum of zip archives; `sum` is that of the bytes before. */
export function crc32(bytes: Uint8Array, sum = 0): number {
  let value = ~sum;
  for (let i = 0; i < bytes.length; i++) value = TABLE[(value ^ bytes[i]!) & 0xff]! ^ (value >>> 8);
  return ~value >>> 0;
}
