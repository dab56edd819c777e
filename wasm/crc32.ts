// CRC-32 as used in zip and PNG files. It guards against accidents, not attackers: it detects every change within 32
// consecutive bits. The browser's own crypto.subtle is missing on pages served over plain http, as in the network of a
// hall, and Node has zlib.crc32 only since 22.2.

const POLYNOMIAL = 0xedb88320; // 0x04c11db7 with its bits reversed
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => remainder(byte));

/** Returns the checksum as a whole number from 0 to 2 ** 32 - 1. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ TABLE[(crc ^ byte) & 0xff]!;
  return ~crc >>> 0;
}

function remainder(byte: number): number {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
  return crc;
}
