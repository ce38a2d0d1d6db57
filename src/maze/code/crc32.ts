/** The CRC-32 of bytes (polynomial 0x04C11DB7 reflected, as in zip files and ISO 3309), from 0 to 2^32 - 1. */
export function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
}
